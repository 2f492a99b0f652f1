//! The command `gridsieve draw`.

use crate::support::program::gridsieve;
use assert_cmd::Command;
use predicates::prelude::*;
use std::collections::BTreeMap;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const PUZZLE: &str =
    ".....6.8...71............4..8...4.....6.....7........23..72.....4...3.5....6.....";

fn draw(arguments: &[&str]) -> Command {
    gridsieve(&[&["draw"], arguments].concat())
}

/// The standard output of a command that succeeds.
fn text(arguments: &[&str]) -> String {
    let run = draw(arguments).assert().success().stderr("");
    String::from_utf8(run.get_output().stdout.clone()).unwrap()
}

/// How many elements have which classes. All elements have to be closed in their order,
/// and attributes to be quoted: what XML asks for.
fn classes(svg: &str) -> BTreeMap<String, usize> {
    let (mut open, mut classes) = (Vec::new(), BTreeMap::new());
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        assert!(!text.contains('&') || text.contains(';'), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        open.push(name);
        assert_eq!(attributes.matches('"').count(), 2 * attributes.matches("=\"").count(), "{tag}");
        if let Some((_, rest)) = attributes.split_once("class=\"") {
            for class in rest.split('"').next().unwrap().split(' ') {
                *classes.entry(class.to_owned()).or_default() += 1;
            }
        }
    }
    assert_eq!(open, [""; 0]);
    classes
}

#[test]
fn uas_are_drawn_cell_by_cell() {
    let svg =
        text(&["ua", SF, "--cells", "{12,16,32,36}", "--cells", "51,52,91,92", "--given", "12"]);
    let classes = classes(&svg);
    for (class, count) in [
        ("ua-A", 4),
        ("ua-B", 4),
        ("hit", 4),
        ("r3c6", 2),
        ("given", 1),
        ("swatch", 2),
        ("r9c9", 1),
    ] {
        assert_eq!(classes.get(class), Some(&count), "{class}");
    }
    assert!(
        svg.contains("A: 4 cells {12,16,32,36}, hit by {12}; B: 4 cells {51,52,91,92}, not hit")
    );
    // The same without names: these are its smallest.
    assert_eq!(
        text(&["ua", SF]),
        text(&["ua", SF, "--cells", "12,16,32,36", "--cells", "{51,52,91,92}"])
    );
}

#[test]
fn dead_cells_are_crossed_out() {
    let svg = text(&["ua", SF, "--size", "6", "--dead", "{12,34}"]);
    assert_eq!(classes(&svg)["dead"], 4);
    assert!(svg.contains("dead cells: {12,34}"), "{svg}");
}

#[test]
fn a_clique_covers_no_cell_twice() {
    let svg = text(&["clique", SF]);
    let classes = classes(&svg);
    assert_eq!(classes["swatch"], 9);
    let stripes = svg.lines().filter(|line| line.contains("class=\"ua ua-"));
    let mut cells: Vec<&str> =
        stripes.map(|line| line.split('"').nth(1).unwrap().split(' ').nth(2).unwrap()).collect();
    let all = cells.len();
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), all);
}

#[test]
fn a_picture_in_a_file_is_the_same() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("a.svg").to_str().unwrap().to_owned();
    draw(&["puzzle", PUZZLE, "--solution", "-o", &file]).assert().success().stdout("").stderr("");
    let svg = std::fs::read_to_string(&file).unwrap();
    assert_eq!(svg, text(&["puzzle", PUZZLE, "--solution"]));
    // 26 + 9 × 44 + 26.
    assert!(svg.contains(" width=\"448\" height=\"448\""), "{svg}");
}

#[test]
fn mistakes_are_named_on_one_line() {
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    let several = format!("{}.", &PUZZLE[..80].replace('7', "."));
    for (arguments, reason) in [
        (&["ua", SF, "--cells", "{11,12}"][..], "{11,12} is no unavoidable set of the grid"),
        (&["ua", SF, "--cells", "{11,1x}"], "`1x` is not a row and a column"),
        (&["ua", SF, "--size", "5"], "the grid has no minimal UA of 5 cells"),
        (
            &["ua", SF, "--given", "11", "--dead", "{11,12}"],
            "the cells {11} are both given and dead",
        ),
        (&["clique", &SF[1..]], "80 characters instead of 81"),
        (&["puzzle", "x"], "cannot open x"),
        (&["puzzle", &several, "--solution"], "the puzzle has several"),
    ] {
        draw(arguments)
            .assert()
            .code(2)
            .stdout("")
            .stderr(predicate::str::contains(reason).and(one_line()));
    }
}
