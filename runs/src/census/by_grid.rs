//! A census by searches of whole grids: slow, and independent of how pairs are searched. Which
//! puzzles a pair has to find is taken from the same rule.

use super::GridSet;
use super::unit::Units;
use gridsieve::engine::bands::Task;
use gridsieve::engine::{
    Engine, GridSearch, NothingToSearch, Question, SearchContext, SearchReport,
};
use gridsieve::scan::{PairEngine, PairSearch};
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{CellSet, Grid};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Searches the grid of each task for all its puzzles, and takes those that the task asks for.
pub struct ByGrid {
    engine: Arc<dyn Engine>,
    only: Option<GridSet>,
}

impl ByGrid {
    /// With any engine, for all grids or for these.
    pub fn new(engine: Arc<dyn Engine>, only: Option<GridSet>) -> ByGrid {
        ByGrid { engine, only }
    }
}

impl PairEngine for ByGrid {
    fn start(&self, clues: usize, context: SearchContext) -> Box<dyn PairSearch> {
        let search = self.engine.start(Question::new(clues), context);
        Box::new(Search { units: Units::new(clues, self.only.clone()), search })
    }
}

struct Search {
    units: Units,
    search: Box<dyn GridSearch>,
}

impl PairSearch for Search {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        self.units.tasks(&Pair::of_rows(pair))
    }

    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        if tasks.is_empty() {
            return SearchReport::nothing_to_search(NothingToSearch::Tasks);
        }
        SearchReport::of_all(tasks.iter().enumerate().map(|(number, task)| {
            self.search.search(&task.grid, stop, &mut |clues| {
                if task.asks_for(clues) { found(number, clues) } else { ControlFlow::Continue(()) }
            })
        }))
    }
}
