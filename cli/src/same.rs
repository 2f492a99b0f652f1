//! `gridsieve same`.

use super::exit::Exit;
use super::flags::FormatArgs;
use super::items::{Given, Item, all};
use super::{Failure, json_line, print};
use gridsieve_grids::Puzzle;
use gridsieve_grids::symmetry::{Morph, minlex_puzzle};
use itertools::Itertools;

/// Tell whether two grids or puzzles are the same up to symmetry, and by which map
///
/// `canon --help` describes this symmetry. The map is shown in words, and in the form that
/// `transform --map` takes.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Puzzle>,
    #[command(flatten)]
    format: FormatArgs,
}

/// The JSON object.
#[derive(serde::Serialize)]
struct Object {
    same: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<Map>,
}

/// A way from the first to the second.
#[derive(serde::Serialize)]
pub(super) struct Map {
    /// Is the first transposed before anything else?
    transposed: bool,
    /// For each row of the second the row of the first, from 1.
    rows: [u8; 9],
    /// For each column of the second the column of the first, from 1.
    columns: [u8; 9],
    /// What each digit of the first, from 1, is in the second.
    digits: [u8; 9],
    /// All of it, as `transform --map` takes it.
    text: String,
}

impl Map {
    /// The map of a morph.
    pub(super) fn new(morph: &Morph) -> Map {
        let [rows, columns, digits] = morph.lists();
        Map { transposed: morph.is_transposed(), rows, columns, digits, text: morph.to_string() }
    }

    fn text(&self) -> String {
        let list = |numbers: &[u8; 9]| numbers.iter().join("");
        let transposed = if self.transposed { "the first transposed; " } else { "" };
        format!(
            "same: {transposed}rows {}, columns {} of it in this order, digits 123456789 renamed {}\nmap: {}\n",
            list(&self.rows),
            list(&self.columns),
            list(&self.digits),
            self.text
        )
    }
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
        let morph = a.morph.then(&b.morph.inverse());
        assert_eq!(morph.puzzle(first), *second, "the map leads from one to the other");
        Map::new(&morph)
    });
    let text = match &map {
        _ if args.format.is_json() => json_line(&Object { same: map.is_some(), map }),
        Some(map) => map.text(),
        None => "different\n".to_owned(),
    };
    print(&text)?;
    Ok(exit)
}
