//! `gridsieve catalogue verify`.

use super::{Threads, grids, open, stop_flag};
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::items::Item;
use crate::report::ProgressReport;
use crate::{Failure, flags, json_line, print, say};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file;
use serde_json::json;
use std::path::PathBuf;

/// Check all of a .gsc file: checksums, grids, their order and form
///
/// Every record must be a valid grid, in the order, form and class that the file states. Exit code
/// 0: sound; 2: damaged, with the first bad record or block (its checksum does not match).
#[derive(clap::Args)]
pub struct Args {
    /// The .gsc file
    file: PathBuf,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    format: FormatArgs,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let reader = open(&args.file)?;
    let pool = args.threads.pool()?;
    let bar = ProgressReport::of_items(Grid::NAMES, args.quiet, Some(reader.len()));
    let progress = |grids| bar.set(grids);
    let verified = pool.install(|| file::verify(&reader, stop_flag(), progress));
    bar.finish();
    if !verified.map_err(Failure::new)? {
        say("interrupted before the end");
        return Ok(Exit::Interrupted);
    }
    let (header, file) = (reader.header(), reader.name());
    let (minlex, order) = (header.minlex, header.order.name());
    if args.format.is_json() {
        return print(&json_line(&json!({
            "file": file, "grids": header.grids, "minlex": minlex, "order": order,
        })));
    }
    if args.quiet {
        return Ok(Exit::Complete);
    }
    let form = if minlex { "minlex, " } else { "" };
    print(&format!("{file}: sound, {}, {form}order: {order}\n", grids(header.grids)))
}
