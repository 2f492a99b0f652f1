//! `gridsieve run report`.

use crate::cli::exit::Exit;
use crate::cli::{Failure, flags, say};
use crate::{replace, run};
use std::io::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  gridsieve run report night                        night/report.html
  gridsieve run report night --output page.html";

/// Make an HTML page of a run
///
/// What was run and how far it is, grids and puzzles over time, times of the
/// grids, counters, and where the clues of the puzzles are. The page has no
/// scripts and needs no other file, and the run need not be complete.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
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

/// Is it one of the files that the run consists of?
fn is_part(output: &Path, folder: &Path) -> bool {
    let same = |a: &Path, b: &Path| same_file::is_same_file(a, b).unwrap_or(false);
    run::FILES.iter().any(|name| {
        // Also by another name; and if it is not there yet.
        same(output, &folder.join(name))
            || output.file_name().is_some_and(|output| output == *name)
                && same(replace::folder(output), folder)
    })
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let output = args.output.unwrap_or_else(|| args.folder.join(run::REPORT));
    if is_part(&output, &args.folder) {
        return Err(Failure::new(format_args!("{} is a part of the run", output.display())));
    }
    let page = run::report(&args.folder).map_err(Failure::new)?;
    let write = |out: &mut dyn Write| out.write_all(page.as_bytes());
    let is_file = run::write_file(&output, write).map_err(Failure::new)?;
    if is_file && !args.quiet {
        say(format_args!("wrote {}", output.display()));
    }
    Ok(Exit::Complete)
}
