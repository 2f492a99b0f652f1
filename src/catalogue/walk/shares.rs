//! What rows add to the boxes of bands 2 and 3, and thereby to the keys of
//! stacks.
//!
//! A stack, transposed, is a band whose box 0 is that of band 1. Its class is
//! told by the columns in which digits stand (the row pattern of the transposed
//! band) and by which digits share a row in each of the two other boxes (its
//! partitions): see the keys of band classes.

use crate::grid::symmetry::{BandKey, PARTITIONS_OF_PATTERN, POWERS};

/// The places of the digits in the boxes of band 1, counted down the columns.
pub struct Places([[u8; 10]; 3]);

impl Places {
    /// In this first band.
    pub fn new(band: &[u8; 27]) -> Places {
        let mut places = [[0; 10]; 3];
        for (cell, &digit) in band.iter().enumerate() {
            let (row, column) = (cell / 9, cell % 9);
            places[column / 3][usize::from(digit)] = (column % 3 * 3 + row) as u8;
        }
        Places(places)
    }

    /// What a digit of a column counts in sums.
    pub fn power(&self, column: usize, digit: usize) -> u64 {
        u64::from(POWERS[usize::from(self.0[column / 3][digit])]) << (16 * (column / 3))
    }

    /// What a row adds to its boxes.
    pub fn share(&self, row: &[u8; 9]) -> Share {
        let mut share = Share { patterns: 0, sums: 0 };
        for (column, &digit) in row.iter().enumerate() {
            let stack = column / 3;
            let place = self.0[stack][usize::from(digit)];
            if (place / 3 + 1) % 3 == (column % 3) as u8 {
                share.patterns |= 1 << (9 * stack + usize::from(place));
            }
            share.sums += u64::from(POWERS[usize::from(place)]) << (16 * stack);
        }
        share
    }
}

/// What a row adds to the three boxes of its band; the boxes side by side in
/// each number.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// Bits of the patterns, nine a box.
    pub patterns: u32,
    /// Powers of its digits' places, 16 bits a box.
    pub sums: u64,
}

/// A box of bands 2 and 3.
#[derive(Clone, Copy)]
pub struct LowerBox {
    /// Number of its pattern.
    pub pattern: usize,
    /// Its partition, 0 to 35.
    pub partition: usize,
}

impl LowerBox {
    /// The number of the box.
    #[inline(always)]
    pub fn number(self) -> usize {
        self.pattern * PARTITIONS_OF_PATTERN + self.partition
    }
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
        let pattern = keys.pattern((self.patterns >> (9 * stack)) as u16 & 511);
        let partition = keys.partition(pattern, (self.sums >> (16 * stack)) as u16 & 0x7FFF);
        LowerBox { pattern, partition }
    }

    /// The same box of the band that has the columns that this band leaves, with
    /// these sums.
    #[inline(always)]
    pub fn third_box(self, keys: &BandKey, stack: u32, sums: u64) -> LowerBox {
        BandShare { patterns: !self.patterns, sums }.lower_box(keys, stack)
    }
}
