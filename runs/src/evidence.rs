//! The canonical evidence of a run: the file `evidence`.
//!
//! The evidence depends only on what was searched, not on threads, levels, shards, machines or
//! interruptions. Each line is a JSON text:
//!
//! 1. a [`Header`]: the input, its range, the question, and the names of all
//!    counters,
//! 2. a [`Row`] for each grid or each work unit, in order, as an array: number of
//!    the (first) grid, number of grids, hash, puzzles found, grids searched
//!    completely, nodes by clues placed, and counters in the order of the names; in a run
//!    for the fewest clues also how many grids need which number.
//!    If the unit has a canary, a line `{"canary":...}` comes before its first row.
//! 3. [`Totals`], with the hash of the file of puzzles,
//! 4. `{"checksum":"..."}`: the hash of all bytes before this line.

use super::asked::{Asked, RunKind};
use super::canary::{Canaries, Canary};
use super::error::RunError;
use super::hash::{Hash64, Hash128, Hashing};
use super::manifest::{Detail, Identity, Manifest, first_search, is_first_search};
use super::names::{RunFile, open};
pub use super::row::{Row, Totals};
use super::tally::Tally;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::Xxh3;

/// The file in a run directory. It is there when the run is complete.
pub const FILE: &str = "evidence";

/// No line is longer, in bytes.
const LONGEST: u64 = 1 << 20;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the files in the directory.
    pub format: u32,
    /// What the run looks for; not there in the formats before 4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<RunKind>,
    /// The program's version. Its commit is in the manifest and in the journal: programs of
    /// several commits that search alike write the same evidence.
    pub program: String,
    /// The version of the [search](gridsieve::engine::SEARCH).
    #[serde(default = "first_search", skip_serializing_if = "is_first_search")]
    pub search: u32,
    /// Which engine answered.
    pub engine: String,
    /// The input.
    pub input: Identity,
    /// The grids that were searched, the end excluded.
    pub range: [u64; 2],
    /// Grids per work unit.
    pub unit: u64,
    /// What was asked of each grid.
    pub asked: Asked,
    /// What a row is about.
    pub rows: Detail,
    /// Which work units have a canary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canaries: Option<Canaries>,
    /// The names of the counters, in alphabetical order.
    pub counters: Vec<String>,
}

impl Header {
    /// The header of the evidence of a run with these counters.
    pub fn new(manifest: &Manifest, counters: Vec<String>) -> Header {
        Header {
            format: manifest.format,
            kind: manifest.kind,
            program: manifest.program.clone(),
            search: manifest.search,
            engine: manifest.engine.clone(),
            input: manifest.input,
            range: manifest.part,
            unit: manifest.unit,
            asked: manifest.asked.clone(),
            rows: manifest.evidence,
            canaries: manifest.canaries,
            counters,
        }
    }
}

/// A row as it is written. The last field is there in a run for the fewest clues.
#[derive(Serialize, Deserialize)]
struct Array(
    u64,
    u64,
    Hash64,
    u64,
    u64,
    Vec<u64>,
    Vec<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")] Option<Vec<(usize, u64)>>,
);

#[derive(Serialize, Deserialize)]
struct CanaryLine {
    canary: Canary,
}

/// The beginning of the line of a canary.
const CANARY: &str = r#"{"canary""#;

#[derive(Serialize, Deserialize)]
struct Checksum {
    checksum: Hash128,
}

/// Writes evidence to `out`.
pub struct Writer<W> {
    out: Hashing<W>,
    header: Header,
    totals: Totals,
}

impl<W: Write> Writer<W> {
    /// Writes the header.
    ///
    /// # Errors
    /// Writing to `out` failed.
    pub fn new(out: W, header: Header) -> io::Result<Writer<W>> {
        let mut out = Hashing::new(out);
        writeln!(out, "{}", serde_json::to_string(&header)?)?;
        Ok(Writer { out, header, totals: Totals::default() })
    }

    /// Writes a row. All its counters are in the header.
    ///
    /// # Errors
    /// Writing to `out` failed.
    pub fn row(&mut self, row: &Row) -> io::Result<()> {
        self.totals.add(row);
        writeln!(self.out, "{}", text_of_row(&self.header, row))
    }

    /// Writes the totals and the checksum.
    ///
    /// # Errors
    /// Writing to `out` failed.
    pub fn finish(mut self, puzzles: Hash128) -> io::Result<(W, Totals)> {
        self.totals.puzzles = puzzles;
        writeln!(self.out, "{}", serde_json::to_string(&self.totals)?)?;
        let Hashing { mut out, hasher } = self.out;
        let checksum = Hash128::of_hasher(&hasher);
        writeln!(out, "{}", serde_json::to_string(&Checksum { checksum })?)?;
        Ok((out, self.totals))
    }
}

/// The text of a row, without the end of the line. All its counters are in the header.
pub(super) fn text_of_row(header: &Header, row: &Row) -> String {
    let tally = &row.tally.counts;
    // A search does not name what it never counted.
    let count = |name| tally.get(name).copied().unwrap_or(0);
    let counts: Vec<u64> = header.counters.iter().map(count).collect();
    let named = header.counters.iter().filter(|name| tally.contains_key(*name)).count();
    assert_eq!(named, tally.len(), "all its counters are in the header");
    let Row { first, grids, hash, found, complete, .. } = *row;
    let by_clues = row.by_clues.clone().into_iter().collect();
    let by_clues = header.asked.fewest.then_some(by_clues);
    let nodes = row.tally.nodes.clone();
    let array = Array(first, grids, hash, found, complete, nodes, counts, by_clues);
    let json = |text: serde_json::Result<String>| text.expect("it has texts and numbers only");
    let canary = row.canary.map(|canary| json(serde_json::to_string(&CanaryLine { canary })));
    let canary = canary.map_or_else(String::new, |line| line + "\n");
    canary + &json(serde_json::to_string(&array))
}

/// The lines of the file, each a value.
struct Lines {
    path: PathBuf,
    file: BufReader<RunFile>,
    /// The running hash of all lines that were read.
    hasher: Xxh3,
    line: String,
    /// Number of the line read last, from 1.
    number: u64,
}

impl Lines {
    fn damaged(&self, reason: impl std::fmt::Display) -> RunError {
        RunError::damaged(&self.path, format!("line {}: {reason}", self.number))
    }

    fn read(&mut self) -> Result<&str, RunError> {
        self.line.clear();
        self.number += 1;
        let read = self.file.by_ref().take(LONGEST).read_line(&mut self.line);
        read.map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => self.damaged("it is no text"),
            _ => RunError::cannot("read", &self.path, error),
        })?;
        if !self.line.ends_with('\n') {
            return Err(self.damaged("the end of the file is missing"));
        }
        Ok(&self.line)
    }

    /// The line as a value whose text it is exactly.
    fn parse<T: for<'a> Deserialize<'a> + Serialize>(&mut self) -> Result<T, RunError> {
        let text = self.line.trim_end_matches('\n');
        let value: T = serde_json::from_str(text).map_err(|error| self.damaged(error))?;
        if serde_json::to_string(&value).ok().as_deref() != Some(text) {
            return Err(self.damaged("it is not written as this program does"));
        }
        self.hasher.update(self.line.as_bytes());
        Ok(value)
    }

    fn is_at_end(&mut self) -> Result<bool, RunError> {
        let next = self.file.by_ref().bytes().next().transpose();
        next.map(|byte| byte.is_none()).map_err(|error| RunError::cannot("read", &self.path, error))
    }
}

/// Reads evidence, row by row. Any change of a byte is an error, at the end at
/// the latest.
pub struct Reader {
    lines: Lines,
    /// The first line.
    pub header: Header,
    /// The totals, once all rows were read.
    pub totals: Option<Totals>,
    /// The sums over all rows that were read.
    sums: Totals,
}

impl Reader {
    /// Opens the evidence of a run directory.
    ///
    /// # Errors
    /// The evidence cannot be read, or its header is damaged.
    pub fn open(folder: &Path) -> Result<Reader, RunError> {
        let path = folder.join(FILE);
        let file = BufReader::with_capacity(1 << 16, open(folder, FILE)?);
        let (hasher, line) = Default::default();
        let mut lines = Lines { path, file, hasher, line, number: 0 };
        lines.read()?;
        let header = lines.parse()?;
        Ok(Reader { lines, header, totals: None, sums: Totals::default() })
    }

    /// The totals, after all rows were read.
    ///
    /// # Errors
    /// The file is damaged, or cannot be read.
    pub fn finish(mut self) -> Result<Totals, RunError> {
        while self.row()?.is_some() {}
        Ok(self.totals.expect("the end was read"))
    }

    /// The next row; none at the end, after the totals and the checksum were found
    /// to be right.
    ///
    /// # Errors
    /// The file is damaged, or cannot be read.
    pub fn row(&mut self) -> Result<Option<Row>, RunError> {
        if self.totals.is_some() {
            return Ok(None);
        }
        let mut canary = None;
        if self.lines.read()?.starts_with(CANARY) {
            canary = Some(self.lines.parse::<CanaryLine>()?.canary);
            self.lines.read()?;
        }
        if self.lines.line.starts_with('{') {
            return match canary {
                None => self.end().map(|()| None),
                Some(_) => Err(self.lines.damaged("the row after a canary is missing")),
            };
        }
        let Array(first, grids, hash, found, complete, nodes, counts, by_clues) =
            self.lines.parse()?;
        if by_clues.is_some() != self.header.asked.fewest {
            return Err(self.lines.damaged("it is not a row of such a run"));
        }
        let names = &self.header.counters;
        if counts.len() != names.len() {
            return Err(self.lines.damaged("it does not have the counters of the header"));
        }
        let counts = names.iter().cloned().zip(counts).collect();
        let (tally, by_clues) = (Tally { nodes, counts }, by_clues.into_iter().flatten().collect());
        let row = Row { first, grids, hash, found, complete, by_clues, tally, canary };
        self.sums.add(&row);
        Ok(Some(row))
    }

    fn end(&mut self) -> Result<(), RunError> {
        let totals: Totals = self.lines.parse()?;
        let sums = Totals { puzzles: totals.puzzles, ..self.sums.clone() };
        if totals != sums {
            return Err(self.lines.damaged("the totals are not the sums of the rows"));
        }
        let expected = Hash128::of_hasher(&self.lines.hasher);
        self.lines.read()?;
        let Checksum { checksum } = self.lines.parse()?;
        if checksum != expected {
            return Err(self.lines.damaged("the checksum is wrong"));
        }
        if !self.lines.is_at_end()? {
            return Err(self.lines.damaged("something follows the end"));
        }
        self.totals = Some(totals);
        Ok(())
    }
}

/// The totals of a complete run, without the rows before them.
///
/// # Errors
/// The totals cannot be read.
pub fn totals(folder: &Path) -> Result<Totals, RunError> {
    let path = folder.join(FILE);
    let mut file = open(folder, FILE)?;
    let mut end = Vec::new();
    let read = file.seek(SeekFrom::End(0)).and_then(|length| {
        file.seek(SeekFrom::Start(length.saturating_sub(2 * LONGEST)))?;
        file.read_to_end(&mut end)
    });
    read.map_err(|error| RunError::cannot("read", &path, error))?;
    let mut lines = end.strip_suffix(b"\n").unwrap_or_default().rsplit(|&byte| byte == b'\n');
    let totals = lines.nth(1).and_then(|line| serde_json::from_slice(line).ok());
    totals.ok_or_else(|| RunError::damaged(&path, "its end is missing"))
}
