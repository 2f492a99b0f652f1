//! The grids of one row 4.

use super::bands_3::{ROW_BITS, unpack_rows};
use super::maker::Class;
use crate::grid::Grid;
use crate::grid::geometry::CELLS;
use crate::grid::symmetry::BandClass;
use std::sync::Arc;

/// The ED grids of one row 4 of one class, in catalogue order.
pub struct RowGroup {
    class: Arc<Class>,
    row_4: usize,
    pairs: Vec<PairRecord>,
    bands_3: Vec<Record>,
}

/// The first bit of the automorphisms in a record.
const AUTOMORPHISMS: u32 = 3 * ROW_BITS;

/// Rows of a band 2, and where its bands 3 end.
pub struct PairRecord {
    pub rows: [u16; 3],
    pub end: u32,
}

/// Numbers of the rows of a band 3 and, in the upper bits, automorphisms.
#[derive(Clone, Copy)]
pub struct Record(u64);

impl Record {
    #[inline(always)]
    pub fn new(packed_rows: u64, automorphisms: u16) -> Record {
        Record(packed_rows | u64::from(automorphisms) << AUTOMORPHISMS)
    }

    fn rows(self) -> [u16; 3] {
        unpack_rows(self.0)
    }

    fn automorphisms(self) -> u16 {
        (self.0 >> AUTOMORPHISMS) as u16
    }
}

/// A pair of bands with all bands 3 that complete them to a minlex grid.
#[derive(Clone, Copy)]
pub struct Pair<'a> {
    group: &'a RowGroup,
    number: usize,
}

/// A band 3 of a [`Pair`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band3 {
    /// Its digits, 1 to 9.
    pub digits: [u8; 27],
    /// The automorphisms of the whole grid.
    pub automorphisms: u16,
}

impl RowGroup {
    pub(super) fn new(
        class: Arc<Class>,
        row_4: usize,
        pairs: Vec<PairRecord>,
        bands_3: Vec<Record>,
    ) -> RowGroup {
        RowGroup { class, row_4, pairs, bands_3 }
    }

    /// The class of the first band.
    pub fn class(&self) -> BandClass {
        BandClass::from_index(self.class.tables.class)
    }

    /// The number of row 4 among the rows that can be row 4 in this class, from
    /// 0, in the order of their texts. Some of them have no grids.
    pub fn row_4(&self) -> usize {
        self.row_4
    }

    /// Number of grids.
    pub fn len(&self) -> usize {
        self.bands_3.len()
    }

    /// Has it no grids?
    pub fn is_empty(&self) -> bool {
        self.bands_3.is_empty()
    }

    /// The pairs of bands 1+2 that have bands 3, in order.
    pub fn pairs(&self) -> impl Iterator<Item = Pair<'_>> {
        (0..self.pairs.len()).map(|number| Pair { group: self, number })
    }

    /// The grids with their numbers of automorphisms, in order.
    pub fn grids(&self) -> impl Iterator<Item = (Grid, u16)> {
        self.pairs().flat_map(|pair| {
            let mut digits = [0; CELLS];
            digits[..54].copy_from_slice(&pair.bands_1_2());
            pair.bands_3().map(move |band| {
                digits[54..].copy_from_slice(&band.digits);
                (Grid::from_valid_digits(digits), band.automorphisms)
            })
        })
    }

    /// The number of automorphisms of each grid, in order.
    pub fn automorphisms(&self) -> impl Iterator<Item = u16> {
        self.bands_3.iter().map(|record| record.automorphisms())
    }

    fn digits(&self, rows: [u16; 3]) -> [u8; 27] {
        let mut band = [0; 27];
        for (place, row) in band.chunks_exact_mut(9).zip(rows) {
            place.copy_from_slice(&self.class.tables.rows[usize::from(row)].digits);
        }
        band
    }
}

impl<'a> Pair<'a> {
    /// The digits of rows 1-6.
    pub fn bands_1_2(&self) -> [u8; 54] {
        let group = self.group;
        let mut digits = [0; 54];
        digits[..27].copy_from_slice(group.class().band());
        let rows = group.pairs[self.number].rows;
        digits[27..].copy_from_slice(&group.digits(rows));
        digits
    }

    /// The bands 3, in order.
    pub fn bands_3(&self) -> impl ExactSizeIterator<Item = Band3> + use<'a> {
        let group = self.group;
        let begin = self.number.checked_sub(1).map_or(0, |before| group.pairs[before].end);
        let records = &group.bands_3[begin as usize..group.pairs[self.number].end as usize];
        records.iter().map(|record| Band3 {
            digits: group.digits(record.rows()),
            automorphisms: record.automorphisms(),
        })
    }
}
