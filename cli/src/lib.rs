//! The command line: a file or folder for each command.
//!
//! A command's flags are read into a plain struct and checked before anything is done;
//! outputs are opened before a long search begins.
//!
//! | File | |
//! |---|---|
//! | `definition`, `help.txt`, `mistakes`, `manual` | all commands and flags: what is parsed, examples, what is said of a mistake, pages |
//! | `flags`, `isa`, `threads`, `progress`, `range`, `cells` | flags of several commands |
//! | `items`, `grids`, `unpack` | what commands read: arguments, lines, compressed texts |
//! | `lines`, `texts` | what they write: a file that is there when all of it is, a text for each item |
//! | `output`, `results` | what scans write: results as they come |
//! | `exit`, `signals` | how they end |
//! | `say` | lines on standard error |
//! | `engines`, `processor`, `named` | what there is to choose from |
//! | `plan` | what a scan or census will take |
//! | the others | a command each |

mod bench;
mod canon;
mod catalogue;
mod cells;
mod census;
mod definition;
mod doctor;
mod draw;
mod engines;
mod estimate;
mod exit;
mod explain;
mod failure;
mod flags;
mod grids;
#[doc(hidden)]
pub mod internal;
mod isa;
mod items;
mod kernels;
mod lines;
mod logic;
mod manual;
mod mcn;
mod mistakes;
mod name;
mod named;
mod neighbours;
mod output;
mod pattern;
mod pictures;
mod plan;
mod processor;
mod progress;
mod puzzle;
mod range;
mod report;
mod results;
mod run;
mod run_files;
mod same;
mod say;
mod scan;
mod selftest;
mod signals;
mod solve;
mod textbook;
mod texts;
mod threads;
mod transform;
mod ua;
mod unpack;
mod version;

pub(crate) use failure::Failure;
pub(crate) use say::{say, say_no_locks};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use exit::Exit;
use gridsieve_grids::Puzzle;
use gridsieve_grids::message::visible;
use gridsieve_grids::texts::is_like_boards;
use lines::Lines;
use serde::Serialize;
use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Finds every valid puzzle of N clues in full Sudoku grids
#[derive(Parser)]
#[command(name = "gridsieve", version, long_version = version::long())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

// Another command: a line here, and one in `run`; examples in help.txt.
#[derive(Subcommand)]
enum Command {
    Scan(Box<scan::Args>),
    Fewest(Box<scan::FewestArgs>),
    Census(Box<census::Args>),
    Estimate(Box<estimate::Args>),
    Selftest(selftest::Args),
    #[command(subcommand)]
    Run(run::Command),
    #[command(subcommand)]
    Catalogue(catalogue::Command),
    Solve(Box<solve::Args>),
    Textbook(textbook::Args),
    Logic(logic::Args),
    Canon(canon::Args),
    Name(name::Args),
    Unname(name::UnnameArgs),
    Same(same::Args),
    Transform(Box<transform::Args>),
    #[command(subcommand)]
    Puzzle(puzzle::Command),
    #[command(subcommand)]
    Pattern(pattern::Command),
    Neighbours(neighbours::Args),
    Ua(ua::Args),
    Mcn(mcn::Args),
    #[command(subcommand)]
    Draw(draw::Command),
    #[command(subcommand)]
    Explain(explain::Command),
    #[command(visible_alias = "cpu")]
    Doctor(doctor::Args),
    Kernels(kernels::Args),
    #[command(subcommand)]
    Bench(bench::Command),
    Completions(manual::CompletionsArgs),
    Man(manual::ManArgs),
    /// Write docs/cli.md
    ///
    /// Run `cargo run -- docs > docs/cli.md` after a change of commands or flags.
    #[command(hide = true)]
    Docs,
}

impl Command {
    fn run(self) -> Result<Exit, Failure> {
        match self {
            Command::Scan(args) => scan::run(*args),
            Command::Fewest(args) => scan::fewest(*args),
            Command::Census(args) => census::run(*args),
            Command::Estimate(args) => estimate::run(*args),
            Command::Selftest(args) => selftest::run(args),
            Command::Run(command) => run::run(command),
            Command::Catalogue(command) => catalogue::run(command),
            Command::Solve(args) => solve::run(*args),
            Command::Textbook(args) => textbook::run(&args),
            Command::Logic(args) => logic::run(args),
            Command::Canon(args) => canon::run(args),
            Command::Name(args) => name::run(args),
            Command::Unname(args) => name::unname(args),
            Command::Same(args) => same::run(args),
            Command::Transform(args) => transform::run(&args),
            Command::Puzzle(command) => puzzle::run(command),
            Command::Pattern(command) => pattern::run(command),
            Command::Neighbours(args) => neighbours::run(args),
            Command::Ua(args) => ua::run(args),
            Command::Mcn(args) => mcn::run(args),
            Command::Draw(command) => draw::run(command),
            Command::Explain(command) => explain::run(command),
            Command::Doctor(args) => doctor::run(args),
            Command::Kernels(args) => kernels::run(args),
            Command::Bench(command) => bench::run(command),
            Command::Completions(args) => manual::completions(args, definition()),
            Command::Man(args) => manual::man(args, definition()),
            Command::Docs => manual::docs(definition()),
        }
    }
}

/// The definitions of all commands and flags: what is parsed, helped with and documented.
pub(crate) fn definition() -> clap::Command {
    definition::with_ends("gridsieve", Cli::command())
}

/// A value as a line of JSON.
pub(crate) fn json_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers are JSON") + "\n"
}

/// Writes a text to standard output. Whoever reads may have had enough of it.
pub(crate) fn print(text: &str) -> Result<Exit, Failure> {
    Lines::open(None)?.whole(text.as_bytes())
}

/// Writes what went wrong, on one line.
fn complain(message: impl Display) {
    say(visible(&message));
}

/// What the arguments ask for. That of the program is the first one.
///
/// # Errors
/// They ask for help, or for nothing that there is.
fn parse(arguments: &[OsString]) -> Result<Cli, clap::Error> {
    let arguments = arguments.iter().map(puzzle_or_flag);
    // The examples of all commands are joined to the help only if something is said of the arguments.
    let matches = Cli::command().try_get_matches_from(arguments.clone());
    let matches = matches.or_else(|_| definition().try_get_matches_from(arguments))?;
    Cli::from_arg_matches(&matches)
}

/// A puzzle whose first cell is empty and has the sign `-` would be taken for a flag: it gets
/// another sign. So would a board with a line above it, or with a mistake: a blank precedes it.
fn puzzle_or_flag(argument: &OsString) -> OsString {
    match argument.to_str() {
        Some(text) if text.starts_with('-') && text.parse::<Puzzle>().is_ok() => {
            text.replace('-', ".").into()
        }
        Some(text) if text.starts_with('-') && is_like_boards(text) => format!(" {text}").into(),
        _ => argument.clone(),
    }
}

/// Runs the command.
pub fn main() -> ExitCode {
    signals::survive_full_files();
    if let Err(failure) = signals::watch() {
        complain(format_args!("error: {failure}"));
        return failure.exit.into();
    }
    let arguments: Vec<OsString> = std::env::args_os().collect();
    run(&arguments, Command::run).into()
}

/// Has `run` do what the arguments ask for, and says what is wrong.
fn run(arguments: &[OsString], run: impl FnOnce(Command) -> Result<Exit, Failure>) -> Exit {
    let cli = match parse(arguments) {
        Ok(cli) => cli,
        Err(error) if mistakes::is_help(&error) => {
            if !error.use_stderr()
                && let Err(failure) = lines::standard_output()
            {
                complain(format_args!("error: {failure}"));
                return Exit::Bad;
            }
            return match error.print().and_then(|()| io::stdout().flush()) {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    complain(format_args!("error: cannot write standard output: {error}"));
                    Exit::Bad
                }
                _ if error.use_stderr() => Exit::Bad,
                _ => Exit::Complete,
            };
        }
        Err(error) => {
            complain(mistakes::line(&error, &definition(), arguments));
            return Exit::Bad;
        }
    };
    run(cli.command).unwrap_or_else(|failure| {
        complain(format_args!("error: {failure}"));
        if failure.usage {
            say(mistakes::usage(&definition(), arguments));
        }
        failure.exit
    })
}
