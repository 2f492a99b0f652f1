//! Where the cells of a grid lie in a picture, and what is drawn in them.

#[cfg(doc)]
use super::stripes;
use gridsieve_grids::{CellSet, Grid};

/// Side of a cell.
pub const CELL: f64 = 44.0;
/// Left of and above the grid: the numbers of its rows and columns have room there.
pub const MARGIN: f64 = 26.0;
/// Right of and below it, where no numbers are on the other side.
pub const EDGE: f64 = 12.0;
pub const GRID: f64 = 9.0 * CELL;

/// The upper left corner of a cell.
pub fn corner(cell: usize) -> [f64; 2] {
    [MARGIN + CELL * (cell % 9) as f64, MARGIN + CELL * (cell / 9) as f64]
}

/// UAs of a grid, and what a search did with them.
#[derive(Clone, Debug)]
pub struct Uas<'a> {
    /// The grid.
    pub grid: &'a Grid,
    /// Each in its colour, and with a letter: at most [`stripes::MOST`].
    pub uas: &'a [CellSet],
    /// Clues that are placed: UAs with one of them are hit, and grey.
    pub given: CellSet,
    /// Cells that get no clue.
    pub dead: CellSet,
    /// What the picture shows, in a few words.
    pub title: String,
}
