//! A row of a board among words in a line: the first row of a list in a program, or a mistake.

use super::fields::{fields, has_even_fields, is_digit, is_separator};
use crate::is_cell;
use itertools::Itertools;

/// On which side of a row the words of its line are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Before,
    Behind,
    Both,
}

/// Where the words are if a line of words also has a row: nine fields of one cell, three of three,
/// or one of nine.
pub(super) fn side_of_words(line: &str) -> Option<Side> {
    let all: Vec<&str> = fields(line).map(|(_, field)| field).collect();
    [1, 3, 9].into_iter().find_map(|size| {
        let count = 9 / size;
        let are_cells = |field: &&str| field.chars().count() == size && field.chars().all(is_cell);
        let is_row = |row: &[&str]| row.iter().all(are_cells) && may_be_row(row);
        let place = all.windows(count).position(is_row)?;
        let has_words = |fields: &[&str]| !fields.iter().all(|field| field.chars().all(is_cell));
        Some(match (has_words(&all[..place]), has_words(&all[place + count..])) {
            (true, false) => Side::Before,
            (false, true) => Side::Behind,
            _ => Side::Both,
        })
    })
}

/// Whether fields may be a row. Digits in order, a date, ratings such as `7.2`, and numbers without
/// a sign for an empty cell that have a digit twice are none.
pub(super) fn may_be_row(fields: &[&str]) -> bool {
    let cells: String = fields.concat();
    let digits: Vec<char> = cells.chars().filter(|&sign| is_digit(sign)).collect();
    let is_number = |part: &str| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_digit());
    let is_rating = |field: &&str| {
        field.split_once('.').is_some_and(|(whole, rest)| is_number(whole) && is_number(rest))
    };
    let parts = || cells.split(['-', '.']);
    let is_date = fields.len() == 1 && parts().count() == 3 && parts().all(is_number);
    let is_in_order = matches!(&cells[..], "123456789" | "012345678");
    let has_empty_cells = digits.len() < cells.chars().count();
    let is_other = is_date || is_in_order || fields.iter().all(is_rating);
    !is_other && !digits.is_empty() && (has_empty_cells || digits.iter().all_unique())
}

/// The name of a list, and its first row, as in `grid = [[5,3,0,...],`: nine cells between commas,
/// in a bracket that does not close in the line.
pub(super) fn titled_row(line: &str) -> Option<(String, String)> {
    let all: Vec<(usize, &str)> = fields(line).collect();
    let row = &all[all.len().checked_sub(9)?..];
    let (title, rest) = line.split_at(row[0].0);
    let is_cell =
        |&(_, field): &(usize, &str)| field.chars().count() == 1 && field.chars().all(is_cell);
    let count = |text: &str, signs: &[char]| text.matches(signs).count();
    let is_open = count(line, &['[', '{']) > count(line, &[']', '}']);
    let is_list = is_open && count(rest, &[',']) >= 8 && has_even_fields(rest);
    let begins = title.contains(char::is_alphabetic) && title.trim_end().ends_with(['[', '{']);
    let cells = row.iter().map(|&(_, field)| field).collect();
    let title = title.trim_matches(is_separator).to_owned();
    (begins && is_list && row.iter().all(is_cell)).then_some((title, cells))
}
