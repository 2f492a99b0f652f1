//! Reads grids and puzzles in the notations that people use: a text of boards.
//!
//! A *board* is a grid or a puzzle in a text: 81 cells. A board takes one line, perhaps among other
//! words, or nine rows, perhaps with lines drawn around boxes or cells.
//!
//! ```text
//! text   = line* ; each is the first of these that it can be
//! line   = BLANK                  ; between groups of rows
//!        | '#' ANY*               ; a comment. It ends a board, as all below but row, FRAME and BARS
//!        | board-line             ; has 81 cells in a field, or in fields of equal size
//!        | row                    ; nine cells, and what separates them. Two brackets that open or
//!                                 ; close begin or end a board
//!        | WORDS row              ; the first row of a list, as in `grid = [[5,3,0,...],`
//!        | FRAME                  ; signs to draw with: between groups of rows
//!        | BARS                   ; bars and blanks alone: nothing
//!        | ENCLOSING              ; brackets or quotation marks alone
//!        | DAMAGED                ; nearly a row, or nearly a board: an error
//!        | WORDS                  ; above rows: a title, the comment on their board;
//!                                 ; as the first line, unless it may be a damaged board:
//!                                 ; a header; else an error
//! cell   = '1'..'9' | one of EMPTY_SIGNS
//! end    = a blank, or one of , ; : | " ' ` ( ) [ ] { } < > # = / \ ! & or a sign of a box
//! field  = what stands between ends
//! board  = group(9)               ; whatever surrounds it
//!        | group(3) x group(3) x group(3)
//!        | group(1) x … x group(1), nine of them
//! group(n) = n rows that follow one another directly
//! x      = one BLANK, everywhere in the board, or one FRAME
//! ```
//!
//! Boards that are separated only by x are read if their rows fill whole boards; otherwise it is
//! unknown which rows belong together. Two lines that are BLANK or FRAME end a board, and so does a
//! single line of the kind that is not x. Rows that do not fill boards are one error, and none of
//! them is read. Nine dashes are a row if rows beside them have dashes for empty cells, and
//! otherwise a drawn line. A row of another sign for empty cells than the board has, or of dashes
//! between two boards that follow one another directly, may be drawn, and `1 2 3 4 5 6 7 8 9` over
//! a puzzle may number the columns: these boards are errors.
//!
//! In a line, a second board has to be the solution of the first; where grids are wanted, it may be
//! a puzzle of it, and there may be any number of full grids. With a [`Column`], each line is a row
//! of a table and has a board in this column. Items other than boards stand one a line, as its first
//! word.

mod among_words;
mod bytes;
mod entry;
mod error;
mod fields;
mod kinds;
mod lines;
mod one_line;
mod rows;
mod table;
mod words;

#[cfg(test)]
mod tests;

pub use error::{InputError, LineError};
pub use one_line::is_like_boards;
pub use table::Column;

use crate::PuzzleError;
use among_words::Side;
use bytes::text;
use entry::{Entry, Found};
use kinds::{Kind, Place};
use lines::Lines;
use rows::{Between, Rows};
use std::borrow::Cow;
use std::io::{BufRead, BufReader, Read};
use std::marker::PhantomData;
use std::str::FromStr;
use table::Table;

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

/// Options for reading a text. By default, there is no table, and a header is an error.
#[derive(Clone, Default)]
pub struct Reading {
    table: Option<Table>,
    /// Receives a message when a line is skipped as a header.
    note: Option<fn(&str)>,
}

impl Reading {
    /// Reads this column of a table, if one is given, and calls `note` with a header.
    pub fn new(column: Option<Column>, note: fn(&str)) -> Reading {
        Reading { table: column.map(Table::new), note: Some(note) }
    }
}

/// Reads the items of a text: grids, puzzles or the like.
pub struct Items<R, T> {
    name: String,
    lines: Lines<R>,
    syntax: Syntax,
    reading: Reading,
    rows: Rows,
    /// Words that may be a title, or a header if they are the first ones of the text.
    words: Option<(u64, String)>,
    /// Whether only blank lines and comments were read so far.
    at_the_begin: bool,
    /// Items that lines gave and that were not taken yet, in reverse order.
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
    pub fn after(lines: u64, syntax: Syntax, name: impl Into<String>, reader: R) -> Items<R, T> {
        Items {
            name: name.into(),
            lines: Lines::after(lines, reader),
            syntax,
            reading: Reading::default(),
            rows: Rows::default(),
            words: None,
            at_the_begin: lines == 0,
            found: Vec::new(),
            line: 0,
            comment: String::new(),
            ended: false,
            item: PhantomData,
        }
    }

    /// The same items, read in this way.
    pub fn read_as(self, reading: Reading) -> Items<R, T> {
        Items { reading, ..self }
    }

    /// Options for a reader that continues inside this text. It does not repeat notes.
    pub fn reading(&self) -> Reading {
        Reading { table: self.reading.table.clone(), note: Some(|_| ()) }
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
    pub fn position(&self) -> Option<(u64, u64)> {
        let is_between = self.found.is_empty() && self.rows.is_empty() && self.words.is_none();
        is_between.then_some((self.lines.number, self.lines.offset))
    }

    /// Reads lines until there is something to take, or the end.
    fn fill(&mut self) -> Result<(), InputError> {
        while self.found.is_empty() && !self.ended {
            let read = self.lines.next().map(|line| {
                line.map(|line| {
                    (line.number, text(&line, self.syntax == Syntax::Grids).map(Cow::into_owned))
                })
            });
            match read {
                Ok(Some((number, Err(reason)))) => {
                    self.end();
                    self.found.push((number, Err(reason)));
                    self.at_the_begin = false;
                }
                Ok(Some((number, Ok(text)))) => self.take(number, &text),
                Ok(None) => {
                    self.ended = true;
                    self.end();
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

    /// Takes the next line.
    fn take(&mut self, number: u64, line: &str) {
        let trimmed = line.trim();
        let is_comment = trimmed.starts_with('#');
        if let Some(table) = &mut self.reading.table {
            if trimmed.is_empty() || is_comment {
                return;
            }
            match table.entry(line, self.at_the_begin, self.syntax == Syntax::Words) {
                Ok(Some(entry)) => self.found.push((number, Ok(entry))),
                Ok(None) => self.note(number, line),
                Err(reason) => self.found.push((number, Err(reason))),
            }
            self.at_the_begin = false;
        } else if self.syntax == Syntax::Words {
            words::words(number, line, &mut self.found);
        } else if is_comment {
            self.end();
        } else if one_line::is_board(trimmed) {
            self.end();
            self.found.push((number, one_line::entry(trimmed, false)));
            self.at_the_begin = false;
        } else {
            let line = line.trim_end();
            self.take_kind(number, line, Kind::recognise(line));
        }
    }

    /// Takes the next line of a text of boards, which is of this kind.
    fn take_kind(&mut self, number: u64, line: &str, kind: Kind) {
        let place = kinds::place(line);
        match &kind {
            Kind::Titled(title, _) => {
                self.rows.end(&mut self.found);
                self.rows.title.clone_from(title);
            }
            Kind::Mixed(Side::Before) => self.rows.end(&mut self.found),
            _ if place == Place::First => self.rows.begin_list(&mut self.found),
            _ => {}
        }
        let is_row = matches!(kind, Kind::Row(_) | Kind::Numbers(_) | Kind::Titled(..));
        if is_row || matches!(kind, Kind::Dashes(_) | Kind::Damaged(_) | Kind::Mixed(_)) {
            match self.words.take_if(|(_, words)| !kinds::has_many_cells(words)) {
                Some((_, title)) => self.rows.title = title,
                None => self.end_words(),
            }
        }
        match kind {
            Kind::Blank => return self.rows.between(Between::Blank, &mut self.found),
            Kind::Frame => return self.rows.between(Between::Frame, &mut self.found),
            Kind::Bars => return,
            Kind::Enclosing => return self.end(),
            Kind::Row(cells) | Kind::Titled(_, cells) => {
                self.rows.row(number, cells, &mut self.found);
            }
            Kind::Numbers(cells) => self.rows.numbers(number, cells, &mut self.found),
            Kind::Dashes(sign) => self.rows.dashes(number, sign, &mut self.found),
            Kind::Damaged(reason) => self.damaged(number, line, reason),
            Kind::Mixed(side) => {
                let reason = "has words beside its cells; begin a comment with `#`";
                self.damaged(number, line, reason.to_owned());
                if side == Side::Behind {
                    self.rows.end(&mut self.found);
                }
            }
            Kind::Words => {
                self.end();
                self.words = Some((number, line.trim().to_owned()));
                return;
            }
            Kind::Long => {
                self.end();
                match one_line::entries(line, self.syntax == Syntax::Grids) {
                    Ok(entries) => {
                        self.found.extend(entries.into_iter().map(|entry| (number, Ok(entry))));
                    }
                    // The names of many columns.
                    Err(reason @ LineError::Words { .. }) => self.header(number, line, reason),
                    Err(reason) => self.found.push((number, Err(reason))),
                }
            }
        }
        if place == Place::Last {
            self.rows.end_list(&mut self.found);
        }
        self.at_the_begin = false;
    }

    /// Takes a damaged row. It may be a damaged board in one line: that reason is kept, too.
    fn damaged(&mut self, number: u64, line: &str, reason: String) {
        let alone = match one_line::entries(line, self.syntax == Syntax::Grids) {
            Ok(entries) => PuzzleError::Length(entries[0].cells.chars().count()).into(),
            Err(reason) => reason,
        };
        self.rows.damaged(number, reason, alone, &mut self.found);
    }

    /// Ends the current board. Pending words are a header on the first line, else an error.
    fn end(&mut self) {
        self.rows.end(&mut self.found);
        self.end_words();
    }

    fn end_words(&mut self) {
        if let Some((number, line)) = self.words.take() {
            let first = fields::fields(&line).next().map_or("", |(_, field)| field);
            let characters = first.chars().count();
            self.header(number, &line, LineError::Words { characters });
            self.at_the_begin = false;
        }
    }

    /// Skips a line of words if it may be a header; else it is an error.
    fn header(&mut self, number: u64, line: &str, reason: LineError) {
        match self.reading.note {
            Some(_) if self.at_the_begin && kinds::may_be_header(line) => self.note(number, line),
            _ => self.found.push((number, Err(reason))),
        }
    }

    fn note(&self, number: u64, line: &str) {
        if let Some(note) = self.reading.note {
            let line = crate::message::visible(line);
            note(&format!("{}:{number}: passed over as a header: {line:.100}", self.name));
        }
    }
}

impl<R: Read, T> Items<BufReader<R>, T> {
    /// Whether the next item, or bad line, was read already. A program that writes to a pipe may
    /// wait for an answer before it sends more.
    pub fn is_at_hand(&self) -> bool {
        let unread = self.lines.reader.buffer().split_inclusive(|&byte| byte == b'\n');
        let lines = unread.filter(|line| line.ends_with(b"\n")).map(<[u8]>::trim_ascii);
        let are_single = self.syntax == Syntax::Words || self.reading.table.is_some();
        !self.found.is_empty()
            || match are_single {
                true => lines.into_iter().any(|line| !line.is_empty() && !line.starts_with(b"#")),
                false => rows::has_end(lines),
            }
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
