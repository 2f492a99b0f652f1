//! What the automorphisms of the first band make of the rows below it.

use super::rows::Row;
use crate::symmetry::{BandClass, BandClasses, BandMap};
use std::cmp::Ordering;

/// The images of the rows of a class, by their numbers.
pub struct Images {
    /// For each automorphism but the first, the image of each row.
    images: Vec<Vec<u16>>,
    /// The smallest image of each row, if it can be row 4.
    lowest: Vec<u16>,
    fourth_rows: u16,
}

fn sorted(mut rows: [u16; 3]) -> [u16; 3] {
    rows.sort_unstable();
    rows
}

impl Images {
    /// Of all rows, of which the first ones can be row 4.
    pub fn new(
        band: &[u8; 27],
        automorphisms: &[BandMap],
        rows: &[Row],
        fourth_rows: usize,
    ) -> Images {
        let mut images = Vec::new();
        let mut lowest = vec![u16::MAX; if automorphisms.len() > 1 { rows.len() } else { 0 }];
        // The first automorphism changes nothing.
        for map in &automorphisms[1..] {
            let names = map.names(band);
            let image = |row: &Row| {
                let digits =
                    map.columns.map(|source| names[usize::from(row.digits[usize::from(source)])]);
                let found = rows.binary_search_by(|row| row.digits.cmp(&digits));
                found.expect("the image of a row is a row") as u16
            };
            let of_rows: Vec<u16> = rows.iter().map(image).collect();
            for (lowest, &image) in lowest.iter_mut().zip(&of_rows) {
                if usize::from(image) < fourth_rows {
                    *lowest = image.min(*lowest);
                }
            }
            images.push(of_rows);
        }
        Images { images, lowest, fourth_rows: fourth_rows as u16 }
    }

    /// Has the band automorphisms that change something?
    pub fn any(&self) -> bool {
        !self.images.is_empty()
    }

    /// The smallest row 4 that an automorphism makes of one of these rows, or a
    /// greater number than that of any row.
    #[inline(always)]
    pub fn lowest(&self, rows: [u16; 3]) -> u16 {
        let [a, b, c] = rows.map(|row| self.lowest_of(usize::from(row)));
        a.min(b).min(c)
    }

    /// The smallest row 4 that an automorphism makes of a row, or a greater number than that
    /// of any row.
    #[inline(always)]
    pub fn lowest_of(&self, row: usize) -> u16 {
        if self.lowest.is_empty() { u16::MAX } else { self.lowest[row] }
    }

    /// How the smallest image of bands 1 and 2 compares with them. If it is less, no grid with
    /// them is minlex; if it is equal, band 3 decides.
    pub fn compare(&self, band_2: [u16; 3]) -> Ordering {
        let mut smallest = Ordering::Greater;
        for images in &self.images {
            let image = sorted(band_2.map(|row| images[usize::from(row)]));
            // If not, the image of band 3 is the second band.
            if image[0] < self.fourth_rows {
                smallest = smallest.min(image.cmp(&band_2));
            }
            if smallest == Ordering::Less {
                break;
            }
        }
        smallest
    }

    /// How many of the automorphisms that change something give the same grid,
    /// if none gives a smaller one.
    pub fn count(&self, band_2: [u16; 3], band_3: [u16; 3]) -> Option<u16> {
        let mut count = 0;
        for images in &self.images {
            let [a, b] =
                [band_2, band_3].map(|rows| sorted(rows.map(|row| images[usize::from(row)])));
            let [second, third] = if a[0] < self.fourth_rows { [a, b] } else { [b, a] };
            match second.cmp(&band_2).then(third.cmp(&band_3)) {
                Ordering::Less => return None,
                Ordering::Equal => count += 1,
                Ordering::Greater => {}
            }
        }
        Some(count)
    }
}

/// The images of single rows, made when they are asked for.
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
