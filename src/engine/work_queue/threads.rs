//! The threads that search parts, and the one that hands on what they find.

use super::{PuzzlesTo, WorkQueue, WorkerHandle};
use crate::engine::context::Core;
use crate::engine::{Counters, OnPuzzleOf};
use core_affinity::CoreId;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, bounded};
use gridsieve_grids::CellSet;
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::thread::{self, ScopedJoinHandle};
use std::time::Duration;

/// Puzzles that wait for their turn, of all parts together: their channels take the memory for
/// them at once. A thread whose part has more waits.
const WAITING: usize = 1 << 16;

/// How often the thread that was asked looks for further spare threads.
const TICK: Duration = Duration::from_millis(20);

/// A puzzle of a grid.
type Message = (usize, CellSet);

/// Where puzzles go in: each part takes its own end, and drops it when it is done.
struct Outboxes {
    first: usize,
    senders: Vec<Mutex<Option<Sender<Message>>>>,
}

/// The channels of so many parts from `first` on: one for each, in their order, or one for all.
fn channels(first: usize, parts: usize, in_order: bool) -> (Outboxes, Vec<Receiver<Message>>) {
    let (senders, receivers): (Vec<_>, Vec<_>) = if in_order {
        let of_each = (WAITING / parts).clamp(1, 1 << 10);
        (0..parts).map(|_| bounded(of_each)).unzip()
    } else {
        let (sender, receiver) = bounded(1 << 10);
        (vec![sender; parts], vec![receiver])
    };
    let senders = senders.into_iter().map(|sender| Mutex::new(Some(sender))).collect();
    (Outboxes { first, senders }, receivers)
}

/// What a thread sends its puzzles by.
pub(super) struct Outbox<'a> {
    outboxes: &'a Outboxes,
    sender: RefCell<Option<Sender<Message>>>,
}

impl Outbox<'_> {
    /// What comes next belongs to this part.
    pub fn begin(&self, part: usize) {
        let sender = self.outboxes.senders[part - self.outboxes.first].lock();
        let sender = sender.expect("nothing panics while it is held").take();
        assert!(sender.is_some(), "each part is searched once");
        self.sender.replace(sender);
    }

    /// Sends a puzzle; breaks if the receiver is gone.
    pub fn send(&self, grid: usize, clues: CellSet) -> ControlFlow<()> {
        let sender = self.sender.borrow();
        match sender.as_ref().expect("a part was begun").send((grid, clues)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}

/// A thread at work. When it ends it is spare again; if it broke down, the others end too.
struct AtWork<'a>(&'a WorkQueue<'a>, Option<Core>);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        self.0.over.fetch_or(thread::panicking(), Ordering::Relaxed);
        self.1.into_iter().for_each(|core| self.0.context.spare.add(core));
    }
}

/// Searches the parts that are left: on a thread in the place of this one, with its `own` memory,
/// and on others, the first of them on this core. Gives what they counted; none if the system
/// grants no thread, and nothing was searched.
///
/// # Panics
/// A thread did.
pub(super) fn search<M: Send>(
    parts: &WorkQueue,
    core: Core,
    own: &mut M,
    memory: &(impl Fn() -> M + Sync),
    search: &(impl Fn(&mut M, &WorkerHandle) -> Counters + Sync),
    found: &mut OnPuzzleOf,
) -> Option<Counters> {
    let first = parts.next.load(Ordering::Relaxed);
    let left = parts.shares.len() - first;
    let (outboxes, receivers) = channels(first, left, parts.context.in_order);
    let outboxes = &outboxes;
    let work = move |memory: &mut M| {
        let outbox = Outbox { outboxes, sender: RefCell::new(None) };
        search(
            memory,
            &WorkerHandle { parts, at_work: Cell::new(None), puzzles_to: PuzzlesTo::Sent(outbox) },
        )
    };
    thread::scope(|scope| {
        // Should handing on panic, the others do not go on with all that is left.
        let _handing_on = AtWork(parts, None);
        let mut threads: Vec<ScopedJoinHandle<Counters>> = Vec::new();
        let help = |core: Core| {
            // Made here: the core is free again even if there is no thread.
            let at_work = AtWork(parts, Some(core));
            thread::Builder::new().name("helper".into()).spawn_scoped(scope, move || {
                let _at_work = at_work;
                if let Some(id) = core {
                    // A thread that cannot be bound to its core works elsewhere.
                    core_affinity::set_for_current(CoreId { id });
                }
                work(&mut memory())
            })
        };
        let in_place = thread::Builder::new().name("searcher".into());
        let in_place = in_place.spawn_scoped(scope, move || {
            let _at_work = AtWork(parts, None);
            work(own)
        });
        threads.extend(in_place.into_iter().chain(help(core)));
        if threads.is_empty() {
            return None;
        }
        // Each ends when its parts are done; all are dropped at once if enough was found.
        'all: for receiver in receivers {
            loop {
                if let Some(core) = parts.spare() {
                    threads.extend(help(core));
                }
                match receiver.recv_timeout(TICK) {
                    Ok((grid, clues)) if !parts.enough[grid].load(Ordering::Relaxed) => {
                        let flow = found(grid, clues);
                        parts.note_break(grid, flow);
                    }
                    Ok(_) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                    Err(RecvTimeoutError::Timeout) => {
                        let ended = threads.iter().all(ScopedJoinHandle::is_finished);
                        if ended && receiver.is_empty() {
                            // Neither this part was begun nor any after it.
                            break 'all;
                        }
                    }
                }
                if parts.over.load(Ordering::Relaxed) {
                    break 'all;
                }
            }
        }
        let mut counters = Counters::default();
        for thread in threads {
            match thread.join() {
                Ok(counted) => counters.merge(&counted),
                Err(panic) => resume_unwind(panic),
            }
        }
        Some(counters)
    })
}
