//! `gridsieve catalogue pairs`: one file for each subcommand.

mod count;
mod rank;
mod thirds;
mod unrank;

use crate::Failure;
use crate::exit::Exit;
use crate::items::Item;
use clap::Subcommand;
use gridsieve::scan::Syntax;
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{Grid, Puzzle};
use std::str::FromStr;

/// Work with pairs of bands: all 983,959,110 essentially different ones by their indices
///
/// A pair is two bands of a grid: 54 digits, row by row. Pairs are the same if one becomes the other
/// by exchanging the two bands, rows within a band, stacks, and columns within a stack, and by
/// renaming digits. The list has the smallest text of each family, in the order of these texts;
/// indices are counted from 0. A grid has six pairs: what is left without a band or a stack.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

// Another subcommand: a line here, and one in `run`.
#[derive(Subcommand)]
enum Command {
    Count(count::Args),
    Rank(rank::Args),
    Unrank(unrank::Args),
    Thirds(thirds::Args),
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::Count(args) => count::run(args),
        Command::Rank(args) => rank::run(args),
        Command::Unrank(args) => unrank::run(args),
        Command::Thirds(args) => thirds::run(args),
    }
}

/// Is an argument a pair, a grid or a puzzle, perhaps with a mistake, rather than the name of a file?
fn are_cells(argument: &str) -> bool {
    let are_digits = argument.len() > 30 && argument.bytes().all(|byte| byte.is_ascii_digit());
    are_digits || <Puzzle as Item>::is_literal(argument)
}

/// A pair that was given.
struct GivenPair(Pair);

impl FromStr for GivenPair {
    type Err = String;

    fn from_str(text: &str) -> Result<GivenPair, String> {
        let refused = |error| format!("`{text:.80}` is not a pair of bands: {error}");
        text.parse().map(GivenPair).map_err(refused)
    }
}

impl Item for GivenPair {
    const SYNTAX: Syntax = Syntax::Words;
    const NAMES: [&str; 2] = ["pair", "pairs"];
    const EACH: &str = "54 digits";

    fn is_literal(argument: &str) -> bool {
        are_cells(argument)
    }
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
            54 => text.parse().map(|GivenPair(pair)| PairOrGrid::Pair(pair)),
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
        are_cells(argument)
    }
}
