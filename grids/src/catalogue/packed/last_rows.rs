//! The eighth and ninth rows below seven.
//!
//! Each column has two digits left, and each digit is in two columns of
//! different stacks. Rows 8 and 9 are fixed by the columns in which the larger
//! digit is above. In column 1 it never is; columns 2 to 6 make 32 choices, bits
//! of a word in ascending order of the rows. Such a word says for each digit in
//! which of the choices columns 1 to 6 have it above. A choice is possible if
//! - a digit that is not in columns 7 to 9 is above once;
//! - just one of the two digits of each of the columns 7 to 9 is above before:
//!   the other one is above there.

use super::rows::WideRow;
use wide::u8x16;

/// The choices in which each of the columns 1 to 6 has its larger digit above.
const LARGER: [u32; 6] = [0, 0xFFFF_0000, 0xFF00_FF00, 0xF0F0_F0F0, 0xCCCC_CCCC, 0xAAAA_AAAA];

/// For each choice all bits of the columns 1 to 6 with their larger digit above.
static ABOVE: [[u8; 16]; 32] = {
    let mut table = [[0; 16]; 32];
    let mut choice = 0;
    while choice < 32 {
        let mut column = 0;
        while column < 6 {
            table[choice][column] = 255 * (LARGER[column] >> choice & 1) as u8;
            column += 1;
        }
        choice += 1;
    }
    table
};

/// In which of the columns 7 to 9 the larger digit is above, by three bits.
static LAST_ABOVE: [[u8; 16]; 8] = {
    let mut table = [[0; 16]; 8];
    let mut bits = 0;
    while bits < 8 {
        let mut column = 0;
        while column < 3 {
            table[bits][6 + column] = 255 * (bits >> column & 1) as u8;
            column += 1;
        }
        bits += 1;
    }
    table
};

/// The fillings of rows 8 and 9 below a seventh row.
#[derive(Clone, Copy, Default)]
pub struct LastRows {
    /// The smaller digit of each column, and what makes it the larger one.
    smaller: u8x16,
    change: u8x16,
    /// The choices in which each of the columns 7 to 9 has its larger digit above.
    last_above: [u32; 3],
}

impl LastRows {
    /// Finds them: the bits of the choices that are possible. `columns` are the
    /// smallest, middle and largest digits that each column has left above them.
    #[inline(always)]
    pub fn find(&mut self, columns: &[WideRow; 3], seventh: WideRow) -> u32 {
        let [least, middle, most] = columns.map(u8x16::new);
        let taken = u8x16::new(seventh);
        let smaller = taken.simd_eq(least).bitselect(middle, least);
        let larger = taken.simd_eq(most).bitselect(middle, most);
        (self.smaller, self.change) = (smaller, smaller ^ larger);

        let (least, most) = (smaller.to_array(), larger.to_array());
        let digit = |row: &WideRow, column: usize| usize::from(row[column] & 15);
        let mut above = [0u32; 16];
        for column in 0..6 {
            above[digit(&least, column)] ^= !LARGER[column];
            above[digit(&most, column)] ^= LARGER[column];
        }
        let mut possible = u32::MAX;
        for column in 6..9 {
            let larger_above = above[digit(&least, column)];
            possible &= larger_above ^ above[digit(&most, column)];
            possible &= above[digit(&seventh, column)];
            self.last_above[column - 6] = larger_above;
        }
        possible
    }

    /// Rows 8 and 9 of a choice.
    #[inline]
    pub fn rows(&self, choice: u32) -> [WideRow; 2] {
        let [a, b, c] = self.last_above.map(|larger| (larger >> (choice & 31) & 1) as usize);
        let exchanged = u8x16::new(ABOVE[choice as usize & 31])
            | u8x16::new(LAST_ABOVE[(a | b << 1 | c << 2) & 7]);
        let upper = self.smaller ^ (self.change & exchanged);
        [upper.to_array(), (upper ^ self.change).to_array()]
    }
}
