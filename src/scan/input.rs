//! Grids from a text: one a line; and what is opened to be read.
//!
//! A line is blank, a comment (`#`), or 81 digits, after which anything may
//! follow once there is white space. Other things can stand in its place: see
//! [`Items`].

use super::lines::{Line, Lines};
use crate::catalogue::file::{FileError, MAGIC, Reader};
use crate::catalogue::gridchecker;
use crate::grid::{Grid, GridError, PuzzleError};
use crate::message::visible;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::marker::PhantomData;
use std::path::Path;
use std::str::FromStr;

/// Where the grids of a scan come from. It is read in a thread of its own.
///
/// A [bad line](InputError::is_bad_line) may be followed by more grids; any
/// other error ends the input.
pub type Source = Box<dyn Iterator<Item = Result<Grid, InputError>> + Send>;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Its 81 digits are no grid.
    Grid(GridError),
    /// Its 81 characters are no puzzle.
    Puzzle(PuzzleError),
    /// It is not what was expected, for this reason.
    Other(String),
    /// It is the beginning of a `.gsc` file, in a pipe or where a text is wanted.
    GscFile,
    /// It has no white space where it should end, for very long.
    TooLong,
    /// It has a carriage return before its end. A file with the line ends of
    /// old Macintoshes would otherwise count as a single line.
    CarriageReturn,
}

impl From<GridError> for LineError {
    fn from(error: GridError) -> LineError {
        LineError::Grid(error)
    }
}

impl From<PuzzleError> for LineError {
    fn from(error: PuzzleError) -> LineError {
        LineError::Puzzle(error)
    }
}

impl From<String> for LineError {
    fn from(reason: String) -> LineError {
        LineError::Other(reason)
    }
}

impl std::fmt::Display for LineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LineError::Grid(error) => write!(f, "{error}"),
            LineError::Puzzle(error) => write!(f, "{error}"),
            LineError::Other(reason) => f.write_str(&visible(reason)),
            LineError::GscFile => f.write_str(
                "this is a .gsc file, not a text (commands that read such files take them by name, \
                 not from a pipe)",
            ),
            LineError::TooLong => f.write_str("far more than 81 characters"),
            LineError::CarriageReturn => {
                f.write_str("carriage return inside the line (lines must end in LF or CRLF)")
            }
        }
    }
}

/// How a `.gsc` file begins, even one that a transfer as text has changed: the
/// line ends in the rest of its magic are there to show that.
const GSC: &[u8] = MAGIC.split_at(4).0;

/// The first word of a line, if it is not blank or a comment.
fn word<'a>(line: &Line<'a>) -> Result<Option<Cow<'a, str>>, LineError> {
    let mut bytes = line.bytes;
    if line.number == 1 && bytes.starts_with(GSC) {
        return Err(LineError::GscFile);
    }
    while let [rest @ .., b'\r'] = bytes
        && !line.cut
    {
        bytes = rest;
    }
    if bytes.contains(&b'\r') {
        return Err(LineError::CarriageReturn);
    }
    let bytes = bytes.trim_ascii_start();
    if bytes.is_empty() {
        return if line.cut { Err(LineError::TooLong) } else { Ok(None) };
    }
    if bytes[0] == b'#' {
        return Ok(None);
    }
    let end = bytes.iter().position(u8::is_ascii_whitespace);
    if end.is_none() && line.cut {
        return Err(LineError::TooLong);
    }
    Ok(Some(String::from_utf8_lossy(&bytes[..end.unwrap_or(bytes.len())])))
}

/// Reads the grids of a text.
pub type Grids<R> = Items<R, Grid>;

/// Reads the items of a text, one a line: grids, puzzles or the like.
pub struct Items<R, T> {
    name: String,
    lines: Lines<R>,
    ended: bool,
    item: PhantomData<fn() -> T>,
}

impl<R: BufRead, T> Items<R, T> {
    /// The items of `reader`, called `name` in error messages.
    pub fn new(name: impl Into<String>, reader: R) -> Items<R, T> {
        Items { name: name.into(), lines: Lines::new(reader), ended: false, item: PhantomData }
    }

    /// The line read last, from 1.
    pub fn line(&self) -> u64 {
        self.lines.number()
    }

    fn error(&self, reason: impl Into<LineError>) -> InputError {
        let (name, line) = (self.name.clone(), self.lines.number());
        InputError::Line { name, line, reason: reason.into() }
    }
}

impl<R: Read, T> Items<BufReader<R>, T> {
    /// Has the next item, or bad line, been read already? Whoever writes to a
    /// pipe may send no more before there is an answer to what was sent.
    pub fn is_at_hand(&self) -> bool {
        let is_item = |line: &[u8]| {
            let text = line.trim_ascii();
            line.ends_with(b"\n") && !text.is_empty() && !text.starts_with(b"#")
        };
        self.lines.reader().buffer().split_inclusive(|&byte| byte == b'\n').any(is_item)
    }
}

impl<R: BufRead, T: FromStr<Err: Into<LineError>>> Iterator for Items<R, T> {
    type Item = Result<T, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            let reason = match self.lines.next() {
                Ok(Some(line)) => match word(&line) {
                    Ok(None) => continue,
                    Ok(Some(word)) => match word.parse::<T>() {
                        Ok(item) => return Some(Ok(item)),
                        Err(error) => error.into(),
                    },
                    Err(reason) => reason,
                },
                Ok(None) => {
                    self.ended = true;
                    break;
                }
                Err(error) => {
                    self.ended = true;
                    let line = self.lines.number();
                    return Some(Err(InputError::Read { name: self.name.clone(), line, error }));
                }
            };
            let error = self.error(reason);
            self.ended = !error.is_bad_line();
            return Some(Err(error));
        }
        None
    }
}

/// An opened input.
pub enum Input {
    /// A regular file: it can be read twice, so its lines are
    /// [checked](super::GridFile::survey) before any search.
    File(super::GridFile),
    /// A `.gsc` file, by its first bytes.
    Catalogue(Box<Reader>),
    /// A pipe or a device: it can be read once only.
    Stream(Grids<BufReader<File>>),
}

impl Input {
    /// Opens a file by its path.
    ///
    /// # Errors
    /// It does not exist, is a directory, or may not be read; or it is a `.gsc`
    /// file that is damaged or too new.
    pub fn open(path: &Path) -> Result<Input, InputError> {
        let name = path.display().to_string();
        let opened = File::open(path).and_then(|mut file| {
            let kind = file.metadata()?.file_type();
            if kind.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            let mut beginning = Vec::new();
            if kind.is_file() {
                (&file).take(GSC.len() as u64).read_to_end(&mut beginning)?;
                file.rewind()?;
            }
            Ok((file, kind, beginning == GSC))
        });
        match opened {
            Ok((_, _, true)) => Ok(Input::Catalogue(Box::new(Reader::open(path)?))),
            Ok((file, kind, _)) if kind.is_file() => {
                Ok(Input::File(super::GridFile::new(name, file)))
            }
            Ok((file, ..)) => Ok(Input::Stream(Grids::new(name, BufReader::new(file)))),
            Err(error) => Err(InputError::Open { name, error }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    fn read(text: &[u8]) -> Vec<Result<String, String>> {
        Grids::new("f", text)
            .map(|item| item.map(|grid| grid.to_string()).map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn what_may_stand_around_grids() {
        let good = Ok(T.to_owned());
        for text in [
            T.to_owned(),
            format!("{T}\n"),
            format!("{T}\r\n"),
            format!("\u{FEFF}{T}"),
            format!("# grids\r\n\n   \n{T}\tT, 1 puzzle\n #end"),
            format!("  {T} {}\n", "x".repeat(100_000)),
            format!("# {}\n{T}", "x".repeat(100_000)),
        ] {
            assert_eq!(read(text.as_bytes()), std::slice::from_ref(&good), "{text:.200}");
        }
        assert_eq!(read(b""), []);
        assert_eq!(read(b"\n#\n"), []);
    }

    #[test]
    fn bad_lines_are_named_and_passed_over() {
        let x = |text: &str| Err(text.to_owned());
        let good = Ok(T.to_owned());
        let text = format!("{T}\n{}\n{T}\n{}x\n", &T[1..], &T[..80]);
        let length = x("f:2: 80 characters instead of 81");
        let character = x("f:4: `x` at row 9, column 9 is not a digit from 1 to 9");
        assert_eq!(read(text.as_bytes()), [good.clone(), length, good.clone(), character]);

        let bytes = [&b"\xFF\xFE"[..], &T.as_bytes()[2..], b"\n\x1B", &T.as_bytes()[1..]].concat();
        assert_eq!(
            read(&bytes),
            [
                x("f:1: `\u{FFFD}` at row 1, column 1 is not a digit from 1 to 9"),
                x("f:2: `\\u{1b}` at row 1, column 1 is not a digit from 1 to 9"),
            ]
        );
        let long = [vec![b'1'; 10_000_000], b"\n".to_vec(), vec![b' '; 100_000]].concat();
        let too_long = |line| x(&format!("f:{line}: far more than 81 characters"));
        assert_eq!(read(&long), [too_long(1), too_long(2)]);
        let old = format!("{T}\r{T}\r");
        assert!(read(old.as_bytes())[0].as_ref().unwrap_err().contains("carriage return"));
        assert_eq!(read(format!("{T}\r\r\n").as_bytes()), [good]);
    }

    #[test]
    fn what_is_no_whole_item_is_not_at_hand() {
        for (rest, at_hand) in [
            ("", false),
            ("\n", false),
            (" \r\n# comment\n\t\n", false),
            ("12", false),
            ("\n\n12", false),
            ("12\n", true),
            ("\n#\n 12\n3", true),
        ] {
            let text = format!("{T}\n{rest}");
            let mut grids = Grids::new("f", BufReader::new(text.as_bytes()));
            assert!(!grids.is_at_hand() && grids.next().unwrap().is_ok());
            assert_eq!(grids.is_at_hand(), at_hand, "{rest:?}");
        }
    }

    #[test]
    fn gsc_files_are_not_texts_even_if_broken() {
        let unix = MAGIC.to_vec();
        let changed = b"\x89GSC\n\x1A\n".to_vec();
        for magic in [unix, changed] {
            let bytes = [&magic[..], &[0; 100], b"\n", T.as_bytes()].concat();
            let items: Vec<_> = Grids::new("f", &bytes[..]).collect();
            let [Err(error)] = &items[..] else { panic!("{items:?}") };
            assert!(!error.is_bad_line() && error.to_string().contains("this is a .gsc file"));
            let file = tempfile::NamedTempFile::new().unwrap();
            std::fs::write(&file, &bytes).unwrap();
            assert!(matches!(Input::open(file.path()), Err(InputError::File(_))));
        }
    }

    #[test]
    fn a_failing_reader_ends_the_input() {
        struct Failing;
        impl io::Read for Failing {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("bad disk"))
            }
        }
        let text = format!("{T}\n{T}\n");
        let reader = BufReader::new(io::Read::chain(text.as_bytes(), Failing));
        let mut grids = Grids::new("f", reader);
        assert!(grids.next().unwrap().is_ok() && grids.next().unwrap().is_ok());
        let error = grids.next().unwrap().unwrap_err();
        assert_eq!(error.to_string(), "cannot read f after line 2: bad disk");
        assert!(!error.is_bad_line() && grids.next().is_none());
    }

    #[test]
    fn directories_and_missing_files_cannot_be_opened() {
        let directory = tempfile::tempdir().unwrap();
        assert!(matches!(Input::open(directory.path()), Err(InputError::Open { .. })));
        let missing = directory.path().join("missing");
        assert!(matches!(Input::open(&missing), Err(InputError::Open { .. })));
    }
}
