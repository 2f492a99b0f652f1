//! gridsieve finds every valid puzzle of N clues in full Sudoku grids.
//!
//! A puzzle of a grid is valid exactly when it has a clue in each of the
//! grid's *unavoidable sets*, so the search for all N-clue puzzles is the
//! enumeration of all hitting sets of size N.
//!
//! ```
//! use gridsieve::{Grid, Scan, Solutions, solve};
//!
//! let grid: Grid =
//!     "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
//!         .parse()?;
//! for puzzle in Scan::new(17).puzzles(&grid)? {
//!     assert_eq!(solve(&puzzle), Solutions::One(grid));
//!     println!("{puzzle}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Scan`] searches grids, with or without a [`Mask`], on as many threads as one likes.
//! - [`Scan::fewest`] finds the smallest number of clues of grids, with a proof.
//! - [`Catalogue`] has all essentially different grids, or those of a file.
//! - [`solve`] solves a puzzle, [`minimal_uas`] lists the unavoidable sets of a grid.
//! - [`Bands`], [`Degree`] and [`Classic`] are three ways to search, with equal answers; [`Engine`]
//!   is their common trait, which other engines can implement too.
//!
//! The items at the top level of this crate follow semantic versioning. The modules are for the
//! other crates of gridsieve, its tests and benches, and may change with every version.
//!
//! # Features
//!
//! - `system` (default): files, threads and clocks, for [`Scan`] and [`Catalogue`]. Without it only
//!   the search is left: unavoidable sets, solvers and engines, for use in a browser or a notebook.
//!
//! Imports run downwards: `api` → `scan` → `engine` → `ua` → `solver` → the crates
//! `gridsieve-grids` and `gridsieve-kernels`.

// What tests here share with those of other crates has this name for it.
#[cfg(test)]
extern crate self as gridsieve;
#[cfg(test)]
#[path = "../tests/support/test_size.rs"]
mod test_size;
#[cfg(test)]
#[path = "../tests/support/isas.rs"]
mod testing;

#[cfg(feature = "system")]
mod api;
mod clock;
pub mod engine;
#[cfg(feature = "system")]
pub mod scan;
pub mod solver;
pub mod ua;

#[cfg(feature = "system")]
pub use api::{Catalogue, CatalogueGrids, Error, Found, Scan, Totals};
pub use engine::bands::Bands;
pub use engine::classic::Classic;
pub use engine::degree::{Degree, ForwardView, Parameters};
pub use engine::{BandChoices, Mask, MaskError};
// An engine of one's own.
pub use engine::{
    Core, Counters, End, Engine, GridSearch, Grouping, NearlyFound, OnPuzzle, OnPuzzleOf, Question,
    SearchContext, SearchProgress, SearchReport, SpareThreads,
};
pub use gridsieve_grids::builtin;
pub use gridsieve_grids::{
    BandChoice, CellSet, Grid, GridError, ParseCellSetError, Puzzle, PuzzleError,
};
pub use gridsieve_kernels::{Isa, Level, UnsupportedLevel};
pub use solver::general::{Solutions, solve};
pub use ua::minimal_uas;
