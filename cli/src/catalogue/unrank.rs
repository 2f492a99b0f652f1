//! `gridsieve catalogue unrank`.

use super::Threads;
use super::answers::{self, Given};
use crate::exit::Exit;
use crate::{Failure, flags};
use gridsieve::internal::catalogue::whole::{self, GRIDS};
use std::path::PathBuf;
use std::str::FromStr;

/// Print the grid of each catalogue index, counted from 0
///
/// Grids are in minlex form. For many that follow one another `gridsieve catalogue generate` is
/// much faster.
#[derive(clap::Args)]
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
    let grid = |&Index(index): &Index| whole::unrank(index).expect("below the number").to_string();
    answers::write(Given::Arguments(&args.indices), args.output.as_deref(), &args.threads, grid)
}
