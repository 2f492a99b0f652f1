//! `gridsieve catalogue unrank`.

use super::index::Index;
use crate::Failure;
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve_grids::catalogue::pairs::PAIRS;
use gridsieve_grids::catalogue::whole::GRIDS;
use gridsieve_grids::catalogue::{pairs, whole};
use serde_json::json;

/// Print the grid of each catalogue index, from 0, or the pair of bands of each index
///
/// Grids and pairs are in minlex form. For many consecutive grids `catalogue generate` is much
/// faster.
#[derive(clap::Args)]
pub struct Args {
    /// Print pairs of bands, 54 digits row by row, of the list of `catalogue pairs`
    #[arg(long)]
    pairs: bool,
    #[command(flatten)]
    items: ItemArgs<Index<GRIDS>>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    if args.pairs {
        return pairs(&args.items.of_others());
    }
    let text = |index, &Index(catalogue_index): &Index<GRIDS>, comment: &str| {
        let grid = whole::unrank(catalogue_index).expect("below the number").to_string();
        let object = || json!({ "catalogue_index": catalogue_index, "grid": grid });
        Ok(answer(args.items.format.get(), index, &grid, comment, object))
    };
    each_batch(&args.items, &mut Texts::of_each(text))
}

/// Prints pairs of bands.
fn pairs(items: &ItemArgs<Index<PAIRS>>) -> Result<Exit, Failure> {
    let text = |index, &Index(pair_index): &Index<PAIRS>, comment: &str| {
        let pair = pairs::unrank(pair_index).expect("below the number").to_string();
        let object = || json!({ "pair": pair, "pair_index": pair_index });
        Ok(answer(items.format.get(), index, &pair, comment, object))
    };
    each_batch(items, &mut Texts::of_each(text))
}
