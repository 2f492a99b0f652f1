//! Grids and puzzles as people write them: in a line among other words, in nine lines, in
//! boxes drawn with signs.
//!
//! A line is taken for the first of these that it can be:
//!
//! | A line | is |
//! |---|---|
//! | with a field of 81 characters | an item; what stands before and after it is a comment on it |
//! | of 81 cells in several fields | an item |
//! | of nine cells, perhaps with `\|` and blanks between | a row: nine of them are an item |
//! | of signs to draw with | passed over |
//! | of anything else | a mistake |
//!
//! Fields end at blanks, tabs, commas, semicolons, bars and quotation marks.

use super::error::LineError;
use crate::grid::geometry::CELLS;
use crate::grid::is_cell;

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
            if self.cells.is_empty() {
                self.first = number;
            }
            self.cells += &row;
            if self.cells.len() == CELLS {
                found.push((number, Ok(entry(std::mem::take(&mut self.cells), ""))));
            }
            return;
        }
        if is_drawn(line) {
            return;
        }
        found.extend(self.end());
        if line.is_empty() {
            return;
        }
        if several && fields(line).count() > 1 && fields(line).all(|(_, field)| is_full(field)) {
            found.extend(fields(line).map(|(_, field)| (number, Ok(entry(field, "")))));
        } else {
            found.push((number, item(line)));
        }
    }

    /// Are no rows waiting for more?
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The mistake of rows that are fewer than nine when something else comes, or the end.
    pub fn end(&mut self) -> Option<Found> {
        let rows = std::mem::take(&mut self.cells).len() / 9;
        (rows > 0).then_some((self.first, Err(LineError::Unfinished { rows })))
    }
}

fn entry(cells: impl Into<String>, comment: impl Into<String>) -> Entry {
    Entry { cells: cells.into(), comment: comment.into() }
}

fn is_separator(character: char) -> bool {
    character.is_ascii_whitespace() || ",;|\"│┃║".contains(character)
}

/// The fields of a line, with where each begins.
fn fields(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = |field: &str| field.as_ptr().addr() - line.as_ptr().addr();
    let fields = line.split(is_separator).filter(|field| !field.is_empty());
    fields.map(move |field| (start(field), field))
}

fn is_full(field: &str) -> bool {
    field.len() == CELLS && field.bytes().all(|byte| matches!(byte, b'1'..=b'9'))
}

/// The item of a line that is no row.
fn item(line: &str) -> Result<Entry, LineError> {
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
    Ok(entry(fields(line).next().map_or("", |(_, field)| field), ""))
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
        assert_eq!(read(&format!("{G} {G} a"), true), [format!("{G} ({G} a)")]);
        assert_eq!(read(&format!("{G} {P}"), true), [format!("{G} ({P})")]);
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
        let eight = "1: 8 rows of nine cells instead of 9";
        assert_eq!(read(&rows(8), true), [eight]);
        assert_eq!(read(&format!("{}\n{}", rows(8), rows(9)), true), [eight, P]);
        assert_eq!(read(&format!("{}{P}", rows(8)), true), [eight, P]);
        assert_eq!(
            read(&format!("{}{}", rows(9), rows(1)), true),
            [P, "10: 1 row of nine cells instead of 9"]
        );
        let candidates = "| 1 259 37 | 4 5 6 | 7 8 29 |";
        assert!(read(candidates, true)[0].starts_with("1: a row of candidates"));
        assert_eq!(read("quizzes,solutions", true), ["quizzes"]);
    }
}
