//! Solvers.
//!
//! [`known`] serves the engines: it knows the grid and looks for a second
//! completion. [`two_bands`] answers the same question where all of band 3 is
//! given. [`many`] solves puzzles by the thousand, as fast as it goes. [`descent`] goes down to
//! few clues of a grid in milliseconds. [`general`] knows nothing but the puzzle and
//! shares no code with them; it checks every puzzle again before it is written.

mod another;
mod candidates;
pub mod descent;
pub mod general;
mod in_lanes;
mod in_words;
pub mod known;
pub mod many;
pub mod two_bands;
