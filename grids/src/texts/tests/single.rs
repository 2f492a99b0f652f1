//! Single notations: what texts give, and what is refused.

use super::super::among_words::{may_be_row, side_of_words};
use super::super::rows::MOST_ROWS;
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
    read_as(text, several, Reading::new(None, |_| ()))
}

fn read_as(text: &str, several: bool, reading: Reading) -> Vec<String> {
    let syntax = if several { Syntax::Grids } else { Syntax::Puzzles };
    let mut items = Items::<_, Cells>::new(syntax, "f", text.as_bytes()).read_as(reading);
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
    let second = "1: the line has a second board; give each a line of its own, or choose one with `--column`";
    assert_eq!(read(&format!("{G} {G},{solution}"), true), [G, G, &solution]);
    assert_eq!(
        read(&format!("{G} {G} a"), true),
        ["1: 2 grids and other words in a line: give each a line of its own"]
    );
    // A puzzle after its grid is reported where grids are wanted.
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
        // A solution must not be taken for its puzzle.
        (format!("{},{}", &P[..54], solution()), "54 cells instead of 81"),
        (format!("{},{}", P[..54].chars().join(" "), solution()), "54 cells instead of 81"),
        (format!("{},{}", P.chars().join(" "), solution()), "the line has a second board"),
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
    let one = format!("{}5\n", rows(8));
    assert_eq!(read(&one, true), ["1: a damaged board: line 9 has 1 cell instead of 9"]);
    let candidates = "| 1 259 37 | 4 5 6 | 7 8 29 |";
    assert!(read(candidates, true)[0].starts_with("1: a row of candidates"));
    let pencilled = format!("{}{candidates}\n{}", rows(4), rows(4));
    assert!(read(&pencilled, true)[0].starts_with("1: a damaged board: line 5 is a row of cand"));
    assert_eq!(
        read("quizzes,solutions\n1 2 3 5 6 7 8 9\nwords", true),
        [
            "2: 8 cells instead of 81; write `.` for an empty cell",
            "3: 5 characters instead of 81; a comment line begins with `#`",
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
        // One band is missing, and no end is certain, so it is unknown which bands belong together.
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
        // The rows of two boards, and one more.
        (format!("{whole}{whole}"), vec![P, P]),
        (format!("{whole}{whole}{}", rows(0, 1)), vec!["1: 19"]),
        (format!("{whole}{whole}5..\n{whole}"), vec!["1: a damaged board: line 19 has 3 cells"]),
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

/// What may be no row of the board: numbers of columns, a drawn line, a number behind the rows.
#[test]
fn a_row_less_is_never_made_up_for() {
    let rows: Vec<String> = drawn("", |boxes| boxes.concat()).lines().map(str::to_owned).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).filter(|row| row.len() == 9).collect();
    let spaced = rows.iter().map(|row| row.chars().join(" ")).collect::<Vec<_>>();
    let spaced: Vec<&str> = spaced.iter().map(String::as_str).collect();
    let with = |first: &str, rows: &[&str]| format!("{first}\n{}\n", rows.join("\n"));
    let numbers = "1: this row may number the columns";
    let dashes = "1: a row of one sign may be empty cells";
    let whole = with(rows[0], &rows[1..]);
    for (text, expected) in [
        (with("1 2 3 4 5 6 7 8 9", &spaced[1..]), vec![numbers]),
        (with("1,2,3,4,5,6,7,8,9", &rows[1..]), vec![numbers]),
        (with("0,1,2,3,4,5,6,7,8", &rows[1..]), vec![numbers]),
        (format!("{whole}{}", with("1 2 3 4 5 6 7 8 9", &rows[1..])), vec![P, "10: this row"]),
        (with("*********", &rows[1..]), vec![dashes]),
        (with("0 0 0 0 0 0 0 0 0", &rows[..8]), vec![dashes]),
        (format!("{whole}{}\n0 0 0 0 0 0 0 0 0\n", rows[..8].join("\n")), vec![P, "10: a row of"]),
        (format!("{}_________\n{whole}", with(rows[0], &rows[1..8])), vec!["1: a line of", P]),
        // In a line.
        (format!("{} 5", rows[..8].join(" ") + " " + &rows[8][1..]), vec!["1: an empty field"]),
        (format!("1: {} {}", &rows[0][1..], rows[1..].join(" ")), vec!["1: an empty field"]),
        (format!("{}/{} # 5", rows[..8].join("/"), &rows[8][1..]), vec!["1: an empty field"]),
        (
            format!("{}/{}/{}5", rows[..7].join("/"), &rows[7][1..], rows[8]),
            vec!["1: an empty field"],
        ),
        (rows.join(" ") + " easy", vec![P]),
        (rows.iter().map(|row| [&row[..3], &row[3..6], &row[6..]].join("/")).join(", "), vec![P]),
        (format!("{}/{} # 5", spaced[..8].join(" / "), &spaced[8][2..]), vec!["1: an empty field"]),
        (format!("7: {} 3", rows.join("/")), vec![P]),
    ] {
        let found = read(&text, true);
        let is_right = found.iter().zip(&expected).all(|(found, begin)| found.starts_with(begin));
        assert!(found.len() == expected.len() && is_right, "{text}{found:?}");
    }
    let listed = |rows: &[&str]| {
        format!("[{}]", rows.iter().map(|row| format!("[{}]", row.chars().join(","))).join(","))
    };
    assert_eq!(read(&listed(&rows), true), [P]);
    let short = listed(&[&rows[..8], &[&rows[8][1..]]].concat()) + ", 5";
    assert!(read(&short, true)[0].starts_with("1: an empty field"), "{short}");
}

#[test]
fn a_row_among_words_is_told_from_a_date() {
    for row in ["12x.345.6", "1-2-3-4-5", "..3.5.7.9"] {
        assert!(may_be_row(&[row]), "{row}");
    }
    assert!(!may_be_row(&["12.34.567"]) && !may_be_row(&["123456789"]));
    assert_eq!(side_of_words("easy 53..7...."), Some(Side::Before));
    assert_eq!(side_of_words("53..7.... easy"), Some(Side::Behind));
    assert_eq!(side_of_words("very 53..7.... easy"), Some(Side::Both));
    assert_eq!(side_of_words("easy"), None);
}

/// Ratings, dates and numbers above rows are no row, though they may have nine cells.
#[test]
fn words_with_digits_are_no_row() {
    let text = drawn("", |boxes| boxes.concat());
    let rows: Vec<&str> = text.lines().filter(|row| row.len() == 9).collect();
    for title in [
        "Puzzle 1: 24 clues, ED=7.2/1.2/1.2",
        "ED=7.2/1.2/1.2",
        "SE rating: 7.2 7.2 2.6",
        "Level 5: 1.2 3.4 5.6",
        "Digits: 1 2 3 4 5 6 7 8 9",
        "Puzzle(1 2 3 4 5 6 7 8 9)",
        "clues: 123, 456, 789",
        "digits = [1,2,3,4,5,6,7,8,9]",
        "Puzzle 20241129",
        "Tel 555 123 456",
        "Difficulty *********",
        "Puzzle 1 ---------",
        "Name: _________",
    ] {
        let with = |rows: &[&str]| format!("{title}\n{}\n", rows.join("\n"));
        let titled = format!("{P} ({title})");
        assert_eq!(read(&with(&rows), true), [&titled[..]]);
        let found = read(&with(&rows[1..]), true);
        assert!(found.len() == 1 && found[0].starts_with("2: 8 rows"), "{found:?}");
        let behind = format!("{}\n{title}\n{}\n", rows.join("\n"), rows.join("\n"));
        assert_eq!(read(&behind, true), [P, &titled]);
    }
    // The line is a mistake, but not of the board.
    for title in
        ["Puzzle 12 (2024-11-29): hard", "Date: 29.11.2024", "id=1700000000", "ID: 123456789"]
    {
        let found = read(&format!("# x\n{title}\n{}\n", rows.join("\n")), true);
        assert!(found.len() == 2 && found[1] == P, "{found:?}");
        let found = read(&format!("{title}\n{}\n", rows[1..].join("\n")), true);
        assert!(found.iter().all(|found| found.starts_with(['1', '2'])), "{found:?}");
    }
    // A row among words, and one row too many.
    let twice = [&rows[..4], &rows[3..]].concat();
    for (first, last) in [("Puzzle: ", ""), ("Puzzle 1 ", ""), ("", "  easy"), ("", " # end")] {
        let found = read(&format!("{first}{}{last}\n\n\n{text}", twice.join("\n")), true);
        assert!(
            found.len() < 4 && found.iter().filter(|found| *found == P).count() == 1,
            "{found:?}"
        );
        let boards = found.iter().filter(|found| found.len() == 81).count();
        assert_eq!(boards, 1, "{found:?}");
    }
    for row in ["12 6....7.", "5 6....7..", "6....7.. 5", "6....7.. # 5"] {
        let found = read(&format!("{}\n{row}\n{}\n", rows[0], rows[2..].join("\n")), true);
        assert!(found.len() == 1 && found[0].starts_with("1: a damaged board"), "{found:?}");
    }
    // Bands in brackets.
    let listed = |row: &&str| format!("[{}]", row.chars().join(","));
    let mut bands = rows.chunks(3).map(|band| format!("[{}]", band.iter().map(listed).join(",\n")));
    assert_eq!(read(&bands.join(",\n"), true), [P]);
    let boxes = |row: &&str| {
        let boxes = row
            .as_bytes()
            .chunks(3)
            .map(|cells| format!("[{}]", cells.iter().map(|&cell| char::from(cell)).join(",")));
        format!("[{},", boxes.collect::<Vec<_>>().join(","))
    };
    assert_eq!(read(&rows.iter().map(boxes).join("\n"), true), [P]);
}

#[test]
fn rows_with_commas_have_all_cells() {
    let text = drawn("", |boxes| boxes.concat().chars().join(","));
    assert_eq!(read(&text, false), [P]);
    for (cell, damage) in [(".,", ","), (".,.", ".."), (",.", ",")] {
        let text = text.replacen(cell, damage, 1);
        let found = read(&text, false);
        let is_told = found.len() == 1 && found[0].starts_with("1: a damaged board: line ");
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
    let error = "a comment line begins with `#`";
    for text in ["id,puzzle", "puzzle", "\n# x\nquizzes,solutions\n"] {
        let whole = format!("{text}\n1,{P}\n");
        assert_eq!(read(&whole, false), [format!("{P} (1)")]);
        let found = read(&format!("{P}\n{text}\n{P}\n"), false);
        assert!(found.len() == 3 && found[1].ends_with(error), "{found:?}");
        // A header would not be reported.
        let found = read_as(&whole, false, Reading::default());
        assert!(found.len() == 2 && found[0].ends_with(error), "{found:?}");
    }
    let found = read(&format!("words\nwords\n{rows}"), false);
    assert_eq!(found, [format!("{P} (words)")]);
}

/// A board, or what is left of one, must not be taken for a header.
#[test]
fn boards_are_no_headers() {
    let rows: Vec<&str> = (0..9).map(|row| &P[9 * row..9 * row + 9]).collect();
    let circles = P.replace('.', "o");
    let bands = [0, 27, 54].map(|band| &P[band..band + 27]);
    for line in [
        format!("1,Easter Monster,{}", &P[..59]),
        format!("{},hard", &P[..50]),
        format!("Easter,{}", &P[..30]),
        format!("{{\"puzzle\": \"{}", &P[..45]),
        format!("Easter Monster: {}", rows[..8].join(" ")),
        format!("Easter Monster: {}", P[..40].chars().join(" ")),
        rows.join(" ").replace('.', "o"),
        circles[..50].to_owned(),
        circles[..30].to_owned(),
        format!("Easter band1 {} band2 {} band3 {}", bands[0], bands[1], bands[2]),
        format!("{}  # hi there", rows[0]),
        "|oo234oooo|".to_owned(),
        "oo2 34o ooo".to_owned(),
    ] {
        for end in ["", "\n", "# x\n"] {
            let found = read(&format!("{line}\n{end}{P}\n"), false);
            assert!(found.len() == 2 && found[0].starts_with("1: "), "{line}: {found:?}");
        }
    }
    // Nor for a title.
    let found = read(&format!("Easter,{}\n{}\n", &P[..30], rows.join("\n")), false);
    assert!(found.len() == 2 && found[0].starts_with("1: "), "{found:?}");
    for line in ["1,98.7..6.", "1,oooo5ooo3", "1,2,3"] {
        let reading = Reading::new(Some(Column::Number(2)), |_| ());
        let found = read_as(&format!("{line}\n1,{P}\n"), false, reading);
        assert!(found.len() == 2 && found[0].starts_with("1: "), "{line}: {found:?}");
    }
}

#[test]
fn fields_of_tables() {
    let solution = solution();
    for (field, reason) in [
        (format!("7 {}", &P[1..]), "80 characters instead of 81"),
        (format!("{} 7", &P[..80]), "80 characters instead of 81"),
        (format!("7{} 7", &P[..79]), "80 characters instead of 81"),
        (format!("{P} hard"), "86 characters instead of 81"),
        (format!("{P} {P}"), "the line has a second board"),
        (P.replacen('.', "Z", 1), "`Z` at row 1, column 3 is neither"),
        (P[1..].chars().join(" "), "80 cells instead of 81"),
        (P.chars().join(";").replacen(";.;", ";;", 1), "80 cells instead of 81"),
        (P.chars().join(";").replacen(";.;", ";;.", 1), "an empty field"),
    ] {
        let reading = Reading::new(Some(Column::Number(2)), |_| ());
        let found = read_as(&format!("1,{field},{solution}\n"), false, reading);
        assert!(found.len() == 1 && found[0].contains(reason), "{field}: {found:?}");
    }
    let reading = Reading::new(Some(Column::Number(2)), |_| ());
    let found = read_as("1\n1\t2\n", false, reading);
    let error = "1 field: there is no column 2";
    assert_eq!(found, [format!("1: {error}"), format!("2: {error}")]);
    for field in [P.to_owned(), P.chars().join(" ")] {
        let reading = Reading::new(Some(Column::Number(2)), |_| ());
        let found = read_as(&format!("1,{field},x\n"), false, reading);
        assert_eq!(found, [format!("{P} (1,x)")]);
    }
}

#[test]
fn lines_that_may_be_drawn() {
    let rows = drawn("", |boxes| boxes.concat());
    for sign in ["-", "_", "*"] {
        let line = sign.repeat(81);
        for line in [line.clone(), format!("|{line}|"), format!("{line} x")] {
            let found = read(&format!("{rows}{line}\n{P}\n"), false);
            assert_eq!(found.len(), 3, "{found:?}");
            assert!(
                found[1].starts_with("10: ") && found[1].ends_with("write `.` for an empty cell")
            );
        }
    }
    for sign in [".", "0", "x", "?"] {
        assert_eq!(read(&sign.repeat(81), false), [sign.repeat(81)]);
    }
}

#[test]
fn cells_are_spread_evenly() {
    let rows = drawn("", |boxes| boxes.concat());
    for row in [
        "5 3 4 | 1 2 | 6 7 8 9",
        "5 3 4\t1 2\t6 7 8 9",
        "5\t\t34\t1\t2\t6\t7\t89",
        "| 5 |   | 34 | 1 | 2 | 6 | 7 | 89 |",
        "│5│ │34│1│2│6│7│89│",
    ] {
        let text = format!("{}{row}\n{}", &rows[..40], &rows[50..]);
        let found = read(&text, false);
        let reason = "1: a damaged board: line 5 has an empty field";
        assert!(found.len() == 1 && found[0].starts_with(reason), "{found:?}");
    }
    let uneven = format!("{}|{}", &P[..40], P[40..].chars().join("|"));
    assert!(read(&uneven, false)[0].starts_with("1: an empty field"), "{:?}", read(&uneven, false));
    for row in [
        "| 5 | 3 | 4 | 1 | 2 | 6 | 7 | 8 | 9 |",
        "534|126|789",
        "| 5 3 4 || 1 2 6 || 7 8 9 |",
        "534126789|",
    ] {
        let text = format!("{}{row}\n{}", &rows[..40], &rows[50..]);
        assert_eq!(read(&text, false), [format!("{}534126789{}", &P[..36], &P[45..])]);
    }
}

#[test]
fn a_lost_row_is_found_among_many() {
    let band = "9...5...1\n".repeat(3);
    let mut bands = vec![band.as_str(); 150];
    bands[60] = &band[..20];
    let short = bands.join("\n");
    assert_eq!(
        read(&short, false),
        ["1: 449 rows that are no boards; the first group of another size begins at line 241"]
    );
}

#[test]
fn rows_without_an_end_are_bounded() {
    let most = MOST_ROWS - MOST_ROWS % 9;
    let grid = G.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).join("\n") + "\n";
    let boards = most / 9;
    assert_eq!(read(&grid.repeat(boards), true).len(), boards);
    for (before, row) in [("", "\n"), ("", "\n\n"), ("---------\n", "\n")] {
        let text = format!("{before}{}\n\n{G}\n", grid.repeat(boards + 1).replace('\n', row));
        let line = 1 + before.lines().count();
        let reason =
            "more than 65536 rows without a sure end; put two blank lines after each board";
        assert_eq!(read(&text, true), [format!("{line}: {reason}"), G.to_owned()]);
    }
}
