//! Sets of cells that are nearly puzzles: a search meets them on its way, and passes them to a
//! callback.

use super::NearlyFound;
use gridsieve_grids::CellSet;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Hands on sets of as many cells as puzzles have that hit all UAs that a search knows, but are
/// no puzzles.
pub(super) struct Nearly<'a> {
    are_wanted: AtomicBool,
    receiver: &'a (dyn Fn(CellSet) -> ControlFlow<()> + Sync),
}

impl Nearly<'_> {
    /// Calls `body` with the one that hands on to `receiver`.
    pub fn with<R>(receiver: &mut NearlyFound, body: impl FnOnce(&Nearly) -> R) -> R {
        let receiver = Mutex::new(receiver);
        let receiver = &|set| receiver.lock().expect("after a panic nothing is told")(set);
        body(&Nearly { are_wanted: AtomicBool::new(true), receiver })
    }

    /// Whether the receiver wants more sets.
    pub fn are_wanted(&self) -> bool {
        self.are_wanted.load(Ordering::Relaxed)
    }

    /// Hands on a set, if it is wanted.
    pub fn tell(&self, set: impl FnOnce() -> CellSet) {
        if self.are_wanted() && (self.receiver)(set()).is_break() {
            self.are_wanted.store(false, Ordering::Relaxed);
        }
    }
}
