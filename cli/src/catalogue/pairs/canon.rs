//! `gridsieve catalogue pairs canon`.

use super::GivenPair;
use crate::exit::Exit;
use crate::items::{ItemArgs, each_batch};
use crate::report::Format;
use crate::texts::{Texts, line};
use crate::{Failure, json_line};
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;

/// Turn pairs of bands into their minlex form, the smallest text that they can become
///
/// The fields that are asked for follow with tabs between: automorphisms, third bands, index,
/// comment.
#[derive(clap::Args)]
pub struct Args {
    /// Add the number of ways in which it is mapped onto itself
    #[arg(long)]
    automorphisms: bool,
    /// Add the number of third bands, and of those that the automorphisms do not make of each other
    #[arg(long)]
    thirds: bool,
    /// Add the index of the pair, from 0
    #[arg(long)]
    index: bool,
    #[command(flatten)]
    items: ItemArgs<GivenPair>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object<'a> {
    index: u64,
    minlex: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    automorphisms: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    third_bands: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    different_third_bands: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pair_index: Option<u64>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, GivenPair(pair): &GivenPair, comment: &str| {
        let form = pair.minlex();
        let mut thirds = Thirds::new();
        let object = Object {
            index,
            minlex: form.pair.to_string(),
            automorphisms: args.automorphisms.then_some(form.maps.len()),
            third_bands: args.thirds.then(|| thirds.all(&form.pair).len()),
            different_third_bands: args.thirds.then(|| thirds.different(&form.pair).len()),
            pair_index: args.index.then(|| pairs::rank_minlex(&form)),
            comment,
        };
        if args.items.format == Format::Jsonl {
            return Ok(json_line(&object));
        }
        let mut fields = object.minlex.clone();
        let numbers = [object.automorphisms, object.third_bands, object.different_third_bands];
        for number in numbers.into_iter().flatten() {
            fields += &format!("\t{number}");
        }
        if let Some(index) = object.pair_index {
            fields += &format!("\t{index}");
        }
        Ok(line(fields, comment))
    };
    each_batch(&args.items, &mut Texts::new(text))
}
