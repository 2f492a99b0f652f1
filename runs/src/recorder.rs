//! Records the results of a run unit by unit, so that a kill loses only the units that were being
//! searched.

use super::error::RunError;
use super::folder::{Folder, Mended};
use super::gather::Gather;
use super::hash::Hash64;
use super::journal::{self, Entry, Failed, Piece, Record, Session};
use super::names::FOUND;
use super::units::Units;
use gridsieve::scan::{CANARIES, GridEnd, GridResult, Progress, Sink, SinkError};
use gridsieve_grids::files::{folder, sync_folder};
use roaring::RoaringTreemap;
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
    /// Lines of the journal that are damaged or doubtful: their grids are searched again.
    pub left_out: usize,
    done: RoaringTreemap,
    /// What was found before: grids and puzzles of the units that were done.
    pub before: Progress,
    /// Units that are not whole yet.
    gather: Gather,
    journal: Log,
    found: Log,
    synced: Instant,
}

/// A file that is added to.
struct Log {
    path: PathBuf,
    file: BufWriter<File>,
    /// The offset at which the next byte is written.
    end: u64,
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

    /// Hands what was added to the system. It is an error if the file was removed meanwhile: what is
    /// written to it is lost.
    fn write(&mut self) -> io::Result<()> {
        let written = self.file.flush().and_then(|()| self.path.metadata());
        written.map(drop).map_err(|error| self.named(error))
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
        let Mended { done, progress: before, left_out } = folder.mend()?;
        let mut recorder = Recorder {
            units,
            session: session.clone(),
            left_out,
            done,
            before,
            gather: Gather::new(folder.manifest.clone()),
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

    /// Writes down a unit that is whole, after its puzzles.
    fn record(&mut self, record: Option<Record>) -> Result<(), SinkError> {
        let Some(mut record) = record else { return Ok(()) };
        let unit = self.units.number_of(record.row.first);
        assert!(self.done.insert(unit), "unit {unit} was searched before");
        let Session { level, host, .. } = self.session.clone();
        (record.work.at, record.work.level, record.work.host) = (now(), level, host);
        let line = Entry::Unit(Box::new(record)).to_line();
        let written = self.found.write().and_then(|()| self.journal.add(line.as_bytes()));
        written.and_then(|()| self.journal.write()).map_err(SinkError::Output)
    }

    /// Writes down that the canary of a unit failed, and gives the error that ends the scan.
    fn failed(&mut self, unit: u64, mut reason: String) -> SinkError {
        let (at, host) = (now(), self.session.host.clone());
        let line = Entry::Failed(Failed { at, unit, host, reason: reason.clone() }).to_line();
        if let Err(error) = self.journal.add(line.as_bytes()).and_then(|()| self.sync()) {
            reason += &format!(". This cannot be written down: {error}");
        }
        SinkError::Canary(reason)
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

impl Sink for Recorder {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        if !matches!(result.end, GridEnd::Complete | GridEnd::Limited) {
            // Its unit stays open, to be searched again.
            return Ok(());
        }
        let piece = self.piece(result)?;
        let unit = self.gather.grid(Record::of_grid(result, piece));
        self.record(unit)
    }

    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        match self.gather.canary(result) {
            Err(SinkError::Canary(reason)) => Err(self.failed(result.index - CANARIES, reason)),
            unit => self.record(unit?),
        }
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        if self.synced.elapsed() >= SYNC { self.sync().map_err(SinkError::Output) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_that_was_removed_takes_nothing_more() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let file = BufWriter::new(File::create(&path).unwrap());
        let mut log = Log { path: path.clone(), file, end: 0 };
        log.add(b"a line\n").and_then(|()| log.write()).unwrap();
        std::fs::remove_file(&path).unwrap();
        log.add(b"another\n").unwrap();
        let error = log.write().unwrap_err().to_string();
        assert!(error.contains("journal: No such file"), "{error}");
    }
}
