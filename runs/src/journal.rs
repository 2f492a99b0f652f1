//! The working log of a run: a line for each work unit that was searched, and a line for each start
//! of the program, a *session*.
//!
//! A line is a JSON object, a tab, and the hash of the object's text. Lines are only ever appended.
//! A kill can leave an incomplete line at the end, which is ignored; any other line whose hash is
//! wrong is damaged.
//!
//! A canary that fails has a line as well. The records of that session, and the records before it
//! since the last canary that passed, are doubtful: they are ignored, and their units are searched
//! again.

use super::error::RunError;
use super::hash::Hash64;
use super::manifest::{Detail, Manifest};
use super::names::LINE;
use super::row::Row;
use super::tally::Tally;
use gridsieve::scan::GridResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::ops::Range;
use std::path::Path;

/// The file in a run directory.
pub const FILE: &str = "journal";

/// No line is longer, in bytes: a unit has at most [`Units::MOST`] grids.
///
/// [`Units::MOST`]: super::Units::MOST
const LONGEST: u64 = 1 << 25;

/// A line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The program was started.
    Session(Session),
    /// A work unit was searched.
    Unit(Box<Record>),
    /// A canary failed, and the session with it.
    Failed(Failed),
}

/// A canary that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The work unit of the canary.
    pub unit: u64,
    /// On which machine.
    pub host: String,
    /// What was wrong, in words.
    pub reason: String,
}

/// How the line of such a canary begins. One that is damaged counts as well.
const FAILED: &[u8] = br#"{"failed""#;

/// How the line of a work unit begins.
const UNIT: &[u8] = br#"{"unit""#;

/// How the program was started. It changes no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// On which machine.
    pub host: String,
    /// Number of worker threads.
    pub threads: usize,
    /// Instruction-set level.
    pub level: String,
    /// The commit that the program was built from; older programs did not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
}

/// A work unit that was searched, or one of its grids: what depends on the grids alone, and beside
/// it how that went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The sums over all grids of the unit.
    #[serde(flatten)]
    pub row: Row,
    /// For evidence by grid: the grids of the unit, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<Each>,
    /// Where the puzzles are: in order, for grids that have some.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// How the search went.
    pub work: Work,
}

/// A grid of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Each {
    /// [Of its digits](Hash64::of_grid).
    pub hash: Hash64,
    /// Puzzles found.
    pub found: u64,
    /// Whether the grid was searched completely.
    pub complete: bool,
    /// In a run for the fewest clues: the number of clues that the grid needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clues: Option<usize>,
    /// What the search did.
    pub tally: Tally,
}

impl Each {
    /// The part of a grid's row that the journal keeps.
    fn new(row: &Row) -> Each {
        let Row { hash, found, complete, ref by_clues, ref tally, .. } = *row;
        let clues = by_clues.keys().next().copied();
        Each { hash, found, complete: complete == 1, clues, tally: tally.clone() }
    }
}

/// Puzzles of a grid in the file `found`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The offset in the file at which the lines begin.
    pub at: u64,
    /// Number of bytes.
    pub bytes: u64,
    /// The hash of these bytes.
    pub hash: Hash64,
}

/// How the search of a unit went: what may differ from run to run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Work {
    /// When it was finished, in milliseconds since 1970.
    pub at: u64,
    /// Seconds of the search of each grid, in order. Grids that were searched together get equal
    /// shares.
    pub seconds: Vec<f64>,
    /// In a run for the fewest clues: seconds of the search with one clue less, for each grid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<f64>,
    /// Seconds by phase of the search.
    pub phases: BTreeMap<String, f64>,
    /// Instruction-set level.
    pub level: String,
    /// Machine.
    pub host: String,
}

impl Record {
    /// The record of a grid. `piece` says where its puzzles are.
    pub fn of_grid(result: &GridResult, piece: Option<Piece>) -> Record {
        let phases = result.counters.seconds().iter();
        let work = Work {
            seconds: vec![result.seconds],
            proof: result.proof.iter().map(|proof| proof.seconds).collect(),
            phases: phases.map(|&(phase, seconds)| (phase.to_owned(), seconds)).collect(),
            ..Work::default()
        };
        let pieces = piece.into_iter().collect();
        Record { row: Row::of_grid(result), each: Vec::new(), pieces, work }
    }

    /// The record of a work unit that begins with grid `first`, made of the records of its grids.
    pub fn of_grids(first: u64, grids: &[Record], detail: Detail) -> Record {
        let rows = grids.iter().map(|grid| &grid.row);
        let each = match detail {
            Detail::Grid => rows.clone().map(Each::new).collect(),
            Detail::Unit => Vec::new(),
        };
        let mut work = Work::default();
        for Work { seconds, proof, phases, .. } in grids.iter().map(|grid| &grid.work) {
            work.seconds.extend(seconds.iter().map(|&seconds| micro(seconds)));
            work.proof.extend(proof.iter().map(|&seconds| micro(seconds)));
            for (phase, seconds) in phases {
                *work.phases.entry(phase.clone()).or_default() += seconds;
            }
        }
        work.phases.values_mut().for_each(|seconds| *seconds = micro(*seconds));
        let pieces = grids.iter().flat_map(|grid| grid.pieces.clone()).collect();
        Record { row: Row::of_grids(first, rows), each, pieces, work }
    }

    /// What the evidence has of it: a row for each grid, or one for all.
    pub fn rows(&self, detail: Detail) -> Vec<Row> {
        let row = |(first, each): (u64, &Each)| {
            let Each { hash, found, complete, clues, ref tally } = *each;
            let (complete, tally) = (complete.into(), tally.clone());
            let by_clues = clues.map(|clues| (clues, 1)).into_iter().collect();
            let canary = self.row.canary.filter(|_| first == self.row.first);
            Row { first, grids: 1, hash, found, complete, by_clues, tally, canary }
        };
        match detail {
            Detail::Grid => (self.row.first..).zip(&self.each).map(row).collect(),
            Detail::Unit => vec![self.row.clone()],
        }
    }

    /// Whether the record is consistent: it has the number of puzzles that it states, with rows by
    /// grid the number of grids, and the canary of its unit. A record that this program has written
    /// always is.
    pub fn adds_up(&self, manifest: &Manifest) -> bool {
        let has_canary = manifest.has_canary(manifest.units().number_of(self.row.first));
        let Row { grids, found: all, complete: wholly, .. } = self.row;
        let bytes: u128 = self.pieces.iter().map(|piece| u128::from(piece.bytes)).sum();
        let found: u128 = self.each.iter().map(|each| u128::from(each.found)).sum();
        let complete = self.each.iter().filter(|each| each.complete).count() as u64;
        let each = manifest.evidence == Detail::Unit
            || (self.each.len() as u64, complete) == (grids, wholly) && found == u128::from(all);
        let canary = self.row.canary.is_some() == has_canary;
        canary && each && wholly <= grids && bytes == u128::from(all) * LINE as u128
    }
}

/// To the microsecond.
fn micro(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e6
}

impl Entry {
    /// The line, its end included.
    pub fn to_line(&self) -> String {
        let mut text = serde_json::to_string(self).expect("it has texts and numbers only");
        let hash = Hash64::of_bytes(text.as_bytes());
        text.push_str(&format!("\t{hash}\n"));
        text
    }

    /// Reads a line, its end included.
    ///
    /// # Errors
    /// The line is damaged.
    pub fn from_line(line: &[u8]) -> Result<Entry, String> {
        let line = line.strip_suffix(b"\n").ok_or("it has no end")?;
        let text = line.len().checked_sub(17).filter(|&at| line[at] == b'\t');
        let (text, hash) = line.split_at(text.ok_or("it has no checksum")?);
        if hash[1..] != *Hash64::of_bytes(text).to_string().as_bytes() {
            return Err("its checksum is wrong".to_owned());
        }
        serde_json::from_slice(text).map_err(|error| error.to_string())
    }
}

/// What was found in a journal.
#[derive(Debug, Default)]
pub struct Extent {
    /// The offset at which the good lines end.
    pub end: u64,
    /// Whether an incomplete line follows these lines.
    pub torn: bool,
    /// Lines before the end that do not count, as they are not as they were written or a failed canary
    /// makes them doubtful: their numbers from 1, and why.
    pub damaged: Vec<(u64, String)>,
}

/// Hands each good line of a journal to `take`, with the place where it begins
/// and its bytes. It leaves out records that a failed canary makes doubtful.
///
/// # Errors
/// The file cannot be read, or those of `take`.
pub fn read<E: From<RunError>>(
    folder: &Path,
    mut take: impl FnMut(u64, &[u8], Entry) -> Result<(), E>,
) -> Result<Extent, E> {
    let path = folder.join(FILE);
    let doubtful = doubtful(&path)?;
    let (mut extent, mut number) = (Extent::default(), 0);
    each_line(&path, |at, line| {
        number += 1;
        match Entry::from_line(line) {
            Ok(_) if line.starts_with(UNIT) && doubtful.iter().any(|range| range.contains(&at)) => {
                extent.damaged.push((number, "a canary failed after it".to_owned()));
            }
            Ok(entry) => {
                take(at, line, entry)?;
                extent.end = at + line.len() as u64;
            }
            Err(_) if !line.ends_with(b"\n") => extent.torn = true,
            Err(reason) => extent.damaged.push((number, reason)),
        }
        Ok::<_, E>(())
    })?;
    Ok(extent)
}

/// Hands on each line, with the place where it begins. The last one may have no end.
fn each_line<E: From<RunError>>(
    path: &Path,
    mut take: impl FnMut(u64, &[u8]) -> Result<(), E>,
) -> Result<(), E> {
    let cannot = |error| RunError::cannot("read", path, error);
    let mut lines = BufReader::with_capacity(1 << 16, File::open(path).map_err(cannot)?);
    let (mut at, mut line) = (0, Vec::new());
    while lines.by_ref().take(LONGEST).read_until(b'\n', &mut line).map_err(cannot)? > 0 {
        take(at, &line)?;
        at += line.len() as u64;
        line.clear();
    }
    Ok(())
}

/// The places of the records that failed canaries make doubtful: for each such canary from the last one
/// that had passed before its session.
fn doubtful(path: &Path) -> Result<Vec<Range<u64>>, RunError> {
    let mut has_failed = false;
    each_line(path, |_, line| {
        has_failed |= line.starts_with(FAILED);
        Ok::<_, RunError>(())
    })?;
    let mut doubtful = Vec::new();
    if !has_failed {
        return Ok(doubtful);
    }
    // The end of the last record with a canary that passed, now and when the session began.
    let (mut passed, mut passed_before) = (0, 0);
    each_line(path, |at, line| {
        match Entry::from_line(line) {
            Ok(Entry::Session(_)) => passed_before = passed,
            Ok(Entry::Unit(record)) if record.row.canary.is_some() => {
                passed = at + line.len() as u64;
            }
            _ if line.starts_with(FAILED) => {
                doubtful.push(passed_before..at);
                passed = passed_before;
            }
            _ => {}
        }
        Ok::<_, RunError>(())
    })?;
    Ok(doubtful)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_changed_is_damaged() {
        let host = "here".to_owned();
        let level = "scalar".to_owned();
        let entry = Entry::Session(Session { at: 1, host, threads: 2, level, commit: None });
        let line = entry.to_line();
        assert_eq!(Entry::from_line(line.as_bytes()), Ok(entry));
        let damaged = |line: &str| Entry::from_line(line.as_bytes()).unwrap_err();
        assert_eq!(damaged(&line.replacen("here", "hero", 1)), "its checksum is wrong");
        assert_eq!(damaged(line.trim_end()), "it has no end");
        assert_eq!(damaged("{}\n"), "it has no checksum");
    }
}
