//! The eighth and ninth rows below seven.
//!
//! Each column has two digits left, and each digit is in two columns. So the
//! columns form loops: from a column to the one that has the other place of its
//! lower digit, and on until it closes. In each loop rows 8 and 9 can be
//! exchanged, and nothing else is free. The loop of column 1 is fixed by its
//! smaller digit, which is in row 8.

use super::rows::Row;

/// The fillings of rows 8 and 9.
#[derive(Clone)]
pub struct Loops {
    /// The first filling: the smaller digit above in the first column of each
    /// loop.
    upper: Row,
    lower: Row,
    /// The columns of each loop but that of column 1, by their first column.
    loops: [u16; 4],
    count: usize,
    /// The filling that is taken.
    at: usize,
}

impl Loops {
    pub fn new() -> Loops {
        Loops { upper: [0; 9], lower: [0; 9], loops: [0; 4], count: 0, at: 0 }
    }

    /// Finds the fillings below a seventh row, by the three digits that each
    /// column had before it, in ascending order.
    pub fn find(&mut self, columns: &[[u8; 3]; 9], seventh: &Row) {
        let mut pairs = [[0u8; 2]; 9];
        // The two columns of each digit, exclusive-or.
        let mut both = [0u8; 16];
        for column in 0..9 {
            let [a, b, c] = columns[column];
            let taken = seventh[column];
            let pair = [if taken == a { b } else { a }, if taken == c { b } else { c }];
            both[usize::from(pair[0] & 15)] ^= column as u8;
            both[usize::from(pair[1] & 15)] ^= column as u8;
            pairs[column] = pair;
        }
        let mut left = 0x1FFu16;
        self.count = 0;
        self.at = 0;
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            let (mut column, mut above) = (first, pairs[first][0]);
            let before = left;
            loop {
                let below = pairs[column][0] ^ pairs[column][1] ^ above;
                self.upper[column] = above;
                self.lower[column] = below;
                left &= !(1 << column);
                column = usize::from(both[usize::from(below & 15)]) ^ column;
                above = below;
                // Only digits that are no grid can leave the columns.
                if column > 8 || left >> column & 1 == 0 {
                    break;
                }
            }
            if first > 0 && self.count < self.loops.len() {
                self.loops[self.count] = before & !left;
                self.count += 1;
            }
        }
    }

    /// Number of all fillings.
    pub fn count(&self) -> usize {
        1 << self.count
    }

    /// Number of fillings after the one that is taken.
    pub fn left(&self) -> usize {
        self.count() - 1 - self.at
    }

    /// How many fillings come before that with this eighth row.
    pub fn rank(&self, eighth: &Row) -> usize {
        self.loops[..self.count].iter().fold(0, |rank, columns| {
            let first = columns.trailing_zeros() as usize;
            rank << 1 | usize::from(eighth[first] != self.upper[first])
        })
    }

    /// Takes a filling by its number.
    pub fn set(&mut self, at: usize) {
        self.at = at;
    }

    /// Takes the filling after the next `skip` ones; false if there is none.
    pub fn go_on(&mut self, skip: usize) -> bool {
        self.at = self.at.saturating_add(1).saturating_add(skip);
        self.at < self.count()
    }

    /// Rows 8 and 9 of the filling that is taken.
    #[inline]
    pub fn rows(&self) -> [Row; 2] {
        let mut exchanged = 0;
        for (place, columns) in self.loops[..self.count].iter().enumerate() {
            if self.at >> (self.count - 1 - place) & 1 == 1 {
                exchanged |= columns;
            }
        }
        let (mut upper, mut lower) = (self.upper, self.lower);
        if exchanged != 0 {
            for column in 0..9 {
                let mask = ((exchanged >> column & 1) as u8).wrapping_neg();
                let change = (upper[column] ^ lower[column]) & mask;
                upper[column] ^= change;
                lower[column] ^= change;
            }
        }
        [upper, lower]
    }
}
