//! `gridsieve catalogue unrank`.

use super::interrupt::{Interrupt, told};
use super::lines::{Lines, Stop};
use super::{Threads, words};
use crate::catalogue::whole::{self, GRIDS};
use crate::cli::exit::Exit;
use crate::cli::{Failure, flags};
use crate::grid::Grid;
use rayon::prelude::*;
use std::path::PathBuf;
use std::str::FromStr;

const EXAMPLES: &str = "\
Examples:
  gridsieve catalogue unrank 0 5472730537          the first and the last grid of all
  shuf -i 0-5472730537 -n 100 | gridsieve catalogue unrank";

/// Print the grid of each catalogue index, counted from 0
///
/// Grids are in minlex form. For many that follow one another `gridsieve catalogue generate` is
/// much faster.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The indices, 0 to 5472730537; absent: one a line on standard input
    #[arg(value_name = "INDEX")]
    indices: Vec<String>,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
}

/// An index of the catalogue.
struct Index(u64);

impl FromStr for Index {
    type Err = String;

    fn from_str(text: &str) -> Result<Index, String> {
        let index = text.parse().ok().filter(|&index| index < GRIDS);
        index.map(Index).ok_or_else(|| {
            format!("`{text:.80}` is not a catalogue index, a number from 0 to {}", GRIDS - 1)
        })
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let pool = args.threads.pool()?;
    let output = args.output.as_deref();
    let interrupt = Interrupt::watch(output)?;
    let lines = Lines::open(output)?;
    let is_whole = lines.are_all_or_none();
    let exit = lines.fill(|lines| {
        let unrank = |indices: &[Index]| -> Result<(), Stop> {
            let grid = |&Index(index): &Index| whole::unrank(index).expect("below the number");
            let grids: Vec<Grid> = pool.install(|| indices.par_iter().map(grid).collect());
            lines.write_grids(&grids)?;
            lines.flush()?;
            interrupt.check()
        };
        if args.indices.is_empty() {
            words::lines(None, unrank)?;
        } else {
            words::arguments(&args.indices, unrank)?;
        }
        Ok(())
    })?;
    Ok(told(exit, is_whole))
}
