//! What can be wrong with a `.gsc` file.

use std::io;

/// Why a file cannot be read or written. The name is what the user called it.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file cannot be opened, mapped, accessed or written. If it cannot be written, no part of
    /// it is left, and an old file of that name stays unchanged.
    #[error("cannot {doing} {name}: {error}")]
    Io {
        /// `open`, `read` or `write`.
        doing: &'static str,
        /// The file.
        name: String,
        /// What the system says.
        error: io::Error,
    },
    /// Another process is writing the file.
    #[error("{name} is locked by another process")]
    Locked {
        /// The file.
        name: String,
    },
    /// The file does not begin like a `.gsc` file.
    #[error("{name} is not a .gsc file")]
    Foreign {
        /// The file.
        name: String,
    },
    /// The file uses a feature that this program does not know.
    #[error("{name} has {what}, which this program does not know")]
    Unknown {
        /// The file.
        name: String,
        /// `version 2`, for example.
        what: String,
    },
    /// The file is damaged.
    #[error("{name} is damaged: {place}: {reason}")]
    Damaged {
        /// The file.
        name: String,
        /// The damaged place.
        place: String,
        /// The reason why this place is damaged.
        reason: String,
    },
    /// The file became shorter or longer after it was opened.
    #[error("{name} was changed while it was being read: it has {now} bytes instead of {before}")]
    Changed {
        /// The file.
        name: String,
        /// Its length when it was opened, in bytes.
        before: u64,
        /// Its length now, in bytes.
        now: u64,
    },
    /// A record that it does not have was asked for.
    #[error("{name} has no record {record}: it has {records} record{}", plural(*.records))]
    NoRecord {
        /// The file.
        name: String,
        /// The record, from 0.
        record: u64,
        /// Number of its records.
        records: u64,
    },
    /// A grid to be written does not fit what was said of the file.
    #[error("grid {record} of {name} (from 0) is not in order: {reason}")]
    Order {
        /// The file.
        name: String,
        /// The grid, from 0.
        record: u64,
        /// What it should have been.
        reason: String,
    },
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
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
pub fn wrong_entry(entry: u64) -> String {
    format!("entry {entry} is out of order or out of range")
}

/// The reason that the first band of a grid has another class, from 1, than it must have.
pub fn other_class(found: usize, expected: usize) -> String {
    format!("its first band has class {found}, not {expected}")
}
