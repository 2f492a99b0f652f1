//! `gridsieve catalogue pairs rank`.

use super::PairOrGrid;
use crate::Failure;
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::symmetry::Pair;
use itertools::Itertools;

/// Print the index of each pair, from 0, or the six of a grid
///
/// Those of a grid stand with blanks between, as `unrank` reads them: what is left without band 1, 2
/// or 3, then without stack 1, 2 or 3.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    items: ItemArgs<PairOrGrid>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    index: u64,
    digits: String,
    pair_indices: Vec<u64>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, item: &PairOrGrid, comment: &str| {
        let (digits, of) = match item {
            PairOrGrid::Pair(pair) => (pair.to_string(), vec![*pair]),
            PairOrGrid::Grid(grid) => (grid.to_string(), Pair::of_grid(grid).to_vec()),
        };
        let pair_indices: Vec<u64> = of.iter().map(pairs::rank).collect();
        let list = pair_indices.iter().join(" ");
        let object = || Object { index, digits, pair_indices, comment: comment.to_owned() };
        Ok(answer(args.items.format.get(), list, comment, object))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
