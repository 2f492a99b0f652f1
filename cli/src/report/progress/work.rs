//! What is counted.

use gridsieve::scan::Progress;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A scan: grids or pairs of bands searched, and the puzzles that it finds. What one is called,
    /// and several.
    Scan([&'static str; 2]),
    /// Other work on grids, puzzles or the like: what one is called, and several. They count as
    /// the grids of the progress.
    Items([&'static str; 2]),
}

impl Work {
    /// How many items are done, with the parts of those that are under way.
    pub fn share(self, progress: Progress) -> f64 {
        let parts = if matches!(self, Work::Scan(_)) { progress.parts } else { 0.0 };
        progress.grids as f64 + parts
    }
}
