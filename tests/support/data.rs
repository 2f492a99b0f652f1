//! Readers of the ground-truth data, which lies beside the repository and
//! may be absent.

use gridsieve::internal::grid::{CellSet, Grid, Puzzle};
use std::fs;
use std::io::Read;
use std::path::PathBuf;

/// A grid with the 17-clue puzzles it has.
pub struct Known17 {
    pub grid: Grid,
    pub puzzles: Vec<Puzzle>,
}

/// A row of `grids24.tsv`.
pub struct Grid24 {
    /// Its number, 1 to 24.
    pub id: usize,
    pub grid: Grid,
    /// How many 17-clue puzzles it has.
    pub seventeens: usize,
}

/// The contents of a data file, unpacked if it ends in `.xz`; `None`, with a
/// note, if it is absent.
fn read(name: &str) -> Option<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    if !path.exists() {
        println!("skipped: ../shared/data/{name} absent");
        return None;
    }
    let raw = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let bytes = if name.ends_with(".xz") {
        let mut bytes = Vec::new();
        lzma_rust2::XzReader::new(raw.as_slice(), true)
            .read_to_end(&mut bytes)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        bytes
    } else {
        raw
    };
    Some(String::from_utf8(bytes).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// The lines that are neither blank nor comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// A row of `band-classes.tsv`.
pub struct BandClassRow {
    /// Its number, 1 to 416.
    pub class: usize,
    /// Automorphisms of the band.
    pub automorphisms: usize,
    /// Number of essentially different grids.
    pub grids: u64,
    /// The first and the last of them.
    pub ends: Option<[Grid; 2]>,
}

/// All band classes in order.
pub fn band_classes() -> Option<Vec<BandClassRow>> {
    let text = read("band-classes.tsv")?;
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let grid = |field: usize| fields.get(field).and_then(|text| text.parse::<Grid>().ok());
        BandClassRow {
            class: fields[0].parse().expect("a number"),
            automorphisms: fields[1].parse().expect("a number"),
            grids: fields[2].parse().expect("a number"),
            ends: grid(3).zip(grid(4)).map(|(first, last)| [first, last]),
        }
    };
    let rows: Vec<BandClassRow> = lines(&text).map(row).collect();
    assert!(rows.iter().map(|row| row.class).eq(1..=416));
    assert!(rows.iter().all(|row| row.ends.is_some() == (row.grids != 0)));
    Some(rows)
}

fn known_17(line: &str) -> Known17 {
    let mut fields = line.split('\t');
    let grid = fields.next().and_then(|field| field.parse().ok()).expect("a grid");
    let count: usize = fields.next().and_then(|field| field.parse().ok()).expect("a count");
    let puzzles: Vec<Puzzle> = fields.map(|field| field.parse().expect("a puzzle")).collect();
    assert_eq!(puzzles.len(), count, "{grid}");
    Known17 { grid, puzzles }
}

/// 100 grids with all their 17-clue puzzles.
pub fn known_17_sample() -> Option<Vec<Known17>> {
    Some(lines(&read("known17-sample.tsv")?).map(known_17).collect())
}

/// The first `count` of 23,343 grids with all their 17-clue puzzles.
pub fn known_17s(count: usize) -> Option<Vec<Known17>> {
    Some(lines(&read("known17.tsv.xz")?).take(count).map(known_17).collect())
}

/// The 24 grids, ids 1 to 24.
pub fn grids_24() -> Option<Vec<Grid24>> {
    let text = read("grids24.tsv")?;
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        Grid24 {
            id: fields[0].parse().expect("a number"),
            grid: fields[1].parse().expect("a grid"),
            seventeens: fields[4].parse().expect("a number"),
        }
    };
    let grids: Vec<Grid24> = lines(&text).map(row).collect();
    assert!(grids.iter().map(|row| row.id).eq(1..=24));
    Some(grids)
}

/// All 18-clue puzzles of grid 3.
pub fn grid_3_all_18() -> Option<Vec<Puzzle>> {
    puzzles("grid3-all-18.txt")
}

/// The minimal 18-clue puzzles of grid 3.
pub fn grid_3_minimal_18() -> Option<Vec<Puzzle>> {
    puzzles("grid3-minimal-18.txt")
}

fn puzzles(name: &str) -> Option<Vec<Puzzle>> {
    Some(lines(&read(name)?).map(|line| line.parse().expect("a puzzle")).collect())
}

/// Ids of the grids whose UAs of up to 16 cells are known.
pub const UA_16_GRIDS: [usize; 6] = [1, 11, 15, 21, 22, 24];

/// The complete minimal UAs of up to 16 cells of a grid of `grids24.tsv`.
pub fn uas_16(id: usize) -> Option<Vec<CellSet>> {
    let text = read(&format!("ua16-grid{id}.txt.xz"))?;
    Some(lines(&text).map(|line| line.parse().expect("a UA")).collect())
}
