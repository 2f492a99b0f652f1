//! Tools for single puzzles and grids, beside the search for all puzzles of a grid.
//!
//! - [`logic`]: solving with the techniques of people.
//! - [`textbook`]: the steps of plain backtracking.
//! - [`pattern`]: the puzzles whose clues stand in given cells.
//! - [`reduce`]: minimal puzzles within a puzzle; [`minus_plus`]: its neighbours.
//! - [`single_clues`], [`clue_pairs`]: clues that make a puzzle valid, alone or two by two.
//! - [`name`]: short names of puzzles, from the catalogue of all grids.
//! - [`isomorphs`]: random images of a grid or puzzle, and the map to its canonical form.
//! - [`exchange`]: grids that differ in one unavoidable set.
//! - [`estimate`]: how many puzzles a grid has.

#[cfg(test)]
#[path = "../../tests/support/test_size.rs"]
mod test_size;
#[cfg(test)]
#[path = "../../tests/support/isas.rs"]
mod testing;

pub mod clue_pairs;
pub mod estimate;
pub mod exchange;
pub mod isomorphs;
pub mod logic;
pub mod minus_plus;
pub mod name;
pub mod pattern;
pub mod reduce;
pub mod single_clues;
pub mod textbook;
