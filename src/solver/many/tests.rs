use super::board::{ALL, board, candidate, digits};
use super::*;
use crate::solver::general::count_solutions;
use crate::testing;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::Isa;
use proptest::prelude::*;

const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
const HARD: &str =
    "000000012000035000000600070700000300000400800100000000000120000080000040050000600";

fn grid() -> Grid {
    T.parse().unwrap()
}

fn puzzle(text: &str) -> Puzzle {
    text.parse().unwrap()
}

#[test]
fn boards_are_another_form_of_a_grid() {
    assert_eq!(digits(&board(&grid().puzzle(CellSet::ALL))), *grid().digits());
    assert_eq!(board(&puzzle(&".".repeat(81))), [ALL; 27]);
    let mut all = [0; 27];
    for (cell, digit) in (0..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit))) {
        let (word, bit) = candidate(cell, digit);
        assert!(all[word] & bit == 0);
        all[word] |= bit;
    }
    assert_eq!(all, [ALL; 27]);
}

/// Every level gives the same answers, and these are those of the general solver.
fn check(puzzles: &[Puzzle], limit: u64) {
    for isa in testing::isas() {
        let answers = answers(isa, puzzles, limit);
        for (puzzle, answer) in puzzles.iter().zip(&answers) {
            assert_eq!(answer.count, count_solutions(puzzle, limit as usize) as u64, "{puzzle}");
            assert_eq!(answer.first.is_some(), answer.count > 0);
            if let Some(first) = answer.first {
                assert!(Grid::from_digits(*first.digits()).is_ok());
                assert_eq!(first.puzzle(puzzle.clues()), *puzzle);
            }
        }
    }
}

#[test]
fn contradictions_have_no_solution() {
    let with = |clues: &[(usize, u8)]| {
        clues
            .iter()
            .fold(puzzle(&".".repeat(81)), |puzzle, &(cell, digit)| puzzle.with(cell, digit))
    };
    // The same digit twice in a row, a column, a box; a cell that sees all nine.
    let mut puzzles =
        [[0, 8], [0, 72], [0, 20]].map(|pair| with(&pair.map(|cell| (cell, 5)))).to_vec();
    let seen = [(1, 1), (2, 2), (3, 3), (4, 4), (9, 5), (18, 6), (27, 7), (36, 8), (10, 9)];
    puzzles.push(with(&seen));
    puzzles.push(grid().puzzle(CellSet::ALL).with(80, 8));
    check(&puzzles, 2);
    assert!(answers(Isa::detect(), &puzzles, 2).iter().all(|answer| answer.count == 0));
}

#[test]
fn many_solutions_are_counted_up_to_the_limit() {
    let puzzles = [".".repeat(81), HARD.into(), format!("{}.{}", &T[..40], ".".repeat(40))];
    let puzzles = puzzles.map(|text| puzzle(&text));
    for limit in [1, 2, 999] {
        check(&puzzles, limit);
    }
    assert_eq!(answers(Isa::detect(), &[], 1), []);
}

#[test]
fn redundant_clues_are_found() {
    let hard = puzzle(HARD);
    let Some(solution) = answers(Isa::detect(), &[hard], 2)[0].first else { panic!("it has one") };
    for isa in testing::isas() {
        let more = hard.with(2, solution.digit(2));
        let redundant = redundant_clues(isa, &[hard, more, hard]);
        assert!(redundant[0].is_empty() && redundant[2].is_empty() && redundant[1].contains(2));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Puzzles with few solutions, many, and none.
    #[test]
    fn every_level_counts_like_the_general_solver(
        cases in prop::collection::vec(
            (Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), 22usize..60, 0..81usize, 0u8..=9), 1..40),
    ) {
        let puzzles: Vec<Puzzle> = cases.iter().map(|(order, clues, cell, digit)| {
            let puzzle = grid().puzzle(order[..*clues].iter().copied().collect());
            if *digit == 0 { puzzle } else { puzzle.with(*cell, *digit) }
        }).collect();
        check(&puzzles, 20);
    }

    #[test]
    fn redundant_clues_are_those_without_which_it_is_valid(order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), clues in 22usize..40) {
        let puzzle = grid().puzzle(order[..clues].iter().copied().collect());
        if count_solutions(&puzzle, 2) == 1 {
            let is_valid = |&cell: &usize| count_solutions(&puzzle.without(cell), 2) == 1;
            let expected: CellSet = puzzle.clues().iter().filter(is_valid).collect();
            for isa in testing::isas() {
                prop_assert_eq!(redundant_clues(isa, &[puzzle]), [expected]);
            }
        }
    }
}
