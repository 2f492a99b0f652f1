//! `gridsieve run report`.

use super::no_part_of;
use crate::exit::Exit;
use crate::run_report;
use crate::{Failure, flags, say};
use gridsieve_runs as run;
use std::io::Write;
use std::path::PathBuf;

/// Make an HTML page of a run
///
/// What was run and how far it is, grids and puzzles over time, times of the
/// grids, counters, and where the clues of the puzzles are. The page has no
/// scripts and needs no other file, and the run need not be complete.
#[derive(clap::Args)]
pub struct Args {
    /// The run directory
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Where to write the page [default: DIR/report.html]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let output = args.output.unwrap_or_else(|| args.folder.join(run::REPORT));
    no_part_of(&args.folder, &output)?;
    let page = run_report::report(&args.folder).map_err(Failure::new)?;
    let write = |out: &mut dyn Write| out.write_all(page.as_bytes());
    let is_file = run::write_file(&output, write).map_err(Failure::new)?;
    if is_file && !args.quiet {
        say(format_args!("wrote {}", output.display()));
    }
    Ok(Exit::Complete)
}
