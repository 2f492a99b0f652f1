//! The degree engine and its forward view on the command line.

use crate::support::program::gridsieve;
use gridsieve_grids::CellSet;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

const GRID_3: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
/// Two bands, and three sets of clues in them with the cells that are alive: the
/// examples of the forum text on the forward view.
const BANDS: &str = "123456789457189263698732145285691374764523918931847526";
const EXAMPLES: [[&str; 2]; 3] = [
    [
        "...1..............1.......11........1....1..1..1......",
        ".11.1.11....1......1.1..11...1.11111...1..1..11.111111",
    ],
    [
        "...1..............1..........1......1....1..11.1......",
        ".11.1.11....1......1.1..11......1111...1......1.111111",
    ],
    [
        "...1..............1..........1......1....1..1..1....1.",
        ".11.1.11....1......1.1..11......1111...1......1.1111.1",
    ],
];

fn stdout(assert: &assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn forward(example: usize, more: &[&str]) -> String {
    let [given, alive] = EXAMPLES[example];
    let args = ["explain", "forward", BANDS, "--given", given, "--alive", alive, "-k", "11"];
    stdout(&gridsieve(&[]).args(args).args(more).assert().success())
}

fn json(example: usize, max_size: &str) -> Value {
    serde_json::from_str(&forward(example, &["--json", "--max-size", max_size])).unwrap()
}

/// Completions as sets of cells from 0.
fn completions(seen: &Value) -> Vec<Vec<usize>> {
    assert_eq!(seen["all_completions"], true);
    let sets = seen["completions"].as_array().unwrap().iter();
    let sets = sets.map(|set| set.as_str().unwrap().parse::<CellSet>().unwrap());
    sets.map(|set| set.iter().collect()).collect()
}

#[test]
fn completions_of_the_published_examples() {
    for (example, max_size, count, common) in
        [(0, "12", 4, Some(2)), (0, "14", 0, None), (1, "12", 4, Some(53)), (1, "14", 0, None)]
    {
        let found = completions(&json(example, max_size));
        assert_eq!(found.len(), count, "{example} {max_size}");
        assert!(found.iter().all(|cells| common.is_none_or(|cell| cells.contains(&cell))));
    }
    assert_eq!(completions(&json(2, "12")).len(), 20);
    for max_size in ["14", "16"] {
        let found = completions(&json(2, max_size));
        assert_eq!(found, [vec![2, 4, 12], vec![2, 7, 12], vec![6, 7, 12]]);
    }
    for example in 0..3 {
        let seen = json(example, "12");
        assert_eq!(seen["uas_known"], 65);
        assert_eq!((&seen["clues_left"], &seen["rounds"][0]["group_size"]), (&3.into(), &3.into()));
        let dead = json(example, "14");
        assert_eq!(
            dead["dead"] == true || dead["completions"] == Value::Array(vec![]),
            example < 2
        );
    }
}

/// The three UAs that a group is made of, by their pictures up to the last cell.
fn has_group(seen: &Value, group: [&str; 3]) -> bool {
    let round = &seen["rounds"][0];
    let uas = round["uas"].as_array().unwrap();
    let place = |ua: &str| {
        let picture = format!("{ua:.<54}");
        uas.iter().position(|other| *other == picture.as_str())
    };
    let mut places: Vec<Option<usize>> = group.into_iter().map(place).collect();
    places.sort_unstable();
    round["groups"].as_array().unwrap().iter().any(|group| {
        let group = group.as_array().unwrap().iter().map(|i| i.as_u64().map(|i| i as usize));
        group.collect::<Vec<_>>() == places
    })
}

#[test]
fn critical_groups_of_the_published_examples() {
    let (a, b) = (
        "............1......1.1..1....1",
        "...............................1...1......1......1..11",
    );
    let seen = json(0, "14");
    assert!(has_group(&seen, ["..1....1", a, b]) && has_group(&seen, [".11.1.1", a, b]));
    let seen = json(1, "14");
    let uas = [
        "..1....1",
        "....1..1",
        ".11.1.1",
        ".11...1............1",
        "...................1...............................111",
        "...................................1.............1..11",
        "............1......1.1..1",
        "............1...................1..1............11...1",
        "..1.1.1............................................111",
        "............1........1..1..........................111",
        "...................1.....1.......1.1.............1..1.",
        "..1...1..........................11...........1.1....1",
    ];
    for group in [[0, 5, 6], [1, 3, 5], [1, 3, 7], [1, 3, 9], [1, 5, 6], [1, 6, 11], [2, 5, 6]] {
        assert!(has_group(&seen, group.map(|i| uas[i])), "{group:?}");
    }
    let text = forward(0, &["--max-size", "14"]);
    for part in [
        "8 clues set",
        "cells not dead, 3 clues left",
        "\n..1....1.............................................. 0 2\n",
        "largest groups of 3 disjoint UAs",
        "critical: all further clues are in each of them",
        "cells in all groups",
        "verdict: ",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_forward_view_of_a_grid() {
    let run = gridsieve(&[])
        .args(["explain", "forward", GRID_3, "--given", "{11,55}", "-k", "6", "--max-size", "8"])
        .assert()
        .success();
    assert!(stdout(&run).contains("more than clues left"));
    for (args, reason) in [
        (&[GRID_3, "--given", "{11,55}", "-k", "1"][..], "2 cells are given already"),
        (&[GRID_3, "--given", "{10}", "-k", "9"], "is not a row and a column"),
        (&[GRID_3, "--given", "1..", "-k", "9"], "3 characters instead of 81"),
        (&[BANDS, "--given", "{99}", "-k", "9"], "outside of the two bands"),
        (&[BANDS, "--given", "{11}", "--alive", "{11,12}", "-k", "9"], "both given and alive"),
        (&[&BANDS[1..], "--given", "{}", "-k", "9"], "cannot open"),
        (&[&"1".repeat(54), "--given", "{}", "-k", "9"], "no two bands of a grid"),
    ] {
        let mut command = gridsieve(&[]);
        let run = command.args(["explain", "forward"]).args(args).assert();
        run.code(2).stdout("").stderr(
            contains(reason).and(predicate::function(|text: &str| text.lines().count() == 1)),
        );
    }
}

#[test]
fn a_scan_with_every_forward_view() {
    let mask = "1".repeat(20) + &"0..0.".repeat(12) + ".";
    let scan = |more: &[&str]| {
        let args = ["scan", "-", "--quiet", "--mask", &mask, "-k", "32"];
        let mut command = gridsieve(&[]);
        command.args(args).args(more).write_stdin(format!("{GRID_3}\n"));
        stdout(&command.assert().success())
    };
    let bands = scan(&[]);
    assert!(bands.lines().count() > 10);
    for view in ["off", "static", "dynamic", "both"] {
        assert_eq!(scan(&["--engine", "degree", "--forward-view", view]), bands, "{view}");
    }
    assert_eq!(scan(&["--engine", "degree", "--isa", "scalar"]), bands);
    assert_eq!(scan(&["--engine", "degree", "--limit", "3"]).lines().count(), 3);
    let minimal = scan(&["--engine", "degree", "--minimal"]);
    assert_eq!(minimal, scan(&["--minimal"]));
}
