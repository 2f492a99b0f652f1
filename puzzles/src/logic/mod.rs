//! Solves puzzles by the logic that people use: grids of candidates, and techniques that remove
//! candidates.
//!
//! | File | Techniques |
//! |---|---|
//! | `candidates` | the grid of candidates |
//! | `clash` | equal clues that see each other |
//! | `subsets` | naked and hidden subsets of any size, and how they are dual |
//! | `locked` | locked candidates |
//! | `colours` | two colours (simple colouring) |
//! | `fish` | X-wing |
//! | `cycles` | X-cycles |
//! | `step` | what a technique does at one place |
//! | `sweep` | one technique over a whole grid, step by step |
//! | `solve` | all techniques, the easiest first |
//!
//! Each technique removes only candidates that are in no solution of the grid of candidates. The
//! techniques follow the toolbox for Scilab around `sudoku_findnakedsubset` by M. Baudin.
//! [`subsets`] says where the toolbox contradicts itself, and what gridsieve does there.

mod candidates;
mod clash;
mod colours;
mod cycles;
mod fish;
mod locked;
mod solve;
mod step;
pub mod subsets;
mod sweep;

#[cfg(test)]
mod tests;

pub use candidates::{Candidates, cell_name};
pub use clash::clash;
pub use solve::{Solved, solve};
pub use step::{Step, Technique};
pub use sweep::sweep;
