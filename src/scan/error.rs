//! What can be wrong with grids, or other items, that are read.

use gridsieve_grids::catalogue::file::FileError;
use gridsieve_grids::message::visible;
use gridsieve_grids::{GridError, PuzzleError, is_cell};
use std::io;

/// What is wrong with an input.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
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
    /// It cannot be opened, or read to its end, for this reason.
    #[error("{0}")]
    Other(String),
}

impl InputError {
    /// It cannot be opened.
    pub fn open(name: &str, error: io::Error) -> InputError {
        let hint = match error.kind() == io::ErrorKind::NotFound && name.bytes().all(is_cell) {
            true => format!("; a grid or puzzle has 81 characters instead of {}", name.len()),
            false => String::new(),
        };
        InputError::Other(format!("cannot open {name}: {error}{hint}"))
    }

    /// It cannot be read on, after this many lines.
    pub(super) fn read(name: &str, line: u64, error: io::Error) -> InputError {
        InputError::Other(format!("cannot read {name} after line {line}: {error}"))
    }

    /// It has fewer grids than those before `end`, which were asked for.
    pub(super) fn short(name: &str, grids: u64, end: u64) -> InputError {
        let (plural, last) = (if grids == 1 { "" } else { "s" }, end - 1);
        InputError::Other(format!(
            "{name} has {grids} grid{plural}: there is no grid {last}, counted from 0"
        ))
    }

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
    /// It is the beginning of a `.gsc` file where a text is wanted.
    #[error("this is a .gsc file inside a text")]
    GscFile,
    /// It ends, or something else comes, after fewer than nine rows.
    #[error(
        "{rows} row{plural} of nine cells instead of 9: nine rows have to follow one another",
        plural = if *.rows == 1 { "" } else { "s" }
    )]
    Unfinished {
        /// The rows.
        rows: usize,
    },
    /// It completes nine rows of which some may be empty, or drawn.
    #[error("nine dashes may be a row or be drawn; write `.` for an empty cell")]
    Dashes,
    /// It has grids and something else.
    #[error("{grids} grids and other words in a line: give each a line of its own")]
    Mixed {
        /// The grids.
        grids: usize,
    },
    /// It has cells, but not those of an item.
    #[error("{cells} cells instead of 81; write `.` for an empty cell")]
    Cells {
        /// The cells.
        cells: usize,
    },
    /// It has words, and no item.
    #[error(
        "{characters} character{plural} instead of 81; a line of other words begins with `#`",
        plural = if *.characters == 1 { "" } else { "s" }
    )]
    Words {
        /// The characters of the first word.
        characters: usize,
    },
    /// It is a row of a grid of candidates.
    #[error("a row of candidates; give the digits that are fixed, and `.` for every other cell")]
    Candidates,
    /// It is very long, and not an item with a comment.
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
