//! Grids, puzzles, cell sets, and the geometry of the cells.
//!
//! A *grid* is a full 81-cell solution; a *puzzle* is a subset of its cells
//! given as clues. Cells are numbered row by row from 0 (top left) to 80.

#[cfg(test)]
#[path = "../../tests/support/test_size.rs"]
mod test_size;
#[cfg(test)]
#[path = "../../tests/support/isas.rs"]
mod testing;

pub mod builtin;
pub mod catalogue;
mod cell_set;
#[cfg(feature = "system")]
pub mod files;
mod full;
pub mod geometry;
mod mask;
pub mod message;
mod puzzle;
pub mod symmetry;
pub mod texts;
pub mod two_bands;
mod view;

pub use cell_set::{CellSet, ParseCellSetError, places};
pub use full::{Grid, GridError};
pub use mask::{Mask, MaskError};
pub use puzzle::{DRAWN_SIGNS, EMPTY_SIGNS, Puzzle, PuzzleError, characters, is_cell};
pub use view::{BandChoice, View};
