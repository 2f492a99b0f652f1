//! Scans of `.gsc` files, of the virtual catalogue, and of parts of any input.

use crate::support::catalogue::*;
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;

#[test]
fn scans_of_the_same_grids_give_the_same_puzzles() {
    // ONE is essentially the same as the grid of this index.
    let index: u64 = stdout(gridsieve(&["catalogue", "rank", ONE])).trim().parse().unwrap();
    let range = format!("{}..{}", index, index + 2);
    let folder = folder(&[]);
    let unrank = ["unrank", &index.to_string(), &(index + 1).to_string()];
    let grids = stdout(catalogue(&folder, &unrank));
    fs::write(folder.path().join("grids.txt"), &grids).unwrap();
    for codec in ["raw", "packed"] {
        let output = format!("{codec}.gsc");
        let import = ["import", "grids.txt", "-q", "-o", &output, "--codec", codec];
        catalogue(&folder, &import).assert().code(0);
    }
    let scan = |arguments: &[&str]| {
        let mut command = gridsieve(&["scan", "--quiet"]);
        command.args(arguments).current_dir(&folder);
        stdout(command)
    };
    let puzzles = scan(&["grids.txt"]);
    assert_eq!((puzzles.lines().count(), puzzles.len()), (1, 82));
    assert_eq!(scan(&["raw.gsc"]), puzzles);
    let line = format!("{} {index}\n", puzzles.trim());
    assert_eq!(scan(&["packed.gsc", "--index"]), line);
    let object = scan(&["--catalogue", "--range", &range, "--index", "--format", "jsonl"]);
    let object = object.lines().next().unwrap();
    assert!(
        object.starts_with(&format!("{{\"index\":{index},\"catalogue_index\":{index},\"grid\":"))
    );
    assert!(object.contains(puzzles.trim()));
}

#[test]
fn parts_of_inputs_keep_their_numbers() {
    let folder = folder(&[]);
    let grids = classes("411");
    fs::write(folder.path().join("grids.txt"), &grids).unwrap();
    catalogue(&folder, &["generate", "--band", "405-411", "-o", "a.gsc"]).assert().code(0);
    let numbers = |arguments: &[&str]| -> Vec<(u64, Option<u64>, String)> {
        let mut command = gridsieve(&["scan", "-k", "9", "--quiet", "--format", "jsonl"]);
        command.args(arguments).current_dir(&folder);
        if arguments[0] == "-" {
            command.write_stdin(grids.clone());
        }
        let object = |line: &str| -> serde_json::Value { serde_json::from_str(line).unwrap() };
        let fields = |object: serde_json::Value| {
            let grid = object["grid"].as_str().unwrap().to_owned();
            (object["index"].as_u64().unwrap(), object["catalogue_index"].as_u64(), grid)
        };
        stdout(command).lines().map(|line| fields(object(line))).collect()
    };
    let grid = |number: usize| grids.lines().nth(number).unwrap().to_owned();
    let first = 5472730537 - 3;
    let all: Vec<_> = (0..3).map(|i| (first + i, Some(first + i), grid(i as usize))).collect();
    assert_eq!(numbers(&["--catalogue", "--band", "411", "--index"]), all);
    let from = |first: u64, range: std::ops::Range<usize>| -> Vec<_> {
        range.map(|i| (first + i as u64, None, grid(i))).collect()
    };
    assert_eq!(numbers(&["a.gsc", "--band", "411"]), from(23, 0..3));
    assert_eq!(numbers(&["a.gsc", "--range", "24..25"]), from(23, 1..2));
    assert_eq!(numbers(&["grids.txt", "--range", "1..3"]), from(0, 1..3));
    assert_eq!(numbers(&["-", "--range", "1..2"]), from(0, 1..2));
    assert_eq!(numbers(&["-", "--range", "1.."]), from(0, 1..3));
    assert_eq!(numbers(&["grids.txt", "--range", "3..3"]), []);

    let scan = |arguments: &[&str]| {
        let mut command = gridsieve(&["scan", "-k", "9"]);
        command.args(arguments).current_dir(&folder).write_stdin(grids.clone()).assert().code(2)
    };
    for (arguments, error) in [
        (&["grids.txt", "--range", "2..4"][..], "grids.txt: there is no range 2..4 of 3 grids"),
        (&["a.gsc", "--range", "28.."], "a.gsc: there is no range 28.. of 26 grids"),
        (&["grids.txt", "--band", "1"], "grids.txt: --band needs a .gsc file of minlex grids"),
        (&["-", "--band", "1"], "standard input: --band needs a .gsc file"),
        (&["--catalogue"], "--catalogue needs --range or --band"),
        (
            &["--catalogue", "--range", "5472730538..5472730539"],
            "there is no range 5472730538..5472730539 of 5472730538 grids",
        ),
    ] {
        scan(arguments).stdout("").stderr(contains(error).and(one_line()));
    }
    scan(&["-", "--range", "2..4"]).stderr(contains("standard input has 3 grids: there is no"));
    scan(&["--catalogue", "grids.txt", "--band", "1"]).stderr(contains("cannot be used with"));
    scan(&["a.gsc", "--band", "1", "--range", "1..2"]).stderr(contains("cannot be used with"));
    gridsieve(&["scan", "-", "-k", "9"])
        .write_stdin(fs::read(folder.path().join("a.gsc")).unwrap())
        .assert()
        .code(2)
        .stderr(contains("a .gsc file is read by its name"));
    gridsieve(&["scan", "--built-in", "-k", "1", "--range", "3..5"])
        .assert()
        .code(0)
        .stderr(contains("scanning 2 of the 24 built-in grids").and(contains("2 of 2 as known")));
}
