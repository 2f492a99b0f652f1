//! `gridsieve draw`.

mod clique;
mod puzzle;
mod ua;

use super::Failure;
use super::exit::Exit;
use clap::Subcommand;

/// Draw UAs, cliques and puzzles, as SVG
///
/// The same arguments always give the same bytes, on every machine. Letters use a font of the
/// viewer's system.
#[derive(Subcommand)]
pub enum Command {
    Ua(ua::Args),
    Clique(clique::Args),
    Puzzle(puzzle::Args),
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Ua(args) => ua::run(args),
        Command::Clique(args) => clique::run(args),
        Command::Puzzle(args) => puzzle::run(args),
    }
}
