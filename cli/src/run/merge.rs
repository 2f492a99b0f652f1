//! `gridsieve run merge`.

use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::report::plural;
use crate::run_files::no_part_of_a_run;
use crate::{Failure, flags, json_line, print, say, say_no_locks};
use gridsieve_runs as run;
use serde_json::json;
use std::path::PathBuf;

/// Join the shards of a run, as if one process had searched it all
///
/// Every grid must be in exactly one shard, and every shard must be complete.
#[derive(clap::Args)]
pub struct Args {
    /// The directories of the shards, in any order
    #[arg(required = true, value_name = "DIR")]
    dirs: Vec<PathBuf>,
    /// The directory to be made
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
    /// Write the puzzles to this file, too
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    format: FormatArgs,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    args.output.as_deref().map_or(Ok(()), no_part_of_a_run)?;
    let folder = run::merge(&args.dirs, &args.into).map_err(Failure::new)?;
    if !folder.is_locked() {
        say_no_locks(&args.into);
    }
    if let Some(output) = &args.output {
        // Now it is there.
        no_part_of_a_run(output)?;
        run::write_output(&args.into, output).map_err(Failure::new)?;
    }
    if args.format.is_json() {
        return print(&json_line(&json!({
            "dir": args.into.display().to_string(), "range": folder.manifest.part, "shards": args.dirs.len(),
        })));
    }
    if !args.quiet {
        let (shards, [first, end]) = (args.dirs.len(), folder.manifest.part);
        let shards = plural(shards as u64, "directory", "directories");
        let [_, several] = folder.manifest.input.kind.items();
        say(format_args!("{}: {several} {first}..{end} of {shards}", args.into.display()));
    }
    Ok(Exit::Complete)
}
