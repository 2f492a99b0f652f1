//! What can be wrong with grids, or other items, that are read.

#[cfg(feature = "system")]
use crate::catalogue::file::FileError;
use crate::message::visible;
use crate::{EMPTY_SIGNS, GridError, PuzzleError, is_cell};
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
    #[cfg(feature = "system")]
    #[error(transparent)]
    File(#[from] FileError),
    /// The input cannot be opened, or read to its end, for this reason.
    #[error("{0}")]
    Other(String),
}

impl InputError {
    /// The error of an input that cannot be opened.
    pub fn open(name: &str, error: io::Error) -> InputError {
        let hint = match error.kind() == io::ErrorKind::NotFound && name.chars().all(is_cell) {
            true => {
                format!("; a grid or puzzle has 81 characters instead of {}", name.chars().count())
            }
            false => String::new(),
        };
        InputError::Other(format!("cannot open {name}: {error}{hint}"))
    }

    /// The error of an input that cannot be read on after this many lines.
    pub fn read(name: &str, line: u64, error: io::Error) -> InputError {
        InputError::Other(format!("cannot read {name} after line {line}: {error}"))
    }

    /// The error of an input that has fewer than the `end` grids that were asked for.
    pub fn short(name: &str, grids: u64, end: u64) -> InputError {
        let (plural, last) = (if grids == 1 { "" } else { "s" }, end - 1);
        InputError::Other(format!(
            "{name} has {grids} grid{plural}: there is no grid {last}, counted from 0"
        ))
    }

    /// Whether this is an error of one line only, so that later lines can be read.
    pub fn is_bad_line(&self) -> bool {
        matches!(self, InputError::Line { reason, .. } if !matches!(reason, LineError::Text(_)))
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
    /// The line is not what was expected, for this reason.
    #[error("{}", visible(.0))]
    Other(String),
    /// No line of the text can be read, for this reason: reading ends here also if bad lines are
    /// skipped, see [`InputError::is_bad_line`].
    #[error("{}", visible(.0))]
    Text(String),
    /// The line begins a board with a damaged row.
    #[error("a damaged board: line {line} {reason}")]
    Damaged {
        /// The line of the damaged row.
        line: u64,
        /// The error of the row: a verb and what follows it in the message.
        reason: String,
    },
    /// The line begins rows that are no boards, most of them in groups of one size.
    #[error("{rows} rows that are no boards; the first group of another size begins at line {odd}")]
    OddGroup {
        /// The rows.
        rows: usize,
        /// The line at which the first group of another size begins.
        odd: u64,
    },
    /// The line has a sign in a field of cells that neither is a cell nor ends the field.
    #[error("`{}` in column {column} is neither a digit, a sign for an empty cell ({EMPTY_SIGNS}) \
             nor the end of a field", visible(.sign))]
    Sign {
        /// The sign.
        sign: char,
        /// Its place in the line, from 1.
        column: usize,
    },
    /// The line has words, and no item.
    #[error(
        "{characters} character{plural} instead of 81; a comment line begins with `#`",
        plural = if *.characters == 1 { "" } else { "s" }
    )]
    Words {
        /// The characters of the first word.
        characters: usize,
    },
}

/// The reason that a line of dashes is no row.
pub(super) const DASHES: &str =
    "a line of dashes may be empty cells, or be drawn; write `.` for an empty cell";

/// The reason that a line has no place for each cell: a noun.
pub(super) const UNEVEN: &str = "an empty field, or one with more cells than others, between commas, \
                                 tabs or bars; write `.` for an empty cell";

/// The reason that a line is a row of a grid of candidates: a noun.
pub(super) const CANDIDATES: &str =
    "a row of candidates; give the digits that are fixed, and `.` for every other cell";

impl From<String> for LineError {
    fn from(reason: String) -> LineError {
        LineError::Other(reason)
    }
}

impl From<&str> for LineError {
    fn from(reason: &str) -> LineError {
        LineError::Other(reason.to_owned())
    }
}
