//! The grids of one row 4.

use super::bands_3::PackedBand3;
use super::class::Class;
use super::rows_5::{Rows5, parts};
use crate::Grid;
use crate::geometry::CELLS;
use crate::symmetry::BandClass;
use std::sync::Arc;

/// The ED grids of one row 4 of one class, in catalogue order.
pub struct RowGroup {
    class: Arc<Class>,
    row_4: usize,
    pairs: Vec<PairRecord>,
    /// The bands 3 of each pair, one pair after the other.
    pub(super) bands_3: Vec<PackedBand3>,
    /// The grids that have several automorphisms, by their numbers, and how many.
    pub(super) several: Vec<(usize, u16)>,
}

/// Rows of a band 2, and where its bands 3 end.
struct PairRecord {
    rows: [u16; 3],
    end: u32,
}

impl RowGroup {
    /// A group without grids yet, with room for `grids` of them.
    pub(super) fn new(class: Arc<Class>, row_4: usize, grids: usize) -> RowGroup {
        let bands_3 = Vec::with_capacity(grids);
        RowGroup { class, row_4, pairs: Vec::new(), bands_3, several: Vec::new() }
    }

    /// The bands 3 that were added since the last one are those of this band 2.
    #[inline(always)]
    pub(super) fn end_band_2(&mut self, rows: [u16; 3]) {
        let before = self.pairs.last().map_or(0, |pair| pair.end as usize);
        if self.bands_3.len() > before {
            self.pairs.push(PairRecord { rows, end: self.bands_3.len() as u32 });
        }
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
        let mut several = self.several.iter().peekable();
        let automorphisms = (0..)
            .map(move |grid| several.next_if(|several| several.0 == grid).map_or(1, |one| one.1));
        let begins = std::iter::once(0).chain(self.pairs.iter().map(|pair| pair.end));
        let grids = begins.zip(&self.pairs).flat_map(move |(begin, pair)| {
            let mut digits = [0; CELLS];
            digits[..27].copy_from_slice(self.class().band());
            digits[27..54].copy_from_slice(&self.class.band(pair.rows));
            self.bands_3[begin as usize..pair.end as usize].iter().map(move |band_3| {
                digits[54..].copy_from_slice(&self.class.band(band_3.rows()));
                Grid::from_valid_digits(digits)
            })
        });
        grids.zip(automorphisms)
    }

    /// How many grids each of its parts has.
    pub fn parts(&self) -> Vec<u32> {
        let parts = parts(self.len().try_into().expect("a row 4 has few grids"));
        if parts == 1 {
            return vec![self.len() as u32];
        }
        let tables = &self.class.tables;
        let digits = |row: u16| &tables.rows[usize::from(row)].digits;
        let rows_5 = Rows5::new(&tables.allowed, &tables.rows[self.row_4].digits);
        let mut counts = vec![0; parts];
        let begins = std::iter::once(0).chain(self.pairs.iter().map(|pair| pair.end));
        for (begin, pair) in begins.zip(&self.pairs) {
            counts[rows_5.part(digits(pair.rows[1]), parts)] += pair.end - begin;
        }
        counts
    }

    /// The first and the last grid.
    pub(super) fn ends(&self) -> Option<[Grid; 2]> {
        let grid =
            |pair: &PairRecord, band_3: &PackedBand3| self.class.grid(pair.rows, band_3.rows());
        let first = grid(self.pairs.first()?, self.bands_3.first()?);
        Some([first, grid(self.pairs.last()?, self.bands_3.last()?)])
    }
}
