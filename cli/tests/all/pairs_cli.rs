//! `gridsieve catalogue pairs`, and `--pairs` of `rank` and `unrank`, as a user meets them.

use crate::support::catalogue::*;
use predicates::prelude::*;
use predicates::str::contains;

fn pairs(arguments: &[&str]) -> assert_cmd::Command {
    gridsieve(&[&["catalogue"], arguments, &["--pairs"]].concat())
}

fn piped(arguments: &[&str], input: &str) -> String {
    let mut command = pairs(arguments);
    command.write_stdin(input);
    stdout(command)
}

#[test]
fn a_grid_has_six_pairs_which_lead_back_to_it() {
    let indices = stdout(pairs(&["rank", ONE]));
    let indices: Vec<&str> = indices.trim_end().split(' ').collect();
    assert_eq!(indices.len(), 6);
    let found = stdout(pairs(&[&["unrank"], &indices[..]].concat()));
    assert_eq!(piped(&["rank"], &found), text(&indices));
    assert_eq!(piped(&["unrank"], &stdout(pairs(&["rank", ONE]))), found);
    // Without band 3: the grid's first two bands.
    assert_eq!(stdout(pairs(&["rank", &ONE[..54]])).trim_end(), indices[2]);
    let object: serde_json::Value =
        serde_json::from_str(&stdout(pairs(&["rank", ONE, "--format", "jsonl"]))).unwrap();
    assert_eq!(object["pair_indices"][0].to_string(), indices[0]);
}

#[test]
fn pairs_have_fields() {
    let pair = &FIRST[..54];
    // What a line says of a pair is given back.
    assert_eq!(piped(&["rank"], &format!("{pair}  of the first grid\n")), "0\tof the first grid\n");
    // Several in a line, and what is said of them.
    assert_eq!(piped(&["rank"], &format!("{pair} {pair}\ttwice\n")), "0\ttwice\n0\ttwice\n");
    let thrice = piped(&["rank"], &format!("{pair} {ONE}\n{pair} 17\n"));
    let lines: Vec<&str> = thrice.lines().collect();
    assert!(lines.len() == 3 && lines[1].split(' ').count() == 6 && lines[2] == "0\t17");
    assert_eq!(piped(&["unrank"], "0\tthe first\n"), format!("{pair}\tthe first\n"));
    let ends = stdout(pairs(&["unrank", "0", "983959109"]));
    assert!(ends.starts_with(pair) && ends.lines().count() == 2);
    assert_eq!(piped(&["rank"], &ends), "0\n983959109\n");
}

#[test]
fn classes_are_counted() {
    let table = |threads| {
        stdout(gridsieve(&["catalogue", "pairs", "--band", "415-416", "--threads", threads]))
    };
    let text = table("1");
    assert_eq!(text, table("2"));
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    let heading =
        ["class", "pairs", "third bands", "first", "last", "automorphisms", "fillings", "grids"];
    assert_eq!(rows[0], heading);
    assert!(rows.len() == 4 && rows.iter().all(|row| row.len() == 8));
    assert_eq!([rows[1][0], rows[2][0], rows[3][0]], ["415", "416", "all"]);
    let number = |row: usize, field: usize| rows[row][field].parse::<u128>().unwrap();
    for field in [1, 2, 6, 7] {
        assert_eq!(number(1, field) + number(2, field), number(3, field));
    }
    // The last pair of the list is the last one of all classes.
    assert_eq!(rows[3][4], stdout(pairs(&["unrank", "983959109"])).trim_end());
}

#[test]
fn what_is_no_pair_is_named() {
    let twice = format!("2{}", &ONE[1..54]);
    let puzzle = format!("{}.", &ONE[..80]);
    for (arguments, error) in [
        (["rank", &puzzle[..]], "is not a grid: this is a puzzle of 80 clues"),
        (["rank", &ONE[..80]], "is not a pair of bands, 54 digits, or a grid, 81: it has 80"),
        (["rank", &twice], "is not a pair of bands: row 1 has a digit twice"),
        (["unrank", "983959110"], "is not the index of a pair, a number from 0 to 983959109"),
    ] {
        let said = pairs(&arguments).assert().code(2).stdout("");
        said.stderr(contains("error: argument:1: `").and(contains(error)).and(one_line()));
    }
}
