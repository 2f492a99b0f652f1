//! Finds the grids of one row 4.

use super::bands_3::PackedBand3;
use super::boxes::{EQUAL, LowerBox, SMALLER};
use super::class::Class;
use super::group::RowGroup;
use super::tables::Memory;
use std::cmp::Ordering;
use std::hint::black_box;
use std::ops::Range;
use std::sync::Arc;

/// An automorphism of the first band may leave the row 4 as it is.
const SYMMETRIC: u8 = 2;

/// Bands 2 whose bands 3 are fetched from memory at the same time.
const TOGETHER: usize = 16;

/// Items of a list of bands 3 that are in the same line of the cache.
const LINE: usize = 64 / size_of::<PackedBand3>();

/// Makes something of a row 4 of a class.
pub type Make<T> = fn(&mut GroupMaker, &Arc<Class>, usize) -> T;

/// Makes groups, with memory that serves one row 4 after the other.
#[derive(Default)]
pub struct GroupMaker {
    /// Bands 2 of the row 4.
    bands_2: Vec<Band2>,
    memory: Memory,
    /// The bands 3 of a band 2 that are left.
    left: Vec<Left>,
    /// Of the last group: the next one has about as many.
    grids: usize,
}

/// A band 2 that may have bands 3.
struct Band2 {
    rows: [u16; 3],
    boxes: [LowerBox; 3],
    /// Of the bands 3 that fit it.
    range: Range<usize>,
    /// [`EQUAL`] and [`SYMMETRIC`].
    flags: u8,
}

/// A band 3 of a band 2, and what has to be tested.
#[derive(Clone, Copy, Default)]
struct Left {
    band_3: PackedBand3,
    flags: u8,
}

impl GroupMaker {
    /// The grids of a row 4.
    pub fn group(&mut self, class: &Arc<Class>, row_4: usize) -> RowGroup {
        let mut group = RowGroup::new(Arc::clone(class), row_4, self.grids);
        self.find_bands_2(class, row_4);
        let bands_2 = std::mem::take(&mut self.bands_2);
        for bands_2 in bands_2.chunks(TOGETHER) {
            // The bands 3 lie anywhere: waiting for one after the other would
            // take longer than all the rest.
            for band_2 in bands_2 {
                let (bands_3, lowest) = class.bands_3.in_range(band_2.range.clone());
                for band_3 in bands_3.iter().step_by(LINE) {
                    black_box(band_3.verdict());
                }
                black_box(lowest.first());
            }
            for band_2 in bands_2 {
                if class.tables.images.any() {
                    self.complete::<true>(class, row_4, band_2, &mut group);
                } else {
                    self.complete::<false>(class, row_4, band_2, &mut group);
                }
            }
        }
        self.bands_2 = bands_2;
        self.grids = group.len();
        group
    }

    /// Finds the bands 2 that begin with a row 4.
    fn find_bands_2(&mut self, class: &Class, row_4: usize) {
        let Class { tables, bands_3 } = class;
        self.bands_2.clear();
        let row = row_4 as u16;
        if tables.images.lowest_of(row_4) < row {
            return;
        }
        tables.find_bands(row_4, row, &mut self.memory);
        for band in &self.memory.bands {
            let range = bands_3.below(band.boxes);
            if range.is_empty() {
                continue;
            }
            let mut flags = band.verdict;
            if tables.images.lowest(band.rows) == row {
                match tables.images.compare(band.rows) {
                    Ordering::Less => continue,
                    Ordering::Equal => flags |= SYMMETRIC,
                    Ordering::Greater => {}
                }
            }
            self.bands_2.push(Band2 { rows: band.rows, boxes: band.boxes, range, flags });
        }
    }

    /// Finds the bands 3 of a band 2.
    #[inline(always)]
    fn complete<const AUTOMORPHISMS: bool>(
        &mut self,
        class: &Class,
        row_4: usize,
        band_2: &Band2,
        group: &mut RowGroup,
    ) {
        let tables = &class.tables;
        let (bands_3, lowest) = class.bands_3.in_range(band_2.range.clone());
        if self.left.len() < bands_3.len() {
            self.left.resize(bands_3.len(), Left::default());
        }
        let stacks = band_2.boxes.map(|second| tables.verdicts.of_stack(second));
        let stack = |i: usize, band_3: PackedBand3| stacks[i][band_3.partition(i as u32)];
        let left = &mut self.left[..bands_3.len()];
        let (mut kept, mut flagged) = (0, 0);
        for (place, &band_3) in bands_3.iter().enumerate() {
            let mut flags = stack(0, band_3) | stack(1, band_3) | stack(2, band_3);
            flags |= band_3.verdict() | band_2.flags;
            if AUTOMORPHISMS {
                let lowest = usize::from(lowest[place]);
                flags |= u8::from(lowest < row_4) * SMALLER;
                flags |= u8::from(lowest == row_4) * SYMMETRIC;
            }
            left[kept] = Left { band_3, flags };
            kept += usize::from(flags < SMALLER);
            flagged += usize::from(flags.wrapping_sub(1) < SMALLER - 1);
        }
        let left = &left[..kept];
        if flagged == 0 {
            group.bands_3.extend(left.iter().map(|left| left.band_3));
            return group.end_band_2(band_2.rows);
        }
        for &Left { band_3, flags } in left {
            let mut automorphisms = 1;
            if flags != 0 {
                let stacks = [0, 1, 2].map(|i| stack(i, band_3));
                let verdicts = [band_2.flags, band_3.verdict(), stacks[0], stacks[1], stacks[2]];
                let of_class = verdicts.iter().rev().fold(0, |all, v| all << 1 | v & EQUAL) << 1;
                let symmetric = flags & SYMMETRIC != 0;
                match class.test(band_2.rows, band_3.rows(), symmetric, of_class) {
                    Some(found) => automorphisms = found,
                    None => continue,
                }
            }
            if automorphisms > 1 {
                group.several.push((group.len(), automorphisms));
            }
            group.bands_3.push(band_3);
        }
        group.end_band_2(band_2.rows);
    }
}
