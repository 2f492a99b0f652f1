//! The command line: one file per command.
//!
//! A command's flags are read into a plain struct, which is then turned into
//! a checked plan before anything is done.

mod band3;
pub mod builtin;
mod catalogue;
mod cpu;
mod engines;
mod exit;
mod explain;
#[doc(hidden)]
pub mod fuzzing;
mod isa;
mod kernels;
mod levels;
mod logic;
mod mcn;
mod output;
mod processor;
mod progress;
mod puzzle;
mod range;
mod results;
mod run;
mod scan;
mod signals;
mod solve;
mod threads;
mod ua;
mod version;

use crate::grid::Grid;
use clap::{Parser, Subcommand};
use exit::Exit;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Finds every valid puzzle of N clues in full Sudoku grids.
#[derive(Parser)]
#[command(version, long_version = version::long(), after_help = exit::HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

// Another command: a line here, and one in `run`.
#[derive(Subcommand)]
enum Command {
    Scan(Box<scan::Args>),
    Run(run::Args),
    Catalogue(catalogue::Args),
    Solve(Box<solve::Args>),
    Logic(logic::Args),
    Puzzle(puzzle::Args),
    Ua(ua::Args),
    Mcn(mcn::Args),
    Explain(explain::Args),
    Band3(band3::Args),
    Cpu(cpu::Args),
    Kernels(kernels::Args),
}

impl Command {
    fn run(self) -> Result<Exit, Failure> {
        match self {
            Command::Scan(args) => scan::run(*args),
            Command::Run(args) => run::run(args),
            Command::Catalogue(args) => catalogue::run(args),
            Command::Solve(args) => solve::run(*args),
            Command::Logic(args) => logic::run(args),
            Command::Puzzle(args) => puzzle::run(args),
            Command::Ua(args) => ua::run(args),
            Command::Mcn(args) => mcn::run(args),
            Command::Explain(args) => explain::run(args),
            Command::Band3(args) => band3::run(args),
            Command::Cpu(args) => cpu::run(args),
            Command::Kernels(args) => kernels::run(args),
        }
    }
}

/// What keeps a command from doing its work: one line for the user.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub(crate) struct Failure {
    message: String,
    exit: Exit,
}

impl Failure {
    /// A failure with this message.
    pub fn new(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::Bad }
    }

    /// The user wanted no more.
    pub fn interrupted(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::Interrupted }
    }

    /// The failure of a self-check.
    pub fn self_check(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::SelfCheck }
    }
}

/// The grid that an argument is.
pub(crate) fn grid_of(text: &str) -> Result<Grid, Failure> {
    text.parse().map_err(|error| Failure::new(format_args!("this is no grid: {error}")))
}

/// Writes a line to standard error. If that is closed, nobody listens.
pub(crate) fn say(text: impl Display) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Writes a text to standard output. Whoever reads may have had enough of it.
pub(crate) fn print(text: &str) -> Result<Exit, Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(format_args!("cannot write the output: {error}")))
        }
        _ => Ok(Exit::Complete),
    }
}

/// Runs the command.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let _ = error.print();
            return if error.use_stderr() { Exit::Bad } else { Exit::Complete }.into();
        }
    };
    let exit = cli.command.run().unwrap_or_else(|failure| {
        say(format_args!("error: {failure}"));
        failure.exit
    });
    exit.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_flags_are_consistent() {
        Cli::command().debug_assert();
    }
}
