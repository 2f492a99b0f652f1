//! The reference: all puzzles of a grid, straight from the definition.
//!
//! No UAs, no bands, no bounds: subsets of the cells are written down one
//! after another and given to the general solver. The only shortcut is that
//! a branch ends when even all its cells together are no valid puzzle.

use gridsieve::engine::Mask;
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::{CellSet, Grid};

/// All valid puzzles of `grid` with `clues` clues that the mask allows, in
/// ascending order of their text keys.
pub fn puzzles(grid: &Grid, mask: &Mask, clues: usize) -> Vec<CellSet> {
    let mut all = Vec::new();
    let undecided: Vec<usize> = mask.free().iter().collect();
    if is_valid(grid, mask.must() | mask.free()) {
        decide(grid, mask.must(), &undecided, clues, &mut all);
    }
    all.sort_by_key(|puzzle| puzzle.text_key());
    all
}

/// Lists the puzzles that consist of `chosen` and some of the `undecided`
/// cells. All these cells together are known to be a valid puzzle.
fn decide(grid: &Grid, chosen: CellSet, undecided: &[usize], clues: usize, all: &mut Vec<CellSet>) {
    if chosen.len() > clues || chosen.len() + undecided.len() < clues {
        return;
    }
    let Some((&cell, rest)) = undecided.split_first() else {
        all.push(chosen);
        return;
    };
    let with = chosen | CellSet::single(cell);
    decide(grid, with, rest, clues, all);
    if is_valid(grid, chosen | rest.iter().copied().collect()) {
        decide(grid, chosen, rest, clues, all);
    }
}

fn is_valid(grid: &Grid, clues: CellSet) -> bool {
    unique_solution(&grid.puzzle(clues)) == Some(*grid)
}
