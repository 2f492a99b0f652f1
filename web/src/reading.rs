//! Reads what a user pasted, and collects the facts about it.

use gridsieve::solver::general::{count_solutions, unique_solution};
use gridsieve::{CellSet, Grid, Puzzle};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{DRAWN_SIGNS, EMPTY_SIGNS, is_cell};
use gridsieve_puzzles::logic::{cell_name, clash};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

/// Solutions are counted up to this number.
const MOST_SOLUTIONS: usize = 1000;

/// Reads a pasted grid or puzzle: its facts, and how many further ones the text has, which are not read.
/// `clash`: two clues that break the rules, in words. `valid`: none unless the puzzle has one solution.
///
/// # Errors
/// The text is neither.
#[wasm_bindgen]
pub fn read(text: &str) -> Result<String, String> {
    let (cells, others) = cells(text);
    let puzzle: Puzzle =
        cells.parse().map_err(|error: gridsieve::PuzzleError| error.to_string())?;
    let solutions = count_solutions(&puzzle, MOST_SOLUTIONS);
    let answer = json!({
        "text": puzzle.to_string(),
        "clues": puzzle.clues().len(),
        "others": others,
        "clash": clash(&puzzle),
        "solutions": solutions,
        "mostSolutions": MOST_SOLUTIONS,
        "valid": unique_solution(&puzzle).map(|grid| valid(&puzzle, &grid)),
    });
    Ok(answer.to_string())
}

/// What is known of a puzzle with one solution.
fn valid(puzzle: &Puzzle, grid: &Grid) -> Value {
    let whole = Canonical::new(grid, CellSet::ALL);
    let form = Canonical::new(grid, puzzle.clues());
    let is_redundant = |&cell: &usize| unique_solution(&puzzle.without(cell)).is_some();
    let redundant: Vec<String> =
        puzzle.clues().iter().filter(is_redundant).map(cell_name).collect();
    json!({
        "grid": grid.to_string(),
        "minlex": whole.solution.grid.to_string(),
        "automorphisms": whole.automorphisms,
        "canonical": form.puzzle().to_string(),
        "puzzleAutomorphisms": form.automorphisms,
        "redundant": redundant,
    })
}

/// The cells of a pasted text: those of its first field of 81 characters that can be cells, else
/// all of it but for blanks, signs to draw with, and comments after `#`. With the number of such
/// fields that follow.
fn cells(text: &str) -> (String, usize) {
    let lines = || text.lines().map(|line| line.split('#').next().expect("one part at least"));
    let is_whole = |field: &&str| field.chars().count() == CELLS && field.chars().all(is_cell);
    let is_blank = |sign: char| {
        sign.is_whitespace() || ",;|\"'+=".contains(sign) || ('─'..='╿').contains(&sign)
    };
    let mut fields = lines().flat_map(|line| line.split(is_blank)).filter(is_whole);
    if let Some(field) = fields.next() {
        return (field.to_string(), fields.count());
    }
    // Signs that people also draw with are empty cells if they are nine in a line and no other sign
    // is.
    let is_other = |sign| EMPTY_SIGNS.contains(sign) && !DRAWN_SIGNS.contains(sign);
    let has_other_sign = text.contains(is_other);
    let is_drawn = |line: &&str| {
        let drawn = line.matches(|sign| DRAWN_SIGNS.contains(sign)).count();
        let is_row = drawn == 9 && !line.contains('+') && !has_other_sign;
        !is_row && drawn == line.chars().filter(|&sign| !is_blank(sign)).count()
    };
    let rows = lines().filter(|line| !is_drawn(line));
    (rows.flat_map(str::chars).filter(|&sign| !is_blank(sign)).collect(), 0)
}
