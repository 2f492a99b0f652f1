//! Completes a run: sorts its puzzles and writes the evidence in the order of the input.

use super::error::RunError;
use super::evidence::{self, Totals};
use super::folder::{self, Folder, is_there, replace};
use super::found::copy;
use super::hash::{Hash128, Hashing};
use super::journal::{self, Entry, Record};
use super::manifest::Manifest;
use super::names::{FOUND, LINE, PUZZLES, open};
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::CELLS;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;

/// Where the lines of the journal are that have the units that are done, in order; each unit
/// once. 16 bytes a unit.
pub(super) struct Index {
    units: Vec<(u64, u64)>,
    /// The names of all counters, in alphabetical order.
    counters: Vec<String>,
}

impl Index {
    /// The units of a run whose units are all done.
    ///
    /// # Errors
    /// Units are missing, or the journal cannot be read.
    pub fn of_all(folder: &Path, manifest: &Manifest) -> Result<Index, RunError> {
        let index = Index::of_done(folder)?;
        let all = manifest.units();
        let expected = all.numbers().map(|number| all.grids(number).start);
        if !index.units.iter().map(|unit| unit.0).eq(expected) {
            return Err(RunError::incomplete(folder, index.units.len() as u64, all.count()));
        }
        Ok(index)
    }

    /// The units of a run that are done.
    ///
    /// # Errors
    /// The journal cannot be read.
    fn of_done(folder: &Path) -> Result<Index, RunError> {
        let (mut units, mut names) = (Vec::new(), BTreeSet::new());
        journal::read(folder, |at, _, entry| {
            if let Entry::Unit(record) = entry {
                units.push((record.row.first, at));
                names.extend(record.row.tally.counts.into_keys());
            }
            Ok::<_, RunError>(())
        })?;
        units.sort_unstable();
        // Should a unit be there twice, both lines say the same.
        units.dedup_by_key(|unit| unit.0);
        Ok(Index { units, counters: names.into_iter().collect() })
    }

    /// Hands on each unit's record, in order.
    fn records(
        &self,
        folder: &Folder,
        mut take: impl FnMut(Record) -> io::Result<()>,
    ) -> io::Result<()> {
        let file = open(&folder.path, journal::FILE)?;
        let mut journal = BufReader::with_capacity(1 << 16, file);
        let (mut line, mut at) = (Vec::new(), 0);
        for &(_, begin) in &self.units {
            if begin != at {
                journal.seek(SeekFrom::Start(begin))?;
            }
            line.clear();
            at = begin + journal.read_until(b'\n', &mut line)? as u64;
            let Ok(Entry::Unit(record)) = Entry::from_line(&line) else {
                return Err(io::Error::other("the journal was changed meanwhile"));
            };
            if !record.adds_up(&folder.manifest) {
                let (first, file) = (record.row.first, journal::FILE);
                let reason = format!("the unit of grid {first} in {file} does not add up");
                return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
            }
            take(*record)?;
        }
        Ok(())
    }

    /// Copies the puzzles of all units, in order.
    fn copy_puzzles(&self, folder: &Folder, out: &mut dyn Write) -> io::Result<()> {
        let mut found = open(&folder.path, FOUND)?;
        self.records(folder, |record| {
            record.pieces.iter().try_for_each(|piece| copy(&mut found, piece, out))
        })
    }
}

/// The error of a run without evidence: what is missing.
pub(super) fn unfinished(folder: &Path, manifest: &Manifest) -> RunError {
    let units = manifest.units().count();
    let incomplete = |done| RunError::incomplete(folder, done, units);
    match is_there(&folder.join(journal::FILE)) {
        Ok(true) => {}
        Ok(false) => return incomplete(0),
        Err(error) => return error,
    }
    match Index::of_all(folder, manifest) {
        // Only the end is missing.
        Ok(_) => incomplete(units),
        Err(error) => error,
    }
}

/// Writes `puzzles` and `evidence` of a run whose units are all done, and takes
/// `found` away.
///
/// # Errors
/// Units are missing, or a file cannot be read or written: it can be repeated.
pub fn complete(folder: &Folder) -> Result<Totals, RunError> {
    let Folder { path, manifest, .. } = folder;
    let index = Index::of_all(path, manifest)?;
    let hash = replace(&path.join(PUZZLES), |out| {
        let mut out = Hashing::new(out);
        index.copy_puzzles(folder, &mut out)?;
        Ok(Hash128::of_hasher(&out.hasher))
    })?;
    let totals = replace(&path.join(evidence::FILE), |out| {
        let header = evidence::Header::new(manifest, index.counters.clone());
        let mut writer = evidence::Writer::new(out, header)?;
        index.records(folder, |record| {
            record.rows(manifest.evidence).iter().try_for_each(|row| writer.row(row))
        })?;
        // Before the evidence has its name, which says that the run is complete.
        let (_, totals) = writer.finish(hash)?;
        let Range { start, end } = manifest.units().range();
        assert_eq!(totals.grids, end - start, "the grids of all units are those of the run");
        assert_eq!(totals.canaries, manifest.canaries_due(), "no canary is missing");
        let puzzles = fs::metadata(path.join(PUZZLES))?.len();
        assert_eq!(totals.found * LINE as u64, puzzles, "all puzzles that were found are there");
        Ok(totals)
    })?;
    folder.remove_found();
    Ok(totals)
}

/// Copies the puzzles of a complete run to a file, under a temporary name first;
/// to a device and to standard output as they are. Those with the fewest clues come after
/// their grid and the number of their clues, with blanks between.
///
/// # Errors
/// The puzzles cannot be read, or are not those of the evidence; the file cannot be written.
pub fn write_output(folder: &Path, output: &Path) -> Result<(), RunError> {
    let manifest = Manifest::read(folder)?;
    let expected = evidence::Reader::open(folder)?.finish()?.puzzles;
    let mut puzzles = open(folder, PUZZLES)?;
    let write = |out: &mut dyn Write| {
        let mut out = Hashing::new(as_asked(&manifest, out));
        io::copy(&mut puzzles, &mut out)?;
        out.flush()?;
        if Hash128::of_hasher(&out.hasher) != expected {
            let reason = format!("{PUZZLES} is not the file of the run's evidence: it was damaged");
            return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
        }
        Ok(())
    };
    folder::write_file(output, write).map(drop)
}

/// Copies the puzzles of the units that are done, in the order of the grids, as
/// [`write_output`] does those of all.
///
/// # Errors
/// The run's files cannot be read, or the file cannot be written.
pub fn write_found(folder: &Folder, output: &Path) -> Result<(), RunError> {
    let index = Index::of_done(&folder.path)?;
    let write = |out: &mut dyn Write| {
        let mut out = as_asked(&folder.manifest, out);
        index.copy_puzzles(folder, &mut out)?;
        out.flush()
    };
    folder::write_file(output, write).map(drop)
}

/// What lines of puzzles are written through.
fn as_asked<'a>(manifest: &Manifest, out: &'a mut dyn Write) -> Box<dyn Write + 'a> {
    match manifest.asked.fewest {
        true => Box::new(WithGrids { out, line: Vec::with_capacity(LINE) }),
        false => Box::new(out),
    }
}

/// Writes the grid of each puzzle and the number of its clues before it.
struct WithGrids<'a> {
    out: &'a mut dyn Write,
    /// The beginning of a line.
    line: Vec<u8>,
}

impl Write for WithGrids<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(LINE - self.line.len());
        self.line.extend(&bytes[..taken]);
        if self.line.len() == LINE {
            let text = str::from_utf8(&self.line[..CELLS]).ok();
            let puzzle = text.and_then(|text| text.parse::<Puzzle>().ok());
            let solved = puzzle.and_then(|puzzle| Some((puzzle, unique_solution(&puzzle)?)));
            let (puzzle, grid) = solved.ok_or_else(|| {
                io::Error::new(io::ErrorKind::InvalidData, "a line is no valid puzzle")
            })?;
            writeln!(self.out, "{grid} {} {puzzle}", puzzle.clues().len())?;
            self.line.clear();
        }
        Ok(taken)
    }

    /// Comes after the last line.
    fn flush(&mut self) -> io::Result<()> {
        match self.line.is_empty() {
            true => self.out.flush(),
            false => Err(io::Error::new(io::ErrorKind::InvalidData, "the last line has no end")),
        }
    }
}
