//! Grids, puzzles, cell sets and the geometry they live on.
//!
//! A *grid* is a full 81-cell solution; a *puzzle* is a subset of its cells
//! given as clues. Cells are numbered row by row from 0 (top left) to 80.

mod cell_set;
mod full;
pub mod geometry;
mod puzzle;
pub mod symmetry;
pub mod two_bands;
mod view;

pub(crate) use cell_set::places;
pub use cell_set::{CellSet, ParseCellSetError};
pub use full::{Grid, GridError};
pub(crate) use puzzle::is_cell;
pub use puzzle::{Puzzle, PuzzleError, characters};
pub use view::{BandChoice, View};
