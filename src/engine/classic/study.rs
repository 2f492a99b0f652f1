//! The prepared search of a grid, to be looked at.

use super::prepare::Prepared;
use super::ranges::Ranges;
use crate::engine::Question;
use crate::grid::{CellSet, Grid};
use gridsieve_kernels::Isa;

/// What the search of a grid begins with.
pub struct ClassicStudy(Prepared);

impl ClassicStudy {
    /// Prepares the search of a grid. `None` if it is known at once that there is no
    /// puzzle.
    pub fn new(grid: &Grid, question: &Question, isa: Isa) -> Option<ClassicStudy> {
        Prepared::new(grid, question, isa).map(ClassicStudy)
    }

    /// Clues to be placed, without those that must be there.
    pub fn clues(&self) -> usize {
        self.0.clues
    }

    /// The cell of each position.
    pub fn cells(&self) -> &[u8] {
        &self.0.cells
    }

    /// The chosen clique, the UA of the lowest positions first.
    pub fn clique(&self) -> &[CellSet] {
        &self.0.clique
    }

    /// UAs before the cut.
    pub fn collected(&self) -> usize {
        self.0.collected
    }

    /// Are all maximum cliques known?
    pub fn has_all_cliques(&self) -> bool {
        self.0.all_cliques
    }

    /// The UAs in their order, as sets of positions.
    pub fn uas(&self) -> impl Iterator<Item = u128> {
        let [low, high] = &self.0.uas;
        low.iter().zip(high).map(|(&low, &high)| u128::from(low) | u128::from(high) << 64)
    }

    /// The highest position of a clue if so many are left, it among them.
    pub fn highest(&self, left: usize) -> usize {
        self.0.end(left).saturating_sub(1)
    }

    /// The positions of those of some cells that have one.
    pub fn positions_of(&self, cells: CellSet) -> u128 {
        self.0.positions_of(cells)
    }

    /// The ranges of the clue that follows these, which are positions.
    pub fn ranges(&self, placed: u128) -> Ranges {
        let positions = self.0.cells.len();
        let left = self.clues().saturating_sub(placed.count_ones() as usize);
        let previous = if placed == 0 { positions } else { placed.trailing_zeros() as usize };
        let first = self.uas().find(|ua| ua & placed == 0);
        Ranges::new(positions, previous, left, self.0.end(left), first)
    }
}
