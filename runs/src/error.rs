//! What can be wrong with a run directory.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

/// What prevents work on a run directory: one line for the user.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Another process works on the run directory, so a later attempt may succeed. Programs do not
    /// need to distinguish the other reasons.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl RunError {
    /// An error of a file or folder.
    pub(super) fn new(path: &Path, what: impl Display) -> RunError {
        RunError::Other(format!("{} {what}", path.display()))
    }

    /// The system refuses something. What is written may come from other files of runs: if the error
    /// is theirs, it stays as it is.
    pub fn cannot(what: &'static str, path: &Path, error: io::Error) -> RunError {
        error.downcast().unwrap_or_else(|error| {
            RunError::Other(format!("cannot {what} {}: {error}", path.display()))
        })
    }

    /// A file is not as it was written.
    pub(super) fn damaged(path: &Path, reason: impl Display) -> RunError {
        RunError::new(path, format_args!("is damaged: {reason}"))
    }

    /// A folder has a run that is about something else; `advice` says what to do.
    pub(super) fn differs(path: &Path, differences: &[String], advice: &str) -> RunError {
        let differences = differences.join(", ");
        RunError::new(path, format_args!("is another run: it differs in {differences}{advice}"))
    }

    /// A run has not come to its end.
    pub(super) fn incomplete(path: &Path, done: u64, units: u64) -> RunError {
        RunError::new(
            path,
            format!("is not complete: {done} of {units} work units are done; resume it first"),
        )
    }
}

/// The error of a file that is written from others of a run, if it is theirs.
impl From<RunError> for io::Error {
    fn from(error: RunError) -> io::Error {
        io::Error::other(error)
    }
}
