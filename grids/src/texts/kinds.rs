//! Decides what a single line of a text is.

use super::among_words::{Side, side_of_words, titled_row};
use super::error::{CANDIDATES, LineError, UNEVEN};
use super::fields::{count_signs, fields, has_even_fields, is_bar, is_box, is_digit, is_separator};
use crate::geometry::CELLS;
use crate::{DRAWN_SIGNS, is_cell};
use itertools::Itertools;

/// What a line is, by itself.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Blank,
    /// Brackets or quotation marks alone: what encloses a board.
    Enclosing,
    /// Bars and blanks alone.
    Bars,
    /// Signs to draw with.
    Frame,
    /// Nine cells.
    Row(String),
    /// A row that may number the columns: blanks or commas are between its digits.
    Numbers(String),
    /// The name of a list, and the row with which it begins.
    Titled(String, String),
    /// Nine times a sign that is drawn with, and stands for empty cells as well.
    Dashes(char),
    /// Nearly a row, and what is wrong: a verb and more.
    Damaged(String),
    /// Words and a row: the first or last row of a damaged board.
    Mixed(Side),
    /// Other words.
    Words,
    /// Whatever has more cells than a row.
    Long,
}

/// A line with more characters than this is a damaged board, not a damaged row.
const DAMAGED_ROW: usize = 20;

/// May a line of words be a header? A board, or what is left of one, is none.
pub(super) fn may_be_header(line: &str) -> bool {
    let are_cells = |field: &str| field.chars().all(is_cell);
    let may_be_row = |text: &str| count_signs(text) == 9 && text.contains(is_digit);
    let is_word = |(_, field): (usize, &str)| field.chars().count() <= 40 && !may_be_row(field);
    let cells = fields(line).filter(|&(_, field)| are_cells(field)).map(|(_, field)| field.len());
    fields(line).all(is_word)
        && !may_be_row(line)
        && !has_many_cells(line)
        && cells.sum::<usize>() < 9
        && line.chars().filter(char::is_ascii_digit).count() < 9
}

/// Whether a line has at least nine cells in a row. The same sign repeated is a drawn line, not
/// cells.
pub(super) fn has_many_cells(line: &str) -> bool {
    let mut runs = line.split(|sign| !is_cell(sign));
    runs.any(|run| run.chars().count() >= 9 && !run.chars().all_equal())
}

/// Whether a board consists of one sign alone with which people draw lines.
pub(super) fn may_be_drawn(cells: &str) -> bool {
    cells.starts_with(['_', '-', '*']) && cells.chars().all_equal()
}

/// Whether a line is a row of candidates.
pub(super) fn is_of_candidates(line: &str) -> bool {
    fields(line).count() == 9 && fields(line).all(|(_, field)| field.chars().all(is_digit))
}

/// The first sign in a field of a line that is no cell. The field begins at this byte of the line.
pub(super) fn wrong_sign(line: &str, start: usize, field: &str) -> Option<LineError> {
    let is_wrong = |&(_, sign): &(usize, char)| !is_cell(sign) && !is_separator(sign);
    let (place, sign) = field.char_indices().find(is_wrong)?;
    Some(LineError::Sign { sign, column: line[..start + place].chars().count() + 1 })
}

impl Kind {
    /// The kind of a line, without what surrounds it.
    pub fn recognise(line: &str) -> Kind {
        if line.is_empty() {
            return Kind::Blank;
        }
        let is_whole = |(_, field): (usize, &str)| field.chars().count() == CELLS;
        if fields(line).next().is_some_and(is_whole) {
            return Kind::Long;
        }
        let cells: String =
            line.chars().filter(|&sign| !is_separator(sign)).take(DAMAGED_ROW + 1).collect();
        let count = cells.chars().count();
        if count == 0 && !is_frame(line) {
            return if line.contains(|sign| "()[]{}<>\"'`".contains(sign)) {
                Kind::Enclosing
            } else if line.contains([',', ';']) {
                Kind::Damaged("has no cells".to_owned())
            } else {
                Kind::Bars
            };
        }
        let are_cells = cells.chars().all(is_cell);
        if count == 9 && are_cells {
            let first = cells.chars().next().expect("nine");
            if DRAWN_SIGNS.contains(first) && cells.chars().all(|sign| sign == first) {
                return Kind::Dashes(first);
            }
            // A line of several signs for empty cells, like `*-------*`, is a frame.
            if cells.contains(is_digit) || !is_frame(line) {
                return match has_even_fields(line) {
                    true if may_number_columns(line, &cells) => Kind::Numbers(cells),
                    true => Kind::Row(cells),
                    false => Kind::Damaged(format!("has {UNEVEN}")),
                };
            }
        }
        if is_frame(line) && !fields(line).any(is_whole) {
            return Kind::Frame;
        }
        if let Some((title, row)) = titled_row(line) {
            return Kind::Titled(title, row);
        }
        if is_words(line, &cells) {
            if let Some(side) = side_of_words(line).filter(|_| !has_board(line)) {
                return Kind::Mixed(side);
            }
            return if line.chars().count() > CELLS / 2 { Kind::Long } else { Kind::Words };
        }
        match count > DAMAGED_ROW {
            true => Kind::Long,
            false => Kind::Damaged(damage(line, count)),
        }
    }
}

/// Whether a line has a word of letters, or fewer cells than other signs.
fn is_words(line: &str, cells: &str) -> bool {
    let is_letter = |sign: &char| sign.is_alphabetic() && !is_cell(*sign);
    let mut signs = line.chars().zip(line.chars().skip(1));
    let has_word = signs.any(|(a, b)| is_letter(&a) && is_letter(&b));
    has_word || 2 * cells.chars().filter(|&sign| is_cell(sign)).count() < cells.chars().count()
}

/// Where a row stands in a list of rows that brackets enclose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    First,
    Last,
    /// In the middle, or in no list.
    Other,
}

/// The place of a row, by two brackets that open or close in a row.
pub(super) fn place(line: &str) -> Place {
    if !line.contains(['[', ']', '{', '}']) {
        return Place::Other;
    }
    let is_passed = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';');
    let signs: Vec<char> = line.chars().filter(|&sign| !is_passed(sign)).collect();
    let is_opening = |sign: &&char| matches!(sign, '[' | '{');
    let is_closing = |sign: &&char| matches!(sign, ']' | '}');
    let opening = signs.iter().take_while(is_opening).count();
    let closing = signs.iter().rev().take_while(is_closing).count();
    // In the middle of a row brackets are around boxes.
    let are_outside = opening == signs.iter().filter(is_opening).count()
        && closing == signs.iter().filter(is_closing).count();
    match (are_outside && opening > 1, are_outside && closing > 1) {
        (true, false) => Place::First,
        (false, true) => Place::Last,
        _ => Place::Other,
    }
}

/// Whether a line has far more cells than a row.
fn has_board(line: &str) -> bool {
    let cells = fields(line).filter(|(_, field)| field.chars().all(is_cell));
    cells.map(|(_, field)| field.chars().count()).sum::<usize>() > DAMAGED_ROW
}

/// Whether a row may number the columns: the digits in order, with blanks or commas between them.
fn may_number_columns(line: &str, cells: &str) -> bool {
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';');
    let are_apart = fields(line).all(|(_, field)| field.len() == 1);
    let numbers = matches!(cells, "123456789" | "012345678");
    numbers && are_apart && line.chars().all(|sign| is_cell(sign) || is_between(sign))
}

/// Says what is wrong with a row of `count` characters, beginning with a verb.
fn damage(line: &str, count: usize) -> String {
    if count > 9 && is_of_candidates(line) {
        return format!("is {CANDIDATES}");
    }
    match wrong_sign(line, 0, line) {
        Some(reason) => format!("has a wrong sign: {reason}"),
        None => format!("has {count} cell{} instead of 9", if count == 1 { "" } else { "s" }),
    }
}

/// Whether a line is drawn around boxes.
fn is_frame(line: &str) -> bool {
    let is_dash = |sign: char| matches!(sign, '-' | '=' | '_' | '~');
    let is_other = |sign: char| {
        matches!(
            sign,
            '+' | '*' | '|' | '.' | ':' | '!' | '\'' | '`' | '<' | '>' | '#' | ' ' | '\t'
        )
    };
    let is_stroke = |sign: char| is_dash(sign) || is_box(sign) && !is_bar(sign);
    line.chars().all(|sign| is_dash(sign) || is_other(sign) || is_box(sign))
        && line.chars().filter(|&sign| is_stroke(sign)).count() >= 3
}
