//! Morphs: what may be done to a grid without changing what it is.

use gridsieve::internal::grid::{Grid, Puzzle, characters};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// The orders of three things.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// An exchange of rows, columns, bands and stacks, with or without transposing,
/// and a renaming of the digits.
///
/// The image of a grid has at (r, c) what the grid, transposed first if so
/// said, has at (`rows[r]`, `columns[c]`), renamed. There are 3,359,232 ways to
/// move the cells, and 9! names.
pub struct Morph {
    transposed: bool,
    rows: [u8; 9],
    columns: [u8; 9],
    /// The new name of each digit; 0, an empty cell, stays.
    names: [u8; 10],
}

/// Nine lines, given the order of the bands and those within each.
fn lines(orders: [usize; 4]) -> [u8; 9] {
    std::array::from_fn(|line| {
        let band = ORDERS[orders[0]][line / 3];
        3 * band + ORDERS[orders[1 + usize::from(band)]][line % 3]
    })
}

impl Morph {
    /// One of all morphs, each equally likely.
    pub fn random(random: &mut impl Rng) -> Morph {
        let mut any = || lines([0; 4].map(|_| random.random_range(0..6)));
        let (rows, columns) = (any(), any());
        let mut names = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        names[1..].shuffle(random);
        Morph { transposed: random.random(), rows, columns, names }
    }

    /// The 3,359,232 morphs that leave the digits their names.
    pub fn all_moves() -> impl Iterator<Item = Morph> {
        let orders =
            |number: usize| lines([number / 216, number / 36 % 6, number / 6 % 6, number % 6]);
        [false, true].into_iter().flat_map(move |transposed| {
            (0..1296).flat_map(move |rows| {
                let (rows, names) = (orders(rows), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
                let morph = move |columns| Morph { transposed, rows, columns, names };
                (0..1296).map(move |columns| morph(orders(columns)))
            })
        })
    }

    /// The cell of the original that comes to a cell of the image.
    pub fn source(&self, cell: usize) -> usize {
        let (row, column) = (self.rows[cell / 9].into(), self.columns[cell % 9].into());
        let (row, column): (usize, usize) =
            if self.transposed { (column, row) } else { (row, column) };
        9 * row + column
    }

    fn digits(&self, digits: &[u8; 81]) -> [u8; 81] {
        std::array::from_fn(|cell| self.names[usize::from(digits[self.source(cell)])])
    }

    /// The image of a grid.
    pub fn grid(&self, grid: &Grid) -> Grid {
        Grid::from_digits(self.digits(grid.digits())).expect("a morph of a grid is a grid")
    }

    /// The image of a puzzle.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let text = characters(&self.digits(puzzle.digits()));
        std::str::from_utf8(&text).expect("digits and dots").parse().expect("a puzzle")
    }
}
