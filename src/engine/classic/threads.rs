//! One grid on several threads: each takes the next piece of work; results
//! are handed on in the order of the pieces.

use super::Classic;
use super::lists::{Chunk, Lists};
use super::worker::Worker;
use crate::engine::{Counters, Found};
use crate::grid::{CellSet, Grid};
use crossbeam_channel::{Receiver, Sender, bounded};
use gridsieve_kernels::dispatch_few;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Messages of a piece that wait for their turn: its thread waits when there are
/// more.
const WAITING: usize = 64;

enum Message {
    Found(CellSet),
    /// The piece is done, or was given up.
    Ended(Counters, bool),
}

/// Searches all chunks; what they count is added to that of `worker`. Gives whether it
/// did: nothing is searched if the system grants no thread.
///
/// # Panics
/// A thread did.
pub fn search(
    engine: &Classic,
    grid: &Grid,
    chunks: &[Chunk],
    worker: &mut Worker,
    found: &mut Found,
) -> bool {
    let (senders, receivers): (Vec<Sender<Message>>, Vec<Receiver<Message>>) =
        chunks.iter().map(|_| bounded(WAITING)).unzip();
    let enough = AtomicBool::new(false);
    let (prepared, question, stop) = (worker.prepared, worker.question, worker.stop);
    // A chunk's sender is dropped when the chunk is done, or by a panic.
    let pieces = Mutex::new(chunks.iter().zip(senders));
    let work = || {
        let mut lists = Lists::new(prepared, engine.bitmap_threshold);
        loop {
            let piece = pieces.lock().expect("nothing panics between").next();
            let Some((&chunk, sender)) = piece else { return };
            let mut own = Worker::new(grid, prepared, question, stop);
            // Nothing more is wanted: the receivers of what is left are gone.
            own.ended = enough.load(Ordering::Relaxed);
            let mut found = |clues| match sender.send(Message::Found(clues)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            };
            if !own.ended {
                dispatch_few!(engine.isa, token => lists.search(token, chunk, &mut own, &mut found));
            }
            let ended = own.ended;
            // If nobody listens enough was found.
            let _ = sender.send(Message::Ended(own.into_counters(), ended));
        }
    };
    thread::scope(|scope| {
        let threads = engine.threads.min(chunks.len());
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        if (0..threads).filter(start).count() == 0 {
            return false;
        }
        // They are dropped one by one, and all at once if enough was found.
        'pieces: for receiver in receivers {
            let mut is_told = false;
            for message in receiver {
                match message {
                    Message::Found(clues) => {
                        if found(clues).is_break() {
                            (worker.ended, worker.enough) = (true, true);
                            enough.store(true, Ordering::Relaxed);
                            break 'pieces;
                        }
                    }
                    Message::Ended(counters, ended) => {
                        worker.counters.merge(&counters);
                        worker.ended |= ended;
                        is_told = true;
                    }
                }
            }
            assert!(is_told, "a thread left its piece of work");
        }
        true
    })
}
