//! `gridsieve catalogue unrank`.

use super::index::{Catalogue, Index};
use crate::Failure;
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve_grids::catalogue::whole;

/// Print the grid of each catalogue index, counted from 0
///
/// Grids are in minlex form. For many that follow one another `gridsieve catalogue generate` is
/// much faster.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    items: ItemArgs<Index<Catalogue>>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    index: u64,
    catalogue_index: u64,
    grid: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, &Index { number: catalogue_index, .. }: &Index<Catalogue>, comment: &str| {
        let grid = whole::unrank(catalogue_index).expect("below the number").to_string();
        let object =
            || Object { index, catalogue_index, grid: grid.clone(), comment: comment.to_owned() };
        Ok(answer(args.items.format.get(), &grid, comment, object))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
