//! `gridsieve run check`.

use crate::support::catalogue::*;
use gridsieve_runs::evidence::{Reader, Writer};
use gridsieve_runs::{Hash128, PUZZLES, Row};
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use xxhash_rust::xxh3::Xxh3;

/// A run in the directory `run` of a folder.
fn scan(folder: &TempDir, arguments: &[&str]) {
    let mut command = gridsieve(&["scan", "--quiet", "--run", "run"]);
    command.args(arguments).current_dir(folder).assert().code(0).stdout("");
}

fn check(folder: &TempDir, arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = gridsieve(&["run", "check", "run"]);
    command.args(arguments).current_dir(folder).assert()
}

/// Writes the evidence of a run anew, with changed rows and the right checksums.
pub fn rewrite(run: &Path, change: impl FnOnce(&mut Vec<Row>)) {
    let mut reader = Reader::open(run).unwrap();
    let header = reader.header.clone();
    let mut rows: Vec<Row> = std::iter::from_fn(|| reader.row().unwrap()).collect();
    change(&mut rows);
    let mut writer = Writer::new(Vec::new(), header).unwrap();
    rows.iter().for_each(|row| writer.row(row).unwrap());
    let mut hasher = Xxh3::new();
    hasher.update(&fs::read(run.join(PUZZLES)).unwrap());
    fs::write(run.join("evidence"), writer.finish(Hash128::of_hasher(&hasher)).unwrap().0).unwrap();
}

/// What a run was not asked for, its check does not claim.
#[test]
fn limits_are_part_of_the_claim() {
    let folder = folder(&[]);
    scan(&folder, &["--built-in", "--range", "4..5", "--first"]);
    let claim = contains("for puzzles of 17 clues, until 1 of a grid were found\n");
    check(&folder, &[]).code(0).stdout(claim);
    check(&folder, &["--json"]).code(0).stdout(contains("until 1 of a grid were found"));
    fs::remove_dir_all(folder.path().join("run")).unwrap();
    let mask = format!("1{}", ".".repeat(80));
    scan(&folder, &["--built-in", "--range", "4..5", "--mask", &mask, "--minimal"]);
    let claim = contains(format!(", minimal ones only, within the mask {mask} only\n"));
    check(&folder, &[]).code(0).stdout(claim);
}

/// The built-in grid of this number has two puzzles.
#[test]
fn runs_over_the_built_in_grids_are_proved_and_disproved() {
    let folder = folder(&[]);
    scan(&folder, &["--built-in", "--range", "4..5"]);
    let run = folder.path().join("run");
    let all = contains("complete: each grid of 4..5 was searched once")
        .and(contains("puzzles solved again: 2"))
        .and(contains("grids compared with the input: all"));
    check(&folder, &[]).code(0).stdout(all).stderr("");
    check(&folder, &["--quiet"]).code(0).stdout("").stderr("");
    let again = contains("audit, seed 5: 1 grid searched again").and(contains("transposed"));
    check(&folder, &["--audit", "3", "--seed", "5"]).code(0).stdout(again).stderr("");
    check(&folder, &["--input", "grids.txt"]).code(2).stderr(contains("not a file"));

    // One of the puzzles is as if it had never been found.
    let puzzles = fs::read(run.join(PUZZLES)).unwrap();
    fs::write(run.join(PUZZLES), &puzzles[82..]).unwrap();
    let short = contains("run: puzzles: it ends after line 1; ").and(contains("its hash differs"));
    check(&folder, &["--audit", "1"]).code(2).stdout("").stderr(short);
    rewrite(&run, |rows| rows[0].found = 1);
    let differs = contains("run: journal: grid 4 is not as in evidence");
    check(&folder, &[]).code(2).stdout("").stderr(differs);
    let journal = fs::read(run.join("journal")).unwrap();
    fs::remove_file(run.join("journal")).unwrap();
    check(&folder, &[]).code(0).stderr(contains("warning: there is no journal"));
    let finds = contains("grid 4: engine bands transposed").and(contains("which the run does not"));
    check(&folder, &["--audit", "1"]).code(1).stdout("").stderr(finds);

    // A puzzle with several solutions.
    let mut wrong = puzzles.clone();
    let clue = wrong.iter().position(|&sign| sign != b'.').unwrap();
    let free = (0..81).find(|&cell| wrong[cell] == b'.' && puzzles[82 + cell] != b'.').unwrap();
    wrong.swap(clue, free);
    fs::write(run.join(PUZZLES), &wrong).unwrap();
    rewrite(&run, |rows| rows[0].found = 2);
    fs::write(run.join("journal"), journal).unwrap();
    check(&folder, &[]).code(1).stderr(contains("puzzles: line 1: "));

    fs::remove_file(run.join("evidence")).unwrap();
    let unfinished = contains("is not complete: 1 of 1 work units are done");
    check(&folder, &[]).code(2).stderr(unfinished);
    fs::remove_file(run.join("manifest.json")).unwrap();
    check(&folder, &[]).code(2).stderr(contains("error: run is not a run directory"));
}

#[test]
fn files_are_compared_when_they_are_given() {
    let folder = folder(&[]);
    let grids = stdout(catalogue(&folder, &["generate", "--sample", "30", "--seed", "4"]));
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text).unwrap();
    let other: String = grids.lines().rev().map(|line| format!("{line}\n")).collect();
    write("grids.txt", format!("no grid\n{grids}"));
    write("other.txt", other);
    for file in ["grids", "other"] {
        let (from, to) = (format!("{file}.txt"), format!("{file}.gsc"));
        let import = ["import", &from, "-q", "--skip-bad", "-o", &to];
        catalogue(&folder, &import).assert().code(predicate::in_iter([0, 3]));
    }
    for (file, kind, other) in
        [("grids.txt", "--skip-bad", "other.txt"), ("grids.gsc", "--minimal", "other.gsc")]
    {
        let mut command = gridsieve(&["scan", file, "--quiet", "-k", "13", "--run", "run", kind]);
        command.args(["--range", "3..29", "--unit", "4"]).current_dir(&folder);
        command.args(["--evidence", "unit"]).assert().code(predicate::in_iter([0, 3]));
        check(&folder, &[]).code(0).stdout(contains("compared with the input: none"));
        check(&folder, &["--input", file]).code(0).stdout(contains("with the input: all"));
        let audit = ["--input", file, "--audit", "2", "--threads", "1"];
        let degree = contains("2 grids searched again (engine degree, level ");
        check(&folder, &audit).code(0).stdout(degree);
        let bands = contains("(engine bands transposed, level ");
        let named = [&audit[..], &["--audit-engine", "bands"]].concat();
        check(&folder, &named).code(0).stdout(bands);
        check(&folder, &audit[2..]).code(2).stderr(contains("--audit needs the grids"));
        for other in [other, if file == "grids.txt" { "grids.gsc" } else { "grids.txt" }] {
            let another = contains("the input is another one: ");
            check(&folder, &["--input", other]).code(2).stderr(another);
        }
        check(&folder, &["--input", "none"]).code(2).stderr(contains("cannot open none"));
        let mut piped = gridsieve(&["run", "check", "run", "--input", "/dev/stdin"]);
        piped.current_dir(&folder).write_stdin(grids.clone());
        piped.assert().code(2).stderr(contains("must be a file, not a pipe"));
        fs::remove_dir_all(folder.path().join("run")).unwrap();
    }
}

/// A run of the classic engine, with some clues given, is searched again with the
/// other one.
#[test]
fn a_run_of_the_classic_engine_is_audited_with_bands() {
    let folder = folder(&[]);
    let puzzle = "1".repeat(20) + &"0..0.".repeat(12) + ".";
    let masked = ["--mask", &puzzle, "-k", "32", "--engine", "classic"];
    scan(&folder, &[&["--built-in", "--range", "2..3"], &masked[..]].concat());
    let bands = contains("1 grid searched again (engine bands, level ");
    check(&folder, &["--audit", "1"]).code(0).stdout(bands);
    let classic = contains("1 grid searched again (engine classic transposed, level ");
    let named = ["--audit", "1", "--audit-engine", "classic"];
    check(&folder, &named).code(0).stdout(classic);
}

#[test]
fn the_catalogue_is_always_compared() {
    let folder = folder(&[]);
    scan(&folder, &["--catalogue", "--range", "7000000..7000020", "-k", "12", "--unit", "8"]);
    let all = contains("each grid of 7000000..7000020 was searched once")
        .and(contains("with the input: all"));
    check(&folder, &["--audit", "2"]).code(0).stdout(all);
    check(&folder, &["--audit-engine", "bands"]).code(2).stderr(contains("--audit <N>"));
    rewrite(&folder.path().join("run"), |rows| rows[3].hash.0 ^= 1);
    let other = contains("evidence: grid 7000003 is not what the input has")
        .and(contains("journal: grids 7000000..7000008 are not as in evidence"));
    check(&folder, &[]).code(2).stderr(other);
}

#[test]
fn a_run_of_a_column_is_compared_with_it() {
    let folder = folder(&[]);
    fs::write(folder.path().join("a.csv"), format!("first,grid\n{NONE},{ONE}\n{ONE},{MC}\n"))
        .unwrap();
    scan(&folder, &["a.csv", "--column", "grid", "-k", "5"]);
    let compared = |column| check(&folder, &["--input", "a.csv", "--column", column]);
    compared("grid").code(0).stdout(contains("grids compared with the input: all"));
    compared("2").code(0);
    compared("first").code(2).stderr(contains("run: the input is another one"));
    compared("third").code(2).stderr(contains("there is no column `third`").and(one_line()));
    check(&folder, &["--column", "grid"]).code(2).stderr(contains("--input"));
}
