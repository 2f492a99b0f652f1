//! The commands `gridsieve catalogue ...` that know the whole catalogue, as a
//! user meets them: counts, samples, ranks and canonical forms.

use crate::support::catalogue::*;
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;

#[test]
fn counts_of_classes_are_a_table() {
    let count = |threads: &str| {
        let arguments = ["generate", "--band", "405..407", "--count", "--threads", threads];
        stdout(catalogue(&folder(&[]), &arguments))
    };
    let table = count("1");
    assert_eq!(table, count("2"));
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["class", "grids", "first", "last", "automorphisms"]);
    let grids = classes("405..407");
    let grids: Vec<&str> = grids.lines().collect();
    assert_eq!(rows[1], ["405", "4", grids[0], grids[3], "1:2 4:2"]);
    assert_eq!(rows[2], ["406", "0", "-", "-", "-"]);
    assert_eq!(rows[3], ["407", "19", grids[4], grids[22], "2:12 4:5 8:2"]);
    assert_eq!(rows[4..], [["all", "23", grids[0], grids[22], "1:2 2:12 4:7 8:2"]]);
}

#[test]
fn samples_depend_on_their_seed_only() {
    let folder = folder(&[]);
    let sample = |flags: &[&str]| {
        stdout(catalogue(&folder, &[&["generate", "--sample", "9", "-q"], flags].concat()))
    };
    let grids = sample(&["--seed", "5", "--threads", "1"]);
    assert_eq!(grids.lines().count(), 9);
    assert_eq!(grids, sample(&["--seed", "5", "--threads", "3"]));
    assert_ne!(grids, sample(&["--seed", "6"]));
    assert!(grids.starts_with(&stdout(catalogue(
        &folder,
        &["generate", "--sample", "4", "--seed", "5", "-q"]
    ))));
    let canon = stdout({
        let mut canon = catalogue(&folder, &["canon"]);
        canon.write_stdin(grids.clone());
        canon
    });
    assert_eq!(canon, grids);
    assert_eq!(sample(&["--seed", "5", "-o", "a.gsc"]), "");
    assert_eq!(stdout(catalogue(&folder, &["export", "a.gsc"])), grids);
    let found = info(&folder, "a.gsc");
    assert_eq!((&found["codec"], &found["minlex"]), (&"raw".into(), &true.into()));
}

#[test]
fn ranks_and_grids_by_rank() {
    let folder = folder(&[ONE, "", "# the last", LAST, MC]);
    let grids = fs::read_to_string(folder.path().join("grids.txt")).unwrap();
    let given = |arguments: &[&str], input: &str| {
        let mut command = catalogue(&folder, arguments);
        command.write_stdin(input);
        command
    };
    let indices = stdout(given(&["rank"], &grids));
    assert_eq!(indices, stdout(catalogue(&folder, &["rank", ONE, LAST, MC])));
    let indices: Vec<&str> = indices.lines().collect();
    assert_eq!(indices[1..], ["5472730537", "964549"]);
    let back = stdout(given(&["unrank"], &text(&indices)));
    assert_eq!(back, stdout(given(&["canon"], &grids)));
    assert_eq!(stdout(catalogue(&folder, &["unrank", "0", "5472730537"])), text(&[FIRST, LAST]));
    // Results up to the mistake.
    given(&["unrank"], "0\n1 one\nx\n2\n")
        .assert()
        .code(2)
        .stdout(contains(FIRST).and(contains("\n").count(2)))
        .stderr(contains("error: standard input:3: `x` is not a catalogue index").and(one_line()));
    let said = stdout(given(&["unrank"], "0 the first\n"));
    assert_eq!(said, format!("{FIRST}\tthe first\n"));
    catalogue(&folder, &["unrank", "0", "5472730538"])
        .assert()
        .code(2)
        .stdout(text(&[FIRST]))
        .stderr(
            contains("error: argument:2: `5472730538` is not a catalogue index").and(one_line()),
        );
    for (arguments, error) in [
        (&["unrank", "5472730538"][..], "argument:1: `5472730538` is not a catalogue index"),
        (&["unrank", "--", "-1"], "argument:1: `-1` is not a catalogue index"),
        (&["rank", &ONE[1..]], "argument:1: 80 characters instead of 81"),
    ] {
        catalogue(&folder, arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(error).and(one_line()));
    }
}

#[test]
fn canonical_forms_of_grids_and_puzzles() {
    let renamed = |text: &str| -> String {
        text.chars()
            .map(|c| c.to_digit(10).map_or(c, |d| char::from(b"0987654321"[d as usize])))
            .collect()
    };
    let puzzle =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";
    let folder = folder(&[ONE, &renamed(ONE), MC, puzzle, &renamed(puzzle).replace('.', "0")]);
    let lines = |flags: &[&str]| -> Vec<String> {
        let text = stdout(catalogue(&folder, &[&["canon", "grids.txt"], flags].concat()));
        text.lines().map(str::to_owned).collect()
    };
    let forms = lines(&[]);
    assert!(forms.len() == 5 && forms[0] == forms[1] && forms[2] == MC && forms[3] == forms[4]);
    assert!(forms[3].len() == 81 && forms[3].bytes().filter(|&byte| byte != b'.').count() == 17);
    let full = lines(&["--index", "--automorphisms", "--classes", "--gangsters"]);
    let ones = "001,001,001,001,001,001";
    let zeros = "01,01,01,01,01,01";
    assert_eq!(full[2], format!("{MC}\t648\t{ones}\t{zeros}\t964549"));
    assert_eq!(full[3], format!("{}\t1\t-\t-\t-", forms[3]));
    assert!(
        full[0].starts_with(&format!("{}\t1\t", forms[0])) && full[0].matches('\t').count() == 4
    );
    assert_eq!(lines(&["--index"])[2], format!("{MC}\t964549"));

    let twice = ONE.replacen('1', "2", 1);
    let bad = format!("{MC}\n{twice}\n");
    catalogue(&folder, &["canon"])
        .write_stdin(bad)
        .assert()
        .code(2)
        .stdout(format!("{MC}\n"))
        .stderr(contains("standard input:2: row 1 has the digit 2 twice").and(one_line()));
    let missing = catalogue(&folder, &["canon", "missing"]).assert().code(2);
    missing.stderr(contains("cannot open missing: ").and(one_line()));
}
