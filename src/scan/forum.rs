//! Grids and puzzles as people write them: in a line among other words, in nine lines, in
//! boxes drawn with signs.
//!
//! A line is taken for the first of these that it can be:
//!
//! | A line | is |
//! |---|---|
//! | of nine cells, perhaps with `\|` and blanks between | a row: nine of them are an item |
//! | of signs to draw with | passed over |
//! | with a field that has nearly 81 characters | a mistake |
//! | of grids alone, where grids are wanted | an item for each |
//! | with a field of 81 characters | an item; what stands before and after it is a comment on it |
//! | of 81 cells in several fields | an item |
//! | of anything else | a mistake |
//!
//! Fields end at blanks, tabs, commas, semicolons, bars and quotation marks. Nine dashes are
//! a row or drawn: that depends on the signs of the other rows.

use super::error::LineError;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{DRAWN_SIGNS, EMPTY_SIGNS, is_cell};

/// An item as it was read: its 81 characters, and what its line says of it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// What should be the cells.
    pub cells: String,
    /// Empty if nothing is said.
    pub comment: String,
}

/// A line, from 1, and what it gives.
pub(super) type Found = (u64, Result<Entry, LineError>);

/// Rows of an item in nine lines, as far as they were read.
#[derive(Default)]
pub(super) struct Rows {
    cells: String,
    /// The line of the first one.
    first: u64,
}

impl Rows {
    /// Takes the next line and hands on what it gives, perhaps nothing. Where `several` is true, a
    /// line of nothing but full grids is as many items.
    pub fn line(&mut self, number: u64, line: &str, several: bool, found: &mut Vec<Found>) {
        let line = line.trim();
        if line.starts_with('#') {
            return;
        }
        if let Some(row) = row(line) {
            found.extend(self.row(number, &row));
            return;
        }
        let is_between_bands = line.is_empty() && matches!(self.cells.len(), 27 | 54);
        if is_between_bands || is_drawn(line) {
            return;
        }
        found.extend(self.end());
        if line.is_empty() {
            return;
        }
        let grids = fields(line).filter(|(_, field)| is_full(field)).count();
        if several && grids > 1 && grids == fields(line).count() {
            found.extend(fields(line).map(|(_, field)| (number, Ok(entry(field, "")))));
        } else if several && grids > 1 {
            found.push((number, Err(LineError::Mixed { grids })));
        } else {
            found.push((number, item(line)));
        }
    }

    /// Takes the next row, and hands on the item that it completes.
    fn row(&mut self, number: u64, row: &str) -> Option<Found> {
        // Where empty cells have another sign, rows of dashes are drawn.
        let is_other = |sign| EMPTY_SIGNS.contains(sign) && !DRAWN_SIGNS.contains(sign);
        let has_other_sign = |cells: &str| cells.contains(is_other);
        if is_dashes(row) && has_other_sign(&self.cells) {
            return None;
        }
        if has_other_sign(row) {
            self.cells = rows(&self.cells).filter(|row| !is_dashes(row)).collect();
        }
        if self.cells.is_empty() {
            self.first = number;
        }
        self.cells += row;
        if self.cells.len() < CELLS {
            return None;
        }
        let cells = std::mem::take(&mut self.cells);
        let is_clear = is_dashes(&cells) || !rows(&cells).any(is_dashes);
        Some((number, if is_clear { Ok(entry(cells, "")) } else { Err(LineError::Dashes) }))
    }

    /// Are no rows waiting for more?
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The mistake of rows that are fewer than nine when something else comes, or the end.
    pub fn end(&mut self) -> Option<Found> {
        let cells = std::mem::take(&mut self.cells);
        let rows = cells.len() / 9;
        (!is_dashes(&cells)).then_some((self.first, Err(LineError::Unfinished { rows })))
    }
}

/// The rows that cells are.
fn rows(cells: &str) -> impl Iterator<Item = &str> {
    (0..cells.len() / 9).map(|row| &cells[9 * row..9 * (row + 1)])
}

/// May rows be lines that were drawn?
fn is_dashes(cells: &str) -> bool {
    cells.chars().all(|sign| DRAWN_SIGNS.contains(sign))
}

/// Is a text an item that lost or gained some characters?
pub fn is_nearly_item(text: &str) -> bool {
    let (count, cells) = (text.chars().count(), text.bytes().filter(|&byte| is_cell(byte)).count());
    count != CELLS && (60..=100).contains(&count) && 10 * cells > 9 * count
}

fn entry(cells: impl Into<String>, comment: impl Into<String>) -> Entry {
    Entry { cells: cells.into(), comment: comment.into() }
}

fn is_separator(character: char) -> bool {
    matches!(character, ',' | ';' | '|' | '"' | '\'' | '│' | '┃' | '║') || character.is_whitespace()
}

/// The fields of a line, with where each begins.
fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = |field: &str| field.as_ptr().addr() - line.as_ptr().addr();
    let fields = line.split(is_separator).filter(|field| !field.is_empty());
    fields.map(move |field| (start(field), field))
}

/// The beginning of a long line that is an item with a comment, up to the end of a field; none if
/// it is something else.
pub(super) fn long(line: &str, several: bool) -> Option<&str> {
    let line = line.trim_start();
    let line = &line[..line.rfind(is_separator)?];
    let mut fields = fields(line).map(|(_, field)| field);
    let first = fields.next()?;
    let is_one = !several || !fields.next().is_some_and(is_full);
    (first.len() == CELLS && is_one).then_some(line)
}

fn is_full(field: &str) -> bool {
    field.len() == CELLS && field.bytes().all(|byte| matches!(byte, b'1'..=b'9'))
}

/// The item of a line that is no row.
fn item(line: &str) -> Result<Entry, LineError> {
    if let Some((_, field)) = fields(line).find(|(_, field)| is_nearly_item(field)) {
        return Ok(entry(field, ""));
    }
    let is_whole = |field: &str| field.len() >= CELLS && field.chars().count() == CELLS;
    if let Some((start, field)) = fields(line).find(|(_, field)| is_whole(field)) {
        let words = [&line[..start], &line[start + field.len()..]];
        let words = words.map(|words| words.trim_matches(is_separator));
        return Ok(entry(field, words.join(" ").trim()));
    }
    let cells: String = fields(line).map(|(_, field)| field).collect();
    if cells.len() == CELLS && cells.bytes().all(is_cell) {
        return Ok(entry(cells, ""));
    }
    let is_candidates = |field: &str| field.bytes().all(|byte| matches!(byte, b'1'..=b'9'));
    if fields(line).count() == 9 && fields(line).all(|(_, field)| is_candidates(field)) {
        return Err(LineError::Candidates);
    }
    // Most likely the first field should be an item.
    let first = fields(line).next().map_or("", |(_, field)| field);
    match cells.bytes().all(is_cell) {
        true if first.len() < cells.len() => Err(LineError::Cells { cells: cells.len() }),
        false if first.len() < 60 => Err(LineError::Words { characters: first.chars().count() }),
        _ => Ok(entry(first, "")),
    }
}

/// The nine cells of a line that has these and nothing else, but for what separates boxes.
fn row(line: &str) -> Option<String> {
    let between = |character: &char| is_separator(*character) || ":!".contains(*character);
    let cells: String = line.chars().filter(|character| !between(character)).take(10).collect();
    let is_row = cells.len() == 9 && cells.bytes().all(is_cell);
    (is_row && !line.contains('+')).then_some(cells)
}

/// Is a line one of those that people draw around boxes?
fn is_drawn(line: &str) -> bool {
    let signs = "-=_+*|.:'` \t\u{2500}";
    let is_sign =
        |character| signs.contains(character) || ('\u{2500}'..='\u{257F}').contains(&character);
    let strokes =
        line.chars().filter(|&character| "-=_".contains(character) || character > '\u{7F}');
    line.len() < CELLS && line.chars().all(is_sign) && strokes.count() >= 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use itertools::Itertools;

    const P: &str =
        "98.7..6..5..6..9...7..9..8.4..3..2...2..6..7...1..8..3.4..2..5...9..5..1..3..7.42";
    const G: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    /// What a text gives: cells and comment, or the line and the mistake.
    fn read(text: &str, several: bool) -> Vec<String> {
        let (mut rows, mut found) = (Rows::default(), Vec::new());
        for (number, line) in (1..).zip(text.lines()) {
            rows.line(number, line, several, &mut found);
        }
        found.extend(rows.end());
        let told = |(line, found): Found| match found {
            Ok(Entry { cells, comment }) if comment.is_empty() => cells,
            Ok(Entry { cells, comment }) => format!("{cells} ({comment})"),
            Err(reason) => format!("{line}: {reason}"),
        };
        found.into_iter().map(told).collect()
    }

    #[test]
    fn an_item_in_a_line() {
        for (line, comment) in [
            (P.to_owned(), ""),
            (format!("{P},Easter Monster"), "Easter Monster"),
            (format!("{P};ED=9.0/9.0/2.0"), "ED=9.0/9.0/2.0"),
            (format!("{P}   # 12, hard; really"), "# 12, hard; really"),
            (format!("17\t{P}\t{G}\tx"), &format!("17 {G}\tx")),
            (format!("\"{P}\",\"{G}\""), G),
        ] {
            let expected =
                if comment.is_empty() { P.to_owned() } else { format!("{P} ({comment})") };
            assert_eq!(read(&line, true), [expected], "{line}");
        }
        let spaced = P.chars().join(" ");
        let in_rows = P.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).join(",");
        assert_eq!(read(&format!("{spaced}\n{in_rows}"), true), [P, P]);
        for signs in ["0", "*", "_", "-", "x"] {
            let puzzle = P.replace('.', signs);
            assert_eq!(read(&puzzle, false), [puzzle]);
        }
    }

    #[test]
    fn several_grids_in_a_line() {
        let line = format!("{G} {G},{G}");
        assert_eq!(read(&line, true), [G, G, G]);
        assert_eq!(read(&line, false), [format!("{G} ({G},{G})")]);
        assert_eq!(
            read(&format!("{G} {G} a"), true),
            ["1: 2 grids and other words in a line: give each a line of its own"]
        );
        assert_eq!(read(&format!("{G} {P}"), true), [format!("{G} ({P})")]);
    }

    /// Another field must not be taken for it.
    #[test]
    fn a_damaged_item_is_a_mistake() {
        let (short, long) = (&P[1..], format!("{P}."));
        for line in [
            format!("{short},{G}"),
            format!("{long} {G}"),
            format!("1 {short}\tx {G}"),
            format!("{P} {}", &G[5..]),
        ] {
            for several in [false, true] {
                let [entry] = &read(&line, several)[..] else { panic!("{line}") };
                assert!(entry.parse::<gridsieve_grids::Puzzle>().is_err(), "{line}: {entry}");
            }
        }
        assert_eq!(
            read(&format!("{G} {G} {}", &G[1..]), true),
            ["1: 2 grids and other words in a line: give each a line of its own"]
        );
        assert_eq!(read(&format!("{G} {}", &G[1..]), true), [&G[1..]]);
    }

    /// A puzzle in nine lines, each made of its three boxes, with a line before each band and one
    /// at the end.
    fn drawn(edge: &str, row: impl Fn([&str; 3]) -> String) -> String {
        let mut text = String::new();
        for (number, cells) in P.as_bytes().chunks(9).enumerate() {
            if number % 3 == 0 {
                text += edge;
            }
            let boxes = [0, 3, 6].map(|start| str::from_utf8(&cells[start..start + 3]).unwrap());
            text += &(row(boxes) + "\n");
        }
        text + edge
    }

    #[test]
    fn items_in_nine_lines() {
        for text in [
            drawn("", |boxes| boxes.concat()),
            drawn("", |boxes| boxes.concat().chars().join(" ")),
            drawn("+-------+-------+-------+\n", |boxes| {
                format!("| {} |", boxes.map(|cells| cells.chars().join(" ")).join(" | "))
            }),
            drawn("+---+---+---+\n", |boxes| format!("|{}|", boxes.join("|"))),
            drawn("------+-------+------\n", |boxes| boxes.join(" | ")),
            drawn("*-----------*\n", |boxes| format!(" |{}| ", boxes.join("|"))),
            drawn(":-----+-----+-----:\n", |boxes| format!(":{}:", boxes.join(":"))),
            drawn("'-----------'\n# a word\n", |boxes| boxes.join("\t")),
            drawn("├───┼───┼───┤\n", |boxes| {
                format!("│{}│", boxes.join("│"))
            }),
            drawn("-------------------------\n", |boxes| format!("|{}|", boxes.join("|"))),
        ] {
            assert_eq!(read(&text, true), [P], "{text}");
            assert_eq!(read(&format!("{text}\n{G}\n{text}{text}"), true), [P, G, P, P], "{text}");
        }
        // A blank line, or one that is drawn with nine dashes, between bands.
        for edge in ["---------\n", "--- --- ---\n", "|___|___|___|\n", "\n"] {
            for signs in [".", "0"] {
                let text = drawn(edge, |boxes| boxes.concat()).replace('.', signs);
                let expected = P.replace('.', signs);
                assert_eq!(read(&text, true), std::slice::from_ref(&expected), "{text}");
                let four = format!("{text}{text}\n{text}\n{P}\n");
                let three = [&expected, &expected, &expected, P];
                assert_eq!(read(&four, true), three, "{four}");
            }
        }
        for full in [G, &P.replace('.', "-")] {
            let text: Vec<_> = full
                .as_bytes()
                .chunks(27)
                .map(|band| band.chunks(9).map(|row| str::from_utf8(row).unwrap()).join("\n"))
                .collect();
            assert!(read(&text.join("\n---------\n"), true)[0].ends_with("`.` for an empty cell"));
        }
        // All lines of dashes are rows, none is drawn.
        let dashes = drawn("", |boxes| boxes.concat()).replace('.', "-");
        assert_eq!(
            read(&format!("{}{dashes}", "---------\n".repeat(9)), true),
            ["-".repeat(81), P.replace('.', "-")]
        );
    }

    #[test]
    fn rows_that_are_no_item() {
        let rows = |count: usize| drawn("", |boxes| boxes.concat())[..10 * count].to_owned();
        let eight = "1: 8 rows of nine cells instead of 9: nine rows have to follow one another";
        assert_eq!(read(&rows(8), true), [eight]);
        assert_eq!(read(&format!("{}\n{}", rows(8), rows(9)), true), [eight, P]);
        assert_eq!(read(&format!("{}{P}", rows(8)), true), [eight, P]);
        assert_eq!(
            read(&format!("{}{}", rows(9), rows(1)), true),
            [P, "10: 1 row of nine cells instead of 9: nine rows have to follow one another"]
        );
        let candidates = "| 1 259 37 | 4 5 6 | 7 8 29 |";
        assert!(read(candidates, true)[0].starts_with("1: a row of candidates"));
        assert_eq!(
            read("quizzes,solutions\n1 2 3 5 6 7 8 9", true),
            [
                "1: 7 characters instead of 81; a line of other words begins with `#`",
                "2: 8 cells instead of 81; write `.` for an empty cell",
            ]
        );
    }
}
