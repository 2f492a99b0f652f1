//! Solvers.
//!
//! [`known`] serves the engines: it knows the grid and looks for a second
//! completion. [`two_bands`] answers the same question where all of band 3 is
//! given. [`many`] solves puzzles by the thousand, as fast as it goes, and
//! [`minus_plus`] looks with it for the neighbours of puzzles. [`reduce`] takes redundant clues away, in
//! all ways or one. [`descent`] goes down to
//! few clues of a grid in milliseconds. [`textbook`] counts
//! the steps of plain backtracking. [`general`] knows nothing but the puzzle and
//! shares no code with them; it checks every puzzle again before it is written.

mod another;
mod candidates;
pub mod descent;
pub mod general;
mod in_lanes;
mod in_words;
pub mod known;
pub mod many;
pub mod minus_plus;
pub mod reduce;
pub mod textbook;
pub mod two_bands;
