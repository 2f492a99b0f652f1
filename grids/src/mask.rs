//! Masks: the cells that must be, may be, and must not be clues.

use crate::geometry::CELLS;
use crate::puzzle::read_cells;
use crate::{CellSet, PuzzleError};
use std::fmt::{self, Write};
use std::str::FromStr;

/// Restricts the cells of the puzzles that are searched for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask {
    must: CellSet,
    barred: CellSet,
}

/// Why two sets make no mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the cells {0} are both required and barred")]
pub struct MaskError(CellSet);

impl Mask {
    /// Every cell may be a clue.
    pub const FREE: Mask = Mask { must: CellSet::EMPTY, barred: CellSet::EMPTY };

    /// The cells of `must` have to be clues, those of `barred` must not be,
    /// all others may be.
    ///
    /// # Errors
    /// A cell is in both sets.
    pub fn new(must: CellSet, barred: CellSet) -> Result<Mask, MaskError> {
        if must.intersects(barred) {
            return Err(MaskError(must & barred));
        }
        Ok(Mask { must, barred })
    }

    /// Cells that have to be clues.
    pub fn must(&self) -> CellSet {
        self.must
    }

    /// Cells that must not be clues.
    pub fn barred(&self) -> CellSet {
        self.barred
    }

    /// Cells that may but need not be clues.
    pub fn free(&self) -> CellSet {
        CellSet::ALL - self.must - self.barred
    }
}

/// 81 characters: `1` for a cell that must be a clue, `0` for one that must not,
/// `.` for any other.
impl fmt::Display for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..CELLS).try_for_each(|cell| {
            f.write_char(match cell {
                _ if self.must.contains(cell) => '1',
                _ if self.barred.contains(cell) => '0',
                _ => '.',
            })
        })
    }
}

impl FromStr for Mask {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Mask, PuzzleError> {
        let mut mask = Mask::FREE;
        read_cells(text, "none of `1`, `0` and `.`", |cell, character| {
            match character {
                '1' => mask.must.insert(cell),
                '0' => mask.barred.insert(cell),
                other => return other == '.',
            }
            true
        })?;
        Ok(mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_cannot_be_required_and_barred() {
        let (a, b) = (CellSet::from_bits(0b110), CellSet::from_bits(0b011));
        assert_eq!(
            Mask::new(a, b).unwrap_err().to_string(),
            "the cells {12} are both required and barred"
        );
        let mask = Mask::new(a, b - a).unwrap();
        assert_eq!(mask.free().len(), 78);
        assert_eq!(mask.to_string(), "011".to_owned() + &".".repeat(78));
        assert_eq!(mask.to_string().parse(), Ok(mask));
    }

    #[test]
    fn what_is_no_mask() {
        let parse = |text: &str| text.parse::<Mask>().unwrap_err().to_string();
        assert_eq!(parse("1"), "1 character instead of 81");
        assert_eq!(
            parse(&(".".repeat(10) + "2" + &".".repeat(70))),
            "`2` at row 2, column 2 is none of `1`, `0` and `.`"
        );
    }
}
