//! The key of a band: a number below 56 · 36 · 36 that depends neither on the names of the digits
//! nor on the order of the columns in the two boxes other than box 0.
//!
//! One of the boxes, box 0, gives each digit the number p of its place, 0 to 8. The next box is
//! called box 1, and the one after that (cyclically) box 2. The band is then determined by
//! - its *row pattern*: bit p says whether the digit's row in box 1 is the one after its row in box
//!   0 (cyclically), 56 patterns; its row in box 2 is the remaining one;
//! - the sets of digits that share a column in box 1, and in box 2: a column has one digit of each
//!   row, so for a given pattern there are 36 ways to form the columns of a box.
//!
//! Sets of places are bytes: each pattern has as many places in each row, and
//! each column three in all, so place 8 follows from the others. In a box of a
//! given pattern a column has 27 possible sets, and the sets of its first and
//! second column tell which of the 36 it is and how the columns are ordered.
//! Nothing is sorted, and what is read of the tables is 17 KB. The sets of a whole grid come
//! from `lines`.

use super::orders::number;

/// Row patterns.
pub const PATTERNS: usize = 56;
/// Partitions of a box into columns that fit a row pattern.
pub const PARTITIONS_OF_PATTERN: usize = 36;
/// Number of keys.
pub const KEYS: usize = PATTERNS * PARTITIONS_OF_PATTERN * PARTITIONS_OF_PATTERN;

/// Marks what does not occur.
const NONE: u8 = u8::MAX;

/// The places of each row.
pub const ROWS: [u8; 3] = [0b000_111, 0b111_000, 0b11_000_000];

/// The set of a place; place 8 is left out.
pub const SETS: [u8; 9] = [1, 2, 4, 8, 16, 32, 64, 128, 0];

/// The tables that make a number of a band.
pub struct BandKey {
    /// The number of each pattern, without place 8.
    patterns_of_sets: [u8; 256],
    /// For each pattern of a box's rows (as a byte, not as a number, so that it
    /// need not be looked up first) the [`code`] of each column.
    columns: Box<[[u8; 256]; 256]>,
    /// For the code of the first column of a box, and four times that of the
    /// second, the number of the partition among the 36, and in the upper bits
    /// the order of the columns: which one is the first, second and third in
    /// normal order.
    partitions: [u16; 2048],
}

/// The key of a band, and how it is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keyed {
    /// Below [`KEYS`].
    pub key: usize,
    /// For box 1 and 2 the number of the order of the columns: which of its columns
    /// are the first, second and third in normal order.
    pub orders: [u8; 2],
}

/// The code of a column that has places i, j, k of the rows; such a column has the number 9i + 3j +
/// k. Codes are below 255, and the sum of one code and four times that of another column of the box
/// determines both. (In each row they have different places: i + 4i' is 1, 2, 4, 6, 8 or 9.)
fn code(column: usize) -> usize {
    column / 9 + 9 * (column / 3 % 3) + 81 * (column % 3)
}

/// The partition and order of a box whose columns have these numbers. Normal
/// order: by the digits of the box's first row, in the order of their places.
fn partition(columns: [usize; 3]) -> u16 {
    // In each row the three columns share out its first, second and third place.
    let order_in = |power: usize| -> [u8; 3] {
        let in_row = columns.map(|column| column / power % 3);
        [0, 1, 2].map(|i| in_row.iter().position(|&place| place == i).unwrap_or_default() as u8)
    };
    let normal = order_in(9);
    // The other rows seen with the columns in normal order.
    let [second, third] = [3, 1]
        .map(|power| number(normal.map(|column| (columns[usize::from(column)] / power % 3) as u8)));
    (second * 6 + third) as u16 | (number(normal) as u16) << 6
}

impl BandKey {
    /// Makes the tables.
    pub fn new() -> BandKey {
        let mut keys = BandKey {
            patterns_of_sets: [NONE; 256],
            columns: vec![[NONE; 256]; 256].try_into().expect("one for each byte"),
            partitions: [0; 2048],
        };
        let is_pattern = |bits: u16| {
            let in_row = |row: u16| (bits >> (3 * row) & 7).count_ones();
            in_row(0) == in_row(1) && in_row(1) == in_row(2)
        };
        for (number, bits) in (0..512).filter(|&bits| is_pattern(bits)).enumerate() {
            keys.patterns_of_sets[usize::from(bits & 255)] = number as u8;
            let row_of =
                |place: usize| (place / 3 + if bits >> place & 1 != 0 { 1 } else { 2 }) % 3;
            let row = |row: usize| (0..9).filter(move |&place| row_of(place) == row);
            for (i, a) in row(0).enumerate() {
                for (j, b) in row(1).enumerate() {
                    for (k, c) in row(2).enumerate() {
                        let set = SETS[a] | SETS[b] | SETS[c];
                        keys.columns[usize::from(bits & 255)][usize::from(set)] =
                            code(9 * i + 3 * j + k) as u8;
                    }
                }
            }
        }
        for [a, b] in (0..27).flat_map(|a| (0..27).map(move |b| [a, b])) {
            let in_row = |power: usize| [a / power % 3, b / power % 3];
            if [9, 3, 1].into_iter().all(|power| in_row(power)[0] != in_row(power)[1]) {
                // Places 0 + 1 + 2 in each row.
                keys.partitions[code(a) + 4 * code(b)] = partition([a, b, 39 - a - b]);
            }
        }
        keys
    }

    /// The number of a box's partition, from the pattern itself and the sets of its first two
    /// columns, with the order of the columns.
    #[inline(always)]
    fn ordered(&self, pattern: u8, columns: [u8; 2]) -> (usize, u8) {
        let numbers = &self.columns[usize::from(pattern)];
        let [a, b] = [0, 1].map(|i| usize::from(numbers[usize::from(columns[i])]));
        let partition = self.partitions[a + 4 * b];
        (usize::from(partition & 63), (partition >> 6) as u8)
    }

    /// The key of a band of this pattern, from the first two columns of box 1
    /// and of box 2.
    #[inline(always)]
    pub fn of_sets(&self, pattern: u8, columns: [[u8; 2]; 2]) -> Keyed {
        let number = usize::from(self.patterns_of_sets[usize::from(pattern)]);
        let (first, first_order) = self.ordered(pattern, columns[0]);
        let (second, second_order) = self.ordered(!pattern, columns[1]);
        let key = (number * PARTITIONS_OF_PATTERN + first) * PARTITIONS_OF_PATTERN + second;
        Keyed { key, orders: [first_order, second_order] }
    }

    /// The key of a band whose row `r`, column `c` has the digit `at(r, c)`,
    /// 1 to 9. Box 0 is its first.
    #[inline(always)]
    pub fn key_of(&self, at: impl Fn(usize, usize) -> u8) -> Keyed {
        let mut sets = [0u8; 16];
        for place in 0..8 {
            sets[usize::from(at(place / 3, place % 3) & 15)] = SETS[place];
        }
        let set = |row: usize, column: usize| sets[usize::from(at(row, column) & 15)];
        let [a, b, c] = [0, 1, 2].map(|row| [set(row, 3), set(row, 4)]);
        // The digits of row 2 that stand in row 0 of box 1, and those of row 0 that stand in row 1.
        // Those of row 1 stand in row 0 or 2.
        let [first, second] = [a[0] | a[1] | set(0, 5), b[0] | b[1] | set(1, 5)];
        let pattern = (first & !ROWS[0] | second & ROWS[0]) ^ ROWS[1];
        let column = |column: usize| set(0, column) | set(1, column) | set(2, column);
        let columns = [[a[0] | b[0] | c[0], a[1] | b[1] | c[1]], [column(6), column(7)]];
        self.of_sets(pattern, columns)
    }
}
