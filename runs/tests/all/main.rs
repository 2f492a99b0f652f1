//! The tests of runs with whole engines, one program.

mod audit;
mod canaries;
mod idle;
mod order;
