//! Searches some grids of a run again, with another method.

pub mod pairs;
mod transposed;

use super::check::{Findings, Rule};
use super::error::RunError;
use super::manifest::{self, Manifest};
use super::names::{LINE, PUZZLES, RunFile, open};
use crate::census::GridSet;
use gridsieve::engine::Engine;
use gridsieve::scan;
use gridsieve::scan::{GridEnd, GridResult, Keep, Plan, ScanEnd, SinkError};
use gridsieve_grids::Grid;
use gridsieve_grids::geometry::CELLS;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::index;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
pub use transposed::Transposed;

/// Draws `count` grids of a range, all if there are fewer: their numbers, ascending.
/// Each is as likely as any other; they depend on the seed only.
pub fn draw(range: Range<u64>, count: usize, seed: u64) -> Vec<u64> {
    let length = (range.end - range.start) as usize;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let drawn = index::sample(&mut random, length, count.min(length));
    let mut numbers: Vec<u64> = drawn.iter().map(|place| range.start + place as u64).collect();
    numbers.sort_unstable();
    numbers
}

/// A grid to be searched again, and where the run has its puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sampled {
    /// Its number in the input.
    pub number: u64,
    /// The grid.
    pub grid: Grid,
    /// The number of the first line in `puzzles`, from 0.
    pub at: u64,
    /// Number of its puzzles.
    pub found: u64,
    /// Did the search of the grid end at the limit of puzzles? Then there is nothing to be searched
    /// again. Never so in a run for the fewest clues.
    pub limited: bool,
    /// In a census: the other pairs whose puzzles are among those of the lines.
    pub beside: Vec<Grid>,
}

/// An engine that searches grids again, other than that of the run.
pub struct AuditEngine {
    /// Its name in messages.
    pub name: String,
    /// The engine.
    pub engine: Arc<dyn Engine>,
}

/// The plan of searching grids of a run again.
pub struct Audit<'a> {
    /// The run directory.
    pub folder: &'a Path,
    /// What the run is about.
    pub manifest: &'a Manifest,
    /// What the grids are searched with.
    pub means: &'a AuditEngine,
    /// In a census: the grids that are asked for; `None` means all grids.
    pub only: Option<GridSet>,
    /// Number of worker threads.
    pub threads: usize,
    /// Ends it early.
    pub stop: &'a AtomicBool,
}

impl Audit<'_> {
    /// Searches these grids again, and compares the puzzles with those of the
    /// run. Returns how many grids were searched: not those that
    /// ended at the limit, and fewer if it was ended early.
    ///
    /// # Errors
    /// The puzzles of the run cannot be read, or its manifest states a question that no run can have.
    pub fn search(&self, sampled: &[Sampled], findings: &mut Findings) -> Result<u64, RunError> {
        let Rule { question, keep, census } = Rule::new(&self.manifest.asked)
            .map_err(|reason| RunError::damaged(&self.folder.join(manifest::FILE), reason))?;
        if census {
            return self.search_pairs(question, sampled, findings);
        }
        let sampled: Vec<Sampled> = sampled.iter().filter(|grid| !grid.limited).cloned().collect();
        let AuditEngine { name, engine } = self.means;
        let mut puzzles = BufReader::new(open(self.folder, PUZZLES)?);
        // With one puzzle of a grid only the number of clues is compared: others may have as few.
        let only_number = keep.fewest && keep.limit.is_some();
        let keep = Keep { limit: keep.limit.filter(|_| only_number), ..keep };
        let plan = Plan { keep, threads: self.threads, ..Plan::new(&**engine, question) };
        let grids: Vec<Grid> = sampled.iter().map(|sampled| sampled.grid).collect();
        let source = Box::new(grids.into_iter().map(Ok));
        let mut searched = 0;
        let mut compare = |result: &GridResult| {
            let of = &sampled[result.index as usize];
            let number = of.number;
            match result.end {
                GridEnd::Interrupted => return Ok(()),
                GridEnd::Failed => {
                    for fault in &result.faults {
                        findings.wrong(format_args!("grid {number}, with {name}: {fault}"));
                    }
                }
                GridEnd::Complete | GridEnd::Limited => {
                    let found = match only_number {
                        true => other_number(&mut puzzles, result, of),
                        false => difference(&mut puzzles, result, of),
                    };
                    let found = found.map_err(SinkError::Output)?;
                    if let Some(found) = found {
                        findings.wrong(format_args!("grid {number}: {name} finds {found}"));
                    }
                }
            }
            searched += 1;
            Ok(())
        };
        let outcome = scan::scan(&plan, source, self.stop, &mut compare);
        self.failed(outcome.end)?;
        Ok(searched)
    }

    /// The error of a search that failed.
    fn failed(&self, end: ScanEnd) -> Result<(), RunError> {
        let ScanEnd::Failed(error) = end else { return Ok(()) };
        let (error, path) = (io::Error::other(error.to_string()), self.folder.join(PUZZLES));
        Err(RunError::cannot("compare what was found with", &path, error))
    }
}

/// The number of clues found again, if it is not that of the run's puzzle.
fn other_number(
    run: &mut BufReader<RunFile>,
    result: &GridResult,
    of: &Sampled,
) -> io::Result<Option<String>> {
    run.seek(SeekFrom::Start(of.at * LINE as u64))?;
    let mut line = [0; LINE];
    run.read_exact(&mut line)?;
    let theirs = line[..CELLS].iter().filter(|&&cell| cell != b'.').count();
    let clues = result.question.clues;
    Ok((clues != theirs).then(|| format!("{clues} clues, and the run {theirs}")))
}

/// The first difference between the puzzles found again and those of the run.
fn difference(
    run: &mut BufReader<RunFile>,
    result: &GridResult,
    of: &Sampled,
) -> io::Result<Option<String>> {
    run.seek(SeekFrom::Start(of.at * LINE as u64))?;
    let mut puzzles = result.found();
    let mut line = [0; LINE];
    for _ in 0..of.found {
        run.read_exact(&mut line)?;
        let theirs = String::from_utf8_lossy(&line[..CELLS]);
        let puzzle = puzzles.next().transpose()?.map(|found| found.puzzle.to_string());
        match puzzle {
            Some(puzzle) if puzzle == theirs => {}
            Some(puzzle) if *puzzle < *theirs => {
                return Ok(Some(format!("{puzzle}, which the run does not have")));
            }
            _ => return Ok(Some(format!("not {theirs}, which the run has"))),
        }
    }
    let more = puzzles.next().transpose()?.map(|found| found.puzzle);
    Ok(more.map(|puzzle| format!("{puzzle}, which the run does not have")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_distinct_and_in_range() {
        for (range, count, drawn) in [(5..9, 10, 4), (7..7, 3, 0), (0..1_000_000, 50, 50)] {
            let numbers = draw(range.clone(), count, 3);
            assert!(numbers.len() == drawn && numbers.is_sorted_by(|a, b| a < b));
            assert!(numbers.iter().all(|number| range.contains(number)));
            assert_eq!(numbers, draw(range, count, 3));
        }
        assert_ne!(draw(0..1_000_000, 5, 1), draw(0..1_000_000, 5, 2));
    }
}
