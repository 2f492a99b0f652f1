//! `gridsieve same`.

use super::exit::Exit;
use super::flags::FormatArgs;
use super::items::{Given, Item, all};
use super::{Failure, json_line, print};
use crate::report::Format;
use gridsieve_grids::Puzzle;
use gridsieve_grids::symmetry::{Morph, minlex_puzzle};
use itertools::Itertools;
use serde_json::{Value, json};

/// Tell whether two grids or puzzles are the same up to symmetry, and by which map
///
/// `canon --help` describes this symmetry. The map is shown in words, and in the form that
/// `transform --map` takes. `different` is an answer, too, with exit code 0.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Puzzle>,
    #[command(flatten)]
    format: FormatArgs,
}

/// A map as an object: for each row and column of the second that of the first, from 1, and what each
/// digit of the first is in the second; and all of it as a text that `transform --map` takes.
pub(super) fn object(map: &Morph) -> Value {
    let [rows, columns, digits] = map.lists();
    json!({
        "columns": columns,
        "digits": digits,
        "rows": rows,
        "text": map.to_string(),
        "transposed": map.is_transposed(),
    })
}

fn text(map: &Morph) -> String {
    let [rows, columns, digits] = map.lists().map(|numbers| numbers.iter().join(""));
    let transposed = if map.is_transposed() { "the first transposed; " } else { "" };
    format!(
        "same: {transposed}rows {rows}, columns {columns} of it in this order, digits 123456789 renamed \
         {digits}\nmap: {map}\n"
    )
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (items, exit) = all::<Puzzle>(&args.input)?;
    let [first, second] = &items[..] else {
        let reason = format_args!("two {} are compared, not {}", Puzzle::NAMES[1], items.len());
        return Err(Failure::new(reason));
    };
    let [a, b] = [first, second].map(minlex_puzzle);
    let map = (a.puzzle == b.puzzle).then(|| {
        let map = a.morph.then(&b.morph.inverse());
        assert_eq!(map.puzzle(first), *second, "the map leads from one to the other");
        map
    });
    let shown = match (&map, args.format.get()) {
        (Some(map), Format::Text) => text(map),
        (None, Format::Text) => "different\n".to_owned(),
        (Some(map), Format::Jsonl) => json_line(&json!({ "map": object(map), "same": true })),
        (None, Format::Jsonl) => json_line(&json!({ "same": false })),
    };
    print(&shown)?;
    Ok(exit)
}
