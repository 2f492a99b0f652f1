//! What rows add to the boxes of bands 2 and 3, and thereby to the keys of
//! stacks: see `boxes` of the generator.

use super::super::generate::{LowerBox, Places};
use crate::grid::symmetry::BandKey;

/// What a row adds to the three boxes of its band; the boxes side by side in
/// each number.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// Bits of the patterns, nine a box.
    patterns: u32,
    /// Powers of its digits' places, 16 bits a box.
    sums: u64,
}

impl Share {
    /// Of a row, by the places of the digits in each box of band 1.
    #[inline(always)]
    pub fn new(places: &[Places; 3], row: &[u8; 9]) -> Share {
        let mut share = Share { patterns: 0, sums: 0 };
        for (column, &digit) in row.iter().enumerate() {
            let stack = column / 3;
            share.patterns |= u32::from(places[stack].bit(column % 3, digit)) << (9 * stack);
            share.sums += power(places, column, digit);
        }
        share
    }
}

/// What a digit of a column counts in sums.
#[inline(always)]
pub fn power(places: &[Places; 3], column: usize, digit: u8) -> u64 {
    u64::from(places[column / 3].power(digit)) << (16 * (column / 3))
}

/// What the rows of a band add to its boxes.
#[derive(Clone, Copy)]
pub struct BandShare {
    patterns: u32,
    sums: u64,
}

impl BandShare {
    /// Of a band of three rows.
    #[inline(always)]
    pub fn new([a, b, c]: [&Share; 3]) -> BandShare {
        BandShare { patterns: a.patterns | b.patterns | c.patterns, sums: b.sums + 2 * c.sums }
    }

    /// One of its boxes.
    #[inline(always)]
    pub fn lower_box(self, keys: &BandKey, stack: u32) -> LowerBox {
        let bits = (self.patterns >> (9 * stack)) as u16 & 511;
        LowerBox::new(keys, bits, (self.sums >> (16 * stack)) as u16 & 0x7FFF)
    }

    /// A box of the band 3 that has the columns that this band leaves, with
    /// these sums.
    #[inline(always)]
    pub fn third_box(self, keys: &BandKey, stack: u32, sums: u64) -> LowerBox {
        BandShare { patterns: !self.patterns, sums }.lower_box(keys, stack)
    }
}
