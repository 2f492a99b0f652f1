//! Solving by logic, step by step.

use gridsieve::Puzzle;
use gridsieve_puzzles::logic::{Candidates, Step, clash, solve};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

/// The digits row by row, 0 where there is none yet, and the candidates of each cell: bit d - 1 for digit d.
fn board(candidates: &Candidates) -> Value {
    let of_cells: Vec<u16> = (0..81).map(|cell| candidates.of_cell(cell)).collect();
    json!({ "digits": candidates.digits().to_vec(), "candidates": of_cells })
}

/// The steps by which a puzzle is solved, as far as logic goes, each with the board before it, and the board
/// that is left. `end` is `solved`, `unsolved` or `contradiction`; a step has a `fixed` cell with its digit, or
/// none, and `removed` candidates.
///
/// # Errors
/// The text is no puzzle, or has the same clue twice in a row, column or box.
#[wasm_bindgen]
pub fn solve_by_logic(text: &str) -> Result<String, String> {
    let puzzle: Puzzle = text.parse().map_err(|error: gridsieve::PuzzleError| error.to_string())?;
    if let Some(clash) = clash(&puzzle) {
        return Err(clash);
    }
    let solved = solve(&puzzle);
    let mut now = Candidates::new(&puzzle);
    let step = |step: &Step| {
        let before = board(&now);
        step.apply(&mut now);
        json!({
            "technique": step.technique.to_string(),
            "words": step.to_string(),
            "fixed": step.fixed,
            "removed": step.removed,
            "before": before,
        })
    };
    let steps: Vec<Value> = solved.steps.iter().map(step).collect();
    let answer = json!({
        "end": solved.end(),
        "hardest": solved.hardest().map(|technique| technique.to_string()),
        "steps": steps,
        "left": board(&solved.candidates),
    });
    Ok(answer.to_string())
}
