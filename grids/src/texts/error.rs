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
        let ends = |reason: &LineError| {
            matches!(
                reason,
                LineError::Foreign { .. }
                    | LineError::NoColumn { .. }
                    | LineError::SameNames { .. }
            )
        };
        matches!(self, InputError::Line { reason, .. } if !ends(reason))
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
    /// The line begins a file of another kind, in which nothing is a line.
    #[error("this is {kind}; {advice}")]
    Foreign {
        /// The kind.
        kind: &'static str,
        /// What to do with it.
        advice: &'static str,
    },
    /// The line begins rows that are no board: too few rows, too many, or damaged ones.
    #[error("{rows} row{plural} of nine cells{}", rows_hint(*.rows, *.numbers),
            plural = if *.rows == 1 { "" } else { "s" })]
    Rows {
        /// The rows.
        rows: usize,
        /// Whether the first row is `123456789`.
        numbers: bool,
    },
    /// The line begins a board with a damaged row.
    #[error("a damaged board: line {line} {reason}")]
    Damaged {
        /// The line of the damaged row.
        line: u64,
        /// The error of the row: a verb and what follows it in the message.
        reason: String,
    },
    /// The line is a line of dashes, or begins rows that include such a line.
    #[error("a line of dashes may be empty cells, or be drawn; write `.` for an empty cell")]
    Dashes,
    /// The line may number the columns of the rows below, or be a row.
    #[error(
        "this row may number the columns: begin it with `#`, or write it without blanks and commas"
    )]
    Numbers,
    /// The line begins rows one of which may be drawn.
    #[error("a row of one sign may be empty cells, or be drawn; write `.` for an empty cell")]
    Drawn,
    /// The line begins rows that are no boards, most of them in groups of one size.
    #[error("{rows} rows that are no boards; the first group of another size begins at line {odd}")]
    OddGroup {
        /// The rows.
        rows: usize,
        /// The line at which the first group of another size begins.
        odd: u64,
    },
    /// The line begins more rows than are kept.
    #[error("more than {most} rows without a sure end; put two blank lines after each board")]
    TooManyRows {
        /// The rows that are kept.
        most: usize,
    },
    /// The line has grids and something else.
    #[error("{grids} grids and other words in a line: give each a line of its own")]
    Mixed {
        /// The grids.
        grids: usize,
    },
    /// The line has a second board that is not the solution of the first.
    #[error(
        "the line has a second board; give each a line of its own, or choose one with `--column`"
    )]
    Second,
    /// The line does not have the column that was asked for.
    #[error("there is no column `{}`: the first line has {}", visible(.column), visible(.names))]
    NoColumn {
        /// The one asked for.
        column: String,
        /// What the first line has.
        names: String,
    },
    /// Several columns have the name that was asked for.
    #[error("{count} columns are called `{}`; give the number of one", visible(.column))]
    SameNames {
        /// The name asked for.
        column: String,
        /// The columns.
        count: usize,
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
    /// The line has a byte order mark inside.
    #[error(
        "a byte order mark inside the line: were files joined, the first without a last line end?"
    )]
    ByteOrderMark,
    /// The line has an empty field, or a field with more cells than others.
    #[error(
        "an empty field, or one with more cells than others, between commas, tabs or bars; write `.` \
         for an empty cell"
    )]
    Uneven,
    /// The line has cells, but not those of an item.
    #[error("{cells} cells instead of 81; write `.` for an empty cell")]
    Cells {
        /// The cells.
        cells: usize,
    },
    /// The line has words, and no item.
    #[error(
        "{characters} character{plural} instead of 81; a line of other words begins with `#`",
        plural = if *.characters == 1 { "" } else { "s" }
    )]
    Words {
        /// The characters of the first word.
        characters: usize,
    },
    /// The line is a row of a grid of candidates.
    #[error("a row of candidates; give the digits that are fixed, and `.` for every other cell")]
    Candidates,
    /// The line is very long, and not an item with a comment.
    #[error("far more than 81 characters")]
    TooLong,
    /// The line has a carriage return before its end. A file with the line ends of old Macintoshes
    /// would otherwise count as a single line.
    #[error("carriage return inside the line (lines must end in LF or CRLF)")]
    CarriageReturn,
}

/// What may be wrong with rows that are no board.
fn rows_hint(rows: usize, numbers: bool) -> &'static str {
    match rows {
        9 => " that neither follow one another directly nor are three groups of three",
        10 if numbers => {
            " instead of 9: the first may number the columns; leave it out, or begin it with `#`"
        }
        _ => " instead of 9: nine rows have to follow one another",
    }
}

impl From<String> for LineError {
    fn from(reason: String) -> LineError {
        LineError::Other(reason)
    }
}
