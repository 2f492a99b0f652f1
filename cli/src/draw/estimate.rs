//! `gridsieve draw estimate`.

use super::file::PictureArgs;
use crate::estimate::Table;
use crate::exit::Exit;
use crate::pictures::shares::{self, Bar};
use crate::{Failure, items};
use gridsieve_grids::geometry::CELLS;
use std::path::PathBuf;

/// Draw how many puzzles there are of each number of clues
///
/// A bar for each number, as a part of the estimate of all that were counted, with its interval of 95%
/// confidence in the same measure.
#[derive(clap::Args)]
pub struct Args {
    /// What `estimate --format jsonl` gave of one grid or of a sample, `-` for standard input
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
        .map_err(|error| Failure::new(format_args!("{name}: no single estimate: {error}")))?;
    let total = table.total.estimate;
    let bars = table.estimates.iter().filter_map(|of_clues| {
        // Without a high end nobody knows what to draw.
        let (of, high) = (of_clues.of, of_clues.of.high?);
        let interval = [of.low / total, high / total];
        Some(Bar { number: of_clues.clues, share: of.estimate / total, interval })
    });
    let bars: Vec<Bar> = bars.collect();
    let is_sound = |bar: &Bar| {
        let Bar { number, share, interval: [low, high] } = *bar;
        (1..=CELLS).contains(&number) && 0.0 <= low && low <= share && share <= high && high < 1e6
    };
    if bars.iter().all(|bar| bar.share == 0.0 || bar.share.is_nan()) {
        return Err(Failure::new(format_args!(
            "{name}: no puzzle was met, there is nothing to draw"
        )));
    }
    if !bars.iter().all(is_sound) {
        return Err(Failure::new(format_args!("{name}: no estimates: some number cannot be")));
    }
    let target = args.picture.open()?;
    let axis = format!("clues; 100%: {total:.3e}; lines: 95% intervals of the numbers");
    let picture = shares::draw(&bars, &table.title(), &axis);
    let cannot = |error| Failure::new(format_args!("cannot draw this: {error}"));
    target.write(&picture.map_err(cannot)?)
}
