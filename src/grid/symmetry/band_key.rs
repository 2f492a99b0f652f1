//! A band as a number below 56 · 36 · 36, whatever its digits are called and
//! however the columns of its second and third box are ordered.
//!
//! Give each digit the number p of its place in box 0, 0 to 8. Then the band is
//! told by
//! - its *row pattern*: bit p says whether the digit stands in box 1 in the row
//!   after its row in box 0 (counted round), 56 patterns; the row in box 2 is
//!   the one left;
//! - which digits share a column in box 1, and which in box 2: partitions of
//!   the nine digits into three columns, of which there are 280, but only 36
//!   have one digit of each row of the pattern.
//!
//! A box in which the digit of place p stands in column k is told by the sum of
//! k · 3^p. No columns are sorted: a table knows the partition of each sum, and
//! the order of its columns.

use super::orders::number;

/// Row patterns.
pub const PATTERNS: usize = 56;
/// Partitions of a box into columns that fit a row pattern.
pub const PARTITIONS_OF_PATTERN: usize = 36;
/// Partitions of nine digits into three columns.
const PARTITIONS: usize = 280;
/// Sums of column · 3^place.
const SUMS: usize = 19_683;
/// Number of keys.
pub const KEYS: usize = PATTERNS * PARTITIONS_OF_PATTERN * PARTITIONS_OF_PATTERN;

/// Marks what does not occur.
const NONE: u8 = u8::MAX;

/// 3^place.
pub const POWERS: [u16; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// The tables that make a number of a band.
pub struct BandKey {
    /// The number of each pattern.
    patterns: [u8; 512],
    /// The partition of each sum, and in the upper bits the order of its
    /// columns: which one is the first, second and third in normal order.
    partitions: Box<[u16; SUMS]>,
    /// For each pattern, the number of each partition among those that fit it
    /// as columns of box 1.
    fitting: Box<[[u8; PARTITIONS]; PATTERNS]>,
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

/// Normal order: columns by their first place.
fn normalise(columns: [u8; 9]) -> ([u8; 9], [u8; 3]) {
    let mut order = [0u8; 3];
    let mut normal_of = [NONE; 3];
    let mut count = 0;
    let normal = columns.map(|column| {
        let normal = &mut normal_of[usize::from(column)];
        if *normal == NONE {
            order[usize::from(count)] = column;
            *normal = count;
            count += 1;
        }
        *normal
    });
    (normal, order)
}

impl BandKey {
    /// Makes the tables.
    pub fn new() -> BandKey {
        let mut patterns = [NONE; 512];
        let mut fitting = Box::new([[NONE; PARTITIONS]; PATTERNS]);
        let mut partitions: Box<[u16; SUMS]> =
            vec![u16::MAX; SUMS].try_into().expect("as many as sums");

        let columns_of = |sum: usize| POWERS.map(|power| (sum / usize::from(power) % 3) as u8);
        let sum_of = |columns: [u8; 9]| -> usize {
            std::iter::zip(columns, POWERS)
                .map(|(c, power)| usize::from(c) * usize::from(power))
                .sum()
        };
        let mut normal_forms = Vec::new();
        for sum in 0..SUMS {
            let columns = columns_of(sum);
            if (0..3).any(|column| columns.iter().filter(|&&c| c == column).count() != 3) {
                continue;
            }
            let (normal, order) = normalise(columns);
            // The normal form has the smallest digits at the highest places,
            // so it may come after this one: find its number by its sum.
            let normal = sum_of(normal);
            let partition =
                normal_forms.iter().position(|&form| form == normal).unwrap_or_else(|| {
                    normal_forms.push(normal);
                    normal_forms.len() - 1
                });
            partitions[sum] = (partition | number(order) << 9) as u16;
        }
        debug_assert_eq!(normal_forms.len(), PARTITIONS);

        let is_pattern = |bits: u16| {
            let in_row = |row: u16| (bits >> (3 * row) & 7).count_ones();
            in_row(0) == in_row(1) && in_row(1) == in_row(2)
        };
        for (number, bits) in (0..512).filter(|&bits| is_pattern(bits)).enumerate() {
            patterns[usize::from(bits)] = number as u8;
            let row_of =
                |place: usize| (place / 3 + if bits >> place & 1 != 0 { 1 } else { 2 }) % 3;
            let fits = |normal: usize| {
                let columns = columns_of(normal);
                let cells = (0..9).fold(0u16, |cells, place| {
                    cells | 1 << (3 * row_of(place) + usize::from(columns[place]))
                });
                cells == 511
            };
            let fit = (0..PARTITIONS).filter(|&partition| fits(normal_forms[partition]));
            for (index, partition) in fit.enumerate() {
                fitting[number][partition] = index as u8;
            }
        }
        BandKey { patterns, partitions, fitting }
    }

    /// The number of a row pattern, from its bits.
    #[inline(always)]
    pub fn pattern(&self, bits: u16) -> usize {
        usize::from(self.patterns[usize::from(bits & 511)])
    }

    /// The number of a box's partition, from its sum, among the 36 that fit the
    /// pattern of its own rows.
    #[inline(always)]
    pub fn partition(&self, pattern: usize, sum: u16) -> usize {
        let partition = self.partitions[usize::from(sum)] & 511;
        usize::from(self.fitting[pattern][usize::from(partition)])
    }

    /// The key of a band whose row `r`, column `c` has the digit `at(r, c)`,
    /// 1 to 9.
    #[inline(always)]
    pub fn of(&self, at: impl Fn(usize, usize) -> u8) -> Keyed {
        // Of each digit, by its place in box 0: the bit in the upper half and
        // the power in the lower.
        let mut places = [0u32; 16];
        for place in 0..9 {
            let digit = at(place / 3, place % 3);
            places[usize::from(digit & 15)] = 1 << (16 + place) | u32::from(POWERS[place]);
        }
        let mut sums = [0u32; 2];
        let mut bits = 0;
        for row in 0..3 {
            let place = |column: usize| places[usize::from(at(row, column) & 15)];
            let (a, b, c) = (place(3), place(4), place(5));
            sums[0] += b + 2 * c;
            // The digits that stood in the row before.
            bits |= (a | b | c) >> 16 & 7 << (3 * ((row + 2) % 3));
            sums[1] += place(7) + 2 * place(8);
        }
        let pattern = self.pattern(bits as u16);
        let other = self.pattern(!bits as u16);
        let [first, second] = sums.map(|sum| self.partitions[(sum & 0x7FFF) as usize]);
        let index = |pattern: usize, partition: u16| {
            usize::from(self.fitting[pattern][usize::from(partition & 511)])
        };
        let key = (pattern * PARTITIONS_OF_PATTERN + index(pattern, first)) * PARTITIONS_OF_PATTERN
            + index(other, second);
        Keyed { key, orders: [(first >> 9) as u8, (second >> 9) as u8] }
    }
}
