//! The neighbours of puzzles: some clues taken away, some others added.
//!
//! {-x+y} of a puzzle are all valid, minimal puzzles that keep all but x of its
//! clues and have y more. People look around known puzzles of few clues in this
//! way, {-1+1} and {-2+2}, since such puzzles come in clusters.
//!
//! The last two added clues need no trials: [`clue_pairs`] gives all pairs that make a puzzle
//! valid, or [`single_clues`] all single clues that do. The clues before them are tried in
//! ascending order, so that each set of clues comes once.

use crate::clue_pairs::clue_pairs;
use crate::single_clues::single_clues;
use gridsieve::solver::many::{answers, redundant_clues};
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::{CELLS, UNITS_OF, unit};
use gridsieve_grids::symmetry::minlex_puzzle;
use gridsieve_kernels::Isa;
use itertools::Itertools;
use std::collections::BTreeSet;

/// The neighbours of some puzzles in minlex form, each once. With as many clues
/// added as taken away a minimal puzzle is a neighbour of itself.
pub fn minus_plus(isa: Isa, puzzles: &[Puzzle], minus: usize, plus: usize) -> BTreeSet<Puzzle> {
    let fewer = puzzles.iter().flat_map(|puzzle| {
        let subsets = puzzle.clues().iter().combinations(minus);
        subsets.map(|cells| cells.into_iter().fold(*puzzle, Puzzle::without))
    });
    let fewer: BTreeSet<Puzzle> = fewer.collect();
    let mut valid = BTreeSet::new();
    let fewer: Vec<(Puzzle, usize)> = fewer.into_iter().map(|puzzle| (puzzle, 0)).collect();
    add(isa, &fewer, plus, &mut valid);
    let valid: Vec<Puzzle> = valid.into_iter().collect();
    let redundant = redundant_clues(isa, &valid);
    let minimal = valid.iter().zip(redundant).filter(|(_, redundant)| redundant.is_empty());
    minimal.map(|(puzzle, _)| minlex_puzzle(puzzle).puzzle).collect()
}

/// Adds clues to puzzles, in cells from the given ones on, so that they are valid
/// with all of these clues and not before.
fn add(isa: Isa, puzzles: &[(Puzzle, usize)], plus: usize, valid: &mut BTreeSet<Puzzle>) {
    let alone: Vec<Puzzle> = puzzles.iter().map(|&(puzzle, _)| puzzle).collect();
    match plus {
        0 => {
            let answers = answers(isa, &alone, 2);
            let unique = alone.into_iter().zip(answers).filter(|(_, answer)| answer.count == 1);
            valid.extend(unique.map(|(puzzle, _)| puzzle));
        }
        1 => {
            for (&(puzzle, from), clues) in puzzles.iter().zip(single_clues(isa, &alone)) {
                let clues = clues.into_iter().filter(|&(cell, _)| cell >= from);
                valid.extend(clues.map(|(cell, digit)| puzzle.with(cell, digit)));
            }
        }
        2 => {
            for (&(puzzle, _), pairs) in puzzles.iter().zip(clue_pairs(isa, puzzles)) {
                let with = |puzzle: Puzzle, &(cell, digit): &_| puzzle.with(cell, digit);
                valid.extend(pairs.iter().map(|pair| pair.iter().fold(puzzle, with)));
            }
        }
        _ => {
            for &(puzzle, from) in puzzles {
                let cells = (from..CELLS).filter(|&cell| puzzle.digits()[cell] == 0);
                let more = cells.flat_map(|cell| {
                    let allowed = allowed(&puzzle, cell);
                    allowed.map(move |digit| (puzzle.with(cell, digit), cell + 1))
                });
                add(isa, &more.collect::<Vec<_>>(), plus - 1, valid);
            }
        }
    }
}

/// The digits that no clue forbids in a cell.
fn allowed(puzzle: &Puzzle, cell: usize) -> impl Iterator<Item = u8> + use<> {
    let seen = UNITS_OF[cell].into_iter().flat_map(|number| unit(number).iter());
    let used = seen.fold(0u16, |used, cell| used | 1 << puzzle.digits()[cell]);
    (1..=9).filter(move |digit| used >> digit & 1 == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_size::test_size;
    use crate::testing;
    use gridsieve::solver::general::{count_solutions, unique_solution};
    use gridsieve_grids::{CellSet, Grid};
    use proptest::prelude::*;

    /// By trying everything out.
    fn plain(puzzle: &Puzzle, minus: usize, plus: usize) -> BTreeSet<Puzzle> {
        let mut found = BTreeSet::new();
        for cells in puzzle.clues().iter().combinations(minus) {
            let fewer = cells.into_iter().fold(*puzzle, Puzzle::without);
            let clues = (0..CELLS).filter(|&cell| fewer.digits()[cell] == 0);
            for cells in clues.combinations(plus) {
                for digits in (0..plus).map(|_| 1..=9u8).multi_cartesian_product() {
                    let more = std::iter::zip(&cells, &digits)
                        .fold(fewer, |puzzle, (&cell, &digit)| puzzle.with(cell, digit));
                    let redundant = |cell| count_solutions(&more.without(cell), 2) == 1;
                    if unique_solution(&more).is_some() && !more.clues().iter().any(redundant) {
                        found.insert(minlex_puzzle(&more).puzzle);
                    }
                }
            }
        }
        found
    }

    /// A minimal puzzle inside some clues.
    fn reduce(grid: &Grid, order: &[usize]) -> Puzzle {
        order.iter().fold(grid.puzzle(CellSet::ALL), |puzzle, &cell| {
            let less = puzzle.without(cell);
            if unique_solution(&less).is_some() { less } else { puzzle }
        })
    }

    fn grid() -> Grid {
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
            .parse()
            .unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(test_size(1, 3)))]

        #[test]
        fn one_for_one_by_trying_everything(order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle()) {
            let puzzle = reduce(&grid(), &order);
            let expected = plain(&puzzle, 1, 1);
            prop_assert!(expected.contains(&minlex_puzzle(&puzzle).puzzle));
            let isas = testing::isas();
            for &isa in [isas.first(), isas.last()].into_iter().flatten() {
                prop_assert_eq!(&minus_plus(isa, &[puzzle], 1, 1), &expected);
            }
            // More clues are taken away than added, and nothing is valid; or none.
            prop_assert_eq!(minus_plus(testing::isas()[0], &[puzzle], 0, 0).len(), 1);
            prop_assert_eq!(minus_plus(testing::isas()[0], &[puzzle], 1, 0).len(), 0);
            prop_assert_eq!(minus_plus(testing::isas()[0], &[puzzle], 0, 1).len(), 0);
        }
    }

    #[test]
    fn other_numbers_by_trying_everything() {
        let order: Vec<usize> = (0..CELLS).map(|i| i * 32 % CELLS).collect();
        let puzzle = reduce(&grid(), &order);
        let fewer = puzzle.clues().iter().next().map(|clue| puzzle.without(clue)).unwrap();
        for (puzzle, minus, plus, found) in [(fewer, 0, 2, 27), (puzzle, 2, 1, 86)] {
            let expected = plain(&puzzle, minus, plus);
            assert_eq!(expected.len(), found);
            assert_eq!(minus_plus(Isa::detect(), &[puzzle], minus, plus), expected);
        }
    }
}
