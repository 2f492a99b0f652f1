//! The tables of one band class.

use super::bands_3::Bands3;
use super::tables::ClassTables;
use crate::Grid;
use crate::geometry::CELLS;
use crate::symmetry::{BandClass, count_own_images};

/// What the generator works with for a class.
pub struct Class {
    pub tables: ClassTables,
    pub bands_3: Bands3,
}

impl Class {
    pub fn new(class: BandClass) -> Class {
        let tables = ClassTables::new(class);
        let bands_3 = Bands3::new(&tables);
        Class { tables, bands_3 }
    }

    /// A band from its rows.
    pub fn band(&self, rows: [u16; 3]) -> [u8; 27] {
        let mut band = [0; 27];
        for (place, row) in band.chunks_exact_mut(9).zip(rows) {
            place.copy_from_slice(&self.tables.rows[usize::from(row)].digits);
        }
        band
    }

    /// A grid from its rows.
    pub fn grid(&self, band_2: [u16; 3], band_3: [u16; 3]) -> Grid {
        let mut digits = [0; CELLS];
        digits[..27].copy_from_slice(&self.tables.classes.bands[self.tables.class]);
        digits[27..54].copy_from_slice(&self.band(band_2));
        digits[54..].copy_from_slice(&self.band(band_3));
        Grid::from_valid_digits(digits)
    }

    /// The automorphisms of a grid, if it is minlex.
    pub fn test(
        &self,
        band_2: [u16; 3],
        band_3: [u16; 3],
        symmetric: bool,
        of_class: u8,
    ) -> Option<u16> {
        let tables = &self.tables;
        let mut automorphisms = 1;
        if symmetric {
            automorphisms += tables.images.count(band_2, band_3)?;
        }
        if of_class != 0 {
            let grid = self.grid(band_2, band_3);
            automorphisms += count_own_images(&grid, of_class)?;
        }
        Some(automorphisms)
    }
}
