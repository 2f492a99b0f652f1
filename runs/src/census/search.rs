//! The search of a unit.

use super::GridSet;
use super::unit::Units;
use gridsieve::engine::bands::{Bands, PairOfBands, Task};
use gridsieve::engine::{NothingToSearch, SearchContext, SearchReport};
use gridsieve::scan::PairSearch;
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{CellSet, Grid};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Searches units, one after the other.
pub struct UnitSearch {
    units: Units,
    pairs: PairOfBands,
}

impl UnitSearch {
    /// A search for puzzles of this many clues, in all grids or only in these.
    pub fn new(
        engine: Bands,
        clues: usize,
        context: SearchContext,
        only: Option<GridSet>,
    ) -> UnitSearch {
        UnitSearch {
            units: Units::new(clues, only),
            pairs: PairOfBands::new(engine, clues, context),
        }
    }
}

impl PairSearch for UnitSearch {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        self.units.tasks(&Pair::of_rows(pair))
    }

    fn tasks_in_grid(&mut self, grid: &Grid) -> Vec<Vec<Task>> {
        self.units.tasks_in_grid(grid)
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
        let reports = self.pairs.search(tasks, stop, found);
        assert_eq!(reports.len(), tasks.len(), "each task has a report");
        SearchReport::of_all(reports)
    }
}
