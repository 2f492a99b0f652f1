//! The seventh rows that complete two bands.
//!
//! Bands 1 and 2 leave three digits to each column. A seventh row takes one of
//! each, all different; rows 8 and 9 can then always be filled (see
//! [`loops`](super::loops)). In the tree its first cell has the smallest digit
//! of column 1, so 9 pairs of digits are possible in columns 2 and 3, 27
//! triples in columns 4 to 6, and the last three columns follow.
//!
//! The 27 triples are bits of a word, in ascending order. For each pair three
//! lookups give the triples that have none of its digits, and the triples that
//! leave just one digit to each of the columns 7 to 9 come from counters that
//! run in all 27 bits at once.

use super::rows::{ALL, Row, bit};

/// The triples of a stack that have the digit at 3 · column + place.
const WITH: [u32; 9] = {
    let mut with = [0; 9];
    let mut triple = 0;
    while triple < 27 {
        with[triple / 9] |= 1 << triple;
        with[3 + triple / 3 % 3] |= 1 << triple;
        with[6 + triple % 3] |= 1 << triple;
        triple += 1;
    }
    with
};

/// The digits that two bands leave to the columns of the third, and the seventh
/// rows that they allow.
#[derive(Clone)]
pub struct Seventh {
    /// The three digits of each column, ascending.
    pub columns: [[u8; 3]; 9],
    /// For each pair of places in columns 2 and 3 the triples that go with it.
    triples: [u32; 9],
    /// The row that is taken: its pair and triple.
    pair: usize,
    triple: u32,
}

impl Seventh {
    pub fn new() -> Seventh {
        Seventh { columns: [[0; 3]; 9], triples: [0; 9], pair: 0, triple: 0 }
    }

    /// Finds the seventh rows below six rows.
    pub fn find(&mut self, above: &[Row; 6]) {
        for column in 0..9 {
            let used = above.iter().fold(0, |used, row| used | bit(row[column]));
            let mut left = ALL & !used;
            for digit in &mut self.columns[column] {
                *digit = left.trailing_zeros() as u8;
                left &= left - 1;
            }
        }
        let columns = &self.columns;
        // Which triples have a digit; and in which of the columns 7 to 9 it is,
        // as the unit of a sum with four bits for each.
        let (mut with, mut unit) = ([0u32; 16], [0u16; 16]);
        for column in 0..3 {
            for place in 0..3 {
                with[usize::from(columns[3 + column][place] & 15)] = WITH[3 * column + place];
                unit[usize::from(columns[6 + column][place] & 15)] = 1 << (4 * column);
            }
        }
        // For each of the columns 7 to 9 the triples that have 2, 1 or 0 of its
        // digits: those that go with 0, 1 or 2 of them in columns 1 to 3.
        let mut leave_one = [[0u32; 4]; 3];
        for column in 0..3 {
            let [a, b, c] = columns[6 + column].map(|digit| with[usize::from(digit & 15)]);
            let (odd, two) = (a ^ b ^ c, a & b | a & c | b & c);
            leave_one[column] = [two & !odd, odd & !two, !(odd | two), 0];
        }
        let digit = |column: usize, place: usize| usize::from(columns[column][place] & 15);
        let first = digit(0, 0);
        for pair in 0..9 {
            let (second, third) = (digit(1, pair / 3), digit(2, pair % 3));
            let taken = with[first] | with[second] | with[third];
            let sum = unit[first] + unit[second] + unit[third];
            self.triples[pair] = !taken
                & leave_one[0][usize::from(sum & 3)]
                & leave_one[1][usize::from(sum >> 4 & 3)]
                & leave_one[2][usize::from(sum >> 8 & 3)];
        }
    }

    /// Number of rows after the one that is taken.
    pub fn left(&self) -> usize {
        let here = self.triples[self.pair] & (!1 << self.triple);
        let later = self.triples[self.pair + 1..].iter().map(|triples| triples.count_ones());
        (here.count_ones() + later.sum::<u32>()) as usize
    }

    /// Number of all rows.
    pub fn count(&self) -> usize {
        self.triples.iter().map(|triples| triples.count_ones() as usize).sum()
    }

    /// How many of these rows come before this one.
    pub fn rank(&self, row: &Row) -> usize {
        let (pair, triple) = self.place_of(row);
        let before = self.triples[..pair].iter().map(|triples| triples.count_ones()).sum::<u32>();
        (before + (self.triples[pair] & ((1 << triple) - 1)).count_ones()) as usize
    }

    /// Takes a row that is one of them.
    pub fn set(&mut self, row: &Row) {
        (self.pair, self.triple) = self.place_of(row);
    }

    fn place_of(&self, row: &Row) -> (usize, u32) {
        let place = |column: usize| {
            self.columns[column].iter().position(|&digit| digit == row[column]).unwrap_or(0)
        };
        let triple = place(3) * 9 + place(4) * 3 + place(5);
        (place(1) * 3 + place(2), triple as u32)
    }

    /// Takes the first row, and then skips some.
    pub fn enter(&mut self, skip: usize) -> Option<Row> {
        self.pair = 0;
        self.seek(self.triples[0], skip)
    }

    /// Takes the row after the next `skip` ones.
    pub fn go_on(&mut self, skip: usize) -> Option<Row> {
        self.seek(self.triples[self.pair] & (!1 << self.triple), skip)
    }

    #[inline]
    fn seek(&mut self, mut triples: u32, mut skip: usize) -> Option<Row> {
        loop {
            let count = triples.count_ones() as usize;
            if skip < count {
                break;
            }
            skip -= count;
            self.pair += 1;
            triples = *self.triples.get(self.pair)?;
        }
        for _ in 0..skip {
            triples &= triples - 1;
        }
        self.triple = triples.trailing_zeros();
        Some(self.row())
    }

    /// The row that is taken.
    fn row(&self) -> Row {
        let columns = &self.columns;
        let triple = self.triple as usize;
        let places = [0, self.pair / 3, self.pair % 3, triple / 9, triple / 3 % 3, triple % 3];
        let mut row = [0; 9];
        let mut left = ALL;
        for column in 0..6 {
            row[column] = columns[column][places[column]];
            left &= !bit(row[column]);
        }
        for column in 6..9 {
            let digits = columns[column].iter().fold(0, |digits, &digit| digits | bit(digit));
            row[column] = (digits & left).trailing_zeros() as u8;
        }
        row
    }
}
