//! The integration tests. They are one program, as each has to be linked with all of the
//! library: but for `run_memory` and `catalogue_file`, which need a process of their own.
//!
//! What searches with a whole engine is tested here and not in `src/`: the engines need not be
//! compiled once more for the tests there.

mod band3_cli;
mod band_3;
mod catalogue_cli;
mod catalogue_processes_cli;
mod catalogue_ranks_cli;
mod catalogue_scan_cli;
mod classic_agrees;
mod classic_cli;
mod comparison;
mod cpu_cli;
mod cross_check;
mod degree_agrees;
mod degree_cli;
mod doctor_cli;
mod draw_cli;
#[cfg(unix)]
mod examples;
mod fuzz_corpus;
mod ground_truth;
mod kernels_cli;
mod levels;
mod library;
mod manual_cli;
mod mistakes;
mod progress_cli;
mod run_audit;
mod run_check_cli;
mod run_cli;
mod run_order;
mod run_report_cli;
mod scan_cli;
mod sharing;
mod solve_cli;
mod stop_flag;
#[path = "../support/mod.rs"]
mod support;
mod ua_cli;
mod whole_catalogue;
