//! The tests of runs with whole engines, one program.

mod audit;
mod idle;
mod order;
