//! The units of a census as items of a scan.

use super::{GridSet, UnitSearch};
use gridsieve::engine::SearchContext;
use gridsieve::engine::bands::Bands;
use gridsieve::scan::{PairEngine, PairSearch};

/// Searches the units of a scan: all their tasks, or those of some grids.
pub struct PairScan {
    engine: Bands,
    only: Option<GridSet>,
}

impl PairScan {
    /// A search with an engine of these settings, for all grids or only for these.
    pub fn new(engine: Bands, only: Option<GridSet>) -> PairScan {
        PairScan { engine, only }
    }
}

impl PairEngine for PairScan {
    fn start(&self, clues: usize, context: SearchContext) -> Box<dyn PairSearch> {
        Box::new(UnitSearch::new(self.engine, clues, context, self.only.clone()))
    }
}
