//! Single notations: what texts give, and what is refused.

use super::super::*;
use itertools::Itertools;

const P: &str = "98.7..6..5..6..9...7..9..8.4..3..2...2..6..7...1..8..3.4..2..5...9..5..1..3..7.42";
const G: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

/// The cells of a board.
#[derive(Debug)]
struct Cells(String);

impl FromStr for Cells {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Cells, LineError> {
        let _: crate::Puzzle = text.parse()?;
        Ok(Cells(text.to_owned()))
    }
}

/// What a text gives: cells and comment, or the line and the mistake.
fn read(text: &str, several: bool) -> Vec<String> {
    let syntax = if several { Syntax::Grids } else { Syntax::Puzzles };
    let mut items = Items::<_, Cells>::new(syntax, "f", text.as_bytes());
    let mut told = Vec::new();
    while let Some(item) = items.next() {
        told.push(match (item, items.comment()) {
            (Ok(Cells(cells)), "") => cells,
            (Ok(Cells(cells)), comment) => format!("{cells} ({comment})"),
            (Err(error), _) => error.to_string()[2..].to_owned(),
        });
    }
    told
}

/// A full grid that has the clues of `P`: its rules are not looked at.
fn solution() -> String {
    P.replace('.', "5")
}

#[test]
fn a_board_in_a_line() {
    let solution = solution();
    for (line, comment) in [
        (P.to_owned(), ""),
        (format!("{P},Easter Monster"), "Easter Monster"),
        (format!("{P};ED=9.0/9.0/2.0"), "ED=9.0/9.0/2.0"),
        (format!("{P}   # 12, hard; really"), "12, hard; really"),
        (format!("17\t{P}\t{solution}\tx"), &format!("17 {solution}\tx")),
        (format!("\"{P}\",\"{solution}\""), &solution),
    ] {
        let expected = if comment.is_empty() { P.to_owned() } else { format!("{P} ({comment})") };
        assert_eq!(read(&line, false), [expected], "{line}");
    }
    let spaced = P.chars().join(" ");
    let in_rows = P.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).join(",");
    assert_eq!(read(&format!("{spaced}\n{in_rows}"), true), [P, P]);
}

#[test]
fn several_boards_in_a_line() {
    let solution = solution();
    let second =
        "1: a second board in the line: give each a line of its own, or choose one with `--column`";
    assert_eq!(read(&format!("{G} {G},{solution}"), true), [G, G, &solution]);
    assert_eq!(
        read(&format!("{G} {G} a"), true),
        ["1: 2 grids and other words in a line: give each a line of its own"]
    );
    // A puzzle after its grid is told where grids are wanted.
    assert_eq!(read(&format!("{solution} 17 {P}"), true), [format!("{solution} (17 {P})")]);
    for (line, several) in [
        (format!("{solution},{P}"), false),
        (format!("{P} {P}"), false),
        (format!("{G} {solution}"), false),
        (format!("{P} {G}"), true),
        (format!("{G} {P}"), true),
    ] {
        assert_eq!(read(&line, several), [second], "{line}");
    }
}

/// Another field must not be taken for it.
#[test]
fn a_damaged_board_is_a_mistake() {
    let (short, long) = (&P[1..], format!("{P}."));
    for (line, reason) in [
        (format!("{short},{G}"), "80 characters instead of 81"),
        (format!("{long} {G}"), "82 characters instead of 81"),
        (format!("1 {short}\tx {G}"), "80 characters instead of 81"),
        (format!("{P} {}", &G[5..]), "76 characters instead of 81"),
        (format!("{G} {}", &G[1..]), "80 characters instead of 81"),
        (format!("{P}~{}", solution()), "`~` in column 82 is neither a digit"),
        (format!(" x {P}hard"), "`h` in column 85 is neither a digit"),
        (format!("Z{}", &P[1..]), "`Z` at row 1, column 1 is neither a digit"),
        (P[1..].chars().join(" "), "80 cells instead of 81"),
        (format!(",{}", P[1..].chars().join(",")), "80 cells instead of 81"),
        (format!("{},,{}", P[..40].chars().join(","), P[40..].chars().join(",")), "an empty field"),
    ] {
        for several in [false, true] {
            let found = read(&line, several);
            assert!(found.len() == 1 && found[0].contains(reason), "{line}: {found:?}");
        }
    }
    let mixed = ["1: 2 grids and other words in a line: give each a line of its own"];
    assert_eq!(read(&format!("{G} {G} {}", &G[1..]), true), mixed);
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
        drawn("'-----------'\n", |boxes| boxes.join("\t")),
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
        let found = read(&text.join("\n---------\n"), true);
        match full == G {
            true => assert_eq!(found, [G]),
            false => assert!(found[0].ends_with("write `.` for an empty cell"), "{found:?}"),
        }
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
    let ten = "1: 10 rows of nine cells instead of 9: nine rows have to follow one another";
    assert_eq!(read(&format!("{}{}", rows(9), rows(1)), true), [ten]);
    assert_eq!(read(&format!("{}{}\n{}", rows(9), rows(1), rows(9)), true), [ten, P]);
    let candidates = "| 1 259 37 | 4 5 6 | 7 8 29 |";
    assert!(read(candidates, true)[0].starts_with("1: a row of candidates"));
    let pencilled = format!("{}{candidates}\n{}", rows(4), rows(4));
    assert!(
        read(&pencilled, true)[0].starts_with("1: a damaged board: its line 5 is a row of cand")
    );
    assert_eq!(
        read("quizzes,solutions\n1 2 3 5 6 7 8 9\nwords", true),
        [
            "2: 8 cells instead of 81; write `.` for an empty cell",
            "3: 5 characters instead of 81; a line of other words begins with `#`",
        ]
    );
}

#[test]
fn rows_of_two_boards_are_never_one() {
    let rows = |from: usize, count: usize| {
        drawn("", |boxes| boxes.concat())[10 * from..10 * (from + count)].to_owned()
    };
    let (band, whole) = (|band: usize| rows(3 * band, 3), rows(0, 9));
    let numbers = "1 2 3 4 5 6 7 8 9\n";
    let frame = "-----+-----\n";
    for (text, expected) in [
        // Groups of rows that do not fit.
        (format!("{}\n{whole}\n{}", rows(0, 6), rows(6, 3)), vec!["1: 6", P, "18: 3"]),
        (format!("{}\n{}\n{}\n{whole}", band(0), band(1), rows(6, 2)), vec!["1: 8", P]),
        // One band short, and no sure end: nobody knows which bands belong together.
        (format!("{0}\n{1}\n{0}\n{1}\n{2}", band(0), band(1), band(2)), vec!["1: 15"]),
        // With one.
        (format!("{0}\n{1}\n# x\n{0}\n{1}\n{2}", band(0), band(1), band(2)), vec!["1: 6", P]),
        (format!("{0}\n{1}\n\n{0}\n{1}\n{2}", band(0), band(1), band(2)), vec!["1: 6", P]),
        (
            format!("{0}{frame}{1}\n{0}{frame}{1}{frame}{2}", band(0), band(1), band(2)),
            vec!["1: 6", P],
        ),
        // The same band ends one list and begins another.
        (format!("{0}{frame}{0}{frame}{0}\n{0}\n{0}", band(0)), vec!["1: 15"]),
        // Numbers of columns.
        (format!("{numbers}{whole}\n{whole}"), vec!["1: 10", P]),
        (format!("{numbers}\n{whole}# x\n{whole}"), vec!["1: 10", P]),
        (format!("{numbers}{frame}{whole}\n{whole}"), vec!["1: 10", P]),
        (format!("{numbers}\n\n{whole}# x\n{whole}"), vec!["1: 10", P]),
        (format!("# {numbers}{whole}"), vec![P]),
        // As many rows as two boards have, and one more.
        (format!("{whole}{whole}"), vec![P, P]),
        (format!("{whole}{whole}{}", rows(0, 1)), vec!["1: 19"]),
        (
            format!("{whole}{whole}5..\n{whole}"),
            vec!["1: a damaged board: its line 19 has 3 cells"],
        ),
    ] {
        let found = read(&text, false);
        assert_eq!(found.len(), expected.len(), "{text}{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            let rest = found.strip_prefix(expected);
            assert!(
                rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit())),
                "{text}{found}"
            );
        }
    }
}

#[test]
fn rows_with_commas_have_all_cells() {
    let text = drawn("", |boxes| boxes.concat().chars().join(","));
    assert_eq!(read(&text, false), [P]);
    for (cell, damage) in [(".,", ","), (".,.", ".."), (",.", ",")] {
        let text = text.replacen(cell, damage, 1);
        let found = read(&text, false);
        let is_told = found.len() == 1 && found[0].starts_with("1: a damaged board: its line ");
        assert!(is_told, "{text}{found:?}");
    }
}

#[test]
fn titles_and_headers() {
    let rows = drawn("", |boxes| boxes.concat());
    assert_eq!(
        read(&format!("Grid 01\n{rows}Grid 02, hard\n\n{rows}"), false),
        [format!("{P} (Grid 01)"), format!("{P} (Grid 02, hard)")]
    );
    // Words with no rows below are a header where they come first, and else a mistake.
    let error = "a line of other words begins with `#`";
    for text in ["id,puzzle", "puzzle", "\n# x\nquizzes,solutions\n"] {
        assert_eq!(read(&format!("{text}\n1,{P}\n"), false), [format!("{P} (1)")]);
        let found = read(&format!("{P}\nwords\n{P}\n"), false);
        assert!(found.len() == 3 && found[1].ends_with(error), "{found:?}");
    }
    let found = read(&format!("words\nwords\n{rows}"), false);
    assert_eq!(found, [format!("{P} (words)")]);
}
