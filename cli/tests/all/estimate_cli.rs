//! `gridsieve estimate`.

use crate::support::catalogue::folder;
use crate::support::program::{gridsieve, one_line, stdout};
use crate::support::test_size::test_size;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

/// Of its cells 36 must not be clues.
const MASK: &str =
    "....000.....00...000000....0..0.00.00.000..0.00..0.0.00..0...00.00..0.0.0......0.";

fn estimate(flags: &str) -> Value {
    let mut words = vec!["estimate", "--format", "jsonl", "-q"];
    words.extend(flags.split_whitespace());
    serde_json::from_str(&stdout(gridsieve(&words))).unwrap()
}

/// The complete count lies within four standard errors; the scan takes a mask as well.
#[test]
fn estimates_are_near_complete_counts() {
    let percent = test_size(50.0, 30.0);
    for flags in ["-k 21 --minimal", "-k 22"].into_iter().take(test_size(1, 2)) {
        let words: Vec<&str> = flags.split(' ').collect();
        let scan = stdout(gridsieve(&[&["scan", SF, "--mask", MASK, "-q"], &words[..]].concat()));
        let count = scan.lines().count() as f64;
        assert!(count >= 1000.0, "{flags}: {count}");
        let found = estimate(&format!("{SF} --mask {MASK} {flags} --precision {percent}"));
        let number = |name: &str| found["estimates"][0][name].as_f64().unwrap();
        let (estimate, error) = (number("estimate"), number("standard_error"));
        assert!((estimate - count).abs() < 4.0 * error, "{flags}: {estimate}, not {count}");
        assert!(found["reached"] == true && error <= percent / 100.0 * estimate);
        assert!(number("low") < estimate && estimate < number("high"));
        assert_eq!(found["total"]["estimate"], found["estimates"][0]["estimate"]);
    }
}

#[test]
fn the_same_whatever_the_threads() {
    let flags = format!("{SF} -k 60,70 --precision 40");
    assert_eq!(
        estimate(&format!("{flags} --threads 1")),
        estimate(&format!("{flags} --threads 3"))
    );
    assert_ne!(estimate(&flags), estimate(&format!("{flags} --seed 1")));
    let flags = "--sample 20 --seed 5 -k 50-60";
    assert_eq!(
        estimate(&format!("{flags} --threads 1")),
        estimate(&format!("{flags} --threads 3"))
    );
}

/// What was published: 4.6655e15 minimal puzzles a grid. A small sample is not precise, but of
/// the right magnitude; and the sum over all grids goes with it.
#[test]
fn samples_tell_of_all_grids() {
    let grids = test_size(128, 256);
    let found = estimate(&format!("--sample {grids} --minimal"));
    assert_eq!(found["sample"], grids);
    let total = &found["total"];
    let (low, high) = (total["low"].as_f64().unwrap(), total["high"].as_f64().unwrap());
    assert!(low > 1e15 && high < 2e16, "{total}");
    let ratio =
        found["all_grids"]["estimate"].as_f64().unwrap() / total["estimate"].as_f64().unwrap();
    assert!((ratio / 6.670_903_752e21 - 1.0).abs() < 1e-9, "{ratio}");
}

/// Where no grid of a sample has a puzzle, others may: what holds for all grids alone is exact.
#[test]
fn samples_are_no_proof() {
    let mask = format!("{}{}", ".".repeat(30), "0".repeat(51));
    let found = estimate(&format!("--sample 64 -k 20-22,31 --mask {mask}"));
    for total in [&found["total"], &found["estimates"][0], &found["all_grids"]] {
        assert_eq!(total["estimate"], 0.0);
        assert!(total["standard_error"].is_null() && total["high"].is_null(), "{total}");
    }
    // No grid has puzzles of 31 clues in 30 cells.
    assert_eq!(found["estimates"][3]["high"], 0.0);
}

/// Few clues, many, and a mask with no puzzle: not precise, exact, and certainly none.
#[test]
fn what_is_known_of_an_estimate_is_told() {
    let found = estimate(&format!("{SF} -k 80,81"));
    assert_eq!(found["total"]["standard_error"], 0.0);
    assert_eq!((&found["estimates"][0]["low"], &found["reached"]), (&81.0.into(), &true.into()));
    // Two UAs of four cells are so rare among the cells that are taken away that none is met.
    let text = stdout(gridsieve(&["estimate", SF, "-k", "77"]));
    assert!(text.contains(" -   always the same\n"), "{text}");
    assert!(text.ends_with("\nless precise than 5%: no more was tried\n"), "{text}");
    let none = format!("{}{}", "0".repeat(30), ".".repeat(51));
    let found = estimate(&format!("{SF} -k 17,20,60 --mask {none}"));
    assert_eq!((&found["total"]["high"], &found["reached"]), (&0.0.into(), &true.into()));
}

/// Each grid of a file has random choices of its own, the same wherever it stands.
#[test]
fn grids_have_choices_of_their_own() {
    let other = stdout(gridsieve(&["catalogue", "unrank", "7"]));
    let of = |grids: &[&str]| -> Vec<Value> {
        let words = ["estimate", "-k", "70", "--precision", "50", "--format", "jsonl", "-q"];
        let mut command = gridsieve(&words);
        command.write_stdin(grids.join("\n"));
        let lines = stdout(command);
        let objects = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        objects.map(|object| object["total"]["estimate"].clone()).collect()
    };
    let [first, second] = &of(&[SF, &other])[..] else { panic!("two") };
    assert_eq!(of(&[&other, SF, &other]), [second.clone(), first.clone(), second.clone()]);
}

#[test]
fn texts() {
    let text = stdout(gridsieve(&["estimate", SF, "-k", "70,75", "--precision", "50"]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "valid puzzles of a grid, seed 0");
    assert!(lines.iter().all(|line| line.len() <= 60), "{text}");
    assert!(lines[4].starts_with("   75 ") && lines[5].starts_with("  all "), "{text}");
    let folder = folder(&[SF, SF]);
    let path = folder.path().join("grids.txt");
    // Several grids: what is said of each stands below it.
    let text =
        stdout(gridsieve(&["estimate", path.to_str().unwrap(), "-k", "70", "--precision", "50"]));
    assert_eq!(text.lines().filter(|line| *line == SF).count(), 2);
    assert!(text.lines().all(|line| line == SF || line.starts_with('#')), "{text}");
}

#[test]
fn mistakes() {
    let puzzle = format!("1{}", ".".repeat(80));
    for (flags, reason) in [
        ("--precision 0 SF", "expected percent from 0.001 to 100, such as 5%"),
        ("--sample 10 SF", "cannot be used with"),
        ("--sample 1", "is not in 2 to "),
        ("-k 0 SF", "is not in 1 to 81"),
        ("--subgrid PUZZLE SF", "--subgrid: the grid "),
        ("--subgrid PUZZLE --sample 9", "--subgrid: random grids have other clues"),
    ] {
        let mut words = vec!["estimate"];
        words.extend(flags.split(' ').map(|word| match word {
            "SF" => SF,
            "PUZZLE" => &puzzle,
            word => word,
        }));
        gridsieve(&words).assert().code(2).stderr(one_line().and(contains(reason)));
    }
}
