//! Writes down what a run finds, unit by unit, so that a kill loses only the
//! units that were being searched.

use super::error::RunError;
use super::evidence::Row;
use super::folder::Folder;
use super::hash::Hash64;
use super::journal::{self, Each, Entry, Piece, Record, Session, Work};
use super::manifest::Detail;
use super::names::FOUND;
use super::record_filter::RecordFilter;
use super::tally::Tally;
use super::units::Units;
use gridsieve::scan::{GridEnd, GridResult, Progress, Sink, SinkError};
use gridsieve_grids::files::{folder, sync_folder};
use roaring::RoaringTreemap;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};
use xxhash_rust::xxh3::Xxh3;

/// How often what was written is made to survive a power failure as well.
const SYNC: Duration = Duration::from_secs(5);

/// The sink of a run.
pub struct Recorder {
    units: Units,
    session: Session,
    /// Does each grid get its own line of evidence?
    by_grid: bool,
    /// Lines of the journal that were left out: their grids are searched again.
    pub left_out: usize,
    done: RoaringTreemap,
    /// What was found before: grids and puzzles of the units that were done.
    pub before: Progress,
    /// Units of which some grids were searched.
    begun: BTreeMap<u64, Vec<Option<Part>>>,
    journal: Log,
    found: Log,
    synced: Instant,
}

/// A file that is added to.
struct Log {
    path: PathBuf,
    file: BufWriter<File>,
    /// Where the next byte goes.
    end: u64,
}

/// A grid of a unit that is not yet done.
struct Part {
    row: Row,
    piece: Option<Piece>,
    seconds: f64,
    /// Those of the search with one clue less, in a run for the fewest clues.
    proof: Option<f64>,
    phases: Vec<(&'static str, f64)>,
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |now| now.as_millis() as u64)
}

impl Log {
    fn open(folder: &Folder, name: &str) -> Result<Log, RunError> {
        let path = folder.path.join(name);
        let opened = OpenOptions::new().create(true).append(true).open(&path);
        let file = opened.map_err(|error| RunError::cannot("write", &path, error))?;
        // Else the file may be gone after a power failure, with all that was synced.
        sync_folder(&folder.path)
            .map_err(|error| RunError::cannot("write", &folder.path, error))?;
        let end = file.metadata().map_err(|error| RunError::cannot("read", &path, error))?.len();
        Ok(Log { path, file: BufWriter::with_capacity(1 << 16, file), end })
    }

    fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.end += bytes.len() as u64;
        self.file.write_all(bytes).map_err(|error| self.named(error))
    }

    /// Hands what was added to the system.
    fn write(&mut self) -> io::Result<()> {
        self.file.flush().map_err(|error| self.named(error))
    }

    /// The error with the name of the file.
    fn named(&self, error: io::Error) -> io::Error {
        io::Error::new(error.kind(), format!("{}: {error}", self.path.display()))
    }
}

impl Recorder {
    /// Goes on with the run of a folder, whose journal is mended: half a line or
    /// damaged lines are left out.
    ///
    /// # Errors
    /// Its files cannot be read or written.
    pub fn new(folder: &Folder, session: Session) -> Result<Recorder, RunError> {
        let units = folder.manifest.units();
        let RecordFilter { done, progress: before, left_out, detail, .. } = folder.mend()?;
        let mut recorder = Recorder {
            units,
            session: session.clone(),
            by_grid: detail == Detail::Grid,
            left_out,
            done,
            before,
            begun: BTreeMap::new(),
            journal: Log::open(folder, journal::FILE)?,
            found: Log::open(folder, FOUND)?,
            synced: Instant::now(),
        };
        let line = Entry::Session(session).to_line();
        let begun = recorder.journal.add(line.as_bytes()).and_then(|()| recorder.journal.write());
        begun.map_err(|error| RunError::cannot("write", &folder.path, error))?;
        Ok(recorder)
    }

    /// The grids that have to be searched, in order, as ranges without gaps.
    pub fn todo(&self) -> Vec<Range<u64>> {
        let Range { start: mut next, end } = self.units.range();
        let done = self.done.iter().map(|unit| self.units.grids(unit));
        let mut ranges = Vec::new();
        for grids in done.chain(std::iter::once(end..end)) {
            if next < grids.start {
                ranges.push(next..grids.start);
            }
            next = grids.end;
        }
        ranges
    }

    /// Is every unit done?
    pub fn is_done(&self) -> bool {
        self.done.len() == self.units.count()
    }

    /// Units done, and all units.
    pub fn count(&self) -> (u64, u64) {
        (self.done.len(), self.units.count())
    }

    fn piece(&mut self, result: &GridResult) -> Result<Option<Piece>, SinkError> {
        if result.puzzles.count() == 0 {
            return Ok(None);
        }
        let (at, mut hasher) = (self.found.end, Xxh3::new());
        for found in result.found() {
            let line = format!("{}\n", found.map_err(SinkError::Temporary)?.puzzle);
            hasher.update(line.as_bytes());
            self.found.add(line.as_bytes()).map_err(SinkError::Output)?;
        }
        let bytes = self.found.end - at;
        Ok(Some(Piece { at, bytes, hash: Hash64(hasher.digest()) }))
    }

    /// Writes down a unit, after its puzzles.
    fn record(&mut self, unit: u64, parts: Vec<Part>) -> io::Result<()> {
        let Session { level, host, .. } = self.session.clone();
        let mut work = Work { at: now(), level, host, ..Work::default() };
        let (mut rows, mut pieces) = (Vec::new(), Vec::new());
        for part in parts {
            rows.push(part.row);
            pieces.extend(part.piece);
            work.seconds.push(micro(part.seconds));
            work.proof.extend(part.proof.map(micro));
            for (phase, seconds) in part.phases {
                *work.phases.entry(phase.to_owned()).or_default() += seconds;
            }
        }
        work.phases.values_mut().for_each(|seconds| *seconds = micro(*seconds));
        let row = Row::of_grids(self.units.grids(unit).start, &rows);
        let each =
            if self.by_grid { rows.into_iter().map(Each::new).collect() } else { Vec::new() };
        let record = Record { row, each, pieces, work };
        self.found.write()?;
        self.journal.add(Entry::Unit(Box::new(record)).to_line().as_bytes())?;
        self.journal.write()?;
        self.done.insert(unit);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        for log in [&mut self.found, &mut self.journal] {
            log.write()?;
            log.file.get_ref().sync_data().map_err(|error| log.named(error))?;
        }
        self.synced = Instant::now();
        Ok(())
    }

    /// Ends the session: what was written survives a power failure.
    ///
    /// # Errors
    /// The files cannot be written.
    pub fn finish(mut self) -> Result<(), RunError> {
        // The error has the name of the file.
        self.sync().map_err(|error| RunError::cannot("write", folder(&self.journal.path), error))
    }
}

/// To the microsecond.
fn micro(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e6
}

impl Sink for Recorder {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        if !matches!(result.end, GridEnd::Complete | GridEnd::Limited) {
            // Its unit stays open, to be searched again.
            return Ok(());
        }
        let piece = self.piece(result)?;
        let complete = result.proof.map_or(result.is_complete(), |proof| proof.complete);
        let by_clues = result.proof.map(|_| (result.question.clues, 1)).into_iter().collect();
        let row = Row {
            first: result.index,
            grids: 1,
            hash: Hash64::of_grid(&result.grid),
            found: result.puzzles.count(),
            complete: complete.into(),
            by_clues,
            tally: Tally::new(&result.counters),
        };
        let phases = result.counters.seconds().to_vec();
        let proof = result.proof.map(|proof| proof.seconds);
        let part = Part { row, piece, seconds: result.seconds, proof, phases };
        let unit = self.units.number_of(result.index);
        assert!(!self.done.contains(unit), "grid {} was searched before", result.index);
        let grids = self.units.grids(unit);
        let length = (grids.end - grids.start) as usize;
        let parts = self.begun.entry(unit).or_insert_with(|| (0..length).map(|_| None).collect());
        let before = parts[(result.index - grids.start) as usize].replace(part);
        assert!(before.is_none(), "grid {} was searched twice", result.index);
        if parts.iter().all(Option::is_some) {
            let parts = self.begun.remove(&unit).expect("it was begun");
            self.record(unit, parts.into_iter().flatten().collect()).map_err(SinkError::Output)?;
        }
        Ok(())
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        if self.synced.elapsed() >= SYNC { self.sync().map_err(SinkError::Output) } else { Ok(()) }
    }
}
