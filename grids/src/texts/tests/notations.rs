//! Boards in many notations, one row damaged: all others are read, and nothing else.

use super::super::{Column, Items, Reading, Syntax};
use crate::geometry::CELLS;
use crate::test_size::test_size;
use crate::{EMPTY_SIGNS, Puzzle, characters};
use itertools::Itertools;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};

/// A row of nine cells: what is before it, between cells, between boxes, and behind it.
const ROWS: [[&str; 4]; 22] = [
    ["", "", "", ""],
    ["", " ", " ", ""],
    ["", ",", ",", ""],
    ["", "", "|", ""],
    ["|", "", "|", "|"],
    ["| ", " ", " | ", " |"],
    ["", "\t", "\t", ""],
    ["", "\t", "\t\t", ""],
    ["|", "|", "||", "|"],
    ["│ ", " │ ", " │ ", " │"],
    ["║ ", " │ ", " ║ ", " ║"],
    ["[", ", ", ", ", "],"],
    ["{", ",", ", ", "},"],
    ["", ";", ";", ""],
    [":", "", ":", ":"],
    ["!", "", "!", "!"],
    ["", " & ", " & ", " \\\\"],
    ["\"", "", "", "\","],
    ["", "", " ", ""],
    ["    ", " ", "  ", ""],
    ["('", "', '", "', '", "'),"],
    ["`", " ", " / ", "`"],
];

/// Lines above a board, between rows, between bands, and below the board.
const EDGES: [[Option<&str>; 4]; 12] = [
    [None, None, None, None],
    [None, None, Some(""), None],
    [None, None, Some("---+---+---"), None],
    [None, None, Some("------+-------+------"), None],
    [None, None, Some("= = = = = ="), None],
    [Some("+---+---+---+"), None, Some("+---+---+---+"), Some("+---+---+---+")],
    [Some("*-----------*"), None, Some("|---+---+---|"), Some("*-----------*")],
    [Some("┌───┬───┐"), Some("├───┼───┤"), Some("╞═══╪═══╡"), Some("└───┴───┘")],
    [Some("+-+-+-+-+-+"), Some("+-+-+-+-+-+"), Some("+=+=+=+=+=+"), Some("+-+-+-+-+-+")],
    [None, Some(""), Some(""), None],
    [Some(".-------.-------."), None, Some(":-------+-------:"), Some("'-------'-------'")],
    [Some("┏━━┳━━┓"), Some("┃     ┃"), Some("┣━━╋━━┫"), Some("┗━━┻━━┛")],
];

/// What is between boards. After the third boards with something drawn around them alone have an end.
const ENDS: [&str; 10] = [
    "",
    "\n",
    "----------\n",
    "\n\n",
    "# next\n",
    "Grid 07\n",
    "\n# x, 12\n\n",
    "],\n[\n",
    "[Puzzle]\n",
    "\n\n\n",
];

/// Where an end is not certain, the test can only check that nothing wrong is read.
fn is_apart(edges: &[Option<&str>; 4], end: &str) -> bool {
    let is_framed = edges[3].is_some();
    let is_like = |between: Option<&str>| match between {
        Some("") => end == "\n",
        Some(_) => end.starts_with("---"),
        None => false,
    };
    match end {
        "" => is_framed,
        "\n" | "----------\n" => is_framed || !is_like(edges[1].or(edges[2])),
        _ => true,
    }
}

/// What is done to a row, or to a board in one line.
const DAMAGES: [fn(&str, &mut SmallRng) -> String; 8] = [
    // The end is lost, which leaves whole signs.
    |row, _| {
        let text = row.trim_end_matches('\n');
        let left: String = text.chars().take(2 * text.chars().count() / 3).collect();
        left + &row[text.len()..]
    },
    // A cell less, or more.
    |row, random| without(row, cell_of(row, random)),
    |row, random| {
        let cell = cell_of(row, random);
        format!("{}7{}", &row[..cell], &row[cell..])
    },
    // A wrong sign.
    |row, random| {
        let cell = cell_of(row, random);
        format!("{}Z{}", &row[..cell], without(&row[cell..], 0))
    },
    // Nothing is left, or not even the line.
    |_, _| "\n".to_owned(),
    |_, _| String::new(),
    |_, _| "lost it\n".to_owned(),
    // It is there twice.
    |row, _| row.repeat(2),
];

fn cell_of(row: &str, random: &mut SmallRng) -> usize {
    let cells: Vec<usize> =
        row.char_indices().filter(|&(_, sign)| crate::is_cell(sign)).map(|(at, _)| at).collect();
    *cells.choose(random).expect("a row has cells")
}

fn without(text: &str, at: usize) -> String {
    let sign = text[at..].chars().next().expect("a sign");
    format!("{}{}", &text[..at], &text[at + sign.len_utf8()..])
}

/// Any digits; no row is empty: that may be drawn.
fn board(random: &mut SmallRng) -> Puzzle {
    let share = random.random_range(0.2..1.0);
    let mut digits = [0; CELLS];
    for (cell, digit) in digits.iter_mut().enumerate() {
        if cell % 9 == 4 || random.random_bool(share) {
            *digit = random.random_range(1..=9);
        }
    }
    Puzzle::from_digits(digits).unwrap()
}

fn cells(board: &Puzzle, sign: char) -> Vec<String> {
    let sign = |byte: &u8| if *byte == b'.' { sign.into() } else { char::from(*byte).into() };
    characters(board.digits()).iter().map(sign).collect()
}

fn read(text: &str, reading: Reading) -> (Vec<Puzzle>, Vec<String>) {
    let items = Items::<_, Puzzle>::new(Syntax::Puzzles, "f", text.as_bytes()).read_as(reading);
    let (boards, errors): (Vec<_>, Vec<_>) = items.partition_result();
    (boards, errors.iter().map(ToString::to_string).collect())
}

/// The lines of a board in rows.
fn drawn(board: &Puzzle, sign: char, row: &[&str; 4], edges: &[Option<&str>; 4]) -> Vec<String> {
    let [before, between, boxes, behind] = row;
    let [top, rows, bands, bottom] = edges.map(|edge| edge.map(|edge| format!("{edge}\n")));
    let mut lines: Vec<String> = top.into_iter().collect();
    for (number, row) in cells(board, sign).chunks(9).enumerate() {
        if number > 0 {
            lines.extend(if number % 3 == 0 { bands.clone() } else { rows.clone() });
        }
        let row = row.chunks(3).map(|cells| cells.join(between)).join(boxes);
        lines.push(format!("{before}{row}{behind}\n"));
    }
    lines.extend(bottom);
    lines
}

#[test]
fn boards_in_rows() {
    let mut random = SmallRng::seed_from_u64(62);
    let mut notations = 0;
    let all = itertools::iproduct!(&ROWS, &EDGES, ENDS);
    for (row, edges, end) in all.step_by(test_size(7, 1)) {
        // Rows of two boards would follow one another.
        if end.is_empty() && edges[3].is_none() && edges[2].is_some() {
            continue;
        }
        // A line of dashes alone is like the frame of another notation.
        let signs = EMPTY_SIGNS.chars().filter(|sign| !"_-".contains(*sign));
        let sign = signs.choose(&mut random).unwrap();
        notations += 1;
        for _ in 0..test_size(1, 10) {
            let boards: Vec<Puzzle> = (0..4).map(|_| board(&mut random)).collect();
            let mut texts: Vec<Vec<String>> =
                boards.iter().map(|board| drawn(board, sign, row, edges)).collect();
            let text = |texts: &[Vec<String>]| texts.iter().map(|lines| lines.concat()).join(end);
            let whole = text(&texts);
            assert_eq!(read(&whole, Reading::default()), (boards.clone(), vec![]), "{whole}");
            // Damage of one row.
            let bad = random.random_range(0..4);
            let is_row = |line: &String| line.contains(|sign| ('1'..='9').contains(&sign));
            let rows: Vec<usize> = texts[bad].iter().positions(is_row).collect();
            let line = *rows.choose(&mut random).unwrap();
            let damage = DAMAGES.choose(&mut random).unwrap();
            texts[bad][line] = damage(&texts[bad][line], &mut random);
            let (found, errors) = read(&text(&texts), Reading::default());
            let mut sound = boards.clone();
            sound.remove(bad);
            assert!(!errors.is_empty(), "{}", text(&texts));
            match is_apart(edges, end) {
                true => assert_eq!(found, sound, "{errors:#?}\n{}", text(&texts)),
                false => {
                    assert!(found.iter().all(|board| sound.contains(board)), "{}", text(&texts))
                }
            }
        }
    }
    assert!(notations > 300);
}

/// Brackets tell where a board begins and ends.
#[test]
fn lists_of_boards() {
    let mut random = SmallRng::seed_from_u64(66);
    for (between, end) in itertools::iproduct!([", ", ",", " "], [",", ""]) {
        for bad in (0..3).cycle().take(test_size(9, 90)) {
            let boards: Vec<Puzzle> = (0..3).map(|_| board(&mut random)).collect();
            let mut text = "[\n".to_owned();
            for (number, board) in boards.iter().enumerate() {
                let cells = cells(board, '0');
                let mut rows: Vec<String> =
                    cells.chunks(9).map(|row| format!(" [{}]{end}\n", row.join(between))).collect();
                rows[0].replace_range(..1, "[");
                rows[8] = format!(" [{}]],\n", cells[72..].join(between));
                if number == bad {
                    // Not the brackets, without which two boards are one.
                    let row = random.random_range(1..8);
                    rows[row] = DAMAGES.choose(&mut random).unwrap()(&rows[row], &mut random);
                }
                text += &rows.concat();
            }
            text += "]\n";
            let (found, errors) = read(&text, Reading::default());
            let mut sound = boards;
            sound.remove(bad);
            assert!(found == sound && !errors.is_empty(), "{errors:?}\n{text}");
        }
    }
}

/// Lists in programs: the first row stands behind words.
#[test]
fn boards_behind_words() {
    let mut random = SmallRng::seed_from_u64(65);
    for (before, [begin, end], behind) in itertools::iproduct!(
        ["grid = [", "a = np.array([", "int g[9][9] = {", "{\"grid\": [", "Grid 1\nb = ["],
        [["[", "],"], ["{", "},"], ["", ""]],
        ["", "]\n", "\n\n", "# end\n"]
    ) {
        for _ in 0..test_size(2, 20) {
            let boards: Vec<Puzzle> = (0..3).map(|_| board(&mut random)).collect();
            let lines = |board: &Puzzle| -> Vec<String> {
                let cells = cells(board, '0');
                let rows = cells.chunks(9).map(|row| format!("{begin}{}{end}\n", row.join(", ")));
                let mut lines: Vec<String> = rows.collect();
                lines[0] = format!("{before}{}", lines[0]);
                lines
            };
            let mut texts: Vec<Vec<String>> = boards.iter().map(lines).collect();
            let text =
                |texts: &[Vec<String>]| texts.iter().map(|lines| lines.concat()).join(behind);
            let whole = text(&texts);
            assert_eq!(read(&whole, Reading::default()), (boards.clone(), vec![]), "{whole}");
            let (bad, row) = (random.random_range(0..3), random.random_range(0..9));
            let damage = DAMAGES.choose(&mut random).unwrap();
            let line = &mut texts[bad][row];
            *line = match row {
                // The words before the row stay.
                0 if line.starts_with(before) => {
                    format!("{before}{}", damage(&line[before.len()..], &mut random))
                }
                _ => damage(line, &mut random),
            };
            let (found, errors) = read(&text(&texts), Reading::default());
            let mut sound = boards.clone();
            sound.remove(bad);
            assert!(found == sound && !errors.is_empty(), "{errors:?}\n{}", text(&texts));
        }
    }
}

/// Boards in a line each, with what may stand around them.
#[test]
fn boards_in_lines() {
    let mut random = SmallRng::seed_from_u64(63);
    let around = [
        "{}",
        "{},12",
        "{};hard",
        "{}:1:x",
        "{}#x",
        "{}=x",
        "{}/x",
        "{}//x",
        "({})",
        "[{}]",
        "{{}}",
        "<{}>",
        "\"{}\",1",
        "'{}' y",
        "17\t{}\tz",
        "a,b,{}",
        "{\"puzzle\": \"{}\", \"clues\": 5}",
        "<game data=\"{}\" />",
        "  {}  # x",
        "x={}&y=2",
        "`{}`",
        "{}|{s}",
        "{} {s}",
        "{},{s},5,1.5",
        "{}\t{s}",
        "{}!",
        "\u{FEFF}{}",
    ];
    let between = ["", " ", ",", ", ", "\t", ";"];
    for (around, between, sign) in itertools::iproduct!(around, between, EMPTY_SIGNS.chars()) {
        // Other cells would be cells as well.
        if !between.is_empty() && !["{}", "({})", "[{}]", "{{}}", "`{}`"].contains(&around) {
            continue;
        }
        let boards: Vec<Puzzle> = (0..4).map(|_| board(&mut random)).collect();
        let line = |board: &Puzzle,
                    damage: Option<&fn(&str, &mut SmallRng) -> String>,
                    random: &mut SmallRng| {
            let mut text = cells(board, sign).join(between);
            if let Some(damage) = damage {
                text = damage(&text, random);
            }
            let solution: String = board.to_string().replace('.', "5");
            around.replace("{}", &text).replace("{s}", &solution) + "\n"
        };
        let whole: String = boards.iter().map(|board| line(board, None, &mut random)).collect();
        assert_eq!(read(&whole, Reading::default()), (boards.clone(), vec![]), "{whole}");
        let damage = DAMAGES[..4].choose(&mut random).unwrap();
        // The first line might be a header.
        for bad in [0, random.random_range(1..4)] {
            let mut text = String::new();
            for (number, board) in boards.iter().enumerate() {
                text += &line(board, Some(damage).filter(|_| number == bad), &mut random);
            }
            let mut sound = boards.clone();
            sound.remove(bad);
            let (found, errors) = read(&text, Reading::new(None, |_| ()));
            assert!(found == sound && errors.len() == 1, "{errors:?}\n{text}");
            assert!(errors[0].starts_with(&format!("f:{}: ", bad + 1)), "{errors:?}");
        }
    }
}

#[test]
fn columns_have_names_or_numbers() {
    for text in ["", " ", "0"] {
        assert!(text.parse::<Column>().is_err());
    }
    assert_eq!(" 2".parse(), Ok(Column::Number(2)));
    assert_eq!("-1 ".parse(), Ok(Column::Name("-1".to_owned())));
}

#[test]
fn tables() {
    let mut random = SmallRng::seed_from_u64(64);
    let boards: Vec<Puzzle> = (0..3).map(|_| board(&mut random)).collect();
    for (delimiter, quote) in itertools::iproduct!([",", "\t", ";", "|"], ["", "\""]) {
        let row = |[a, b, c]: [&str; 3]| {
            [a, b, c].map(|field| format!("{quote}{field}{quote}")).join(delimiter) + "\n"
        };
        let lines = boards.iter().map(|board| {
            row([
                &".".repeat(81),
                &format!("x{}y", if quote.is_empty() { "" } else { delimiter }),
                &board.to_string(),
            ])
        });
        let text = row(["solution", "Level", "puzzle"]) + &lines.collect::<String>();
        for column in ["3", "puzzle", "PUZZLE"] {
            let reading = Reading::new(column.parse().ok(), |_| ());
            assert_eq!(read(&text, reading), (boards.clone(), vec![]), "{text}");
        }
        let reading = Reading::new(Some(Column::Name("grid".into())), |_| ());
        let error = "f:1: there is no column `grid`: the first line has solution, Level, puzzle";
        assert_eq!(read(&text, reading), (vec![], vec![error.to_owned()]));
        let twice = row(["puzzle", "Level", "Puzzle"]) + &row(["a", "b", &boards[0].to_string()]);
        let error = "f:1: 2 columns are called `puzzle`; give the number of one";
        let reading = Reading::new(Some(Column::Name("puzzle".into())), |_| ());
        assert_eq!(read(&twice, reading), (vec![], vec![error.to_owned()]));
        // An empty field is one.
        let text = format!("{delimiter}{delimiter}{}\n", boards[0]);
        let reading = Reading::new(Some(Column::Number(3)), |_| ());
        assert_eq!(read(&text, reading).0, boards[..1]);
        // A damaged field is an error, on the first line as well.
        for damage in &DAMAGES[..4] {
            let bad = damage(&boards[0].to_string(), &mut random);
            for field in [&bad, &bad.replace('.', "o"), &format!("7 {}", &bad[1..])] {
                let text = row(["a", "b", field]) + &row(["a", "b", &boards[1].to_string()]);
                let (found, errors) = read(&text, Reading::new(Some(Column::Number(3)), |_| ()));
                assert!(found == boards[1..2] && errors.len() == 1, "{errors:?}\n{text}");
            }
        }
        let (found, errors) = read("\"a,b\n", Reading::new(Some(Column::Number(1)), |_| ()));
        assert!(found.is_empty() && errors == ["f:1: a quotation mark is not closed"]);
    }
}
