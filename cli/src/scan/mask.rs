//! `--mask` and `--subgrid`: which cells must be clues, and which must not.

use crate::Failure;
use crate::report::plural;
use gridsieve::internal::engine::Mask;
use gridsieve::internal::grid::geometry::{self, CELLS};
use gridsieve::internal::grid::{CellSet, Grid, Puzzle};
use gridsieve::internal::scan::{Batches, InputError, Source};

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

/// Has a grid these clues? That it has not is an error that names it.
fn check(grid: &Grid, number: u64, subgrid: &Puzzle) -> Result<(), InputError> {
    if grid.puzzle(subgrid.clues()) == *subgrid {
        return Ok(());
    }
    let reason = "does not have the clues of --subgrid".to_owned();
    Err(InputError::Unfit { number, reason })
}

/// Grids that have these clues, counted from `first`; another one is an error.
pub fn having(source: Source, subgrid: Puzzle, first: u64) -> Source {
    let mut numbers = first..;
    Box::new(source.map(move |grid| {
        let grid = grid?;
        let number = numbers.next().unwrap_or(u64::MAX);
        check(&grid, number, &subgrid).map(|()| grid)
    }))
}

/// The same for batches.
pub fn all_having(batches: Batches, subgrid: Puzzle) -> Batches {
    Box::new(batches.map(move |batch| {
        let batch = batch?;
        let mut numbered = (batch.first..).zip(&batch.grids);
        numbered.try_for_each(|(number, grid)| check(grid, number, &subgrid)).map(|()| batch)
    }))
}
