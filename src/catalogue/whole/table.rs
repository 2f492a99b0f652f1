//! How many grids there are with each row 4.
//!
//! The numbers lie in the file `rows-4.postcard` beside this one: a list of the
//! classes, each the list of its rows 4, in the wire format of the crate
//! `postcard` (a list is its length and its items, a number a varint: 7 bits a
//! byte, the lowest first). `gridsieve catalogue generate --count
//! --rows-4 src/catalogue/whole/rows-4.postcard` makes it anew.

use crate::grid::symmetry::BandClass;
use std::ops::Range;
use std::sync::LazyLock;

/// Numbers of grids by class and row 4.
pub struct RowCounts {
    /// For each class the index of its first grid, and the end of the last.
    classes: Vec<u64>,
    /// For each class and row 4 the number of the class's grids before it, and
    /// all of them.
    rows: Vec<Vec<u32>>,
}

impl RowCounts {
    /// The table of the whole catalogue.
    pub fn get() -> &'static RowCounts {
        static TABLE: LazyLock<RowCounts> = LazyLock::new(|| {
            let counts = postcard::from_bytes(include_bytes!("rows-4.postcard"));
            RowCounts::new(counts.expect("the file was checked when it was made"))
        });
        &TABLE
    }

    /// From the number of grids of each class and row 4.
    fn new(counts: Vec<Vec<u32>>) -> RowCounts {
        assert_eq!(counts.len(), BandClass::COUNT, "each class has a list");
        let mut classes = vec![0];
        let mut rows = Vec::new();
        for (class, counts) in counts.into_iter().enumerate() {
            let mut before = vec![0u32];
            for (row, count) in counts.into_iter().enumerate() {
                before.push(before[row].checked_add(count).expect("no class has so many grids"));
            }
            classes.push(classes[class] + u64::from(before[before.len() - 1]));
            rows.push(before);
        }
        RowCounts { classes, rows }
    }

    /// Number of all grids.
    pub fn grids(&self) -> u64 {
        self.classes[BandClass::COUNT]
    }

    /// The indices of the grids of a class.
    pub fn class_range(&self, class: BandClass) -> Range<u64> {
        self.classes[class.index()]..self.classes[class.index() + 1]
    }

    /// The indices of the grids of a row 4, numbered from 0 in its class.
    pub fn row_range(&self, class: BandClass, row_4: usize) -> Range<u64> {
        let begin = self.classes[class.index()];
        let [from, to] = [row_4, row_4 + 1].map(|row| u64::from(self.rows[class.index()][row]));
        begin + from..begin + to
    }

    /// The class and the row 4 of the grid of an index.
    pub fn find(&self, index: u64) -> Option<(BandClass, usize)> {
        if index >= self.grids() {
            return None;
        }
        let class = self.classes.partition_point(|&begin| begin <= index) - 1;
        let within = (index - self.classes[class]) as u32;
        let row_4 = self.rows[class].partition_point(|&before| before <= within) - 1;
        Some((BandClass::from_index(class), row_4))
    }
}

/// The contents of the file, from the number of grids of each class and row 4.
pub fn rows_4_file(counts: &[Vec<u32>]) -> Vec<u8> {
    assert_eq!(counts.len(), BandClass::COUNT, "each class has a list");
    postcard::to_stdvec(counts).expect("numbers can be written to memory")
}
