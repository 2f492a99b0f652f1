//! `gridsieve draw`.

mod clique;
mod file;
mod puzzle;
mod ua;

use super::Failure;
use super::exit::Exit;
use clap::Subcommand;

/// Draw UAs, cliques and puzzles, as SVG
///
/// The same arguments always give the same bytes, on every machine. Letters use a font of the
/// viewer's system.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Ua(ua::Args),
    Clique(clique::Args),
    Puzzle(puzzle::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::Ua(args) => ua::run(args),
        Command::Clique(args) => clique::run(args),
        Command::Puzzle(args) => puzzle::run(args),
    }
}
