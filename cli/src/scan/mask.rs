//! `--mask` and `--subgrid`: which cells must be clues, and which must not.

use crate::Failure;
use crate::report::plural;
use gridsieve::internal::engine::Mask;
use gridsieve::internal::grid::geometry::{self, CELLS};
use gridsieve::internal::grid::{CellSet, Puzzle};

/// Flattened into the flags of a scan.
#[derive(clap::Args)]
pub struct MaskArgs {
    /// 81 characters, row by row: `1` for a cell that must be a clue, `0` for one that must not,
    /// `.` for any other
    #[arg(long, value_name = "MASK", value_parser = parse_mask)]
    mask: Option<Cells>,
    /// Keep these clues and search the rest: 81 characters, a digit for a clue, `.` or `0` for any
    /// other cell. Every grid has to have these clues
    #[arg(long, value_name = "PUZZLE")]
    pub subgrid: Option<Puzzle>,
}

/// The cells that a mask names.
#[derive(Clone, Copy)]
struct Cells {
    must: CellSet,
    barred: CellSet,
}

impl MaskArgs {
    /// Both together.
    pub fn mask(&self) -> Result<Mask, Failure> {
        let Cells { must, barred } =
            self.mask.unwrap_or(Cells { must: CellSet::EMPTY, barred: CellSet::EMPTY });
        let kept = self.subgrid.map_or(CellSet::EMPTY, |puzzle| puzzle.clues());
        Mask::new(must | kept, barred)
            .map_err(|error| Failure::new(format_args!("--mask and --subgrid: {error}")))
    }
}

fn parse_mask(text: &str) -> Result<Cells, String> {
    let count = text.chars().count();
    if count != CELLS {
        let characters = plural(count as u64, "character", "characters");
        return Err(format!("{characters} instead of 81"));
    }
    let mut cells = Cells { must: CellSet::EMPTY, barred: CellSet::EMPTY };
    for (cell, character) in text.chars().enumerate() {
        match character {
            '1' => cells.must.insert(cell),
            '0' => cells.barred.insert(cell),
            '.' => {}
            _ => {
                let (row, column) = (geometry::row(cell) + 1, geometry::column(cell) + 1);
                return Err(format!(
                    "`{character}` at row {row}, column {column} is none of `1`, `0` and `.`"
                ));
            }
        }
    }
    Ok(cells)
}
