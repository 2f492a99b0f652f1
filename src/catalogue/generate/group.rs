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

    /// The grids with their numbers of automorphisms, in order.
    pub fn grids(&self) -> impl Iterator<Item = (Grid, u16)> {
        let begins = std::iter::once(0).chain(self.pairs.iter().map(|pair| pair.end));
        begins.zip(&self.pairs).flat_map(move |(begin, pair)| {
            let mut digits = [0; CELLS];
            digits[..27].copy_from_slice(self.class().band());
            digits[27..54].copy_from_slice(&self.digits(pair.rows));
            self.bands_3[begin as usize..pair.end as usize].iter().map(move |record| {
                digits[54..].copy_from_slice(&self.digits(record.rows()));
                (Grid::from_valid_digits(digits), record.automorphisms())
            })
        })
    }

    fn digits(&self, rows: [u16; 3]) -> [u8; 27] {
        let mut band = [0; 27];
        for (place, row) in band.chunks_exact_mut(9).zip(rows) {
            place.copy_from_slice(&self.class.tables.rows[usize::from(row)].digits);
        }
        band
    }
}
