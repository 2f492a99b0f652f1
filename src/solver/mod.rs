//! Solvers.
//!
//! [`known`] serves the engines: it knows the grid and looks for a second
//! completion. [`two_bands`] answers the same question where band 3 is given
//! too, far faster. [`general`] knows nothing but the puzzle and shares no code
//! with them; it checks every puzzle again before it is written.

mod candidates;
pub mod general;
pub mod known;
pub mod two_bands;
