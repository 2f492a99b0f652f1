//! `gridsieve puzzle`.

mod closure;
mod reduce;

use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{Batch, ItemArgs, Work, each_batch};
use super::lines::{Lines, Stop};
use super::texts::line;
use super::{Failure, json_line};
use crate::report::Format;
use clap::Subcommand;
use gridsieve_grids::Puzzle;
use gridsieve_kernels::Isa;
use gridsieve_puzzles::minus_plus::minus_plus;
use serde_json::json;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Make puzzles from puzzles
// Another command: a line here, and one in `run`.
#[derive(Subcommand)]
pub enum Command {
    MinusPlus(MinusPlus),
    Reduce(reduce::Args),
}

/// Take X clues away and add Y others, in all ways
///
/// Writes the valid and minimal puzzles among the results in minlex form, each once, in the order
/// of their texts. Given puzzles may have several solutions, or redundant clues. If X = Y, the
/// results include a given minimal puzzle. For a puzzle of 17 clues {-1+1} takes a millisecond,
/// {-2+2} less than a second, {-3+3} a quarter of an hour.
#[derive(clap::Args)]
pub struct MinusPlus {
    /// Number of clues to take away, 0 to 8
    #[arg(long, value_name = "X", value_parser = clap::value_parser!(u8).range(0..=8))]
    minus: u8,
    /// Number of clues to add, 0 to 8
    #[arg(long, value_name = "Y", value_parser = clap::value_parser!(u8).range(0..=8))]
    plus: u8,
    /// Apply this to the results as well, until nothing new comes
    ///
    /// FILE has the names of the known puzzles, in order. Names whose neighbours are still to be
    /// found are marked as open. After Ctrl-C, the same command goes on, with more puzzles or none.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["output", "skip_bad"])]
    closure: Option<PathBuf>,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Puzzles that a thread works on together: enough that the lanes of vectors
/// are full, and few enough that progress shows.
fn part_size(plus: usize) -> usize {
    // One of 17 clues takes a millisecond, or half a second and more.
    if plus < 2 { 32 } else { 1 }
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::MinusPlus(args) => run_minus_plus(&args),
        Command::Reduce(args) => reduce::run(&args),
    }
}

fn run_minus_plus(args: &MinusPlus) -> Result<Exit, Failure> {
    if let Some(file) = &args.closure {
        return closure::run(args, file);
    }
    let isa = args.isa.choice()?.isa;
    each_batch(&args.items, &mut Neighbours { args, isa, found: BTreeSet::new() })
}

/// Collects the neighbours of puzzles.
struct Neighbours<'a> {
    args: &'a MinusPlus,
    isa: Isa,
    found: BTreeSet<Puzzle>,
}

impl Work<Puzzle> for Neighbours<'_> {
    fn at_a_time(&self, threads: usize) -> usize {
        part_size(self.args.plus.into()) * threads
    }

    fn writes_at_the_end(&self) -> bool {
        true
    }

    fn batch(&mut self, batch: &Batch<Puzzle>, _: &mut Lines) -> Result<(), Stop> {
        let (isa, minus, plus) = (self.isa, self.args.minus.into(), self.args.plus.into());
        let parts =
            batch.in_parts(part_size(plus), |part| minus_plus(isa, part.items, minus, plus));
        self.found.extend(parts.into_iter().flatten());
        Ok(())
    }

    fn end(&mut self, lines: &mut Lines) -> Result<(), Stop> {
        let mut found = self.found.iter();
        let text = |puzzle: &Puzzle| match self.args.items.format.get() {
            Format::Text => line(puzzle, ""),
            Format::Jsonl => {
                json_line(&json!({ "clues": puzzle.clues().len(), "puzzle": puzzle.to_string() }))
            }
        };
        Ok(found.try_for_each(|puzzle| lines.write(text(puzzle).as_bytes()))?)
    }

    fn found(&self) -> Option<usize> {
        Some(self.found.len())
    }
}
