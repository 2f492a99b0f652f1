//! `gridsieve catalogue canon`.

use crate::Failure;
use crate::exit::Exit;
use crate::items::{Item, ItemArgs, each_batch};
use crate::json_line;
use crate::report::Format;
use crate::texts::Texts;
use gridsieve::internal::catalogue::whole;
use gridsieve::internal::grid::symmetry::{self, BandClass, Gangster, minlex, minlex_puzzle};
use gridsieve::internal::grid::{Grid, Puzzle};
use gridsieve::internal::scan::{LineError, Syntax};
use itertools::Itertools;
use std::str::FromStr;

/// Turn grids or puzzles, one a line, into their minlex form
///
/// That is the smallest text that they can become by exchanging bands, stacks, rows and columns
/// within these, transposing, and renaming digits; an empty cell (`.` in the result) comes before digits.
#[derive(clap::Args)]
pub struct Args {
    /// Add the number of ways in which it is mapped onto itself
    #[arg(long)]
    automorphisms: bool,
    /// Add the classes (001-416) of bands 1-3 and stacks 1-3 of the minlex form; `-` for a puzzle
    #[arg(long)]
    classes: bool,
    /// Add the gangster classes (01-44) of the same bands and stacks; `-` for a puzzle
    #[arg(long, visible_alias = "gangster")]
    gangsters: bool,
    /// Add the catalogue index, from 0; `-` for a puzzle
    #[arg(long)]
    index: bool,
    #[command(flatten)]
    items: ItemArgs<GridOrPuzzle>,
}

/// A grid or a puzzle.
enum GridOrPuzzle {
    Grid(Grid),
    Puzzle(Puzzle),
}

impl FromStr for GridOrPuzzle {
    type Err = LineError;

    fn from_str(text: &str) -> Result<GridOrPuzzle, LineError> {
        let puzzle: Puzzle = text.parse()?;
        match puzzle.digits().contains(&0) {
            true => Ok(GridOrPuzzle::Puzzle(puzzle)),
            false => Ok(GridOrPuzzle::Grid(Grid::from_digits(*puzzle.digits())?)),
        }
    }
}

impl Item for GridOrPuzzle {
    const SYNTAX: Syntax = Syntax::Grids;
    const NAMES: [&str; 2] = ["grid or puzzle", "grids or puzzles"];
    const EACH: &str = Puzzle::EACH;
}

/// A JSON object; its keys are always in this order.
#[derive(Default, serde::Serialize)]
struct Object<'a> {
    index: u64,
    minlex: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    automorphisms: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    classes: Option<[usize; 6]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gangsters: Option<[usize; 6]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    catalogue_index: Option<u64>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: &'a str,
}

impl Args {
    /// What is written of an item.
    fn text(&self, index: u64, item: &GridOrPuzzle, comment: &str) -> String {
        let mut object = Object { index, comment, ..Object::default() };
        match item {
            GridOrPuzzle::Grid(grid) => {
                let minlex = minlex(grid);
                object.minlex = minlex.grid.to_string();
                object.automorphisms = self.automorphisms.then_some(minlex.automorphisms.into());
                if self.classes || self.gangsters {
                    let classes = symmetry::classes(&minlex.grid);
                    object.classes = self.classes.then(|| classes.map(BandClass::number));
                    let number = |class| Gangster::of(class).number();
                    object.gangsters = self.gangsters.then(|| classes.map(number));
                }
                object.catalogue_index = self.index.then(|| whole::rank_minlex(&minlex));
            }
            GridOrPuzzle::Puzzle(puzzle) => {
                let minlex = minlex_puzzle(puzzle);
                object.minlex = minlex.puzzle.to_string();
                object.automorphisms = self.automorphisms.then_some(minlex.automorphisms);
            }
        }
        match self.items.format {
            Format::Jsonl => json_line(&object),
            Format::Text => self.line(&object),
        }
    }

    /// The fields that are asked for, and the comment, with tabs between.
    fn line(&self, object: &Object) -> String {
        let mut line = object.minlex.clone();
        let mut add = |asked: bool, field: Option<String>| {
            if asked {
                line += &format!("\t{}", field.as_deref().unwrap_or("-"));
            }
        };
        let list = |numbers: [usize; 6], width| {
            numbers.iter().map(|number| format!("{number:0width$}")).join(",")
        };
        add(self.automorphisms, object.automorphisms.map(|count| count.to_string()));
        add(self.classes, object.classes.map(|numbers| list(numbers, 3)));
        add(self.gangsters, object.gangsters.map(|numbers| list(numbers, 2)));
        add(self.index, object.catalogue_index.map(|index| index.to_string()));
        add(!object.comment.is_empty(), Some(object.comment.to_owned()));
        line + "\n"
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let text = |index, item: &GridOrPuzzle, comment: &str| Ok(args.text(index, item, comment));
    each_batch(&args.items, &mut Texts::new(text))
}
