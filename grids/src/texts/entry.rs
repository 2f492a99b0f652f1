//! Entries: the items that the lines of a text give.

use super::error::LineError;

/// An item as it was read: its characters, and what the text says of it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// What should be the cells.
    pub cells: String,
    /// Empty if nothing is said.
    pub comment: String,
}

impl Entry {
    pub fn new(cells: impl Into<String>, comment: impl Into<String>) -> Entry {
        Entry { cells: cells.into(), comment: comment.into() }
    }
}

/// A line, from 1, and what it gives.
pub(super) type Found = (u64, Result<Entry, LineError>);
