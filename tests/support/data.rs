//! Known answers: those in `tests/data/`, and larger ones, which lie beside the repository and
//! may be absent.

use gridsieve_grids::{CellSet, Grid, Puzzle};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;

/// Name of the environment variable by which the absence of a larger file is a failure.
const REQUIRE: &str = "GRIDSIEVE_REQUIRE_DATA";

/// A grid with the 17-clue puzzles it has.
pub struct Known17 {
    pub grid: Grid,
    pub puzzles: Vec<Puzzle>,
}

/// The root of the repository: that of this package, or of one below it.
fn root() -> &'static Path {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    folders.find(|folder| folder.join("tests/data").is_dir()).expect("tests/data is there")
}

/// The contents of a file of `tests/data/`.
pub fn read(name: &str) -> String {
    unpacked(&root().join("tests/data").join(name))
}

/// The contents of a larger file; `None`, and a word on standard error past the capture of the
/// test runner, if it is absent.
///
/// # Panics
/// It is absent, and [`REQUIRE`] is set.
fn read_larger(name: &str) -> Option<String> {
    let path = root().join("../shared/data").join(name);
    if path.exists() {
        return Some(unpacked(&path));
    }
    let required = std::env::var_os(REQUIRE).is_some_and(|value| !value.is_empty());
    assert!(!required, "{} is absent, and {REQUIRE} is set", path.display());
    // Writing fails if standard error is closed, which does not matter.
    let _ = writeln!(std::io::stderr(), "skipped: ../shared/data/{name} is absent");
    None
}

/// The contents of a file, unpacked if its name ends in `.xz`.
fn unpacked(path: &Path) -> String {
    let name = path.display();
    let raw = fs::read(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut bytes = Vec::new();
    if path.extension().is_some_and(|extension| extension == "xz") {
        lzma_rust2::XzReader::new(raw.as_slice(), true)
            .read_to_end(&mut bytes)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    } else {
        bytes = raw;
    }
    String::from_utf8(bytes).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The lines that are neither blank nor comments.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
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
pub fn known_17_sample() -> Vec<Known17> {
    lines(&read("known17-sample.tsv")).map(known_17).collect()
}

/// 23,343 grids with all their 17-clue puzzles.
pub fn known_17s() -> Option<Vec<Known17>> {
    Some(lines(&read_larger("known17.tsv.xz")?).map(known_17).collect())
}

/// All 18-clue puzzles of grid 3.
pub fn grid_3_all_18() -> Vec<Puzzle> {
    puzzles("grid3-all-18.txt")
}

/// The minimal 18-clue puzzles of grid 3.
pub fn grid_3_minimal_18() -> Vec<Puzzle> {
    puzzles("grid3-minimal-18.txt")
}

fn puzzles(name: &str) -> Vec<Puzzle> {
    lines(&read(name)).map(|line| line.parse().expect("a puzzle")).collect()
}

/// Places of built-in grids, counted from 1, whose complete minimal UAs of up to 16 cells are
/// known.
pub const UA_16_GRIDS: [usize; 2] = [15, 22];
/// Places of further grids of that kind, whose lists are among the larger files.
pub const LARGER_UA_16_GRIDS: [usize; 4] = [1, 11, 21, 24];

/// The UAs of a grid of [`UA_16_GRIDS`].
pub fn uas_16(place: usize) -> Vec<CellSet> {
    uas(&read(&format!("ua16-grid{place}.txt.xz")))
}

/// The UAs of a grid of [`LARGER_UA_16_GRIDS`].
pub fn larger_uas_16(place: usize) -> Option<Vec<CellSet>> {
    Some(uas(&read_larger(&format!("ua16-grid{place}.txt.xz"))?))
}

fn uas(text: &str) -> Vec<CellSet> {
    lines(text).map(|line| line.parse().expect("a UA")).collect()
}
