//! The threads of a scan: one reads the grids, the others search them.

use super::batches::{Batch, Batches, is_canary};
use super::event::Event;
use super::gate::{Gate, PATIENCE};
use super::shared::{Searches, Shared, Worker};
use crate::engine::{Grouping, Question};
use core_affinity::CoreId;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender};
use gridsieve_grids::texts::InputError;
use gridsieve_grids::{Grid, Puzzle};
use itertools::Itertools;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Grids to be searched together, with their numbers in the input, and which of the
/// questions they are asked.
pub(super) struct Job {
    pub turn: usize,
    pub grids: Vec<(u64, Grid)>,
}

/// Reads grids and hands them to the workers.
pub(super) struct Reader {
    pub batches: Batches,
    pub skip_bad: bool,
    pub question: Question,
    /// How many questions each grid is asked.
    pub turns: usize,
    pub grouping: Grouping,
    pub subgrid: Option<Puzzle>,
    pub to_workers: Sender<Job>,
}

impl Reader {
    /// Reads until the input or the workers end.
    pub fn read(mut self, events: &Sender<Event>) {
        let (mut grids, mut canaries) = (0, 0);
        let mut error = None;
        while error.is_none() {
            match self.batches.next() {
                None => break,
                Some(Ok(mut batch)) => {
                    error = self.unfit(&mut batch);
                    if !self.send(&batch) {
                        // The workers were stopped. Without the event below the scan is
                        // not complete.
                        return;
                    }
                    let count = if is_canary(batch.first) { &mut canaries } else { &mut grids };
                    *count += batch.grids.len() as u64;
                }
                Some(Err(bad)) if self.skip_bad && bad.is_bad_line() => {
                    if events.send(Event::Skipped(bad)).is_err() {
                        return;
                    }
                }
                Some(Err(fatal)) => error = Some(fatal),
            }
        }
        // The receiver is gone if the scan was stopped.
        let _ = events.send(Event::InputEnded { grids, canaries, error });
    }

    /// Takes the first grid without the clues of the subgrid, and what follows it, out of a
    /// batch.
    fn unfit(&self, batch: &mut Batch) -> Option<InputError> {
        let subgrid = self.subgrid.as_ref()?;
        let has_not = |grid: &Grid| grid.puzzle(subgrid.clues()) != *subgrid;
        let place = batch.grids.iter().position(has_not)?;
        batch.grids.truncate(place);
        let number = batch.first + place as u64;
        Some(InputError::Other(format!(
            "grid {number}, counted from 0, does not have the clues of --subgrid"
        )))
    }

    /// Sends a batch in groups; false if the receiver is gone.
    fn send(&self, batch: &Batch) -> bool {
        let Batch { first, grids } = batch;
        let groups = match grids.len() {
            0 => Vec::new(),
            1 => vec![vec![0]],
            _ => (self.grouping)(&self.question, grids),
        };
        let places = groups.iter().flatten().copied().sorted_unstable();
        assert!(places.eq(0..grids.len()), "groups of an engine have each grid of a batch once");
        let send = |group: &[usize], turn| {
            let grids = group.iter().map(|&place| (first + place as u64, grids[place])).collect();
            self.to_workers.send(Job { turn, grids }).is_ok()
        };
        groups.iter().all(|group| (0..self.turns).all(|turn| send(group, turn)))
    }
}

/// Searches one group after another until there are no more or it is stopped.
pub(super) fn work(
    shared: &Shared,
    gate: &Gate,
    (number, core): (usize, Option<CoreId>),
    jobs: &Receiver<Job>,
    events: &Sender<Event>,
) {
    // Sent even if this thread should panic: the one that writes waits for it.
    let _ended = Ended(events);
    let _stops = StopsOnPanic(shared.stop);
    if core.is_some_and(|core| !core_affinity::set_for_current(core)) {
        let _ = events.send(Event::NotPinned);
    }
    let worker = Worker { shared, number, events };
    let mut searches = Searches::default();
    while gate.enter(shared.stop) {
        let Some(Job { turn, grids }) = next(shared, jobs) else {
            // Others may be waiting at the gate to learn the same.
            gate.leave(false);
            break;
        };
        gate.add(grids.len() - 1);
        for (result, temporary) in worker.search_group(&mut searches, turn, &grids) {
            if result.puzzles.is_spilled() {
                gate.add_file();
            }
            if temporary.is_err() {
                // The scan ends: no grid is to be begun until that is known.
                shared.stop.store(true, Ordering::Relaxed);
            }
            if events.send(Event::Searched(Box::new(result), temporary)).is_err() {
                // The thread that writes broke down, and the scan with it.
                return;
            }
        }
    }
    // It can help those that have something to do.
    shared.spare.add(core.map(|core| core.id));
}

/// Raises the stop flag if its thread panics, so that threads that wait see it and end.
pub(super) struct StopsOnPanic<'a>(pub &'a AtomicBool);

impl Drop for StopsOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
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
