//! `gridsieve catalogue pairs thirds`.

use super::GivenPair;
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::report::Format;
use crate::texts::{Texts, line};
use crate::{Failure, json_line};
use gridsieve_grids::catalogue::pairs::{Thirds, grid};

/// Print the grids that a pair of bands can be completed to, each with a third band
///
/// There are 33 on average. The pair stays as it was given, and the rows of a third band are in
/// order; the grids are not in minlex form.
#[derive(clap::Args)]
pub struct Args {
    /// Of third bands that automorphisms of the pair make of each other print only the first
    #[arg(long)]
    different: bool,
    #[command(flatten)]
    items: ItemArgs<GivenPair>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object<'a> {
    index: u64,
    pair: String,
    grids: Vec<String>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, GivenPair(pair): &GivenPair, comment: &str| {
        let mut thirds = Thirds::new();
        let bands: Vec<[u8; 27]> = match args.different {
            true => thirds.different(pair).into_iter().map(|(band, _)| band).collect(),
            false => thirds.all(pair),
        };
        let grids: Vec<String> = bands.iter().map(|band| grid(pair, band).to_string()).collect();
        Ok(match args.items.format.get() {
            Format::Jsonl => json_line(&Object { index, pair: pair.to_string(), grids, comment }),
            Format::Text => grids.iter().map(|grid| line(grid, comment)).collect(),
        })
    };
    each_batch(&args.items, &mut Texts::new(text))
}
