//! What is to be done: by the flags of `scan`, `fewest` or `census`, which differ in what they
//! look for.

use super::args::{EngineArgs, GridArgs, ResultArgs};
use super::mask::MaskArgs;
use super::plan_args::PlanArgs;
use super::run_args::RunArgs;
use crate::Failure;
use crate::engines::Options;
use crate::items::Given;
use crate::progress::ProgressArgs;
use crate::range::Records;
use crate::threads::ThreadArgs;
use gridsieve::engine::{BandChoices, Mask, Question};
use gridsieve::scan::Keep;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{Grid, Puzzle};
use std::num::NonZeroU64;

/// A search of many grids or pairs of bands.
pub struct Asked {
    pub given: Given<Grid>,
    pub grids: GridArgs,
    pub search: Search,
    pub results: ResultArgs,
    pub run: RunArgs,
    pub plan: PlanArgs,
    pub threads: ThreadArgs,
    pub progress: ProgressArgs,
    pub engine: EngineArgs,
    /// How the engine is set; the level comes from `engine`.
    pub options: Options,
    /// Grids that are looked at together, if that was said.
    pub share: Option<u16>,
}

/// What is looked for.
pub enum Search {
    /// Puzzles of given numbers of clues.
    Puzzles(Puzzles),
    /// For each grid a puzzle with the fewest clues, or all of them.
    Fewest {
        all: bool,
        /// Which cells its clues may be.
        mask: Mask,
    },
    /// The puzzles of pairs of bands.
    Pairs(Pairs),
}

/// Puzzles of given numbers of clues.
pub struct Puzzles {
    /// The numbers: one at least.
    pub clues: Vec<usize>,
    pub minimal: bool,
    pub limit: Option<NonZeroU64>,
    pub mask: MaskArgs,
    pub band_3: BandChoices,
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
    /// What each grid is asked first.
    ///
    /// # Errors
    /// The mask contradicts itself.
    pub fn question(&self) -> Result<Question, Failure> {
        Ok(match &self.search {
            Search::Puzzles(Puzzles { clues, mask, band_3, .. }) => {
                Question { clues: clues[0], mask: mask.mask()?, band_3: *band_3 }
            }
            Search::Fewest { mask, .. } => Question { mask: *mask, ..Question::new(CELLS) },
            Search::Pairs(pairs) => Question::new(pairs.clues),
        })
    }

    /// Further numbers of clues.
    pub fn more_clues(&self) -> &[usize] {
        match &self.search {
            Search::Puzzles(puzzles) => &puzzles.clues[1..],
            Search::Fewest { .. } | Search::Pairs(_) => &[],
        }
    }

    /// Which puzzles are kept.
    pub fn keep(&self) -> Keep {
        match self.search {
            Search::Puzzles(Puzzles { minimal, limit, .. }) => {
                Keep { minimal, limit, fewest: false }
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
            Search::Puzzles(puzzles) => puzzles.mask.subgrid,
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
