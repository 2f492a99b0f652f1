//! What a scan does with each grid.

use super::budget::Limits;
use super::pin::Pin;
use crate::engine::{Engine, Question};
use crate::grid::{Grid, Puzzle};

/// Everything a scan needs to know apart from its grids.
pub struct Plan<'a> {
    /// How the question is answered.
    pub engine: &'a dyn Engine,
    /// What is asked of each grid.
    pub question: Question,
    /// Clues that every grid has to have: one that has not ends the scan.
    pub subgrid: Option<Puzzle>,
    /// Which of the answers are kept.
    pub keep: Keep,
    /// Number of worker threads, at least 1.
    pub threads: usize,
    /// Which processor core each thread is bound to.
    pub pin: Pin,
    /// Pass over lines that are no grids, instead of ending there.
    pub skip_bad: bool,
    /// How many grids that follow one another are looked at together, for the
    /// engine to search those in [groups](crate::engine::Grouping) that share
    /// work; 1: each by itself. Not more than may wait for their turn; and a
    /// scan that ends a grid at a [limit](Keep::limit), where the order of
    /// finding counts, takes each by itself. It does not change any result.
    pub share: usize,
    /// The number of the first grid: 0 if it is the first of the input.
    pub first: u64,
    /// The catalogue index of a grid, given its number and itself, if results
    /// are to have it.
    pub catalogue_index: Option<fn(u64, &Grid) -> u64>,
    /// Bounds on memory.
    pub limits: Limits,
}

impl<'a> Plan<'a> {
    /// All answers, with one unpinned thread.
    pub fn new(engine: &'a dyn Engine, question: Question) -> Plan<'a> {
        Plan {
            engine,
            question,
            subgrid: None,
            keep: Keep::default(),
            threads: 1,
            pin: Pin::Off,
            skip_bad: false,
            share: 1,
            first: 0,
            catalogue_index: None,
            limits: Limits::default(),
        }
    }

    /// Grids that may be begun and not yet written.
    pub(super) fn window(&self) -> usize {
        self.limits.window.unwrap_or(MOST_SHARE.max(64 * self.threads)).max(1)
    }

    /// How many grids are in fact looked at together. All that come before one
    /// of them must be able to wait until it was searched.
    pub(super) fn batch(&self) -> usize {
        match self.keep {
            Keep { fewest: true, .. } | Keep { limit: Some(_), .. } => 1,
            _ => self.share.min(self.window()).min(self.limits.waiting_files).max(1),
        }
    }
}

/// The most that [`Plan::share`] can be with default limits.
pub const MOST_SHARE: usize = 256;

/// Which of a grid's puzzles are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Only those that need each of their clues.
    pub minimal: bool,
    /// The search of a grid ends when this many were kept.
    pub limit: Option<std::num::NonZeroU64>,
    /// Only those with the fewest clues that the grid allows: the question's number is not
    /// looked at, all choices of band 3 are asked for, and minimal ones are not told from
    /// others. A grid counts as searched when one clue less was searched completely for nothing.
    pub fewest: bool,
}
