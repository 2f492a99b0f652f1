//! Everything that a page tells, from one pass over the log of a run.

use super::sessions::Sessions;
use super::slowest::Slowest;
use super::splits::Splits;
use super::timeline::Timeline;
use crate::pictures::durations::Durations;
use gridsieve::internal::run::Manifest;
use gridsieve::internal::run::RunError;
use gridsieve::internal::run::State;
use gridsieve::internal::run::Tally;
use gridsieve::internal::run::journal::{self, Entry, Record};
use gridsieve::internal::run::{FOUND, PUZZLES};
use gridsieve::internal::run::{are_sound, copy};
use gridsieve::internal::run::{evidence, now};
use roaring::RoaringTreemap;
use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::Path;

/// All that is told of a run.
#[derive(Debug)]
pub struct Facts {
    /// What was run.
    pub manifest: Manifest,
    /// How far it is.
    pub state: State,
    /// When this was seen, in milliseconds since 1970.
    pub at: u64,
    /// Is there a log? Without one nothing is known about times.
    pub has_log: bool,
    /// Units done.
    pub units: u64,
    /// Their grids.
    pub grids: u64,
    /// Those that were searched completely.
    pub complete: u64,
    /// Those that have puzzles, where there is a log.
    pub with_puzzles: u64,
    /// Puzzles found.
    pub found: u64,
    /// Lines of the log that are damaged.
    pub damaged: u64,
    /// What the searches did.
    pub tally: Tally,
    /// Seconds by phase of the search.
    pub phases: BTreeMap<String, f64>,
    /// What was done when.
    pub timeline: Timeline,
    /// Who did it.
    pub sessions: Sessions,
    /// How long grids took.
    pub durations: Durations,
    /// Those that took longest.
    pub slowest: Slowest,
    /// Where the clues of the puzzles are.
    pub splits: Splits,
}

impl Facts {
    fn new(manifest: Manifest, state: State, has_log: bool) -> Facts {
        Facts {
            manifest,
            state,
            at: now(),
            has_log,
            units: 0,
            grids: 0,
            complete: 0,
            with_puzzles: 0,
            found: 0,
            damaged: 0,
            tally: Tally::default(),
            phases: BTreeMap::new(),
            timeline: Timeline::new(),
            sessions: Sessions::default(),
            durations: Durations::new(),
            slowest: Slowest::default(),
            splits: Splits::default(),
        }
    }

    /// Reads a run directory.
    ///
    /// # Errors
    /// A file of the directory cannot be read, or the manifest is damaged.
    pub fn read(folder: &Path) -> Result<Facts, RunError> {
        let manifest = Manifest::read(folder)?;
        // First, for it may come to its end meanwhile: then `found` is taken away.
        let found = open(folder, FOUND)?;
        let state = State::of(folder);
        let has_log = folder.join(journal::FILE).exists();
        let mut facts = Facts::new(manifest, state, has_log);
        let found = found.filter(|_| state != State::Complete);
        if has_log {
            facts.read_log(folder, found)?;
        } else if state == State::Complete {
            facts.read_evidence(folder)?;
        }
        if state == State::Complete
            && let Some(mut puzzles) = open(folder, PUZZLES)?
        {
            let path = folder.join(PUZZLES);
            let copied = io::copy(&mut puzzles, &mut facts.splits);
            copied.map_err(|error| RunError::cannot("read", &path, error))?;
        }
        facts.splits.finish();
        Ok(facts)
    }

    /// Adds up the log; of a run that is not complete, with the puzzles found.
    fn read_log(&mut self, folder: &Path, mut found: Option<File>) -> Result<(), RunError> {
        let (units, mut done) = (self.manifest.units(), RoaringTreemap::new());
        let is_complete = self.state == State::Complete;
        let mut failed = None;
        let extent = journal::read(folder, |_, _, entry| match entry {
            Entry::Session(session) => {
                self.timeline.see(session.at);
                self.sessions.begin(session);
            }
            Entry::Unit(record) => {
                let unit = units.of(record.first);
                let ours = units.has(&record.range()) && !done.contains(unit);
                // Otherwise it will be searched again.
                if ours && (is_complete || are_sound(&mut found, &record.pieces)) {
                    done.insert(unit);
                    self.add(&record);
                    if let (false, Some(found)) = (is_complete, &mut found) {
                        let pieces = record.pieces.iter();
                        let mut pieces = pieces.map(|piece| copy(found, piece, &mut self.splits));
                        if let Some(Err(error)) = pieces.find(Result::is_err) {
                            failed = Some(error);
                        }
                    }
                }
            }
        })?;
        self.damaged = extent.damaged.len() as u64;
        match failed {
            Some(error) => Err(RunError::cannot("read", &folder.join(FOUND), error)),
            None => Ok(()),
        }
    }

    fn add(&mut self, record: &Record) {
        self.units += 1;
        self.grids = self.grids.saturating_add(record.grids);
        self.complete = self.complete.saturating_add(record.complete);
        self.found = self.found.saturating_add(record.found);
        self.with_puzzles = self.with_puzzles.saturating_add(record.pieces.len() as u64);
        self.tally.add(&record.tally);
        for (phase, seconds) in &record.work.phases {
            *self.phases.entry(phase.clone()).or_default() += seconds;
        }
        self.timeline.add(record.work.at, record.grids, record.found);
        self.sessions.add(record);
        record.work.seconds.iter().for_each(|&seconds| self.durations.add(seconds));
        self.slowest.add(record);
    }

    /// Adds up the evidence, which has no times.
    fn read_evidence(&mut self, folder: &Path) -> Result<(), RunError> {
        let mut reader = evidence::Reader::open(folder)?;
        while reader.row()?.is_some() {}
        let totals = reader.totals().expect("the end was read");
        (self.grids, self.complete, self.found) = (totals.grids, totals.complete, totals.found);
        self.tally = totals.tally.clone();
        self.units = self.manifest.units().count();
        Ok(())
    }

    /// Grids to be searched.
    pub fn all_grids(&self) -> u64 {
        let all = self.manifest.units().range();
        all.end - all.start
    }

    /// Seconds in which the program ran, as far as the log tells: those of several
    /// sessions at a time are added.
    pub fn elapsed(&self) -> f64 {
        self.sessions.list.iter().filter_map(|stint| stint.elapsed()).sum()
    }
}

fn open(folder: &Path, name: &str) -> Result<Option<File>, RunError> {
    let path = folder.join(name);
    match File::open(&path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(RunError::cannot("read", &path, error)),
    }
}
