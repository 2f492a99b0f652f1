//! The grids of a single row 4, or of a part of it, found without the tables of its class.
//!
//! The tables of the generator pay only for whole classes. For one of the 834,148 rows 4 this
//! module builds bands 2 row by row, and for each of them the bands 3 that fit its columns: about
//! 16. The tests are those of the generator.

use super::generate::{
    Allowed, Places, RowImages, RowNumbers, Rows5, after, below, complements, for_each_last_row,
};
use super::packed::Bands3;
use crate::Grid;
use crate::geometry::CELLS;
use crate::symmetry::{BandClass, BandClasses, column_sets, count_own_images};
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// Looks at rows 4 of a class.
pub struct Walk {
    class: BandClass,
    table: &'static BandClasses,
    /// The digits that the first band leaves to each column.
    allowed: Allowed,
    /// The places of the digits in the boxes of the first band.
    places: [Places; 3],
    /// What a digit of a column counts in the sum of its box, times its row: 16 bits a box.
    powers: [[u64; 16]; 9],
    /// For each pattern of a box of band 2 that of the box of band 3 below it.
    complements: [u8; 64],
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
        let band = class.band();
        let allowed = column_sets(band).map(|set| 511 & !set);
        let table = BandClasses::get();
        let places = Places::all(band);
        let mut powers = [[0; 16]; 9];
        for (column, digit) in (0..9).flat_map(|column| (1..=9).map(move |digit| (column, digit))) {
            let power = u64::from(places[column / 3].power(digit));
            powers[column][usize::from(digit)] = power << (16 * (column / 3));
        }
        let complements = complements(&table.keys);
        let images = RowImages::new(class);
        Walk { class, table, allowed, places, powers, complements, images }
    }

    /// The rows that can be row 4, in order. They begin with 2.
    pub fn rows_4(&self) -> RowNumbers {
        RowNumbers::new(&first(self.allowed))
    }

    /// The rows 5 below a row 4.
    pub fn rows_5(&self, row_4: &[u8; 9]) -> Rows5 {
        Rows5::new(&self.allowed, row_4)
    }

    /// The grid of a part of a row 4 that has `before` other grids of the part before it. The row 4
    /// has this number of `parts`.
    pub fn nth(&self, row_4: &[u8; 9], part: usize, parts: usize, mut before: u64) -> Option<Grid> {
        let rows_5 = self.rows_5(row_4);
        let found = self.walk(row_4, rows_5.of_part(part, parts), |digits, _| {
            if before == 0 {
                return ControlFlow::Break(Grid::from_valid_digits(*digits));
            }
            before -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }

    /// The part of a row 4, divided into this number of parts, in which a grid of the class is, and
    /// the number of grids of the same part before it. `None` if the grid is not in minlex form.
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
    fn walk<'a, B>(
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
                let (band_2, symmetric) = ([row_4, row_5, row_6], of_6 == Ordering::Equal);
                self.bands_3(band_2, symmetric, &mut bands_3, &mut each)
            })
        })
    }

    /// Calls `each` with the grids of a band 2. `symmetric`: an automorphism of band 1 gives the
    /// same row 4.
    #[inline(always)]
    fn bands_3<B>(
        &self,
        band_2: [&[u8; 9]; 3],
        symmetric: bool,
        bands_3: &mut Bands3,
        each: &mut impl FnMut(&[u8; CELLS], u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (class, keys) = (self.class.index(), &self.table.keys);
        let second_class = self.table.class_of_key(keys.of_rows(band_2));
        if second_class < class {
            return ControlFlow::Continue(());
        }
        let seconds = [0, 1, 2].map(|stack| {
            let in_stack = |row: &[u8; 9]| [0, 1, 2].map(|column| row[3 * stack + column]);
            self.places[stack].lower_box(keys, band_2.map(in_stack))
        });
        let patterns = seconds.map(|second| usize::from(self.complements[second.pattern()]));
        let left = band_2.into_iter().fold(self.allowed, |left, row| without(&left, row));
        bands_3.find(&left.map(|digits| digits << 1));
        let mut digits = [0; CELLS];
        digits[..27].copy_from_slice(self.class.band());
        digits[27..54].copy_from_slice(band_2.map(|row| *row).as_flattened());
        'bands: for &number in bands_3.numbers() {
            let band_3: &mut [u8; 27] = digits.last_chunk_mut().expect("81 digits");
            bands_3.write(number, band_3);
            let (rows, _) = band_3.as_chunks::<9>();
            let mut sums = 0;
            for column in 0..9 {
                let power = |row: usize| self.powers[column][usize::from(rows[row][column] & 15)];
                sums += power(1) + 2 * power(2);
            }
            // The bands and stacks of the class of band 1.
            let mut of_class = u8::from(second_class == class) << 1;
            for stack in 0..3 {
                let partition = keys.partition(patterns[stack], (sums >> (16 * stack)) as u16);
                let of_stack = self.table.class_of_key(seconds[stack].first_key() + partition);
                if of_stack < class {
                    continue 'bands;
                }
                of_class |= u8::from(of_stack == class) << (3 + stack);
            }
            let third_class = BandClass::of(band_3).index();
            if third_class < class {
                continue;
            }
            of_class |= u8::from(third_class == class) << 2;
            let mut symmetric = symmetric;
            match rows.iter().map(|row| self.images.compare(row, band_2[0])).min() {
                Some(Ordering::Less) => continue,
                Some(Ordering::Equal) => symmetric = true,
                _ => {}
            }
            if of_class == 0 && !symmetric {
                each(&digits, 1)?;
                continue;
            }
            // Band 1 itself: its automorphisms, or the one that changes nothing.
            let grid = Grid::from_valid_digits(digits);
            if let Some(images) = count_own_images(&grid, of_class | u8::from(symmetric)) {
                each(&digits, images + u16::from(!symmetric))?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::generate::Generator;

    /// Tests classes with and without automorphisms; with no grids, with few, and with so many that
    /// only the first rows 4 are tested. Each is tested in one part and in several.
    #[test]
    fn walks_and_generator_agree() {
        for (class, rows) in [(1, 2), (6, 2), (50, 2), (350, 300), (395, 400), (416, 400)] {
            let class = BandClass::new(class).unwrap();
            let walk = Walk::new(class);
            let rows_4 = walk.rows_4();
            let mut groups = 0;
            let _ = Generator::new(class..=class).run(|group| {
                let mut expected = group.grids();
                let row_4 = rows_4.row(group.row_4());
                let rows_5 = walk.rows_5(&row_4);
                let parts = 1 + group.row_4() % 5;
                for part in 0..parts {
                    let rows = rows_5.of_part(part, parts);
                    let _: ControlFlow<()> = walk.walk(&row_4, rows, |digits, count| {
                        assert_eq!(
                            Some((Grid::from_valid_digits(*digits), count)),
                            expected.next()
                        );
                        let row_5 = digits[36..].first_chunk().unwrap();
                        assert_eq!(rows_5.part(row_5, parts), part);
                        ControlFlow::Continue(())
                    });
                }
                assert_eq!(expected.next(), None);
                groups += 1;
                if groups == rows { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(groups, rows);
        }
    }
}
