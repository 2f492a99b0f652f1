//! The search of one pair of bands with its third bands, for a census. Each third band completes
//! the pair to a grid, and the pair has to find those puzzles of each grid that its task names.

use super::engine::{Bands, BandsSearch};
use super::plan::task::Task;
use crate::engine::{Question, SearchContext, SearchReport};
use gridsieve_grids::CellSet;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Searches pairs of bands, one after the other.
pub struct PairOfBands(BandsSearch);

impl PairOfBands {
    /// Prepares searches for puzzles of this many clues, with the settings of an engine.
    pub fn new(engine: Bands, clues: usize, context: SearchContext) -> PairOfBands {
        PairOfBands(BandsSearch::new(engine, Question::new(clues), context))
    }

    /// Finds the puzzles of all tasks, whose grids have the same rows 1-6. `found` gets the
    /// number of the task with each; where it breaks, that task ends. What the tasks have in
    /// common is counted in the first report.
    ///
    /// # Panics
    /// The grids do not have the same rows 1-6, or these are not in the order that [`Task::grid`] has.
    pub fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> Vec<SearchReport> {
        let Some(first) = tasks.first() else { return Vec::new() };
        let is_like = |task: &Task| task.grid.digits()[..54] == first.grid.digits()[..54];
        assert!(tasks.iter().all(is_like), "one pair of bands");
        self.0.group(std::slice::from_ref(&first.grid), stop).search_tasks(tasks, found)
    }
}
