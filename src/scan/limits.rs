//! Bounds on the memory of a scan.

use std::fs::File;
use std::io;

/// The most that [`Plan::share`](super::Plan::share) can be with default limits.
pub const MOST_SHARE: usize = 256;

/// Bounds on what is kept in memory. A puzzle takes 16 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Puzzles of a grid that is being searched; more go to a temporary file in sorted runs.
    pub grid_puzzles: usize,
    /// Puzzles of all grids whose results wait for their turn; beyond that a result goes to a
    /// temporary file.
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
            grid_puzzles: 1 << 18,
            all_puzzles: 4_000_000,
            small: 256,
            window: None,
            waiting_files: MOST_SHARE,
            open_temporary: tempfile::tempfile,
        }
    }
}
