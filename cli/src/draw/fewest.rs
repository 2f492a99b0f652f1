//! `gridsieve draw fewest`.

use super::file::PictureArgs;
use crate::exit::Exit;
use crate::pictures::shares::{self, Bar};
use crate::scan::shares::{Share, Table};
use crate::{Failure, items};
use std::path::PathBuf;

/// Draw how many of all grids need which number of clues
///
/// A bar for each number, with its interval of 95% confidence.
#[derive(clap::Args)]
pub struct Args {
    /// The table of `fewest --sample N --format jsonl`, `-` for standard input
    #[arg(value_name = "FILE")]
    source: PathBuf,
    #[command(flatten)]
    picture: PictureArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    args.picture.differ_from(&args.source)?;
    let (name, text) = items::open(Some(&args.source))?;
    let table: Table = serde_json::from_reader(text)
        .map_err(|error| Failure::new(format_args!("{name}: no table of a sample: {error}")))?;
    if table.shares.is_empty() {
        return Err(Failure::new(format_args!("{name}: no grid's fewest clues are known")));
    }
    let bar = |of: &Share| Bar { number: of.clues, share: of.share, interval: [of.low, of.high] };
    let bars: Vec<Bar> = table.shares.iter().map(bar).collect();
    let target = args.picture.open()?;
    let title = format!("{} by the fewest clues of a puzzle", table.grids());
    let picture = shares::draw(&bars, &title, "fewest clues; lines: intervals of 95%");
    let cannot = |error| Failure::new(format_args!("cannot draw this: {error}"));
    target.write(&picture.map_err(cannot)?)
}
