//! Solvers.
//!
//! [`known`] serves the engines: it knows the grid and looks for a second
//! completion. [`general`] knows nothing but the puzzle and shares no code
//! with it; it checks every puzzle again before it is written.

mod candidates;
pub mod general;
pub mod known;
pub mod two_bands;
