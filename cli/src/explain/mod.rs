//! `gridsieve explain`: what a search does, to be looked at.

mod band3;
mod classic;
mod forward;

use super::Failure;
use super::exit::Exit;
use clap::Subcommand;

/// Show what an engine prepares, and what it does with some clues
// Another one: a line here, and one in `run`.
#[derive(Subcommand)]
pub enum Command {
    Band3(band3::Args),
    Classic(classic::Args),
    Forward(forward::Args),
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Band3(args) => band3::run(args),
        Command::Classic(args) => classic::run(args),
        Command::Forward(args) => forward::run(args),
    }
}
