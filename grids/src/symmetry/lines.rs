//! A grid as vectors: each row and each column is sixteen bytes. The first nine bytes are the
//! digits; the others are arbitrary values below 128.

use super::band_key::{BandKey, Keyed, ROWS, SETS};
use crate::geometry::CELLS;
use bytemuck::cast;
use gridsieve_kernels::Token;
use wide::{u8x16, u64x2};

/// Sixteen bytes.
pub type Vector = [u8; 16];

/// All bytes that a digit can be.
const DIGITS: Vector = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/// The last nine of sixteen.
const LAST_NINE: Vector = [7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 0, 0, 0, 0, 0, 0];

/// Places counted down the columns.
const TURNED: [usize; 9] = [0, 3, 6, 1, 4, 7, 2, 5, 8];
/// For sets of one place among four, from this one on: the place counted down the columns.
const fn turned(first: usize) -> Vector {
    let mut vector = [0; 16];
    let mut place = 0;
    while place < 4 {
        vector[1 << place] = SETS[TURNED[first + place]];
        place += 1;
    }
    vector
}

/// The place of a set among the first four, less 4; of no set 4: added to what
/// [`PLACE_HIGH`] says, it is the place, and 8 if the set is empty.
const PLACE_LOW: Vector = [4, 252, 253, 0, 254, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0];
/// The place of a set among places 4 to 7; of no set 4.
const PLACE_HIGH: Vector = [4, 0, 1, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0];

/// Eight bytes as a number, the first one lowest.
#[inline(always)]
pub fn low(vector: Vector) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&vector[..8]);
    u64::from_le_bytes(bytes)
}

#[inline(always)]
fn load(digits: &[u8], at: usize) -> Vector {
    let mut vector = [0; 16];
    vector.copy_from_slice(&digits[at..at + 16]);
    vector
}

#[inline(always)]
fn or(a: Vector, b: Vector) -> Vector {
    (u8x16::new(a) | u8x16::new(b)).to_array()
}

#[inline(always)]
fn and(a: Vector, b: u8) -> Vector {
    (u8x16::new(a) & u8x16::splat(b)).to_array()
}

/// For each digit the set of its place in a box; `corner` is the box's first
/// digit, and rows are nine digits apart.
///
/// Every digit is compared with all that it could be. To write the sets where
/// the digits say, and load them as a vector, would wait for the last byte to
/// be written.
#[inline(always)]
fn sets_of_places(digits: &[u8], corner: usize) -> Vector {
    let mut sets = [u8x16::ZERO; 4];
    for place in 0..8 {
        let digit = u8x16::splat(digits[corner + place / 3 * 9 + place % 3]);
        let set = u8x16::new(DIGITS).simd_eq(digit) & u8x16::splat(SETS[place]);
        sets[place / 2] |= set;
    }
    ((sets[0] | sets[1]) | (sets[2] | sets[3])).to_array()
}

/// The low and the high four bits of each byte.
#[inline(always)]
fn halves(bytes: Vector) -> [Vector; 2] {
    let bytes = u8x16::new(bytes);
    let shifted: u8x16 = cast(cast::<u8x16, u64x2>(bytes) >> 4u32);
    [bytes, shifted].map(|half| (half & u8x16::splat(15)).to_array())
}

/// The key of a band from its rows.
///
/// `box_0` is the box whose places count, `sets` are those of each digit's place.
#[inline(always)]
fn key<T: Token>(token: T, keys: &BandKey, rows: [Vector; 3], sets: Vector, box_0: usize) -> Keyed {
    let [a, b, c] = rows;
    let (a, b, c) = (token.look_up(sets, a), token.look_up(sets, b), token.look_up(sets, c));
    let columns = low(or(or(a, b), c));
    // The digits that stood in the row before in box 0.
    let next = low(or(or(and(a, ROWS[2]), and(b, ROWS[0])), and(c, ROWS[1])));
    let [first, second] = [(box_0 + 1) % 3, (box_0 + 2) % 3];
    let pair = |stack: usize| {
        let columns = columns >> (24 * stack);
        [columns as u8, (columns >> 8) as u8]
    };
    let in_next = |stack: usize| {
        let next = next >> (24 * stack);
        (next | next >> 8 | next >> 16) as u8
    };
    // The vectors lack column 8, so the pattern comes from a box other than box 2.
    let pattern = if first == 2 { !in_next(second) } else { in_next(first) };
    keys.of_sets(pattern, [pair(first), pair(second)])
}

/// The rows and the columns of a grid.
pub struct Lines {
    /// First the rows, then the columns.
    pub of: [[Vector; 9]; 2],
    /// For each digit the set of its place in the boxes on the diagonal, counted
    /// along the rows. They are box 0 of their band and stack.
    sets: [Vector; 3],
}

impl Lines {
    /// Loads the lines of a grid.
    #[inline(always)]
    pub fn new<T: Token>(token: T, digits: &[u8; CELLS]) -> Lines {
        let mut rows = [[0; 16]; 9];
        for row in 0..8 {
            rows[row] = load(digits, 9 * row);
        }
        rows[8] = token.look_up(load(digits, CELLS - 16), LAST_NINE);
        let sets =
            [sets_of_places(digits, 0), sets_of_places(digits, 30), sets_of_places(digits, 60)];
        Lines { of: [rows, transpose(&rows)], sets }
    }

    /// For each digit the set of its place in box 0 of a band or stack.
    #[inline(always)]
    fn sets<T: Token>(&self, token: T, choice: usize) -> Vector {
        let sets = self.sets[choice % 3];
        if choice < 3 {
            return sets;
        }
        let [low, high] = halves(sets);
        or(token.look_up(const { turned(0) }, low), token.look_up(const { turned(4) }, high))
    }

    /// For each digit its place in box 0 of a band or stack.
    #[inline(always)]
    pub fn places<T: Token>(&self, token: T, choice: usize) -> Vector {
        let [low, high] = halves(self.sets(token, choice));
        let [low, high] = [token.look_up(PLACE_LOW, low), token.look_up(PLACE_HIGH, high)];
        (u8x16::new(low) + u8x16::new(high)).to_array()
    }

    /// The key of a band or stack; box 0 is number `choice % 3`.
    #[inline(always)]
    pub fn key<T: Token>(&self, token: T, keys: &BandKey, choice: usize) -> Keyed {
        let (lines, i) = (&self.of[choice / 3], choice % 3);
        let band = [lines[3 * i], lines[3 * i + 1], lines[3 * i + 2]];
        key(token, keys, band, self.sets(token, choice), i)
    }

    /// The keys of all bands and stacks.
    #[inline(always)]
    pub fn keys<T: Token>(&self, token: T, keys: &BandKey) -> [Keyed; 6] {
        [
            self.key(token, keys, 0),
            self.key(token, keys, 1),
            self.key(token, keys, 2),
            self.key(token, keys, 3),
            self.key(token, keys, 4),
            self.key(token, keys, 5),
        ]
    }
}

/// The columns of a grid from its rows.
#[inline(always)]
fn transpose(rows: &[Vector; 9]) -> [Vector; 9] {
    let bytes = |a: u64x2| -> u8x16 { cast(a) };
    let words = |a: u8x16| -> u64x2 { cast(a) };
    let mut r = [u8x16::ZERO; 9];
    for row in 0..9 {
        r[row] = u8x16::new(rows[row]);
    }
    // Eight rows of eight digits are 64 bytes in four vectors. To interleave
    // their halves turns the six bits of a byte's number round by one: three
    // times, and rows have become columns.
    let mut v = [u8x16::ZERO; 4];
    for i in 0..4 {
        v[i] = bytes(words(r[2 * i]).unpack_lo(words(r[2 * i + 1])));
    }
    for _ in 0..3 {
        v = [
            u8x16::unpack_low(v[0], v[2]),
            u8x16::unpack_high(v[0], v[2]),
            u8x16::unpack_low(v[1], v[3]),
            u8x16::unpack_high(v[1], v[3]),
        ];
    }
    let last_row = words(r[8]);
    let last_row = last_row.unpack_lo(last_row);
    let mut columns = [[0; 16]; 9];
    for i in 0..4 {
        let pair = words(v[i]);
        columns[2 * i] = bytes(pair.unpack_lo(last_row >> (16 * i) as u32)).to_array();
        columns[2 * i + 1] = bytes(pair.unpack_hi(last_row >> (16 * i + 8) as u32)).to_array();
    }
    // The last column: digits 8 of the rows.
    let high = |a: usize| u8x16::unpack_high(r[a], r[a + 4]);
    let even = u8x16::unpack_low(high(0), high(2));
    let odd = u8x16::unpack_low(high(1), high(3));
    let eight = words(u8x16::unpack_low(even, odd));
    columns[8] = bytes(eight.unpack_lo(words(r[8]).unpack_hi(words(r[8])))).to_array();
    columns
}
