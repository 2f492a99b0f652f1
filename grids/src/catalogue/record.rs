//! The record of codec `raw`: a grid in 16 bytes.
//!
//! The nine cells of a digit form a *template*: one cell in each row, column and box. There are 6^6
//! of them. In each band the digit's three rows lie in three different stacks, in one of six
//! orders; in each stack its three bands take three different columns, again in one of six orders.
//! One byte gives the digit's stack in each row (6^3 values), a second byte its column within each
//! stack for each band (6^3 values).
//!
//! A record has these two bytes for each of the digits 1 to 8; digit 9 has the cells that are left.
//! The cells of a digit can be read in place, and a record never crosses a cache line. If two
//! templates share a cell, the number of cells that are left is wrong, which [`read`] detects.

use crate::Grid;
use crate::symmetry::ORDERS;
use wide::u8x16;

/// Bytes of a record.
pub const RECORD_BYTES: usize = 16;

/// Number of the [order](ORDERS) that begins with these two things. The numbers are part of the format.
const ORDER_OF: [[u8; 3]; 3] = [[6, 0, 1], [2, 6, 3], [4, 5, 6]];

/// Values of either byte of a digit.
const VALUES: usize = 216;

/// By the order of a digit's stacks in a band, and the columns that it has in
/// the three stacks there (0 to 26): its cells of the band, as 255. There are
/// 162; with 256 no index needs a check.
static CELLS_OF: [[[u8; 16]; 2]; 256] = {
    let mut table = [[[0; 16]; 2]; 256];
    let mut pattern = 0;
    while pattern < 6 * 27 {
        let columns = [pattern / 9 % 3, pattern / 3 % 3, pattern % 3];
        let mut row = 0;
        while row < 3 {
            let stack = ORDERS[pattern / 27][row] as usize;
            let cell = 9 * row + 3 * stack + columns[stack];
            table[pattern][cell / 16][cell % 16] = 255;
            row += 1;
        }
        pattern += 1;
    }
    table
};

/// By either byte of a digit, the share of each band in the number of its
/// pattern in [`CELLS_OF`].
static SHARES: [[[u8; 4]; VALUES]; 2] = {
    let mut table = [[[0; 4]; VALUES]; 2];
    let mut value = 0;
    while value < VALUES {
        let orders = [value / 36, value / 6 % 6, value % 6];
        let mut band = 0;
        while band < 3 {
            table[0][value][band] = 27 * orders[band] as u8;
            let [a, b, c] = [ORDERS[orders[0]], ORDERS[orders[1]], ORDERS[orders[2]]];
            table[1][value][band] = 9 * a[band] + 3 * b[band] + c[band];
            band += 1;
        }
        value += 1;
    }
    table
};

/// The grid of shifted rows, to be overwritten by others.
pub(super) fn any_grid() -> Grid {
    let digit = |cell: usize| (cell / 9 * 3 + cell / 27 + cell) % 9 + 1;
    Grid::from_valid_digits(std::array::from_fn(|cell| digit(cell) as u8))
}

/// Why 16 bytes are no grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A byte that no template has.
    #[error("byte {byte} of the record is {value}, more than 215")]
    Byte {
        /// Which byte, from 0.
        byte: usize,
        /// Its value.
        value: u8,
    },
    /// Two digits claim one cell.
    #[error("two digits are in the same cell")]
    Overlap,
}

/// The grid of a record.
///
/// # Errors
/// The bytes are not those of a grid.
pub fn grid(record: &[u8; RECORD_BYTES]) -> Result<Grid, RecordError> {
    let mut grid = any_grid();
    read(record, &mut grid)?;
    Ok(grid)
}

/// Reads the grid of a record.
///
/// # Errors
/// The bytes are not those of a grid; `grid` is as before then.
#[inline]
pub fn read(record: &[u8; RECORD_BYTES], grid: &mut Grid) -> Result<(), RecordError> {
    // A 9 in each cell; each digit takes from its cells what it is less.
    let mut bands = [[u8x16::splat(9); 2]; 3];
    let (pairs, _) = record.as_chunks::<2>();
    for (less, &[stacks, columns]) in (1..9).rev().zip(pairs) {
        let (Some(stacks), Some(columns)) =
            (SHARES[0].get(usize::from(stacks)), SHARES[1].get(usize::from(columns)))
        else {
            return Err(bad_byte(record));
        };
        for band in 0..3 {
            let cells = CELLS_OF[usize::from(stacks[band] + columns[band])];
            for half in 0..2 {
                bands[band][half] -= u8x16::new(cells[half]) & u8x16::splat(less);
            }
        }
    }
    // Where two digits share a cell, more than nine cells keep their 9. (A
    // sum of several different digits is at most 36: no other cell has a 9.)
    let nine = |cells: u8x16| cells.simd_eq(u8x16::splat(9)) & u8x16::splat(1);
    let nines = bands.as_flattened().iter().fold(u8x16::splat(0), |sum, &c| sum + nine(c));
    if nines.reduce_add() != 9 + 3 * (32 - 27) {
        return Err(RecordError::Overlap);
    }
    let [a, b, [c, end]] = bands.map(|band| band.map(u8x16::to_array));
    grid.overwrite(|digits| {
        // What goes beyond a band is overwritten by the next one. No piece is
        // read across two that were just written, which takes long.
        digits[..32].copy_from_slice(a.as_flattened());
        digits[27..59].copy_from_slice(b.as_flattened());
        digits[54..70].copy_from_slice(&c);
        digits[70..78].copy_from_slice(&end[..8]);
        digits[78..].copy_from_slice(&end[8..11]);
    });
    Ok(())
}

#[cold]
fn bad_byte(record: &[u8; RECORD_BYTES]) -> RecordError {
    let byte = record.iter().position(|&value| usize::from(value) >= VALUES).unwrap_or(0);
    RecordError::Byte { byte, value: record[byte] }
}

/// The record of a grid.
pub fn record(grid: &Grid) -> [u8; RECORD_BYTES] {
    // For each digit and row, the column; and for each digit and 3 · band +
    // stack, the column inside the stack.
    let (mut columns, mut inside) = ([[0u8; 9]; 10], [[0u8; 9]; 10]);
    for (row, digits) in grid.digits().as_chunks::<9>().0.iter().enumerate() {
        for (column, &digit) in digits.iter().enumerate() {
            columns[usize::from(digit)][row] = column as u8;
            inside[usize::from(digit)][row / 3 * 3 + column / 3] = (column % 3) as u8;
        }
    }
    let mut record = [0; RECORD_BYTES];
    for digit in 1..9 {
        let (columns, inside) = (&columns[digit], &inside[digit]);
        let order = |first: u8, second: u8| ORDER_OF[usize::from(first)][usize::from(second)];
        let stacks = |band: usize| order(columns[3 * band] / 3, columns[3 * band + 1] / 3);
        let bands = |stack: usize| order(inside[stack], inside[stack + 3]);
        let value = |of: &dyn Fn(usize) -> u8| (of(0) * 6 + of(1)) * 6 + of(2);
        record[2 * digit - 2] = value(&stacks);
        record[2 * digit - 1] = value(&bands);
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::CELLS;
    use std::collections::HashSet;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    #[test]
    fn a_record_is_what_the_format_says() {
        let grid: Grid = T.parse().unwrap();
        let bytes = record(&grid);
        assert_eq!(super::grid(&bytes), Ok(grid));
        // Digit 1 of T lies in columns 8, 5, 1, 6, 9, 3, 2, 4, 7, so in stacks
        // 3-2-1, 2-3-1, 1-2-3: orders 5, 3, 0. In stack 1 bands 1 to 3 have the
        // columns 1, 3, 2, in stack 2 columns 2, 3, 1, in stack 3 columns 2, 3, 1:
        // orders 1, 3, 3.
        assert_eq!(bytes[..2], [(5 * 6 + 3) * 6, (6 + 3) * 6 + 3]);
    }

    #[test]
    fn templates_are_all_there() {
        let mut seen = HashSet::new();
        for stacks in 0..VALUES {
            for columns in 0..VALUES {
                let cells = (0..CELLS).filter(|cell| {
                    let band = cell / 27;
                    let pattern = SHARES[0][stacks][band] + SHARES[1][columns][band];
                    CELLS_OF[usize::from(pattern)].as_flattened()[cell % 27] == 255
                });
                let cells: crate::CellSet = cells.collect();
                for unit in 0..27 {
                    assert_eq!((cells & crate::geometry::unit(unit)).len(), 1);
                }
                seen.insert(cells.bits());
            }
        }
        assert_eq!(seen.len(), 46_656);
    }

    #[test]
    fn what_is_no_grid_is_refused() {
        let grid: Grid = T.parse().unwrap();
        let bytes = record(&grid);
        let mut right = 0;
        for byte in 0..RECORD_BYTES {
            for value in 0..=255 {
                let mut changed = bytes;
                changed[byte] = value;
                let read = super::grid(&changed);
                match read {
                    Ok(read) => {
                        // Another digit 9 may make another grid; never a wrong one.
                        assert!(Grid::from_digits(*read.digits()).is_ok());
                        assert_eq!(record(&read), changed);
                        right += 1;
                    }
                    Err(RecordError::Byte { byte: named, value: found }) => {
                        assert!((named, found) == (byte, value) && value > 215);
                    }
                    Err(RecordError::Overlap) => assert!(value < 216),
                }
            }
        }
        assert!(right >= RECORD_BYTES);
    }
}
