//! The progress of a run, read from its directory alone, also while another process works on it.

use super::error::RunError;
use super::evidence;
use super::folder::{is_complete, is_in_use, is_there};
use super::journal::{self, Entry, Session};
use super::manifest::Manifest;
use super::row::Totals;
use serde::Serialize;
use std::path::Path;

/// What a process is doing with the run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Everything was searched, and the evidence is there.
    Complete,
    /// A process works on it.
    Running,
    /// No process works on the run; it can be resumed.
    #[default]
    Stopped,
}

/// Grids of a run for the fewest clues that need one number of clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfClues {
    /// The number of clues.
    pub clues: usize,
    /// How many grids.
    pub grids: u64,
}

/// The progress of a run.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Status {
    /// What the run is doing.
    pub state: State,
    /// Work units done.
    pub units_done: u64,
    /// All work units.
    pub units: u64,
    /// Grids done.
    pub grids_done: u64,
    /// All grids of this directory.
    pub grids: u64,
    /// Puzzles found in the units done.
    pub puzzles: u64,
    /// Canaries of the units done, which all came out as they should.
    pub canaries: u64,
    /// Canaries that failed. The units that they make doubtful are not done.
    pub canaries_failed: u64,
    /// Seconds of search, of all threads together.
    pub search_seconds: f64,
    /// In a run for the fewest clues: how many grids need each number of clues.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fewest: Vec<OfClues>,
    /// In a run for the fewest clues: seconds of the searches with one clue less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof_seconds: Option<f64>,
    /// Seconds from the start of each session to its last unit, together.
    pub elapsed_seconds: f64,
    /// Grids per second in the last session.
    pub rate: Option<f64>,
    /// Seconds that a thread takes for a unit in the last session, on average.
    #[serde(skip)]
    pub unit_seconds: Option<f64>,
    /// Seconds left at that rate, if it is running.
    pub seconds_left: Option<f64>,
    /// When the last unit was done, in milliseconds since 1970.
    pub last_at: Option<u64>,
    /// Times that it was started.
    pub sessions: u64,
    /// The last start of the program.
    pub session: Option<Session>,
    /// Lines of the journal that are damaged.
    pub damaged: u64,
}

impl Status {
    /// Reads it. Nothing is locked or changed.
    ///
    /// # Errors
    /// The folder is no run directory, or cannot be read.
    pub fn read(folder: &Path) -> Result<(Manifest, Status), RunError> {
        let manifest = Manifest::read(folder)?;
        let units = manifest.units();
        let mut status = Status {
            // Complete if it was so before the journal was read.
            state: match is_complete(folder)? {
                true => State::Complete,
                false if is_in_use(folder) => State::Running,
                false => State::Stopped,
            },
            units: units.count(),
            grids: units.range().end - units.range().start,
            ..Status::default()
        };
        status.proof_seconds = manifest.asked.fewest.then_some(0.0);
        let mut done = Totals::default();
        // Of the present session: its start, its last unit, its grids and units.
        let (mut start, mut last, mut grids, mut units) = (0, 0, 0, 0);
        if is_there(&folder.join(journal::FILE))? {
            let extent = journal::read(folder, |_, _, entry| {
                match entry {
                    Entry::Session(session) => {
                        status.elapsed_seconds += seconds(start, last);
                        (start, last, grids, units) = (session.at, session.at, 0, 0);
                        status.sessions += 1;
                        status.session = Some(session);
                    }
                    Entry::Unit(record) => {
                        let (row, work) = (&record.row, &record.work);
                        status.units_done += 1;
                        done.add(row);
                        status.search_seconds += work.seconds.iter().sum::<f64>();
                        if let Some(seconds) = &mut status.proof_seconds {
                            *seconds += work.proof.iter().sum::<f64>();
                        }
                        status.last_at = Some(work.at);
                        last = last.max(work.at);
                        grids = u64::saturating_add(grids, row.grids);
                        units += 1;
                    }
                    Entry::Failed(_) => status.canaries_failed += 1,
                }
                Ok::<_, RunError>(())
            })?;
            status.damaged = extent.damaged.len() as u64;
        }
        if status.state == State::Complete {
            // The journal may be gone.
            (status.units_done, done) = (status.units, evidence::totals(folder)?);
        }
        (status.grids_done, status.puzzles) = (done.grids, done.found);
        status.canaries = done.canaries;
        let of_clues = done.by_clues.into_iter();
        status.fewest = of_clues.map(|(clues, grids)| OfClues { clues, grids }).collect();
        status.elapsed_seconds += seconds(start, last);
        let elapsed = seconds(start, last);
        status.rate = (elapsed > 0.0).then(|| grids as f64 / elapsed);
        // Each thread has a unit of its own.
        let threads = status.session.as_ref().map_or(1, |session| session.threads) as f64;
        status.unit_seconds = (units > 0).then(|| elapsed * threads / f64::from(units));
        let left = status.grids.saturating_sub(status.grids_done) as f64;
        status.seconds_left = match status.rate {
            Some(rate) if status.state == State::Running && rate > 0.0 => Some(left / rate),
            _ => None,
        };
        Ok((manifest, status))
    }
}

fn seconds(start: u64, end: u64) -> f64 {
    end.saturating_sub(start) as f64 / 1000.0
}
