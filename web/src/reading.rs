//! Reads what a user pasted, and collects the facts about it.

use crate::json;
use gridsieve::solver::general::{count_solutions, unique_solution};
use gridsieve::{CellSet, Grid, Puzzle};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{DRAWN_SIGNS, EMPTY_SIGNS, is_cell};
use gridsieve_puzzles::logic::{cell_name, clash};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Solutions are counted up to this number.
const MOST_SOLUTIONS: usize = 1000;

/// A puzzle, or a grid: a puzzle with all clues.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Reading {
    /// The digits, `.` for empty cells.
    text: String,
    clues: usize,
    /// Grids and puzzles in the text behind this one, not read.
    others: usize,
    /// Two clues that break the rules, in words.
    clash: Option<String>,
    /// Up to `most_solutions`.
    solutions: usize,
    most_solutions: usize,
    /// What is known of a valid puzzle; none if the puzzle is not valid.
    valid: Option<Valid>,
}

/// A puzzle with one solution.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Valid {
    grid: String,
    /// The minlex form of the grid.
    minlex: String,
    automorphisms: u16,
    /// The puzzle in canonical form.
    canonical: String,
    puzzle_automorphisms: u16,
    /// The clues without each of which it is still valid.
    redundant: Vec<String>,
}

/// Reads a pasted grid or puzzle: a [`Reading`].
///
/// # Errors
/// The text is neither.
#[wasm_bindgen]
pub fn read(text: &str) -> Result<String, String> {
    let (cells, others) = cells(text);
    let puzzle: Puzzle =
        cells.parse().map_err(|error: gridsieve::PuzzleError| error.to_string())?;
    let solutions = count_solutions(&puzzle, MOST_SOLUTIONS);
    Ok(json(&Reading {
        text: puzzle.to_string(),
        clues: puzzle.clues().len(),
        others,
        clash: clash(&puzzle).map(|clash| clash.to_string()),
        solutions,
        most_solutions: MOST_SOLUTIONS,
        valid: unique_solution(&puzzle).map(|grid| Valid::new(&puzzle, &grid)),
    }))
}

impl Valid {
    fn new(puzzle: &Puzzle, grid: &Grid) -> Valid {
        let whole = Canonical::new(grid, CellSet::ALL);
        let form = Canonical::new(grid, puzzle.clues());
        let is_redundant = |&cell: &usize| unique_solution(&puzzle.without(cell)).is_some();
        Valid {
            grid: grid.to_string(),
            minlex: whole.solution.grid.to_string(),
            automorphisms: whole.automorphisms,
            canonical: form.puzzle().to_string(),
            puzzle_automorphisms: form.automorphisms,
            redundant: puzzle.clues().iter().filter(is_redundant).map(cell_name).collect(),
        }
    }
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
