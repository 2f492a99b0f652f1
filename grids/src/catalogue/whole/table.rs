//! The number of grids with each row 4, and in parts of the rows 4 that have many.
//!
//! The numbers lie in the file `rows-4.table` beside this one: two tables in the format of
//! [`class_lists`]. The first has for each row 4 of a class how many grids it has, the second for each
//! row 4 of several parts how many each part has but the last. `rows_4_file` of the tests writes the
//! file; to count anew, give it [`RowCount::parts`](super::RowCount::parts) of all rows 4.
//!
//! Without the feature `system` a program has the rows alone, as for a browser the rest is much to
//! fetch: each row 4 is one part then, and is walked through in milliseconds.

use super::row_part::RowPart;
use crate::catalogue::class_lists;
use crate::catalogue::class_lists::{List, Pieces, numbers};
use crate::catalogue::walk::parts;
use crate::symmetry::BandClass;
use std::sync::LazyLock;

/// The file.
const FILE: &[u8] = include_bytes!("rows-4.table");

/// Bytes of it before the parts.
#[cfg(any(test, not(feature = "system")))]
const ROWS: usize = 1_669_128;

/// Numbers of grids by class, row 4 and part of it.
pub struct RowCounts {
    /// The rows 4 of all classes.
    pub(super) rows: Pieces,
    /// For each class the numbers of grids of all parts of its rows 4 but the last; none if each
    /// row 4 is one part.
    parts: Option<Vec<List>>,
}

impl RowCounts {
    /// The table of the whole catalogue.
    pub fn get() -> &'static RowCounts {
        static TABLE: LazyLock<RowCounts> = LazyLock::new(|| {
            #[cfg(feature = "system")]
            return RowCounts::with_parts();
            #[cfg(not(feature = "system"))]
            return RowCounts::without_parts();
        });
        &TABLE
    }

    #[cfg(feature = "system")]
    fn with_parts() -> RowCounts {
        let (rows, parts) = class_lists::read(FILE);
        RowCounts { rows: Pieces::new(&rows), parts: Some(class_lists::read(parts).0) }
    }

    #[cfg(any(test, not(feature = "system")))]
    pub(super) fn without_parts() -> RowCounts {
        // Only this part of the file is compiled into the program.
        static BYTES: [u8; ROWS] = *FILE.first_chunk().expect("the file is longer");
        RowCounts { rows: Pieces::new(&class_lists::read(&BYTES).0), parts: None }
    }

    /// For each part of a row 4 the number of the row's grids before it.
    pub fn parts(&self, class: BandClass, row_4: usize) -> Vec<u64> {
        let Some(of_classes) = &self.parts else { return vec![0] };
        let parts = |row: usize| {
            let grids = self.rows.range(class, row);
            parts((grids.end - grids.start) as u32) - 1
        };
        let first: usize = (0..row_4).map(parts).sum();
        let mut before = vec![0];
        for grids in numbers(&of_classes[class.index()][first..][..parts(row_4)]) {
            before.push(before[before.len() - 1] + u64::from(grids));
        }
        before
    }

    /// The part that has the grid of an index; `None` from the number of all grids on.
    pub fn find(&self, index: u64) -> Option<RowPart> {
        let (class, row_4) = self.rows.find(index)?;
        let row = self.rows.range(class, row_4);
        let parts = self.parts(class, row_4);
        let part = parts.partition_point(|&before| row.start + before <= index) - 1;
        let end = parts.get(part + 1).map_or(row.end, |before| row.start + before);
        let indices = row.start + parts[part]..end;
        Some(RowPart { class, row_4, part, parts: parts.len(), indices })
    }
}
