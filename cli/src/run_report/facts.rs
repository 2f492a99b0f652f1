//! Everything that a page tells, from one pass over the log of a run.

use super::sessions::Sessions;
use super::slowest::{self, Slow};
use super::splits::Splits;
use super::timeline::Timeline;
use crate::pictures::durations::Durations;
use gridsieve_runs::evidence::{Reader, Totals};
use gridsieve_runs::journal;
use gridsieve_runs::journal::{Entry, Record};
use gridsieve_runs::{FOUND, Manifest, PUZZLES, RunError, State};
use gridsieve_runs::{are_sound, now, open_if_there};
use roaring::RoaringTreemap;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
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
    /// Their sums.
    pub totals: Totals,
    /// Grids that have puzzles, where there is a log.
    pub with_puzzles: u64,
    /// Lines of the log that are damaged.
    pub damaged: u64,
    /// Seconds by phase of the search.
    pub phases: BTreeMap<String, f64>,
    /// What was done when.
    pub timeline: Timeline,
    /// Who did it.
    pub sessions: Sessions,
    /// How long grids took.
    pub durations: Durations,
    /// Those that took longest, the slowest one first.
    pub slowest: Vec<Slow>,
    /// Where the clues of the puzzles are.
    pub splits: Splits,
}

impl Facts {
    /// Reads a run directory.
    ///
    /// # Errors
    /// A file of the directory cannot be read, or the manifest is damaged.
    pub fn read(folder: &Path) -> Result<Facts, RunError> {
        let manifest = Manifest::read(folder)?;
        // First, for it may come to its end meanwhile: then `found` is taken away.
        let found = open_if_there(folder, FOUND)?;
        let state = State::of(folder);
        let mut facts = Facts {
            manifest,
            state,
            at: now(),
            has_log: folder.join(journal::FILE).exists(),
            units: 0,
            totals: Totals::default(),
            with_puzzles: 0,
            damaged: 0,
            phases: BTreeMap::new(),
            timeline: Timeline::default(),
            sessions: Sessions::default(),
            durations: Durations::new(),
            slowest: Vec::new(),
            splits: Splits::default(),
        };
        let found = found.filter(|_| state != State::Complete);
        if facts.has_log {
            facts.read_log(folder, found)?;
        } else if state == State::Complete {
            facts.read_evidence(folder)?;
        }
        if state == State::Complete
            && let Some(puzzles) = open_if_there(folder, PUZZLES)?
        {
            let read = facts.splits.read(BufReader::with_capacity(1 << 16, puzzles));
            read.map_err(|error| RunError::cannot("read", &folder.join(PUZZLES), error))?;
        }
        Ok(facts)
    }

    /// Adds up the log; of a run that is not complete, with the puzzles found.
    fn read_log(&mut self, folder: &Path, mut found: Option<File>) -> Result<(), RunError> {
        let (units, mut done) = (self.manifest.units(), RoaringTreemap::new());
        let is_complete = self.state == State::Complete;
        let cannot = |error| RunError::cannot("read", &folder.join(FOUND), error);
        let extent = journal::read(folder, |_, _, entry| {
            match entry {
                Entry::Session(session) => {
                    self.timeline.see(session.at);
                    self.sessions.begin(session);
                }
                Entry::Unit(record) => {
                    let unit = units.of(record.row.first);
                    let ours = units.has(&record.row.range()) && !done.contains(unit);
                    // Otherwise it will be searched again.
                    if ours && (is_complete || are_sound(&mut found, &record.pieces)) {
                        done.insert(unit);
                        self.add(&record);
                        let Some(mut found) = found.as_ref() else { return Ok(()) };
                        for piece in &record.pieces {
                            found.seek(SeekFrom::Start(piece.at)).map_err(cannot)?;
                            let text = BufReader::new(found.take(piece.bytes));
                            self.splits.read(text).map_err(cannot)?;
                        }
                    }
                }
            }
            Ok::<_, RunError>(())
        })?;
        self.damaged = extent.damaged.len() as u64;
        Ok(())
    }

    fn add(&mut self, record: &Record) {
        self.units += 1;
        self.totals.add(&record.row);
        self.with_puzzles = self.with_puzzles.saturating_add(record.pieces.len() as u64);
        for (phase, seconds) in &record.work.phases {
            *self.phases.entry(phase.clone()).or_default() += seconds;
        }
        self.timeline.add(record.work.at, record.row.grids, record.row.found);
        self.sessions.add(record);
        record.work.seconds.iter().for_each(|&seconds| self.durations.add(seconds));
        slowest::add(&mut self.slowest, record);
    }

    /// Adds up the evidence, which has no times.
    fn read_evidence(&mut self, folder: &Path) -> Result<(), RunError> {
        self.totals = Reader::open(folder)?.finish()?;
        self.units = self.manifest.units().count();
        Ok(())
    }

    /// What an item of the input is called, and several.
    pub fn names(&self) -> [&'static str; 2] {
        self.manifest.input.kind.items()
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
