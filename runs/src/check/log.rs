//! Compares the journal with the evidence: both must have the same work units, each once, with the
//! same results.
//!
//! The journal lists the units in the order in which they were finished, the evidence in the order
//! of the input. To compare them without keeping all units in memory, the check hashes each row of
//! the evidence and each row that follows from the journal. It sums the hashes over ranges of
//! units: the sum of the journal minus the sum of the evidence must be zero.

use super::findings::Findings;
use super::rows::are;
use crate::error::RunError;
use crate::evidence;
use crate::evidence::Header;
use crate::folder::is_there;
use crate::journal;
use crate::journal::{Entry, FILE, Record};
use crate::manifest::{Detail, Manifest};
use crate::names;
use crate::row::Row;
use crate::units::Units;
use std::collections::BTreeSet;
use std::path::Path;
use xxhash_rust::xxh3::xxh3_128;

/// Ranges of units; most runs have fewer units, and each is one of them.
const RANGES: u64 = 1 << 16;

/// The bytes of a line of puzzles.
const LINE: u64 = names::LINE as u64;

/// What the journal says of the units.
pub struct Log {
    units: Units,
    detail: Detail,
    names: [&'static str; 2],
    /// Units of a range.
    size: u64,
    ranges: Vec<Sum>,
    /// The levels that were searched with.
    pub levels: BTreeSet<String>,
    /// Canaries that failed, in words.
    pub failed: Vec<String>,
    counters: BTreeSet<String>,
    /// Whether damage was found that may cause further findings.
    damaged: bool,
}

/// Sums over the units of a range.
#[derive(Clone, Default)]
struct Sum {
    records: u64,
    /// The sum of the hashes of the rows of the journal, minus that of the rows of the evidence.
    hashes: u128,
}

/// A hash of all fields of a row.
fn fingerprint(row: &Row) -> u128 {
    xxh3_128(&serde_json::to_vec(&row.without_zeros()).expect("it has texts and numbers only"))
}

impl Log {
    /// Reads the journal, if it is there.
    pub fn read(
        folder: &Path,
        manifest: &Manifest,
        findings: &mut Findings,
    ) -> Result<Option<Log>, RunError> {
        if !is_there(&folder.join(FILE))? {
            return Ok(None);
        }
        let units = manifest.units();
        let size = units.count().div_ceil(RANGES).max(1);
        let mut log = Log {
            detail: manifest.evidence,
            names: manifest.input.kind.items(),
            size,
            ranges: vec![Sum::default(); units.count().div_ceil(size) as usize],
            units,
            levels: BTreeSet::new(),
            failed: Vec::new(),
            counters: BTreeSet::new(),
            damaged: false,
        };
        let extent = journal::read(folder, |_, _, entry| {
            match entry {
                Entry::Session(session) => drop(log.levels.insert(session.level)),
                Entry::Unit(record) => log.record(&record, findings),
                Entry::Failed(failed) => log.failed.push(format!(
                    "on {} {}. The work units before it were searched again",
                    failed.host, failed.reason
                )),
            }
            Ok::<_, RunError>(())
        })?;
        for (line, reason) in &extent.damaged {
            findings.damage(format_args!("{FILE}: line {line} is damaged: {reason}"));
        }
        if extent.torn {
            findings.damage(format_args!("{FILE}: its last line is cut short"));
        }
        log.damaged |= extent.torn || !extent.damaged.is_empty();
        Ok(Some(log))
    }

    fn range_of(&self, unit: u64) -> usize {
        ((unit - self.units.numbers().start) / self.size) as usize
    }

    fn record(&mut self, record: &Record, findings: &mut Findings) {
        let row = &record.row;
        let mut damage = |what: &str| {
            findings
                .damage(format_args!("{FILE}: {} {what}", are(self.names, row.first, row.grids)));
            self.damaged = true;
        };
        if !self.units.has(&row.range()) {
            return damage("not a work unit of the run");
        }
        let bytes = |sum: u64, piece: &journal::Piece| sum.checked_add(piece.bytes);
        let written = record.pieces.iter().try_fold(0, bytes);
        if written != row.found.checked_mul(LINE) {
            damage("there with more or fewer puzzles than were found");
        }
        self.counters.extend(row.tally.counts.keys().cloned());
        let rows = record.rows(self.detail);
        let range = self.range_of(self.units.number_of(row.first));
        let sum = &mut self.ranges[range];
        sum.records += 1;
        for row in &rows {
            sum.hashes = sum.hashes.wrapping_add(fingerprint(row));
        }
        if self.detail == Detail::Grid {
            // The result is zero if the journal's record of the unit has the sums of its grids.
            let sums = fingerprint(&Row::of_grids(row.first, rows.iter()));
            sum.hashes = sum.hashes.wrapping_add(fingerprint(row)).wrapping_sub(sums);
        }
    }

    /// Takes the next row of the evidence.
    pub fn row(&mut self, row: &Row) {
        let unit = self.units.number_of(row.first);
        if self.units.numbers().contains(&unit) {
            let range = self.range_of(unit);
            let hashes = &mut self.ranges[range].hashes;
            *hashes = hashes.wrapping_sub(fingerprint(row));
        }
    }

    /// Compares the journal with the evidence, after all rows of the evidence were read.
    pub fn compare(self, header: &Header, findings: &mut Findings) {
        let before = findings.count();
        let numbers = self.units.numbers();
        for (range, sum) in (0..).zip(&self.ranges) {
            let first = numbers.start + range * self.size;
            let end = first.saturating_add(self.size).min(numbers.end);
            let grids = self.units.grids(first).start..self.units.grids(end - 1).end;
            let are = are(self.names, grids.start, grids.end - grids.start);
            match (sum.records.cmp(&(end - first)), sum.hashes) {
                (std::cmp::Ordering::Less, _) => {
                    findings.damage(format_args!("{FILE}: {are} missing, or a part of them"));
                }
                (std::cmp::Ordering::Greater, _) => {
                    findings.damage(format_args!("{FILE}: {are} recorded more than once"));
                }
                (_, 0) => {}
                _ => findings.damage(format_args!("{FILE}: {are} not as in {}", evidence::FILE)),
            }
        }
        let names = header.counters.iter();
        if !self.damaged && findings.count() == before && !self.counters.iter().eq(names) {
            findings
                .damage(format_args!("{}: its counters are not those of {FILE}", evidence::FILE));
        }
    }
}
