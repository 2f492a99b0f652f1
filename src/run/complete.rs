//! The end of a run: puzzles and evidence in their order.

use super::error::RunError;
use super::evidence::{self, Row, Totals};
use super::folder::{FOUND, Folder, LINE, PUZZLES};
use super::hash::Hash128;
use super::journal::{self, Entry, Record};
use super::manifest::{Detail, Manifest};
use super::recorder::copy;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;
use xxhash_rust::xxh3::Xxh3;

/// Where the lines of the journal are that have the units, in order; each unit
/// once. 16 bytes a unit.
pub(super) struct Index {
    units: Vec<(u64, u64)>,
    /// The names of all counters, in alphabetical order.
    counters: Vec<String>,
}

impl Index {
    pub fn read(folder: &Path, manifest: &Manifest) -> Result<Index, RunError> {
        let (mut units, mut names) = (Vec::new(), BTreeSet::new());
        journal::read(folder, |at, _, entry| {
            if let Entry::Unit(record) = entry {
                units.push((record.first, at));
                for name in record.tally.counts.into_keys() {
                    names.insert(name);
                }
            }
        })?;
        units.sort_unstable();
        // Should a unit be there twice, both lines say the same.
        units.dedup_by_key(|unit| unit.0);
        let all = manifest.units();
        let expected = all.numbers().map(|number| all.grids(number).start);
        if !units.iter().map(|unit| unit.0).eq(expected) {
            let (done, units) = (units.len() as u64, all.count());
            return Err(RunError::Incomplete { path: folder.to_owned(), done, units });
        }
        Ok(Index { units, counters: names.into_iter().collect() })
    }

    /// Hands on each unit's record, in order.
    fn records(
        &self,
        folder: &Path,
        mut take: impl FnMut(Record) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut journal =
            BufReader::with_capacity(1 << 16, File::open(folder.join(journal::FILE))?);
        let (mut line, mut at) = (Vec::new(), 0);
        for &(_, begin) in &self.units {
            if begin != at {
                journal.seek(SeekFrom::Start(begin))?;
            }
            line.clear();
            at = begin + journal.read_until(b'\n', &mut line)? as u64;
            match Entry::from_line(&line) {
                Ok(Entry::Unit(record)) => take(*record)?,
                _ => return Err(io::Error::other("the journal was changed meanwhile")),
            }
        }
        Ok(())
    }
}

/// Writes `puzzles` and `evidence` of a run whose units are all done, and takes
/// `found` away.
///
/// # Errors
/// Units are missing, or a file cannot be read or written: it can be repeated.
pub fn complete(folder: &Folder) -> Result<Totals, RunError> {
    let (path, manifest) = (folder.path(), folder.manifest());
    let index = Index::read(path, manifest)?;
    let hash = folder.replace(PUZZLES, |out| {
        let mut out = Hashing { out, hasher: Xxh3::new() };
        let mut found = File::open(path.join(FOUND))?;
        index.records(path, |record| {
            if !record.adds_up(manifest.evidence) {
                let first = record.first;
                let reason =
                    format!("the unit of grid {first} in {} does not add up", journal::FILE);
                return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
            }
            record.pieces.iter().try_for_each(|piece| copy(&mut found, piece, &mut out))
        })?;
        Ok(Hash128::of(&out.hasher))
    })?;
    let totals = folder.replace(evidence::FILE, |out| {
        let header = evidence::Header::new(manifest, index.counters.clone());
        let mut writer = evidence::Writer::new(out, header)?;
        index.records(path, |record| write(&mut writer, manifest.evidence, record))?;
        // Before the evidence has its name, which says that the run is complete.
        let (_, totals) = writer.finish(hash)?;
        let Range { start, end } = manifest.units().range();
        assert_eq!(totals.grids, end - start, "the grids of all units are those of the run");
        let puzzles = fs::metadata(path.join(PUZZLES))?.len();
        assert_eq!(totals.found * LINE as u64, puzzles, "all puzzles that were found are there");
        Ok(totals)
    })?;
    // Everything in it is in `puzzles` now.
    let _ = fs::remove_file(path.join(FOUND));
    Ok(totals)
}

/// Writes the rows of a unit.
fn write(
    writer: &mut evidence::Writer<impl Write>,
    detail: Detail,
    record: Record,
) -> io::Result<()> {
    let Record { first, grids, hash, found, complete, tally, each, .. } = record;
    if detail == Detail::Unit {
        return writer.row(&Row { first, grids, hash, found, complete, tally });
    }
    assert_eq!(each.len() as u64, grids, "a grid for each row: it was looked at");
    (first..).zip(each).try_for_each(|(first, each)| {
        let (hash, found, complete) = (each.hash, each.found, u64::from(each.complete));
        writer.row(&Row { first, grids: 1, hash, found, complete, tally: each.tally })
    })
}

/// Hashes what it writes.
pub(super) struct Hashing<W> {
    pub out: W,
    pub hasher: Xxh3,
}

impl<W: Write> Write for Hashing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.hasher.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Copies the puzzles of a complete run to a file, under a temporary name first;
/// to a device and to standard output as they are.
///
/// # Errors
/// The puzzles cannot be read, or the file cannot be written.
pub fn write_output(folder: &Path, output: &Path) -> Result<(), RunError> {
    let path = folder.join(PUZZLES);
    let mut puzzles = File::open(&path).map_err(|error| RunError::cannot("read", &path, error))?;
    super::folder::write_file(output, |out| io::copy(&mut puzzles, out).map(drop)).map(drop)
}
