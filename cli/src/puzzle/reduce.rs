//! `gridsieve puzzle reduce`.

use crate::Failure;
use crate::exit::Exit;
use crate::interrupt::Interrupt;
use crate::isa::IsaArgs;
use crate::items::{Batch, ItemArgs, Work, each_batch};
use crate::lines::{Lines, Stop};
use crate::report::{Format, plural};
use crate::texts::{item_object, line};
use gridsieve::solver::many::answers;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::Isa;
use gridsieve_puzzles::reduce::Reducer;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

/// Take redundant clues away, until puzzles are minimal
///
/// A clue is redundant if the solution stays the only one without it. Clues are tried from the
/// first cell on. Puzzles without exactly one solution are left out and counted, and end the
/// command with code 3.
#[derive(clap::Args)]
pub struct Args {
    /// Write all results instead of one; the minimal puzzles inside each puzzle, in the order of
    /// their texts
    #[arg(long, conflicts_with = "seed")]
    all: bool,
    /// Seed of the random choices: the same seed gives the same results; clues are then tried in
    /// random order
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    puzzle: String,
    minimal: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice().isa;
    let interrupt = Interrupt::watch();
    let random = args.seed.map(Xoshiro256PlusPlus::seed_from_u64);
    each_batch(&args.items, &mut Reduction { args, isa, interrupt, random, found: 0, left_out: 0 })
}

/// Reduces puzzles.
struct Reduction<'a> {
    args: &'a Args,
    isa: Isa,
    interrupt: Interrupt,
    /// Draws a seed for each puzzle, so that none is like that of another puzzle or `--seed`.
    random: Option<Xoshiro256PlusPlus>,
    found: usize,
    /// Puzzles that are not valid.
    left_out: u64,
}

impl Work<Puzzle> for Reduction<'_> {
    /// One may have millions inside.
    fn at_a_time(&self, threads: usize) -> usize {
        (if self.args.all { 1 } else { 256 }) * threads
    }

    fn batch(&mut self, batch: &Batch<Puzzle>, lines: &mut Lines) -> Result<(), Stop> {
        let solved = answers(self.isa, batch.items, 2);
        let mut seed = || self.random.as_mut().map(Rng::next_u64);
        let seeds: Vec<Option<u64>> = batch.items.iter().map(|_| seed()).collect();
        let found = batch.in_parts(1, |one| {
            let (index, puzzle, comment) = one.each().next().expect("each part has one");
            let place = (index - batch.first) as usize;
            let only = solved[place].first.filter(|_| solved[place].count == 1);
            only.map(|grid| self.told(&grid, seeds[place], index, puzzle, comment))
        });
        for found in found {
            match found {
                Some(told) => {
                    let (text, count) = told?;
                    lines.write(text.as_bytes())?;
                    self.found += count;
                }
                None => self.left_out += 1,
            }
        }
        Ok(())
    }

    fn found(&self) -> Option<usize> {
        Some(self.found)
    }

    fn left_out(&self) -> Option<String> {
        let puzzles = plural(self.left_out, "puzzle", "puzzles");
        let reason = "a clue is redundant if the solution stays the only one without it";
        (self.left_out > 0)
            .then(|| format!("{puzzles} without just one solution left out: {reason}"))
    }
}

impl Reduction<'_> {
    /// What is written of a puzzle, and how many minimal ones that are.
    fn told(
        &self,
        grid: &Grid,
        seed: Option<u64>,
        index: u64,
        puzzle: &Puzzle,
        comment: &str,
    ) -> Result<(String, usize), Stop> {
        let mut reducer = Reducer::new(grid, self.isa);
        let found = if self.args.all {
            let mut found: Vec<CellSet> = Vec::new();
            let stop = &self.interrupt.0;
            if !reducer.all(puzzle.clues(), stop, &mut |clues| found.push(clues)) {
                return Err(Stop::Interrupted);
            }
            found.sort_unstable_by_key(|clues| clues.text_key());
            found
        } else {
            let mut order: Vec<usize> = (0..CELLS).collect();
            if let Some(seed) = seed {
                order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
            }
            vec![reducer.one(puzzle.clues(), &order)]
        };
        let minimal = found.iter().map(|&clues| grid.puzzle(clues));
        let text = match self.args.items.format.get() {
            Format::Text => minimal.map(|minimal| line(minimal, comment)).collect(),
            Format::Jsonl => {
                let minimal = minimal.map(|minimal| minimal.to_string()).collect();
                item_object(index, Object { puzzle: puzzle.to_string(), minimal }, comment)
            }
        };
        Ok((text, found.len()))
    }
}
