//! Places of grids in the catalogue, and names of puzzles.

use crate::grid;
use gridsieve::Puzzle;
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_puzzles::name::Name;
use wasm_bindgen::prelude::*;

/// The index of a grid in the catalogue, from 0.
///
/// # Errors
/// The text is no grid.
#[wasm_bindgen]
pub fn rank(text: &str) -> Result<f64, String> {
    Ok(whole::rank(&grid(text)?) as f64)
}

/// The grid of an index of the catalogue.
///
/// # Errors
/// There is none.
#[wasm_bindgen]
pub fn unrank(index: f64) -> Result<String, String> {
    let is_index = index >= 0.0 && index.fract() == 0.0 && index < whole::GRIDS as f64;
    let grid = is_index.then(|| whole::unrank(index as u64).expect("an index of the catalogue"));
    let last = whole::GRIDS - 1;
    grid.map(|grid| grid.to_string())
        .ok_or_else(|| format!("there is no grid {index}: they are numbered from 0 to {last}"))
}

/// The name of a valid puzzle, from its solution.
///
/// # Errors
/// One of the texts is none.
#[wasm_bindgen]
pub fn name(solution: &str, puzzle: &str) -> Result<String, String> {
    let puzzle: Puzzle =
        puzzle.parse().map_err(|error: gridsieve::PuzzleError| error.to_string())?;
    Ok(Name::of_form(&Canonical::new(&grid(solution)?, puzzle.clues())).to_string())
}

/// The puzzle of a name.
///
/// # Errors
/// The text is no name.
#[wasm_bindgen]
pub fn unname(text: &str) -> Result<String, String> {
    let puzzle = text.parse().and_then(|name: Name| name.puzzle());
    puzzle.map(|puzzle| puzzle.to_string())
}
