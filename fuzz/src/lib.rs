//! What is done with fuzzed bytes, one file for each target.
//!
//! The tests of the program read the corpus with the same functions
//! (`tests/all/fuzz_corpus.rs`).

pub mod engines;
pub mod gsc;
pub mod parsers;
mod problem;
pub mod run_folder;
mod solvers;
