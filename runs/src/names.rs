//! The files of a run directory, and how they are opened.

use super::error::RunError;
use gridsieve_grids::geometry::CELLS;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// All puzzles, in the order of the grids, sorted within each: one a line.
pub const PUZZLES: &str = "puzzles";

/// Bytes of its lines.
pub const LINE: usize = CELLS + 1;

/// Puzzles in the order of finding.
pub const FOUND: &str = "found";

pub(super) const LOCK: &str = "lock";

/// A file of a run that is read. Its errors are [`RunError`]s with its name: what is read is mostly
/// written to another file at the same time.
pub struct RunFile {
    path: PathBuf,
    file: File,
}

impl Read for RunFile {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.file.read(bytes).map_err(|error| match error.kind() {
            // The caller tries it again.
            io::ErrorKind::Interrupted => error,
            _ => RunError::cannot("read", &self.path, error).into(),
        })
    }
}

impl Seek for RunFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// Opens a file of a run to read it.
///
/// # Errors
/// The file cannot be read.
pub fn open(folder: &Path, name: &str) -> Result<RunFile, RunError> {
    let path = folder.join(name);
    let file = File::open(&path).map_err(|error| RunError::cannot("read", &path, error))?;
    Ok(RunFile { path, file })
}
