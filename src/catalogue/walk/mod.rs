//! The grids of a single row 4, found without the tables of its class.
//!
//! The generator's tables pay for whole classes. To look at one of the 834,148
//! rows 4, bands 2 are built row by row, and for each the bands 3 that have the
//! columns that are left: about 33. The tests are those of the generator; the
//! automorphisms of band 1 are tried on each grid that passes the others.

mod shares;

use super::generate::{Allowed, all_rows, for_each_row};
use crate::grid::Grid;
use crate::grid::geometry::CELLS;
use crate::grid::symmetry::{BandClass, BandClasses, column_sets, count_own_images};
use shares::{BandShare, Places, partners};
use std::ops::ControlFlow;

/// Looks at rows 4 of a class.
pub struct Walk {
    class: BandClass,
    table: &'static BandClasses,
    /// The digits that the first band leaves to each column.
    allowed: Allowed,
    places: Places,
}

/// The digits that are left to each column after a row.
fn without(allowed: &Allowed, row: &[u8; 9]) -> Allowed {
    std::array::from_fn(|column| allowed[column] & !(1 << (row[column] - 1)))
}

/// The same after a row of the same band.
fn below(allowed: &Allowed, row: &[u8; 9]) -> Allowed {
    std::array::from_fn(|column| {
        let in_box = &row[column / 3 * 3..][..3];
        in_box.iter().fold(allowed[column], |left, digit| left & !(1 << (digit - 1)))
    })
}

/// The same for a row that comes after another one of its band.
fn after(mut allowed: Allowed, row: &[u8; 9]) -> Allowed {
    allowed[0] &= u16::MAX << row[0];
    allowed
}

/// The same for the first row of its band.
fn first(mut allowed: Allowed) -> Allowed {
    allowed[0] &= allowed[0].wrapping_neg();
    allowed
}

impl Walk {
    /// In this class.
    pub fn new(class: BandClass) -> Walk {
        let band = class.band();
        let allowed = column_sets(band).map(|set| 511 & !set);
        Walk { class, table: BandClasses::get(), allowed, places: Places::new(band) }
    }

    /// The rows that can be row 4, in order. They begin with 2.
    pub fn rows_4(&self) -> Vec<[u8; 9]> {
        all_rows(&first(self.allowed))
    }

    /// Calls `each` with the grids of a row 4 and their automorphisms, in order,
    /// until it breaks.
    pub fn grids<B>(
        &self,
        row_4: &[u8; 9],
        mut each: impl FnMut(&Grid, u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let after_4 = below(&self.allowed, row_4);
        for_each_row(&after(after_4, row_4), &mut |row_5| {
            let after_5 = after(below(&after_4, row_5), row_5);
            for_each_row(&after_5, &mut |row_6| self.bands_3([row_4, row_5, row_6], &mut each))
        })
    }

    /// The number of grids of the same row 4 before a grid of the class; `None`
    /// if it is not minlex.
    pub fn position(&self, grid: &Grid) -> Option<u64> {
        let row_4 = grid.digits()[27..].first_chunk().expect("81 digits");
        let mut before = 0;
        let found = self.grids(row_4, |other, _| {
            if other >= grid {
                return ControlFlow::Break(other == grid);
            }
            before += 1;
            ControlFlow::Continue(())
        });
        (found == ControlFlow::Break(true)).then_some(before)
    }

    /// The same for a band 2.
    #[inline(always)]
    fn bands_3<B>(
        &self,
        band_2: [&[u8; 9]; 3],
        each: &mut impl FnMut(&Grid, u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (class, keys) = (self.class.index(), &self.table.keys);
        let share = |rows: [&[u8; 9]; 3]| {
            let shares = rows.map(|row| self.places.share(row));
            BandShare::new([&shares[0], &shares[1], &shares[2]])
        };
        let band_class = |rows: [&[u8; 9]; 3]| self.table.class(|row, column| rows[row][column]);

        let second_class = band_class(band_2).index();
        if second_class < class {
            return ControlFlow::Continue(());
        }
        let second = share(band_2);
        let mut stacks = [Default::default(); 3];
        for stack in 0..3 {
            let number = second.lower_box(keys, stack as u32).number();
            stacks[stack] = partners(self.table, class, number);
            if stacks[stack].at_least == 0 {
                return ControlFlow::Continue(());
            }
        }
        let left = band_2.into_iter().fold(self.allowed, |left, row| without(&left, row));
        for_each_row(&first(left), &mut |row_7| {
            let left = without(&left, row_7);
            for_each_row(&first(left), &mut |row_8| {
                let left = without(&left, row_8);
                let row_9 = &left.map(|digit| digit.trailing_zeros() as u8 + 1);
                let band_3 = [row_7, row_8, row_9];
                let third = share(band_3);
                // The bands and stacks of the class of band 1, and itself.
                let mut of_class = 1;
                for stack in 0..3 {
                    let partition = third.lower_box(keys, stack as u32).partition;
                    if stacks[stack].at_least >> partition & 1 == 0 {
                        return ControlFlow::Continue(());
                    }
                    of_class |= ((stacks[stack].equal >> partition & 1) as u8) << (3 + stack);
                }
                let third_class = band_class(band_3).index();
                if third_class < class {
                    return ControlFlow::Continue(());
                }
                of_class |= u8::from(second_class == class) << 1;
                of_class |= u8::from(third_class == class) << 2;
                let mut digits = [0; CELLS];
                digits[..27].copy_from_slice(self.class.band());
                let rows = band_2.into_iter().chain(band_3);
                for (place, row) in digits[27..].chunks_exact_mut(9).zip(rows) {
                    place.copy_from_slice(row);
                }
                let grid = Grid::from_valid_digits(digits);
                if of_class == 1 && self.class.automorphisms() == 1 {
                    return each(&grid, 1);
                }
                match count_own_images(&grid, of_class) {
                    Some(automorphisms) => each(&grid, automorphisms),
                    None => ControlFlow::Continue(()),
                }
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::generate::Generator;

    /// Classes with and without automorphisms; with no grids, with few, and with
    /// so many that only the first rows 4 are looked at.
    #[test]
    fn walks_and_generator_agree() {
        for (class, rows) in [(1, 3), (6, 10), (50, 10), (350, 300), (395, 400), (416, 400)] {
            let class = BandClass::new(class).unwrap();
            let walk = Walk::new(class);
            let rows_4 = walk.rows_4();
            let mut groups = 0;
            let _ = Generator::new(class..=class).run(|group| {
                let mut expected = group.grids();
                let _: ControlFlow<()> = walk.grids(&rows_4[group.row_4()], |grid, count| {
                    assert_eq!(Some((*grid, count)), expected.next());
                    ControlFlow::Continue(())
                });
                assert_eq!(expected.next(), None);
                groups += 1;
                if groups == rows { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(groups, rows);
        }
    }
}
