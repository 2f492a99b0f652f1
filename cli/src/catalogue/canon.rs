//! `gridsieve catalogue canon`.

use super::Threads;
use super::answers::{self, Given};
use crate::exit::Exit;
use crate::lines::differ;
use crate::results::BadLines;
use crate::{Failure, flags};
use gridsieve::internal::catalogue::whole;
use gridsieve::internal::grid::symmetry::{self, Gangster, Minlex, minlex, minlex_puzzle};
use gridsieve::internal::grid::{Grid, Puzzle};
use gridsieve::internal::scan::LineError;
use itertools::Itertools;
use std::path::PathBuf;
use std::str::FromStr;

/// Turn grids or puzzles, one a line, into their minlex form
///
/// That is the smallest text that they can become by exchanging bands, stacks, rows and columns
/// within these, transposing, and renaming digits; an empty cell (`.` or 0) comes before digits.
#[derive(clap::Args)]
pub struct Args {
    /// Text of grids or puzzles; `-` or absent: standard input
    file: Option<PathBuf>,
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
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
    #[arg(long, help = flags::SKIP_BAD)]
    skip_bad: bool,
    #[command(flatten)]
    threads: Threads,
}

/// A grid or a puzzle.
enum Item {
    Grid(Grid),
    Puzzle(Puzzle),
}

impl FromStr for Item {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Item, LineError> {
        let puzzle: Puzzle = text.parse()?;
        match puzzle.digits().contains(&0) {
            true => Ok(Item::Puzzle(puzzle)),
            false => Ok(Item::Grid(Grid::from_digits(*puzzle.digits())?)),
        }
    }
}

impl Args {
    /// What is written of an item.
    fn line(&self, item: &Item) -> String {
        let (form, automorphisms, grid) = match item {
            Item::Grid(grid) => {
                let minlex = minlex(grid);
                (minlex.grid.to_string(), minlex.automorphisms.to_string(), Some(minlex))
            }
            Item::Puzzle(puzzle) => {
                let minlex = minlex_puzzle(puzzle);
                (minlex.puzzle.to_string(), minlex.automorphisms.to_string(), None)
            }
        };
        // Nobody has numbered puzzles.
        let of_grid = |field: fn(&Minlex) -> String| grid.as_ref().map_or("-".to_owned(), field);
        let classes = |minlex: &Minlex| symmetry::classes(&minlex.grid).iter().join(",");
        let gangsters =
            |minlex: &Minlex| symmetry::classes(&minlex.grid).map(Gangster::of).iter().join(",");
        let mut fields = vec![form];
        fields.extend(self.automorphisms.then_some(automorphisms));
        fields.extend(self.classes.then(|| of_grid(classes)));
        fields.extend(self.gangsters.then(|| of_grid(gangsters)));
        fields.extend(self.index.then(|| of_grid(|minlex| whole::rank_minlex(minlex).to_string())));
        fields.join("\t")
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (file, output) = (args.file.as_deref(), args.output.as_deref());
    differ(file, output)?;
    let mut skipped = BadLines::default();
    let given = Given::Text(file, args.skip_bad.then_some(&mut skipped));
    let exit = answers::write(given, output, &args.threads, |item| args.line(item))?;
    Ok(match exit {
        Exit::Complete if skipped.count() > 0 => Exit::Skipped,
        exit => exit,
    })
}
