//! Rows 4, 5 and 6, each written as choices among the digits that are possible.
//!
//! Rows 4 and 5 are written column by column: a number says which of the digits that are still free
//! there it is. The digits of row 6 in each box are those that rows 4 and 5 leave; a number says
//! which of the orders that fit into the columns it is. A choice among n takes as many bits as n -
//! 1 has. Some choices lead to no row; no writer makes them.

use super::bits::Coder;
use crate::symmetry::ORDERS;

/// A row of a grid: digits 1 to 9.
pub type Row = [u8; 9];

/// A row as the beginning of a vector: some 7 bytes follow that mean nothing.
pub type WideRow = [u8; 16];

/// Digits for each column.
pub type Columns = [u16; 9];

/// Bit for each digit, 1 to 9.
pub const fn bit(digit: u8) -> u16 {
    1 << digit
}

/// All digits.
pub const ALL: u16 = 0x3FE;

/// The orders in which three digits fit into three places: bit 3 · digit + place
/// says that it can be there.
static FITTING: [u8; 512] = {
    let mut table = [0; 512];
    let mut allowed = 0;
    while allowed < 512 {
        let mut order = 0;
        while order < 6 {
            let (mut place, mut fits) = (0, 1);
            while place < 3 {
                fits &= allowed >> (3 * ORDERS[order][place] as usize + place) & 1;
                place += 1;
            }
            table[allowed] |= (fits as u8) << order;
            order += 1;
        }
        allowed += 1;
    }
    table
};

/// The member of a set of nine things that has `before` others before it, counted from 1;
/// 0 if there is none.
const fn nth(set: usize, mut before: usize) -> u8 {
    let mut member = 0;
    while member < 9 {
        if set >> member & 1 == 1 {
            if before == 0 {
                return member as u8 + 1;
            }
            before -= 1;
        }
        member += 1;
    }
    0
}

/// The three smallest members of a set of nine, then zeros.
static SMALLEST: [[u8; 4]; 512] = {
    let mut table = [[0; 4]; 512];
    let mut set = 0;
    while set < 512 {
        table[set] = [nth(set, 0), nth(set, 1), nth(set, 2), 0];
        set += 1;
    }
    table
};

/// The code by which a member of a set is written.
#[derive(Clone, Copy)]
struct Choice {
    /// The member by the next three bits that are read, which may be more than
    /// those that belong to it.
    members: [u8; 8],
    bits: u8,
}

/// The codes for sets of up to eight members among nine.
static CHOICES: [Choice; 512] = {
    let mut table = [Choice { members: [0; 8], bits: 0 }; 512];
    let mut set = 1usize;
    while set < 512 {
        let bits = u32::BITS - (set.count_ones() - 1).leading_zeros();
        let mut next = 0;
        while next < 8 {
            table[set].members[next] = nth(set, next & ((1 << bits) - 1));
            next += 1;
        }
        table[set].bits = bits as u8;
        set += 1;
    }
    table
};

/// The three smallest digits of a set, in ascending order, then zeros.
#[inline(always)]
pub fn digits(set: u16) -> [u8; 4] {
    SMALLEST[usize::from(set >> 1 & 511)]
}

/// Members of sets, one after another, up to 32 bits together.
pub struct Members<'a, C> {
    coder: &'a mut C,
    /// What is read, from the next bit on.
    read: u32,
    written: u32,
    bits: u32,
}

impl<'a, C: Coder> Members<'a, C> {
    #[inline(always)]
    pub fn new(coder: &'a mut C) -> Members<'a, C> {
        Members { read: coder.peek(), written: 0, bits: 0, coder }
    }

    /// A member of a set of nine things, counted from 1; 0 if what is read is none.
    /// A writer gives how many are `before` it.
    #[inline(always)]
    pub fn next(&mut self, set: u16, before: Option<u32>) -> u8 {
        let choice = &CHOICES[usize::from(set & 511)];
        let next = before.unwrap_or(self.read);
        self.written |= before.unwrap_or(0) << self.bits;
        self.read >>= choice.bits;
        self.bits += u32::from(choice.bits);
        choice.members[next as usize & 7]
    }

    /// Goes on in the stream.
    #[inline(always)]
    pub fn finish(self) {
        self.coder.number(self.bits, self.written);
    }
}

/// A row that has one of the `free` digits in each column; `None` if what is
/// read is none. A writer gives the `row`.
#[inline(always)]
pub fn row<C: Coder>(coder: &mut C, free: &Columns, row: Option<&Row>) -> Option<Row> {
    let mut members = Members::new(coder);
    let mut left = ALL;
    let mut read = [0; 9];
    for column in 0..9 {
        let set = free[column] & left;
        let before = row.map(|row| (set & (bit(row[column]) - 1)).count_ones());
        let digit = members.next(set >> 1, before);
        left &= !bit(digit);
        read[column] = digit;
    }
    members.finish();
    (left == 0).then_some(read)
}

/// The third row of a band: an order of the three digits of each of the `boxes`.
/// Digits can be in the columns of their `places`. `None` if what is read is no
/// such row. A writer gives the `row`.
#[inline(always)]
pub fn last_row<C: Coder>(
    coder: &mut C,
    boxes: &[[u8; 4]; 3],
    places: &[u16; 16],
    row: Option<&Row>,
) -> Option<Row> {
    let mut members = Members::new(coder);
    let mut read = [0; 9];
    let mut fits = true;
    for stack in 0..3 {
        let digits = boxes[stack];
        let places = |i: usize| places[usize::from(digits[i] & 15)] >> (3 * stack) & 7;
        let orders = FITTING[usize::from(places(0) | places(1) << 3 | places(2) << 6)];
        let before = row.map(|row| {
            let order = order_of(digits, [0, 1, 2].map(|place| row[3 * stack + place]));
            (orders & ((1 << order) - 1)).count_ones()
        });
        let number = members.next(orders.into(), before);
        fits &= number != 0;
        let order = ORDERS[usize::from(number.saturating_sub(1)) % 6];
        for place in 0..3 {
            read[3 * stack + place] = digits[usize::from(order[place])];
        }
    }
    members.finish();
    fits.then_some(read)
}

/// Number of the order in which these digits are.
pub fn order_of(digits: [u8; 4], these: [u8; 3]) -> u32 {
    let is_it = |order: &[u8; 3]| order.map(|i| digits[usize::from(i)]) == these;
    ORDERS.iter().position(is_it).expect("they are the same digits") as u32
}

#[cfg(test)]
mod tests {
    use super::super::bits::{Reading, Writing};
    use super::*;
    use std::collections::BTreeSet;

    /// All that can be read as a row is a row, and each row is read as written.
    #[test]
    fn rows_are_all_that_can_be_read() {
        let band = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [4, 5, 6, 7, 8, 9, 1, 2, 3]];
        let third = [7, 8, 9, 1, 3, 2, 4, 6, 5];
        let free: Columns = std::array::from_fn(|column| {
            ALL & !bit(band[0][column]) & !bit(band[1][column]) & !bit(third[column])
        });
        // Every permutation, looked at plainly.
        fn fill(free: &Columns, row: &mut Vec<u8>, found: &mut BTreeSet<Row>) {
            if let Ok(row) = row.as_slice().try_into() {
                found.insert(row);
                return;
            }
            for digit in 1..=9 {
                if !row.contains(&digit) && free[row.len()] & bit(digit) != 0 {
                    row.push(digit);
                    fill(free, row, found);
                    row.pop();
                }
            }
        }
        let mut plain = BTreeSet::new();
        fill(&free, &mut Vec::new(), &mut plain);
        assert!(plain.len() > 1000);
        for wanted in &plain {
            let mut coder = Writing::default();
            assert_eq!(row(&mut coder, &free, Some(wanted)), Some(*wanted));
            let bytes = coder.finish();
            assert_eq!(row(&mut Reading::new(&bytes), &free, None), Some(*wanted));
        }
        let mut rows = 0;
        for bits in 0..200_000u32 {
            let bytes = bits.wrapping_mul(0x9E37_79B1).to_le_bytes();
            if let Some(read) = row(&mut Reading::new(&bytes), &free, None) {
                assert!(plain.contains(&read));
                rows += 1;
            }
        }
        assert!(rows > 1000);
    }

    #[test]
    fn a_last_row_keeps_to_boxes_and_columns() {
        let boxes = [[1, 4, 7, 0], [2, 5, 8, 0], [3, 6, 9, 0]];
        let mut places = [511; 16];
        (places[1], places[7], places[9]) = (0b110, 0b101, 0b001 << 6);
        let mut seen = BTreeSet::new();
        for bits in 0..512u16 {
            let bytes = bits.to_le_bytes();
            let Some(row) = last_row(&mut Reading::new(&bytes), &boxes, &places, None) else {
                continue;
            };
            for (place, &digit) in row.iter().enumerate() {
                assert!(places[usize::from(digit)] >> place & 1 == 1);
                assert!(boxes[place / 3][..3].contains(&digit));
            }
            let mut coder = Writing::default();
            assert_eq!(last_row(&mut coder, &boxes, &places, Some(&row)), Some(row));
            seen.insert(row);
        }
        // Box 1: 1 in place 2 (and 7 in 1 or 3) or in place 3 (and 7 in 1).
        assert_eq!(seen.len(), 3 * 6 * 2);
    }
}
