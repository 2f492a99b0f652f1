//! The record of codec `raw`: a grid in 16 bytes.
//!
//! The nine cells of a digit form a *template*: one cell in each row, column
//! and box. There are 6^6 of them. In each band the digit's three rows lie in
//! three different stacks, in one of six orders; in each stack its three bands
//! take three different columns, again in one of six orders. So one byte says
//! in which stack the digit lies in each row (6^3 values), a second one in which
//! column of each stack it lies in each band (6^3 values).
//!
//! A record has these two bytes for each of the digits 1 to 8; digit 9 has the
//! cells that are left. Where a digit lies can be read in place, a record never
//! crosses a cache line, and any two templates that share a cell show in the sum
//! of all digits: see [`Record::digits`].

use crate::grid::Grid;
use crate::grid::geometry::CELLS;

/// Bytes of a record.
pub const RECORD_BYTES: usize = 16;

/// The orders of three things. Their numbers are part of the format.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Number of the order that begins with these two things.
const ORDER_OF: [[u8; 3]; 3] = [[6, 0, 1], [2, 6, 3], [4, 5, 6]];

/// Values of either byte of a digit.
const VALUES: usize = 216;

/// By the first byte of a digit, for each row: 3 · its band + the digit's stack.
static MINI_COLUMN: [[u8; 16]; VALUES] = {
    let mut table = [[0; 16]; VALUES];
    let mut value = 0;
    while value < VALUES {
        let orders = [value / 36, value / 6 % 6, value % 6];
        let mut row = 0;
        while row < 9 {
            let band = row / 3;
            table[value][row] = 3 * band as u8 + ORDERS[orders[band]][row % 3];
            row += 1;
        }
        value += 1;
    }
    table
};

/// By the second byte of a digit, for each 3 · band + stack: the digit's column.
static COLUMN: [[u8; 16]; VALUES] = {
    let mut table = [[0; 16]; VALUES];
    let mut value = 0;
    while value < VALUES {
        let orders = [value / 36, value / 6 % 6, value % 6];
        let mut place = 0;
        while place < 9 {
            let (band, stack) = (place / 3, place % 3);
            table[value][place] = 3 * stack as u8 + ORDERS[orders[stack]][band];
            place += 1;
        }
        value += 1;
    }
    table
};

/// A grid as a file of codec `raw` has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'a>(&'a [u8; RECORD_BYTES]);

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

impl<'a> Record<'a> {
    /// The record in these bytes, right or wrong.
    pub const fn new(bytes: &'a [u8; RECORD_BYTES]) -> Record<'a> {
        Record(bytes)
    }

    /// The digits of its grid, 1 to 9, row by row.
    ///
    /// # Errors
    /// The bytes are not those of a grid.
    #[inline]
    pub fn digits(self) -> Result<[u8; CELLS], RecordError> {
        // Longer than a grid, so that no index needs a check.
        let mut digits = [9u8; 128];
        let (pairs, _) = self.0.as_chunks::<2>();
        for (digit, &[stacks, columns]) in (1..).zip(pairs) {
            let (Some(places), Some(columns)) =
                (MINI_COLUMN.get(usize::from(stacks)), COLUMN.get(usize::from(columns)))
            else {
                return Err(self.bad_byte());
            };
            for row in 0..9 {
                let column = columns[usize::from(places[row] & 15)];
                digits[9 * row + usize::from(column & 15)] = digit;
            }
        }
        // A template puts its digit in each row, column and box once. Where two
        // share a cell one digit loses it, and a cell elsewhere keeps its 9
        // instead of that digit: the sum can only grow.
        let digits: [u8; CELLS] = *digits.first_chunk().expect("128 is more than 81");
        let sum: u16 = digits.iter().map(|&digit| u16::from(digit)).sum();
        if sum == 405 { Ok(digits) } else { Err(RecordError::Overlap) }
    }

    /// Its grid.
    ///
    /// # Errors
    /// The bytes are not those of a grid.
    #[inline]
    pub fn grid(self) -> Result<Grid, RecordError> {
        self.digits().map(Grid::from_valid_digits)
    }

    #[cold]
    fn bad_byte(self) -> RecordError {
        let byte = self.0.iter().position(|&value| usize::from(value) >= VALUES).unwrap_or(0);
        RecordError::Byte { byte, value: self.0[byte] }
    }
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
    use std::collections::HashSet;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    #[test]
    fn a_record_is_what_the_format_says() {
        let grid: Grid = T.parse().unwrap();
        let bytes = record(&grid);
        assert_eq!(Record::new(&bytes).grid(), Ok(grid));
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
                let cells = (0..9).map(|row| {
                    let place = MINI_COLUMN[stacks][row];
                    9 * row + usize::from(COLUMN[columns][usize::from(place)])
                });
                let cells: crate::grid::CellSet = cells.collect();
                for unit in 0..27 {
                    assert_eq!((cells & crate::grid::geometry::unit(unit)).len(), 1);
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
                let read = Record::new(&changed).grid();
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
