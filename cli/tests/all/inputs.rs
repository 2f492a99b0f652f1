//! Every command that reads grids or puzzles, with everything that it can be given.

use crate::support::program::gridsieve;
#[cfg(unix)]
use crate::support::program::piped;
use flate2::write::GzEncoder;
use gridsieve_cli::internal::definition;
use lzma_rust2::{XzOptions, XzWriter};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::fs;
use std::io::Write;
use std::path::Path;
#[cfg(unix)]
use std::process::{Output, Stdio};

const GRID: &str =
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
const PUZZLE: &str =
    "6937845124875129361259638749326514875682473917413986253194752688561297432748361..";

/// Few cells are free, so that the fewest clues are known at once.
const MASK: &str =
    "1111111111111111111111111111111111111111111111111111111111111111111111........1..";
const MINIMAL: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

/// For each command that takes items what to give it, and which flags: so that it has something
/// to do, and its answer says nothing of where the item comes from.
fn row(command: &str) -> (&'static str, &'static [&'static str]) {
    match command {
        "scan" => (GRID, &["-k", "80", "--quiet"]),
        "fewest" => (GRID, &["--quiet", "--mask", MASK]),
        "census" => (GRID, &["-k", "80", "--quiet"]),
        "solve" | "textbook" => (PUZZLE, &["--quiet"]),
        "logic" => (PUZZLE, &["--format", "jsonl"]),
        "canon" => (GRID, &["--index"]),
        "name" => (PUZZLE, &[]),
        // The first grid with all its cells.
        "unname" => ("aaaaaaab7777777777777777h", &[]),
        "catalogue rank" => (GRID, &[]),
        "catalogue unrank" => ("958098507", &[]),
        "catalogue import" => (GRID, &["--quiet"]),
        "same" => (GRID, &["--json"]),
        "transform" => (PUZZLE, &["--random", "2"]),
        "puzzle minus-plus" => (MINIMAL, &["--minus", "0", "--plus", "0", "--quiet"]),
        "puzzle reduce" => (MINIMAL, &["--quiet"]),
        "neighbours" => (GRID, &["--max-size", "6", "--format", "jsonl"]),
        "estimate" => (GRID, &["-k", "80", "--format", "jsonl"]),
        "pattern puzzles" => (GRID, &["--pattern", MINIMAL, "--format", "jsonl", "--quiet"]),
        "pattern canon" => (PUZZLE, &[]),
        "ua" => (GRID, &["--max-size", "6", "--format", "jsonl"]),
        "mcn" => (GRID, &["--max-size", "8", "--format", "jsonl"]),
        "draw ua" | "draw clique" | "draw puzzle" => (GRID, &[]),
        "explain band3" => (GRID, &["--given", "11,12,13,14,15,16,17,18,21,22,23,24", "-k", "17"]),
        "explain classic" => (GRID, &["-k", "17"]),
        "explain forward" => (GRID, &["--given", "11,12", "-k", "9"]),
        _ => panic!("`{command}` takes grids or puzzles: it needs a row here"),
    }
}

/// The commands that take no items: they read what else there is, or nothing.
const OTHERS: [&str; 18] = [
    "bench list",
    "bench report",
    "bench run",
    "catalogue export",
    "catalogue generate",
    "catalogue info",
    "catalogue pairs",
    "catalogue verify",
    "census plan",
    "completions",
    "docs",
    "doctor",
    "kernels",
    "man",
    "run check",
    "run merge",
    "run status",
    "selftest",
];

/// The commands that take items, but no grids and no puzzles.
const NO_GRIDS: [&str; 2] = ["unname", "catalogue unrank"];

/// The commands that take items, from their definitions.
fn commands() -> Vec<String> {
    fn below(
        command: &clap::Command,
        path: &str,
        found: &mut Vec<String>,
        others: &mut Vec<String>,
    ) {
        for next in command.get_subcommands() {
            let path = format!("{path} {}", next.get_name()).trim().to_owned();
            below(next, &path, found, others);
            if next.get_arguments().any(|arg| arg.get_id() == "input" && arg.is_positional()) {
                found.push(path);
            } else if !next.has_subcommands() {
                others.push(path);
            }
        }
    }
    let (mut found, mut others) = (Vec::new(), Vec::new());
    below(&definition(), "", &mut found, &mut others);
    others.sort_unstable();
    assert_eq!(others, OTHERS, "these take no grids or puzzles as others do");
    found
}

/// The file `.gsc` of the grids of a text.
fn gsc(text: &str, folder: &Path) -> Vec<u8> {
    let path = folder.join("grids.gsc");
    let path_text = path.to_str().unwrap();
    let mut import = gridsieve(&["catalogue", "import", "-q", "-o", path_text]);
    import.write_stdin(text).assert().success();
    fs::read(path).unwrap()
}

/// Exit code, standard output, and lines of standard error.
fn run(
    command: &str,
    input: Option<&Path>,
    piped: &[u8],
    flags: &[&str],
) -> (i32, Vec<u8>, String) {
    let mut words: Vec<&str> = command.split(' ').collect();
    words.extend(input.map(|path| path.to_str().unwrap()));
    words.extend(flags);
    // Its answer is a file.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("answer");
    if command == "catalogue import" {
        words.extend(["--output", path.to_str().unwrap()]);
    }
    let output = gridsieve(&words).write_stdin(piped).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let answer = fs::read(path).unwrap_or(output.stdout);
    (output.status.code().unwrap(), answer, said)
}

#[test]
fn every_command_takes_every_input() {
    let folder = tempfile::tempdir().unwrap();
    let commands = commands();
    for (turn, command) in commands.iter().enumerate() {
        let command = command.as_str();
        let (item, flags) = row(command);
        // Two items are compared.
        let text =
            if command == "same" { format!("{item}\n{item}\n") } else { format!("{item}\n") };
        let mut gzip = GzEncoder::new(Vec::new(), Default::default());
        gzip.write_all(text.as_bytes()).unwrap();
        let mut xz = XzWriter::new(Vec::new(), XzOptions::default()).unwrap();
        xz.write_all(text.as_bytes()).unwrap();
        let texts = [
            ("text", text.clone().into_bytes()),
            ("gz", gzip.finish().unwrap()),
            ("xz", xz.finish().unwrap()),
            ("zst", compress_to_vec(text.as_bytes(), CompressionLevel::Fastest)),
            ("crlf", text.replace('\n', "\r\n").into_bytes()),
            ("bom", format!("\u{FEFF}{text}").into_bytes()),
            ("no newline", text.trim_end().into()),
            ("blank lines", format!("\n# a comment\n{text}\n").into_bytes()),
        ];
        let answer = run(command, None, text.as_bytes(), flags);
        assert!(answer.0 == 0 && !answer.1.is_empty(), "{command}: {answer:?}");
        let check = |what: &str, found: (i32, Vec<u8>, String)| {
            assert!((found.0, &found.1) == (0, &answer.1), "{command}, {what}: {found:?}");
        };
        // An argument, as often as there are items.
        let mut literal: Vec<&str> = text.lines().collect();
        literal.extend(flags);
        check("argument", run(command, None, b"", &literal));
        // All commands read through one layer. `canon` is given every form of a text in every way, the
        // others the plain form in every way and a quarter of the rest, each in one way.
        for (number, (name, bytes)) in texts.iter().enumerate() {
            if !(number == 0 || command == "canon" || (number + turn) % 4 == 0) {
                continue;
            }
            let path = folder.path().join(name);
            fs::write(&path, bytes).unwrap();
            let ways = [
                ("file", Some(&*path), &b""[..]),
                ("pipe", None, bytes),
                ("-", Some(Path::new("-")), bytes),
            ];
            for (way, (what, path, piped)) in ways.into_iter().enumerate() {
                if (number + turn / 4) % 3 == way || number == 0 || command == "canon" {
                    check(&format!("{what}, {name}"), run(command, path, piped, flags));
                }
            }
        }
        if !NO_GRIDS.contains(&command) {
            let two =
                if command == "same" { format!("{GRID}\n{GRID}\n") } else { format!("{GRID}\n") };
            let answer = run(command, None, two.as_bytes(), flags);
            assert!(answer.0 == 0, "{command}: {answer:?}");
            let gsc = gsc(&two, folder.path());
            let path = folder.path().join("gsc");
            fs::write(&path, &gsc).unwrap();
            let found = run(command, Some(&path), b"", flags);
            assert!((found.0, &found.1) == (0, &answer.1), "{command}, gsc: {found:?}");
            // It is read by its name alone.
            let (code, _, said) = run(command, None, &gsc, flags);
            assert!(code == 2 && said.contains("a .gsc file is read by its name"), "{said}");
        }
        let check = |what: &str, (code, out, said): (i32, Vec<u8>, String), word: &str| {
            let is_told = said.lines().count() == 1 && said.contains(word);
            assert!(code == 2 && out.is_empty() && is_told, "{command}, {what}: {code}, {said}");
        };
        let empty = folder.path().join("empty");
        fs::write(&empty, "").unwrap();
        check("empty file", run(command, Some(&empty), b"", flags), "there are no ");
        check("empty pipe", run(command, None, b"", flags), "there are no ");
        check("empty -", run(command, Some(Path::new("-")), b"", flags), "there are no ");
        let nothing = folder.path().join("nothing");
        check("no file", run(command, Some(&nothing), b"", flags), "cannot open");
        check("directory", run(command, Some(folder.path()), b"", flags), "cannot open");
        let bad = folder.path().join("bad");
        let has_words = NO_GRIDS.contains(&command);
        let (text, error) = match has_words {
            true => ("x\n", "bad:1: `x` is not "),
            false => ("12\n", "bad:1: 2 characters instead of 81"),
        };
        fs::write(&bad, text).unwrap();
        check("bad line", run(command, Some(&bad), b"", flags), error);
    }
}

#[test]
#[cfg(unix)]
fn nothing_given_and_nothing_piped_in() {
    let folder = tempfile::tempdir().unwrap();
    let run = |command: &str, flags: &[&str]| -> Output {
        let words: Vec<&str> = command.split(' ').chain(flags.iter().copied()).collect();
        piped(&words).current_dir(&folder).stdin(Stdio::null()).output().unwrap()
    };
    for command in commands() {
        // These take the built-in grids; the last one quickly has its fewest clues.
        let built_in: Option<(&[&str], usize)> = match command.as_str() {
            "scan" => Some((&["-k", "3", "--quiet", "--format", "jsonl"], 24)),
            "fewest" => Some((&["--range", "23..", "--quiet"], 1)),
            _ => None,
        };
        if let Some((flags, grids)) = built_in {
            let output = run(&command, flags);
            let lines = output.stdout.iter().filter(|&&byte| byte == b'\n').count();
            assert!(output.status.success() && lines == grids, "{output:?}");
            continue;
        }
        let mut flags = row(&command).1.to_vec();
        if command == "catalogue import" {
            flags.extend(["--output", "answer"]);
        }
        let output = run(&command, &flags);
        let said = String::from_utf8(output.stderr).unwrap();
        if command == "census" {
            // Nothing would mean all grids.
            assert!(output.status.code() == Some(2) && said.contains("--units A..B"), "{said}");
            continue;
        }
        let usage = format!(
            "error: nothing is given, and nothing piped in\nUsage: gridsieve {command} [OPTIONS]"
        );
        assert!(
            output.status.code() == Some(2) && output.stdout.is_empty() && said.starts_with(&usage),
            "{command}: {said}"
        );
    }
}
