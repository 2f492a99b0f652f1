//! What goes into `gridsieve scan` and comes out, where something is wrong: bad lines and files,
//! outputs that cannot be written, signals and closed pipes.

use crate::scan_cli::{NONE, ONE, PUZZLE, file, scan};
use predicates::prelude::*;
use predicates::str::contains;
use std::io::Write;
use tempfile::TempDir;

/// Takes very long.
#[cfg(unix)]
const HARD: &str =
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571";

#[test]
fn a_bad_line_of_a_file_stops_everything() {
    let swapped = format!("213{}", &ONE[3..]);
    let boxes = format!("{}{}{}{}", &ONE[27..45], &ONE[18..27], &ONE[..18], &ONE[45..]);
    for (bad, reason) in [
        (&ONE[1..], "80 characters instead of 81"),
        (&ONE.replacen('3', ".", 1), "this is a puzzle of 80 clues, not a full grid"),
        (&ONE.replacen('1', "2", 1), "row 1 has the digit 2 twice"),
        (&swapped, "column 1 has the digit 2 twice"),
        (&boxes, "has the digit"),
    ] {
        let (_directory, path) = file(&[ONE, "#", bad, NONE]);
        scan()
            .arg(&path)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(format!("{}:3: ", path.display())).and(contains(reason)));
    }
}

#[test]
fn bad_lines_can_be_skipped() {
    let (_directory, path) = file(&["12", NONE, "worse", ONE]);
    scan()
        .arg(&path)
        .arg("--skip-bad")
        .assert()
        .code(3)
        .stdout(format!("{PUZZLE}\n"))
        .stderr(contains(":1: 2 characters").and(contains(":3: 5 characters")))
        .stderr(contains("2 bad lines skipped"));
    scan().args(["-", "--skip-bad"]).write_stdin(format!("12\n{ONE}")).assert().code(3);

    let many = vec!["bad"; 1000];
    let (_directory, path) = file(&many);
    let assert = scan().arg(&path).arg("--skip-bad").assert().code(3);
    let lines = assert.get_output().stderr.iter().filter(|&&byte| byte == b'\n').count();
    assert!(lines < 30, "{lines} lines of complaints");
}

#[test]
fn standard_input_is_read_until_a_bad_line() {
    scan().arg("-").write_stdin(ONE).assert().code(0).stdout(format!("{PUZZLE}\n"));
    scan()
        .arg("-")
        .write_stdin(format!("\u{FEFF}{ONE} one\r\nbad\n{NONE}\n"))
        .assert()
        .code(2)
        .stdout(format!("{PUZZLE}\tone\n"))
        .stderr(contains("standard input:2: 3 characters instead of 81"));
}

#[test]
fn an_input_without_grids_is_a_mistake() {
    let (_directory, path) = file(&["# nothing"]);
    scan().arg(&path).assert().code(2).stdout("").stderr(contains("there are no grids in it"));
    scan()
        .write_stdin("")
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains("standard input: there are"));
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let (directory, path) = file(&[NONE]);
    let missing = directory.path().join("missing");
    let one_line = |stderr: &str| stderr.lines().count() == 1;
    for input in [missing.as_path(), directory.path()] {
        scan()
            .arg(input)
            .assert()
            .code(2)
            .stderr(contains(input.display().to_string()).and(predicate::function(one_line)));
    }
    for output in [missing.join("out"), directory.path().to_owned(), path.clone()] {
        scan()
            .arg(&path)
            .arg("--output")
            .arg(&output)
            .assert()
            .code(2)
            .stdout("")
            .stderr(predicate::function(one_line));
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{NONE}\n"));
}

#[test]
fn results_can_go_to_a_file() {
    let (directory, path) = file(&[ONE]);
    let output = directory.path().join("found.txt");
    std::fs::write(&output, "something old and rather longer than the new results".repeat(9))
        .unwrap();
    scan().arg(&path).arg("--output").arg(&output).assert().code(0).stdout("");
    assert_eq!(std::fs::read_to_string(&output).unwrap(), format!("{PUZZLE}\n"));
}

/// What others wrote there stays, and what they write later comes after it.
#[cfg(target_os = "linux")]
#[test]
fn standard_output_by_another_name_is_standard_output() {
    let (directory, grid) = file(&[ONE]);
    let (grid, both) = (grid.to_str().unwrap(), directory.path().join("both"));
    let run = directory.path().join("run");
    let run = run.to_str().unwrap();
    let scans = [&["scan", grid, "-q"][..], &["scan", grid, "-q", "--run", run]];
    for (arguments, end) in [
        (scans[0], format!("{PUZZLE}\n")),
        (scans[1], format!("{PUZZLE}\n")),
        // It is complete.
        (scans[1], format!("{PUZZLE}\n")),
        (&["solve", grid, "-q"], format!("{ONE} {ONE}\n")),
        (&["draw", "ua", ONE], "</svg>\n".to_owned()),
    ] {
        std::fs::write(&both, "before\n").unwrap();
        let out = std::fs::OpenOptions::new().append(true).open(&both).unwrap();
        let mut command = crate::support::program::piped(arguments);
        command.args(["--output", "/dev/stdout"]).stdout(out.try_clone().unwrap());
        let done = command.output().unwrap();
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        (&out).write_all(b"after\n").unwrap();
        let text = std::fs::read_to_string(&both).unwrap();
        assert!(text.starts_with("before\n"), "{arguments:?}");
        assert!(text.ends_with(&format!("{end}after\n")), "{arguments:?}");
    }
}

/// A catalogue is written from both ends; grids that are read are not written to.
#[cfg(target_os = "linux")]
#[test]
fn not_everything_can_go_to_standard_output() {
    let (_directory, path) = file(&[ONE]);
    let append = || std::fs::OpenOptions::new().append(true).open(&path).unwrap();
    let grid = path.to_str().unwrap();
    for (arguments, message) in [
        (&["scan", grid][..], "the output is the file to be read"),
        (&["scan", grid, "--output", "/dev/stdout"], "the output is the file to be read"),
        (&["solve", grid], "the output is the file to be read"),
        (&["solve", grid, "--output", "/dev/stdout"], "the output is the file to be read"),
        (&["catalogue", "import", "-", "-o", "/dev/stdout"], "only a regular file"),
    ] {
        let mut command = crate::support::program::piped(arguments);
        let done = command.stdout(append()).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(told.contains(message) && told.lines().count() == 1, "{told}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{ONE}\n"));
    }
    // With items as arguments nothing is read: whatever standard input is may be written to.
    let mut command = crate::support::program::piped(&["solve", ONE, "-q", "-o", grid]);
    let input = std::fs::File::open(&path).unwrap();
    assert!(command.stdin(input).status().unwrap().success());
    // A file that has no name any more.
    let out = tempfile::tempfile().unwrap();
    let run = path.with_file_name("run");
    let run = ["scan", "--built-in", "--range", "0..1", "-q", "--run", run.to_str().unwrap()];
    let mut command = crate::support::program::piped(&[&run[..], &["-o", "/dev/stdout"]].concat());
    assert!(command.stdout(out.try_clone().unwrap()).status().unwrap().success());
    assert!(out.metadata().unwrap().len() > 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line() {
    let (_directory, path) = file(&[ONE]);
    scan()
        .arg(&path)
        .args(["--output", "/dev/full", "--quiet"])
        .assert()
        .code(2)
        .stderr(contains("cannot write /dev/full: ").and(contains("\n").count(1)));
}

#[cfg(unix)]
mod processes {
    use super::*;
    use crate::support::program::{end, piped};
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::Child;
    use std::time::Duration;

    fn spawn(arguments: &[&str]) -> Child {
        piped(&[&["scan"], arguments].concat()).spawn().unwrap()
    }

    #[test]
    fn an_interrupted_search_ends_soon() {
        for signal in [Signal::INT, Signal::TERM] {
            let mut child = spawn(&["-", "-k", "19", "--threads", "1"]);
            let mut stdin = child.stdin.take().unwrap();
            writeln!(stdin, "{HARD}\n{HARD}").unwrap();
            drop(stdin);
            std::thread::sleep(Duration::from_millis(800));
            kill_process(Pid::from_child(&child), signal).unwrap();
            let mut found = String::new();
            child.stdout.take().unwrap().read_to_string(&mut found).unwrap();
            assert!(found.lines().all(|line| line.len() == 81) && found.lines().is_sorted());
            let (code, stderr) = end(child);
            assert_eq!(code, Some(130), "{stderr}");
            assert!(stderr.contains("interrupted: 1 grid,"), "{stderr}");
        }
    }

    #[test]
    fn results_appear_while_input_is_awaited_and_survive_an_interrupt() {
        let mut child = spawn(&["-"]);
        let mut stdin = child.stdin.take().unwrap();
        writeln!(stdin, "{ONE}").unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), PUZZLE);
        // Standard input stays open.
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        let (code, stderr) = end(child);
        assert_eq!(code, Some(130), "{stderr}");
        assert!(
            stderr.contains("interrupted: 1 grid, 1 puzzle of 17 clues, 1 searched completely")
        );
        drop(stdin);
    }

    #[test]
    fn a_named_pipe_is_read_though_its_writer_has_ended() {
        let folder = TempDir::new().unwrap();
        let pipe = folder.path().join("pipe");
        let path = pipe.to_str().unwrap();
        assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
        let mut scan = spawn(&[path, "--quiet"]);
        std::fs::write(&pipe, ONE).unwrap();
        let mut stdout = scan.stdout.take().unwrap();
        assert_eq!(end(scan), (Some(0), String::new()));
        assert_eq!(std::io::read_to_string(&mut stdout).unwrap(), format!("{PUZZLE}\n"));
    }

    #[test]
    fn a_closed_pipe_ends_quietly() {
        let mut child = spawn(&["-"]);
        let mut stdin = child.stdin.take().unwrap();
        // Ends when the process does.
        let feeder = std::thread::spawn(move || while writeln!(stdin, "{ONE}").is_ok() {});
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), PUZZLE);
        assert_eq!(end(child), (Some(0), String::new()));
        feeder.join().unwrap();
    }
}
