//! The fields of a line, and the signs between them.

use itertools::Itertools;

/// Whether a sign ends a field of cells.
pub(super) fn is_separator(sign: char) -> bool {
    // , ; : | " ' ` ( ) [ ] { } < > # = / \ ! &
    let is_ascii_separator =
        matches!(sign, '!'..='#' | '&'..=')' | ',' | '/' | ':'..='>' | '['..=']' | '`' | '{'..='}');
    is_ascii_separator || sign.is_whitespace() || is_box(sign)
}

pub(super) fn is_box(sign: char) -> bool {
    ('\u{2500}'..='\u{257F}').contains(&sign)
}

pub(super) fn is_bar(sign: char) -> bool {
    matches!(sign, '|' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏')
}

pub(super) fn is_digit(sign: char) -> bool {
    matches!(sign, '1'..='9')
}

/// The fields of a line, with where each begins, in bytes.
pub(super) fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = |field: &str| field.as_ptr().addr() - line.as_ptr().addr();
    let fields = line.split(is_separator).filter(|field| !field.is_empty());
    fields.map(move |field| (start(field), field))
}

/// Whether all fields that commas, tabs, bars, brackets or the like separate have equally many
/// cells. A missing or extra cell is an error; its place is never guessed.
pub(super) fn has_even_fields(line: &str) -> bool {
    // Boxes have a field of three.
    let are_single = fields(line).all(|(_, field)| field.chars().count() == 1);
    let is_bracket = |sign| matches!(sign, '(' | ')' | '[' | ']' | '{' | '}');
    let is_end_of_row = |sign| is_bracket(sign) || are_single && matches!(sign, '/' | ':' | '#');
    let mut rows = line.split(is_end_of_row).map(count_signs).filter(|&count| count > 0);
    let is_comma = |sign| matches!(sign, ',' | ';');
    // The comma that follows an item of a list.
    let line = line.trim().trim_end_matches(is_comma);
    let mut commas = line.split(is_comma).map(count_signs);
    // Two tabs or bars may separate boxes, so that there is nothing between them.
    let mut tabs = line.split('\t').map(count_signs).filter(|&count| count > 0);
    let mut bars = line.split(is_bar).map(count_signs).filter(|&count| count > 0);
    let mut lengths = fields(line).map(|(_, field)| field.chars().count());
    lengths.all_equal()
        && commas.all_equal()
        && tabs.all_equal()
        && bars.all_equal()
        && rows.all_equal()
}

/// The number of signs that do not end a field.
pub(super) fn count_signs(text: &str) -> usize {
    text.chars().filter(|&sign| !is_separator(sign)).count()
}
