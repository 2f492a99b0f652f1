//! Which records of a journal count.

use super::journal::{Piece, Record};
use super::manifest::Detail;
use super::units::Units;
use gridsieve::scan::Progress;
use roaring::RoaringTreemap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use xxhash_rust::xxh3::Xxh3;

/// Tells records that count from those whose puzzles are not there (after a power
/// failure the one may be on the disk without the other) or that come again.
pub(super) struct RecordFilter {
    units: Units,
    pub detail: Detail,
    found: Option<File>,
    /// The units of the records that count.
    pub done: RoaringTreemap,
    /// Their grids and puzzles.
    pub progress: Progress,
    /// Lines of the journal that do not.
    pub left_out: usize,
}

impl RecordFilter {
    /// Begins with no record, for a run of these units. The run keeps its puzzles in the file
    /// `found`; without a puzzle there may be no such file.
    pub fn new(units: Units, detail: Detail, found: Option<File>) -> RecordFilter {
        let (done, progress) = Default::default();
        RecordFilter { units, detail, found, done, progress, left_out: 0 }
    }

    /// Does this record count? Then its unit is done.
    pub fn accept(&mut self, record: &Record) -> bool {
        let unit = self.units.number_of(record.row.first);
        let ours = self.units.has(&record.row.range()) && record.adds_up(self.detail);
        let counts = ours && are_sound(&mut self.found, &record.pieces) && self.done.insert(unit);
        if counts {
            self.progress.grids += record.row.grids;
            self.progress.puzzles += record.row.found;
        }
        counts
    }
}

/// Are these puzzles there, and what was found?
pub fn are_sound(found: &mut Option<File>, pieces: &[Piece]) -> bool {
    let mut is_sound = |piece: &Piece| {
        found.as_mut().is_some_and(|found| copy(found, piece, &mut io::sink()).is_ok())
    };
    pieces.iter().all(&mut is_sound)
}

/// Copies the puzzles of a grid.
///
/// # Errors
/// They are not what was written; or one of the files.
pub fn copy(found: &mut File, piece: &Piece, out: &mut dyn Write) -> io::Result<()> {
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
