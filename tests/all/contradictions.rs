//! Puzzles on which plain backtracking takes minutes, or does not end.

use crate::support::isas;
use gridsieve::solver::general::count_solutions;
use gridsieve::solver::many::answers;
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::CELLS;
use std::time::{Duration, Instant};

/// Some of them have one solution, which a solver that begins again must not count again.
#[test]
fn contradictions_are_soon_refuted_at_every_level() {
    let lines = include_str!("../data/contradictions.txt").lines();
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with('#')).collect();
    let puzzles: Vec<Puzzle> = lines.iter().map(|line| line[..CELLS].parse().unwrap()).collect();
    for isa in isas() {
        let begun = Instant::now();
        let upto_2 = answers(isa, &puzzles, 2);
        assert!(begun.elapsed() < Duration::from_secs(5), "{isa:?}");
        for (answer, line) in upto_2.iter().zip(&lines) {
            assert_eq!(answer.count.to_string(), line[CELLS + 1..], "{line}");
        }
        for (answer, puzzle) in answers(isa, &puzzles, 1000).iter().zip(&puzzles) {
            assert_eq!(answer.count, count_solutions(puzzle, 1000) as u64, "{puzzle}");
            let first = answer.first.map(|first| first.puzzle(puzzle.clues()));
            assert_eq!(first, (answer.count > 0).then_some(*puzzle));
        }
    }
}
