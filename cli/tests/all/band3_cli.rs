//! The command `gridsieve explain band3`.

use crate::support::program::gridsieve;
use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

/// What the only 17-clue puzzle of grid T has outside band 2.
const OF_T: &str = "{18,21,32,71,74,77,82,84,94,96}";

fn band3() -> Command {
    gridsieve(&["explain", "band3"])
}

fn json(arguments: &[&str]) -> Value {
    let run = band3().args(arguments).arg("--json").assert().success().stderr("");
    let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).unwrap()
}

/// Clues of a puzzle, written as cells.
fn cells(puzzle: &str) -> String {
    let clues = puzzle.chars().enumerate().filter(|(_, digit)| *digit != '.');
    let cells: Vec<String> =
        clues.map(|(cell, _)| format!("{}{}", cell / 9 + 1, cell % 9 + 1)).collect();
    format!("{{{}}}", cells.join(","))
}

#[test]
fn a_critical_set_is_told_as_text() {
    let run = band3()
        .args([T, "--given", OF_T, "--clues", "17", "--band3", "2"])
        .assert()
        .success()
        .stderr("");
    let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    for line in [
        "band 3 band 2",
        "clues 10 given, 7 left of 17",
        "another filling none",
        "mincount 7, missing 0",
        "list B none",
        "case critical: all clues go in field, where mini-rows ask for them",
        "end searched",
        "puzzles 1",
        "field:",
    ] {
        let is_told = |told: &str| told.split_whitespace().eq(line.split(' '));
        assert!(text.lines().any(is_told), "{line}\n{text}");
    }
    let puzzle = text.lines().find(|line| line.len() == 81).unwrap();
    let seven = cells(puzzle).replace(['{', '}'], "");
    for cell in OF_T.trim_matches(['{', '}']).split(',') {
        assert!(seven.split(',').any(|other| other == cell), "{puzzle}");
    }
}

#[test]
fn each_case_is_told_as_json() {
    for (grid, band, given, clues, case, end, puzzles) in [
        (T, "2", OF_T, "17", "critical", "searched", 1),
        (SF, "6", "{15,22,32,44,46,51,56,61,71,73,75,85,96}", "15", "critical", "known UAs", 0),
        (SF, "4", "{15,17,28,44,49,67,69,75,96,98,99}", "17", "missing 1", "searched", 1),
        (SF, "4", "{15,17,44,49,67,69,75,78,96,98,99}", "17", "missing 1", "global check", 0),
        (SF, "5", "{17,22,32,38,49,51,58,61,67,71,73,98,99}", "17", "missing more", "searched", 1),
        (SF, "6", "{15,22,32,44,51,61,71,73,75,96}", "17", "subcritical", "searched", 9),
        (
            SF,
            "4",
            "{15,16,17,27,34,36,38,44,45,49,58,65,67,75,84,95,96,98,99}",
            "21",
            "nothing in field",
            "known UAs",
            0,
        ),
    ] {
        let told = json(&[grid, "--given", given, "-k", clues, "--band3", band]);
        assert_eq!((&told["case"], &told["end"]), (&case.into(), &end.into()), "{given}");
        assert_eq!(told["puzzles"].as_array().unwrap().len(), puzzles, "{given}");
        assert_eq!(told["given"], given);
        let min_counts = told["min_count_by_box"].as_array().unwrap();
        let sum: u64 = min_counts.iter().map(|n| n.as_u64().unwrap()).sum();
        assert_eq!(told["min_count"], sum);
    }
}

#[test]
fn another_filling_ends_it() {
    let told = json(&[SF, "--given", "{15,17,22,32,38,44,49,51,61}", "-k", "16"]);
    assert_eq!(told["end"], "another filling");
    assert!(told["another_filling"].as_str().unwrap().starts_with('{'));
    assert_eq!((&told["nodes"], &told["solver_calls"]), (&0.into(), &0.into()));
    let told = json(&[SF, "--given", "{}", "-k", "17"]);
    assert_eq!(told["end"], "another filling");
}

#[test]
fn a_mask_is_as_good_as_a_list() {
    let told = json(&[T, "--given", OF_T, "-k", "17", "--band3", "2"]);
    let puzzle = told["puzzles"][0].as_str().unwrap();
    // Its rows 4-6 are what was found.
    let (above, below) = (&puzzle[..27], &puzzle[54..]);
    let masks = [
        format!("{above}{}{below}", ".".repeat(27)),
        format!("{above}{}{below}", "0".repeat(27))
            .replace(|c: char| c.is_ascii_digit() && c != '0', "1"),
    ];
    for mask in masks {
        assert_eq!(json(&[T, "--given", &mask, "-k", "17", "--band3", "2"]), told);
    }
}

#[test]
fn every_level_tells_the_same() {
    let arguments = [SF, "--given", "{15,22,32,44,51,61,71,73,75,96}", "-k", "17", "--band3", "6"];
    let told = json(&arguments);
    let scalar = json(&[&arguments[..], &["--isa", "scalar"]].concat());
    assert_eq!(told, scalar);
}

#[test]
fn the_limit_ends_it() {
    let told = json(&[
        SF,
        "--given",
        "{15,22,32,44,51,61,71,73,75,96}",
        "-k",
        "17",
        "--band3",
        "6",
        "--limit",
        "2",
    ]);
    assert_eq!((told["puzzles"].as_array().unwrap().len(), &told["end"]), (2, &"stopped".into()));
}

#[test]
fn mistakes_are_named_on_one_line() {
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    let short = ".".repeat(80);
    let letter = format!("o{short}");
    for (arguments, reason) in [
        (&[&SF[1..], "--given", "{11}", "-k", "17"][..], "80 characters instead of 81"),
        (&[SF, "--given", "{11,71}", "-k", "17"], "the given cells {71} are in band 3 itself"),
        (&[SF, "--given", "{11}", "-k", "17", "--band3", "4"], "are in stack 1 itself"),
        (&[SF, "--given", "{11,12}", "-k", "2"], "2 cells are given: of 2 clues none is left"),
        (&[SF, "--given", "{}", "-k", "28"], "28 clues are left to band 3, which has 27 cells"),
        (&[SF, "--given", "{1x}", "-k", "17"], "`1x` is not a row and a column from 1 to 9"),
        (&[SF, "--given", "{11", "-k", "17"], "a cell set is written {rc,rc,...}"),
        (&[SF, "--given", &short, "-k", "17"], "80 characters instead of 81"),
        (&[SF, "--given", &letter, "-k", "17"], "`o` at row 1, column 1"),
    ] {
        band3()
            .args(arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(predicate::str::contains(reason).and(one_line()));
    }
    for arguments in [
        &[SF][..],
        &[SF, "--given", "{11}"],
        &[SF, "-k", "17"],
        &[SF, "--given", "{11}", "-k", "0"],
        &[SF, "--given", "{11}", "-k", "82"],
        &[SF, "--given", "{11}", "-k", "17", "--band3", "7"],
    ] {
        band3().args(arguments).assert().code(2).stdout("");
    }
}
