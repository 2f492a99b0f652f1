//! Deliberate mistakes: each is told on one clear line, with the right exit code, and
//! nothing is left of what it would have written.

use crate::support::program::gridsieve;
use assert_cmd::Command;
use gridsieve_kernels::Level;
use itertools::Itertools;
use std::fs;
use std::path::Path;

const GRID: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

/// The folder in which the mistakes are made.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("grids.txt"), format!("{GRID}\n")).unwrap();
    fs::write(path.join("no-grid.txt"), format!("{GRID}\n{}\n", GRID.replace('9', "8"))).unwrap();
    fs::write(path.join("short.txt"), format!("# two\n{GRID}\n{}\n", &GRID[1..])).unwrap();
    fs::write(path.join("two.txt"), format!("{GRID} {GRID}\n")).unwrap();
    fs::create_dir(path.join("directory")).unwrap();
    let done = |arguments: &str| {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        gridsieve(&arguments).current_dir(path).assert().success();
    };
    done("catalogue import grids.txt -o grids.gsc -q");
    done("scan grids.txt -k 3 --run three -q");
    let whole = fs::read(path.join("grids.gsc")).unwrap();
    fs::write(path.join("truncated.gsc"), &whole[..whole.len() - 1]).unwrap();
    let mut damaged = whole.clone();
    // In a block: behind the header.
    damaged[whole.len() - 20] ^= 1;
    fs::write(path.join("damaged.gsc"), damaged).unwrap();
    folder
}

/// The arguments ({grid} is one), the exit code, and the line: a `*` stands for anything,
/// {levels} for the levels of this kind of processor.
#[rustfmt::skip]
const MISTAKES: &[(&str, i32, &str)] = &[
    // Commands.
    ("scna grids.txt", 2, "error: there is no command `gridsieve scna`; did you mean `gridsieve scan`?"),
    ("grids.txt", 2, "error: there is no command `gridsieve grids.txt`; did you mean `gridsieve scan grids.txt`?"),
    ("{grid}", 2, "error: there is no command `gridsieve {grid}`; did you mean `gridsieve scan {grid}`?"),
    ("run three", 2, "error: there is no command `gridsieve run three`; did you mean `gridsieve run status three`?"),
    // Flags.
    ("scan grids.txt --cluse 17", 2, "error: unexpected argument '--cluse' found; a similar argument exists: '--clues'"),
    ("scan grids.txt --clues 82", 2, "error: invalid value '82' for '--clues <K>': 82 is not in 1 to 81*"),
    ("scan grids.txt --limit 0", 2, "error: invalid value '0' for '--limit <N>': 0 is not 1 or more*"),
    ("scan grids.txt --clues 16..18", 2, "error: invalid value '16..18' for '--clues <K>': 16..18 may or may not include 18: write 16-18, which includes it*"),
    ("estimate {grid} -k 20..30", 2, "error: invalid value '20..30' for '--clues <K>': 20..30 may or may not include 30: write 20-30, which includes it*"),
    ("catalogue generate --band 415..416", 2, "error: invalid value '415..416' for '--band <A[-B]>': 415..416 may or may not include 416: write 415-416, which includes it*"),
    ("solve grids.txt --json --format text", 2, "error: the argument '--json' cannot be used with '--format <FORMAT>'*"),
    ("catalogue generate --band 416 --json", 2, "error: the following required arguments were not provided: --count*"),
    ("scan grids.txt --clues", 2, "error: a value is required for '--clues <K>' but none was supplied*"),
    ("scan grids.txt --engine bnads", 2, "error: invalid value 'bnads' for '--engine <NAME>' [possible values: bands, classic, degree]; a similar value exists: 'bands'"),
    ("scan grids.txt --isa scaler", 2, "error: invalid value 'scaler' for '--isa <LEVEL>' [possible values: {levels}]; a similar value exists: 'scalar'"),
    ("scan grids.txt --format jsn", 2, "error: invalid value 'jsn' for '--format <FORMAT>' [possible values: text, jsonl]; a similar value exists: 'jsonl'"),
    ("scan grids.txt --mask 1..x", 2, "error: invalid value '1..x' for '--mask <MASK>': 4 characters instead of 81*"),
    ("scan grids.txt --mask {grid}", 2, "error: invalid value '{grid}' for '--mask <MASK>': `6` at row 1, column 1 is none of `1`, `0` and `.`*"),
    ("scan grids.txt --first --limit 2", 2, "error: the argument '--first' cannot be used with '--limit <N>'*"),
    ("scan grids.txt no-grid.txt", 2, "error: grids.txt would be a file, and there are other arguments: give grids, or one file; *"),
    ("selftest grids.txt", 2, "error: selftest is of the built-in grids; for others: gridsieve scan"),
    ("selftest --catalogue", 2, "error: selftest is of the built-in grids; for others: gridsieve scan"),
    ("explain forward {grid} {grid} --given 11 -k 9", 2, "error: this command takes one grid, not 2 grids"),
    ("explain forward two.txt --given 11 -k 9", 2, "error: this command takes one grid, not 2 grids"),
    ("scan grids.txt --cpus 4095", 2, "error: --cpus: CPU 4095 is not there, or this process may not use it"),
    ("scan --catalogue", 2, "error: --catalogue needs --range or --band"),
    ("ua --max-size abc", 2, "error: invalid value 'abc' for '--max-size <N>': expected a whole number; see `gridsieve ua --help`"),
    ("run merge", 2, "error: the following required arguments were not provided: --into <DIR>, <DIR>...; see `gridsieve run merge --help`"),
    // Input.
    ("scan nothing.txt", 2, "error: cannot open nothing.txt: *"),
    ("solve nothing.txt", 2, "error: cannot open nothing.txt: *"),
    ("scan directory", 2, "error: cannot open directory: is a directory"),
    ("scan no-grid.txt", 2, "error: no-grid.txt:2: *"),
    ("scan short.txt", 2, "error: short.txt:3: 80 characters instead of 81; --skip-bad skips bad lines"),
    ("ua 12", 2, "error: cannot open 12: *; a grid or puzzle has 81 characters instead of 2"),
    ("scan grids.txt --range 1..2", 2, "error: grids.txt: there is no range 1..2 of 1 grid"),
    ("scan grids.txt --band 3", 2, "error: grids.txt: --band needs a .gsc file of minlex grids in ascending order, or scan --catalogue"),
    ("kernels --compare a.json b.json", 2, "error: --compare takes one record; `gridsieve bench report` compares several"),
    ("kernels --compare grids.txt", 2, "error: grids.txt: not a record of `gridsieve kernels --record`: *"),
    // Files of grids.
    ("catalogue info grids.txt", 2, "error: grids.txt is not a .gsc file"),
    ("catalogue verify damaged.gsc", 2, "error: damaged.gsc is damaged: *"),
    ("scan damaged.gsc -k 3", 2, "error: damaged.gsc is damaged: *"),
    ("scan truncated.gsc", 2, "error: truncated.gsc is damaged: *"),
    ("catalogue unrank 5472730538", 2, "error: argument:1: `5472730538` is not a catalogue index, a number from 0 to 5472730537"),
    // Output.
    ("scan grids.txt -o nowhere/out", 2, "error: cannot write nowhere/out: *"),
    ("scan grids.txt -o directory", 2, "error: cannot write directory: *"),
    ("catalogue export grids.gsc -o grids.gsc", 2, "error: the output is the file to be read: it would be overwritten"),
    // Runs.
    ("scan grids.txt -k 4 --run three", 2, "error: three is another run: it differs in clues (3, not 4); take another directory"),
    ("scan grids.txt --run grids.txt", 2, "error: cannot *"),
    ("run status directory", 2, "error: directory is not a run directory: it has no manifest.json"),
    ("run check grids.txt", 2, "error: grids.txt is not a run directory: it is a file"),
    ("run check nothing", 2, "error: nothing is not a run directory: nothing is there"),
];

/// Those that only some systems can make.
#[cfg(target_os = "linux")]
#[rustfmt::skip]
const ON_LINUX: &[(&str, i32, &str)] = &[
    // Nobody can read that, whatever rights they have.
    ("scan /proc/self/mem", 2, "error: cannot open /proc/self/mem: *"),
    ("solve /proc/self/mem", 2, "error: cannot open /proc/self/mem: *"),
    // No space.
    ("scan grids.txt -k 3 --format jsonl -o /dev/full", 2, "error: cannot write /dev/full: No space left on device (os error 28); ended early: 1 grid, *"),
    ("canon grids.txt -o /dev/full", 2, "error: cannot write /dev/full: No space left on device (os error 28)"),
];

#[cfg(not(target_os = "linux"))]
const ON_LINUX: &[(&str, i32, &str)] = &[];

/// Does the text begin and end like the line? A `*` stands for anything.
fn is_like(text: &str, line: &str) -> bool {
    match line.split_once('*') {
        Some((begin, end)) => text.starts_with(begin) && text.ends_with(end),
        None => text == line,
    }
}

fn check(mut command: Command, what: &str, code: i32, line: &str) {
    let output = command.output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{what}: {told}");
    assert!(output.stdout.is_empty(), "{what}: {}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(told.lines().count(), 1, "{what}: {told}");
    let levels = Level::HERE.iter().join(", ");
    let line = line.replace("{grid}", GRID).replace("{levels}", &levels);
    assert!(is_like(told.trim_end(), &line), "{what}: {told}");
}

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn each_mistake_is_told_on_one_line() {
    let folder = folder();
    let before = names(folder.path());
    for &(arguments, code, line) in MISTAKES.iter().chain(ON_LINUX) {
        let words = arguments.replace("{grid}", GRID);
        let mut command = gridsieve(&words.split(' ').collect::<Vec<_>>());
        command.current_dir(&folder).env_remove("GRIDSIEVE_ISA");
        check(command, arguments, code, line);
    }
    assert_eq!(names(folder.path()), before);
    assert_eq!(names(&folder.path().join("directory")), [""; 0]);
}

/// They could move the cursor, or make one line two.
#[test]
fn control_characters_of_arguments_are_escaped() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, line) in [
        (&["sc\x1b[2Jan"][..], "error: there is no command `gridsieve sc\\u{1b}[2Jan`; *"),
        (&["scan", "a\nb.txt"], "error: cannot open a\\nb.txt: *"),
        (&["scan", "--clues", "1\t7"], "error: invalid value '1\\t7' for '--clues <K>'*"),
        (&["scan", "--\u{9b}x\ny"], "error: unexpected argument '--\\u{9b}x y' found*"),
        (&["solve", "a\rb"], "error: cannot open a\\rb: *"),
    ] {
        let mut command = gridsieve(arguments);
        command.current_dir(&folder);
        check(command, line, 2, line);
    }
}

/// A system that grants no thread: stacks that are larger than any memory.
#[test]
fn threads_that_cannot_be_started_are_told() {
    let folder = folder();
    for (arguments, code, line) in [
        ("scan grids.txt -k 3", 2, "error: cannot start a thread: *"),
        ("scan --catalogue --range 5..6 -k 3", 2, "error: cannot start a thread: *"),
        ("catalogue import grids.txt -o new.gsc", 2, "error: cannot start threads: *"),
        ("catalogue rank {grid}", 2, "error: cannot start threads: *"),
        ("solve grids.txt", 2, "error: cannot start threads: *"),
        ("catalogue generate --band 416 -o new.txt", 2, "error: cannot start threads: *"),
    ] {
        let words = arguments.replace("{grid}", GRID);
        let mut command = gridsieve(&words.split(' ').collect::<Vec<_>>());
        command.current_dir(&folder).env("RUST_MIN_STACK", "100000000000000");
        check(command, arguments, code, line);
    }
}

#[test]
fn a_level_of_the_environment_is_named() {
    let mut command = gridsieve(&["cpu"]);
    command.env("GRIDSIEVE_ISA", "sclaar");
    let line = "error: GRIDSIEVE_ISA: `sclaar` is none of {levels}";
    check(command, "GRIDSIEVE_ISA=sclaar", 2, line);
}

/// It is known, so that nothing else can be meant.
#[test]
fn a_level_of_other_processors_is_refused_with_those_of_this_one() {
    let others = Level::ALL.into_iter().filter(|level| !Level::HERE.contains(level));
    for level in others {
        let mut command = gridsieve(&["cpu", "--isa", level.name()]);
        command.env_remove("GRIDSIEVE_ISA");
        let here = Level::BUILT.iter().join(", ");
        let line = format!(
            "error: invalid value '{level}' for '--isa <LEVEL>': level {level} needs a build for *; \
             this one has {here}; see `gridsieve doctor --help`"
        );
        check(command, level.name(), 2, &line);
    }
}

/// Mistakes of a shell: limits, and descriptors that are closed.
#[cfg(unix)]
#[test]
fn limits_and_closed_descriptors_are_told() {
    let folder = folder();
    let before = names(folder.path());
    for (script, code, line) in [
        // Not a word of the signal that the system would send.
        (
            "ulimit -f 0; \"$G\" catalogue generate --sample 9 -o new.gsc",
            2,
            "error: cannot write new.gsc: File too large*",
        ),
        (
            "ulimit -f 1; \"$G\" catalogue unrank $(seq 0 99) -o new.txt",
            2,
            "error: cannot write new.txt: File too large*",
        ),
        // The system gives a program that has no standard input an empty one.
        ("\"$G\" scan - <&-", 2, "error: standard input: there are no grids in it; *"),
        (
            "\"$G\" catalogue unrank - <&-",
            2,
            "error: standard input: there are no indices in it; give a number from 0 each, or *",
        ),
        ("\"$G\" solve - <&-", 2, "error: standard input: there are no puzzles in it; *"),
        (
            "\"$G\" solve <directory",
            2,
            "error: cannot read standard input after line 0: Is a directory*",
        ),
    ] {
        let mut command = Command::new("sh");
        command.args(["-c", script]).current_dir(&folder);
        command.env("G", assert_cmd::cargo::cargo_bin!("gridsieve"));
        check(command, script, code, line);
    }
    assert_eq!(names(folder.path()), before);
}

/// The system gives a program without a standard output the null device, as some callers do.
#[cfg(target_os = "linux")]
#[test]
fn a_closed_standard_output_is_told() {
    let folder = folder();
    for arguments in [
        "solve grids.txt",
        "solve grids.txt --all",
        "scan grids.txt -k 3 -q",
        "canon grids.txt",
        "catalogue export grids.gsc -q",
        "catalogue generate --band 416 -q",
        "draw puzzle {grid}",
        "run status three",
        "doctor",
        "scan --help",
        "--version",
    ] {
        let words = arguments.replace("{grid}", GRID);
        let run = |closed: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", &format!("\"$G\" {words} {closed}")]).current_dir(&folder);
            command.env("G", assert_cmd::cargo::cargo_bin!("gridsieve"));
            command
        };
        run("<>/dev/null >&0").assert().code(0);
        check(run(">&-"), arguments, 2, "error: cannot write standard output: it is closed");
    }
}
