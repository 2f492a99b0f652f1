//! What a scan tells while it runs: `--progress-interval` and
//! `--progress-json`.
#![cfg(unix)]

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty};
use serde_json::Value;
use std::path::Path;
use tempfile::TempDir;

/// Takes long for 17 clues, and an instant for 13.
const HARD: &str =
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571";

/// A scan of the grid, twice, by a shell that opens and closes files.
fn shell(directory: &TempDir, flags: &str) -> Command {
    script(directory, &format!("exec \"$0\" scan \"$1\" {flags}"))
}

/// A script for bash: `$0` is the program, `$1` a file that has the grid twice.
fn script(directory: &TempDir, script: &str) -> Command {
    let path = directory.path().join("grids.txt");
    std::fs::write(&path, format!("{HARD}\n{HARD}\n")).unwrap();
    let mut command = Command::new("bash");
    command.args(["-c", script, env!("CARGO_BIN_EXE_gridsieve")]).arg(path);
    command.current_dir(directory.path());
    command
}

fn objects(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn last(directory: &TempDir) -> Value {
    objects(&directory.path().join("progress")).pop().unwrap()
}

#[test]
fn programs_read_objects() {
    let directory = tempfile::tempdir().unwrap();
    shell(&directory, "-k 13 --progress-json 3 3>progress").assert().code(0).stdout(is_empty());
    let object = last(&directory);
    assert_eq!((&object["grids"], &object["of"]), (&2.into(), &2.into()));
    assert_eq!((&object["puzzles"], &object["left"]), (&0.into(), &0.0.into()));
    assert_eq!(object["done"], true);
    assert!(object["seconds"].is_f64() && object["rate"].is_f64());
    // What the file has already stays, and quiet is another matter.
    shell(&directory, "-k 13 -q --progress-json 3 3>>progress").assert().code(0).stderr("");
    let objects = objects(&directory.path().join("progress"));
    assert_eq!(objects.iter().filter(|object| object["done"] == true).count(), 2);
}

#[test]
fn a_run_counts_what_was_done_before() {
    let directory = tempfile::tempdir().unwrap();
    let flags = "-k 13 --run run --progress-json 3 3>progress";
    // The second time there is nothing to search.
    for _ in 0..2 {
        shell(&directory, flags).assert().code(0);
        let object = last(&directory);
        assert_eq!((&object["grids"], &object["of"]), (&2.into(), &2.into()));
        assert_eq!(object["done"], true);
    }
}

#[test]
fn a_closed_reader_does_not_end_the_scan() {
    let directory = tempfile::tempdir().unwrap();
    let flags = "scan \"$1\" -k 13 --progress-json 1 --output found";
    let text = format!("set -o pipefail; \"$0\" {flags} | true");
    script(&directory, &text).assert().code(0);
    assert!(directory.path().join("found").exists());
}

#[test]
fn a_descriptor_that_cannot_be_written_is_an_error() {
    let directory = tempfile::tempdir().unwrap();
    for (flags, reason) in [
        ("--progress-json 9", "--progress-json 9: cannot write to this file descriptor"),
        ("--progress-json 9 9<.", "--progress-json 9: cannot write to this file descriptor"),
        ("--progress-json 1", "--progress-json 1 would come between the results"),
        ("--progress-interval 0", "expected seconds, at least 0.1"),
    ] {
        shell(&directory, flags)
            .assert()
            .code(2)
            .stdout(is_empty())
            .stderr(contains(reason).and(contains("grids of").not()));
    }
}

/// Lines and objects while a grid is searched that takes long; then the scan is
/// interrupted.
#[test]
fn lines_and_objects_come_at_intervals() {
    let directory = tempfile::tempdir().unwrap();
    // A job of its own: others ignore the signal. The grid has no puzzle of 17
    // clues, and to find that out takes many intervals.
    let told = "set -m
        \"$0\" scan \"$1\" -k 17 --threads 1 --progress-interval 0.2 --progress-json 3 \\
            3>progress 2>told & scan=$!
        until grep -q '\"share\":0.0*[1-9]' progress && grep -q left told; do sleep 0.1; done
        kill -INT $scan; wait $scan";
    script(&directory, told).assert().code(130);
    let told = std::fs::read_to_string(directory.path().join("told")).unwrap();
    let is_line = |line: &str| line.starts_with("0/2 grids (") && line.ends_with(" left");
    assert!(told.lines().any(is_line), "{told}");
    let objects = objects(&directory.path().join("progress"));
    assert!(objects.len() >= 2 && objects.iter().all(|object| object["done"] == false));
    // What is done of the grid, as it is estimated.
    let shares = objects.iter().map(|object| object["share"].as_f64().expect("a number"));
    let shares: Vec<f64> = shares.collect();
    assert!(shares.is_sorted() && shares.iter().all(|share| (0.0..0.5).contains(share)));
}
