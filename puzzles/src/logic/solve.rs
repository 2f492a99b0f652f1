//! All techniques, the easiest first.

use super::candidates::Candidates;
use super::step::{Step, Technique};
use super::sweep::sweep;
use gridsieve_grids::Puzzle;

/// How far logic goes.
#[derive(Clone, Debug)]
pub struct Solved {
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// What is left.
    pub candidates: Candidates,
}

impl Solved {
    /// How it ended, in a word.
    pub fn end(&self) -> &'static str {
        match &self.candidates {
            candidates if candidates.is_complete() => "solved",
            candidates if candidates.is_contradiction() => "contradiction",
            _ => "unsolved",
        }
    }

    /// The hardest technique that was needed.
    pub fn hardest(&self) -> Option<Technique> {
        let place = |technique| Technique::ALL.iter().position(|&other| other == technique);
        self.steps.iter().map(|step| step.technique).max_by_key(|&technique| place(technique))
    }
}

/// Solves a puzzle as far as logic goes: again and again the first step of the
/// easiest technique that finds one.
pub fn solve(puzzle: &Puzzle) -> Solved {
    let mut candidates = Candidates::new(puzzle);
    let mut steps = Vec::new();
    while !candidates.is_complete() && !candidates.is_contradiction() {
        let mut step = |technique| sweep(&mut candidates, technique, true).pop();
        let Some(step) = Technique::ALL.into_iter().find_map(&mut step) else { break };
        steps.push(step);
    }
    Solved { steps, candidates }
}
