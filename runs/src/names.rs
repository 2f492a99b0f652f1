//! The files of a run directory, and how they are opened.

use super::error::RunError;
use gridsieve_grids::geometry::CELLS;
use std::fs::File;
use std::io;
use std::path::Path;

/// All puzzles, in the order of the grids, sorted within each: one a line.
pub const PUZZLES: &str = "puzzles";

/// Bytes of its lines.
pub const LINE: usize = CELLS + 1;

/// Puzzles in the order of finding.
pub const FOUND: &str = "found";

/// The page of the run, if it was made.
pub const REPORT: &str = "report.html";

pub(super) const LOCK: &str = "lock";

/// Opens a file of a run to read it.
///
/// # Errors
/// It cannot be read.
pub fn open(folder: &Path, name: &str) -> Result<File, RunError> {
    let path = folder.join(name);
    File::open(&path).map_err(|error| RunError::cannot("read", &path, error))
}

/// Opens a file of a run to read it, if it is there.
///
/// # Errors
/// It cannot be read.
pub fn open_if_there(folder: &Path, name: &str) -> Result<Option<File>, RunError> {
    let path = folder.join(name);
    match File::open(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        opened => opened.map(Some).map_err(|error| RunError::cannot("read", &path, error)),
    }
}
