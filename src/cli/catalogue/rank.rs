//! `gridsieve catalogue rank`.

use super::interrupt::{Interrupt, told};
use super::lines::{Lines, Stop};
use super::{Threads, words};
use crate::catalogue::whole;
use crate::cli::exit::Exit;
use crate::cli::{Failure, flags};
use crate::grid::Grid;
use rayon::prelude::*;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  gridsieve catalogue rank GRID
  gridsieve catalogue rank < grids.txt";

/// Print the catalogue index of each grid, from 0
///
/// That is the place of its minlex form among all 5,472,730,538 essentially different grids,
/// in the order of their texts.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
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
    let pool = args.threads.pool()?;
    let output = args.output.as_deref();
    let interrupt = Interrupt::watch(output)?;
    let lines = Lines::open(output)?;
    let is_whole = lines.are_all_or_none();
    let exit = lines.fill(|lines| {
        let rank = |grids: &[Grid]| -> Result<(), Stop> {
            let indices: Vec<u64> = pool.install(|| grids.par_iter().map(whole::rank).collect());
            for index in indices {
                lines.write(format!("{index}\n").as_bytes())?;
            }
            lines.flush()?;
            interrupt.check()
        };
        if args.grids.is_empty() {
            words::lines(None, rank)?;
        } else {
            words::arguments(&args.grids, rank)?;
        }
        Ok(())
    })?;
    Ok(told(exit, is_whole))
}
