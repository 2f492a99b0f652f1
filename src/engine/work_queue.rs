//! A queue of the parts of one search. One or several threads search them; each takes the next part
//! when it has finished one.
//!
//! While no other thread is [spare](super::context::SpareThreads), the calling thread searches all
//! parts. When a thread becomes spare, the caller starts two threads, a helper and one that takes
//! over its own search. From then on the caller only passes on the puzzles that these threads find.

#[cfg(feature = "system")]
mod threads;

use super::context::{Core, SearchContext};
use super::nearly::Nearly;
use super::{Counters, End, OnPuzzleOf};
use gridsieve_grids::CellSet;
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What a search looks at to see whether it is to end.
#[derive(Clone, Copy)]
pub(super) struct Stop<'a> {
    flag: &'a AtomicBool,
    /// Set when no thread of this search should go on: enough was found, or one panicked.
    over: &'a AtomicBool,
}

impl<'a> Stop<'a> {
    /// A stop flag for a search on one thread.
    pub fn alone(flag: &'a AtomicBool) -> Stop<'a> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Stop { flag, over: &NEVER }
    }

    /// Whether the search has to end.
    #[inline(always)]
    pub fn is_raised(self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.over.load(Ordering::Relaxed)
    }
}

/// The parts of a search.
pub(super) struct WorkQueue<'a> {
    context: &'a SearchContext,
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
    /// No more puzzles of any grid are wanted, or a thread panicked.
    over: AtomicBool,
}

/// How a search in parts ended.
pub(super) struct Ended {
    /// What all threads counted.
    pub counters: Counters,
    /// How the search of each grid ended.
    pub ends: Vec<End>,
    /// How many parts were searched to their ends.
    pub searched: u64,
}

impl<'a> WorkQueue<'a> {
    /// The parts of a search of so many `grids`, as many as there are shares.
    ///
    /// # Panics
    /// There is no part: a search without parts would be complete by default.
    pub fn new(
        context: &'a SearchContext,
        stop: &'a AtomicBool,
        nearly: Option<&'a Nearly<'a>>,
        shares: &'a [f64],
        grids: usize,
    ) -> WorkQueue<'a> {
        assert!(!shares.is_empty(), "a search without parts has to say why it has none");
        WorkQueue {
            context,
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

    /// Searches all parts. `search` is called once on each thread, and takes parts from its handle
    /// until there are no more, or the search is ended. The first thread works with the memory
    /// `own`, each other one with what `memory` makes.
    ///
    /// # Panics
    /// A thread of the search panicked.
    pub fn search<M: Send>(
        &self,
        own: &mut M,
        memory: &(impl Fn() -> M + Sync),
        search: &(impl Fn(&mut M, &WorkerHandle) -> Counters + Sync),
        found: &mut OnPuzzleOf,
    ) -> Ended {
        let mut counters = Counters::default();
        // A build without the feature `system` has no threads.
        let (alone, _) = (Cell::new(cfg!(not(feature = "system"))), memory);
        loop {
            let spare = Cell::new(if alone.get() { None } else { self.spare() });
            #[cfg(feature = "system")]
            if let Some(core) = spare.take() {
                if let Some(counted) = threads::search(self, core, own, memory, search, found) {
                    counters.merge(&counted);
                    break;
                }
                // The system grants no thread: this one does it all.
                alone.set(true);
            }
            let found = RefCell::new(&mut *found);
            let puzzles_to = PuzzlesTo::Own { found, spare: (!alone.get()).then_some(&spare) };
            counters.merge(&search(
                own,
                &WorkerHandle { parts: self, at_work: Cell::new(None), puzzles_to },
            ));
            match spare.take() {
                Some(core) => self.context.spare.add(core),
                None => break,
            }
        }
        self.ended(counters)
    }

    fn ended(&self, counters: Counters) -> Ended {
        let searched = self.searched.load(Ordering::Relaxed);
        let all = searched == self.shares.len();
        let enough: Vec<bool> =
            self.enough.iter().map(|enough| enough.load(Ordering::Relaxed)).collect();
        let stopped = self.stop.load(Ordering::Relaxed);
        assert!(all || stopped || enough.iter().all(|&enough| enough), "parts were left out");
        let end = |enough| match enough {
            true => End::Enough,
            false if all => End::Complete,
            false => End::Interrupted,
        };
        let ends = enough.into_iter().map(end).collect();
        Ended { counters, ends, searched: searched as u64 }
    }

    /// A spare thread, if another one has something to do.
    fn spare(&self) -> Option<Core> {
        let left = self.shares.len().saturating_sub(self.next.load(Ordering::Relaxed));
        let alone = self.nearly.is_some_and(Nearly::are_wanted);
        if left > 1 && !alone && !self.stop().is_raised() {
            self.context.spare.take()
        } else {
            None
        }
    }

    /// Records that the receiver of a grid's puzzles wants no more.
    fn note_break(&self, grid: usize, flow: ControlFlow<()>) {
        if flow.is_break() {
            self.enough[grid].store(true, Ordering::Relaxed);
            let all = self.enough.iter().all(|enough| enough.load(Ordering::Relaxed));
            self.over.fetch_or(all, Ordering::Relaxed);
        }
    }
}

/// Gives a thread its parts, and takes its puzzles.
pub(super) struct WorkerHandle<'a> {
    parts: &'a WorkQueue<'a>,
    /// The part that is being searched.
    at_work: Cell<Option<usize>>,
    puzzles_to: PuzzlesTo<'a>,
}

/// The destination of puzzles.
enum PuzzlesTo<'a> {
    /// To the receiver itself. Where there is a place `spare`, this thread gets no more parts once
    /// another thread is spare, and finds it there: then its caller goes on with several.
    Own { found: RefCell<&'a mut OnPuzzleOf<'a>>, spare: Option<&'a Cell<Option<Core>>> },
    /// To the calling thread.
    #[cfg(feature = "system")]
    Sent(threads::Outbox<'a>),
}

impl<'a> WorkerHandle<'a> {
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
            parts.context.share.add(parts.shares[done]);
        }
        if parts.stop().is_raised() {
            return None;
        }
        if let PuzzlesTo::Own { spare: Some(place), .. } = &self.puzzles_to
            && let Some(core) = parts.spare()
        {
            place.set(Some(core));
            return None;
        }
        let part = parts.next.fetch_add(1, Ordering::Relaxed);
        if part >= parts.shares.len() {
            return None;
        }
        #[cfg(feature = "system")]
        if let PuzzlesTo::Sent(outbox) = &self.puzzles_to {
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
        match &self.puzzles_to {
            PuzzlesTo::Own { found, .. } => {
                let flow = (found.borrow_mut())(grid, clues);
                self.parts.note_break(grid, flow);
                flow
            }
            #[cfg(feature = "system")]
            PuzzlesTo::Sent(outbox) => outbox.send(grid, clues),
        }
    }
}

#[cfg(test)]
#[path = "work_queue/tests.rs"]
mod tests;
