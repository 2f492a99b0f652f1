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

/// Why counts are no table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The bytes are not the format.
    #[error("not a table of grids by row 4: {0}")]
    Format(#[from] postcard::Error),
    /// Bytes follow the table.
    #[error("{0} bytes follow the table of grids by row 4")]
    Longer(usize),
    /// Not as many classes as there are.
    #[error("{0} classes instead of {count}", count = BandClass::COUNT)]
    Classes(usize),
    /// A class with more grids than any has.
    #[error("class {0} has too many grids")]
    TooMany(BandClass),
}

impl RowCounts {
    /// The table of the whole catalogue.
    pub fn get() -> &'static RowCounts {
        static TABLE: LazyLock<RowCounts> = LazyLock::new(|| {
            RowCounts::from_bytes(include_bytes!("rows-4.postcard"))
                .expect("the table was checked when it was made")
        });
        &TABLE
    }

    /// From the number of grids of each class and row 4.
    ///
    /// # Errors
    /// If there are not 416 classes, or too many grids.
    pub fn new(counts: &[Vec<u32>]) -> Result<RowCounts, TableError> {
        if counts.len() != BandClass::COUNT {
            return Err(TableError::Classes(counts.len()));
        }
        let mut classes = vec![0];
        let mut rows = Vec::new();
        for (class, counts) in counts.iter().enumerate() {
            let mut before = vec![0u32];
            let mut all = 0u32;
            for &count in counts {
                all = all
                    .checked_add(count)
                    .ok_or(TableError::TooMany(BandClass::from_index(class)))?;
                before.push(all);
            }
            classes.push(classes[class] + u64::from(all));
            rows.push(before);
        }
        Ok(RowCounts { classes, rows })
    }

    /// From the contents of a file.
    ///
    /// # Errors
    /// If they are no table.
    pub fn from_bytes(bytes: &[u8]) -> Result<RowCounts, TableError> {
        let (counts, rest): (Vec<Vec<u32>>, _) = postcard::take_from_bytes(bytes)?;
        if !rest.is_empty() {
            return Err(TableError::Longer(rest.len()));
        }
        RowCounts::new(&counts)
    }

    /// The contents of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let counts = |before: &Vec<u32>| -> Vec<u32> {
            before.windows(2).map(|ends| ends[1] - ends[0]).collect()
        };
        let counts: Vec<Vec<u32>> = self.rows.iter().map(counts).collect();
        postcard::to_stdvec(&counts).expect("numbers can be written to memory")
    }

    /// Number of all grids.
    pub fn grids(&self) -> u64 {
        self.classes[BandClass::COUNT]
    }

    /// Number of rows 4 of a class.
    pub fn rows(&self, class: BandClass) -> usize {
        self.rows[class.index()].len() - 1
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
