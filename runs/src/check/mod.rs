//! The check of a run directory: does the evidence prove that every grid of the
//! range was searched exactly once, with the question of the manifest, and are
//! the puzzles what they should be?
//!
//! ```text
//! manifest.json ──► rows expected, header of the evidence
//! journal ────────► fingerprints of work units ──┐ must cancel out
//! evidence ───────► rows, one after another ─────┤
//! input ──────────► hashes of their grids        │
//! puzzles ────────► solved again, in step        ┘
//! ```
//!
//! Evidence, input and puzzles are read side by side, so the memory does not depend on the length
//! of the run. The check shares no code with the search but the [general
//! solver](gridsieve::solver::general), and in a census the canonical forms and the third bands of
//! pairs.

mod findings;
mod lines;
mod log;
mod puzzles;
mod rows;
mod rule;
#[cfg(test)]
mod tests;

pub use findings::Findings;

use super::Detail;
use super::asked::Asked;
use super::audit::Sampled;
use super::canary::Canaries;
use super::complete::unfinished;
use super::difference::differences;
use super::error::RunError;
use super::evidence::{self, Header, Reader};
use super::folder::is_complete;
use super::hash::Hash64;
use super::manifest::{self, FORMAT, Identity, Manifest};
use super::row::Row;
use crate::census::GridSet;
use gridsieve::scan::Source;
use gridsieve_grids::Grid;
use itertools::Itertools;
use lines::Lines;
use log::Log;
use puzzles::Puzzles;
pub(crate) use rows::Rows;
pub use rule::Rule;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a check is given besides the directory.
pub struct With<'a> {
    /// Which input there is, and its grids from the first of the manifest's part
    /// on. Without it the grids themselves are not compared.
    pub input: Option<(Identity, Source)>,
    /// In a census of some grids: these grids, if they are known.
    pub only: Option<GridSet>,
    /// The numbers of the grids, ascending, whose results the report has to include.
    pub sample: &'a [u64],
    /// Ends the check early.
    pub stop: &'a AtomicBool,
}

/// What a check found.
#[derive(Debug, Default)]
pub struct Report {
    /// What does not hold. Nothing: the run is proved.
    pub findings: Findings,
    /// Observations that are strange but prove no error.
    pub warnings: Vec<String>,
    /// Whether the check was ended early.
    pub interrupted: bool,
    /// Grids of the evidence.
    pub grids: u64,
    /// Canaries of the evidence, each as it should be.
    pub canaries: u64,
    /// Puzzles solved again.
    pub puzzles: u64,
    /// Whether the grids were compared with those of the input.
    pub compared: bool,
    /// The instruction-set levels that the search was done with.
    pub levels: BTreeSet<String>,
    /// The grids of the requested sample that the check found in the input, with their puzzles.
    pub sampled: Vec<Sampled>,
}

/// Checks a run directory, with the threads of the current rayon pool.
pub fn check(folder: &Path, manifest: &Manifest, with: With) -> Report {
    let mut report = Report::default();
    if let Err(error) = examine(folder, manifest, with, &mut report) {
        report.findings.damage(error);
    }
    report
}

/// Fills in the report.
///
/// # Errors
/// What keeps the check from going on.
fn examine(
    folder: &Path,
    manifest: &Manifest,
    with: With,
    report: &mut Report,
) -> Result<(), RunError> {
    let findings = &mut report.findings;
    let rule = Rule::new(&manifest.asked)
        .map_err(|reason| RunError::Other(format!("{}: {reason}", manifest::FILE)))?;
    // Every run that can have canaries has them.
    let usual = Canaries::new(&manifest.asked, &manifest.engine).ok();
    let every = |of: Option<Canaries>| of.map(|of| of.every);
    if manifest.format == FORMAT && every(manifest.canaries) != every(usual) {
        findings
            .damage(format_args!("{}: its canaries are not those of such a run", manifest::FILE));
    } else if manifest.format == FORMAT && manifest.canaries != usual {
        let warning = "the canaries are of another table: only their work units were checked";
        report.warnings.push(warning.to_owned());
    }
    let mut input = None;
    if let Some((identity, source)) = with.input {
        if identity == manifest.input {
            report.compared = true;
            input = Some(source);
        } else {
            findings.damage(format_args!(
                "the input is another one: {identity}, not {}",
                manifest.input
            ));
        }
    }
    if !is_complete(folder)? {
        return Err(unfinished(folder, manifest));
    }
    let log = Log::read(folder, manifest, findings).unwrap_or_else(|error| {
        findings.damage(error);
        None
    });
    if let Some(log) = &log {
        report.levels.clone_from(&log.levels);
        report.warnings.extend_from_slice(&log.failed);
    } else {
        report.warnings.push("there is no journal: the evidence alone was checked".to_owned());
    }
    let reader = Reader::open(folder)?;
    let lines = Lines::open(folder, &rule)?;
    let walk = Walk {
        manifest,
        rows: Rows::new(manifest),
        input,
        position: manifest.part[0],
        puzzles: Puzzles::new(lines, manifest.evidence, with.only),
        log,
        sample: with.sample,
        stop: with.stop,
        report,
    };
    walk.all(reader)
}

/// Goes through the evidence, with what belongs to each row beside it.
struct Walk<'a> {
    manifest: &'a Manifest,
    rows: Rows<'a>,
    input: Option<Source>,
    /// The number of the next grid of the input.
    position: u64,
    puzzles: Puzzles<'a>,
    log: Option<Log>,
    /// The numbers of the sample that are still to come.
    sample: &'a [u64],
    stop: &'a AtomicBool,
    report: &'a mut Report,
}

impl Walk<'_> {
    fn all(mut self, mut reader: Reader) -> Result<(), RunError> {
        if !self.header(&reader.header) {
            // Is it at least what was written?
            while !self.is_stopped() && reader.row()?.is_some() {}
            return Ok(());
        }
        while let Some(row) = reader.row()? {
            if self.is_stopped() {
                return Ok(());
            }
            self.row(&row)?;
        }
        self.rows.finish(&mut self.report.findings);
        let totals = reader.totals.as_ref().expect("all rows were read");
        self.report.grids = totals.grids;
        self.report.canaries = totals.canaries;
        if let Some(error) = self.input.as_mut().and_then(|input| input.find_map(Result::err)) {
            // What changed while it was read.
            self.report.findings.damage(error);
        }
        let solved = self.puzzles.finish(totals.puzzles, self.stop, &mut self.report.findings)?;
        self.report.puzzles = solved;
        if let Some(log) = self.log {
            log.compare(&reader.header, &mut self.report.findings);
        }
        self.report.interrupted |= self.stop.load(Ordering::Relaxed);
        Ok(())
    }

    fn is_stopped(&mut self) -> bool {
        self.report.interrupted |= self.stop.load(Ordering::Relaxed);
        self.report.interrupted
    }

    /// Checks that the header agrees with the manifest.
    fn header(&mut self, header: &Header) -> bool {
        let expected = Header::new(self.manifest, header.counters.clone());
        let differ = differences(&expected, header);
        if !differ.is_empty() {
            self.report.findings.damage(format_args!(
                "{}: it is not of this run: its header differs from {} in {}",
                evidence::FILE,
                manifest::FILE,
                differ.iter().map(|[name, ..]| name).join(", ")
            ));
        }
        let sorted = header.counters.is_sorted_by(|a, b| a < b);
        if !sorted {
            self.report
                .findings
                .damage(format_args!("{}: its counters are not in order", evidence::FILE));
        }
        differ.is_empty() && sorted
    }

    fn row(&mut self, row: &Row) -> Result<(), RunError> {
        let is_expected = self.rows.check(row, &mut self.report.findings);
        let grids = if is_expected { self.grids(row) } else { None };
        if let Some(log) = &mut self.log {
            log.row(row);
        }
        let end = if is_expected { row.range().end } else { 0 };
        let (wanted, later) =
            self.sample.split_at(self.sample.partition_point(|&number| number < end));
        self.sample = later;
        let findings = &mut self.report.findings;
        self.puzzles.row(row, grids.as_deref(), !wanted.is_empty(), self.stop, findings)?;
        for &number in wanted {
            // Where its own row is missing, this is one after it.
            let Some(place) = number.checked_sub(row.first) else { continue };
            let (Some(grids), place) = (&grids, place as usize) else { continue };
            let Asked { limit, fewest, census, .. } = self.manifest.asked;
            // Which puzzles of a work unit are those of one of its pairs is not always known.
            let (at, found) = match census {
                None => self.puzzles.of_grid(place),
                Some(_) => self.puzzles.of_row(),
            };
            let limited = !fewest && limit.is_some_and(|limit| found >= limit);
            let mut beside = if census.is_some() { grids.clone() } else { Vec::new() };
            beside.retain(|pair| *pair != grids[place]);
            let grid = grids[place];
            self.report.sampled.push(Sampled { number, grid, at, found, limited, beside });
        }
        Ok(())
    }

    /// The grids of a row, if there is an input, and if they are the right ones.
    fn grids(&mut self, row: &Row) -> Option<Vec<Grid>> {
        let input = self.input.as_mut()?;
        let (number, findings) = (self.position, &mut self.report.findings);
        let mut grids = Vec::new();
        let names @ [one, _] = self.manifest.input.kind.items();
        // Rows may be missing.
        for number in number..row.first + row.grids {
            match input.next() {
                Some(Ok(_)) if number < row.first => {}
                Some(Ok(grid)) => grids.push(grid),
                end => {
                    match end {
                        Some(Err(error)) => findings.damage(error),
                        _ => findings.damage(format_args!("the input ends before {one} {number}")),
                    }
                    self.input = None;
                    return None;
                }
            }
        }
        self.position = row.first + row.grids;
        let mut hashes = grids.iter().map(Hash64::of_grid);
        let hash = match self.manifest.evidence {
            Detail::Grid => hashes.next().expect("a row that is expected has a grid"),
            Detail::Unit => Hash64::of_hashes(hashes),
        };
        if hash != row.hash {
            findings.damage(format_args!(
                "{}: {} not what the input has",
                evidence::FILE,
                rows::are(names, row.first, row.grids)
            ));
            return None;
        }
        Some(grids)
    }
}
