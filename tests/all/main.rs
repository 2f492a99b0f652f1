//! The tests of the library as a whole. They are one program, as each has to be linked with all
//! of the library: but for `catalogue_file`, which needs a process of its own.
//!
//! What searches with a whole engine is tested here and not in `src/`: the engines need not be
//! compiled once more for the tests there.

#[cfg(not(feature = "program"))]
compile_error!("these tests need all of the library: cargo test -p gridsieve --features program");

mod band_3;
mod classic_agrees;
mod cross_check;
mod degree_agrees;
mod fewest;
mod ground_truth;
mod library;
mod run_audit;
mod run_order;
mod sharing;
mod stop_flag;
#[path = "../support/mod.rs"]
mod support;
mod threads;
mod whole_catalogue;
