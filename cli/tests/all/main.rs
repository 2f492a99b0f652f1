//! The program as its users meet it. The tests are one program, as each has to be linked with
//! all of the library: but for `run_memory`, which needs a process of its own.

mod answers;
mod band3_cli;
mod bench_cli;
mod canaries_cli;
mod catalogue_cli;
mod catalogue_processes_cli;
mod catalogue_ranks_cli;
mod catalogue_scan_cli;
mod census_cli;
mod census_plan_cli;
#[cfg(unix)]
mod chapters;
mod classic_cli;
mod cpu_cli;
mod degree_cli;
mod doctor_cli;
mod draw_cli;
mod estimate_cli;
#[cfg(unix)]
mod examples;
mod faults_cli;
mod fewest_cli;
mod field;
mod fuzz_corpus;
mod gridchecker;
mod inputs;
mod json;
mod kernels_cli;
mod levels;
mod manual_cli;
mod mistakes;
mod neighbours_cli;
mod pairs_cli;
mod pattern_cli;
mod progress_cli;
mod run_check_cli;
mod run_cli;
mod scan_cli;
mod scan_files_cli;
mod shards_cli;
#[cfg(target_os = "linux")]
mod signals_cli;
mod solve_cli;
#[path = "../support/mod.rs"]
mod support;
mod transform_cli;
mod ua_cli;
