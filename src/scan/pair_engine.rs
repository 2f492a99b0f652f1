//! How pairs of bands are searched, for a census.

use super::check::{FaultKind, check};
use super::result::PuzzleIndex;
use crate::engine::bands::Task;
use crate::engine::{OnPuzzleOf, Question, SearchContext, SearchReport};
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{CellSet, Grid};
use std::sync::atomic::AtomicBool;

/// What a scan of pairs of bands is about.
#[derive(Clone, Copy)]
pub struct Census<'a> {
    /// Which tasks the pairs have, and how they are searched.
    pub engine: &'a dyn PairEngine,
    /// Whether the catalogue index of each puzzle's grid is found out too.
    pub index: PuzzleIndex,
}

/// A way of searching pairs of bands.
pub trait PairEngine: Sync {
    /// A search for one worker thread, for puzzles of this many clues.
    fn start(&self, clues: usize, context: SearchContext) -> Box<dyn PairSearch>;
}

/// One worker's search of pairs.
pub trait PairSearch: Send {
    /// The tasks of a pair, which comes as the grid with one of its third bands.
    fn tasks(&mut self, pair: &Grid) -> Vec<Task>;

    /// The tasks that the pairs of one grid have in it, whichever grids the census is about: a list
    /// for each pair.
    fn tasks_in_grid(&mut self, grid: &Grid) -> Vec<Vec<Task>>;

    /// Finds the puzzles of the tasks of a pair: `found` gets the number of the task with each;
    /// where it breaks, that task ends.
    fn search(&mut self, tasks: &[Task], stop: &AtomicBool, found: &mut OnPuzzleOf)
    -> SearchReport;
}

/// The canonical form of a puzzle that was found for a task, if it is what the task asks for.
///
/// # Errors
/// What the engine did wrong.
pub fn canonical(task: &Task, question: &Question, clues: CellSet) -> Result<Canonical, FaultKind> {
    check(&task.grid, question, clues)?;
    match task.asks_for(clues) {
        true => Ok(Canonical::new(&task.grid, clues)),
        false => Err(FaultKind::Task(task.grid.puzzle(clues))),
    }
}
