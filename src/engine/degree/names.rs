//! Names of the cells of a grid.

use crate::grid::CellSet;
use std::cmp::Reverse;

/// Cells of the grid renamed: the one that hits most UAs is the first.
///
/// Cells are tried in this order, as they are dead for those behind them. UAs are
/// listed by how much their cells hit, the least first: such UAs leave most room
/// for others, in groups.
#[derive(Clone, Debug)]
pub struct Names {
    /// The cells of the grid.
    cells: Vec<usize>,
    /// The names.
    names: [u8; 81],
    /// Cells that are clues in any case. They have no names.
    given: CellSet,
}

impl Names {
    /// Names for some cells, by the numbers of UAs that they hit. `given` have none.
    pub fn new(cells: CellSet, given: CellSet, hits: &[u64; 81]) -> Names {
        let mut cells: Vec<usize> = cells.iter().collect();
        cells.sort_by_key(|&cell| Reverse(hits[cell]));
        let mut names = [0; 81];
        for (name, &cell) in cells.iter().enumerate() {
            names[cell] = name as u8;
        }
        Names { cells, names, given }
    }

    /// The names of some cells; cells that have none are left out.
    pub fn of(&self, cells: CellSet) -> u128 {
        let named = |cell: &usize| self.cells.get(usize::from(self.names[*cell])) == Some(cell);
        cells.iter().filter(named).fold(0, |set, cell| set | 1 << self.names[cell])
    }

    /// The clues that have these names, and those given.
    pub fn clues(&self, names: u128) -> CellSet {
        self.cells(names) | self.given
    }

    /// The cells that have these names.
    pub fn cells(&self, mut names: u128) -> CellSet {
        let mut cells = CellSet::EMPTY;
        while names != 0 {
            cells.insert(self.cells[names.trailing_zeros() as usize]);
            names &= names - 1;
        }
        cells
    }
}
