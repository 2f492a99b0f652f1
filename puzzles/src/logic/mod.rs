//! Solving by logic, as people do it: grids of candidates, and techniques that
//! strike candidates out.
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
//! Each technique strikes out only what is in no solution of the candidates.
//! They follow the toolbox for Scilab around `sudoku_findnakedsubset` by
//! M. Baudin; [`subsets`] tells where it contradicts itself, and what was
//! chosen.

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
