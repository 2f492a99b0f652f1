use super::*;
use crate::single_clues::single_clues;
use crate::testing;
use gridsieve::solver::many::{answers, solutions};
use gridsieve_grids::Grid;
use gridsieve_grids::geometry::CELLS;
use proptest::prelude::*;

const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

/// By counting in all solutions.
fn plain(puzzle: &Puzzle, from: usize) -> Vec<[Clue; 2]> {
    let mut all = Vec::new();
    solutions(Isa::detect(), &[*puzzle], |_, solution| {
        all.push(solution);
        true
    });
    let with = |clues: &[Clue]| {
        let has = |grid: &&Grid| clues.iter().all(|&(cell, digit)| grid.digit(cell) == digit);
        all.iter().filter(has).count()
    };
    let clues = (from..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
    let several: Vec<Clue> = clues.filter(|&clue| with(&[clue]) > 1).collect();
    let pairs = several
        .iter()
        .enumerate()
        .flat_map(|(i, &first)| several[i + 1..].iter().map(move |&second| [first, second]));
    pairs.filter(|pair| with(pair) == 1).collect()
}

fn puzzle(order: &[usize], clues: usize) -> Puzzle {
    let grid: Grid = T.parse().unwrap();
    grid.puzzle(order[..clues].iter().copied().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Puzzles with a solution, some, and thousands; several at a time; and one without.
    #[test]
    fn pairs_are_those_in_one_solution(
        order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(),
        clues in 26usize..40, from in prop_oneof![Just(0), 0..CELLS], digit in 1u8..=9,
    ) {
        let mut puzzles = vec![(puzzle(&order, clues), from), (puzzle(&order, clues + 2), 0)];
        puzzles.push((puzzles[0].0.with(order[clues], digit), from));
        let few = |&(puzzle, _): &_| answers(Isa::detect(), &[puzzle], 300)[0].count < 300;
        puzzles.retain(few);
        let expected: Vec<_> = puzzles.iter().map(|&(puzzle, from)| plain(&puzzle, from)).collect();
        for isa in testing::isas() {
            prop_assert_eq!(&clue_pairs(isa, &puzzles), &expected);
        }
    }
}

/// Where two of 17 clues are missing: as with one clue after the other.
#[test]
fn pairs_of_millions_of_solutions() {
    let known: Puzzle =
        "................12..3.45........34.6.7.......12.8........2.......97..3..4........"
            .parse()
            .unwrap();
    let missing: Vec<usize> = known.clues().iter().take(2).collect();
    let puzzle = missing.iter().fold(known, |puzzle, &cell| puzzle.without(cell));
    let mut expected = Vec::new();
    for (cell, digit) in (0..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit))) {
        if puzzle.digits()[cell] == 0 {
            let with = puzzle.with(cell, digit);
            let seconds = single_clues(Isa::detect(), &[with]).remove(0);
            let later = seconds.into_iter().filter(|&(second, _)| second > cell);
            expected.extend(later.map(|second| [(cell, digit), second]));
        }
    }
    let pair = [missing[0], missing[1]].map(|cell| (cell, known.digits()[cell]));
    assert!(expected.contains(&pair));
    for isa in testing::isas() {
        assert_eq!(clue_pairs(isa, &[(puzzle, 0)]), [expected.clone()]);
    }
}
