//! `gridsieve census`.

mod plan;

use super::Failure;
use super::exit::Exit;
use super::scan::{self, CensusArgs};
use clap::Subcommand;

/// Find every puzzle of K clues of all grids, or of some, by pairs of bands
///
/// A grid has six pairs of bands (or stacks), and shares each with 32 other grids on average. The
/// census searches each pair of `catalogue pairs` once, with all its third bands, and finds each
/// puzzle with just one pair of its grid. Puzzles are in canonical form (see `canon`). The puzzles
/// of a pair come in the order of their grids in the catalogue, sorted within each grid.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    search: CensusArgs,
}

// Another subcommand: a line here, and one in `run`.
#[derive(Subcommand)]
enum Command {
    Plan(plan::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Some(Command::Plan(args)) => plan::run(args),
        None => scan::census(args.search),
    }
}
