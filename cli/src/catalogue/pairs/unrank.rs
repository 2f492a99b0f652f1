//! `gridsieve catalogue pairs unrank`.

use crate::Failure;
use crate::catalogue::index::{Index, Pairs};
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve_grids::catalogue::pairs;

/// Print the pair of each index, counted from 0, in minlex form
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    items: ItemArgs<Index<Pairs>>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    index: u64,
    pair_index: u64,
    pair: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, &Index { number: pair_index, .. }: &Index<Pairs>, comment: &str| {
        let pair = pairs::unrank(pair_index).expect("below the number").to_string();
        let object =
            || Object { index, pair_index, pair: pair.clone(), comment: comment.to_owned() };
        Ok(answer(args.items.format.get(), &pair, comment, object))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
