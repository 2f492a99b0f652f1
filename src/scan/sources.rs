//! Catalogues as sources of grids.

use super::input::{InputError, Source};
use crate::catalogue::file::{self, Reader};
use crate::catalogue::whole;
use std::ops::Range;
use std::sync::Arc;

/// Some grids of the whole catalogue.
///
/// # Errors
/// The system grants no thread to make them.
pub fn of_catalogue(range: Range<u64>) -> Result<Source, InputError> {
    // One thread makes grids far faster than any number can be searched.
    let grids = whole::grids(range, 1).map_err(InputError::Thread)?;
    Ok(Box::new(grids.map(Ok)))
}

/// Some grids of a catalogue file.
///
/// # Errors
/// It has no such records.
pub fn of_file(reader: Arc<Reader>, range: Range<u64>) -> Result<Source, InputError> {
    let grids = file::Grids::new(reader, range)?;
    Ok(Box::new(grids.map(|grid| grid.map_err(InputError::from))))
}
