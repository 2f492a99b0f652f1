//! Where a digit can stand in rows 1 to 6, given its columns in band 3.
//!
//! In two bands a digit uses the six columns that it does not use in band 3,
//! in one of 288 placements. Another filling of bands 1+2 under the same band
//! 3 is one placement for each digit, all disjoint.
//!
//! Cells of two bands are numbered as in the whole grid, 0 to 53, and are sets
//! of one `u64`.

use super::symmetry::ORDERS;
use super::{CellSet, Grid};
use std::sync::LazyLock;

/// Number of cells of two bands.
pub const TWO_BANDS: usize = 54;

/// All of these cells.
pub const ALL_TWO_BANDS: u64 = (1 << TWO_BANDS) - 1;

impl CellSet {
    /// The cells in rows 1-6, cell 0 to cell 53.
    #[inline(always)]
    pub fn bands_1_2(self) -> u64 {
        self.bits() as u64 & ALL_TWO_BANDS
    }

    /// The cells in rows 7-9: cell 54 is bit 0.
    #[inline(always)]
    pub fn band_3(self) -> u32 {
        (self.bits() >> TWO_BANDS) as u32
    }

    /// The set with these cells in [rows 1-6](Self::bands_1_2) and these in
    /// [rows 7-9](Self::band_3).
    #[inline(always)]
    pub fn of_bands(bands_1_2: u64, band_3: u32) -> CellSet {
        CellSet::from_bits(u128::from(bands_1_2) | u128::from(band_3) << TWO_BANDS)
    }
}

/// Placements of a digit in two bands for each column triple.
pub const PLACEMENTS: usize = 288;

/// What the column of each stack counts in the number of a triple.
const WEIGHTS: [u8; 3] = [9, 3, 1];

/// The column (0 to 8) that `digit` (1 to 9) has in each row of band 3 of a grid.
pub fn columns(grid: &Grid, digit: u8) -> [usize; 3] {
    let column = |row: usize| {
        (0..9).find(|column| grid.digit(row * 9 + column) == digit).expect("in each row")
    };
    [column(6), column(7), column(8)]
}

/// The columns that a digit uses in band 3, one of each stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColumnTriple(u8);

impl ColumnTriple {
    /// Number of triples.
    pub const COUNT: usize = 27;

    /// From three columns (0 to 8), one of each stack, in any order.
    pub fn new(columns: [usize; 3]) -> ColumnTriple {
        ColumnTriple(columns.into_iter().map(|c| c as u8 % 3 * WEIGHTS[c / 3]).sum())
    }

    /// The columns that `digit` (1 to 9) uses in band 3 of a grid.
    pub fn of_digit(grid: &Grid, digit: u8) -> ColumnTriple {
        ColumnTriple::new(columns(grid, digit))
    }

    /// The triple with `column` (0 to 8) as its column of that stack.
    pub fn with(self, column: usize) -> ColumnTriple {
        let weight = WEIGHTS[column / 3];
        ColumnTriple(self.0 - self.0 / weight % 3 * weight + (column % 3) as u8 * weight)
    }

    /// Its number, 0 to 26.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What the placements in two bands of a digit with these columns in band 3 are made of:
    /// their halves in band 1 and in band 2. Placement `(6 * i + j) * 8 + s` is half `[0][i][s]`
    /// with half `[1][j][s]`.
    pub fn halves(self) -> &'static [Halves; 2] {
        &HALVES_TABLE[self.index()]
    }
}

/// The cells of one band that a digit can use, for each order of the rows in
/// the stacks and each choice of the columns, bit s of it for stack s.
pub type Halves = [[[u8; 3]; 8]; 6];

/// Halves of the placements of each triple of columns; they do not depend on the grid.
static HALVES_TABLE: LazyLock<[[Halves; 2]; ColumnTriple::COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|triple| {
        // The two columns of each stack that are left to the two bands.
        let free: [Vec<usize>; 3] = std::array::from_fn(|stack| {
            let used = triple / usize::from(WEIGHTS[stack]) % 3;
            (0..3).filter(|&column| column != used).map(|column| 3 * stack + column).collect()
        });
        let cell = |band: usize, rows: [usize; 3], swaps: usize, stack: usize| {
            let column = free[stack][(swaps >> stack & 1) ^ band];
            (27 * band + 9 * rows[stack] + column) as u8
        };
        [0, 1].map(|band| {
            ORDERS.map(|rows| rows.map(usize::from)).map(|rows| {
                std::array::from_fn(|swaps| [0, 1, 2].map(|stack| cell(band, rows, swaps, stack)))
            })
        })
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    fn placements(triple: ColumnTriple) -> Vec<u64> {
        let cells = |half: [u8; 3]| half.into_iter().fold(0, |all, cell| all | 1u64 << cell);
        let [first, second] = triple.halves().map(|halves| halves.map(|swaps| swaps.map(cells)));
        let halves =
            |rows: usize| (0..8).map(move |swaps| first[rows / 6][swaps] | second[rows % 6][swaps]);
        (0..36).flat_map(halves).collect()
    }

    #[test]
    fn every_placement_is_one_cell_of_each_row_and_of_six_columns() {
        for triple in (0..27).map(ColumnTriple) {
            let placements = placements(triple);
            let distinct: std::collections::HashSet<_> = placements.iter().collect();
            assert_eq!(distinct.len(), PLACEMENTS);
            let used = [triple.0 / 9, 3 + triple.0 / 3 % 3, 6 + triple.0 % 3];
            for placement in &placements {
                let mut columns = 0;
                for row in 0..6 {
                    let cells = placement >> (9 * row) & 511;
                    assert_eq!(cells.count_ones(), 1);
                    columns |= cells;
                }
                assert_eq!(columns, used.iter().fold(511, |c, column| c & !(1 << column)));
            }
        }
    }

    #[test]
    fn triples_by_column() {
        let triple = ColumnTriple::new([8, 1, 3]);
        assert_eq!(triple, ColumnTriple::new([1, 3, 8]));
        assert_eq!(triple.with(5), ColumnTriple::new([1, 5, 8]));
        assert_eq!(triple.with(0).with(6).with(4), ColumnTriple::new([0, 4, 6]));
    }

    #[test]
    fn cells_are_in_bands_1_and_2_or_in_band_3() {
        for cell in 0..81 {
            let set = CellSet::single(cell);
            let expected = if cell < 54 { (1 << cell, 0) } else { (0, 1 << (cell - 54)) };
            assert_eq!((set.bands_1_2(), set.band_3()), expected);
            assert_eq!(CellSet::of_bands(expected.0, expected.1), set);
        }
    }

    #[test]
    fn a_digit_of_a_grid_is_in_one_of_its_placements() {
        let grid: Grid =
            "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
                .parse()
                .unwrap();
        for digit in 1..=9 {
            let cells = grid.cells_of(digit).bands_1_2();
            assert!(placements(ColumnTriple::of_digit(&grid, digit)).contains(&cells));
        }
    }
}
