//! `--mask` and `--subgrid`: which cells must be clues, and which must not.

use crate::Failure;
use gridsieve::engine::Mask;
use gridsieve_grids::{CellSet, Puzzle};

/// Flattened into the flags of a scan.
#[derive(Default, clap::Args)]
pub struct MaskArgs {
    /// 81 characters, row by row: `1` for a cell that must be a clue, `0` for one that must not,
    /// `.` for any other
    #[arg(long, value_name = "MASK")]
    mask: Option<Mask>,
    /// Keep these clues and search for the others; every grid must have them
    ///
    /// 81 characters: a digit for a clue, `.` (or `0`, `*`, `_`, `-`, `x`, `X`, `?`, `·`) for any
    /// other cell.
    #[arg(long, value_name = "PUZZLE")]
    pub subgrid: Option<Puzzle>,
}

impl MaskArgs {
    /// Both together.
    pub fn mask(&self) -> Result<Mask, Failure> {
        let mask = self.mask.unwrap_or_default();
        let kept = self.subgrid.map_or(CellSet::EMPTY, |puzzle| puzzle.clues());
        Mask::new(mask.must() | kept, mask.barred())
            .map_err(|error| Failure::new(format_args!("--mask and --subgrid: {error}")))
    }
}
