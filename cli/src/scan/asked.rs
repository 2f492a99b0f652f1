//! What is to be done: by the flags of `scan`, `fewest` or `census`, which differ in what they
//! look for.

use super::args::{CommonArgs, EngineArgs, PlanArgs};
use crate::engines::Options;
use crate::range::Records;
use gridsieve::engine::Question;
use gridsieve::scan::Keep;
use gridsieve_grids::Puzzle;
use gridsieve_grids::catalogue::pairs;
use gridsieve_kernels::Isa;

/// A search of many grids or pairs of bands.
pub struct Asked {
    pub common: CommonArgs,
    /// What each grid is asked first.
    pub question: Question,
    /// Further numbers of clues.
    pub more_clues: Vec<usize>,
    /// Which puzzles are kept.
    pub keep: Keep,
    /// Clues that every grid has to have.
    pub subgrid: Option<Puzzle>,
    /// The pairs of bands that are searched, if it is a census.
    pub pairs: Option<Pairs>,
    pub plan: PlanArgs,
    pub engine: EngineArgs,
    /// How the engine is set; the level comes from `engine`.
    pub options: Options,
    /// Grids that are looked at together, if that was said.
    pub share: Option<u16>,
}

/// Which pairs of bands a census searches.
pub struct Pairs {
    /// Which of all pairs; none: those that some grids need, or all.
    pub units: Option<Records>,
    /// Some of all pairs, spread evenly.
    pub sample: Option<pairs::Sample>,
}

impl Asked {
    /// A search as it usually is: of grids for one number of clues, without a plan, and with an engine
    /// without settings of its own.
    pub fn new(common: CommonArgs, question: Question, keep: Keep, engine: EngineArgs) -> Asked {
        Asked {
            common,
            question,
            more_clues: Vec::new(),
            keep,
            subgrid: None,
            pairs: None,
            plan: PlanArgs::default(),
            engine,
            options: Options::usual(Isa::detect()),
            share: None,
        }
    }
}
