//! `gridsieve catalogue rank`.

use super::Threads;
use super::answers::{self, Given};
use crate::exit::Exit;
use crate::{Failure, flags};
use gridsieve::internal::catalogue::whole;
use gridsieve::internal::grid::Grid;
use std::path::PathBuf;

/// Print the catalogue index of each grid, from 0
///
/// That is the place of its minlex form among all 5,472,730,538 essentially different grids,
/// in the order of their texts.
#[derive(clap::Args)]
pub struct Args {
    /// The grids; absent: one a line on standard input
    #[arg(value_name = "GRID")]
    grids: Vec<String>,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let index = |grid: &Grid| whole::rank(grid).to_string();
    answers::write(Given::Arguments(&args.grids), args.output.as_deref(), &args.threads, index)
}
