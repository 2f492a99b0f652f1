//! `gridsieve catalogue canon`.

use super::Threads;
use crate::exit::Exit;
use crate::interrupt::{Interrupt, told};
use crate::items;
use crate::lines::{Lines, differ};
use crate::results::BadLines;
use crate::{Failure, flags};
use gridsieve::internal::catalogue::whole;
use gridsieve::internal::grid::symmetry::{self, Gangster, minlex, minlex_puzzle};
use gridsieve::internal::grid::{Grid, Puzzle};
use gridsieve::internal::scan::LineError;
use itertools::Itertools;
use rayon::prelude::*;
use std::fmt::Display;
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
        match item {
            Item::Grid(grid) => {
                let minlex = minlex(grid);
                let mut line = minlex.grid.to_string();
                let mut add = |field: &dyn Display| line += &format!("\t{field}");
                if self.automorphisms {
                    add(&minlex.automorphisms);
                }
                if self.classes || self.gangsters {
                    let classes = symmetry::classes(&minlex.grid);
                    if self.classes {
                        add(&classes.iter().join(","));
                    }
                    if self.gangsters {
                        add(&classes.map(Gangster::of).iter().join(","));
                    }
                }
                if self.index {
                    add(&whole::rank_minlex(&minlex));
                }
                line + "\n"
            }
            Item::Puzzle(puzzle) => {
                let minlex = minlex_puzzle(puzzle);
                let mut line = minlex.puzzle.to_string();
                if self.automorphisms {
                    line += &format!("\t{}", minlex.automorphisms);
                }
                let unknown = [self.classes, self.gangsters, self.index];
                line += &"\t-".repeat(unknown.into_iter().filter(|&asked| asked).count());
                line + "\n"
            }
        }
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let pool = args.threads.pool()?;
    let (file, output) = (args.file.as_deref(), args.output.as_deref());
    differ(file, output)?;
    let interrupt = Interrupt::watch(output)?;
    let mut skipped = BadLines::default();
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none();
    let exit = lines.fill(|lines| {
        items::lines_or_skip(file, args.skip_bad.then_some(&mut skipped), |items: &[Item]| {
            let texts: Vec<String> =
                pool.install(|| items.par_iter().map(|item| args.line(item)).collect());
            for text in texts {
                lines.write(text.as_bytes())?;
            }
            lines.flush()?;
            interrupt.check()
        })?;
        Ok(())
    })?;
    Ok(match told(exit, all_or_none) {
        Exit::Complete if skipped.count() > 0 => Exit::Skipped,
        exit => exit,
    })
}
