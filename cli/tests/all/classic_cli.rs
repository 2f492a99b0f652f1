//! The classic engine, masks, cliques and collections on the command line.

use crate::support::program::{gridsieve, one_line};
use gridsieve_grids::{CellSet, Grid};
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;

const GRID_3: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

fn scan(grid: &str, args: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = gridsieve(&[]);
    command.args(["scan", "-", "--quiet"]).args(args).write_stdin(format!("{grid}\n"));
    command.assert()
}

fn stdout(assert: &assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// The first 20 cells as clues, 25 more cells barred.
fn mask() -> String {
    "1".repeat(20) + &"0..0.".repeat(12) + "."
}

#[test]
fn both_engines_obey_masks() {
    let mask = mask();
    let args = ["--mask", &mask, "-k", "32"];
    let bands = stdout(&scan(GRID_3, &args).success());
    assert!(bands.lines().count() > 10, "{bands}");
    let cells = |text: &str, c: char| text.match_indices(c).map(|(cell, _)| cell).collect();
    let (must, barred): (CellSet, CellSet) = (cells(&mask, '1'), cells(&mask, '0'));
    for line in bands.lines() {
        let clues: CellSet = !cells(line, '.');
        assert!(must.is_subset(clues) && !barred.intersects(clues) && clues.len() == 32);
    }
    for more in [&[][..], &["--bitmap-threshold", "0"], &["--isa", "scalar"]] {
        let args = [&args[..], &["--engine", "classic"], more].concat();
        assert_eq!(stdout(&scan(GRID_3, &args).success()), bands);
    }
    // A grid in a file: all threads search it.
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("grid");
    fs::write(&file, GRID_3).unwrap();
    let mut command = gridsieve(&[]);
    command.arg("scan").arg(&file).args(args);
    command.args(["--engine", "classic", "--threads", "3", "--stats"]);
    let run = command.assert().success().stderr(
        contains(format!(" within the mask {mask}, "))
            .and(contains("clique size"))
            .and(contains("3 threads")),
    );
    assert_eq!(stdout(&run), bands);
    let json = stdout(&scan(GRID_3, &[&args[..], &["--format", "jsonl"]].concat()).success());
    assert!(json.contains(&format!("\"clues\":32,\"mask\":\"{mask}\",\"found\":")), "{json}");
}

/// All threads search the one grid of a run as well.
#[test]
fn a_run_is_the_same_on_more_threads_than_grids() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    fs::write(path("grid"), GRID_3).unwrap();
    let mask = mask();
    for threads in ["1", "2"] {
        let mut command = gridsieve(&[]);
        command.arg("scan").arg(path("grid")).args(["--mask", &mask, "-k", "32", "--quiet"]);
        command.args(["--engine", "classic", "--threads", threads, "--run"]).arg(path(threads));
        command.assert().success().stdout("");
    }
    for name in ["puzzles", "evidence"] {
        let [one, two] = ["1", "2"].map(|run| fs::read(path(run).join(name)).unwrap());
        assert!(!one.is_empty() && one == two, "{name} differs");
    }
}

#[test]
fn a_subgrid_is_kept() {
    let mask = mask();
    let subgrid = GRID_3[..20].to_owned() + &".".repeat(61);
    let barred = mask.replace('1', ".");
    let args = ["--subgrid", &subgrid, "--mask", &barred, "-k", "32"];
    let bands = stdout(&scan(GRID_3, &args).success());
    assert_eq!(stdout(&scan(GRID_3, &["--mask", &mask, "-k", "32"]).success()), bands);
    assert!(bands.lines().count() > 10 && bands.lines().all(|line| line[..20] == GRID_3[..20]));
    let args = [&args[..], &["--engine", "classic"]].concat();
    assert_eq!(stdout(&scan(GRID_3, &args).success()), bands);
    let json = stdout(&scan(GRID_3, &[&args[..], &["--format", "jsonl"]].concat()).success());
    assert!(json.contains(&format!("\"mask\":\"{mask}\"")), "{json}");
    let other = "grid 0, counted from 0, does not have the clues of --subgrid";
    scan(T, &args).code(2).stdout("").stderr(contains(other).and(one_line()));

    // And by a run, which may go on later.
    let directory = tempfile::tempdir().unwrap();
    let run = |name: &str, grid: &str| {
        let run = directory.path().join(name);
        let file = directory.path().join("grid");
        fs::write(&file, grid).unwrap();
        let [run, file] = [&run, &file].map(|path| path.to_str().unwrap().to_owned());
        gridsieve(&[]).args(["scan", &file, "-q", "--run", &run]).args(&args).assert()
    };
    run("own", GRID_3).success();
    assert_eq!(fs::read_to_string(directory.path().join("own/puzzles")).unwrap(), bands);
    run("other", T).code(2).stderr(contains(other).and(one_line()));
}

#[test]
fn bad_masks_are_named() {
    let dots = ".".repeat(80);
    let first = format!("0{dots}");
    for (args, reason) in [
        (vec!["--mask", dots.as_str()], "80 characters instead of 81"),
        (vec!["--mask", GRID_3], "`2` at row 1, column 2 is none of"),
        (vec!["--subgrid", dots.as_str()], "80 characters instead of 81"),
    ] {
        scan(GRID_3, &args).code(2).stdout("").stderr(contains(reason));
    }
    let subgrid = format!("1{dots}");
    scan(GRID_3, &["--mask", &first, "--subgrid", &subgrid])
        .code(2)
        .stderr(contains("the cells {11} are both required and barred").and(one_line()));
}

#[test]
fn a_scan_with_the_classic_engine_can_be_limited() {
    let mask = mask();
    let args = ["--mask", &mask, "-k", "32", "--engine", "classic", "--limit", "3"];
    assert_eq!(stdout(&scan(GRID_3, &args).success()).lines().count(), 3);
    // More clues than cells that may be clues, and fewer than must be.
    for clues in ["80", "19"] {
        scan(GRID_3, &["--mask", &mask, "-k", clues, "--engine", "classic"]).success().stdout("");
    }
}

#[test]
fn cliques_are_shown() {
    let sf = "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
    let run = gridsieve(&[]).args(["mcn", sf]).assert().success();
    let text = stdout(&run);
    assert!(text.starts_with("MCN 9 with UAs of up to 12 cells (371 of them)\n"), "{text}");
    let grid: Grid = sf.parse().unwrap();
    let uas = gridsieve::ua::minimal_uas(&grid, 12);
    let shown = text.lines().filter_map(|line| line.split_once(" cells "));
    let shown: Vec<CellSet> = shown.filter_map(|(_, ua)| ua.parse().ok()).collect();
    assert_eq!(shown.len(), 9);
    assert!(shown.iter().all(|ua| uas.contains(ua)));
    gridsieve(&[])
        .args(["mcn", sf, "--max-size", "4"])
        .assert()
        .success()
        .stdout(contains("MCN 2 with UAs of up to 4 cells (2 of them)"));
    gridsieve(&[])
        .args(["mcn", sf, "--max-size", "3"])
        .assert()
        .success()
        .stdout(contains("MCN 0"));
    gridsieve(&[]).args(["mcn", "1"]).assert().code(2).stderr(contains("cannot open 1"));
}

#[test]
fn a_prepared_search_is_explained() {
    let run = gridsieve(&[])
        .args(["explain", "classic", GRID_3, "--clues", "16", "--given", "{}"])
        .assert()
        .success();
    let text = stdout(&run);
    for part in ["chosen clique of ", "cells of positions 80 to 0", "2000 of them kept", "<U4><U4>"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    for part in ["clue 1 of 16", "#range 1", "#range 2", "#range 3", "#topmost UA", "#range 4"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Half of the clues placed, and all but one.
    let text = stdout(
        &gridsieve(&[])
            .args(["explain", "classic", GRID_3, "-k", "4", "--given", "{11,55,99}", "--uas", "1"])
            .assert()
            .success(),
    );
    assert!(text.contains("clue 4 of 4") && text.contains("room for the 0 other clues"), "{text}");
    for (args, reason) in [
        (&["--clues", "3", "--given", "{11,55,99}"][..], "fewer than 3 cells are wanted"),
        (&["--clues", "3", "--given", "{10}"], "is not a row and a column"),
        (&["--clues", "5", "--subgrid", T], "does not have the clues"),
    ] {
        let mut command = gridsieve(&[]);
        command.args(["explain", "classic", GRID_3]).args(args);
        command.assert().code(2).stdout("").stderr(contains(reason));
    }
}

#[test]
fn mcn_of_several_grids_can_be_read_by_the_next_command() {
    let input = format!("{T} the first\n{GRID_3}\n");
    let run = gridsieve(&[]).args(["mcn", "--max-size", "6"]).write_stdin(input).assert().success();
    let text = stdout(&run);
    let grids: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(grids, [&format!("{T}\tthe first"), GRID_3], "{text}");
    assert_eq!(text.matches("\n# MCN ").count(), 2, "{text}");
    let next = gridsieve(&[]).args(["canon", "-"]).write_stdin(text).assert().success();
    assert_eq!(stdout(&next).lines().count(), 2);
}
