//! The command `gridsieve ua`.

use crate::support::program::{gridsieve, piped};
use assert_cmd::Command;
use gridsieve_grids::{CellSet, Grid};
use predicates::prelude::*;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

fn ua() -> Command {
    gridsieve(&["ua"])
}

#[test]
fn the_list_goes_to_standard_output_and_nothing_else() {
    let run = ua().args([SF, "--max-size", "12"]).assert().success();
    let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    let listed: Vec<CellSet> = text.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(listed.len(), 371);
    assert_eq!(listed, gridsieve::ua::minimal_uas(&SF.parse::<Grid>().unwrap(), 12));
    assert_eq!(text.lines().next(), Some(listed[0].to_string().as_str()));
    assert!(run.get_output().stderr.is_empty());
}

#[test]
fn twelve_cells_are_the_default() {
    let short = ua().arg(SF).assert().success();
    let long = ua().args([SF, "--max-size", "12"]).assert().success();
    assert_eq!(short.get_output().stdout, long.get_output().stdout);
}

#[test]
fn a_count_has_sizes_in_place_of_the_list() {
    let run = ua().args([SF, "--count"]).assert().success().stderr("");
    let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    for line in ["   4            2", "  12          201", " ≤12          371"] {
        assert!(text.lines().any(|l| l == line), "{text}");
    }
}

#[test]
fn nothing_below_four_cells() {
    ua().args([SF, "--max-size", "3"]).assert().success().stdout("");
    ua().args([SF, "--max-size", "0"]).assert().success().stdout("");
}

#[test]
fn bad_arguments_are_named_on_one_line() {
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    for (grid, reason) in [
        (&SF[1..], "80 characters instead of 81"),
        (&SF.replacen('3', ".", 1), "this is a puzzle of 80 clues, not a full grid"),
        (&SF.replacen('6', "3", 1), "row 1 has the digit 3 twice"),
        ("ü", "cannot open ü"),
        ("", "a value is required"),
    ] {
        ua().arg(grid)
            .assert()
            .code(2)
            .stdout("")
            .stderr(predicate::str::contains(reason).and(one_line()));
    }
    for arguments in [&[SF, "--max-size", "82"][..], &[SF, "--max-size", "x"], &[]] {
        ua().args(arguments).assert().code(2).stdout("");
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    // Larger than the buffer of a pipe, so the command is writing when it closes.
    let mut child = piped(&["ua", SF, "--max-size", "16"]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = piped(&["ua", SF]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(text.lines().count(), 1);
    assert!(text.contains("cannot write standard output"), "{text}");
}
