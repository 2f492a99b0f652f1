//! A band 3, written with the help of its first stack.
//!
//! The rows of the digits in stack 1 leave few choices for the other stacks. A digit of row r in
//! stack 1 is in the row after r in one of stacks 2 and 3, and in the row before r in the other
//! (row 7 comes after row 9). Consider the three digits of a column of stack 2. If in stack 1 these
//! digits are in
//! - three rows, all go to the row after or all go to the row before;
//! - two rows, the digit that is alone in its row goes to that of the two others,
//!   and one of these goes to the row after, the other to the row before;
//! - one row, the column cannot be filled.
//!
//! Each of columns 4 to 6 is therefore filled in one of two ways: its smallest digit that is not
//! forced goes to the row after, or before. A stack has eight such ways. A way is possible if it
//! also fills stack 3, where the same rule holds, and digits that went to the row after go to the
//! row before. Sets of ways are bytes.

use super::bits::Coder;
use super::rows::{Columns, Members, digits, order_of};
use crate::symmetry::ORDERS;

/// The ways in which columns 4, 5 and 6 choose the row before.
const WAYS: [u32; 3] = [0xF0, 0xCC, 0xAA];

/// How the digits of a column go on from stack 1. Three bytes are the ways in which
/// each digit goes to the row before, that of the smallest in the lowest byte.
#[derive(Clone, Copy)]
struct Rule {
    /// The bytes of the digits that are not forced.
    free: u32,
    /// What the bytes are if the choice is the row after.
    after: u32,
    /// Bits below the byte of the digit that has the choice.
    chooser: u32,
    /// All ways, or none.
    possible: u32,
    /// The digits in each row, for either choice.
    orders: [[u8; 3]; 2],
}

/// By the rows of the three digits in stack 1: 9a + 3b + c. The last ones mean
/// nothing.
static RULES: [Rule; 32] = {
    let none = Rule { free: 0, after: 0, chooser: 0, possible: 0, orders: [[0; 3]; 2] };
    let mut table = [none; 32];
    let mut index = 0;
    while index < 27 {
        let rows = [index / 9, index / 3 % 3, index % 3];
        table[index] = rule(rows);
        index += 1;
    }
    table
};

const fn rule(rows: [usize; 3]) -> Rule {
    let mut rule = Rule { free: 0, after: 0, chooser: 0, possible: 0xFF, orders: [[0; 3]; 2] };
    if rows[0] == rows[1] && rows[1] == rows[2] {
        rule.possible = 0;
    }
    let mut digit = 0;
    while digit < 3 {
        let own = rows[digit];
        let (a, b) = (rows[(digit + 1) % 3], rows[(digit + 2) % 3]);
        let byte = 0xFF << (8 * digit);
        if a == b {
            if (a + 1) % 3 == own {
                rule.after |= byte;
            }
        } else {
            if rule.free == 0 {
                rule.chooser = 8 * digit as u32;
            } else if a == own || b == own {
                rule.after |= byte;
            }
            rule.free |= byte;
        }
        digit += 1;
    }
    let mut choice = 0;
    while choice < 2 {
        let before = rule.before(0xFF * choice as u32);
        let mut digit = 0;
        while digit < 3 {
            let row = (rows[digit] + 1 + (before >> (8 * digit) & 1) as usize) % 3;
            rule.orders[choice][row] = digit as u8;
            digit += 1;
        }
        choice += 1;
    }
    rule
}

impl Rule {
    /// The bytes of the digits, by the ways in which the choice is the row before.
    #[inline(always)]
    const fn before(&self, choice: u32) -> u32 {
        (choice * 0x1_0101) & self.free ^ self.after
    }
}

/// The digits of each column, in ascending order.
pub struct ByStack([[u8; 4]; 9]);

impl ByStack {
    /// Each column has three digits.
    #[inline(always)]
    pub fn new(columns: &Columns) -> ByStack {
        ByStack(columns.map(digits))
    }

    /// A band: the order of columns 2 and 3 is one of `items`, the rest one of
    /// `choices`. False if what is read is none. A writer gives the band.
    #[inline(always)]
    pub fn band(
        &self,
        items: &mut impl Coder,
        choices: &mut impl Coder,
        band: &mut [u8; 27],
        given: Option<&[u8; 27]>,
    ) -> bool {
        let order = |column: usize| {
            let these = |band: &[u8; 27]| [0, 9, 18].map(|row| band[row + column]);
            given.map_or(0, |band| order_of(self.0[column], these(band)))
        };
        let number = items.number(6, 6 * order(1) + order(2));
        if number >= 36 {
            return false;
        }
        // The row of each digit in stack 1.
        let mut rows = [0u8; 16];
        for (column, order) in [0, number / 6, number % 6].into_iter().enumerate() {
            for (row, &i) in ORDERS[order as usize].iter().enumerate() {
                let digit = self.0[column][usize::from(i)];
                rows[usize::from(digit & 15)] = row as u8;
                band[9 * row + column] = digit;
            }
        }
        let row = |digit: u8| usize::from(rows[usize::from(digit & 15)]);
        let rules: [&Rule; 6] = std::array::from_fn(|column| {
            let [a, b, c, _] = self.0[3 + column];
            &RULES[(9 * row(a) + 3 * row(b) + row(c)) & 31]
        });

        // The ways in which digits go to the row before in stack 2.
        let mut before = [0u8; 16];
        // Those in which columns 4 to 9 choose it, and those that are possible.
        let mut chosen = [WAYS[0], WAYS[1], WAYS[2], 0, 0, 0];
        let mut ways = 0xFF;
        for (column, rule) in rules[..3].iter().enumerate() {
            ways &= rule.possible;
            let bytes = rule.before(WAYS[column]).to_le_bytes();
            for i in 0..3 {
                before[usize::from(self.0[3 + column][i] & 15)] = bytes[i];
            }
        }
        for (column, rule) in rules.iter().enumerate().skip(3) {
            let [a, b, c, _] =
                self.0[3 + column].map(|digit| u32::from(before[usize::from(digit & 15)]));
            let bytes = !(a | b << 8 | c << 16);
            chosen[column] = bytes >> rule.chooser & 0xFF;
            let wrong = bytes ^ rule.before(chosen[column]);
            ways &= rule.possible & !(wrong | wrong >> 8 | wrong >> 16);
        }

        let mut members = Members::new(choices);
        let number = given.map(|band| {
            let way = self.way(band, &rules, row);
            (ways & ((1 << way) - 1)).count_ones()
        });
        let way = members.next(ways as u16, number);
        members.finish();
        let Some(way) = way.checked_sub(1) else { return false };
        for (column, rule) in rules.iter().enumerate() {
            let order = &rule.orders[(chosen[column] >> (way & 7) & 1) as usize];
            for row in 0..3 {
                band[9 * row + 3 + column] = self.0[3 + column][usize::from(order[row] & 3)];
            }
        }
        true
    }

    /// The way in which stack 2 of a band is filled, by the rows of digits in stack 1.
    fn way(&self, band: &[u8; 27], rules: &[&Rule; 6], row: impl Fn(u8) -> usize) -> u32 {
        (0..3).fold(0, |way, column| {
            let chooser = self.0[3 + column][(rules[column].chooser / 8) as usize];
            let after = (row(chooser) + 1) % 3;
            way << 1 | u32::from(band[9 * after + 3 + column] != chooser)
        })
    }
}
