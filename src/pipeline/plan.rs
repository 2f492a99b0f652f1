//! What a scan does with each grid.

use super::budget::Limits;
use crate::engine::{Engine, Question};

/// Everything a scan needs to know apart from its grids.
pub struct Plan<'a> {
    /// How the question is answered.
    pub engine: &'a dyn Engine,
    /// What is asked of each grid.
    pub question: Question,
    /// Which of the answers are kept.
    pub keep: Keep,
    /// Number of worker threads, at least 1.
    pub threads: usize,
    /// Bind each thread to a processor core.
    pub pin: bool,
    /// Pass over lines that are no grids, instead of ending there.
    pub skip_bad: bool,
    /// Bounds on memory.
    pub limits: Limits,
}

impl<'a> Plan<'a> {
    /// All answers, with one unpinned thread.
    pub fn new(engine: &'a dyn Engine, question: Question) -> Plan<'a> {
        Plan {
            engine,
            question,
            keep: Keep::default(),
            threads: 1,
            pin: false,
            skip_bad: false,
            limits: Limits::default(),
        }
    }
}

/// Which of a grid's puzzles are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Only those that need each of their clues.
    pub minimal: bool,
    /// The search of a grid ends when this many were kept.
    pub limit: Option<std::num::NonZeroU64>,
}
