//! Boards in several lines: rows, and what is drawn or left blank between them.

use super::entry::{Entry, Found};
use super::error::{DASHES, LineError};
use super::fields::is_digit;
use super::kinds::{Kind, Place, place};
use crate::DRAWN_SIGNS;
use crate::geometry::CELLS;
use itertools::Itertools;

/// Rows that are kept. More of them, without a sure end, are an error.
pub(super) const MOST_ROWS: usize = 1 << 16;

/// A line between rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Between {
    Blank,
    Frame,
}

/// Rows that follow one another directly.
struct Group {
    /// The line of the first one.
    first: u64,
    count: usize,
    cells: String,
    /// A line that is no row, and what is wrong with it.
    damaged: Option<(u64, String)>,
    /// The error of a damaged line if it is read as a board; empty for other lines.
    alone: Option<LineError>,
}

/// Groups with one line between each two of them: a block. It is read when its end is sure.
#[derive(Default)]
pub(super) struct Rows {
    groups: Vec<Group>,
    /// Separators between groups: one fewer than groups.
    between: Vec<Between>,
    /// Lines since the last row.
    gap: Vec<Between>,
    /// Signs for empty cells that rows of the block have.
    signs: String,
    /// Lines of nine dashes that may be rows or drawn, and full rows that follow them.
    held: Vec<(u64, String)>,
    /// Whether the rows include lines of nine dashes.
    has_dashes: bool,
    rows: usize,
    /// The line of a row `123456789` that stands alone, directly before.
    numbers: Option<u64>,
    /// The lines of rows that may number the columns, ascending.
    numbered: Vec<u64>,
    /// Rows before the list that a bracket has begun.
    list: Option<usize>,
    /// Whether the last list was a band, and the next ones are of the same board.
    is_band: bool,
    /// What the line above says of the next board.
    pub title: String,
}

impl Rows {
    /// Whether no line waits for more lines.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty() && self.held.is_empty() && self.numbers.is_none()
    }

    /// Takes the bracket with which a list of rows begins: a board, or a band after others.
    pub fn begin_list(&mut self, found: &mut Vec<Found>) {
        if !self.is_band {
            self.end(found);
        }
        self.list = Some(self.rows);
    }

    /// Takes the bracket with which a list of rows ends.
    pub fn end_list(&mut self, found: &mut Vec<Found>) {
        let is_band = self.list.is_some_and(|begin| self.rows.checked_sub(begin) == Some(3));
        self.is_band = is_band && !self.rows.is_multiple_of(9);
        if !self.is_band {
            self.end(found);
        }
    }

    /// Takes a row of nine cells.
    pub fn row(&mut self, line: u64, cells: String, found: &mut Vec<Found>) {
        let mut own = cells.chars().filter(|&sign| !is_digit(sign)).peekable();
        let is_full = own.peek().is_none();
        self.signs.extend(own.find(|&sign| !self.signs.contains(sign)));
        match self.held.is_empty() {
            false if is_full && self.held.len() < MOST_ROWS => self.held.push((line, cells)),
            is_free => {
                if !is_free {
                    self.release(found);
                }
                self.add(line, cells, None);
            }
        }
    }

    /// Takes a row that may number the columns.
    pub fn numbers(&mut self, line: u64, cells: String, found: &mut Vec<Found>) {
        if self.numbered.len() < MOST_ROWS {
            self.numbered.push(line);
        }
        self.row(line, cells, found);
    }

    /// Takes a line of nine dashes: a row where others have the sign for empty cells, drawn where they
    /// have another one.
    pub fn dashes(&mut self, line: u64, sign: char, found: &mut Vec<Found>) {
        self.has_dashes = true;
        self.held.push((line, String::from(sign).repeat(9)));
        if !self.signs.is_empty() || self.held.len() >= MOST_ROWS {
            self.release(found);
        }
    }

    /// Decides whether the held lines of dashes are rows or frames.
    fn release(&mut self, found: &mut Vec<Found>) {
        let held = std::mem::take(&mut self.held);
        let is_dashes = |cells: &str| cells.starts_with(|sign| DRAWN_SIGNS.contains(sign));
        let are_rows = held.len() > 2 && held.iter().all(|(_, cells)| is_dashes(cells));
        let are_rows = are_rows && self.groups.last().is_none_or(|_| !self.gap.is_empty());
        for (line, cells) in held {
            let is_row = match self.signs.is_empty() {
                true => are_rows || !is_dashes(&cells),
                false => !is_dashes(&cells) || cells.starts_with(|sign| self.signs.contains(sign)),
            };
            match is_row {
                true => self.add(line, cells, None),
                false => self.gap(Between::Frame, found),
            }
        }
    }

    /// Takes a line that should be a row, and what is wrong with it as a row and as a board.
    pub fn damaged(&mut self, line: u64, reason: String, alone: LineError, found: &mut Vec<Found>) {
        self.release(found);
        self.add(line, String::new(), Some((reason, alone)));
    }

    /// Takes a line that is blank or drawn.
    pub fn between(&mut self, line: Between, found: &mut Vec<Found>) {
        self.release(found);
        self.gap(line, found);
    }

    fn gap(&mut self, line: Between, found: &mut Vec<Found>) {
        self.gap.push(line);
        self.gap.truncate(2);
        match self.gap.len() {
            1 => self.end_whole(found),
            _ => self.end_block(found),
        }
    }

    fn add(&mut self, line: u64, cells: String, damaged: Option<(String, LineError)>) {
        let (reason, alone) = damaged.unzip();
        let damaged = reason.map(|reason| (line, reason));
        self.rows += 1;
        if self.rows > MOST_ROWS {
            // Keep one group; it is an error in any case.
            self.groups.truncate(1);
            self.groups[0].count = self.rows - 1;
            self.between.clear();
            self.gap.clear();
        }
        match (self.gap.first(), self.groups.last_mut()) {
            (None, Some(group)) => {
                group.count += 1;
                group.damaged = group.damaged.take().or(damaged);
                group.alone = None;
                if self.rows <= MOST_ROWS {
                    group.cells += &cells;
                }
            }
            (gap, last) => {
                self.between.extend(gap.filter(|_| last.is_some()));
                self.groups.push(Group { first: line, count: 1, cells, damaged, alone });
            }
        }
        self.gap.clear();
    }

    /// Ends what may be a board: nothing of what follows belongs to it.
    pub fn end(&mut self, found: &mut Vec<Found>) {
        self.release(found);
        self.end_block(found);
        if let Some(line) = self.numbers.take() {
            found.push((line, Err(wrong_number(1, true))));
        }
        self.gap.clear();
        self.title.clear();
        (self.list, self.is_band) = (None, false);
    }

    /// Nine rows that follow one another directly, or as many as several boards have, are boards
    /// whatever surrounds them.
    fn end_whole(&mut self, found: &mut Vec<Found>) {
        let is_whole = |group: &Group| group.count.is_multiple_of(9);
        if self.rows <= MOST_ROWS && self.groups.last().is_some_and(is_whole) {
            let last = self.groups.pop().expect("there is one");
            self.between.pop();
            let gap = std::mem::take(&mut self.gap);
            self.end_block(found);
            self.groups.push(last);
            self.end_groups(found);
            self.gap = gap;
        }
    }

    /// Reads the block.
    fn end_block(&mut self, found: &mut Vec<Found>) {
        self.end_whole(found);
        self.end_groups(found);
    }

    fn end_groups(&mut self, found: &mut Vec<Found>) {
        if self.groups.is_empty() {
            return;
        }
        let boards = self.boards();
        let groups = std::mem::take(&mut self.groups);
        self.between.clear();
        let mut groups = groups.into_iter().zip(boards).peekable();
        while let Some((first, is_board)) = groups.next() {
            let mut all = vec![first];
            while let Some((next, _)) = groups.next_if(|&(_, other)| other == is_board) {
                all.push(next);
            }
            match is_board {
                true => self.found(&all, found),
                false => self.bad(all, found),
            }
        }
        self.title.clear();
        (self.signs, self.has_dashes, self.rows) = (String::new(), false, 0);
        self.numbered.clear();
    }

    /// Returns for each group whether it belongs to boards: groups of three rows or of one with the
    /// same separator between them, if they fill boards. A group that fits two lists is in doubt.
    fn boards(&self) -> Vec<bool> {
        let groups = &self.groups;
        let is_good = |begin: usize, end: usize| {
            let all = &groups[begin..=end];
            let are = |count| all.iter().all(|group| group.count == count);
            let rows: usize = all.iter().map(|group| group.count).sum();
            let is_alike = all.len() == 1 || are(3) || are(1);
            rows <= MOST_ROWS
                && rows.is_multiple_of(9)
                && is_alike
                && all.iter().all(|group| group.damaged.is_none())
        };
        let (mut boards, mut begin) = (vec![0; groups.len()], 0);
        while begin < groups.len() {
            let alike = |&next: &&Between| self.between.get(begin) == Some(next);
            let end = begin + self.between[begin..].iter().take_while(alike).count();
            if is_good(begin, end) {
                boards[begin..=end].iter_mut().for_each(|lists| *lists += 1);
            }
            // The last group of a list may be the first of the next one.
            begin = if end + 1 < groups.len() { end } else { groups.len() };
        }
        let is_doubtful = boards.contains(&2);
        boards.into_iter().map(|lists| lists == 1 && !is_doubtful).collect()
    }

    /// Hands on the boards that sound groups are.
    fn found(&mut self, groups: &[Group], found: &mut Vec<Found>) {
        if let Some(line) = self.numbers.take() {
            let rows = 1 + groups.iter().map(|group| group.count).sum::<usize>();
            found.push((line, Err(wrong_number(rows, true))));
            return;
        }
        let line = |group: &Group, cell: usize| group.first + cell as u64 / 9;
        let cells = groups.iter().flat_map(|group| {
            (0..).zip(group.cells.chars()).map(move |(cell, sign)| (line(group, cell), sign))
        });
        let several = groups.iter().any(|group| group.count > 9);
        for board in &cells.chunks(CELLS) {
            let board: Vec<(u64, char)> = board.collect();
            let cells: String = board.iter().map(|&(_, sign)| sign).collect();
            let title = std::mem::take(&mut self.title);
            let is_numbered =
                self.numbered.binary_search(&board[0].0).is_ok() && !cells.chars().all(is_digit);
            let entry = if is_numbered {
                Err("this row may number the columns: begin it with `#`, or write it without blanks \
                     and commas"
                    .into())
            } else if has_border(&cells, several) {
                Err("a row of one sign may be empty cells, or be drawn; write `.` for an empty cell"
                    .into())
            } else {
                Ok(Entry::new(cells, title))
            };
            found.push((board[0].0, entry));
        }
    }

    /// Hands on the mistake that groups are.
    fn bad(&mut self, mut groups: Vec<Group>, found: &mut Vec<Found>) {
        let (line, rows) = (groups[0].first, groups.iter().map(|group| group.count).sum());
        let numbers = groups[0].cells.starts_with("123456789");
        if let Some(line) = self.numbers.take() {
            found.push((line, Err(wrong_number(1, true))));
        }
        if let ([Group { alone, .. }], 1) = (&mut groups[..], rows)
            && let Some(reason) = alone.take()
        {
            return found.push((line, Err(reason)));
        }
        let damaged = groups.iter_mut().find_map(|group| group.damaged.take());
        let reason = match damaged {
            Some((line, reason)) => LineError::Damaged { line, reason },
            None if rows > MOST_ROWS => LineError::Other(format!(
                "more than {MOST_ROWS} rows without a sure end; put two blank lines after each board"
            )),
            None if self.has_dashes => DASHES.into(),
            None if rows == 1 && numbers => return self.numbers = Some(line),
            None => match odd_group(&groups) {
                Some(odd) => LineError::OddGroup { rows, odd },
                None => wrong_number(rows, numbers),
            },
        };
        found.push((line, Err(reason)));
    }
}

/// The error of rows that are no board. The first one is `123456789` where `numbers` is true.
fn wrong_number(rows: usize, numbers: bool) -> LineError {
    let plural = if rows == 1 { "" } else { "s" };
    let hint = match rows {
        9 => " that neither follow one another directly nor are three groups of three",
        10 if numbers => {
            " instead of 9: the first may number the columns; leave it out, or begin it with `#`"
        }
        _ => " instead of 9: nine rows have to follow one another",
    };
    LineError::Other(format!("{rows} row{plural} of nine cells{hint}"))
}

/// Whether a row of a board may be a drawn line: it consists of one sign, which no other row has;
/// or it is the first or last row, another board is beside it, and people draw with its sign.
fn has_border(cells: &str, has_neighbour: bool) -> bool {
    let cells: Vec<char> = cells.chars().collect();
    let rows: Vec<&[char]> = cells.chunks(9).collect();
    let is_empty = |row: &[char]| row.iter().all_equal() && !is_digit(row[0]);
    let signs: Vec<char> =
        rows.iter().filter(|row| !is_empty(row)).copied().flatten().copied().collect();
    let is_other = |sign: char| !signs.contains(&sign) && !signs.iter().all(|&sign| is_digit(sign));
    let is_drawn = |row: &[char]| is_empty(row) && DRAWN_SIGNS.contains(row[0]);
    rows.iter().any(|row| is_empty(row) && is_other(row[0]))
        || has_neighbour && !signs.is_empty() && (is_drawn(rows[0]) || is_drawn(rows[8]))
}

/// Whether the next lines of a text contain a board, or a mistake, whose end is certain.
pub(super) fn has_end<'a>(lines: impl Iterator<Item = &'a [u8]>) -> bool {
    let (mut rows, mut between, mut are_whole) = (0, 0, true);
    for line in lines {
        let text = String::from_utf8_lossy(line);
        let place = place(&text);
        // A single row may number columns, and wait for others.
        let is_end = match Kind::recognise(&text) {
            _ if line.starts_with(b"#") => rows > 1,
            Kind::Long => true,
            Kind::Enclosing | Kind::Words => rows > 1,
            Kind::Titled(..) | Kind::Mixed(_) if rows > 1 => true,
            _ if place == Place::First && rows > 8 => true,
            Kind::Row(_) | Kind::Numbers(_) | Kind::Titled(..) => {
                (rows, are_whole, between) = (rows + 1, are_whole && between == 0, 0);
                false
            }
            Kind::Damaged(_) | Kind::Mixed(_) => {
                (rows, are_whole, between) = (rows + 1, false, 0);
                false
            }
            Kind::Blank | Kind::Frame => {
                between += usize::from(rows > 0);
                rows > 1 && (between == 2 || are_whole && rows == 9)
            }
            Kind::Bars => false,
            // What they are depends on more.
            Kind::Dashes(_) => return false,
        };
        if is_end || place == Place::Last && rows > 8 {
            return true;
        }
    }
    false
}

/// The line of the first group of another size than all before it, of which there are several.
fn odd_group(groups: &[Group]) -> Option<u64> {
    let usual = groups[0].count;
    let odd = groups.iter().skip_while(|group| group.count == usual);
    let before = groups.len() - odd.clone().count();
    odd.map(|group| group.first).next().filter(|_| before > 3)
}
