//! Does an engine agree with the reference?

use super::generate::Problem;
use super::{reference, search, sorted};
use gridsieve::engine::{Engine, Mask};
use gridsieve_grids::CellSet;
use std::fmt::Write;

/// A problem and its right answer.
pub struct Solved {
    pub problem: Problem,
    pub puzzles: Vec<CellSet>,
}

/// Solves the problems with the reference.
pub fn solve(problems: Vec<Problem>) -> Vec<Solved> {
    problems
        .into_iter()
        .map(|problem| {
            let puzzles = reference::puzzles(&problem.grid, &problem.mask, problem.clues);
            Solved { problem, puzzles }
        })
        .collect()
}

/// In how many of the problems the engine differs from the reference, and the
/// one of them with fewest clues, cut down to a small one.
pub fn agree(engine: &dyn Engine, problems: &[Solved]) -> Result<(), String> {
    let wrong: Vec<&Solved> = problems
        .iter()
        .filter(|solved| differs(engine, &solved.problem, &solved.puzzles))
        .collect();
    let Some(solved) = wrong.iter().min_by_key(|solved| solved.problem.clues) else {
        return Ok(());
    };
    Err(format!(
        "{} is wrong on {} of {} problems, such as\n{}",
        engine.name(),
        wrong.len(),
        problems.len(),
        describe(engine, &shrink(engine, solved.problem.clone()))
    ))
}

/// Puzzles in order, repetitions included.
fn answer(engine: &dyn Engine, problem: &Problem) -> Vec<CellSet> {
    sorted(search(engine, &problem.grid, problem.clues, problem.mask))
}

fn differs(engine: &dyn Engine, problem: &Problem, expected: &[CellSet]) -> bool {
    answer(engine, problem) != expected
}

/// Bars free cells, or makes clues of them, as long as the engine stays wrong.
fn shrink(engine: &dyn Engine, mut problem: Problem) -> Problem {
    for cell in problem.mask.free().iter() {
        let (must, barred) = (problem.mask.must(), problem.mask.barred());
        let single = CellSet::single(cell);
        for (must, barred) in [(must, barred | single), (must | single, barred)] {
            let mask = Mask::new(must, barred).expect("the cell was free");
            let smaller = Problem { mask, ..problem.clone() };
            let expected = reference::puzzles(&smaller.grid, &smaller.mask, smaller.clues);
            if differs(engine, &smaller, &expected) {
                problem = smaller;
                break;
            }
        }
    }
    problem
}

fn describe(engine: &dyn Engine, problem: &Problem) -> String {
    let expected = reference::puzzles(&problem.grid, &problem.mask, problem.clues);
    let found = answer(engine, problem);
    let mut text = format!("{problem}\n");
    let mut list = |title: &str, puzzles: &mut dyn Iterator<Item = &CellSet>| {
        for puzzle in puzzles {
            let _ = writeln!(text, "{title:<8}{}", problem.grid.puzzle(*puzzle));
        }
    };
    list("missing", &mut expected.iter().filter(|puzzle| !found.contains(puzzle)));
    list("extra", &mut found.iter().filter(|puzzle| !expected.contains(puzzle)));
    list("twice", &mut found.windows(2).filter(|two| two[0] == two[1]).map(|two| &two[0]));
    text
}
