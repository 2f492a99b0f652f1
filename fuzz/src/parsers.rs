//! Every other parser of what comes from outside.
//!
//! The first byte says which one. What a parser takes is printed, and what it
//! reads of that must be the same; a message must be a line that a terminal can
//! show.

use super::run_folder;
use gridsieve::scan::{Input, InputError, Items, Kind, LineError, Sizes, Syntax};
use gridsieve_cli::internal;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_lab::{Record, answers, page};
use std::ffi::OsString;
use std::fmt::{Debug, Display};
use std::fs;
use std::io::{BufReader, Read};
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

/// A grid as text.
pub const GRID: u8 = b'g';
/// A puzzle as text.
pub const PUZZLE: u8 = b'p';
/// A set of cells as text.
pub const CELLS: u8 = b'c';
/// A file with a grid a line.
pub const GRIDS: u8 = b'l';
/// A file with a puzzle a line.
pub const PUZZLES: u8 = b'm';
/// A text that may be compressed.
pub const COMPRESSED: u8 = b'z';
/// A record of `gridsieve kernels`.
pub const KERNELS: u8 = b'k';
/// Arguments of a command line, one a line.
pub const ARGUMENTS: u8 = b'a';
/// A range of grids.
pub const RANGE: u8 = b'n';
/// A run directory: see [`run_folder`].
pub const RUN: u8 = b'r';

/// More of a text is not unpacked: a few bytes can stand for terabytes.
const MOST_UNPACKED: u64 = 1 << 20;

/// Reads the bytes as what they are. `folder` is a place for files.
pub fn read(data: &[u8], folder: &Path) {
    let Some((&kind, data)) = data.split_first() else { return };
    match kind {
        GRID => prints_back::<Grid>(data, str::to_owned),
        PUZZLE => prints_back::<Puzzle>(data, |text| {
            text.replace(['*', '0', '_', '-', 'x', 'X', '?', '·'], ".")
        }),
        CELLS => prints_back::<CellSet>(data, sorted_cells),
        GRIDS => {
            read_lines::<Grid>(Syntax::Grids, data);
            read_file(data, &folder.join("grids"));
        }
        PUZZLES => read_lines::<Puzzle>(Syntax::Puzzles, data),
        COMPRESSED => read_compressed(data),
        KERNELS => read_kernels(data),
        ARGUMENTS => read_arguments(data),
        RANGE => read_range(data),
        RUN => run_folder::read(data, folder),
        _ => {}
    }
}

/// A text of boards alone, as grids and as puzzles: no files, so that many more are tried.
pub fn boards(data: &[u8], _folder: &Path) {
    read_lines::<Grid>(Syntax::Grids, data);
    read_lines::<Puzzle>(Syntax::Puzzles, data);
}

/// What is read from a text prints as that text, or as its `usual` form.
fn prints_back<T>(data: &[u8], usual: fn(&str) -> String)
where
    T: FromStr<Err: Display> + Display + Debug + PartialEq,
{
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(value) = text.parse::<T>() else { return };
    let printed = value.to_string();
    assert_eq!(printed, usual(text));
    assert_eq!(printed.parse::<T>().ok(), Some(value));
}

/// Each cell once, in order, without blanks.
fn sorted_cells(text: &str) -> String {
    let inside = text.trim().trim_matches(['{', '}']);
    let plain = |cell: &str| cell.trim().replace(['r', 'R', 'c', 'C'], "");
    let mut cells: Vec<String> = inside.split(',').map(plain).collect();
    cells.sort();
    cells.dedup();
    format!("{{{}}}", cells.join(","))
}

/// A line that can be shown.
fn check_message(message: &str) {
    assert!(!message.chars().any(char::is_control), "{message:?}");
}

/// What a text has, or its messages and whether more can follow them.
type Parsed<T> = Vec<Result<T, (String, bool)>>;

fn items<T: FromStr<Err: Into<LineError>>>(
    syntax: Syntax,
    data: &[u8],
    buffer: usize,
) -> Parsed<T> {
    let items = Items::<_, T>::new(syntax, "f", BufReader::with_capacity(buffer, data));
    items.map(|item| item.map_err(|error| (error.to_string(), error.is_bad_line()))).collect()
}

fn read_lines<T>(syntax: Syntax, data: &[u8])
where
    T: FromStr<Err: Into<LineError>> + Display + Debug + PartialEq,
{
    let read = items::<T>(syntax, data, 1 << 16);
    assert_eq!(items::<T>(syntax, data, 1), read, "the buffer matters");
    let lines = data.iter().filter(|&&byte| byte == b'\n').count() + 1;
    // A line may have several grids.
    assert!(read.len() <= lines + data.len() / 81);
    for (place, item) in read.iter().enumerate() {
        if let Err((message, more)) = item {
            check_message(message);
            assert!(*more || place + 1 == read.len(), "something follows the end");
        }
    }
    let good: Vec<&T> = read.iter().flatten().collect();
    // Every digit of a board stands in the text, behind those of the boards before.
    let text = String::from_utf8_lossy(data);
    let mut digits = text.chars().filter(|sign| ('1'..='9').contains(sign));
    for board in &good {
        for digit in board.to_string().chars().filter(|&sign| sign != '.') {
            assert!(digits.any(|other| other == digit), "{board} is not in the text");
        }
    }
    let text: String = good.iter().map(|item| format!("{item}\n")).collect();
    assert!(items::<T>(syntax, text.as_bytes(), 1 << 16).iter().flatten().eq(good));
}

/// The passes over a file, with bad lines and without.
fn read_file(data: &[u8], path: &Path) {
    fs::write(path, data).expect("a temporary file can be written");
    let expected = items::<Grid>(Syntax::Grids, data, 1 << 16);
    let stop = AtomicBool::new(false);
    let open = || Input::open(path).ok().filter(|input| input.kind() == Kind::Text);
    let Some(mut input) = open() else { return };
    let first_bad = expected.iter().find_map(|item| item.as_ref().err());
    // A longer text is read a second time, in pieces.
    let sizes = || Sizes { most_kept: 0, piece: 1 + data.len() as u64 % 4 };
    match input.check_in_pieces(&stop, None, sizes()) {
        Ok(checked) => {
            assert!(checked, "it was not stopped");
            assert!(first_bad.is_none());
            let count = input.grids().expect("it was checked");
            let grids = input.source(0..count).expect("they are there");
            let grids = grids.map(|grid| grid.expect("it was checked"));
            assert!(grids.eq(expected.iter().flatten().copied()));
        }
        Err(InputError::Line { line, .. }) => {
            let (message, _) = first_bad.expect("a bad line");
            assert!(message.starts_with(&format!("f:{line}: ")), "{message} is not line {line}");
        }
        Err(error) => panic!("{error}"),
    }
    let mut input = open().expect("it was a text");
    let mut skipped = 0;
    if let Ok(checked) = input.check_in_pieces(&stop, Some(&mut |_| skipped += 1), sizes()) {
        assert!(checked, "it was not stopped");
        let bad = expected.iter().filter(|item| item.is_err()).count() as u64;
        assert_eq!((input.bad_lines(), skipped), (bad, bad));
        let count = input.grids().expect("it was checked");
        assert_eq!(count, expected.len() as u64 - bad);
        let numbers = [count / 2, count.saturating_sub(1)];
        let numbers = &numbers[usize::from(numbers[0] == numbers[1])..];
        if count > 0 {
            let picked = input.pick(numbers, &stop).expect("they are there");
            let picked = picked.expect("nothing stops it");
            let grids: Vec<&Grid> = expected.iter().flatten().collect();
            assert!(picked.iter().eq(numbers.iter().map(|&number| grids[number as usize])));
        }
        let rest = input.source(numbers[0]..count).expect("they are there").flatten();
        assert!(rest.eq(expected.iter().flatten().skip(numbers[0] as usize).copied()));
    }
}

fn read_compressed(data: &[u8]) {
    let unpack = |bytes: &[u8]| {
        let mut text = Vec::new();
        let read = internal::unpack(bytes.to_vec()).take(MOST_UNPACKED).read_to_end(&mut text);
        (text, read.map_err(|error| error.to_string()))
    };
    let (text, read) = unpack(data);
    assert_eq!(unpack(data), (text.clone(), read.clone()), "it is not always the same");
    // What begins like no compressed file is as it is.
    if data.first().is_some_and(u8::is_ascii_digit) {
        assert_eq!((&text[..], read), (data, Ok(data.len())));
    }
    read_lines::<Grid>(Syntax::Grids, &text[..text.len().min(1 << 14)]);
}

fn read_kernels(data: &[u8]) {
    let record = match Record::read(data) {
        Ok(record) => record,
        Err(error) => return check_message(&error.to_string()),
    };
    let mut text = Vec::new();
    record.write_json(&mut text).expect("memory can be written");
    assert_eq!(Record::read(&text[..]).expect("its own text"), record);
    answers(&record);
    for records in [&[record.clone()][..], &[record.clone(), record]] {
        assert!(page(records).starts_with("<!DOCTYPE html>"));
    }
}

fn read_arguments(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut arguments = vec![OsString::from("gridsieve")];
    arguments.extend(text.split('\n').map(OsString::from));
    if let Err(message) = internal::arguments(&arguments) {
        assert!(message.starts_with("error: "), "{message}");
        check_message(&message);
    }
}

fn read_range(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Some(printed) = internal::range(text) {
        assert_eq!(internal::range(&printed), Some(printed));
    }
}
