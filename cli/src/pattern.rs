//! `gridsieve pattern`.

use super::Failure;
use super::cells::parse_cells;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use super::texts::{ItemTexts, Texts, answer, item_object, line};
use crate::report::Format;
use clap::Subcommand;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_puzzles::pattern::{Pattern, Placements};
use serde_json::{Value, json};

/// Find the puzzles of a pattern, or the patterns of puzzles
///
/// A pattern says which cells are clues. Its placements, up to 3,359,232, come from exchanging
/// bands, stacks, and rows and columns within these, and transposing.
#[derive(Subcommand)]
pub enum Command {
    Puzzles(PuzzlesArgs),
    Canon(CanonArgs),
}

/// Find all valid puzzles of a pattern, in all its placements, in grids
///
/// The puzzles of each grid come in the order of their texts.
#[derive(clap::Args)]
pub struct PuzzlesArgs {
    /// The cells of the clues; a puzzle stands for its pattern
    #[arg(long, value_name = "CELLS")]
    pattern: String,
    /// Only minimal puzzles: no clue is redundant
    #[arg(long)]
    minimal: bool,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Grid>,
}

/// Print the canonical form of the pattern of each puzzle
///
/// All placements of a pattern have this form: the first of their texts, with `1` for a clue and
/// `.` for other cells. The puzzles need not be valid.
#[derive(clap::Args)]
pub struct CanonArgs {
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Runs the command.
pub fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Puzzles(args) => {
            let pattern = parse_cells("--pattern", &args.pattern, CELLS)?;
            if pattern.is_empty() {
                return Err(Failure::new(
                    "--pattern has no cells: no puzzle without clues is valid",
                ));
            }
            let isa = args.isa.choice()?.isa;
            let item_text = |index, grid: &Grid, comment: &str| {
                let found = Placements::new(grid, isa).puzzles(pattern, args.minimal);
                let puzzles = found.iter().map(|&clues| grid.puzzle(clues));
                let text: String = match args.items.format.get() {
                    Format::Text => puzzles.map(|puzzle| line(puzzle, comment)).collect(),
                    Format::Jsonl => {
                        let object = json!({
                            "grid": grid.to_string(),
                            "pattern": text(pattern),
                            "puzzles": puzzles.map(|puzzle| puzzle.to_string()).collect::<Value>(),
                        });
                        item_object(index, object, comment)
                    }
                };
                Ok(ItemTexts { found: found.len(), ..text.into() })
            };
            // A grid takes some milliseconds, and with many clues has millions of puzzles.
            let each = if pattern.len() > MANY { 1 } else { 16 };
            let mut search =
                Texts { each, has_summary: true, found: Some(0), ..Texts::of_each(item_text) };
            each_batch(&args.items, &mut search)
        }
        Command::Canon(args) => {
            let item_text = |index, puzzle: &Puzzle, comment: &str| {
                let pattern = Pattern::new(puzzle.clues());
                let text = text(pattern.cells);
                let object = || {
                    json!({
                        "clues": pattern.cells.len(),
                        "pattern": text,
                        "placements": pattern.placements(),
                        "puzzle": puzzle.to_string(),
                    })
                };
                Ok(answer(args.items.format.get(), index, &text, comment, object))
            };
            each_batch(&args.items, &mut Texts::of_each(item_text))
        }
    }
}

/// The text of a pattern.
fn text(pattern: CellSet) -> String {
    (0..CELLS).map(|cell| if pattern.contains(cell) { '1' } else { '.' }).collect()
}

/// With more clues, hundreds of thousands of the placements of a pattern are valid.
const MANY: usize = 30;
