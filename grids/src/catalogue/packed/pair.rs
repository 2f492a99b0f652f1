//! Bands 1 and 2, and the digits that they leave to each column.

use super::bits::Coder;
use super::layout::{PackedError, pair_of, stands_in_order};
use super::rows::{self, ALL, Columns, Row, bit};
use crate::Grid;

/// Bands 1 and 2 of a grid that stands in order.
pub struct Pair {
    digits: [u8; 54],
    /// The digits that are left to each column after band 1, and after rows 4, 5
    /// and 6.
    left: [Columns; 4],
    /// The columns in which each digit is not yet after band 1.
    places_left: [u16; 16],
    /// The digits of row 6 in each box, and the columns in which each can be.
    boxes: [[u8; 4]; 3],
    places: [u16; 16],
}

fn without(left: &Columns, row: &Row) -> Columns {
    std::array::from_fn(|column| left[column] & !bit(row[column]))
}

/// The digits of each of the boxes in a row.
fn boxes(row: &Row) -> [u16; 3] {
    let (boxes, _) = row.as_chunks::<3>();
    std::array::from_fn(|stack| boxes[stack].iter().fold(0, |set, &digit| set | bit(digit)))
}

impl Pair {
    /// Prepares these two bands.
    pub fn new(digits: &[u8; 54]) -> Pair {
        let mut pair = Pair {
            digits: *digits,
            left: [[0; 9]; 4],
            places_left: [0; 16],
            boxes: [[0; 4]; 3],
            places: [0; 16],
        };
        pair.left[0] = (0..3).fold([ALL; 9], |left, row| without(&left, pair.row(row)));
        for digit in 0..16 {
            let is_left = |column: usize| (pair.left[0][column] >> digit & 1) << column;
            pair.places_left[digit] = (0..9).fold(0, |places, column| places | is_left(column));
        }
        (3..6).for_each(|row| pair.set_row(row, &digits.as_chunks().0[row]));
        pair.find_places();
        pair
    }

    /// The first two bands of a grid, if its rows and columns are in order.
    pub fn of(grid: &Grid) -> Option<Pair> {
        stands_in_order(grid.digits()).then(|| Pair::new(pair_of(grid.digits())))
    }

    /// The digits of both bands.
    pub fn digits(&self) -> &[u8; 54] {
        &self.digits
    }

    /// The digits that are left to the columns of band 3.
    pub fn left(&self) -> &Columns {
        &self.left[3]
    }

    /// A row, counted from 0.
    fn row(&self, row: usize) -> &Row {
        &self.digits.as_chunks().0[row]
    }

    #[inline(always)]
    fn set_row(&mut self, row: usize, digits: &Row) {
        self.digits.as_chunks_mut().0[row] = *digits;
        self.left[row - 2] = without(&self.left[row - 3], digits);
    }

    /// Finds where digits can be in row 6.
    #[inline(always)]
    fn find_places(&mut self) {
        let [fourth, fifth] = [3, 4].map(|row| *self.row(row));
        let (above, below) = (boxes(&fourth), boxes(&fifth));
        self.boxes =
            std::array::from_fn(|stack| rows::digits(ALL & !(above[stack] | below[stack])));
        let mut taken = [[0u16; 16]; 2];
        for column in 0..9 {
            taken[0][usize::from(fourth[column] & 15)] = 1 << column;
            taken[1][usize::from(fifth[column] & 15)] = 1 << column;
        }
        for digit in 0..16 {
            // Column 1 ascends.
            let first = u16::from(digit <= usize::from(fifth[0]));
            let taken = taken[0][digit] | taken[1][digit] | first;
            self.places[digit] = self.places_left[digit] & !taken;
        }
    }

    /// Exchanges the rows from this one on, 3 to 5 counted from 0. A writer gives
    /// the two bands `to` which this leads.
    #[inline(always)]
    pub fn change<C: Coder>(
        &mut self,
        coder: &mut C,
        from: usize,
        to: Option<&[u8; 54]>,
    ) -> Result<(), PackedError> {
        if from < 5 {
            self.change_early(coder, from, to)?;
        }
        let target = to.map(|to| &to.as_chunks().0[5]);
        let row = rows::last_row(coder, &self.boxes, &self.places, target);
        self.set_row(5, &row.ok_or(PackedError::Row(6))?);
        Ok(())
    }

    /// Exchanges row 5, and row 4 if that is the first one.
    #[inline(never)]
    fn change_early<C: Coder>(
        &mut self,
        coder: &mut C,
        from: usize,
        to: Option<&[u8; 54]>,
    ) -> Result<(), PackedError> {
        let target = |row: usize| to.map(|to| &to.as_chunks().0[row]);
        if from == 3 {
            // The smallest digit: those of rows 5 and 7 are larger.
            let mut free = self.left[0];
            free[0] &= free[0].wrapping_neg();
            let row = rows::row(coder, &free, target(3)).ok_or(PackedError::Row(4))?;
            self.set_row(3, &row);
        }
        let above = boxes(self.row(3));
        let free = std::array::from_fn(|column| self.left[1][column] & !above[column / 3]);
        let row = rows::row(coder, &free, target(4)).ok_or(PackedError::Row(5))?;
        self.set_row(4, &row);
        self.find_places();
        Ok(())
    }
}
