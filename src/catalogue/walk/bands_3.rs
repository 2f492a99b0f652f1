//! The bands with given columns, one by one.
//!
//! The first row is found column by column; stack 2 has no choice. After it two
//! digits are left to each column, and two columns to each digit: cycles of
//! columns and digits, each of which can be shared out to the second and third
//! row in two ways.

use std::ops::ControlFlow;

/// A row: column c has the four bits from 4 · (8 - c) on, so rows are in the
/// order of their texts.
pub type PackedRow = u64;

/// The first bit of a column.
#[inline(always)]
fn shift(column: usize) -> u32 {
    4 * (8 - column as u32)
}

/// The digit of a column of a row.
#[inline(always)]
pub fn digit(row: PackedRow, column: usize) -> u8 {
    (row >> shift(column)) as u8 & 15
}

/// Packs a row.
pub fn pack(row: &[u8]) -> PackedRow {
    row.iter().fold(0, |packed, &digit| packed << 4 | u64::from(digit))
}

/// The single bits of a set, the lowest first.
#[inline(always)]
fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// What digits count in the sum of a band, by column and digit.
pub type Powers = [[u64; 10]; 9];

/// The bands of some columns.
pub struct Columns<'a> {
    /// The digits of each column: bit d - 1 for digit d.
    sets: [u16; 9],
    /// The columns of each digit.
    of_digit: [u16; 10],
    powers: &'a Powers,
}

impl<'a> Columns<'a> {
    /// Three digits for each column.
    pub fn new(sets: [u16; 9], powers: &'a Powers) -> Columns<'a> {
        let mut of_digit = [0; 10];
        for (column, set) in sets.into_iter().enumerate() {
            gridsieve_kernels::bits(set).for_each(|bit| of_digit[bit + 1] |= 1 << column);
        }
        Columns { sets, of_digit, powers }
    }

    /// Calls `each` with the rows of all bands and the sums of their boxes, in
    /// the order of their texts, until it breaks. Rows are in order.
    #[inline(always)]
    pub fn for_each_band<B>(
        &self,
        each: &mut impl FnMut([PackedRow; 3], u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // The columns of a stack share no digits.
        let sets = &self.sets;
        let digit = |column: usize, bit: u16| u64::from(bit.trailing_zeros() + 1) << shift(column);
        let a = sets[0] & sets[0].wrapping_neg();
        for b in bits(sets[1]) {
            for c in bits(sets[2]) {
                let row = digit(0, a) | digit(1, b) | digit(2, c);
                let left = 511 & !(a | b | c);
                for d in bits(sets[3] & left) {
                    let row = row | digit(3, d);
                    for e in bits(sets[4] & left) {
                        let row = row | digit(4, e);
                        for f in bits(sets[5] & left) {
                            let left = left & !(d | e | f);
                            let [x, y, z] = [6, 7, 8].map(|column| sets[column] & left);
                            if x.is_power_of_two() && y.is_power_of_two() && z.is_power_of_two() {
                                let row = row | digit(5, f) | digit(6, x);
                                self.other_rows(row | digit(7, y) | digit(8, z), each)?;
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds the second and third rows.
    #[inline(always)]
    fn other_rows<B>(
        &self,
        first: PackedRow,
        each: &mut impl FnMut([PackedRow; 3], u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        /// How two rows share a cycle: bits of its columns, and the sums if the
        /// second row has the smaller digit of the first column, and if not.
        #[derive(Clone, Copy, Default)]
        struct Cycle {
            columns: PackedRow,
            sums: [u64; 2],
        }
        let mut cycles = [Cycle::default(); 4];
        let mut count = 0;
        let (mut second, mut third) = (0, 0);
        let rest: [u16; 9] =
            std::array::from_fn(|column| self.sets[column] & !(1 << (digit(first, column) - 1)));
        let mut todo = 511u16;
        while todo != 0 {
            let start = todo.trailing_zeros() as usize;
            let cycle = &mut cycles[count];
            count += 1;
            let mut column = start;
            let mut upper = rest[start] & rest[start].wrapping_neg();
            loop {
                let lower = rest[column] ^ upper;
                let [x, y] = [upper, lower].map(|bit| bit.trailing_zeros() as usize + 1);
                second |= (x as u64) << shift(column);
                third |= (y as u64) << shift(column);
                cycle.columns |= 15 << shift(column);
                let [p, q] = [x, y].map(|digit| self.powers[column][digit]);
                cycle.sums[0] += p + 2 * q;
                cycle.sums[1] += q + 2 * p;
                todo &= !(1 << column);
                // The other column of the digit that went to the third row: not
                // that of the first row, where it is gone from the rest.
                let others = self.of_digit[y] & !(1 << column);
                let [near, far] = [others, others & (others - 1)].map(u16::trailing_zeros);
                column = if rest[near as usize] & lower != 0 { near } else { far } as usize;
                if column == start {
                    break;
                }
                upper = lower;
            }
        }
        // The first column's cycle is fixed, as rows are in order.
        let others = &cycles[1..count];
        for choice in 0..1usize << others.len() {
            let (mut swapped, mut sum) = (0, cycles[0].sums[0]);
            for (i, cycle) in others.iter().rev().enumerate() {
                let swap = choice >> i & 1;
                swapped |= cycle.columns * swap as u64;
                sum += cycle.sums[swap];
            }
            let change = (second ^ third) & swapped;
            each([first, second ^ change, third ^ change], sum)?;
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::symmetry::{BandClass, column_sets};
    use std::collections::BTreeSet;

    /// The bands of the columns of a class's smallest band, found digit by digit
    /// and in any order.
    fn slow(sets: &[u16; 9]) -> BTreeSet<[PackedRow; 3]> {
        use super::super::super::generate::all_rows;
        let rows = all_rows(sets);
        let mut bands = BTreeSet::new();
        for a in rows.iter().filter(|row| 1 << (row[0] - 1) == sets[0] & sets[0].wrapping_neg()) {
            for b in rows.iter().filter(|b| b[0] > a[0]) {
                let c: [u16; 9] = std::array::from_fn(|column| {
                    sets[column] & !(1 << (a[column] - 1)) & !(1 << (b[column] - 1))
                });
                let all = c.iter().fold(0, |all, set| all | set);
                let fit = c.iter().all(|set| set.count_ones() == 1) && all == 511;
                let c = c.map(|set| set.trailing_zeros() as u8 + 1);
                if fit && c[0] > b[0] {
                    bands.insert([pack(a), pack(b), pack(&c)]);
                }
            }
        }
        bands
    }

    #[test]
    fn all_bands_come_once_and_in_order() {
        let mut powers: Powers = [[0; 10]; 9];
        for (column, powers) in powers.iter_mut().enumerate() {
            for (digit, power) in powers.iter_mut().enumerate() {
                *power = 1 << (column * 5 + digit / 2);
            }
        }
        for class in [1, 2, 29, 100, 300, 416] {
            let sets = column_sets(BandClass::new(class).unwrap().band());
            let mut found = Vec::new();
            let _: ControlFlow<()> = Columns::new(sets, &powers).for_each_band(&mut |rows, sum| {
                let of = |row: PackedRow| -> u64 {
                    (0..9).map(|c| powers[c][usize::from(digit(row, c))]).sum()
                };
                assert_eq!(sum, of(rows[1]) + 2 * of(rows[2]));
                found.push(rows);
                ControlFlow::Continue(())
            });
            assert!(found.is_sorted_by(|a, b| a < b));
            assert!(found.len() > 10);
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), slow(&sets));
        }
    }
}
