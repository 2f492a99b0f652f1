//! The errors of the interface.

use crate::scan::{InputError, ScanError};
use gridsieve_grids::catalogue::file::FileError;

/// Why a scan or a catalogue did not do what was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An engine did what it must not do, in these words: its answer is not to be trusted.
    #[error("{0}")]
    SelfCheck(String),
    /// A scan could not go on: the system gave no thread or no temporary file, or the iterator of
    /// the grids broke down.
    #[error(transparent)]
    Scan(Box<dyn std::error::Error + Send + Sync>),
    /// A catalogue file cannot be opened, read or written.
    #[error(transparent)]
    File(Box<dyn std::error::Error + Send + Sync>),
    /// A catalogue has no such grid.
    #[error("there is no grid {index}: the catalogue has {len}, counted from 0")]
    NoGrid {
        /// The one asked for.
        index: u64,
        /// How many there are.
        len: u64,
    },
}

impl From<ScanError> for Error {
    fn from(error: ScanError) -> Error {
        match error {
            ScanError::Input(InputError::File(error)) => error.into(),
            error => Error::Scan(error.into()),
        }
    }
}

impl From<FileError> for Error {
    fn from(error: FileError) -> Error {
        Error::File(error.into())
    }
}
