//! Run directories: `scan --run`, cut and joined, damaged, interrupted.

use crate::support::catalogue::folder;
use crate::support::program::{gridsieve, one_line, program, stdout};
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A scan of the first four built-in grids, unit by unit.
pub fn scan(folder: &TempDir, arguments: &str) -> assert_cmd::Command {
    let mut command = gridsieve(&["scan", "--built-in", "--range", "0..4", "--unit", "1"]);
    command.args(arguments.split_whitespace()).current_dir(folder);
    command
}

/// `gridsieve run` with these arguments.
pub fn run(folder: &TempDir, arguments: &str) -> assert_cmd::Command {
    let mut command = gridsieve(&["run"]);
    command.args(arguments.split_whitespace()).current_dir(folder);
    command
}

/// The bytes of a file.
pub fn read(folder: &TempDir, name: &str) -> Vec<u8> {
    fs::read(folder.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Do two complete runs have the same results?
#[track_caller]
fn same(folder: &TempDir, one: &str, other: &str) {
    for name in ["puzzles", "evidence"] {
        let [one, other] = [one, other].map(|run| read(folder, &format!("{run}/{name}")));
        assert!(one == other, "{name} differs");
    }
}

#[test]
fn the_output_of_a_complete_run_is_written_only_if_it_is_that_of_the_evidence() {
    let folder = folder(&[]);
    scan(&folder, "--run whole --quiet").assert().code(0);
    let puzzles = read(&folder, "whole/puzzles");
    let mut changed = puzzles.clone();
    changed[0] = b'?';
    for damaged in [&changed[..], &puzzles[..puzzles.len() / 2], b""] {
        fs::write(folder.path().join("whole/puzzles"), damaged).unwrap();
        let again = scan(&folder, "--run whole --output out").assert().code(2);
        again.stderr(contains(
            "error: cannot write out: puzzles is not the file of the run's evidence",
        ));
        assert!(!folder.path().join("out").exists());
    }
}

#[test]
fn a_run_gives_what_a_scan_gives_however_it_is_split_and_interrupted() {
    let folder = folder(&[]);
    let plain = stdout(scan_without_run(&folder));
    assert_eq!(plain.lines().count(), 23);
    let whole = scan(&folder, "--run whole --output out --threads 1");
    assert_eq!(stdout(whole), "");
    assert!(
        read(&folder, "out") == plain.as_bytes()
            && read(&folder, "whole/puzzles") == plain.as_bytes()
    );
    assert!(!folder.path().join("whole/found").exists());

    // Complete: the output is written again, nothing is searched.
    fs::remove_file(folder.path().join("out")).unwrap();
    let again = scan(&folder, "--run whole --output out").assert().code(0);
    again.stderr(contains("whole is complete: nothing to search"));
    assert!(read(&folder, "out") == plain.as_bytes());

    for shard in 0..3 {
        let by = if shard == 1 { "cost" } else { "count" };
        // The level changes nothing.
        let level = if shard == 0 { "--isa scalar" } else { "" };
        let line = format!("--run s{shard} --shard {shard}/3 --shard-by count --quiet {level}");
        scan(&folder, &line).assert().code(0);
        // The cut is remembered; another one is another run.
        let mut other =
            scan(&folder, &format!("--run s{shard} --shard {shard}/3 --shard-by {by} -q"));
        match by {
            "cost" => other.assert().code(2).stderr(contains("it differs in shard (")),
            _ => other.assert().code(0),
        };
    }
    run(&folder, "merge s2 s0 s1 --into merged --output joined").assert().code(0);
    same(&folder, "whole", "merged");
    assert!(read(&folder, "joined") == plain.as_bytes());
    for (shards, message) in [
        ("s0 s2", "grids 1..2 are in none of the directories"),
        ("s0 s1", "grids 2..4 are in none of the directories"),
        ("s0 s1 s2 whole", "grids 0..1 are in s0 and in whole"),
        ("s0 s1 s2 none", "none"),
    ] {
        let merge = run(&folder, &format!("merge {shards} --into wrong")).assert().code(2);
        merge.stderr(
            contains(message).and(predicate::function(|text: &str| text.lines().count() == 1)),
        );
        assert!(!folder.path().join("wrong").exists());
    }
    run(&folder, "merge s0 s1 s2 --into s1").assert().code(2).stderr(contains("s1 is one of the"));

    // As a kill leaves it: half a line at the end, and puzzles without a unit.
    let journal = String::from_utf8(read(&folder, "whole/journal")).unwrap();
    let lines: Vec<&str> = journal.split_inclusive('\n').collect();
    assert_eq!(lines.len(), 5);
    fs::create_dir(folder.path().join("cut")).unwrap();
    fs::copy(folder.path().join("whole/manifest.json"), folder.path().join("cut/manifest.json"))
        .unwrap();
    let (whole, half) = (lines[..3].concat(), lines[3].split_at(100).0);
    fs::write(folder.path().join("cut/journal"), format!("{whole}{half}")).unwrap();
    fs::write(folder.path().join("cut/found"), &plain[..82 * 21]).unwrap();
    let status = stdout(run(&folder, "status cut"));
    assert!(
        status.contains("cut: stopped; start it again to go on\n  2 of 4 grids (50.0%)"),
        "{status}"
    );
    let text = stdout(run(&folder, "status cut whole --json"));
    let objects: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&objects[0]["state"], &objects[1]["state"]),
        (&"stopped".into(), &"complete".into())
    );
    assert_eq!((&objects[0]["puzzles"], &objects[1]["puzzles"]), (&21.into(), &23.into()));
    let resumed = scan(&folder, "--run cut --threads 2").assert().code(0);
    resumed.stderr(contains("going on with cut: 2 of 4 grids are done"));
    same(&folder, "whole", "cut");
    // The half line is gone: the next one would have been damaged with it.
    run(&folder, "check cut").assert().code(0);

    // Damage in the middle, and puzzles that are gone: searched again.
    for name in ["puzzles", "evidence"] {
        fs::remove_file(folder.path().join("cut").join(name)).unwrap();
    }
    fs::write(
        folder.path().join("cut/journal"),
        journal.replacen("\"found\":1,", "\"found\":2,", 1),
    )
    .unwrap();
    let resumed = scan(&folder, "--run cut").assert().code(0);
    resumed.stderr(contains("cut: 4 lines do not count: searching these grids again"));
    same(&folder, "whole", "cut");
}

/// Whoever comes second waits a moment, as the first may just be ending.
#[test]
fn two_cannot_work_on_one_run() {
    let folder = folder(&[]);
    scan(&folder, "-k 9 --run r --quiet").assert().code(0);
    fs::remove_file(folder.path().join("r/evidence")).unwrap();
    let lock = fs::File::open(folder.path().join("r/lock")).unwrap();
    lock.lock().unwrap();
    // Not the code of what stays wrong.
    let again = scan(&folder, "-k 9 --run r").assert().code(75);
    again.stderr(contains("r is in use by another process").and(one_line()));
    let merge = run(&folder, "merge r --into s").assert().code(2);
    let done = "r is not complete: 4 of 4 work units are done; resume it first";
    merge.stderr(contains(done).and(one_line()));
    lock.unlock().unwrap();
    scan(&folder, "-k 9 --run r --quiet").assert().code(0);
    run(&folder, "merge r --into s").assert().code(0);
}

/// What the shards have must be what their evidence says.
#[test]
fn damaged_shards_are_not_merged() {
    let folder = folder(&[]);
    for shard in 0..2 {
        scan(&folder, &format!("--run s{shard} --shard {shard}/2 --shard-by count --quiet"))
            .assert()
            .code(0);
    }
    let evidence = String::from_utf8(read(&folder, "s1/evidence")).unwrap();
    let lines: Vec<&str> = evidence.split_inclusive('\n').collect();
    let without_row = [&lines[..1], &lines[2..]].concat().concat();
    let twice = [&lines[..2], &lines[1..]].concat().concat();
    let puzzles = String::from_utf8(read(&folder, "s1/puzzles")).unwrap();
    let other_clue = puzzles.replacen(|sign: char| sign.is_ascii_digit(), "0", 1);
    let other_run = String::from_utf8(read(&folder, "s0/evidence")).unwrap();
    let journal = String::from_utf8(read(&folder, "s1/journal")).unwrap();
    let other_journal = journal.replacen("\"found\":1", "\"found\":2", 1);
    assert_ne!(other_journal, journal);
    for (file, text, message) in [
        ("puzzles", other_clue, "puzzles is damaged: its checksum is not the one of the evidence"),
        ("puzzles", String::new(), "puzzles is damaged: its checksum is not the one"),
        ("evidence", other_run, "evidence is damaged: it is not the evidence of this run"),
        ("journal", other_journal, "s1/journal is damaged: line 2: its checksum is wrong"),
        ("evidence", evidence.replacen("\n[2,", "\n[3,", 1), "evidence: grid 2 is missing"),
        ("evidence", without_row, "evidence: grid 2 is missing"),
        ("evidence", twice, "evidence: grid 2 is there again, or not in order"),
        ("evidence", format!("{evidence}\n"), "something follows the end"),
        ("evidence", evidence.trim_end().to_owned(), "the end of the file is missing"),
        ("evidence", lines[0].to_owned(), "the end of the file is missing"),
    ] {
        let sound = read(&folder, &format!("s1/{file}"));
        let path = folder.path().join("s1").join(file);
        fs::write(&path, &text).unwrap();
        let merge = run(&folder, "merge s0 s1 --into all").assert().code(2);
        merge.stderr(contains("s1").and(contains(message)).and(one_line()));
        assert!(!folder.path().join("all/evidence").exists(), "{text}");
        fs::write(&path, sound).unwrap();
    }
    run(&folder, "merge s0 s1 --into all").assert().code(0);

    // What was joined before stays as it is.
    for name in ["puzzles", "evidence", "journal"] {
        let [shard, away] =
            [format!("s1/{name}"), "away".to_owned()].map(|name| folder.path().join(name));
        let before =
            ["puzzles", "evidence", "journal"].map(|name| read(&folder, &format!("all/{name}")));
        fs::rename(&shard, &away).unwrap();
        let merge = run(&folder, "merge s0 s1 --into all").assert().code(2);
        let missing =
            if name == "evidence" { "s1 is not complete" } else { "error: cannot read s1/" };
        merge.stderr(contains(missing).and(contains("s1")).and(one_line()));
        let after =
            ["puzzles", "evidence", "journal"].map(|name| read(&folder, &format!("all/{name}")));
        assert!(before == after, "without {name}");
        fs::rename(&away, &shard).unwrap();
    }
}

/// An output does not take the place of a file that a run consists of, and a directory
/// with other things in it is no place for a run.
#[test]
fn runs_are_not_written_over() {
    let folder = folder(&[]);
    scan(&folder, "-k 9 --run r --quiet").assert().code(0);
    for output in ["r/manifest.json", "r/journal", "./r/../r/puzzles", "r/found", "r/lock"] {
        let again = scan(&folder, &format!("-k 9 --run r --output {output}")).assert().code(2);
        again.stderr(contains("is a part of the run").and(one_line()));
        let merge = run(&folder, &format!("merge r --into s --output {output}")).assert().code(2);
        merge.stderr(contains("is a part of the run").and(one_line()));
        // Commands that know nothing of the run.
        for command in
            ["scan --built-in -k 9", "catalogue unrank 0", "catalogue generate --band 416"]
        {
            let words = format!("{command} --output {output}");
            let words: Vec<_> = words.split(' ').collect();
            let other = gridsieve(&words).current_dir(&folder).assert().code(2);
            other.stderr(contains("is a part of the run").and(one_line()));
        }
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("r/puzzles", folder.path().join("link")).unwrap();
        let words = ["catalogue", "unrank", "0", "--output", "link"];
        let linked = gridsieve(&words).current_dir(&folder).assert().code(2);
        linked.stderr(contains("is a part of the run"));
    }
    // A directory for a run that is not begun stays empty; the manifest of another program is no run.
    let empty = folder.path().join("e");
    fs::create_dir(&empty).unwrap();
    let refused = scan(&folder, "-k 9 --run e --output e/puzzles --quiet").assert().code(2);
    refused.stderr(contains("e/puzzles is a part of the run e: give the output another name"));
    assert_eq!(fs::read_dir(&empty).unwrap().count(), 0);
    fs::write(empty.join("manifest.json"), "{}").unwrap();
    let words = ["catalogue", "unrank", "0", "--output", "e/puzzles"];
    gridsieve(&words).current_dir(&folder).assert().code(0);
    assert!(!folder.path().join("s").exists());
    run(&folder, "merge r --into s --output s/manifest.json").assert().code(2);
    run(&folder, "check s").assert().code(0);

    // It is complete, but what it found is gone.
    let puzzles = read(&folder, "r/puzzles");
    fs::remove_file(folder.path().join("r/puzzles")).unwrap();
    let gone = scan(&folder, "-k 9 --run r --quiet").assert().code(2);
    gone.stderr(contains("cannot read r/puzzles: ").and(one_line()));
    fs::write(folder.path().join("r/puzzles"), puzzles).unwrap();

    // Another question, which nobody can tell from this one without the manifest.
    fs::remove_file(folder.path().join("r/manifest.json")).unwrap();
    let other = scan(&folder, "-k 8 --run r --output out").assert().code(2);
    other.stderr(contains("r is neither empty nor a run directory").and(one_line()));
    assert!(!folder.path().join("out").exists());
    // As a process leaves it that was killed when it had just begun.
    fs::create_dir(folder.path().join("new")).unwrap();
    fs::write(folder.path().join("new/lock"), "").unwrap();
    fs::write(folder.path().join("new/.gridsieve-x7.tmp"), "{").unwrap();
    scan(&folder, "-k 8 --run new --quiet").assert().code(0);
}

/// The evidence has counters, which must be the same whoever searches.
#[test]
fn what_changes_counters_is_not_for_runs() {
    let folder = folder(&[]);
    for option in ["--engine degree --forward-view static", "--bitmap-threshold 60"] {
        let refused = scan(&folder, &format!("-k 9 --run r {option}")).assert().code(2);
        refused.stderr(contains("are not for --run").and(one_line()));
        assert!(!folder.path().join("r").exists());
    }
    // Several threads to a grid, if nothing ends them early.
    let few = "1".repeat(20) + &"0..0.".repeat(12) + ".";
    for (run, threads) in [("one", 1), ("more", 9)] {
        let asked = format!("--mask {few} -k 32 --engine classic --limit 5");
        let mut command =
            gridsieve(&["scan", "--built-in", "--range", "2..4", "--unit", "1", "--quiet"]);
        command.args(asked.split(' ')).args(["--run", run, "--threads", &threads.to_string()]);
        command.current_dir(&folder).assert().code(0);
    }
    same(&folder, "one", "more");
}

/// Whoever reads a pipe has had enough, or takes what comes until its end.
#[cfg(target_os = "linux")]
#[test]
fn puzzles_of_a_run_go_to_pipes() {
    use std::process::Stdio;
    let folder = folder(&[]);
    scan(&folder, "--run r --quiet").assert().code(0);
    let puzzles = read(&folder, "r/puzzles");
    let shell = |text: &str| {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", text]).env("G", assert_cmd::cargo::cargo_bin!("gridsieve"));
        shell.current_dir(&folder).stdin(Stdio::null()).output().unwrap()
    };
    let scan = "\"$G\" scan --range 0..4 --unit 1 --run r -q --output";
    let named = shell(&format!("mkfifo p; {scan} p & cat p; wait"));
    assert!(named.stdout == puzzles && named.stderr.is_empty(), "{named:?}");
    let grid = shell("\"$G\" catalogue unrank 0 --output p & cat p; wait");
    assert!(grid.stdout.len() == 82 && grid.stderr.is_empty(), "{grid:?}");
    let closed = shell(&format!("({scan} /dev/stdout; echo $? >&2) | true"));
    assert_eq!(String::from_utf8_lossy(&closed.stderr), "0\n");
}

fn scan_without_run(folder: &TempDir) -> assert_cmd::Command {
    let mut command = gridsieve(&["scan", "--built-in", "--range", "0..4", "--quiet"]);
    command.current_dir(folder);
    command
}

#[test]
fn other_questions_are_other_runs() {
    let folder = folder(&[]);
    scan(&folder, "-k 10 --run a --quiet").assert().code(0);
    for (arguments, difference) in [
        ("-k 11", "clues (10, not 11)"),
        ("-k 10 --minimal", "minimal (false, not true)"),
        ("-k 10 --first", "limit (none, not 1)"),
        ("-k 10 --band3 3", "band3 (none, not 3)"),
        ("-k 10 --evidence unit", "evidence (grid, not unit)"),
        ("-k 10 --shard 0/1 --shard-by count", "shard (none, not 0/1 by count)"),
        ("-k 10 --shard 0/1", "shard (none, not 0/1 by cost)"),
    ] {
        let other = scan(&folder, &format!("{arguments} --run a")).assert().code(2);
        other.stderr(contains(format!("error: a is another run: it differs in {difference}")));
    }
    let mut range = gridsieve(&[
        "scan",
        "--built-in",
        "--range",
        "0..3",
        "--unit",
        "1",
        "-k",
        "10",
        "--run",
        "a",
    ]);
    range.current_dir(&folder).assert().code(2).stderr(contains("range (0..4, not 0..3)"));
    // Another name for the same input is no difference, other grids are one.
    let grids = crate::support::catalogue::classes("411-416");
    let input = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    input("one", &grids);
    input("same", &format!("# a comment\n{grids}\n"));
    input("other", grids.split_once('\n').unwrap().1);
    let file = |name: &str| {
        let mut command = gridsieve(&["scan", name, "-k", "9", "--run", "b", "--quiet"]);
        command.current_dir(&folder);
        command
    };
    file("one").assert().code(0);
    file("same").assert().code(0);
    file("other").assert().code(2).stderr(contains("b is another run: it differs in input ("));
}

#[test]
fn inputs_of_every_kind_give_the_same_puzzles() {
    let folder = folder(&[]);
    let grids = crate::support::catalogue::classes("410-416");
    fs::write(folder.path().join("grids.txt"), &grids).unwrap();
    let import = ["import", "grids.txt", "-q", "-o", "grids.gsc"];
    crate::support::catalogue::catalogue(&folder, &import).assert().code(0);
    // Evidence by grid and by unit; puzzles by the limit, as these are found soon.
    for (number, input) in
        ["grids.txt", "grids.gsc", "grids.gsc --evidence unit", "--catalogue --band 410-416"]
            .into_iter()
            .enumerate()
    {
        let mut command = gridsieve(&["scan", "-k", "20", "--first", "--quiet", "--unit", "7"]);
        command.args(input.split(' ')).args(["--run", &number.to_string()]);
        command.current_dir(&folder).assert().code(0);
        let puzzles = read(&folder, &format!("{number}/puzzles"));
        assert_eq!(puzzles.len(), 82 * grids.lines().count());
        assert!(puzzles == read(&folder, "0/puzzles"));
    }
    let rows = |run| String::from_utf8(read(&folder, run)).unwrap().lines().count() - 3;
    assert_eq!(rows("1/evidence"), grids.lines().count());
    let start = fs::read_to_string(folder.path().join("2/evidence")).unwrap();
    assert!(start.contains("\"rows\":\"unit\""));
    assert_eq!(rows("2/evidence"), grids.lines().count().div_ceil(7));
}

#[test]
fn mistakes_are_told_in_a_line() {
    let folder = folder(&[]);
    fs::create_dir(folder.path().join("full")).unwrap();
    fs::write(folder.path().join("full/something"), "").unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for (arguments, message) in [
        ("--run full", "full is neither empty nor a run directory"),
        ("--run file", "cannot read file"),
        ("--run file/inside", "cannot"),
        ("--run a --format jsonl", "--run writes puzzles as text"),
        ("--run a --index", "cannot be used with"),
        ("--run a --share 3", "cannot be used with"),
        ("--run a --shard 2/2", "expected I/N, a number from 0 to N - 1"),
        ("--run a --shard x", "expected I/N, a number from 0 to N - 1"),
        ("--shard 0/2", "--run <DIR>"),
        ("--run a --output none/out", "cannot write none/out"),
    ] {
        scan(&folder, &format!("-k 9 {arguments}")).assert().code(2).stderr(contains(message));
        assert!(!folder.path().join("a").exists(), "{arguments}");
    }
    let mut piped = gridsieve(&["scan", "-", "--run", "a"]);
    piped.current_dir(&folder).write_stdin("");
    piped.assert().code(2).stderr(contains("--run needs an input that can be read again"));
    for command in ["status full", "merge full --into b"] {
        run(&folder, command).assert().code(2).stderr(contains("full is not a run directory"));
    }
    run(&folder, "status missing").assert().code(2).stderr(contains("nothing is there"));

    scan(&folder, "-k 9 --run r --quiet").assert().code(0);
    let path = folder.path().join("r/manifest.json");
    let manifest = fs::read_to_string(&path).unwrap();
    for (from, to, message) in [
        (
            "\"clues\": 9",
            "\"clues\": 8",
            "r/manifest.json is damaged: its checksum or form is wrong",
        ),
        ("\"format\": 4", "\"format\": 1", "r/manifest.json is damaged: its checksum"),
        ("\"format\": 4", "\"format\": 3", "r/manifest.json is damaged: its checksum"),
        ("\"kind\": \"scan\"", "\"kind\": \"census\"", "r/manifest.json is damaged: its checksum"),
        ("\"format\": 4", "\"format\": 5", "was made by a newer version of this program"),
        ("{", "[", "r/manifest.json is damaged: "),
    ] {
        fs::write(&path, manifest.replacen(from, to, 1)).unwrap();
        for command in [run(&folder, "status r"), scan(&folder, "-k 9 --run r")] {
            let mut command = command;
            command.assert().code(2).stderr(contains(message));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_a_run_in_good_order() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::process::Stdio;
    use std::time::Duration;
    const HARD: &str =
        "123456789456789132789213645275941368638527914941638257394175826517862493862394571";
    const ONE: &str =
        "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
    const PUZZLE: &str =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    // The second grid takes long at any speed of the machine.
    let folder = folder(&[ONE, HARD]);
    let mut command = program();
    command.args(["scan", "grids.txt", "--run", "r", "--unit", "1", "--threads", "1", "-o", "out"]);
    let mut process = command.current_dir(&folder).stderr(Stdio::piped()).spawn().unwrap();
    let journal = folder.path().join("r/journal");
    let lines = |path: &Path| fs::read_to_string(path).map_or(0, |text| text.lines().count());
    while lines(&journal) < 2 {
        assert!(process.try_wait().unwrap().is_none());
        std::thread::sleep(Duration::from_millis(10));
    }
    let status = stdout(run(&folder, "status r"));
    assert!(status.contains("r: running"), "{status}");
    kill_process(Pid::from_child(&process), Signal::TERM).unwrap();
    let output = process.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("1 of 2 work units are done; started again, it goes on"), "{told}");
    assert!(stdout(run(&folder, "status r")).contains("r: stopped"));
    // What was found until then is there.
    assert_eq!(read(&folder, "out"), format!("{PUZZLE}\n").as_bytes());
}

/// What is told of the output of a run that was interrupted is true of work units with several
/// grids as well.
#[cfg(unix)]
#[test]
fn an_interrupted_run_gives_the_puzzles_of_its_finished_units() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::process::Stdio;
    use std::time::Duration;
    const HARD: &str =
        "123456789456789132789213645275941368638527914941638257394175826517862493862394571";
    const ONE: &str =
        "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
    const PUZZLE: &str =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    // The last unit has a puzzle, and its second grid takes long.
    let folder = folder(&[ONE, ONE, ONE, HARD]);
    let mut command = program();
    command.args(["scan", "grids.txt", "--run", "r", "--unit", "2", "--threads", "1", "-o", "out"]);
    let mut process = command.current_dir(&folder).stderr(Stdio::piped()).spawn().unwrap();
    let journal = folder.path().join("r/journal");
    while fs::read_to_string(&journal).map_or(0, |text| text.lines().count()) < 2 {
        assert!(process.try_wait().unwrap().is_none());
        std::thread::sleep(Duration::from_millis(10));
    }
    kill_process(Pid::from_child(&process), Signal::TERM).unwrap();
    let output = process.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let told = String::from_utf8(output.stderr).unwrap();
    let line = "r: 1 of 2 work units are done; started again, it goes on; \
                out has only the puzzles of the finished units\n";
    assert!(told.ends_with(line), "{told}");
    assert_eq!(read(&folder, "out"), format!("{PUZZLE}\n{PUZZLE}\n").as_bytes());
}

#[test]
fn a_run_without_its_file_says_what_to_give() {
    let folder = folder(&[]);
    fs::write(folder.path().join("g2.txt"), stdout(gridsieve(&["catalogue", "unrank", "5"])))
        .unwrap();
    let scan = |arguments: &[&str]| {
        let mut command = gridsieve(&["scan", "-k", "3", "--run", "r"]);
        command.args(arguments).current_dir(&folder).assert()
    };
    scan(&["g2.txt"]).code(0);
    scan(&["--built-in"]).code(2).stderr(contains("; give it g2.txt again").and(one_line()));
}

#[test]
fn a_worker_takes_a_few_megabytes() {
    let folder = folder(&[]);
    let peak = |threads: &str| -> Option<f64> {
        let mut command =
            gridsieve(&["scan", "--built-in", "--range", "10..20", "-k", "15", "--stats"]);
        command.args(["--unit", "1", "--run", threads, "--threads", threads]);
        let output = command.current_dir(&folder).output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        text.lines().find_map(|line| line.strip_prefix("peak memory, MB")?.trim().parse().ok())
    };
    // Where the system tells.
    if let (Some(one), Some(five)) = (peak("1"), peak("5")) {
        assert!((five - one) / 4.0 < 8.0, "{one} MB with one thread, {five} MB with five");
    }
}

/// Also while it is found out where a shard begins, which takes long here.
#[cfg(unix)]
#[test]
fn an_interrupted_run_leaves_its_output_though_nothing_was_searched() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    let folder = folder(&[]);
    let mut command = program();
    command.args(["scan", "--catalogue", "--range", "0..5000", "-k", "20", "--run", "r"]);
    command.args(["--shard", "0/2", "-o", "out", "--threads", "1"]).current_dir(&folder);
    let mut process = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "estimating the cost of 1024 grids");
    kill_process(Pid::from_child(&process), Signal::TERM).unwrap();
    assert_eq!(process.wait().unwrap().code(), Some(130));
    // On a busy machine the grace period may be over before the search is left.
    let last = lines.last().unwrap().unwrap();
    assert!(last.starts_with("error: interrupted"), "{last}");
    assert_eq!(read(&folder, "out"), b"");
}
