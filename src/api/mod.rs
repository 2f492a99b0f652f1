//! What other programs use: [`Scan`] and [`Catalogue`], with grids and puzzles.
//!
//! These and what the crate's first page names beside them keep to semantic
//! versioning. The modules are the program's own, public to be read, tested and
//! measured; they may change with every minor version.

mod catalogue;
mod scan;

pub use catalogue::{Catalogue, CatalogueGrids};
pub use scan::{Found, Scan, Totals};

use crate::catalogue::file::FileError;
use crate::scan::{Fault, InputError, ScanError};

/// Why a scan or a catalogue did not do what was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An engine did what it must not do: its answer is not to be trusted.
    #[error("{0}")]
    SelfCheck(Box<Fault>),
    /// A scan could not go on.
    #[error("{0}")]
    Scan(ScanError),
    /// A catalogue file cannot be opened, read or written.
    #[error(transparent)]
    File(#[from] FileError),
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
            ScanError::Input(InputError::File(error)) => Error::File(error),
            error => Error::Scan(error),
        }
    }
}
