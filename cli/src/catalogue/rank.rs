//! `gridsieve catalogue rank`.

use super::{Threads, answers};
use crate::exit::Exit;
use crate::lines::Lines;
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
    let write = |lines: &mut Lines, indices: &[u64]| {
        indices.iter().try_for_each(|index| lines.write(format!("{index}\n").as_bytes()))
    };
    let output = args.output.as_deref();
    answers::write(&args.grids, output, &args.threads, |grid: &Grid| whole::rank(grid), write)
}
