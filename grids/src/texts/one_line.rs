//! A board in one line, perhaps among other words.

use super::among_words::may_be_row;
use super::entry::Entry;
use super::error::{CANDIDATES, DASHES, LineError, UNEVEN};
use super::fields::{fields, has_even_fields, is_digit, is_separator};
use super::kinds::{is_of_candidates, may_be_drawn, wrong_sign};
use crate::geometry::CELLS;
use crate::is_cell;
use itertools::Itertools;

/// The reason that a line has a second board that is not the solution of the first.
const SECOND: &str =
    "the line has a second board; give each a line of its own, or choose one with `--column`";

/// The error of a line that has cells, but not those of a board.
fn wrong_cells(cells: usize) -> LineError {
    LineError::Other(format!("{cells} cells instead of 81; write `.` for an empty cell"))
}

/// A number before a board has no more digits than this.
const MOST_DIGITS: usize = 20;

fn length(field: &str) -> usize {
    field.chars().count()
}

/// Whether a text that may be the name of a file consists of boards, perhaps with a mistake.
pub fn is_like_boards(text: &str) -> bool {
    let fields: String = fields(text).map(|(_, field)| field).collect();
    let cells = fields.chars().filter(|&sign| is_cell(sign)).count();
    is_board(&fields)
        || is_nearly_item(&fields)
        || is_glued(text)
        || length(text) == CELLS && fields == text && cells >= 17
        || text.contains('\n') && cells >= 18
}

/// Whether a text is a board that lost or gained some characters, or has characters that are no
/// cells.
fn is_nearly_item(text: &str) -> bool {
    let cells = || text.chars().filter(|&sign| is_cell(sign)).count();
    (60..=100).contains(&length(text)) && !is_board(text) && 10 * cells() > 9 * length(text)
}

/// Whether a field consists of exactly the 81 cells of a board.
pub(super) fn is_board(field: &str) -> bool {
    field.len() >= CELLS && length(field) == CELLS && field.chars().all(is_cell)
}

fn is_full(field: &str) -> bool {
    field.len() == CELLS && field.chars().all(is_digit)
}

/// Whether a full grid has all digits of the puzzle.
fn agree(puzzle: &str, grid: &str) -> bool {
    is_full(grid) && puzzle.chars().zip(grid.chars()).all(|(a, b)| a == b || !is_digit(a))
}

/// Returns a long line up to its last field end if it is a board with a comment.
pub(super) fn long(line: &str, several: bool) -> Option<&str> {
    let line = line.trim_start();
    let line = &line[..line.rfind(is_separator)?];
    let mut fields = fields(line).map(|(_, field)| field);
    let first = fields.next()?;
    let is_one = !several || !fields.next().is_some_and(is_full);
    (length(first) == CELLS && is_one).then_some(line)
}

/// The boards of a line that is no row. Where `several` is true, a line of nothing but full grids
/// has as many.
pub(super) fn entries(line: &str, several: bool) -> Result<Vec<Entry>, LineError> {
    if several {
        let grids = fields(line).filter(|(_, field)| is_full(field)).count();
        if grids > 1 && grids == fields(line).count() {
            return Ok(fields(line).map(|(_, field)| Entry::new(field, "")).collect());
        } else if grids > 1 {
            let reason = "grids and other words in a line: give each a line of its own";
            return Err(LineError::Other(format!("{grids} {reason}")));
        }
    }
    Ok(vec![entry(line, several)?])
}

/// The board of a line, and what stands beside it. In a line of a grid there may be its puzzles.
///
/// # Errors
/// There is no board, or it may be drawn.
pub(super) fn entry(line: &str, is_of_grids: bool) -> Result<Entry, LineError> {
    let entry = match is_board(line) {
        true => Entry::new(line, ""),
        false => entry_among_words(line, is_of_grids)?,
    };
    if may_be_drawn(&entry.cells) { Err(DASHES.into()) } else { Ok(entry) }
}

fn entry_among_words(line: &str, is_of_grids: bool) -> Result<Entry, LineError> {
    let all: Vec<(usize, &str)> = fields(line).collect();
    if let Some(&(start, field)) = all.iter().find(|(_, field)| is_nearly_item(field)) {
        return match wrong_sign(line, start, field) {
            Some(reason) if length(field) != CELLS => Err(reason),
            _ => Ok(Entry::new(field, "")),
        };
    }
    let is_begin = |field: &str| length(field) == CELLS || is_glued(field);
    if let Some(place) = all.iter().position(|(_, field)| is_begin(field)) {
        let (start, field) = all[place];
        let are_cells = |field: &&str| field.chars().all(is_cell);
        let before = all[..place].iter().map(|&(_, field)| field).filter(are_cells).map(length);
        let cells: usize = before.clone().sum();
        if before.max() > Some(MOST_DIGITS) || cells > CELLS / 2 {
            // What is left of a board, or one in several fields. The field may be its solution.
            return Err(if cells == CELLS { SECOND.into() } else { wrong_cells(cells) });
        }
        if length(field) != CELLS {
            return wrong_sign(line, start, field).map_or(Ok(Entry::new(field, "")), Err);
        }
        let mut others = all[place + 1..].iter().filter(|(_, other)| is_board(other));
        let is_told =
            |&(_, other): &(usize, &str)| agree(field, other) || is_of_grids && agree(other, field);
        if !others.all(is_told) {
            return Err(SECOND.into());
        }
        let words = [&line[..start], &line[start + field.len()..]];
        let words = words.map(|words| words.trim_matches(is_separator));
        return Ok(Entry::new(field, words.join(" ").trim()));
    }
    if let Some(entry) = nine_fields(line, &all) {
        return Ok(entry);
    }
    let cells: String = all.iter().map(|&(_, field)| field).collect();
    if is_board(&cells) {
        return if has_even_fields(line) { Ok(Entry::new(cells, "")) } else { Err(UNEVEN.into()) };
    }
    if is_nearly_item(&cells)
        && let Some(reason) = wrong_sign(line, 0, line)
    {
        return Err(reason);
    }
    if is_of_candidates(line) {
        return Err(CANDIDATES.into());
    }
    // Most likely the first field should be a board.
    let first = all.first().map_or("", |&(_, field)| field);
    match cells.chars().all(is_cell) {
        true if first.len() < cells.len() => Err(wrong_cells(length(&cells))),
        false if length(first) < 60 => Err(LineError::Words { characters: length(first) }),
        _ => Ok(Entry::new(first, "")),
    }
}

/// The board of a line that has its nine rows as fields, and what stands before and behind them.
fn nine_fields(line: &str, all: &[(usize, &str)]) -> Option<Entry> {
    let is_row = |&(_, field): &(usize, &str)| length(field) == 9 && field.chars().all(is_cell);
    let place = all.iter().position(is_row)?;
    let rows = all.get(place..place + 9)?;
    let end = |(start, field): (usize, &str)| start + field.len();
    let is_alone = all.iter().filter(|field| is_row(field)).count() == 9;
    let are_even =
        rows.iter().zip(&rows[1..]).map(|(&one, next)| &line[end(one)..next.0]).all_equal();
    // A number or the like is not taken for a row that is lost.
    let are_rows = [rows[0], rows[8]].iter().all(|row| may_be_row(&[row.1]));
    let words = [&line[..rows[0].0], &line[end(rows[8])..]];
    let words = words.map(|words| words.trim_matches(is_separator));
    let cells: String = rows.iter().map(|&(_, field)| field).collect();
    let are_sound = is_alone && are_even && are_rows && rows.iter().all(is_row);
    are_sound.then(|| Entry::new(cells, words.join(" ").trim()))
}

/// Whether a field has a board and, next to it, signs that do not end a field.
fn is_glued(field: &str) -> bool {
    let mut run = 0;
    let mut runs = field.chars().map(|sign| {
        run = if is_cell(sign) { run + 1 } else { 0 };
        run
    });
    length(field) > CELLS && runs.any(|run| run >= CELLS - 2)
}
