//! The tests of the library as a whole. They are one program, as each has to be linked with all
//! of the library.
//!
//! What searches with a whole engine is tested here and not in `src/`: the engines need not be
//! compiled once more for the tests there.

mod band_3;
mod canonical;
mod classic_agrees;
mod contradictions;
mod cross_check;
mod decisions;
mod degree_agrees;
mod fewest;
mod golden;
mod ground_truth;
mod independence;
mod library;
mod reasons;
mod sharing;
mod stop_flag;
#[path = "../support/mod.rs"]
mod support;
mod threads;
