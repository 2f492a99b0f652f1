//! All techniques, the easiest first.

use super::candidates::Candidates;
use super::clash::clash;
use super::step::{Step, Technique};
use super::sweep::sweep;
use gridsieve::solver::general::first_solution;
use gridsieve_grids::Puzzle;

/// How far logic goes.
#[derive(Clone, Debug)]
pub struct Solved {
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// The candidates that are left.
    pub candidates: Candidates,
    /// Whether the puzzle has a solution. Logic alone may not notice that it has none.
    pub has_solution: bool,
}

impl Solved {
    /// How it ended, in a word.
    pub fn end(&self) -> &'static str {
        match self.has_solution {
            false => "contradiction",
            true if self.candidates.is_complete() => "solved",
            true => "unsolved",
        }
    }

    /// The hardest technique that was needed.
    pub fn hardest(&self) -> Option<Technique> {
        let place = |technique| Technique::ALL.iter().position(|&other| other == technique);
        self.steps.iter().map(|step| step.technique).max_by_key(|&technique| place(technique))
    }
}

/// Solves a puzzle as far as logic goes: again and again the first step of the
/// easiest technique that finds one. If two clues of a unit are the same, there is no step.
pub fn solve(puzzle: &Puzzle) -> Solved {
    let mut candidates = Candidates::new(puzzle);
    let mut steps = Vec::new();
    let is_sound = clash(puzzle).is_none();
    while is_sound && !candidates.is_complete() && !candidates.is_contradiction() {
        let mut step = |technique| sweep(&mut candidates, technique, true).pop();
        let Some(step) = Technique::ALL.into_iter().find_map(&mut step) else { break };
        steps.push(step);
    }
    Solved { steps, candidates, has_solution: first_solution(puzzle).is_some() }
}
