//! What a scan tells while it runs: `--progress-interval`.
#![cfg(unix)]

use assert_cmd::Command;
use predicates::str::{contains, is_empty};
use tempfile::TempDir;

/// Takes long for 17 clues.
const HARD: &str =
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571";

/// A script for bash: `$0` is the program, `$1` a file that has the grid twice.
fn script(directory: &TempDir, script: &str) -> Command {
    let path = directory.path().join("grids.txt");
    std::fs::write(&path, format!("{HARD}\n{HARD}\n")).unwrap();
    let mut command = Command::new("bash");
    command.args(["-c", script, env!("CARGO_BIN_EXE_gridsieve")]).arg(path);
    command.current_dir(directory.path());
    command
}

#[test]
fn an_interval_is_some_seconds() {
    let directory = tempfile::tempdir().unwrap();
    let scan = script(&directory, "exec \"$0\" scan \"$1\" --progress-interval 0").assert();
    scan.code(2).stdout(is_empty()).stderr(contains("expected seconds, at least 0.1"));
}

/// Lines while a grid is searched that takes long; then the scan is interrupted.
#[test]
fn lines_come_at_intervals() {
    let directory = tempfile::tempdir().unwrap();
    // A job of its own: others ignore the signal. The grid has no puzzle of 17
    // clues, and to find that out takes many intervals.
    let told = "set -m
        \"$0\" scan \"$1\" -k 17 --threads 1 --progress-interval 0.2 2>told & scan=$!
        until [[ $(grep -c '[1-9]%.* left' told) -gt 1 ]]; do sleep 0.1; done
        kill -INT $scan; wait $scan";
    script(&directory, told).assert().code(130);
    let told = std::fs::read_to_string(directory.path().join("told")).unwrap();
    let lines =
        told.lines().filter(|line| line.starts_with("0/2 grids (") && line.ends_with(" left"));
    // What is done of the grid, as it is estimated.
    let share =
        |line: &str| line["0/2 grids (".len()..].split('%').next().unwrap().parse().unwrap();
    let shares: Vec<f64> = lines.map(share).collect();
    assert!(shares.len() >= 2 && shares.is_sorted(), "{told}");
    assert!(shares.iter().all(|share| (0.0..50.0).contains(share)), "{told}");
}
