//! The units of a census as items of a scan.

use super::GridSet;
use super::search::UnitSearch;
use crate::engine::bands::{Bands, Task};
use crate::engine::{Company, SearchReport};
use crate::grid::symmetry::Pair;
use crate::grid::{CellSet, Grid};
use crate::scan::{PairEngine, PairSearch};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Searches the units of a scan: all their tasks, or those of some grids.
pub struct PairScan {
    engine: Bands,
    only: Option<GridSet>,
}

impl PairScan {
    /// With an engine of these settings. If only some grids are asked for, these are in minlex
    /// form.
    pub fn new(engine: Bands, only: Option<GridSet>) -> PairScan {
        PairScan { engine, only }
    }
}

impl PairEngine for PairScan {
    fn start(&self, clues: usize, company: Company) -> Box<dyn PairSearch> {
        let search = UnitSearch::new(self.engine, clues, company);
        Box::new(Search { search, only: self.only.clone() })
    }
}

struct Search {
    search: UnitSearch,
    only: Option<GridSet>,
}

impl PairSearch for Search {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        self.search.tasks(&Pair::of_rows(pair), self.only.as_deref())
    }

    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        self.search.search(tasks, stop, found)
    }
}
