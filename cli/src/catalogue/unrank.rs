//! `gridsieve catalogue unrank`.

use crate::Failure;
use crate::exit::Exit;
use crate::items::{Item, ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve::internal::catalogue::whole::{self, GRIDS};
use gridsieve::internal::scan::Syntax;
use std::str::FromStr;

/// Print the grid of each catalogue index, counted from 0
///
/// Grids are in minlex form. For many that follow one another `gridsieve catalogue generate` is
/// much faster.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    items: ItemArgs<Index>,
}

/// An index of the catalogue.
struct Index(u64);

impl FromStr for Index {
    type Err = String;

    fn from_str(text: &str) -> Result<Index, String> {
        let index = text.parse().ok().filter(|&index| index < GRIDS);
        index.map(Index).ok_or_else(|| {
            format!("`{text:.80}` is not a catalogue index, a number from 0 to {}", GRIDS - 1)
        })
    }
}

impl Item for Index {
    const SYNTAX: Syntax = Syntax::Words;
    const NAMES: [&str; 2] = ["index", "indices"];
    const EACH: &str = "a number from 0";

    fn is_literal(argument: &str) -> bool {
        argument != "-"
            && argument.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit())
    }
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
    let text = |index, &Index(catalogue_index): &Index, comment: &str| {
        let grid = whole::unrank(catalogue_index).expect("below the number").to_string();
        let object =
            || Object { index, catalogue_index, grid: grid.clone(), comment: comment.to_owned() };
        Ok(answer(args.items.format, &grid, comment, object))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
