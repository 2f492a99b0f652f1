//! Boxes of bands 2 and 3, and which of them go together under the class of a
//! stack.
//!
//! A stack, transposed, is a band whose box 0 is that of band 1. Its class is
//! told by the columns in which digits stand (the row pattern of the transposed
//! band) and by which digits share a row in each of the two other boxes (its
//! partitions): see the keys of band classes.

use super::rows::Allowed;
use crate::symmetry::{BandKey, KEYS, PARTITIONS_OF_PATTERN, PATTERNS, POWERS};
use gridsieve_kernels::within;
use itertools::iproduct;
use std::cmp::Ordering;

/// The places of the digits in a box of band 1, counted down the columns.
pub struct Places([u8; 10]);

impl Places {
    /// In each box of this first band.
    pub fn all(band: &[u8; 27]) -> [Places; 3] {
        let mut places = [[0; 10]; 3];
        for (cell, &digit) in band.iter().enumerate() {
            let (row, column) = (cell / 9, cell % 9);
            places[column / 3][usize::from(digit)] = (column % 3 * 3 + row) as u8;
        }
        places.map(Places)
    }

    /// What a digit counts in the sum of a box below, times its row.
    #[inline(always)]
    pub fn power(&self, digit: u8) -> u16 {
        POWERS[usize::from(self.0[usize::from(digit)])]
    }

    /// The bit of a digit in the pattern of a box below, if it stands in this
    /// column there.
    #[inline(always)]
    pub fn bit(&self, column: usize, digit: u8) -> u16 {
        let place = usize::from(self.0[usize::from(digit)]);
        u16::from((place / 3 + 1) % 3 == column) << place
    }

    /// A box below, from its rows.
    pub fn lower_box(&self, keys: &BandKey, rows: [[u8; 3]; 3]) -> LowerBox {
        let (mut bits, mut sum) = (0, 0);
        for (row, digits) in rows.into_iter().enumerate() {
            for (column, digit) in digits.into_iter().enumerate() {
                bits |= self.bit(column, digit);
                sum += row as u16 * self.power(digit);
            }
        }
        LowerBox::new(keys, bits, sum)
    }
}

/// A box of bands 2 and 3: its pattern, and its partition, 0 to 35, in the lower
/// six bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowerBox(u16);

impl LowerBox {
    /// No box.
    const NONE: LowerBox = LowerBox(u16::MAX);

    /// From the bits of its pattern and its sum.
    #[inline(always)]
    pub fn new(keys: &BandKey, bits: u16, sum: u16) -> LowerBox {
        let pattern = keys.pattern(bits);
        LowerBox((pattern << 6 | keys.partition(pattern, sum)) as u16)
    }

    /// Number of its pattern: which digits its columns have.
    #[inline(always)]
    pub fn pattern(self) -> usize {
        usize::from(self.0 >> 6)
    }

    /// Its partition: which digits share a row.
    #[inline(always)]
    pub fn partition(self) -> u8 {
        self.0 as u8 & 63
    }

    /// The key of a stack whose second box this is, if the partition of its third
    /// one is the first.
    #[inline(always)]
    pub fn first_key(self) -> usize {
        let number = self.pattern() * PARTITIONS_OF_PATTERN + usize::from(self.partition());
        number * PARTITIONS_OF_PATTERN
    }
}

/// For each pattern of a box of band 2 that of the box of band 3 below it.
pub fn complements(keys: &BandKey) -> [u8; 64] {
    let mut of_pattern = [0; 64];
    for bits in (0..512).filter(|&bits| keys.pattern(bits) < PATTERNS) {
        of_pattern[keys.pattern(bits)] = keys.pattern(!bits) as u8;
    }
    of_pattern
}

/// For each key of a band or stack whether its class is that of band 1
/// ([`EQUAL`]), smaller ([`SMALLER`]), or greater (0).
pub struct Verdicts(Vec<u8>);

/// The class is that of band 1.
pub const EQUAL: u8 = 1;
/// The class is smaller, so the grid is not minlex.
pub const SMALLER: u8 = 0x80;

/// The verdicts on a stack by the partition of its third box. (There are 36; the
/// others make sure that any six bits are one.)
pub type ThirdBoxes = [u8; 64];

impl Verdicts {
    /// For a class, from the class of each key.
    pub fn new(class: usize, class_of_key: impl Fn(usize) -> usize) -> Verdicts {
        let verdict = |key| {
            let other = class_of_key(key);
            match other.cmp(&class) {
                Ordering::Less => SMALLER,
                Ordering::Equal => EQUAL,
                Ordering::Greater => 0,
            }
        };
        let beyond = 64 - PARTITIONS_OF_PATTERN;
        let beyond = std::iter::repeat_n(SMALLER, beyond);
        Verdicts((0..KEYS).map(verdict).chain(beyond).collect())
    }

    /// Of a key.
    #[inline(always)]
    pub fn of_key(&self, key: usize) -> u8 {
        self.0[key]
    }

    /// Of the stacks with a box, by the third box.
    #[inline(always)]
    pub fn of_stack(&self, second: LowerBox) -> &ThirdBoxes {
        self.0[second.first_key()..].first_chunk().expect("64 follow each")
    }

    /// Is there a third box that does not make the class of the stack smaller?
    fn is_hopeful(&self, second: LowerBox) -> bool {
        let thirds = &self.of_stack(second)[..PARTITIONS_OF_PATTERN];
        thirds.iter().any(|&verdict| verdict != SMALLER)
    }
}

/// The boxes of a stack by their rows.
///
/// A *triple* is a row of a box: three digits in order. Those that can stand
/// below band 1 have numbers.
pub struct BoxTable {
    /// The number of each triple, by the digits from 0 as a number of base 9.
    numbers: [u8; 729],
    count: usize,
    /// For two triples, eight entries: the boxes with each [order](order_of) of
    /// the third triple, and whether there is any.
    boxes: Vec<[LowerBox; 8]>,
}

/// The boxes that begin with a triple, by the second one.
pub type Slice = [[LowerBox; 8]];

/// The entry that is not [`LowerBox::NONE`] if there is a box.
const ANY: usize = 6;

/// The number of a triple's order, 0 to 5: how many pairs stand in which order.
pub fn order_of([a, b, c]: [u8; 3]) -> u8 {
    2 * (u8::from(a > b) + u8::from(a > c)) + u8::from(b > c)
}

fn base_9([a, b, c]: [u8; 3]) -> usize {
    usize::from(a - 1) * 81 + usize::from(b - 1) * 9 + usize::from(c - 1)
}

impl BoxTable {
    /// The hopeful boxes of a stack.
    pub fn new(
        allowed: &Allowed,
        stack: usize,
        places: &Places,
        keys: &BandKey,
        verdicts: &Verdicts,
    ) -> BoxTable {
        let digits = |column: usize| {
            let set = allowed[3 * stack + column];
            (1..=9u8).filter(move |digit| set >> (digit - 1) & 1 != 0)
        };
        let all = iproduct!(digits(0), digits(1), digits(2));
        let differ = all.filter(|&(a, b, c)| a != b && a != c && b != c);
        let triples: Vec<[u8; 3]> = differ.map(|(a, b, c)| [a, b, c]).collect();
        let mut numbers = [0; 729];
        for (number, &triple) in triples.iter().enumerate() {
            numbers[base_9(triple)] = number as u8;
        }
        let count = triples.len();
        let set = |triple: [u8; 3]| triple.iter().fold(0u16, |set, digit| set | 1 << digit);
        let mut by_set: Vec<Vec<[u8; 3]>> = vec![Vec::new(); 1024];
        for &triple in &triples {
            by_set[usize::from(set(triple))].push(triple);
        }
        let mut boxes = vec![[LowerBox::NONE; 8]; count * count];
        for (first, &a) in triples.iter().enumerate() {
            for (second, &b) in triples.iter().enumerate() {
                if set(a) & set(b) != 0 {
                    continue;
                }
                let entry = &mut boxes[first * count + second];
                for &c in &by_set[usize::from(0b11_1111_1110 & !set(a) & !set(b))] {
                    let lower_box = places.lower_box(keys, [a, b, c]);
                    if verdicts.is_hopeful(lower_box) {
                        entry[usize::from(order_of(c))] = lower_box;
                        entry[ANY] = lower_box;
                    }
                }
            }
        }
        BoxTable { numbers, count, boxes }
    }

    /// The number of a triple.
    pub fn number(&self, triple: [u8; 3]) -> u8 {
        self.numbers[base_9(triple)]
    }

    /// The boxes that begin with a triple.
    #[inline(always)]
    pub fn slice(&self, first: u8) -> &Slice {
        &self.boxes[usize::from(first) * self.count..][..self.count]
    }
}

/// Is there a hopeful box with two triples?
#[inline(always)]
pub fn has_box(entry: &[LowerBox; 8]) -> bool {
    entry[ANY] != LowerBox::NONE
}

/// The box with an order of the third triple, if it is hopeful.
#[inline(always)]
pub fn third_box(entry: &[LowerBox; 8], order: u8) -> Option<LowerBox> {
    let lower_box = entry[within::<8>(order.into())];
    (lower_box != LowerBox::NONE).then_some(lower_box)
}
