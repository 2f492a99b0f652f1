//! Checks of an engine against the engine `bands`, for problems that are too
//! large for the reference.

use super::agree::Solved;
use super::company::search_together;
use super::generate::Problem;
use super::{built_in, choices, search, sorted};
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{Engine, Mask, Question};
use gridsieve_grids::CellSet;
use gridsieve_kernels::Isa;

fn bands() -> Bands {
    Bands::new(Isa::detect())
}

/// Problems with the answers of `bands`, more than `answered` of them with any.
pub fn solve(problems: Vec<Problem>, answered: usize) -> Vec<Solved> {
    let bands = bands();
    let solve = |problem: Problem| {
        let puzzles = search(&bands, &problem.grid, problem.clues, problem.mask);
        Solved { problem, puzzles: sorted(puzzles) }
    };
    let solved: Vec<Solved> = problems.into_iter().map(solve).collect();
    assert!(solved.iter().filter(|solved| !solved.puzzles.is_empty()).count() > answered);
    solved
}

/// Around the puzzle of 17 clues of a grid: some of its clues are given.
pub fn the_17_of_grid_3_with_some_clues_given(engine: &dyn Engine) {
    let grid = built_in("3");
    let puzzles = search(&bands(), &grid, 17, Mask::FREE);
    assert_eq!(puzzles.len(), 1);
    for skipped in [0, 4, 9] {
        let given = puzzles[0].iter().skip(skipped).take(6).collect();
        let mask = Mask::new(given, CellSet::EMPTY).unwrap();
        for clues in [16, 17] {
            let expected = sorted(search(&bands(), &grid, clues, mask));
            assert_eq!(expected.len(), usize::from(clues == 17));
            assert_eq!(sorted(search(engine, &grid, clues, mask)), expected);
        }
    }
}

/// Whole grids that have no puzzles with this few clues.
pub fn nothing_with_few_clues(engine: &dyn Engine, grids: &[(&str, usize)]) {
    for &(name, clues) in grids {
        assert_eq!(search(engine, &built_in(name), clues, Mask::FREE), [], "{name}");
    }
}

/// Questions that are limited to some choices of band 3.
pub fn choices_of_band_3_are_obeyed(engine: &dyn Engine) {
    let grid = built_in("3");
    let barred = (0..81).filter(|cell| cell % 5 > 1).collect::<CellSet>();
    let mask = Mask::new((0..81).step_by(5).collect(), barred).unwrap();
    let puzzles = |engine: &dyn Engine, numbers: &[usize]| {
        let question = Question { mask, band_3: choices(numbers), ..Question::new(27) };
        sorted(search_together(engine, &[grid], question).remove(0))
    };
    for numbers in [&[1][..], &[2, 5], &[6]] {
        assert_eq!(puzzles(engine, numbers), puzzles(&bands(), numbers), "{numbers:?}");
    }
}
