//! Views of a grid in which a chosen band or stack comes last.

use super::geometry::{self, CELLS};
use super::two_bands::TWO_BANDS;
use super::{CellSet, Grid};
use std::fmt;

/// One of the six bands and stacks of a grid that can play the part of band 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BandChoice {
    /// Band 0, 1 or 2 (three rows of boxes).
    Band(usize),
    /// Stack 0, 1 or 2 (three columns of boxes).
    Stack(usize),
}

impl BandChoice {
    /// All six choices in the order of their numbers, the bands first.
    pub const ALL: [BandChoice; 6] = [
        BandChoice::Band(0),
        BandChoice::Band(1),
        BandChoice::Band(2),
        BandChoice::Stack(0),
        BandChoice::Stack(1),
        BandChoice::Stack(2),
    ];

    /// Stack or band `i`, 0 to 2.
    pub fn new(is_stack: bool, i: usize) -> BandChoice {
        if is_stack { BandChoice::Stack(i) } else { BandChoice::Band(i) }
    }

    /// Whether the choice is a stack.
    pub fn is_stack(self) -> bool {
        matches!(self, BandChoice::Stack(_))
    }

    /// Which of the three bands, or stacks, it is.
    pub fn index(self) -> usize {
        match self {
            BandChoice::Band(index) | BandChoice::Stack(index) => index,
        }
    }

    /// Its number, 1 to 3 for the bands, 4 to 6 for the stacks.
    pub fn number(self) -> usize {
        1 + 3 * usize::from(self.is_stack()) + self.index()
    }

    /// The one with a number, 1 to 6.
    pub fn by_number(number: usize) -> Option<BandChoice> {
        BandChoice::ALL.into_iter().find(|choice| choice.number() == number)
    }

    /// Its cells.
    pub fn cells(self) -> CellSet {
        match self {
            BandChoice::Band(band) => geometry::band_cells(band),
            BandChoice::Stack(stack) => geometry::stack_cells(stack),
        }
    }
}

impl fmt::Display for BandChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BandChoice::Band(band) => write!(f, "band {}", band + 1),
            BandChoice::Stack(stack) => write!(f, "stack {}", stack + 1),
        }
    }
}

/// A grid seen so that the chosen band or stack is rows 7-9 of the view. A
/// stack is turned into a band by transposing.
///
/// The rows of each band of the view are ordered by their first digits, and its first two bands by
/// the first digits of their first rows. Two grids therefore have equal rows 1-6 in their views if
/// their two other bands (or stacks) differ only in their order and in the order of the rows
/// (columns) inside them.
#[derive(Clone)]
pub struct View {
    grid: Grid,
    /// The cell of the original grid for each cell of the view.
    original: [u8; CELLS],
    bands: [usize; 3],
}

impl View {
    /// The view of `grid` with `choice` as its band 3.
    pub fn new(grid: &Grid, choice: BandChoice) -> View {
        let (transposed, last) = (choice.is_stack(), choice.index());
        let source = |cell: usize| if transposed { cell % 9 * 9 + cell / 9 } else { cell };
        let first_digit = |row: &usize| grid.digit(source(9 * row));
        let rows = |band: usize| {
            let mut rows = [3 * band, 3 * band + 1, 3 * band + 2];
            rows.sort_by_key(first_digit);
            rows
        };
        let mut bands = [rows((last + 1) % 3), rows((last + 2) % 3), rows(last)];
        bands[..2].sort_by_key(|rows| first_digit(&rows[0]));
        let mut original = [0; CELLS];
        let cells = bands.as_flattened().iter().flat_map(|row| 9 * row..9 * row + 9);
        for (cell, seen) in cells.enumerate() {
            original[cell] = source(seen) as u8;
        }
        let digits = original.map(|cell| grid.digit(usize::from(cell)));
        let grid = Grid::from_digits(digits).expect("a morph of a grid is a grid");
        View { grid, original, bands: bands.map(|rows| rows[0] / 3) }
    }

    /// The grid as seen in this view.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The digits of its rows 1-6.
    pub fn pair(&self) -> &[u8; TWO_BANDS] {
        self.grid.digits().first_chunk().expect("81 digits")
    }

    /// Which bands (or stacks) of the original grid are its bands, 0 to 2 each.
    pub fn bands(&self) -> [usize; 3] {
        self.bands
    }

    /// Cells of the view as cells of the original grid.
    pub fn to_original(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| usize::from(self.original[cell])).collect()
    }

    /// For each cell of this view, the cell of another view of the same grid.
    pub fn cells_in(&self, other: &View) -> [u8; CELLS] {
        let mut in_other = [0; CELLS];
        for (cell, &original) in other.original.iter().enumerate() {
            in_other[usize::from(original)] = cell as u8;
        }
        self.original.map(|original| in_other[usize::from(original)])
    }

    /// Cells of the original grid as cells of the view.
    pub fn from_original(&self, cells: CellSet) -> CellSet {
        (0..CELLS).filter(|&cell| cells.contains(usize::from(self.original[cell]))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn views_map_back(bits in any::<u128>(), choice in 0usize..6) {
            let grid: Grid =
                "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
                    .parse()
                    .unwrap();
            let view = View::new(&grid, BandChoice::ALL[choice]);
            let cells = CellSet::from_bits(bits);
            prop_assert_eq!(view.from_original(view.to_original(cells)), cells);
            for cell in 0..CELLS {
                let source = view.to_original(CellSet::single(cell)).iter().next().unwrap();
                prop_assert_eq!(view.grid().digit(cell), grid.digit(source));
            }
            for other in BandChoice::ALL.map(|choice| View::new(&grid, choice)) {
                let map = view.cells_in(&other);
                let mapped = cells.iter().map(|cell| usize::from(map[cell])).collect();
                prop_assert_eq!(other.from_original(view.to_original(cells)), mapped);
            }
            let last = view.to_original(geometry::band_cells(2));
            prop_assert_eq!(last, BandChoice::ALL[choice].cells());
            for (band, of) in view.bands().into_iter().enumerate() {
                let seen = view.to_original(geometry::band_cells(band));
                let expected = BandChoice::ALL[choice / 3 * 3 + of].cells();
                prop_assert_eq!(seen, expected);
            }
        }

        /// Bands, rows within them and the grid as a whole turned about: the
        /// other two bands are seen the same.
        #[test]
        fn equal_pairs_are_seen_equal(
            choice in 0usize..6,
            bands in Just([0, 1, 2]).prop_shuffle(),
            rows in prop::array::uniform3(Just([0, 1, 2]).prop_shuffle()),
            transposed: bool,
        ) {
            let grid: Grid =
                "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
                    .parse()
                    .unwrap();
            let view = View::new(&grid, BandChoice::ALL[choice]);
            let digits: Vec<u8> = (0..CELLS)
                .map(|cell| if transposed { cell % 9 * 9 + cell / 9 } else { cell })
                .map(|cell| {
                    let band = bands[cell / 27];
                    let row = rows[band][cell / 9 % 3];
                    view.grid().digit(27 * band + 9 * row + cell % 9)
                })
                .collect();
            let turned = Grid::from_digits(digits.try_into().unwrap()).unwrap();
            let last = bands.iter().position(|&band| band == 2).unwrap() + 3 * usize::from(transposed);
            let seen = View::new(&turned, BandChoice::ALL[last]);
            prop_assert_eq!(seen.pair(), view.pair());
            prop_assert_eq!(seen.grid(), view.grid());
        }
    }
}
