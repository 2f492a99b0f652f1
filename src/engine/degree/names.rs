//! Renames the cells of a grid by the order in which they are tried.

use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, places};
use std::cmp::Reverse;

/// Cells of the grid renamed: the one that hits most UAs is the first.
///
/// The cells of a UA are tried in this order, and a cell is dead for those after it:
/// where it was taken out of most UAs, they have the least to search. (UAs are listed
/// by how much their cells hit, the least first: in groups, such UAs leave most room
/// for others.)
#[derive(Clone, Debug)]
pub struct Names {
    /// The cell of each name.
    cells: Vec<usize>,
    /// The name of each cell that has one.
    names: [u8; CELLS],
    /// Cells that are clues in any case. They have no names.
    given: CellSet,
}

impl Names {
    /// Names for some cells, by the numbers of UAs that they hit. `given` have none.
    pub fn new(cells: CellSet, given: CellSet, hits: &[u64; CELLS]) -> Names {
        let mut cells: Vec<usize> = cells.iter().collect();
        cells.sort_by_key(|&cell| Reverse(hits[cell]));
        let mut names = [0; CELLS];
        for (name, &cell) in cells.iter().enumerate() {
            names[cell] = name as u8;
        }
        Names { cells, names, given }
    }

    /// The names of some cells; cells that have none are left out.
    pub fn to_names(&self, cells: CellSet) -> u128 {
        let named = |cell: &usize| self.cells.get(usize::from(self.names[*cell])) == Some(cell);
        cells.iter().filter(named).fold(0, |set, cell| set | 1 << self.names[cell])
    }

    /// The clues that have these names, and those given.
    pub fn clues(&self, names: u128) -> CellSet {
        self.cells(names) | self.given
    }

    /// The cells that have these names.
    pub fn cells(&self, names: u128) -> CellSet {
        places(names).map(|name| self.cells[name]).collect()
    }
}
