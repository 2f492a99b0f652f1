//! Texts as people have them, from bug reports and data sets: what commands make of them.

use crate::support::program::gridsieve;
use std::fs;
use std::path::PathBuf;

const A: &str = ".234..8..6....7......53.62...5......84.....36......1...52.96......1....7..8..521.";
const A_SOLVED: &str =
    "523469871614287395987531624275613948841952736396874152152796483439128567768345219";
const B: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const B_SOLVED: &str =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

fn file(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/data/field");
    folder.join(name).to_str().unwrap().to_owned()
}

/// Exit code, standard output, standard error without the folder of the files.
fn run(words: &[&str], piped: &str) -> (i32, String, String) {
    let output = gridsieve(words).write_stdin(piped).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let said = text(output.stderr).replace(&file(""), "");
    (output.status.code().unwrap(), text(output.stdout), said)
}

/// A file, what follows `solve`, the exit code, what is written, and what is said of it.
type Row<'a> = (&'a str, &'a [&'a str], i32, String, &'a [&'a str]);

#[test]
fn files_from_the_field() {
    let (a, b) = (format!("{A} {A_SOLVED}\n"), format!("{B} {B_SOLVED}\n"));
    let (a_told, b_told) = (a.replace('\n', "\t"), b.replace('\n', "\t"));
    let grid =
        "123456789457189236689237145214573698376918452598624371731892564842365917965741823\n";
    let diagonal =
        "_________1_________2_________3_________4_________5_________6_________7_________8_";
    // The file, flags, and what comes: exit code, output, words that are said.
    let rows: &[Row] = &[
        (
            "framed-one-row-short.txt",
            &["--skip-bad"],
            3,
            b.clone(),
            &[
                "framed-one-row-short.txt:2: a damaged board: line 2 has 8 cells instead of 9 (skipped)",
                "1 bad line skipped",
            ],
        ),
        ("framed-one-row-short.txt", &[], 2, String::new(), &["framed-one-row-short.txt:2: "]),
        (
            "six-nine-three-rows.txt",
            &["--skip-bad"],
            3,
            b.clone(),
            &[
                "six-nine-three-rows.txt:1: 6 rows of nine cells",
                "six-nine-three-rows.txt:18: 3 rows of nine cells",
            ],
        ),
        ("six-nine-three-rows.txt", &[], 2, String::new(), &["rows.txt:1: 6 rows"]),
        ("hash-titles-one-row-short.txt", &["--skip-bad"], 3, b.clone(), &["short.txt:2: "]),
        (
            "column-numbers.txt",
            &["--skip-bad"],
            3,
            String::new(),
            &[
                "column-numbers.txt:1: 10 rows of nine cells instead of 9: the first may number the columns",
            ],
        ),
        ("unicode-frame-each-cell.txt", &[], 0, a.clone(), &[]),
        ("question-marks.txt", &[], 0, b.clone(), &[]),
        ("nested-list.txt", &[], 0, b.clone(), &[]),
        ("first-row-underscores.txt", &[], 0, diagonal.replace('_', ".") + " multiple\n", &[]),
        (
            "glued.txt",
            &[],
            0,
            format!("{a_told}1:{A_SOLVED}\n{b_told}twenty\n{a}{b_told}{B_SOLVED}\n"),
            &[],
        ),
        (
            "header.csv",
            &[],
            0,
            format!("{a_told}{A_SOLVED}\n{b_told}{B_SOLVED}\n"),
            &["header.csv:1: passed over as a header: puzzle,solution\n"],
        ),
        (
            "header-more-columns.csv",
            &["--grids"],
            0,
            format!("{A_SOLVED}\n{B_SOLVED}\n"),
            &["csv:1: passed"],
        ),
        (
            "header-more-columns.csv",
            &["--column", "puzzle"],
            0,
            format!("{a_told}1,{A_SOLVED},26,1.5\n{b_told}2,{B_SOLVED},32,1.5\n"),
            &[],
        ),
        (
            "header-more-columns.csv",
            &["--column", "3", "--grids"],
            0,
            format!("{A_SOLVED}\n{B_SOLVED}\n"),
            &[],
        ),
        ("header.csv", &["--column", "grid"], 2, String::new(), &["no column `grid`"]),
        // A wrong name of the column is no bad line, which could be skipped.
        (
            "header.csv",
            &["--column", "grid", "--skip-bad"],
            2,
            String::new(),
            &["no column `grid`"],
        ),
        (
            "utf16.csv",
            &["--grids"],
            0,
            format!("{A_SOLVED}\n{B_SOLVED}\n"),
            &["utf16.csv:1: passed"],
        ),
    ];
    for (name, flags, code, out, words) in rows {
        let path = file(name);
        let mut line = vec!["solve", &path];
        line.extend(*flags);
        let found = run(&line, "");
        assert_eq!((found.0, &found.1), (*code, out), "{name} {flags:?}: {}", found.2);
        assert!(words.iter().all(|word| found.2.contains(word)), "{name}: {}", found.2);
    }
    for command in ["canon", "scan"] {
        let path = file("grid-with-nine-dashes.txt");
        let flags: &[&str] =
            if command == "scan" { &["-k", "80", "--format", "jsonl"] } else { &[] };
        let found = run(&[&[command, path.as_str()], flags].concat(), "");
        assert!(found.0 == 0 && found.1.lines().count() == 1, "{command}: {found:?}");
    }
    assert_eq!(
        run(&["canon", "--minlex", &file("grid-with-nine-dashes.txt")], ""),
        run(&["canon", "--minlex"], grid)
    );
    let grids = run(&["solve", "--grids", &file("header-more-columns.csv")], "").1;
    assert_eq!(run(&["scan", "-k", "80", "-q"], &grids).1.lines().count(), 2 * 81);
}

#[test]
fn arguments_that_are_boards() {
    let spaced: String = A.chars().flat_map(|sign| [sign, ' ']).collect();
    let rows: Vec<&str> = (0..9).map(|row| &A[9 * row..9 * row + 9]).collect();
    let drawn = format!("-----------\n{}\n", rows.join("\n"));
    let answer = format!("{A} {A_SOLVED}\n");
    for (arguments, answer) in [
        (vec![spaced.trim()], answer.clone()),
        (vec![&spaced.replace('.', "-")], answer.clone()),
        (vec![&rows.join("\n")], answer.clone()),
        (vec![&drawn], answer.clone()),
        (vec![&drawn, &rows.join("\n"), B], answer.repeat(2) + &format!("{B} {B_SOLVED}\n")),
        (vec![&A.replace('.', "·")], answer.clone()),
    ] {
        let found = run(&[&["solve"], &arguments[..]].concat(), "");
        assert_eq!((found.0, found.1), (0, answer), "{arguments:?}: {}", found.2);
    }
    for (argument, error) in [
        (A.replacen('5', "o", 1), "argument:1: `o` at row 3, column 4 is neither a digit"),
        (format!("{A}~1"), "argument:1: `~` in column 82 is neither"),
        (A[1..].to_owned(), "argument:1: 80 characters instead of 81"),
        (format!("-{}", &A[2..]), "argument:1: 80 characters instead of 81"),
        (spaced.replacen('5', "o", 1), "argument:1: `o` in column 43 is neither"),
        (rows[..6].join("\n"), "argument:1: 6 rows of nine cells instead of 9"),
        (A.replace('.', "o"), "argument:1: `o` at row 1, column 1 is neither a digit"),
        (format!("{A} {B}"), "argument:1: the line has a second board"),
        (format!("{A_SOLVED},{A}"), "argument:1: the line has a second board"),
    ] {
        let found = run(&["solve", &argument], "");
        assert!(found.0 == 2 && found.2.contains(error), "{argument}: {}", found.2);
    }
    let damaged = rows.join("\n").replacen("\n", "1\n", 1);
    for (arguments, error) in [
        (vec![A, &A[1..]], "argument 2:1: 80 characters instead of 81"),
        (vec![&drawn, &rows.join("\n"), &damaged], "argument 3:1: "),
        (vec![&rows.join("\n"), &rows[..6].join("\n")], "argument 2:1: 6 rows of nine cells"),
    ] {
        let found = run(&[&["solve"], &arguments[..]].concat(), "");
        assert!(found.0 == 2 && found.2.contains(error), "{arguments:?}: {}", found.2);
        let skipping = run(&[&["solve", "--skip-bad"], &arguments[..]].concat(), "");
        assert!(skipping.0 == 3 && skipping.2.contains(error), "{arguments:?}: {}", skipping.2);
    }
    for (column, error) in [("0", "columns are numbered from 1"), ("", "a name or a number")] {
        let found = run(&["solve", "--column", column], A);
        assert!(found.0 == 2 && found.2.contains(error), "{}", found.2);
    }
    let found = run(&["solve", "--column", "2", "-q"], &format!("{A_SOLVED},{A}\n"));
    assert_eq!(found, (0, format!("{A} {A_SOLVED}\t{A_SOLVED}\n"), String::new()));
}

#[test]
fn files_of_other_kinds() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x");
    for (bytes, reason) in [
        (&b"PK\x03\x04\x14\0"[..], "this is a zip file; unpack it"),
        (b"BZh91AY", "this is a bzip2 file; unpack it: `bzcat"),
        (b"\x5D\0\0\x80\0\xFF\xFF", "this is an lzma file; unpack it"),
        (b"%PDF-1.4", "this is a PDF file"),
    ] {
        fs::write(&path, bytes).unwrap();
        for command in [&["solve"][..], &["scan", "-k", "80"]] {
            let found = run(&[command, &[path.to_str().unwrap()]].concat(), "");
            assert!(found.0 == 2 && found.2.contains(reason), "{}", found.2);
            assert_eq!(found.2.lines().count(), 1, "{}", found.2);
        }
    }
    // Two files joined, each with a byte order mark.
    let joined = format!("\u{FEFF}{A}\n\u{FEFF}{B}\n");
    let found = run(&["solve", "-q"], &joined);
    assert_eq!((found.0, found.1.lines().count()), (0, 2), "{}", found.2);
    let found = run(&["solve"], &joined.replacen('\n', "", 1));
    assert!(found.0 == 2 && found.2.contains("a byte order mark inside the line"), "{}", found.2);
    // UTF-16 of the other order, compressed, and cut.
    let utf16: Vec<u8> =
        format!("\u{FEFF}{A},é𝄞\r\n").encode_utf16().flat_map(u16::to_be_bytes).collect();
    fs::write(&path, &utf16).unwrap();
    let found = run(&["solve", "-q", path.to_str().unwrap()], "");
    assert_eq!(found, (0, format!("{A} {A_SOLVED}\té𝄞\n"), String::new()));
    fs::write(&path, &utf16[..utf16.len() - 1]).unwrap();
    for command in [&["solve"][..], &["scan", "-k", "80"]] {
        let found = run(&[command, &[path.to_str().unwrap()]].concat(), "");
        let error = "half a character of UTF-16 at the end\n";
        assert!(found.0 == 2 && found.2.ends_with(error), "{}", found.2);
    }
}

#[test]
fn bad_boards_can_be_skipped_everywhere() {
    let text = format!("12\n{A_SOLVED}\n{A_SOLVED}\n");
    let one = &text[..text.len() - 82];
    for (command, text) in [
        (&["same"][..], &text[..]),
        (&["draw", "puzzle"], one),
        (&["draw", "ua", "--size", "4"], one),
        (&["draw", "clique"], one),
        (&["explain", "classic", "-k", "17"], one),
        (&["explain", "forward", "--given", "11,12", "-k", "9"], one),
        (&["explain", "band3", "--given", "11,12,13,14,15,16,17,18,21,22,23,24", "-k", "17"], one),
    ] {
        let found = run(command, text);
        assert!(found.0 == 2 && found.1.is_empty(), "{command:?}: {}", found.2);
        let found = run(&[command, &["--skip-bad"]].concat(), text);
        assert!(found.0 == 3 && !found.1.is_empty(), "{command:?}: {}", found.2);
        assert!(found.2.contains("standard input:1: 2 characters"), "{command:?}: {}", found.2);
    }
}

/// What is lost is told.
#[test]
#[cfg(target_os = "linux")]
fn help_needs_an_output() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for words in [&["--help"][..], &["solve", "--help"], &["--version"]] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_gridsieve"));
        let output = command.args(words).stdout(full()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            output.status.code() == Some(2) && said.contains("cannot write"),
            "{words:?}: {said}"
        );
    }
}

#[test]
fn an_empty_level_is_none() {
    let run = gridsieve(&["solve", "-q", A]).env("GRIDSIEVE_ISA", "").assert().code(0);
    run.stdout(format!("{A} {A_SOLVED}\n"));
}
