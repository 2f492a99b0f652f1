//! `gridsieve catalogue rank`.

use crate::Failure;
use crate::exit::Exit;
use crate::items::{Item, ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve::scan::Syntax;
use gridsieve_grids::catalogue::{pairs, whole};
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{Grid, Puzzle};
use itertools::Itertools;
use serde_json::json;
use std::str::FromStr;

/// Print the catalogue index of each grid, from 0, or the indices of its pairs of bands
///
/// The index is the place of the grid's minlex form among all 5,472,730,538 essentially different
/// grids.
#[derive(clap::Args)]
pub struct Args {
    /// Print the indices of the six pairs of bands of each grid, with blanks between
    ///
    /// These are what is left without band 1, 2 or 3, then without stack 1, 2 or 3. A pair (54
    /// digits, row by row) can stand in place of a grid, and has one index.
    #[arg(long)]
    pairs: bool,
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    if args.pairs {
        return pairs(&args.items.of_others());
    }
    let text = |index, grid: &Grid, comment: &str| {
        let catalogue_index = whole::rank(grid);
        let object = || json!({ "catalogue_index": catalogue_index, "grid": grid.to_string() });
        Ok(answer(args.items.format.get(), index, catalogue_index, comment, object))
    };
    each_batch(&args.items, &mut Texts::of_each(text))
}

/// Prints the indices of pairs of bands.
fn pairs(items: &ItemArgs<PairOrGrid>) -> Result<Exit, Failure> {
    let text = |index, item: &PairOrGrid, comment: &str| {
        let (digits, of) = match item {
            PairOrGrid::Pair(pair) => (pair.to_string(), vec![*pair]),
            PairOrGrid::Grid(grid) => (grid.to_string(), Pair::of_grid(grid).to_vec()),
        };
        let pair_indices: Vec<u64> = of.iter().map(pairs::rank).collect();
        let list = pair_indices.iter().join(" ");
        let object = || json!({ "digits": digits, "pair_indices": pair_indices });
        Ok(answer(items.format.get(), index, list, comment, object))
    };
    each_batch(items, &mut Texts::of_each(text))
}

/// A pair, or a grid, which has six.
enum PairOrGrid {
    Pair(Pair),
    Grid(Grid),
}

impl FromStr for PairOrGrid {
    type Err = String;

    fn from_str(text: &str) -> Result<PairOrGrid, String> {
        match text.chars().count() {
            54 => {
                let refused = |error| format!("`{text}` is not a pair of bands: {error}");
                text.parse().map(PairOrGrid::Pair).map_err(refused)
            }
            81 => {
                let refused = |error| format!("`{text}` is not a grid: {error}");
                text.parse().map(PairOrGrid::Grid).map_err(refused)
            }
            characters => Err(format!(
                "`{text:.90}` is not a pair of bands, 54 digits, or a grid, 81: it has {characters}"
            )),
        }
    }
}

impl Item for PairOrGrid {
    const SYNTAX: Syntax = Syntax::Words;
    const NAMES: [&str; 2] = ["pair or grid", "pairs or grids"];
    const EACH: &str = "54 or 81 digits";
    const IN_GSC: bool = true;

    fn is_literal(argument: &str) -> bool {
        let are_digits = argument.len() > 30 && argument.bytes().all(|byte| byte.is_ascii_digit());
        are_digits || <Puzzle as Item>::is_literal(argument)
    }
}
