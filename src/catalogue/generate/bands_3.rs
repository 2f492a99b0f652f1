//! All bands that can be third under a first band, sorted by their column sets.

use super::boxes::{BandShare, LowerBox, bucket};
use super::tables::ClassTables;
use crate::grid::symmetry::PATTERNS;

/// Bits for the number of a row.
pub const ROW_BITS: u32 = 14;

/// Numbers of column sets.
const BUCKETS: usize = PATTERNS * PATTERNS * PATTERNS;

/// A band that can be third: three numbers of rows, the partitions of its boxes,
/// and whether its class is that of the first band.
#[derive(Clone, Copy)]
pub struct Record(u64);

impl Record {
    fn new(rows: [usize; 3], boxes: &[LowerBox; 3], equal: bool) -> Record {
        let rows = rows.iter().rev().fold(0, |all, &row| all << ROW_BITS | row as u64);
        let partitions = boxes.iter().rev().fold(0, |all, b| all << 6 | b.partition as u64);
        Record(rows | partitions << (3 * ROW_BITS) | u64::from(equal) << 60)
    }

    /// Numbers of its rows.
    #[inline(always)]
    pub fn rows(self) -> [usize; 3] {
        [0, 1, 2].map(|i| (self.0 >> (ROW_BITS * i)) as usize & ((1 << ROW_BITS) - 1))
    }

    /// The partition of a box, 0 to 35.
    #[inline(always)]
    pub fn partition(self, stack: u32) -> u32 {
        (self.0 >> (3 * ROW_BITS + 6 * stack)) as u32 & 63
    }

    /// Is its class that of the first band?
    #[inline(always)]
    pub fn is_equal(self) -> bool {
        self.0 >> 60 & 1 != 0
    }
}

/// The bands that can be third under a first band: of no smaller class, without
/// the digit 2 in column 1, no box of theirs hopeless. Those with the same
/// column sets lie together, in the order of their texts.
pub struct Bands3 {
    records: Vec<Record>,
    begins: Vec<u32>,
}

impl Bands3 {
    /// Finds them.
    pub fn new(tables: &ClassTables) -> Bands3 {
        let mut found: Vec<Record> = Vec::new();
        let mut buckets: Vec<u32> = Vec::new();
        let mut begins = vec![0u32; BUCKETS + 1];
        let mut companions = Vec::new();
        for first in tables.fourth_rows..tables.rows.len() {
            tables.companions(first, &mut companions);
            for_each_band(tables, first, &companions, |rows, share| {
                let Some(boxes) = hopeful_boxes(tables, share) else { return };
                let class = tables.class_of(rows);
                if class >= tables.class {
                    let bucket = bucket(boxes.map(|b| b.pattern));
                    found.push(Record::new(rows, &boxes, class == tables.class));
                    buckets.push(bucket as u32);
                    begins[bucket + 1] += 1;
                }
            });
        }
        (1..begins.len()).for_each(|i| begins[i] += begins[i - 1]);
        let mut next = begins.clone();
        let mut records = vec![Record(0); found.len()];
        for (record, bucket) in std::iter::zip(found, buckets) {
            let place = &mut next[bucket as usize];
            records[*place as usize] = record;
            *place += 1;
        }
        Bands3 { records, begins }
    }

    /// Those with these column sets.
    #[inline(always)]
    pub fn of(&self, bucket: usize) -> &[Record] {
        &self.records[self.begins[bucket] as usize..self.begins[bucket + 1] as usize]
    }
}

/// The boxes of a band, unless one of them makes a stack of a smaller class
/// whatever the third box is.
#[inline(always)]
pub fn hopeful_boxes(tables: &ClassTables, share: BandShare) -> Option<[LowerBox; 3]> {
    let mut boxes = [LowerBox { pattern: 0, partition: 0 }; 3];
    for stack in 0..3 {
        let lower_box = share.lower_box(&tables.classes.keys, stack);
        if !tables.has_partner(lower_box.number()) {
            return None;
        }
        boxes[stack as usize] = lower_box;
    }
    Some(boxes)
}

/// Calls `each` with the bands that begin with a row and go on with two of its
/// companions, all three in order, in the order of their texts.
#[inline(always)]
pub fn for_each_band(
    tables: &ClassTables,
    first: usize,
    companions: &[u64],
    mut each: impl FnMut([usize; 3], BandShare),
) {
    let begin = (first + 1) / 64;
    for word in begin..companions.len() {
        let mut bits = companions[word];
        if word == begin {
            bits &= u64::MAX << ((first + 1) % 64);
        }
        while bits != 0 {
            let second = 64 * word + bits.trailing_zeros() as usize;
            bits &= bits - 1;
            for &third in tables.thirds(first, second) {
                let third = usize::from(third);
                if third < second {
                    continue;
                }
                let rows = [first, second, third];
                each(rows, BandShare::new(rows.map(|row| &tables.rows[row].share)));
            }
        }
    }
}
