//! Solvers.

pub mod general;
