//! Solvers.
//!
//! [`known`] serves the engines: it knows the grid and looks for a second completion. [`many`]
//! solves thousands of puzzles at high speed. [`descent`] finds a puzzle with few clues of a grid
//! in milliseconds. [`general`]
//! knows only the puzzle; it checks every puzzle again before it is written. It shares no code with
//! the other solvers, except that it and [`many`] leave the few puzzles with hundreds of dead ends
//! to the same SAT solver.

mod candidates;
mod clauses;
pub mod descent;
pub mod general;
mod in_lanes;
mod in_words;
pub mod known;
pub mod many;
