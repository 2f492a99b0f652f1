//! What the automorphisms of the first band make of the rows below it.

use crate::symmetry::{BandClass, BandClasses, BandMap};
use std::cmp::Ordering;

/// The images of rows, made when they are asked for.
pub struct RowImages(&'static [BandMap]);

impl RowImages {
    /// Of the rows below the first band of a class.
    pub fn new(class: BandClass) -> RowImages {
        // The first automorphism changes nothing.
        RowImages(&BandClasses::get().own(class.index())[1..])
    }

    /// How the smallest image of a row compares with row 4.
    #[inline(always)]
    pub fn compare(&self, row: &[u8; 9], row_4: &[u8; 9]) -> Ordering {
        let mut smallest = Ordering::Greater;
        for BandMap { columns, names, .. } in self.0 {
            let image = |column: usize| names[usize::from(row[usize::from(columns[column])])];
            if image(0) <= row_4[0] {
                let image: [u8; 9] = std::array::from_fn(image);
                smallest = smallest.min(image.cmp(row_4));
            }
        }
        smallest
    }
}
