//! One search in parts: on one thread, or on several, each of which takes the next part as soon
//! as it is done with one.
//!
//! As long as no other thread is [spare](super::company::Spare), the parts are searched by the
//! thread that was asked. Then it starts others, one of them in its own place, and hands on
//! what they find.

#[cfg(feature = "system")]
mod threads;

use super::company::{Company, Seat};
use super::nearly::Nearly;
use super::{Counters, End, FoundIn};
use gridsieve_grids::CellSet;
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What a search looks at to see whether it is to end.
#[derive(Clone, Copy)]
pub(super) struct Stop<'a> {
    flag: &'a AtomicBool,
    /// The other threads of the search need this one no more.
    over: &'a AtomicBool,
}

impl<'a> Stop<'a> {
    /// That of a search in one piece.
    pub fn alone(flag: &'a AtomicBool) -> Stop<'a> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Stop { flag, over: &NEVER }
    }

    /// Is the search to end?
    #[inline(always)]
    pub fn is_raised(self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.over.load(Ordering::Relaxed)
    }
}

/// The parts of a search.
pub(super) struct Parts<'a> {
    company: &'a Company,
    stop: &'a AtomicBool,
    /// While these are wanted there is one thread.
    nearly: Option<&'a Nearly<'a>>,
    /// What each part adds to the share of the search that is done.
    shares: &'a [f64],
    /// The next part.
    next: AtomicUsize,
    /// How many were searched to their ends.
    searched: AtomicUsize,
    /// The grids of which no more puzzles are wanted.
    enough: Vec<AtomicBool>,
    /// No more puzzles of any grid are wanted, or a thread broke down.
    over: AtomicBool,
}

/// How a search in parts ended.
pub(super) struct Ended {
    /// What all threads counted.
    pub counters: Counters,
    /// Of each grid how its search ended.
    pub ends: Vec<End>,
}

impl<'a> Parts<'a> {
    /// The parts of a search of so many `grids`, as many as there are shares.
    pub fn new(
        company: &'a Company,
        stop: &'a AtomicBool,
        nearly: Option<&'a Nearly<'a>>,
        shares: &'a [f64],
        grids: usize,
    ) -> Parts<'a> {
        Parts {
            company,
            stop,
            nearly,
            shares,
            next: AtomicUsize::new(0),
            searched: AtomicUsize::new(0),
            enough: (0..grids).map(|_| AtomicBool::new(false)).collect(),
            over: AtomicBool::new(false),
        }
    }

    fn stop(&self) -> Stop<'_> {
        Stop { flag: self.stop, over: &self.over }
    }

    /// Searches all parts. `search` takes them from its desk until there are no more, or its
    /// own search was ended. It has memory of its own: `own`, or what `memory` makes.
    ///
    /// # Panics
    /// A thread did.
    pub fn search<M: Send>(
        &self,
        own: &mut M,
        memory: &(impl Fn() -> M + Sync),
        search: &(impl Fn(&mut M, &Desk) -> Counters + Sync),
        found: &mut FoundIn,
    ) -> Ended {
        let mut counters = Counters::default();
        // Without a system there are no threads.
        let (alone, _) = (Cell::new(cfg!(not(feature = "system"))), memory);
        loop {
            let spare = Cell::new(if alone.get() { None } else { self.spare() });
            #[cfg(feature = "system")]
            if let Some(seat) = spare.take() {
                if let Some(counted) = threads::search(self, seat, own, memory, search, found) {
                    counters.merge(&counted);
                    break;
                }
                // The system grants no thread: this one does it all.
                alone.set(true);
            }
            let found = RefCell::new(&mut *found);
            let post = Post::Own { found, spare: (!alone.get()).then_some(&spare) };
            counters.merge(&search(own, &Desk { parts: self, at_work: Cell::new(None), post }));
            match spare.take() {
                Some(seat) => self.company.spare.add(seat),
                None => break,
            }
        }
        self.ended(counters)
    }

    fn ended(&self, counters: Counters) -> Ended {
        let all = self.searched.load(Ordering::Relaxed) == self.shares.len();
        let enough: Vec<bool> =
            self.enough.iter().map(|enough| enough.load(Ordering::Relaxed)).collect();
        let stopped = self.stop.load(Ordering::Relaxed);
        assert!(all || stopped || enough.iter().all(|&enough| enough), "parts were left out");
        Ended { counters, ends: enough.into_iter().map(|enough| End::of(enough, !all)).collect() }
    }

    /// A spare thread, if another one has something to do.
    fn spare(&self) -> Option<Seat> {
        let left = self.shares.len().saturating_sub(self.next.load(Ordering::Relaxed));
        let alone = self.nearly.is_some_and(Nearly::are_wanted);
        if left > 1 && !alone && !self.stop().is_raised() {
            self.company.spare.take()
        } else {
            None
        }
    }

    /// Takes down whether a grid's receiver wants no more.
    fn heed(&self, grid: usize, flow: ControlFlow<()>) {
        if flow.is_break() {
            self.enough[grid].store(true, Ordering::Relaxed);
            let all = self.enough.iter().all(|enough| enough.load(Ordering::Relaxed));
            self.over.fetch_or(all, Ordering::Relaxed);
        }
    }
}

/// Where a thread gets its parts, and leaves what it finds.
pub(super) struct Desk<'a> {
    parts: &'a Parts<'a>,
    /// The part that is being searched.
    at_work: Cell<Option<usize>>,
    post: Post<'a>,
}

/// Where puzzles go.
enum Post<'a> {
    /// To the receiver itself. This thread gets no more parts once another one is spare: its
    /// seat is left here, if there is a place for it.
    Own { found: RefCell<&'a mut FoundIn<'a>>, spare: Option<&'a Cell<Option<Seat>>> },
    /// To the thread that was asked.
    #[cfg(feature = "system")]
    Sent(threads::Outbox<'a>),
}

impl<'a> Desk<'a> {
    /// What the search of a part looks at, for it may be that other threads end it.
    pub fn stop(&self) -> Stop<'a> {
        self.parts.stop()
    }

    /// The next part, once the one before is searched to its end; none if there are no more, or
    /// none are wanted.
    pub fn next(&self) -> Option<usize> {
        let parts = self.parts;
        if let Some(done) = self.at_work.take() {
            parts.searched.fetch_add(1, Ordering::Relaxed);
            parts.company.share.add(parts.shares[done]);
        }
        if parts.stop().is_raised() {
            return None;
        }
        if let Post::Own { spare: Some(place), .. } = &self.post
            && let Some(seat) = parts.spare()
        {
            place.set(Some(seat));
            return None;
        }
        let part = parts.next.fetch_add(1, Ordering::Relaxed);
        if part >= parts.shares.len() {
            return None;
        }
        #[cfg(feature = "system")]
        if let Post::Sent(outbox) = &self.post {
            outbox.begin(part);
        }
        self.at_work.set(Some(part));
        Some(part)
    }

    /// Hands on a puzzle of a grid; breaks when no more are wanted.
    pub fn found(&self, grid: usize, clues: CellSet) -> ControlFlow<()> {
        if self.parts.enough[grid].load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        match &self.post {
            Post::Own { found, .. } => {
                let flow = (found.borrow_mut())(grid, clues);
                self.parts.heed(grid, flow);
                flow
            }
            #[cfg(feature = "system")]
            Post::Sent(outbox) => outbox.send(grid, clues),
        }
    }
}

#[cfg(test)]
#[path = "parts/tests.rs"]
mod tests;
