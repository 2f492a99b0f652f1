//! Limits how far the search may run ahead of the results that are written in order.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often a waiting thread looks at the stop flag.
pub(super) const PATIENCE: Duration = Duration::from_millis(50);

/// Bounds the grids that were begun and whose results are not yet written.
///
/// A worker passes the gate before it asks for its next group of grids, so the grid whose result is
/// to be written next is always being searched: a later group may have to wait for fewer grids than
/// can wait (see [`Plan::batch`](super::Plan::batch)).
pub(super) struct Gate {
    state: Mutex<State>,
    freed: Condvar,
    window: usize,
    files: usize,
}

#[derive(Default)]
struct State {
    begun: usize,
    files: usize,
}

impl Gate {
    /// At most `window` grids, at most `files` of them in temporary files
    /// before another one is begun.
    pub fn new(window: usize, files: usize) -> Gate {
        let (window, files) = (window.max(1), files.max(1));
        Gate { state: Mutex::default(), freed: Condvar::new(), window, files }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until another grid may be begun; false if `stop` was raised.
    pub fn enter(&self, stop: &AtomicBool) -> bool {
        let mut state = self.state();
        while !stop.load(Ordering::Relaxed) {
            if state.begun < self.window && state.files < self.files {
                state.begun += 1;
                return true;
            }
            let waited = self.freed.wait_timeout(state, PATIENCE);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        false
    }

    /// Counts further grids that are begun together with one that passed.
    pub fn add(&self, grids: usize) {
        self.state().begun += grids;
    }

    /// A result will wait in a temporary file.
    pub fn add_file(&self) {
        self.state().files += 1;
    }

    /// A result was written.
    pub fn leave(&self, file: bool) {
        let mut state = self.state();
        let less = |count: usize, by| count.checked_sub(by).expect("it was counted before");
        state.begun = less(state.begun, 1);
        state.files = less(state.files, usize::from(file));
        self.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gate_counts() {
        let (go, stop) = (AtomicBool::new(false), AtomicBool::new(true));
        let gate = Gate::new(2, 1);
        assert!(!gate.enter(&stop) && gate.enter(&go) && gate.enter(&go));
        gate.add_file();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| gate.enter(&go));
            gate.leave(false);
            std::thread::sleep(2 * PATIENCE);
            assert!(!waiting.is_finished());
            gate.leave(true);
            assert!(waiting.join().unwrap());
        });
    }
}
