//! Rows below a first band.

use gridsieve_kernels::bits;
use std::ops::ControlFlow;

/// The digits that each column of a row may have: bit d - 1 for digit d.
pub type Allowed = [u16; 9];

/// Calls `each` with the rows of nine different digits, 1 to 9, that are
/// allowed, in the order of their texts, until it breaks.
#[inline]
pub fn for_each_row<B>(
    allowed: &Allowed,
    each: &mut impl FnMut(&[u8; 9]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    #[inline]
    fn fill<B>(
        allowed: &Allowed,
        column: usize,
        used: u16,
        row: &mut [u8; 9],
        each: &mut impl FnMut(&[u8; 9]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for bit in bits(allowed[column] & !used) {
            row[column] = bit as u8 + 1;
            let used = used | 1 << bit;
            if column == 8 {
                each(row)?;
            } else {
                fill(allowed, column + 1, used, row, each)?;
            }
        }
        ControlFlow::Continue(())
    }
    fill(allowed, 0, 0, &mut [0; 9], each)
}

/// The ways to give the three digits that are left to a box to its columns, in order, and how many there
/// are.
#[inline(always)]
fn triples(columns: &[u16; 3]) -> ([[u8; 3]; 6], usize) {
    let (mut triples, mut count) = ([[0; 3]; 6], 0);
    let [a, b, c] = *columns;
    let all = a | b | c;
    debug_assert!(all.count_ones() <= 3);
    for first in bits(a) {
        for second in bits(b & !(1 << first)) {
            let third = all & !(1 << first | 1 << second);
            if third & c != 0 {
                let triple = [first, second, third.trailing_zeros() as usize];
                triples[count] = triple.map(|bit| bit as u8 + 1);
                count += 1;
            }
        }
    }
    (triples, count)
}

/// Calls `each` with the rows of nine different digits that are allowed, in the order of their
/// texts, until it breaks. The columns of each box allow no more than three digits in
/// all, as where two rows of a band are there already.
#[inline(always)]
pub fn for_each_last_row<B>(
    allowed: &Allowed,
    each: &mut impl FnMut(&[u8; 9]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (boxes, _) = allowed.as_chunks::<3>();
    let triples = [0, 1, 2].map(|stack| triples(&boxes[stack]));
    let [a, b, c] = [0, 1, 2].map(|stack| &triples[stack].0[..triples[stack].1]);
    let mut row = [0; 9];
    for a in a {
        row[..3].copy_from_slice(a);
        for b in b {
            row[3..6].copy_from_slice(b);
            for c in c {
                row[6..].copy_from_slice(c);
                each(&row)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// How many rows [`for_each_last_row`] finds.
#[inline(always)]
pub fn count_last_rows(allowed: &Allowed) -> u32 {
    allowed.as_chunks::<3>().0.iter().map(|columns| triples(columns).1 as u32).product()
}

/// How many of these rows there are, and which of them comes at which place, without
/// a list of them.
pub struct RowNumbers {
    allowed: Allowed,
    /// For each set of digits that the first columns have, in how many ways the others can be
    /// filled.
    ways: Box<[u32; 512]>,
}

impl RowNumbers {
    /// Of these rows.
    pub fn new(allowed: &Allowed) -> RowNumbers {
        let mut ways = Box::new([0; 512]);
        ways[511] = 1;
        for used in (0..511u16).rev() {
            let column = used.count_ones() as usize;
            let next = |bit: usize| ways[usize::from(used) | 1 << bit];
            ways[usize::from(used)] = bits(allowed[column] & !used).map(next).sum();
        }
        RowNumbers { allowed: *allowed, ways }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.ways[0] as usize
    }

    /// How many of them begin with a digit.
    pub fn count_beginning(&self, digit: u8) -> usize {
        let bit = 1 << (digit - 1);
        if self.allowed[0] & bit == 0 { 0 } else { self.ways[usize::from(bit)] as usize }
    }

    /// The number of a row, from 0, in the order of their texts; `None` if it is not one of them.
    pub fn number(&self, row: &[u8; 9]) -> Option<usize> {
        let (mut used, mut before) = (0u16, 0);
        for (column, &digit) in row.iter().enumerate() {
            let (left, own) = (self.allowed[column] & !used, 1 << (digit - 1));
            if left & own == 0 {
                return None;
            }
            let smaller = bits(left & (own - 1));
            before += smaller.map(|bit| self.ways[usize::from(used) | 1 << bit]).sum::<u32>();
            used |= own;
        }
        Some(before as usize)
    }

    /// The row of a number.
    ///
    /// # Panics
    /// There are not so many.
    pub fn row(&self, number: usize) -> [u8; 9] {
        let (mut used, mut before) = (0u16, number as u32);
        std::array::from_fn(|column| {
            let mut left = bits(self.allowed[column] & !used);
            let bit = left.find(|&bit| {
                let ways = self.ways[usize::from(used) | 1 << bit];
                let is_it = before < ways;
                before -= if is_it { 0 } else { ways };
                is_it
            });
            let bit = bit.expect("the number of a row");
            used |= 1 << bit;
            bit as u8 + 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_rows(allowed: &Allowed) -> Vec<[u8; 9]> {
        let mut rows = Vec::new();
        let _: ControlFlow<()> = for_each_row(allowed, &mut |row| {
            rows.push(*row);
            ControlFlow::Continue(())
        });
        rows
    }

    #[test]
    fn last_rows_are_those_that_are_allowed() {
        for allowed in [
            [0o7, 0o7, 0o7, 0o70, 0o70, 0o70, 0o700, 0o700, 0o700],
            [0o4, 0o3, 0o7, 0o700, 0o300, 0o600, 0o50, 0o20, 0o70],
            [0o4, 0o4, 0o3, 0o70, 0o70, 0o70, 0o700, 0o700, 0o700],
            [0o3, 0o3, 0o3, 0o70, 0o70, 0o70, 0o700, 0o700, 0o700],
        ] {
            let mut rows = Vec::new();
            let _: ControlFlow<()> = for_each_last_row(&allowed, &mut |row| {
                rows.push(*row);
                ControlFlow::Continue(())
            });
            assert_eq!(rows, all_rows(&allowed));
            assert_eq!(count_last_rows(&allowed) as usize, rows.len());
        }
    }

    #[test]
    fn rows_are_numbered_in_their_order() {
        let derangements: Allowed = std::array::from_fn(|column| 511 & !(1 << column));
        let few: Allowed = [2, 4, 1, 0o70, 0o70, 0o70, 0o700, 0o500, 0o600];
        for allowed in [derangements, few] {
            let (rows, numbers) = (all_rows(&allowed), RowNumbers::new(&allowed));
            assert_eq!(numbers.count(), rows.len());
            for digit in 1..=9 {
                let beginning = rows.iter().filter(|row| row[0] == digit).count();
                assert_eq!(numbers.count_beginning(digit), beginning);
            }
            assert!(rows.iter().enumerate().all(|(i, row)| numbers.number(row) == Some(i)));
            assert!(rows.iter().enumerate().step_by(7).all(|(i, row)| numbers.row(i) == *row));
            assert_eq!(numbers.number(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), None);
        }
        assert_eq!(RowNumbers::new(&[0; 9]).count(), 0);
    }

    #[test]
    fn rows_come_in_order_and_are_allowed() {
        // The rows that differ from one row in every column: derangements.
        let allowed: Allowed = std::array::from_fn(|column| 511 & !(1 << column));
        let rows = all_rows(&allowed);
        assert_eq!(rows.len(), 133_496);
        assert!(rows.is_sorted_by(|a, b| a < b));
    }
}
