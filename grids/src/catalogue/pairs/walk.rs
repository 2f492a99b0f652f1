//! All minlex pairs of a class, in order.
//!
//! Bands 2 are built row by row below the smallest band of the class; row 4 begins with the smallest
//! digit. A band 2 of a smaller class, or with a row that an automorphism of band 1 makes
//! smaller than row 4, is dropped. What is left is minlex but for two cases, which are tested
//! with all maps: an automorphism of band 1 makes a row that is equal to row 4, or band 2 is of the same
//! class as band 1.
//!
//! Rows 4 come in blocks. Each weighs as much as there are pairs of digits that rows 5 and 6
//! can begin with, and a block is [`WEIGHT`] of that: about 6,000 bands 2 to look at.

use crate::catalogue::walk::{
    Allowed, RowImages, RowNumbers, after, below, for_each_last_row, for_each_row,
};
use crate::symmetry::{BandClass, Pair, column_sets};
use gridsieve_kernels::bits;
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// Weight of a block of rows 4.
const WEIGHT: usize = 40;

/// Rows 4 that begin with the same digit.
struct Rows4 {
    /// The number of the first one among all rows.
    first: usize,
    count: usize,
    /// Of each.
    weight: usize,
    /// Of all rows 4 before the first one.
    before: usize,
}

/// Looks at the pairs of a class.
pub struct PairWalk {
    class: BandClass,
    /// The digits that the first band leaves to each column.
    allowed: Allowed,
    /// All rows below the first band.
    rows: RowNumbers,
    rows_4: Vec<Rows4>,
    images: RowImages,
}

impl PairWalk {
    /// In this class.
    pub fn new(class: BandClass) -> PairWalk {
        let band = class.band();
        let allowed = column_sets(band).map(|set| 511 & !set);
        let rows = RowNumbers::new(&allowed);
        let (mut rows_4, mut first, mut before) = (Vec::new(), 0, 0);
        for digit in bits(allowed[0]) {
            let greater = (allowed[0] >> digit).count_ones() as usize - 1;
            let count = rows.count_beginning(digit as u8 + 1);
            let weight = (0..greater).sum();
            // The two greatest digits have no two greater ones.
            if weight > 0 {
                rows_4.push(Rows4 { first, count, weight, before });
            }
            first += count;
            before += weight * count;
        }
        PairWalk { class, allowed, rows, rows_4, images: RowImages::new(class) }
    }

    /// The digits that the first band leaves to each column.
    pub fn allowed(&self) -> &Allowed {
        &self.allowed
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> usize {
        let last = self.rows_4.last().expect("column 1 has six digits left");
        (last.before + last.count * last.weight).div_ceil(WEIGHT)
    }

    /// The block of a row 4.
    ///
    /// # Panics
    /// It is none of this class.
    pub fn block_of(&self, row_4: &[u8; 9]) -> usize {
        let number = self.rows.number(row_4).expect("a row 4 of the class");
        let same = self.rows_4.iter().rev().find(|rows| rows.first <= number);
        let same = same.expect("the first ones begin at 0");
        (same.before + (number - same.first) * same.weight) / WEIGHT
    }

    /// Calls `each` with the bands 2, and the numbers of automorphisms, of the minlex pairs of a block,
    /// in order, until it breaks.
    #[inline(always)]
    pub fn block<B>(
        &self,
        block: usize,
        mut each: impl FnMut(&[u8; 27], u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for rows in &self.rows_4 {
            // The first of them at or above a weight.
            let at = |weight: usize| {
                let all = rows.count * rows.weight;
                let above = weight.clamp(rows.before, rows.before + all) - rows.before;
                rows.first + above.div_ceil(rows.weight)
            };
            for number in at(WEIGHT * block)..at(WEIGHT * (block + 1)) {
                self.row_4(&self.rows.row(number), &mut each)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `each` with the bands 2 of a row 4.
    #[inline(always)]
    fn row_4<B>(
        &self,
        row_4: &[u8; 9],
        each: &mut impl FnMut(&[u8; 27], u16) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let of_4 = self.images.compare(row_4, row_4);
        if of_4 == Ordering::Less {
            return ControlFlow::Continue(());
        }
        let after_4 = below(&self.allowed, row_4);
        let mut band_2 = [0; 27];
        band_2[..9].copy_from_slice(row_4);
        for_each_row(&after(after_4, row_4), &mut |row_5| {
            let after_5 = after(below(&after_4, row_5), row_5);
            let of_5 = of_4.min(self.images.compare(row_5, row_4));
            if after_5[0] == 0 || of_5 == Ordering::Less {
                return ControlFlow::Continue(());
            }
            band_2[9..18].copy_from_slice(row_5);
            for_each_last_row(&after_5, &mut |row_6| {
                let of_6 = of_5.min(self.images.compare(row_6, row_4));
                if of_6 == Ordering::Less {
                    return ControlFlow::Continue(());
                }
                band_2[18..].copy_from_slice(row_6);
                let class = BandClass::of_band(&band_2);
                match class.cmp(&self.class) {
                    Ordering::Less => return ControlFlow::Continue(()),
                    Ordering::Greater if of_6 == Ordering::Greater => return each(&band_2, 1),
                    _ => {}
                }
                let pair = Pair::from_bands(self.class.band(), &band_2);
                let form = pair.minlex();
                match form.pair == pair {
                    true => each(&band_2, form.maps.len() as u16),
                    false => ControlFlow::Continue(()),
                }
            })
        })
    }
}
