//! The threads of a scan: one reads the grids, the others search them.

use super::collect::{Search, Shared, search_grid};
use super::gate::{Gate, PATIENCE};
use super::input::{InputError, Source};
use super::result::GridResult;
use crate::grid::Grid;
use core_affinity::CoreId;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender};
use std::io;
use std::sync::atomic::Ordering;

/// A grid to be searched.
pub(super) struct Job {
    pub index: u64,
    pub grid: Grid,
}

/// What the threads tell the one that writes.
pub(super) enum Event {
    /// A grid was searched.
    Searched(Box<GridResult>, io::Result<()>),
    /// A bad line was passed over.
    Skipped(InputError),
    /// The input has ended after so many grids, or with an error. It comes
    /// before the last `WorkerEnded`, unless the workers were stopped.
    InputEnded { grids: u64, error: Option<InputError> },
    /// A worker could not be bound to its core.
    NotPinned,
    /// A worker will send no more.
    WorkerEnded,
}

/// Reads grids until the input or the workers end.
pub(super) fn read(source: Source, skip_bad: bool, jobs: &Sender<Job>, events: &Sender<Event>) {
    let mut grids = 0;
    let mut error = None;
    for item in source {
        match item {
            Ok(grid) => {
                if jobs.send(Job { index: grids, grid }).is_err() {
                    return;
                }
                grids += 1;
            }
            Err(bad) if skip_bad && bad.is_bad_line() => {
                if events.send(Event::Skipped(bad)).is_err() {
                    return;
                }
            }
            Err(fatal) => {
                error = Some(fatal);
                break;
            }
        }
    }
    // Nobody listens any more if the scan was stopped.
    let _ = events.send(Event::InputEnded { grids, error });
}

/// Searches one grid after another until there are no more or it is stopped.
pub(super) fn work(
    shared: &Shared,
    gate: &Gate,
    core: Option<CoreId>,
    jobs: &Receiver<Job>,
    events: &Sender<Event>,
) {
    // Sent even if this thread should panic: the one that writes waits for it.
    let _ended = Ended(events);
    if core.is_some_and(|core| !core_affinity::set_for_current(core)) {
        let _ = events.send(Event::NotPinned);
    }
    let mut search: Search = None;
    while gate.enter(shared.stop) {
        let Some(Job { index, grid }) = next(shared, jobs) else {
            // Others may be waiting at the gate to learn the same.
            gate.leave(false);
            break;
        };
        let (result, temporary) = search_grid(shared, &mut search, index, grid);
        if result.puzzles.is_spilled() {
            gate.add_file();
        }
        if events.send(Event::Searched(Box::new(result), temporary)).is_err() {
            break;
        }
    }
}

struct Ended<'a>(&'a Sender<Event>);

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        let _ = self.0.send(Event::WorkerEnded);
    }
}

fn next(shared: &Shared, jobs: &Receiver<Job>) -> Option<Job> {
    loop {
        // The reader may be waiting for a line that never comes.
        let job = jobs.recv_timeout(PATIENCE);
        match job {
            _ if shared.stop.load(Ordering::Relaxed) => return None,
            Ok(job) => return Some(job),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}
