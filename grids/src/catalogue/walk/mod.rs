//! The grids of a single row 4, or of a part of it.
//!
//! Catalogue order is the order of the minlex forms as texts: first by the class of the first band, then by
//! row 4, and so on. Row 4 begins with 2: there are about 2,000 for each class, 834,148 in all. Below one of
//! them the walk builds bands 2 row by row, and for each band 2 the bands 3 that have the columns that are left:
//! about 16. It drops what cannot be minlex as early as it is seen:
//! - bands 2 and 3 of a smaller class than band 1, and those with a row that an automorphism of band 1 makes
//!   smaller than row 4;
//! - grids with a stack of a smaller class.
//!
//! What is left is minlex unless a map of one of its bands and stacks that are of the same class, or an
//! automorphism of band 1, makes it smaller: those few grids are tested one by one.

mod images;
mod rows;
mod rows_5;

pub(super) use images::RowImages;
pub(super) use rows::{Allowed, RowNumbers, for_each_last_row, for_each_row};
pub(super) use rows_5::{Rows5, after, below, parts};

use super::packed::Bands3;
use crate::Grid;
use crate::geometry::CELLS;
use crate::symmetry::{BandClass, BandClasses, column_sets, minlex};
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// Looks at rows 4 of a class.
pub struct Walk {
    class: BandClass,
    table: &'static BandClasses,
    /// The digits that the first band leaves to each column.
    allowed: Allowed,
    images: RowImages,
}

/// The digits that are left to each column after a row.
fn without(allowed: &Allowed, row: &[u8; 9]) -> Allowed {
    std::array::from_fn(|column| allowed[column] & !(1 << (row[column] - 1)))
}

/// The digits that are allowed in the first row of a band.
fn first(mut allowed: Allowed) -> Allowed {
    allowed[0] &= allowed[0].wrapping_neg();
    allowed
}

impl Walk {
    /// Prepares to look at rows 4 of this class.
    pub fn new(class: BandClass) -> Walk {
        let allowed = column_sets(class.band()).map(|set| 511 & !set);
        Walk { class, table: BandClasses::get(), allowed, images: RowImages::new(class) }
    }

    /// The rows that can be row 4, in order. They begin with 2.
    pub fn rows_4(&self) -> RowNumbers {
        RowNumbers::new(&first(self.allowed))
    }

    /// The rows 5 below a row 4.
    pub fn rows_5(&self, row_4: &[u8; 9]) -> Rows5 {
        Rows5::new(&self.allowed, row_4)
    }

    /// The part of the row 4 of a grid of the class, of so many parts, and the number of grids of
    /// the same part before it; `None` if it is not minlex.
    ///
    /// # Panics
    /// Its row 5 cannot follow its row 4.
    pub fn position(&self, grid: &Grid, parts: usize) -> Option<(usize, u64)> {
        let (row_4, rest) = grid.digits()[27..].split_first_chunk().expect("81 digits");
        let rows_5 = self.rows_5(row_4);
        let part = rows_5.part(rest.first_chunk().expect("five rows"), parts);
        let mut before = 0;
        let found = self.walk(row_4, rows_5.of_part(part, parts), |digits, _| {
            match digits[36..].cmp(rest) {
                Ordering::Less => {
                    before += 1;
                    ControlFlow::Continue(())
                }
                other => ControlFlow::Break(other == Ordering::Equal),
            }
        });
        (found == ControlFlow::Break(true)).then_some((part, before))
    }

    /// Calls `each` with the digits and the number of automorphisms of each grid of some rows 5
    /// below a row 4, in order, until it breaks.
    #[inline(always)]
    pub(super) fn walk<'a, B>(
        &self,
        row_4: &[u8; 9],
        mut rows_5: impl Iterator<Item = &'a [u8; 9]>,
        mut each: impl FnMut(&[u8; CELLS], u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut bands_3 = Bands3::default();
        let images = |row: &[u8; 9]| self.images.compare(row, row_4);
        let of_4 = images(row_4);
        if of_4 == Ordering::Less {
            return ControlFlow::Continue(());
        }
        let after_4 = below(&self.allowed, row_4);
        rows_5.try_for_each(|row_5| {
            let of_5 = of_4.min(images(row_5));
            if of_5 == Ordering::Less {
                return ControlFlow::Continue(());
            }
            let after_5 = after(below(&after_4, row_5), row_5);
            for_each_last_row(&after_5, &mut |row_6| {
                let of_6 = of_5.min(images(row_6));
                if of_6 == Ordering::Less {
                    return ControlFlow::Continue(());
                }
                let (band_2, is_tied) = ([row_4, row_5, row_6], of_6 == Ordering::Equal);
                self.bands_3(band_2, is_tied, &mut bands_3, &mut each)
            })
        })
    }

    /// Calls `each` with the grids of a band 2. `is_tied`: an automorphism of band 1 gives the
    /// same row 4, so that other maps of the grid have to be compared.
    #[inline(always)]
    fn bands_3<B>(
        &self,
        band_2: [&[u8; 9]; 3],
        is_tied: bool,
        bands_3: &mut Bands3,
        each: &mut impl FnMut(&[u8; CELLS], u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut digits = [0; CELLS];
        digits[..27].copy_from_slice(self.class.band());
        digits[27..54].copy_from_slice(band_2.map(|row| *row).as_flattened());
        let second_class = BandClass::of_band(digits[27..].first_chunk().expect("81 digits"));
        if second_class < self.class {
            return ControlFlow::Continue(());
        }
        let is_tied = is_tied || second_class == self.class;
        let left = band_2.into_iter().fold(self.allowed, |left, row| without(&left, row));
        bands_3.find(&left.map(|digits| digits << 1));
        'bands: for &number in bands_3.numbers() {
            let band_3: &mut [u8; 27] = digits.last_chunk_mut().expect("81 digits");
            bands_3.write(number, band_3);
            let third_class = BandClass::of_band(band_3);
            if third_class < self.class {
                continue;
            }
            let mut is_tied = is_tied || third_class == self.class;
            for stack in 0..3 {
                match self.class_of_stack(&digits, stack).cmp(&self.class) {
                    Ordering::Less => continue 'bands,
                    Ordering::Equal => is_tied = true,
                    Ordering::Greater => {}
                }
            }
            let (rows, _) = digits[54..].as_chunks::<9>();
            match rows.iter().map(|row| self.images.compare(row, band_2[0])).min() {
                Some(Ordering::Less) => continue,
                Some(Ordering::Equal) => is_tied = true,
                _ => {}
            }
            if !is_tied {
                each(&digits, 1)?;
                continue;
            }
            let grid = Grid::from_valid_digits(digits);
            let form = minlex(&grid);
            if form.grid == grid {
                each(&digits, form.automorphisms)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The class of a stack, which is a band of the transposed grid.
    #[inline(always)]
    fn class_of_stack(&self, digits: &[u8; CELLS], stack: usize) -> BandClass {
        let key = self.table.keys.key_of(|row, column| digits[9 * column + 3 * stack + row]).key;
        BandClass::from_index(self.table.class_of_key(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symmetry::minlex;

    /// Classes with and without automorphisms; with few grids, and with so many that only some
    /// rows 4 are looked at. In parts or not.
    #[test]
    fn grids_are_minlex_and_in_order() {
        let mut all = 0;
        for (class, rows) in [(1, 2), (6, 2), (50, 2), (350, 100), (395, 200), (407, 200)] {
            let class = BandClass::new(class).unwrap();
            let walk = Walk::new(class);
            let rows_4 = walk.rows_4();
            let mut before: Option<Grid> = None;
            for number in 0..rows.min(rows_4.count()) {
                let row_4 = rows_4.row(number);
                let rows_5 = walk.rows_5(&row_4);
                let parts = 1 + number % 5;
                for part in 0..parts {
                    let rows = rows_5.of_part(part, parts);
                    let _: ControlFlow<()> = walk.walk(&row_4, rows, |digits, count| {
                        let grid = Grid::from_digits(*digits).unwrap();
                        let found = minlex(&grid);
                        assert_eq!((found.grid, found.automorphisms), (grid, count));
                        assert!(before < Some(grid));
                        before = Some(grid);
                        all += 1;
                        let row_5 = digits[36..].first_chunk().unwrap();
                        assert_eq!(rows_5.part(row_5, parts), part);
                        ControlFlow::Continue(())
                    });
                }
            }
        }
        assert!(all > 10_000, "{all} grids");
    }
}
