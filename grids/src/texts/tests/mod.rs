//! What texts give, line by line.

mod notations;
mod single;

use super::*;
use crate::Grid;
use crate::catalogue::file::MAGIC;
use std::io;

const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

fn read(text: &[u8]) -> Vec<Result<String, String>> {
    Items::<_, Grid>::new(Syntax::Grids, "f", text)
        .map(|item| item.map(|grid| grid.to_string()).map_err(|error| error.to_string()))
        .collect()
}

#[test]
fn what_may_stand_around_grids() {
    let good = Ok(T.to_owned());
    for text in [
        T.to_owned(),
        format!("{T}\n"),
        format!("{T}\r\n"),
        format!("\u{FEFF}{T}"),
        format!("# grids\r\n\n   \n{T}\tT, 1 puzzle\n #end"),
        format!("  {T} {}\n", "x".repeat(50_000)),
        format!("# {}\n{T}", "x".repeat(100_000)),
    ] {
        assert_eq!(read(text.as_bytes()), std::slice::from_ref(&good), "{text:.200}");
    }
    assert_eq!(read(b""), []);
    assert_eq!(read(b"\n#\n"), []);
}

#[test]
fn bad_lines_are_named_and_passed_over() {
    let x = |text: &str| Err(text.to_owned());
    let good = Ok(T.to_owned());
    let text = format!("{T}\n{}\n{T}\n{}x\n", &T[1..], &T[..80]);
    let length = x("f:2: 80 characters instead of 81");
    let puzzle = x(
        "f:4: this is a puzzle of 80 clues, not a full grid; `gridsieve solve --grids PUZZLE` prints its solution",
    );
    assert_eq!(read(text.as_bytes()), [good.clone(), length, good.clone(), puzzle]);

    let bytes = [&b"\xFF\xFF"[..], &T.as_bytes()[2..], b"\n\x1B", &T.as_bytes()[1..]].concat();
    assert_eq!(
        read(&bytes),
        [
            x(
                "f:1: `\u{FFFD}` at row 1, column 1 is neither a digit nor a sign for an empty cell (.0*_-xX?·)"
            ),
            x(
                "f:2: `\\u{1b}` at row 1, column 1 is neither a digit nor a sign for an empty cell (.0*_-xX?·)"
            ),
        ]
    );
    let long = [vec![b'1'; 10_000_000], b"\n".to_vec(), vec![b' '; 100_000]].concat();
    let too_long = |line| x(&format!("f:{line}: far more than 81 characters"));
    assert_eq!(read(&long), [too_long(1), too_long(2)]);
    let old = format!("{T}\r{T}\r");
    assert!(read(old.as_bytes())[0].as_ref().unwrap_err().contains("carriage return"));
    assert_eq!(read(format!("{T}\r\r\n").as_bytes()), [good]);
}

#[test]
fn what_is_no_whole_item_is_not_at_hand() {
    let rows: Vec<String> = (0..9).map(|row| T[9 * row..9 * row + 9].to_owned() + "\n").collect();
    for (rest, at_hand) in [
        ("", false),
        ("\n", false),
        (" \r\n# comment\n\t\n", false),
        ("12", false),
        ("\n\n12", false),
        ("12\n", false),
        ("987654321\n+-+-+-+\n", false),
        (&format!("\n#\n {T}\n3"), true),
        (&format!("Grid 1\n{}", rows[..9].concat()), false),
        (&format!("Grid 1\n{}\n", rows[..9].concat()), true),
        (&format!("{}\n", rows[..8].concat()), false),
        (&format!("{}\n\n", rows[..8].concat()), true),
        (&format!("{}# x\n", rows[..8].concat()), true),
        (
            &format!(
                "{}\n{}\n{}\n",
                &rows[..3].concat(),
                &rows[3..6].concat(),
                &rows[6..].concat()
            ),
            false,
        ),
        (
            &format!(
                "{}\n{}\n{}\n\n",
                &rows[..3].concat(),
                &rows[3..6].concat(),
                &rows[6..].concat()
            ),
            true,
        ),
        (&format!("+---+\n{}+---+\n", rows[..9].concat()), true),
        // Long rows are not boards.
        (&"│ · │ · │ · │ · │ · │ · │ · │ · │ 1 │ · │\n".replacen(" · │", "", 1).repeat(2), false),
    ] {
        let text = format!("{T}\n{rest}");
        let mut grids = Items::<_, Grid>::new(Syntax::Grids, "f", BufReader::new(text.as_bytes()));
        assert!(!grids.is_at_hand() && grids.next().unwrap().is_ok());
        assert_eq!(grids.is_at_hand(), at_hand, "{rest:?}");
    }
}

#[test]
fn gsc_files_are_not_texts_even_if_broken() {
    let unix = MAGIC.to_vec();
    let changed = b"\x89GSC\n\x1A\n".to_vec();
    for magic in [unix, changed] {
        let bytes = [&magic[..], &[0; 100], b"\n", T.as_bytes()].concat();
        let items: Vec<_> = Items::<_, Grid>::new(Syntax::Grids, "f", &bytes[..]).collect();
        let [Err(error)] = &items[..] else { panic!("{items:?}") };
        assert!(!error.is_bad_line() && error.to_string().contains("this is a .gsc file"));
    }
}

#[test]
fn a_failing_reader_ends_the_input() {
    struct Failing;
    impl io::Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("bad disk"))
        }
    }
    let text = format!("{T}\n{T}\n");
    let reader = BufReader::new(io::Read::chain(text.as_bytes(), Failing));
    let mut grids = Items::<_, Grid>::new(Syntax::Grids, "f", reader);
    assert!(grids.next().unwrap().is_ok() && grids.next().unwrap().is_ok());
    let error = grids.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "cannot read f after line 2: bad disk");
    assert!(!error.is_bad_line() && grids.next().is_none());
}
