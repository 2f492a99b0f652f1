//! Rows 5, and the parts in which they divide the grids of a row 4.
//!
//! A row 4 has up to 62,478 grids. Where there are many, those with some of the rows 5 that are
//! possible below it make a part. Each row 5 weighs as many as there are rows 6 below it, and each
//! part has about the same weight, so about as many grids.

use super::rows::{Allowed, count_last_rows, for_each_row};
use std::ops::ControlFlow;

/// A row 4 with more grids than this has several parts, so that a part has not many more.
const GRIDS_OF_PART: u32 = 4096;

/// How many parts a row 4 with so many grids has.
pub fn parts(grids: u32) -> usize {
    grids.div_ceil(GRIDS_OF_PART).max(1) as usize
}

/// The digits that are left to each column below a row of the same band.
pub fn below(allowed: &Allowed, row: &[u8; 9]) -> Allowed {
    std::array::from_fn(|column| {
        let in_box = &row[column / 3 * 3..][..3];
        in_box.iter().fold(allowed[column], |left, digit| left & !(1 << (digit - 1)))
    })
}

/// What is allowed in a row that comes after another one of its band.
pub fn after(mut allowed: Allowed, row: &[u8; 9]) -> Allowed {
    allowed[0] &= u16::MAX << row[0];
    allowed
}

/// The rows 5 below a row 4, in order, but those that no row 6 can follow.
pub struct Rows5 {
    /// The rows, each with the weight of all before it.
    rows: Vec<([u8; 9], u32)>,
    /// The weight of all rows.
    weight: u32,
}

impl Rows5 {
    /// The rows 5 below a row 4. `allowed` are the digits that the first band leaves to each column.
    pub fn new(allowed: &Allowed, row_4: &[u8; 9]) -> Rows5 {
        let mut found = Rows5 { rows: Vec::new(), weight: 0 };
        let after_4 = below(allowed, row_4);
        let _: ControlFlow<()> = for_each_row(&after(after_4, row_4), &mut |row_5| {
            let weight = count_last_rows(&after(below(&after_4, row_5), row_5));
            if weight != 0 {
                found.rows.push((*row_5, found.weight));
                found.weight += weight;
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// The part of a row 5, from 0, if there are so many parts.
    ///
    /// # Panics
    /// No row 6 can follow it, or it is not below this row 4.
    pub fn part(&self, row_5: &[u8; 9], parts: usize) -> usize {
        let place = self.rows.binary_search_by(|(row, _)| row.cmp(row_5));
        self.part_from(self.rows[place.expect("a row 5 below this row 4")].1, parts)
    }

    /// The part of a row with rows of this weight before it.
    fn part_from(&self, before: u32, parts: usize) -> usize {
        before as usize * parts / self.weight as usize
    }

    /// The rows of a part.
    pub fn of_part(&self, part: usize, parts: usize) -> impl Iterator<Item = &[u8; 9]> {
        let place =
            |part| self.rows.partition_point(|&(_, before)| self.part_from(before, parts) < part);
        self.rows[place(part)..place(part + 1)].iter().map(|(row, _)| row)
    }
}
