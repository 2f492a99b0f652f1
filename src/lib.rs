//! gridsieve finds every valid puzzle of N clues in full Sudoku grids.
//!
//! A puzzle of a grid is valid exactly when it has a clue in each of the
//! grid's *unavoidable sets*, so the search for all N-clue puzzles is the
//! enumeration of all hitting sets of size N. See [`engine`] for the question
//! and the ways to answer it, and [`pipeline`] for scanning many grids.
//!
//! Imports run downwards: `cli` → `run`, `comparison` → `pipeline` → `engine`,
//! `catalogue` → `ua`, `solver`, `logic` → `grid` → the crate `gridsieve-kernels`.
//! [`replace`] and [`report`] import nothing of these, [`draw`] only `grid`.

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
