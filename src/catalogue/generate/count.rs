//! Counts grids instead of listing them.

use super::bands_3::{PackedBand3, unpack_rows};
use super::maker::{Class, Left, Sink};
use super::run::Generator;
use crate::grid::Grid;
use crate::grid::symmetry::BandClass;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How many grids there are in some part of the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Number of grids.
    pub grids: u64,
    /// The first and the last of them.
    pub ends: Option<[Grid; 2]>,
    /// For the numbers of automorphisms that occur the number of grids.
    pub automorphisms: BTreeMap<u16, u64>,
}

impl Count {
    /// Adds grids that come after these.
    pub fn add(&mut self, more: &Count) {
        self.grids += more.grids;
        self.ends = match (self.ends, more.ends) {
            (Some([first, _]), Some([_, last])) => Some([first, last]),
            (before, new) => before.or(new),
        };
        for (&automorphisms, count) in &more.automorphisms {
            *self.automorphisms.entry(automorphisms).or_default() += count;
        }
    }
}

/// How many grids a row 4 of a class has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowCount {
    /// The class of the first band.
    pub class: BandClass,
    /// The number of row 4, as in `RowGroup::row_4`.
    pub row_4: usize,
    /// Its grids.
    pub count: Count,
}

/// How many grids a class has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCount {
    /// The class of the first band.
    pub class: BandClass,
    /// Its grids.
    pub count: Count,
    /// Number of grids of each row 4.
    pub rows_4: Vec<u32>,
}

impl Generator {
    /// Calls `each` with the counts of one class after the other, until it
    /// breaks. Of the first class only the rows 4 from the start on are counted.
    pub fn count_classes<B>(
        &self,
        mut each: impl FnMut(ClassCount) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut count: Option<ClassCount> = None;
        self.count_rows(|row| {
            let of_class = match &mut count {
                Some(count) if count.class == row.class => count,
                _ => {
                    let (none, rows_4) = Default::default();
                    let new = ClassCount { class: row.class, count: none, rows_4 };
                    if let Some(done) = count.replace(new) {
                        each(done)?;
                    }
                    count.as_mut().expect("put there above")
                }
            };
            of_class.count.add(&row.count);
            of_class.rows_4.push(row.count.grids.try_into().expect("a row 4 has few grids"));
            ControlFlow::Continue(())
        })?;
        count.map_or(ControlFlow::Continue(()), each)
    }
}

/// Counts the grids of a row 4.
#[derive(Default)]
pub struct Counter {
    grids: u32,
    /// The first and the last grid: bands 2 and 3.
    ends: Option<[([u16; 3], PackedBand3); 2]>,
    automorphisms: BTreeMap<u16, u64>,
}

impl Counter {
    #[inline(always)]
    fn add(&mut self, band_2: [u16; 3], first: PackedBand3, last: PackedBand3) {
        let first = self.ends.map_or((band_2, first), |[first, _]| first);
        self.ends = Some([first, (band_2, last)]);
    }

    /// The result.
    pub fn finish(mut self, class: &Class, row_4: usize) -> RowCount {
        let more: u64 = self.automorphisms.values().sum();
        let one = u64::from(self.grids) - more;
        if one != 0 {
            self.automorphisms.insert(1, one);
        }
        let grid = |(band_2, band_3): ([u16; 3], PackedBand3)| {
            class.grid(band_2, unpack_rows(band_3.packed_rows()))
        };
        let ends = self.ends.map(|ends| ends.map(grid));
        let count = Count { grids: self.grids.into(), ends, automorphisms: self.automorphisms };
        RowCount { class: BandClass::from_index(class.tables.class), row_4, count }
    }
}

impl Sink for Counter {
    #[inline(always)]
    fn plain(&mut self, band_2: [u16; 3], left: &[Left]) {
        self.grids += left.len() as u32;
        if let (Some(first), Some(last)) = (left.first(), left.last()) {
            self.add(band_2, first.band_3, last.band_3);
        }
    }

    #[inline(always)]
    fn tested(&mut self, band_2: [u16; 3], band_3: PackedBand3, automorphisms: u16) {
        self.grids += 1;
        self.add(band_2, band_3, band_3);
        if automorphisms > 1 {
            *self.automorphisms.entry(automorphisms).or_default() += 1;
        }
    }
}
