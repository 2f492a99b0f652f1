//! Solvers.
//!
//! [`general`] solves any puzzle and knows no grid. It re-checks every puzzle
//! before it is written, so it shares no code with the uniqueness check that
//! the engines use.

pub mod general;
