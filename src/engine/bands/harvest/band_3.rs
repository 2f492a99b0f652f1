//! One band 3 of a pair of bands, with the UAs and limits that are known before the search.

use super::patterns::Patterns;
use crate::engine::bands::limits::stacks::StackLimit;
use crate::solver::known::KnownGrid;
use gridsieve_grids::View;

/// One of the bands 3, and its grid.
#[derive(Clone)]
pub(crate) struct Band3<'a> {
    pub patterns: Patterns,
    /// Its cells that have to be clues, and that may be.
    pub must: u32,
    pub free: u32,
    /// Must bands 1 and 2 have fewer clues than this band 3, not only no more?
    pub strict: [bool; 2],
    /// Limits across the bands.
    pub stack_limit: Option<StackLimit>,
    /// May bands 1 and 2 have more clues than this band 3, as in a study?
    pub any_counts: bool,
    /// No more puzzles of its grid are wanted.
    pub ended: bool,
    pub known: KnownGrid,
    pub view: &'a View,
}

impl Band3<'_> {
    /// Number of UAs that cross it.
    pub fn parts(&self) -> u64 {
        self.patterns.list.iter().map(|pattern| pattern.parts.len() as u64).sum()
    }
}
