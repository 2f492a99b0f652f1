//! Decides which records of a journal are valid.

use super::error::RunError;
use super::journal::{Piece, Record};
use super::manifest::Manifest;
use super::names::RunFile;
use gridsieve::scan::Progress;
use roaring::RoaringTreemap;
use std::io::{self, Read, Seek, SeekFrom, Write};
use xxhash_rust::xxh3::Xxh3;

/// Separates valid records from those whose puzzles are missing and from repeated ones. After a
/// power failure a record can be on the disk without its puzzles.
pub(super) struct RecordFilter {
    manifest: Manifest,
    found: Option<RunFile>,
    /// The units of the valid records.
    pub done: RoaringTreemap,
    /// Their grids and puzzles.
    pub progress: Progress,
    /// Lines of the journal that are not valid.
    pub left_out: usize,
}

impl RecordFilter {
    /// Begins with no record, for this run. It keeps its puzzles in the file
    /// `found`; without a puzzle there may be no such file.
    pub fn new(manifest: Manifest, found: Option<RunFile>) -> RecordFilter {
        let (done, progress) = Default::default();
        RecordFilter { manifest, found, done, progress, left_out: 0 }
    }

    /// Whether this record is valid. If so, its unit is done.
    ///
    /// # Errors
    /// Its puzzles cannot be read.
    pub fn accept(&mut self, record: &Record) -> Result<bool, RunError> {
        let units = self.manifest.units();
        let unit = units.number_of(record.row.first);
        let ours = units.has(&record.row.range()) && record.adds_up(&self.manifest);
        let is_valid =
            ours && are_sound(&mut self.found, &record.pieces)? && self.done.insert(unit);
        if is_valid {
            self.progress.grids += record.row.grids;
            self.progress.puzzles += record.row.found;
        }
        Ok(is_valid)
    }
}

/// Whether these puzzles are in the file with the right hashes.
///
/// # Errors
/// The file of the puzzles cannot be read: they may be there all the same.
pub fn are_sound(found: &mut Option<RunFile>, pieces: &[Piece]) -> Result<bool, RunError> {
    let Some(found) = found else { return Ok(pieces.is_empty()) };
    for piece in pieces {
        match copy(found, piece, &mut io::sink()).map_err(io::Error::downcast::<RunError>) {
            Ok(()) => {}
            Err(Ok(unreadable)) => return Err(unreadable),
            // They are not as they were written, or the file ends before.
            Err(Err(_)) => return Ok(false),
        }
    }
    Ok(true)
}

/// Copies the puzzles of a grid.
///
/// # Errors
/// The puzzles are damaged, or one of the files cannot be read or written.
pub fn copy(found: &mut RunFile, piece: &Piece, out: &mut dyn Write) -> io::Result<()> {
    found.seek(SeekFrom::Start(piece.at))?;
    let (mut hasher, mut left) = (Xxh3::new(), piece.bytes);
    let mut buffer = vec![0; left.min(1 << 16) as usize];
    while left > 0 {
        let part = &mut buffer[..left.min(1 << 16) as usize];
        found.read_exact(part)?;
        hasher.update(part);
        out.write_all(part)?;
        left -= part.len() as u64;
    }
    if hasher.digest() != piece.hash.0 {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "puzzles are not what was found"));
    }
    Ok(())
}
