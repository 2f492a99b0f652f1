//! What can be wrong with a `.gsc` file.

use crate::GridError;
use crate::catalogue::packed::PackedError;
use crate::catalogue::record::RecordError;
use std::fmt;
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
        place: Place,
        /// The reason why this place is damaged.
        reason: Reason,
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
        reason: Reason,
    },
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// A part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The first 128 bytes.
    Header,
    /// The whole file.
    File,
    /// Where each block begins, with its checksum.
    BlockIndex,
    /// Where each class of band 1 begins.
    ClassIndex,
    /// Bytes between sections, beginning at this one.
    Padding(u64),
    /// A block of records.
    Block {
        /// Its number, from 0.
        block: u64,
        /// The index of its first record.
        first: u64,
    },
    /// A record, from 0.
    Record(u64),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Header => f.write_str("header"),
            Place::File => f.write_str("whole file"),
            Place::BlockIndex => f.write_str("block index"),
            Place::ClassIndex => f.write_str("class index"),
            Place::Padding(byte) => write!(f, "padding at byte {byte}"),
            Place::Block { block, first } => write!(f, "block {block} (records from {first})"),
            Place::Record(record) => write!(f, "record {record}"),
        }
    }
}

/// The reason why a place of a file is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The checksum is wrong: the bytes were changed after they were written.
    #[error("its checksum does not match")]
    Checksum,
    /// The file is shorter or longer than it says.
    #[error("the file has {actual} bytes, not {expected}")]
    Length {
        /// What the header says, in bytes.
        expected: u64,
        /// What there is, in bytes.
        actual: u64,
    },
    /// A field of the header contradicts the others.
    #[error("{0} cannot be right")]
    Field(&'static str),
    /// Bytes that mean nothing are not zero.
    #[error("bytes that must be zero are not")]
    NotZero,
    /// Offsets or counts that must ascend do not.
    #[error("entry {0} is out of order or out of range")]
    Entry(u64),
    /// A record of codec `raw` is no grid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A block of codec `packed` does not decode.
    #[error(transparent)]
    Packed(#[from] PackedError),
    /// A record was decoded, but breaks the rules.
    #[error("it is no grid: {0}")]
    Grid(GridError),
    /// A grid is smaller than the one before it, in a file in ascending order.
    #[error("it is smaller than the record before it")]
    Descends,
    /// A grid is the one before it, in a file where that may not be.
    #[error("it is the same as the record before it")]
    Twice,
    /// The class of its band 1 is not what the class index says.
    #[error("its first band has class {found}, not {expected}")]
    Class {
        /// The class by the index, from 1.
        expected: usize,
        /// The class of the grid, from 1.
        found: usize,
    },
    /// A grid is not the smallest of those that are essentially the same.
    #[error("it is not in minlex form")]
    NotMinlex,
}
