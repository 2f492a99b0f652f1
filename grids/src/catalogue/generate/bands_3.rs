//! All bands that can be third under a first band, sorted by their column sets.

use super::boxes::{LowerBox, complements};
use super::rows::ROW_BITS;
use super::tables::{Band, ClassTables, Memory};
use crate::symmetry::PATTERNS;
use gridsieve_kernels::within;
use std::ops::Range;

/// Numbers of column sets.
const BUCKETS: usize = PATTERNS * PATTERNS * PATTERNS;

/// Bits for the rows of a band.
const ROWS: u32 = 3 * ROW_BITS;

/// A band 3: three numbers of rows, the partitions of its boxes, and whether its
/// class is that of the first band.
#[derive(Clone, Copy, Default)]
pub struct PackedBand3(u64);

impl PackedBand3 {
    fn new(band: &Band) -> PackedBand3 {
        let pack = |bits: u32, items: [u64; 3]| {
            items.into_iter().rev().fold(0, |all, item| all << bits | item)
        };
        let partitions = band.boxes.map(|lower_box| u64::from(lower_box.partition()));
        let upper = u64::from(band.verdict) << 18 | pack(6, partitions);
        PackedBand3(upper << ROWS | pack(ROW_BITS, band.rows.map(u64::from)))
    }

    /// The numbers of its rows.
    #[inline(always)]
    pub fn rows(self) -> [u16; 3] {
        [0, 1, 2].map(|i| (self.0 >> (ROW_BITS * i)) as u16 & ((1 << ROW_BITS) - 1))
    }

    /// The partition of a box.
    #[inline(always)]
    pub fn partition(self, stack: u32) -> usize {
        (self.0 >> (ROWS + 6 * stack)) as usize & 63
    }

    /// What its class says.
    #[inline(always)]
    pub fn verdict(self) -> u8 {
        (self.0 >> (ROWS + 18)) as u8
    }
}

/// The bands that can be third under a first band: of no smaller class, without
/// the digit 2 in column 1, no box of theirs hopeless. Those with the same
/// column sets lie together, in the order of their texts.
pub struct Bands3 {
    bands: Vec<PackedBand3>,
    /// The [lowest](super::images::Images::lowest) row 4 that automorphisms of
    /// the first band make of a row; nothing if it has none.
    lowest: Vec<u16>,
    /// Where the bands of column sets begin.
    begins: Vec<u32>,
    complements: [u8; 64],
}

/// The number of the column sets of a band whose boxes have these patterns.
#[inline(always)]
fn bucket([a, b, c]: [usize; 3]) -> usize {
    (a * PATTERNS + b) * PATTERNS + c
}

impl Bands3 {
    /// Finds them.
    pub fn new(tables: &ClassTables) -> Bands3 {
        let mut memory = Memory::default();
        let mut found: Vec<Band> = Vec::new();
        let mut begins = vec![0u32; BUCKETS + 1];
        for first in tables.fourth_rows..tables.rows.len() {
            tables.find_bands(first, 0, &mut memory);
            memory
                .bands
                .iter()
                .for_each(|band| begins[bucket(band.boxes.map(LowerBox::pattern)) + 1] += 1);
            found.extend_from_slice(&memory.bands);
        }
        (1..begins.len()).for_each(|i| begins[i] += begins[i - 1]);
        let mut next = begins.clone();
        let mut bands = vec![PackedBand3::default(); found.len()];
        let mut lowest = vec![0; if tables.images.any() { found.len() } else { 0 }];
        for band in found {
            let next = &mut next[bucket(band.boxes.map(LowerBox::pattern))];
            let place = *next as usize;
            *next += 1;
            bands[place] = PackedBand3::new(&band);
            if let Some(lowest) = lowest.get_mut(place) {
                *lowest = tables.images.lowest(band.rows);
            }
        }
        Bands3 { bands, lowest, begins, complements: complements(&tables.classes.keys) }
    }

    /// Where the bands are that have the columns which a band 2 with these boxes leaves.
    #[inline(always)]
    pub fn below(&self, band_2: [LowerBox; 3]) -> Range<usize> {
        let pattern = |above: LowerBox| self.complements[within::<64>(above.pattern())].into();
        let bucket = bucket(band_2.map(pattern));
        self.begins[bucket] as usize..self.begins[bucket + 1] as usize
    }

    /// Those of a range; and the [lowest](super::images::Images::lowest) row 4
    /// of each, if the first band has automorphisms.
    #[inline(always)]
    pub fn in_range(&self, range: Range<usize>) -> (&[PackedBand3], &[u16]) {
        let lowest = if self.lowest.is_empty() { &[] } else { &self.lowest[range.clone()] };
        (&self.bands[range], lowest)
    }
}
