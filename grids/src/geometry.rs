//! Where a cell lies: rows, columns, boxes, bands, stacks and mini-rows.
//!
//! Cells, and all units, are numbered from 0. Boxes run row by row.

use super::cell_set::CellSet;

pub use super::cell_set::CELLS;

/// Row of a cell, 0 to 8.
#[inline]
pub const fn row(cell: usize) -> usize {
    cell / 9
}

/// Column of a cell, 0 to 8.
#[inline]
pub const fn column(cell: usize) -> usize {
    cell % 9
}

/// Box of a cell, 0 to 8, row by row.
#[inline]
pub const fn box_of(cell: usize) -> usize {
    band(cell) * 3 + stack(cell)
}

/// Band of a cell, 0 to 2: three rows of boxes.
#[inline]
pub const fn band(cell: usize) -> usize {
    cell / 27
}

/// Stack of a cell, 0 to 2: three columns of boxes.
#[inline]
pub const fn stack(cell: usize) -> usize {
    cell % 9 / 3
}

/// The cell at a row and a column.
#[inline]
pub const fn cell_at(row: usize, column: usize) -> usize {
    row * 9 + column
}

const fn units() -> [u128; 27] {
    let mut units = [0u128; 27];
    let mut cell = 0;
    while cell < CELLS {
        units[row(cell)] |= 1 << cell;
        units[9 + column(cell)] |= 1 << cell;
        units[18 + box_of(cell)] |= 1 << cell;
        cell += 1;
    }
    units
}

const UNITS: [u128; 27] = units();

/// The cells of unit `unit`: rows 0 to 8, columns 9 to 17, boxes 18 to 26.
#[inline]
pub fn unit(unit: usize) -> CellSet {
    CellSet::from_bits(UNITS[unit])
}

/// The units of each cell: its row, column and box, numbered as by [`unit()`].
pub const UNITS_OF: [[usize; 3]; CELLS] = {
    let mut units = [[0; 3]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        units[cell] = [row(cell), 9 + column(cell), 18 + box_of(cell)];
        cell += 1;
    }
    units
};

/// The cells of a band, 0 to 2.
#[inline]
pub fn band_cells(band: usize) -> CellSet {
    CellSet::from_bits(((1u128 << 27) - 1) << (27 * band))
}

/// The cells of a stack, 0 to 2.
#[inline]
pub fn stack_cells(stack: usize) -> CellSet {
    (0..3).fold(CellSet::EMPTY, |cells, i| cells | unit(9 + 3 * stack + i))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_have_nine_cells_and_meet_in_their_cell() {
        for cell in 0..CELLS {
            assert_eq!(cell_at(row(cell), column(cell)), cell);
            let [a, b, c] = UNITS_OF[cell];
            assert_eq!(unit(a) & unit(b) & unit(c), CellSet::single(cell));
        }
        assert!((0..27).all(|u| unit(u).len() == 9));
    }

    #[test]
    fn bands_and_stacks_partition_the_grid() {
        for cell in 0..CELLS {
            for i in 0..3 {
                assert_eq!(band_cells(i).contains(cell), band(cell) == i);
                assert_eq!(stack_cells(i).contains(cell), stack(cell) == i);
            }
        }
    }
}
