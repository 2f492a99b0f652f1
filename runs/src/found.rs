//! The puzzles of a record in the file `found`: are they as they were found?

use super::error::RunError;
use super::hash::Hashing;
use super::journal::Piece;
use super::names::RunFile;
use std::io::{self, Read, Seek, SeekFrom, Write};

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
    let mut out = Hashing::new(out);
    let copied = io::copy(&mut found.take(piece.bytes), &mut out)?;
    if copied != piece.bytes || out.hasher.digest() != piece.hash.0 {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "puzzles are not what was found"));
    }
    Ok(())
}
