//! `gridsieve explain`: what a search does, to be looked at.

mod band3;
mod classic;
mod forward;

use super::Failure;
use super::exit::Exit;
use clap::Subcommand;

/// Show what an engine prepares, and what it does with some clues
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

// Another one: a line here, and one in `run`.
#[derive(Subcommand)]
enum What {
    Band3(band3::Args),
    Classic(classic::Args),
    Forward(forward::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.what {
        What::Band3(args) => band3::run(args),
        What::Classic(args) => classic::run(args),
        What::Forward(args) => forward::run(args),
    }
}
