//! Grids, puzzles and the like from a text.
//!
//! Grids and puzzles stand in it as people [write them](super::forum); other things a line each,
//! as its first word. Blank lines and comments (`#`) are passed over.

use super::error::{InputError, LineError};
use super::forum::{self, Entry, Found, Rows};
use super::lines::{Line, Lines};
use super::source::GSC;
use gridsieve_grids::geometry::CELLS;
use std::borrow::Cow;
use std::io::{BufRead, BufReader, Read};
use std::marker::PhantomData;
use std::str::FromStr;

/// What the items of a text look like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// Grids: there may be several in a line.
    Grids,
    /// Puzzles: what follows one in a line is a comment.
    Puzzles,
    /// Words: numbers, of which there may be several in a line, or the like, and what follows one
    /// is a comment.
    Words,
}

/// Reads the items of a text: grids, puzzles or the like.
pub struct Items<R, T> {
    name: String,
    lines: Lines<R>,
    syntax: Syntax,
    rows: Rows,
    /// What lines gave and nobody has taken, the last one first.
    found: Vec<Found>,
    /// The line of the last item, and what it says of it.
    line: u64,
    comment: String,
    ended: bool,
    item: PhantomData<fn() -> T>,
}

impl<R: BufRead, T> Items<R, T> {
    /// The items of `reader`, called `name` in error messages.
    pub fn new(syntax: Syntax, name: impl Into<String>, reader: R) -> Items<R, T> {
        Items::after(0, syntax, name, reader)
    }

    /// The items that follow the first `lines` lines of a text.
    pub(super) fn after(
        lines: u64,
        syntax: Syntax,
        name: impl Into<String>,
        reader: R,
    ) -> Items<R, T> {
        Items {
            name: name.into(),
            lines: Lines::after(lines, reader),
            syntax,
            rows: Rows::default(),
            found: Vec::new(),
            line: 0,
            comment: String::new(),
            ended: false,
            item: PhantomData,
        }
    }

    /// The line of the last item, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// What the text says of the last item; empty if nothing.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The number of lines read, and how many bytes of the reader they take, unless they have
    /// the beginning of another item.
    pub(super) fn position(&self) -> Option<(u64, u64)> {
        let is_between = self.found.is_empty() && self.rows.is_empty();
        is_between.then_some((self.lines.number, self.lines.offset))
    }

    /// Reads lines until there is something to take, or the end.
    fn fill(&mut self) -> Result<(), InputError> {
        while self.found.is_empty() && !self.ended {
            match self.lines.next() {
                Ok(Some(line)) => match (text(&line, self.syntax), self.syntax) {
                    (Err(reason), _) => {
                        self.found.extend(self.rows.end());
                        self.found.push((line.number, Err(reason)));
                    }
                    (Ok(text), Syntax::Words) => words(line.number, &text, &mut self.found),
                    (Ok(text), syntax) => {
                        let several = syntax == Syntax::Grids;
                        self.rows.line(line.number, &text, several, &mut self.found);
                    }
                },
                Ok(None) => {
                    self.ended = true;
                    self.found.extend(self.rows.end());
                }
                Err(error) => {
                    self.ended = true;
                    let line = self.lines.number;
                    return Err(InputError::read(&self.name, line, error));
                }
            }
            self.found.reverse();
        }
        Ok(())
    }
}

/// The text of a line; of a very long one that is an item the beginning of its comment.
fn text<'a>(line: &Line<'a>, syntax: Syntax) -> Result<Cow<'a, str>, LineError> {
    let mut bytes = line.bytes;
    if line.number == 1 && bytes.starts_with(GSC) {
        return Err(LineError::GscFile);
    }
    if bytes.trim_ascii_start().starts_with(b"#") {
        return Ok("#".into());
    }
    if line.cut {
        return forum::long(&String::from_utf8_lossy(bytes), syntax == Syntax::Grids)
            .map(|text| Cow::from(text.to_owned()))
            .ok_or(LineError::TooLong);
    }
    while let [rest @ .., b'\r'] = bytes {
        bytes = rest;
    }
    match bytes.contains(&b'\r') {
        true => Err(LineError::CarriageReturn),
        false => Ok(String::from_utf8_lossy(bytes)),
    }
}

/// The most digits of an index; longer words of digits are cells.
const INDEX: usize = 20;

/// The words of a line. What comes after a tab, or after the first word where not all are
/// indices, or cells, is a comment.
fn words(number: u64, line: &str, found: &mut Vec<Found>) {
    let line = line.trim();
    let (words, comment) = line.split_once('\t').unwrap_or((line, ""));
    let are_digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let (words, comment) = match words.split_once(char::is_whitespace) {
        Some((first, _)) => {
            let is_alike =
                |word: &str| are_digits(word) && (word.len() > INDEX) == (first.len() > INDEX);
            let all = words.split_whitespace().all(is_alike);
            if all { (words, comment) } else { (first, &line[first.len()..]) }
        }
        None => (words, comment),
    };
    let words = words.split_whitespace().filter(|_| !line.starts_with('#'));
    let entry = |word: &str| Entry { cells: word.to_owned(), comment: comment.trim().to_owned() };
    found.extend(words.map(|word| (number, Ok(entry(word)))));
}

impl<R: Read, T> Items<BufReader<R>, T> {
    /// Has the next item, or bad line, been read already? Whoever writes to a
    /// pipe may send no more before there is an answer to what was sent.
    pub fn is_at_hand(&self) -> bool {
        // A single row may be the last that there is for now.
        let least = if self.syntax == Syntax::Words { 1 } else { CELLS };
        let is_item = |line: &[u8]| {
            let text = line.trim_ascii();
            line.ends_with(b"\n") && text.len() >= least && !text.starts_with(b"#")
        };
        let mut unread = self.lines.reader.buffer().split_inclusive(|&byte| byte == b'\n');
        !self.found.is_empty() || unread.any(is_item)
    }
}

impl<R: BufRead, T: FromStr<Err: Into<LineError>>> Iterator for Items<R, T> {
    type Item = Result<T, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(error) = self.fill() {
            return Some(Err(error));
        }
        let (line, found) = self.found.pop()?;
        self.line = line;
        let item = found.and_then(|Entry { cells, comment }| {
            self.comment = comment;
            cells.parse::<T>().map_err(Into::into)
        });
        Some(item.map_err(|reason| {
            let error = InputError::Line { name: self.name.clone(), line, reason };
            self.ended |= !error.is_bad_line();
            error
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::*;
    use gridsieve_grids::Grid;
    use gridsieve_grids::catalogue::file::MAGIC;
    use std::io;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    fn read(text: &[u8]) -> Vec<Result<String, String>> {
        Items::<_, Grid>::new(Syntax::Grids, "f", text)
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
            format!("  {T} {}\n", "x".repeat(50_000)),
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
        let puzzle = x(
            "f:4: this is a puzzle of 80 clues, not a full grid; `gridsieve solve --grids PUZZLE | gridsieve scan` searches its solution",
        );
        assert_eq!(read(text.as_bytes()), [good.clone(), length, good.clone(), puzzle]);

        let bytes = [&b"\xFF\xFE"[..], &T.as_bytes()[2..], b"\n\x1B", &T.as_bytes()[1..]].concat();
        assert_eq!(
            read(&bytes),
            [
                x(
                    "f:1: `\u{FFFD}` at row 1, column 1 is neither a digit nor a sign for an empty cell (.0*_-x)"
                ),
                x(
                    "f:2: `\\u{1b}` at row 1, column 1 is neither a digit nor a sign for an empty cell (.0*_-x)"
                ),
            ]
        );
        let long = [vec![b'1'; 10_000_000], b"\n".to_vec(), vec![b' '; 100_000]].concat();
        let too_long = |line| x(&format!("f:{line}: far more than 81 characters"));
        assert_eq!(read(&long), [too_long(1), too_long(2)]);
        let old = format!("{T}\r{T}\r");
        assert!(read(old.as_bytes())[0].as_ref().unwrap_err().contains("carriage return"));
        let rows: String = T.as_bytes()[..72]
            .chunks(9)
            .map(|row| format!("{}\n", String::from_utf8_lossy(row)))
            .collect();
        let unfinished =
            x("f:2: 8 rows of nine cells instead of 9: nine rows have to follow one another");
        assert_eq!(read(format!("{T}\n{rows}").as_bytes()), [good.clone(), unfinished]);
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
            ("12\n", false),
            ("987654321\n+-+-+-+\n", false),
            (&format!("\n#\n {T}\n3"), true),
        ] {
            let text = format!("{T}\n{rest}");
            let mut grids =
                Items::<_, Grid>::new(Syntax::Grids, "f", BufReader::new(text.as_bytes()));
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
            let items: Vec<_> = Items::<_, Grid>::new(Syntax::Grids, "f", &bytes[..]).collect();
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
        let mut grids = Items::<_, Grid>::new(Syntax::Grids, "f", reader);
        assert!(grids.next().unwrap().is_ok() && grids.next().unwrap().is_ok());
        let error = grids.next().unwrap().unwrap_err();
        assert_eq!(error.to_string(), "cannot read f after line 2: bad disk");
        assert!(!error.is_bad_line() && grids.next().is_none());
    }
}
