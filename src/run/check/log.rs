//! The journal beside the evidence: the same work units, each once, with the
//! same results.
//!
//! The journal has the units in the order in which they were done. So that memory
//! does not grow with their number, each unit counts as a hash of all that is
//! known of it, and hashes are summed over ranges of units: those of the journal
//! less those of the evidence must leave nothing.

use super::findings::Findings;
use super::rows::are;
use crate::run::error::RunError;
use crate::run::evidence::{self, Header, Row};
use crate::run::folder;
use crate::run::hash::{Hash64, Hash128};
use crate::run::journal::{self, Entry, FILE, Record};
use crate::run::manifest::{Detail, Manifest};
use crate::run::tally::Tally;
use crate::run::units::Units;
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::Path;
use xxhash_rust::xxh3::Xxh3;

/// Ranges of units; most runs have fewer units, and each is one of them.
const RANGES: u64 = 1 << 16;

/// The bytes of a line of puzzles.
const LINE: u64 = folder::LINE as u64;

/// What the journal tells.
pub struct Log {
    units: Units,
    detail: Detail,
    /// Units of a range.
    size: u64,
    ranges: Vec<Sum>,
    /// The levels that were searched with.
    pub levels: BTreeSet<String>,
    counters: BTreeSet<String>,
    open: Option<Open>,
    /// Was something found that may have other things in its wake?
    damaged: bool,
}

/// Of the units of a range.
#[derive(Clone, Default)]
struct Sum {
    records: u64,
    hashes: u128,
}

/// A unit of which some rows were read.
struct Open {
    unit: u64,
    whole: Whole,
    hashes: Xxh3,
    each: Each,
}

/// All results of a unit.
#[derive(Serialize)]
struct Whole {
    first: u64,
    grids: u64,
    hash: Hash64,
    found: u64,
    complete: u64,
    tally: Tally,
    /// Of its grids, if they have rows of their own.
    each: Option<Hash128>,
}

/// The results of the grids of a unit.
struct Each(Xxh3);

impl Each {
    fn add(&mut self, hash: Hash64, found: u64, complete: bool, tally: &Tally) {
        let text = serde_json::to_vec(&(hash, found, complete, plain(tally)));
        self.0.update(&text.expect("it has texts and numbers only"));
    }
}

/// Without counters that say nothing.
fn plain(tally: &Tally) -> Tally {
    let mut tally = tally.clone();
    tally.counts.retain(|_, count| *count != 0);
    tally
}

impl Whole {
    fn hash(&self) -> u128 {
        let text = serde_json::to_vec(self).expect("it has texts and numbers only");
        let mut hasher = Xxh3::new();
        hasher.update(&text);
        hasher.digest128()
    }

    fn of(record: &Record, detail: Detail) -> Whole {
        let each = (detail == Detail::Grid).then(|| {
            let mut all = Each(Xxh3::new());
            for each in &record.each {
                all.add(each.hash, each.found, each.complete, &each.tally);
            }
            Hash128::of(&all.0)
        });
        let Record { first, grids, hash, found, complete, ref tally, .. } = *record;
        Whole { first, grids, hash, found, complete, tally: plain(tally), each }
    }
}

impl Log {
    /// Reads the journal, if it is there.
    pub fn read(
        folder: &Path,
        manifest: &Manifest,
        findings: &mut Findings,
    ) -> Result<Option<Log>, RunError> {
        if !folder.join(FILE).exists() {
            return Ok(None);
        }
        let units = manifest.units();
        let size = units.count().div_ceil(RANGES).max(1);
        let mut log = Log {
            detail: manifest.evidence,
            size,
            ranges: vec![Sum::default(); units.count().div_ceil(size) as usize],
            units,
            levels: BTreeSet::new(),
            counters: BTreeSet::new(),
            open: None,
            damaged: false,
        };
        let extent = journal::read(folder, |_, _, entry| match entry {
            Entry::Session(session) => drop(log.levels.insert(session.level)),
            Entry::Unit(record) => log.record(&record, findings),
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
        let mut damage = |what: &str| {
            findings.damage(format_args!("{FILE}: {} {what}", are(record.first, record.grids)));
            self.damaged = true;
        };
        let unit = self.units.of(record.first);
        if !self.units.has(&record.range()) {
            return damage("not a work unit of the run");
        }
        let bytes = |sum: u64, piece: &journal::Piece| sum.checked_add(piece.bytes);
        let written = record.pieces.iter().try_fold(0, bytes);
        if written != record.found.checked_mul(LINE) {
            damage("there with more or fewer puzzles than were found");
        }
        self.counters.extend(record.tally.counts.keys().cloned());
        let (hash, range) = (Whole::of(record, self.detail).hash(), self.range_of(unit));
        self.ranges[range].records += 1;
        self.ranges[range].hashes = self.ranges[range].hashes.wrapping_add(hash);
    }

    /// Takes the next row of the evidence, as long as they are those of the run.
    pub fn row(&mut self, row: &Row) {
        let unit = self.units.of(row.first);
        if self.open.as_ref().is_some_and(|open| open.unit != unit) {
            self.close();
        }
        let open = self.open.get_or_insert_with(|| {
            let (tally, each) = Default::default();
            let Row { first, hash, .. } = *row;
            let whole = Whole { first, grids: 0, hash, found: 0, complete: 0, tally, each };
            Open { unit, whole, hashes: Xxh3::new(), each: Each(Xxh3::new()) }
        });
        open.hashes.update(&row.hash.0.to_le_bytes());
        open.each.add(row.hash, row.found, row.complete != 0, &row.tally);
        let whole = &mut open.whole;
        whole.grids = whole.grids.saturating_add(row.grids);
        whole.found = whole.found.saturating_add(row.found);
        whole.complete = whole.complete.saturating_add(row.complete);
        whole.tally.add(&row.tally);
    }

    /// Ends the unit of the rows read last.
    fn close(&mut self) {
        let Some(Open { unit, mut whole, hashes, each }) = self.open.take() else { return };
        if !self.units.numbers().contains(&unit) {
            return;
        }
        if self.detail == Detail::Grid {
            whole.hash = Hash64(hashes.digest());
            whole.each = Some(Hash128::of(&each.0));
        }
        whole.tally = plain(&whole.tally);
        let range = self.range_of(unit);
        self.ranges[range].hashes = self.ranges[range].hashes.wrapping_sub(whole.hash());
    }

    /// Does it agree with the evidence, of which all rows were read?
    pub fn compare(mut self, header: &Header, findings: &mut Findings) {
        self.close();
        let before = findings.count();
        let numbers = self.units.numbers();
        for (range, sum) in (0..).zip(&self.ranges) {
            let first = numbers.start + range * self.size;
            let end = first.saturating_add(self.size).min(numbers.end);
            let grids = self.units.grids(first).start..self.units.grids(end - 1).end;
            let are = are(grids.start, grids.end - grids.start);
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
