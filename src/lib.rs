//! gridsieve finds every valid puzzle of N clues in full Sudoku grids.
//!
//! A puzzle of a grid is valid exactly when it has a clue in each of the
//! grid's *unavoidable sets*, so the search for all N-clue puzzles is the
//! enumeration of all hitting sets of size N.
//!
//! # For other programs
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
//! [`Scan`] searches grids, [`Catalogue`] has all essentially different ones. These
//! two, [`Grid`], [`Puzzle`], [`CellSet`], [`Mask`], [`BandChoices`], [`solve`],
//! [`minimal_uas`], the engines' types with `new`, and the errors of all these
//! are the library: they keep to semantic versioning.
//!
//! # The program
//!
//! All else is the program itself, public to be read, tested and measured, and may
//! change with every minor version. See [`engine`] for the question and the ways to
//! answer it, and [`pipeline`] for scanning many grids.
//!
//! Imports run downwards: `cli` → `api`, `run`, `comparison` → `report` → `pipeline` →
//! `engine`, `catalogue` → `ua`, `solver`, `logic` → `grid` → the crate `gridsieve-kernels`.
//! [`replace`] imports nothing of these, [`draw`] only `grid`. (Tests may import what they
//! compare with, and the built-in grids of `cli`.)

pub mod api;
pub mod catalogue;
pub mod cli;
pub mod comparison;
pub mod draw;
pub mod engine;
pub mod grid;
pub mod logic;
pub mod pipeline;
pub mod replace;
pub mod report;
pub mod run;
pub mod solver;
pub mod ua;

pub use api::{Catalogue, CatalogueGrids, Error, Found, Scan, Totals};
pub use engine::{BandChoices, Mask, MaskError};
pub use grid::{BandChoice, CellSet, Grid, GridError, ParseCellSetError, Puzzle, PuzzleError};
pub use gridsieve_kernels::{Isa, Level, UnsupportedLevel};
pub use solver::general::{Solutions, solve};
pub use ua::minimal_uas;
