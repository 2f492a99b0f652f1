//! The number of grids with each row 4, and in parts of the rows 4 that have many.
//!
//! The numbers lie in the file `rows-4.postcard` beside this one, in the wire format of the
//! crate `postcard`: the [`ShortNumbers`] of the rows 4 of each class (how many grids they have), and those
//! of the parts of these. `gridsieve catalogue generate --count
//! --rows-4 src/catalogue/whole/rows-4.postcard` makes it anew.
//!
//! Without the feature `system` the program contains only the numbers of the rows 4, one megabyte,
//! to keep the download of a browser small. Each row 4 is then a single part, and its grids are
//! generated within milliseconds.

use crate::catalogue::generate::parts;
use crate::catalogue::short_numbers::ShortNumbers;
use crate::symmetry::BandClass;
use std::ops::Range;
use std::sync::LazyLock;

/// How many grids a part would have if all had equally many.
fn even_share(grids: u32, parts: usize) -> i32 {
    (grids / parts as u32) as i32
}

/// The file.
const FILE: &[u8] = include_bytes!("rows-4.postcard");

/// Bytes of it before the parts.
#[cfg(any(test, not(feature = "system")))]
const ROWS: usize = 1_022_181;

/// For each class a number for each of its rows 4 or of their parts.
type OfClasses<'a> = Vec<ShortNumbers<'a>>;

/// Numbers of grids by class, row 4 and part of it.
pub struct RowCounts {
    /// For each class the index of its first grid, and the end of the last.
    classes: Vec<u64>,
    /// For each class and row 4 the number of the class's grids before it, and
    /// all of them.
    rows: Vec<Vec<u32>>,
    /// For each class the numbers of grids of all parts of its rows 4 but the last, less what each would
    /// have if all had equally many; none if each row 4 is one part.
    parts: Option<OfClasses<'static>>,
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
        let file: Result<(OfClasses, OfClasses), _> = postcard::from_bytes(FILE);
        let (rows_4, parts) = file.expect("the file was checked when it was made");
        assert_eq!(parts.len(), BandClass::COUNT, "each class has a list");
        RowCounts::new(rows_4, Some(parts))
    }

    #[cfg(any(test, not(feature = "system")))]
    pub(super) fn without_parts() -> RowCounts {
        // Only this part of the file is compiled into the program.
        static BYTES: [u8; ROWS] = *FILE.first_chunk().expect("the file is longer");
        let rows_4 = postcard::from_bytes(&BYTES);
        RowCounts::new(rows_4.expect("the file was checked when it was made"), None)
    }

    fn new(rows_4: OfClasses, parts: Option<OfClasses<'static>>) -> RowCounts {
        assert_eq!(rows_4.len(), BandClass::COUNT, "each class has a list");
        let (mut classes, mut rows) = (vec![0], Vec::new());
        for (class, counts) in rows_4.iter().enumerate() {
            let mut before = vec![0u32];
            for (row, count) in counts.iter().enumerate() {
                let grids = count.try_into().expect("no row 4 has less than 0 grids");
                before.push(before[row].checked_add(grids).expect("no class has so many grids"));
            }
            classes.push(classes[class] + u64::from(before[before.len() - 1]));
            rows.push(before);
        }
        RowCounts { classes, rows, parts }
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

    /// For each part of a row 4 the number of the row's grids before it.
    pub fn parts(&self, class: BandClass, row_4: usize) -> Vec<u64> {
        let Some(of_classes) = &self.parts else { return vec![0] };
        let rows = &self.rows[class.index()];
        let grids = |row: usize| rows[row + 1] - rows[row];
        let first: usize = (0..row_4).map(|row| parts(grids(row)) - 1).sum();
        let parts = parts(grids(row_4));
        let share = even_share(grids(row_4), parts);
        let mut before = vec![0];
        for part in 1..parts {
            let grids = share + of_classes[class.index()].get(first + part - 1);
            before.push(before[part - 1] + u64::try_from(grids).expect("no part has less than 0"));
        }
        before
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

/// The contents of the file, from the numbers of grids of the parts of each class and row 4.
pub fn rows_4_file(counts: &[Vec<Vec<u32>>]) -> Vec<u8> {
    assert_eq!(counts.len(), BandClass::COUNT, "each class has a list");
    let all_but_last = |parts: &Vec<u32>| -> Vec<i32> {
        let share = even_share(parts.iter().sum(), parts.len());
        parts[..parts.len() - 1].iter().map(|&grids| grids as i32 - share).collect()
    };
    let of_row = |parts: &Vec<u32>| parts.iter().sum::<u32>() as i32;
    let rows_4 =
        |rows: &Vec<Vec<u32>>| ShortNumbers::new(&rows.iter().map(of_row).collect::<Vec<i32>>());
    let parts = |rows: &Vec<Vec<u32>>| {
        ShortNumbers::new(&rows.iter().flat_map(all_but_last).collect::<Vec<i32>>())
    };
    let file: (OfClasses, OfClasses) =
        (counts.iter().map(rows_4).collect(), counts.iter().map(parts).collect());
    postcard::to_stdvec(&file).expect("numbers can be written to memory")
}
