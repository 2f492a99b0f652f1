//! The units of a census as items of a scan.

use super::search::UnitSearch;
use crate::engine::bands::{Bands, Task};
use crate::engine::{Company, SearchReport};
use crate::grid::symmetry::Pair;
use crate::grid::{CellSet, Grid};
use crate::scan::{PairEngine, PairSearch};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Searches the units of a scan: all their tasks, or those of some grids.
pub struct PairScan {
    engine: Bands,
    only: Option<Arc<BTreeSet<Grid>>>,
}

impl PairScan {
    /// With an engine of these settings. If only some grids are asked for, these are in minlex
    /// form.
    pub fn new(engine: Bands, only: Option<Arc<BTreeSet<Grid>>>) -> PairScan {
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
    only: Option<Arc<BTreeSet<Grid>>>,
}

impl PairSearch for Search {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        let digits = pair.digits().first_chunk().expect("81 digits");
        let pair = Pair::from_digits(*digits).expect("two bands of a grid");
        self.search.tasks(&pair, self.only.as_deref())
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
