//! What the automorphisms of the first band make of the rows below it.

use crate::symmetry::{BandClass, BandClasses};
use std::cmp::Ordering;

/// The images of rows, made when they are asked for.
pub struct RowImages {
    /// Of each automorphism the columns that it takes, and the names of the digits.
    maps: Vec<([u8; 9], [u8; 10])>,
}

impl RowImages {
    /// Of the rows below the first band of a class.
    pub fn new(class: BandClass) -> RowImages {
        // The first automorphism changes nothing.
        let maps = &BandClasses::get().automorphisms[class.index()][1..];
        let maps = maps.iter().map(|map| (map.columns, map.names(class.band())));
        RowImages { maps: maps.collect() }
    }

    /// How the smallest image of a row compares with row 4.
    #[inline(always)]
    pub fn compare(&self, row: &[u8; 9], row_4: &[u8; 9]) -> Ordering {
        let mut smallest = Ordering::Greater;
        for (columns, names) in &self.maps {
            let image = |column: usize| names[usize::from(row[usize::from(columns[column])])];
            if image(0) <= row_4[0] {
                let image: [u8; 9] = std::array::from_fn(image);
                smallest = smallest.min(image.cmp(row_4));
            }
        }
        smallest
    }
}
