//! Solving by logic, step by step.

use crate::json;
use gridsieve::Puzzle;
use gridsieve_puzzles::logic::{Candidates, clash, solve};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// How far logic solves a puzzle.
#[derive(Serialize)]
struct Solution {
    /// `solved`, `unsolved` or `contradiction`.
    end: &'static str,
    hardest: Option<String>,
    steps: Vec<Step>,
    /// The candidates that are left after the last step.
    left: Board,
}

#[derive(Serialize)]
struct Step {
    technique: String,
    /// The whole step.
    words: String,
    /// A cell that gets its digit.
    fixed: Option<(usize, u8)>,
    /// Candidates that are struck out.
    removed: Vec<(usize, u8)>,
    /// What there was before.
    before: Board,
}

/// Digits and candidates.
#[derive(Serialize)]
struct Board {
    /// The digits row by row, 0 where there is none yet.
    digits: Vec<u8>,
    /// The candidates of each cell: bit d - 1 for digit d.
    candidates: Vec<u16>,
}

impl Board {
    fn new(candidates: &Candidates) -> Board {
        Board {
            digits: candidates.digits().to_vec(),
            candidates: (0..81).map(|cell| candidates.of_cell(cell)).collect(),
        }
    }
}

/// The steps by which a puzzle is solved, as far as logic goes: a [`Solution`].
///
/// # Errors
/// The text is no puzzle, or has the same clue twice in a row, column or box.
#[wasm_bindgen]
pub fn solve_by_logic(text: &str) -> Result<String, String> {
    let puzzle: Puzzle = text.parse().map_err(|error: gridsieve::PuzzleError| error.to_string())?;
    if let Some(clash) = clash(&puzzle) {
        return Err(clash.to_string());
    }
    let solved = solve(&puzzle);
    let mut now = Candidates::new(&puzzle);
    let steps = solved.steps.iter().map(|step| {
        let before = Board::new(&now);
        step.apply(&mut now);
        let (technique, words) = (step.technique.to_string(), step.to_string());
        Step { technique, words, fixed: step.fixed, removed: step.removed.clone(), before }
    });
    let steps = steps.collect();
    Ok(json(&Solution {
        end: solved.end(),
        hardest: solved.hardest().map(|technique| technique.to_string()),
        steps,
        left: Board::new(&solved.candidates),
    }))
}
