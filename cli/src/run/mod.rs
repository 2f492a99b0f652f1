//! `gridsieve run`: what is done with run directories.

mod check;
mod merge;
mod repeat;
mod status;
mod sum;

use super::exit::Exit;
use crate::Failure;
use crate::report::plural;
use gridsieve_runs::{Manifest, Status};

/// Show, join and check runs
///
/// A run is a `scan`, `fewest` or `census` with --run, which saves what it finds in a directory.
// Another command: a line here, and one in `run`.
#[derive(clap::Subcommand)]
pub enum Command {
    Status(status::Args),
    Merge(merge::Args),
    Check(check::Args),
}

/// The grids and puzzles of a run, and its canaries.
pub fn results_in_words(manifest: &Manifest, status: &Status) -> String {
    let [one, several] = manifest.input.kind.items();
    format!(
        "{}, {} of {}; {}{}",
        plural(status.grids_done, one, several),
        plural(status.puzzles, "puzzle", "puzzles"),
        clues_in_words(manifest),
        manifest.canaries_in_words(status.canaries),
        failed_in_words(status)
    )
}

/// What is to be said of canaries that failed, after those that passed.
fn failed_in_words(status: &Status) -> String {
    match status.canaries_failed {
        0 => String::new(),
        failed => format!("; canaries failed: {failed}, and the units before are searched again"),
    }
}

/// The number of clues of a run's puzzles.
fn clues_in_words(manifest: &Manifest) -> String {
    match manifest.asked.fewest {
        true => "fewest clues".to_owned(),
        false => plural(manifest.asked.clues as u64, "clue", "clues"),
    }
}

/// What is to be said of lines that were skipped, if there were some.
fn skipped_in_words(manifest: &Manifest) -> Option<String> {
    let (line, lines) =
        ("line of the input that is no grid", "lines of the input that are no grids");
    (manifest.skipped > 0).then(|| format!("skipped {}", plural(manifest.skipped, line, lines)))
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Status(args) => status::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Check(args) => check::run(args),
    }
}
