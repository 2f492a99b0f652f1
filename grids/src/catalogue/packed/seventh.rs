//! The seventh rows that complete two bands.
//!
//! Bands 1 and 2 leave three digits to each column. A seventh row takes one of
//! each, all different; rows 8 and 9 can then always be filled (see
//! [`last_rows`](super::last_rows)). Its first cell has the smallest digit
//! of column 1, so 9 pairs of digits are possible in columns 2 and 3, 27
//! triples in columns 4 to 6, and the last three columns follow.
//!
//! The 27 triples are bits of a word, in ascending order. For each pair three
//! lookups give the triples that have none of its digits, and the triples that
//! leave just one digit to each of the columns 7 to 9 come from counters that
//! run in all 27 bits at once.

use super::rows::{self, ALL, Columns, WideRow, bit};
use gridsieve_kernels::bits;
use wide::u8x16;

/// Pairs of columns 2 and 3, and triples of columns 4 to 6.
const PAIRS: usize = 9;
const TRIPLES: usize = 27;

/// Numbers of rows: 27 · pair + triple. Most of them are no rows.
const NUMBERS: usize = PAIRS * TRIPLES;

/// The triples of a stack that have the digit at 3 · column + place.
const WITH: [u32; 9] = {
    let mut with = [0; 9];
    let mut triple = 0;
    while triple < TRIPLES {
        with[triple / 9] |= 1 << triple;
        with[3 + triple / 3 % 3] |= 1 << triple;
        with[6 + triple % 3] |= 1 << triple;
        triple += 1;
    }
    with
};

/// The places of the digits of columns 1 to 6 in the row of each number.
static PLACES: [WideRow; 256] = {
    let mut table = [[3; 16]; 256];
    let mut row = 0;
    while row < NUMBERS {
        let (pair, triple) = (row / TRIPLES, row % TRIPLES);
        let places = [0, pair / 3, pair % 3, triple / 9, triple / 3 % 3, triple % 3];
        let mut column = 0;
        while column < 6 {
            table[row][column] = places[column] as u8;
            column += 1;
        }
        row += 1;
    }
    table
};

/// The digits that two bands leave to the columns of the third, and the seventh
/// rows that they allow.
#[derive(Clone)]
pub struct Seventh {
    /// The smallest, middle and largest digit of each column.
    pub columns: [WideRow; 3],
    /// The digits of columns 7 to 9.
    last: [u16; 3],
    /// The numbers of the rows, and how many there are.
    rows: [u8; NUMBERS],
    count: usize,
}

impl Seventh {
    pub fn new() -> Seventh {
        let (columns, rows) = ([[0; 16]; 3], [0; NUMBERS]);
        Seventh { columns, last: [0; 3], rows, count: 0 }
    }

    /// Finds the seventh rows of columns that have three digits left each.
    pub fn find(&mut self, columns: &Columns) {
        for column in 0..9 {
            for (digits, digit) in self.columns.iter_mut().zip(rows::digits(columns[column])) {
                digits[column] = digit;
            }
        }
        self.last = [columns[6], columns[7], columns[8]];
        let columns = &self.columns;
        let digit = |column: usize, place: usize| usize::from(columns[place][column] & 15);
        // Which triples have a digit; and in which of the columns 7 to 9 it is,
        // as the unit of a sum with four bits for each.
        let (mut with, mut unit) = ([0u32; 16], [0u16; 16]);
        for column in 0..3 {
            for place in 0..3 {
                with[digit(3 + column, place)] = WITH[3 * column + place];
                unit[digit(6 + column, place)] = 1 << (4 * column);
            }
        }
        // For each of the columns 7 to 9 the triples that have 2, 1 or 0 of its
        // digits: those that go with 0, 1 or 2 of them in columns 1 to 3.
        let mut leave_one = [[0u32; 4]; 3];
        for column in 0..3 {
            let [a, b, c] = [0, 1, 2].map(|place| with[digit(6 + column, place)]);
            let (odd, two) = (a ^ b ^ c, a & b | a & c | b & c);
            leave_one[column] = [two & !odd, odd & !two, !(odd | two), 0];
        }
        let first = digit(0, 0);
        self.count = 0;
        for pair in 0..PAIRS {
            let (second, third) = (digit(1, pair / 3), digit(2, pair % 3));
            let taken = with[first] | with[second] | with[third];
            let sum = unit[first] + unit[second] + unit[third];
            let triples = !taken
                & leave_one[0][usize::from(sum & 3)]
                & leave_one[1][usize::from(sum >> 4 & 3)]
                & leave_one[2][usize::from(sum >> 8 & 3)]
                & ((1 << TRIPLES) - 1);
            for triple in bits(triples) {
                self.rows[self.count] = (pair * TRIPLES + triple) as u8;
                self.count += 1;
            }
        }
    }

    /// The numbers of the rows, in ascending order.
    #[inline(always)]
    pub fn numbers(&self) -> &[u8] {
        &self.rows[..self.count]
    }

    /// The row of a number.
    #[inline(always)]
    pub fn row(&self, number: u8) -> WideRow {
        let places = PLACES[usize::from(number)];
        let [least, middle, most] = self.columns.map(u8x16::new);
        let places = u8x16::new(places);
        let larger = places.simd_eq(u8x16::splat(1)).bitselect(middle, most);
        let row = places.simd_eq(u8x16::splat(0)).bitselect(least, larger);
        let left = row.to_array()[..6].iter().fold(ALL, |left, &digit| left & !bit(digit));
        let digit = |column: usize| (self.last[column - 6] & left).trailing_zeros();
        // In columns 7 to 9 places are 3.
        let last = u64::from(digit(6)) << 48 | u64::from(digit(7)) << 56;
        let last = u128::from(last) | u128::from(digit(8)) << 64;
        let is_last = places.simd_eq(u8x16::splat(3));
        is_last.bitselect(u8x16::new(last.to_le_bytes()), row).to_array()
    }
}
