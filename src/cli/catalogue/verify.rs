//! `gridsieve catalogue verify`.

use super::lines::Lines;
use super::{class_of, grids, open, stop_flag};
use crate::catalogue::file::{self, Checks};
use crate::cli::exit::Exit;
use crate::cli::{Failure, say};
use crate::grid::symmetry::minlex;
use std::path::PathBuf;

/// Check all of a .gsc file: checksums, grids, their order and form
///
/// Every record must be a valid grid, and in the order that the file says; in minlex form and
/// of the right class, if it says that. Exit code 0: sound; 2: damaged, with the first bad
/// record.
#[derive(clap::Args)]
pub struct Args {
    /// The .gsc file
    file: PathBuf,
    /// Say nothing about a sound file
    #[arg(short, long)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let stop = stop_flag()?;
    let reader = open(&args.file)?;
    let is_minlex = |grid: &_| minlex(grid).grid == *grid;
    let checks = Checks { class_of: Some(class_of), is_minlex: Some(is_minlex) };
    if !file::verify(&reader, &checks, &stop).map_err(Failure::new)? {
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
    Lines::open(None)?.fill(|lines| {
        lines.write(sound.as_bytes())?;
        Ok(())
    })
}
