//! `gridsieve puzzle reduce`.

use crate::Failure;
use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::items::{ItemArgs, each_batch};
use crate::lines::Stop;
use crate::report::{Format, plural};
use crate::signals::stop_flag;
use crate::texts::{ItemTexts, Texts, item_object, line};
use gridsieve::solver::many::answers;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::Isa;
use gridsieve_puzzles::estimate::seed_of;
use gridsieve_puzzles::reduce::Reducer;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use serde_json::{Value, json};

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

/// Runs the command.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let item_text = |index, puzzle: &Puzzle, comment: &str| {
        let answer = &answers(isa, &[*puzzle], 2)[0];
        match answer.first.filter(|_| answer.count == 1) {
            Some(grid) => item_text(args, isa, &grid, (index, puzzle, comment)),
            None => Ok(ItemTexts { left_out: 1, ..ItemTexts::default() }),
        }
    };
    each_batch(
        &args.items,
        &mut Texts {
            // One may have millions inside.
            each: if args.all { 1 } else { 256 },
            has_summary: true,
            found: Some(0),
            left_out_message: Some(left_out_message),
            ..Texts::of_each(item_text)
        },
    )
}

fn left_out_message(count: u64) -> String {
    let puzzles = plural(count, "puzzle", "puzzles");
    let reason = "a clue is redundant if the solution stays the only one without it";
    format!("{puzzles} without just one solution left out: {reason}")
}

/// What is written of a puzzle with this solution, and how many minimal ones that are.
fn item_text(
    args: &Args,
    isa: Isa,
    grid: &Grid,
    (index, puzzle, comment): (u64, &Puzzle, &str),
) -> Result<ItemTexts, Stop> {
    let mut reducer = Reducer::new(grid, isa);
    let found = if args.all {
        let mut found: Vec<CellSet> = Vec::new();
        if !reducer.all(puzzle.clues(), stop_flag(), &mut |clues| found.push(clues)) {
            return Err(Stop::Interrupted);
        }
        found.sort_unstable_by_key(|clues| clues.text_key());
        found
    } else {
        let mut order: Vec<usize> = (0..CELLS).collect();
        if let Some(seed) = args.seed {
            // Copies of a puzzle get orders of their own. Seeds next to each other do not exchange them.
            let seed = seed_of(puzzle.digits(), seed) ^ index;
            order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        }
        vec![reducer.one(puzzle.clues(), &order)]
    };
    let minimal = found.iter().map(|&clues| grid.puzzle(clues));
    let text: String = match args.items.format.get() {
        Format::Text => minimal.map(|minimal| line(minimal, comment)).collect(),
        Format::Jsonl => {
            let minimal: Value = minimal.map(|minimal| minimal.to_string()).collect();
            let object = json!({ "minimal": minimal, "puzzle": puzzle.to_string() });
            item_object(index, object, comment)
        }
    };
    Ok(ItemTexts { found: found.len(), ..text.into() })
}
