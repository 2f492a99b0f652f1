//! What can be wrong with grids, or other items, that are read.

use crate::catalogue::file::FileError;
use crate::catalogue::gridchecker;
use crate::grid::{GridError, PuzzleError};
use crate::message::visible;
use std::io;

/// What is wrong with an input.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// It cannot be opened.
    #[error("cannot open {name}: {error}")]
    Open {
        /// The input.
        name: String,
        /// What the system says.
        error: io::Error,
    },
    /// It cannot be read on.
    #[error("cannot read {name} after line {line}: {error}")]
    Read {
        /// The input.
        name: String,
        /// Number of lines read before.
        line: u64,
        /// What the system says.
        error: io::Error,
    },
    /// A line is no grid.
    #[error("{name}:{line}: {reason}")]
    Line {
        /// The input.
        name: String,
        /// The line, from 1.
        line: u64,
        /// Why it is no grid.
        reason: LineError,
    },
    /// A `.gsc` file cannot be opened or read, or is damaged.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file in gridchecker's format cannot be read.
    #[error("{name}: {error}")]
    Gridchecker {
        /// The input.
        name: String,
        /// Which record, and why.
        error: gridchecker::ReadError,
    },
    /// The thread that would make the grids cannot be started.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
    /// It has fewer grids than were asked for.
    #[error("{name} has {grids} grid{plural}: there is no grid {end}, counted from 0",
            plural = if *.grids == 1 { "" } else { "s" }, end = .end - 1)]
    Short {
        /// The input.
        name: String,
        /// How many it has.
        grids: u64,
        /// The end of the range that was asked for.
        end: u64,
    },
    /// A grid is not one that can be searched.
    #[error("grid {number}, counted from 0, {reason}")]
    Unfit {
        /// Its number in the input.
        number: u64,
        /// What it lacks.
        reason: String,
    },
    /// A file is no longer what it was when its lines were checked.
    #[error("{name} was changed while it was being scanned")]
    Changed {
        /// The input.
        name: String,
    },
}

impl InputError {
    /// Can the lines after it be read all the same?
    pub fn is_bad_line(&self) -> bool {
        // Nothing that follows the beginning of a .gsc file is a line.
        matches!(self, InputError::Line { reason, .. } if *reason != LineError::GscFile)
    }
}

/// Why a line is no grid, or not what else was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// Its 81 digits are no grid.
    #[error(transparent)]
    Grid(#[from] GridError),
    /// Its 81 characters are no puzzle.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// It is not what was expected, for this reason.
    #[error("{}", visible(.0))]
    Other(String),
    /// It is the beginning of a `.gsc` file, in a pipe or where a text is wanted.
    #[error(
        "this is a .gsc file, not a text (commands that read such files take them by name, not \
         from a pipe)"
    )]
    GscFile,
    /// It has no white space where it should end, for very long.
    #[error("far more than 81 characters")]
    TooLong,
    /// It has a carriage return before its end. A file with the line ends of
    /// old Macintoshes would otherwise count as a single line.
    #[error("carriage return inside the line (lines must end in LF or CRLF)")]
    CarriageReturn,
}

impl From<String> for LineError {
    fn from(reason: String) -> LineError {
        LineError::Other(reason)
    }
}
