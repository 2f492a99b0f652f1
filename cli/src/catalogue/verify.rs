//! `gridsieve catalogue verify`.

use super::{Threads, grids, open, stop_flag};
use crate::exit::Exit;
use crate::items::Item;
use crate::report::ProgressReport;
use crate::{Failure, flags, print, say};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file;
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
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let stop = stop_flag();
    let reader = open(&args.file)?;
    let pool = args.threads.pool()?;
    let bar = ProgressReport::of_items(Grid::NAMES, args.quiet, Some(reader.len()));
    let progress = |grids| bar.set(grids);
    let verified = pool.install(|| file::verify(&reader, &stop, progress));
    bar.finish();
    if !verified.map_err(Failure::new)? {
        say("interrupted before the end");
        return Ok(Exit::Interrupted);
    }
    if args.quiet {
        return Ok(Exit::Complete);
    }
    let (header, name) = (reader.header(), reader.name());
    let form = if header.minlex { "minlex, " } else { "" };
    let order = header.order.name();
    let sound = format!("{name}: sound, {}, {form}order: {order}\n", grids(header.grids));
    print(&sound)
}
