//! `gridsieve selftest`.

use super::exit::Exit;
use super::{Command, Failure, scan};
use std::ffi::OsString;

/// Scan the built-in grids and compare the answers with the known ones
///
/// The same as `gridsieve scan --built-in`.
#[derive(clap::Args)]
pub struct Args {
    /// Flags of `gridsieve scan`, such as -k, --isa, --engine and --threads
    #[arg(value_name = "FLAG", trailing_var_arg = true, allow_hyphen_values = true)]
    flags: Vec<OsString>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let words = ["gridsieve", "scan"].map(OsString::from);
    Ok(super::run(&[&words[..], &args.flags].concat(), |command| match command {
        Command::Scan(args) => scan::selftest(*args),
        _ => unreachable!("the words ask for a scan"),
    }))
}
