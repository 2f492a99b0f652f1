//! `gridsieve catalogue pairs unrank`.

use crate::Failure;
use crate::exit::Exit;
use crate::items::{Item, ItemArgs, each_batch};
use crate::texts::{Texts, answer};
use gridsieve::internal::catalogue::pairs::{self, PAIRS};
use gridsieve::internal::scan::Syntax;
use std::str::FromStr;

/// Print the pair of each index, counted from 0, in minlex form
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    items: ItemArgs<Index>,
}

/// An index of the list of pairs.
struct Index(u64);

impl FromStr for Index {
    type Err = String;

    fn from_str(text: &str) -> Result<Index, String> {
        let index = text.parse().ok().filter(|&index| index < PAIRS);
        index.map(Index).ok_or_else(|| {
            format!("`{text:.80}` is not the index of a pair, a number from 0 to {}", PAIRS - 1)
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
    pair_index: u64,
    pair: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, &Index(pair_index): &Index, comment: &str| {
        let pair = pairs::unrank(pair_index).expect("below the number").to_string();
        let object =
            || Object { index, pair_index, pair: pair.clone(), comment: comment.to_owned() };
        Ok(answer(args.items.format, &pair, comment, object))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
