//! `gridsieve transform`: random isomorphs, given maps, and the way to the canonical form and back.

use crate::support::program::{gridsieve, stdout};
use predicates::str::contains;
use serde_json::{Value, json};

const GRID: &str =
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
/// Puzzles with one solution, with several, and with none.
const PUZZLES: [&str; 3] = [
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    "12...............................................................................",
    "11...............................................................................",
];

/// The isomorphs that the command prints, and their maps.
fn isomorphs(arguments: &[&str]) -> Vec<[String; 2]> {
    let all: Vec<&str> = ["transform"].iter().chain(arguments).copied().collect();
    let text = stdout(gridsieve(&all));
    let fields = |line: &str| {
        let mut fields = line.split('\t').map(str::to_owned);
        std::array::from_fn(|_| fields.next().expect("two fields at least"))
    };
    text.lines().map(fields).collect()
}

#[test]
fn maps_lead_there_and_back() {
    for item in [GRID, PUZZLES[0], PUZZLES[1], PUZZLES[2]] {
        let canonical = stdout(gridsieve(&["canon", item]));
        let [form, map] = &isomorphs(&[item, "--canonical"])[0];
        assert_eq!(form, canonical.trim_end());
        assert_eq!(isomorphs(&[item, "--map", map])[0], [form, map].map(Clone::clone));
        let [back, inverse] = &isomorphs(&[form, "--map", map, "--inverse"])[0];
        assert_eq!(back, item);
        assert_eq!(&isomorphs(&[form, "--map", inverse])[0][0], item);
        for [image, map] in isomorphs(&[item, "--random", "5", "--seed", "3"]) {
            assert_eq!(stdout(gridsieve(&["canon", &image])), canonical);
            assert_eq!(isomorphs(&[item, "--map", &map])[0], [image.clone(), map]);
            // The map of `same` is one that is read, perhaps another one.
            let same = stdout(gridsieve(&["same", &image, item]));
            let map = same.lines().last().and_then(|line| line.strip_prefix("map: ")).unwrap();
            assert_eq!(isomorphs(&[&image, "--map", map])[0][0], item, "{same}");
        }
    }
}

#[test]
fn random_isomorphs_depend_on_item_and_seed_alone() {
    let of = |seed| isomorphs(&[GRID, PUZZLES[0], "--random", "3", "--seed", seed]);
    let [alone, first] = [GRID, PUZZLES[0]].map(|item| isomorphs(&[item, "--random", "3"]));
    assert_eq!(of("0"), [alone, first].concat());
    assert!(of("0").iter().all(|image| !of("1").contains(image)));
}

#[test]
fn comments_and_objects() {
    let identity = "r123456789c123456789d123456789";
    let text = format!("{GRID} a comment\n");
    let run = |flags: &[&str]| {
        let mut command = gridsieve(&["transform", "--map", identity]);
        command.args(flags).write_stdin(text.clone());
        stdout(command)
    };
    assert_eq!(run(&[]), format!("{GRID}\t{identity}\ta comment\n"));
    let numbers = json!([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let object: Value = serde_json::from_str(&run(&["--format", "jsonl"])).unwrap();
    assert_eq!(
        object,
        json!({"index": 0, "isomorph": GRID, "comment": "a comment", "map": {
            "transposed": false, "rows": numbers, "columns": numbers, "digits": numbers, "text": identity
        }})
    );
}

#[test]
fn mistakes_are_told() {
    for (flags, reason) in [
        (&["--map", "r123"][..], "a map is r and nine rows"),
        (&["--map", "r143256789c123456789d123456789"], "the rows are not 1 to 9"),
        (&["--random", "0"], "--random"),
        (&["--random", "1", "--canonical"], "--canonical"),
        (&["--canonical", "--inverse"], "--canonical"),
        (&["--canonical", "--seed", "1"], "--canonical"),
        (&[], "--random"),
    ] {
        let refused = gridsieve(&["transform", GRID]).args(flags).assert().code(2).stdout("");
        refused.stderr(contains(reason));
    }
}
