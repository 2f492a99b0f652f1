//! `gridsieve catalogue rank`.

use crate::Failure;
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::whole;

/// Print the catalogue index of each grid, from 0
///
/// That is the place of its minlex form among all 5,472,730,538 essentially different grids,
/// in the order of their texts.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    index: u64,
    grid: String,
    catalogue_index: u64,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, grid: &Grid, comment: &str| {
        let catalogue_index = whole::rank(grid);
        let object = || Object {
            index,
            grid: grid.to_string(),
            catalogue_index,
            comment: comment.to_owned(),
        };
        Ok(answer(args.items.format.get(), catalogue_index, comment, object))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
