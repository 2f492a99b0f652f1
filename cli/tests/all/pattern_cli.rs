//! `gridsieve pattern`.

use crate::support::program::{gridsieve, one_line, stdout};
use predicates::prelude::*;
use predicates::str::contains;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

#[test]
fn puzzles_of_a_pattern_have_it() {
    // Puzzles of 17 clues: the patterns of some of those of the grid, and each is found again.
    let puzzles = stdout(gridsieve(&["scan", SF, "-k", "17", "-q"]));
    let puzzles: Vec<&str> = puzzles.lines().collect();
    assert_eq!(puzzles.len(), 29);
    let piped = |flags: &[&str], text: &str| {
        let mut command = gridsieve(flags);
        command.write_stdin(text);
        stdout(command)
    };
    let canon = |text: &str| piped(&["pattern", "canon"], text);
    for puzzle in [puzzles[0], puzzles[17]] {
        let found = stdout(gridsieve(&["pattern", "puzzles", "--pattern", puzzle, SF, "-q"]));
        assert!(found.lines().any(|line| line == puzzle), "{found}");
        let pattern = canon(puzzle);
        assert!(found.lines().all(|line| puzzles.contains(&line) && canon(line) == pattern));
        // A form of a pattern has itself.
        assert_eq!(canon(&pattern), pattern);
    }
}

#[test]
fn minimal_ones_are_among_the_valid_ones() {
    let puzzle = stdout(gridsieve(&["scan", SF, "-k", "17", "--first", "-q"]));
    // With a clue more, nothing is minimal that has the pattern of the 17.
    let more: String = puzzle
        .trim()
        .char_indices()
        .map(
            |(cell, sign)| {
                if cell == puzzle.find('.').unwrap() { SF.as_bytes()[cell] as char } else { sign }
            },
        )
        .collect();
    let run = |flags: &[&str]| {
        stdout(gridsieve(&[&["pattern", "puzzles", "--pattern", &more, SF, "-q"], flags].concat()))
    };
    let (valid, minimal) = (run(&[]), run(&["--minimal"]));
    assert!(valid.lines().any(|line| line == more));
    assert!(minimal.lines().all(|line| valid.contains(line) && line != more));
    assert_eq!(run(&["--threads", "3", "--isa", "scalar"]), valid);
}

#[test]
fn mistakes() {
    for (flags, reason) in [
        (&["puzzles", SF][..], "--pattern"),
        (&["puzzles", "--pattern", "12", "--minimal", &SF[..80]], "80 characters"),
        (&["puzzles", "--pattern", &SF[..80], SF], "--pattern: 80 characters instead of 81"),
        (&["puzzles", "--pattern", "{}", SF], "--pattern has no cells"),
        (&["canon", &SF[..79]], "79 characters"),
    ] {
        let mut command = gridsieve(&[&["pattern"], flags].concat());
        command.assert().code(2).stderr(one_line().and(contains(reason)));
    }
}
