//! The memory that the puzzles of a scan may take.

use std::fs::File;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The most that [`Plan::share`](super::Plan::share) can be with default limits.
pub const MOST_SHARE: usize = 256;

/// Bounds on what is kept in memory. A puzzle takes 16 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Puzzles of one grid; more go to a temporary file in sorted runs.
    pub grid_puzzles: usize,
    /// Puzzles of all grids whose results wait for their turn.
    pub all_puzzles: usize,
    /// Puzzles that a grid may always keep, whatever the others take.
    pub small: usize,
    /// Grids searched, or being searched, whose results are not yet written.
    /// None: 64 a thread, and at least 256.
    pub window: Option<usize>,
    /// Results that may wait in temporary files: each is an open file.
    pub waiting_files: usize,
    /// Opens a temporary file that vanishes when it is closed.
    pub open_temporary: fn() -> io::Result<File>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            grid_puzzles: 1_000_000,
            all_puzzles: 4_000_000,
            small: 256,
            window: None,
            waiting_files: MOST_SHARE,
            open_temporary: tempfile::tempfile,
        }
    }
}

/// The puzzles that all grids together keep in memory.
#[derive(Debug, Default)]
pub(super) struct Budget {
    used: AtomicUsize,
    bound: usize,
}

impl Budget {
    pub fn new(bound: usize) -> Budget {
        Budget { used: AtomicUsize::new(0), bound }
    }

    /// Reserves memory for `puzzles` if that much is left.
    pub fn take(&self, puzzles: usize) -> bool {
        let enough = |used: usize| used.checked_add(puzzles).filter(|&sum| sum <= self.bound);
        self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, enough).is_ok()
    }

    /// Reserves memory for `puzzles`, even if that much is not left.
    pub fn force(&self, puzzles: usize) {
        self.used.fetch_add(puzzles, Ordering::Relaxed);
    }

    /// Gives memory back.
    pub fn give(&self, puzzles: usize) {
        self.used.fetch_sub(puzzles, Ordering::Relaxed);
    }

    /// Whether more memory is reserved than the budget has.
    pub fn exceeded(&self) -> bool {
        self.used.load(Ordering::Relaxed) > self.bound
    }

    #[cfg(test)]
    pub fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }
}
