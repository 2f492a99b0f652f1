//! `gridsieve draw`.

mod clique;
mod file;
mod puzzle;
mod stats;
mod ua;

use super::Failure;
use super::exit::{self, Exit};
use clap::Subcommand;

const EXAMPLES: &str = "\
Examples:
  gridsieve draw ua GRID --output uas.svg                  its smallest UAs
  gridsieve draw ua GRID --cells 11,12,21,22 --given 11    certain UAs, and what a clue hits
  gridsieve draw clique GRID --output clique.png           a largest family of disjoint UAs
  gridsieve draw puzzle PUZZLE --solution >puzzle.svg      a puzzle, its solution in grey
  gridsieve draw stats found.jsonl --output search.svg     what a scan did, of `--format jsonl`
  gridsieve draw stats RUN_DIR --output search.png         the same of a run";

/// Draw UAs, cliques, puzzles and what searches did, as SVG or PNG
///
/// The same arguments always give the same bytes, on every machine: texts are drawn as
/// outlines, so no font is needed, and SVG and PNG look the same.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{}", exit::HELP))]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Ua(ua::Args),
    Clique(clique::Args),
    Puzzle(puzzle::Args),
    Stats(stats::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::Ua(args) => ua::run(args),
        Command::Clique(args) => clique::run(args),
        Command::Puzzle(args) => puzzle::run(args),
        Command::Stats(args) => stats::run(args),
    }
}
