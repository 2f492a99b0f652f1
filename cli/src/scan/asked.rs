//! What is to be done: by the flags of `scan`, `fewest` or `census`, which differ in what they
//! look for.

use super::args::{CommonArgs, EngineArgs, QuestionArgs};
use super::plan_args::PlanArgs;
use crate::Failure;
use crate::engines::Options;
use crate::range::Records;
use gridsieve::engine::{Mask, Question};
use gridsieve::scan::Keep;
use gridsieve_grids::Puzzle;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::Isa;
use std::num::NonZeroU64;

/// A search of many grids or pairs of bands.
pub struct Asked {
    pub common: CommonArgs,
    pub search: Search,
    pub plan: PlanArgs,
    pub engine: EngineArgs,
    /// How the engine is set; the level comes from `engine`.
    pub options: Options,
    /// Grids that are looked at together, if that was said.
    pub share: Option<u16>,
}

/// What is looked for.
pub enum Search {
    /// Puzzles of given numbers of clues.
    Puzzles(QuestionArgs),
    /// For each grid a puzzle with the fewest clues, or all of them.
    Fewest {
        all: bool,
        /// Which cells its clues may be.
        mask: Mask,
    },
    /// The puzzles of pairs of bands.
    Pairs(Pairs),
}

/// The puzzles of pairs of bands.
pub struct Pairs {
    pub clues: usize,
    /// Which of all pairs; none: those that some grids need, or all.
    pub units: Option<Records>,
    /// Some of all pairs, spread evenly.
    pub sample: Option<pairs::Sample>,
}

impl Asked {
    /// A search as it usually is: no plan, and an engine without settings of its own.
    pub fn new(common: CommonArgs, search: Search, engine: EngineArgs) -> Asked {
        let options = Options::usual(Isa::detect());
        Asked { common, search, plan: PlanArgs::default(), engine, options, share: None }
    }

    /// What each grid is asked first.
    ///
    /// # Errors
    /// The mask contradicts itself.
    pub fn question(&self) -> Result<Question, Failure> {
        Ok(match &self.search {
            Search::Puzzles(asked) => Question {
                clues: asked.clues.0[0],
                mask: asked.mask.mask()?,
                band_3: asked.band_3(),
            },
            Search::Fewest { mask, .. } => Question { mask: *mask, ..Question::new(CELLS) },
            Search::Pairs(pairs) => Question::new(pairs.clues),
        })
    }

    /// Further numbers of clues.
    pub fn more_clues(&self) -> &[usize] {
        match &self.search {
            Search::Puzzles(asked) => &asked.clues.0[1..],
            Search::Fewest { .. } | Search::Pairs(_) => &[],
        }
    }

    /// Which puzzles are kept.
    pub fn keep(&self) -> Keep {
        match &self.search {
            Search::Puzzles(asked) => {
                Keep { minimal: asked.minimal, limit: asked.limit(), fewest: false }
            }
            Search::Fewest { all, .. } => {
                let limit = (!all).then_some(NonZeroU64::MIN);
                Keep { minimal: false, limit, fewest: true }
            }
            Search::Pairs(_) => Keep::default(),
        }
    }

    /// Clues that every grid has to have.
    pub fn subgrid(&self) -> Option<Puzzle> {
        match &self.search {
            Search::Puzzles(asked) => asked.mask.subgrid,
            Search::Fewest { .. } | Search::Pairs(_) => None,
        }
    }

    /// The pairs of bands that are searched, if it is a census.
    pub fn pairs(&self) -> Option<&Pairs> {
        match &self.search {
            Search::Pairs(pairs) => Some(pairs),
            Search::Puzzles(_) | Search::Fewest { .. } => None,
        }
    }
}
