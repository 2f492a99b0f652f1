//! What a single line of a text is.

use super::error::LineError;
use crate::geometry::CELLS;
use crate::{DRAWN_SIGNS, is_cell};

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
    /// Nine times a sign that is drawn with, and stands for empty cells as well.
    Dashes(char),
    /// Nearly a row, and what is wrong: a verb and more.
    Damaged(String),
    /// Other words.
    Words,
    /// Whatever has more cells than a row.
    Long,
}

/// A row with damage has fewer cells; other lines are damaged boards.
const DAMAGED_ROW: usize = 20;

/// Does a sign end a field of cells?
pub(super) fn is_separator(sign: char) -> bool {
    sign.is_whitespace()
        || ",;:|\"'`()[]{}<>#=/\\!&".contains(sign)
        || ('\u{2500}'..='\u{257F}').contains(&sign)
}

/// The fields of a line, with where each begins, in bytes.
pub(super) fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = |field: &str| field.as_ptr().addr() - line.as_ptr().addr();
    let fields = line.split(is_separator).filter(|field| !field.is_empty());
    fields.map(move |field| (start(field), field))
}

/// Are the cells of a line spread evenly over what its commas separate? A cell that is missing, or
/// one too many, is nothing to be guessed.
pub(super) fn has_even_commas(line: &str) -> bool {
    let is_comma = |sign| ",;".contains(sign);
    // The comma that follows an item of a list.
    let line = line.trim().trim_end_matches(is_comma);
    let cells = |part: &str| part.chars().filter(|&sign| !is_separator(sign)).count();
    let mut counts = line.split(is_comma).map(cells);
    let first = counts.next().unwrap_or(0);
    !line.contains(is_comma) || first > 0 && counts.all(|count| count == first)
}

impl Kind {
    /// The kind of a line, without what surrounds it.
    pub fn of(line: &str) -> Kind {
        if line.is_empty() {
            return Kind::Blank;
        }
        let cells: String =
            line.chars().filter(|&sign| !is_separator(sign)).take(DAMAGED_ROW + 1).collect();
        let count = cells.chars().count();
        if count == 0 && !is_frame(line) {
            return match () {
                () if line.contains(|sign| "()[]{}<>\"'`".contains(sign)) => Kind::Enclosing,
                () if line.contains([',', ';']) => Kind::Damaged("has no cells".to_owned()),
                () => Kind::Bars,
            };
        }
        let are_cells = cells.chars().all(is_cell);
        if count == 9 && are_cells {
            let first = cells.chars().next().expect("nine");
            if DRAWN_SIGNS.contains(first) && cells.chars().all(|sign| sign == first) {
                return Kind::Dashes(first);
            }
            // A line of several signs for empty cells, like `*-------*`, is a frame.
            if cells.contains(|sign| ('1'..='9').contains(&sign)) || !is_frame(line) {
                return match has_even_commas(line) {
                    true => Kind::Row(cells),
                    false => Kind::Damaged(format!("has {}", LineError::Commas)),
                };
            }
        }
        let is_whole = |(_, field): (usize, &str)| field.chars().count() == CELLS;
        if is_frame(line) && !fields(line).any(is_whole) {
            return Kind::Frame;
        }
        if is_words(line, &cells) {
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

/// What is wrong with a row that has so many signs for cells: a verb and more.
fn damage(line: &str, count: usize) -> String {
    let is_candidates = |(_, field): (usize, &str)| field.bytes().all(|byte| byte.is_ascii_digit());
    if count > 9 && fields(line).count() == 9 && fields(line).all(is_candidates) {
        return format!("is {}", LineError::Candidates);
    }
    let is_wrong = |&(_, sign): &(usize, char)| !is_cell(sign) && !is_separator(sign);
    match (1..).zip(line.chars()).find(is_wrong) {
        Some((column, sign)) => format!("has {}", LineError::Sign { sign, column }),
        None => format!("has {count} cells instead of 9"),
    }
}

/// Is a line one of those that people draw around boxes?
fn is_frame(line: &str) -> bool {
    let is_box = |sign: char| ('\u{2500}'..='\u{257F}').contains(&sign);
    let is_sign = |sign: char| "-=_~+*|.:!'`<># \t".contains(sign) || is_box(sign);
    let is_bar = |sign: char| "│┃║┆┇┊┋╎╏".contains(sign);
    let is_stroke = |sign: char| "-=_~".contains(sign) || is_box(sign) && !is_bar(sign);
    line.chars().all(is_sign) && line.chars().filter(|&sign| is_stroke(sign)).count() >= 3
}
