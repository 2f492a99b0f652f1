//! Grids, puzzles and the like from a text: one a line.
//!
//! A line is blank, a comment (`#`), or 81 digits, after which anything may
//! follow once there is white space. Other things can stand in its place: see
//! [`Items`].

use super::error::{InputError, LineError};
use super::input::GSC;
use super::lines::{Line, Lines};
use std::borrow::Cow;
use std::io::{BufRead, BufReader, Read};
use std::marker::PhantomData;
use std::str::FromStr;

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
        Items::after(0, name, reader)
    }

    /// The items that follow the first `lines` lines of a text.
    pub(super) fn after(lines: u64, name: impl Into<String>, reader: R) -> Items<R, T> {
        let lines = Lines::after(lines, reader);
        Items { name: name.into(), lines, ended: false, item: PhantomData }
    }

    /// The line read last, from 1.
    pub fn line(&self) -> u64 {
        self.lines.number
    }

    /// How many bytes of the reader the lines up to this one take.
    pub(super) fn offset(&self) -> u64 {
        self.lines.offset
    }

    fn error(&self, reason: impl Into<LineError>) -> InputError {
        let (name, line) = (self.name.clone(), self.lines.number);
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
        self.lines.reader.buffer().split_inclusive(|&byte| byte == b'\n').any(is_item)
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
                    let line = self.lines.number;
                    return Some(Err(InputError::read(&self.name, line, error)));
                }
            };
            let error = self.error(reason);
            self.ended = !error.is_bad_line();
            return Some(Err(error));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::*;
    use crate::catalogue::file::MAGIC;
    use crate::grid::Grid;
    use std::io;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    fn read(text: &[u8]) -> Vec<Result<String, String>> {
        Items::<_, Grid>::new("f", text)
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
            let mut grids = Items::<_, Grid>::new("f", BufReader::new(text.as_bytes()));
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
            let items: Vec<_> = Items::<_, Grid>::new("f", &bytes[..]).collect();
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
        let mut grids = Items::<_, Grid>::new("f", reader);
        assert!(grids.next().unwrap().is_ok() && grids.next().unwrap().is_ok());
        let error = grids.next().unwrap().unwrap_err();
        assert_eq!(error.to_string(), "cannot read f after line 2: bad disk");
        assert!(!error.is_bad_line() && grids.next().is_none());
    }
}
