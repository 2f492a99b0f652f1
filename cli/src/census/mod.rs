//! `gridsieve census`.

mod cpu_time;
mod estimate;
mod plan;

use super::Failure;
use super::exit::Exit;
use clap::Subcommand;

/// Find every puzzle of K clues of all grids, or of some, by pairs of bands
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Plan(plan::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::Plan(args) => plan::run(args),
    }
}
