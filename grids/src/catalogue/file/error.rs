//! What can be wrong with a `.gsc` file.

use std::io;

/// Why a file cannot be read or written, with what the user called it. If it cannot be written, no
/// part of it is left, and an old file of that name stays unchanged.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct FileError(pub(super) String);

impl FileError {
    /// The system failed in `doing`: to `open`, `read` or `write`.
    pub(super) fn io(doing: &str, name: &str, error: io::Error) -> FileError {
        FileError(format!("cannot {doing} {name}: {error}"))
    }

    /// The file does not begin like a `.gsc` file.
    pub(super) fn foreign(name: &str) -> FileError {
        FileError(format!("{name} is not a .gsc file"))
    }

    /// A place of the file is damaged, for this reason.
    pub(super) fn damaged(name: &str, place: &str, reason: &str) -> FileError {
        FileError(format!("{name} is damaged: {place}: {reason}"))
    }
}

/// The reason that bytes were changed after they were written.
pub const CHECKSUM: &str = "its checksum does not match";

/// The reason that a grid is in a file in ascending order, behind a greater one.
pub const DESCENDS: &str = "it is smaller than the record before it";

/// The reason that a file does not have the number of bytes that follows from its header.
pub fn other_length(actual: u64, expected: u64) -> String {
    format!("the file has {actual} bytes, not {expected}")
}

/// The reason that a field of the header, or a length that follows from it, contradicts the others.
pub fn wrong_field(field: &str) -> String {
    format!("{field} cannot be right")
}

/// The reason that the offsets or counts of an index do not ascend as they must.
pub const WRONG_ENTRY: &str = "an entry is out of order or out of range";

/// The reason that the first band of a grid has another class, from 1, than it must have.
pub fn other_class(found: usize, expected: usize) -> String {
    format!("its first band has class {found}, not {expected}")
}
