//! `gridsieve run`: what is done with run directories.

mod check;
mod merge;
mod object;
mod status;
mod sum;

use super::Failure;
use super::exit::Exit;
use gridsieve_runs::is_part;
use std::path::Path;

/// Tell about runs, join and check them
///
/// A run is a `scan`, `fewest` or `census` with --run: it keeps what it finds in a directory.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

// Another command: a line here, and one in `run`.
#[derive(clap::Subcommand)]
enum Command {
    Status(status::Args),
    Merge(merge::Args),
    Check(check::Args),
}

/// What is asked for must not take the place of a file that a run consists of.
///
/// # Errors
/// It would.
pub fn no_part_of(run: &Path, output: &Path) -> Result<(), Failure> {
    match is_part(run, output) {
        true => Err(Failure::new(format_args!("{} is a part of the run", output.display()))),
        false => Ok(()),
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::Status(args) => status::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Check(args) => check::run(args),
    }
}
