//! Puzzles: some cells given, the others empty.

use super::CellSet;
use super::geometry::{self, CELLS};
use crate::message::visible;
use std::fmt;
use std::str::FromStr;

/// Digits given in some cells; 0 marks an empty cell.
///
/// Text form: 81 characters, `1` to `9`, and `.` (or, when read, one of `0*_-xX?·`) for an
/// empty cell. Nothing is said about solutions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Puzzle([u8; CELLS]);

/// Why a text is not a puzzle, or not a [mask](crate::Mask).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The text does not have 81 characters.
    #[error("{0} character{plural} instead of 81", plural = if *.0 == 1 { "" } else { "s" })]
    Length(usize),
    /// A character that no cell can have; row and column from 1.
    #[error("`{}` at row {row}, column {column} is {problem}", visible(.character))]
    Character {
        /// The offending character.
        character: char,
        /// Its row, from 1.
        row: usize,
        /// Its column, from 1.
        column: usize,
        /// The end of the message: what it is not.
        problem: &'static str,
    },
    /// Neither a digit nor 0 for an empty cell.
    #[error("cell {cell}, counted from 0, has {digit} instead of a digit from 0 to 9")]
    Digit {
        /// What it is.
        digit: u8,
        /// The cell that has it.
        cell: usize,
    },
}

impl Puzzle {
    pub(crate) const fn from_digits_unchecked(digits: [u8; CELLS]) -> Puzzle {
        Puzzle(digits)
    }

    /// A puzzle from its digits row by row, 0 where empty.
    ///
    /// # Errors
    /// Names the first digit out of range.
    pub fn from_digits(digits: [u8; CELLS]) -> Result<Puzzle, PuzzleError> {
        match digits.iter().position(|&digit| digit > 9) {
            None => Ok(Puzzle(digits)),
            Some(cell) => Err(PuzzleError::Digit { digit: digits[cell], cell }),
        }
    }

    /// The digits row by row, 0 where empty.
    pub const fn digits(&self) -> &[u8; CELLS] {
        &self.0
    }

    /// The puzzle without a digit in this cell.
    pub fn without(mut self, cell: usize) -> Puzzle {
        self.0[cell] = 0;
        self
    }

    /// The puzzle with a digit, 1 to 9, in this cell.
    ///
    /// # Panics
    /// The digit is not from 1 to 9, or the cell is not below 81.
    pub fn with(mut self, cell: usize, digit: u8) -> Puzzle {
        assert!((1..=9).contains(&digit), "no digit from 1 to 9: {digit}");
        self.0[cell] = digit;
        self
    }

    /// The cells that are given.
    pub fn clues(&self) -> CellSet {
        (0..CELLS).filter(|&cell| self.0[cell] != 0).collect()
    }
}

/// Signs for an empty cell; the first is written, all are read. Whatever reads texts of cells asks
/// here.
pub const EMPTY_SIGNS: &str = ".0*_-xX?·";

/// Signs for an empty cell that people also draw lines with.
pub const DRAWN_SIGNS: &str = "_-";

/// Whether a sign is a digit from 1 to 9, or a sign for an empty cell.
pub const fn is_cell(sign: char) -> bool {
    matches!(sign, '1'..='9') || is_empty_sign(sign)
}

/// Whether a sign is one of [`EMPTY_SIGNS`]. This has to be fast, as it is called for each
/// character of a text.
const fn is_empty_sign(sign: char) -> bool {
    matches!(sign, '.' | '0' | '*' | '_' | '-' | 'x' | 'X' | '?' | '·')
}

/// What no character of a puzzle is.
const NO_CELL: &str = "neither a digit nor a sign for an empty cell (.0*_-xX?·)";

/// Reads a text of 81 cells: `put` takes each cell and its character, and says whether the cell can
/// have it. If not, `problem` is the end of the message: what the character is not.
#[inline(always)]
pub(crate) fn read_cells(
    text: &str,
    problem: &'static str,
    mut put: impl FnMut(usize, char) -> bool,
) -> Result<(), PuzzleError> {
    let length = if text.is_ascii() { text.len() } else { text.chars().count() };
    if length != CELLS {
        return Err(PuzzleError::Length(length));
    }
    for (cell, character) in text.chars().enumerate() {
        if !put(cell, character) {
            let (row, column) = (geometry::row(cell) + 1, geometry::column(cell) + 1);
            return Err(PuzzleError::Character { character, row, column, problem });
        }
    }
    Ok(())
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleError> {
        let mut digits = [0; CELLS];
        read_cells(text, NO_CELL, |cell, character| match character {
            '1'..='9' => {
                digits[cell] = character as u8 - b'0';
                true
            }
            sign => is_empty_sign(sign),
        })?;
        Ok(Puzzle(digits))
    }
}

/// The text of 81 digits, row by row: 0 is written `.`.
pub fn characters(digits: &[u8; CELLS]) -> [u8; CELLS] {
    let mut text = [0; CELLS];
    for cell in 0..CELLS {
        text[cell] = if digits[cell] == 0 { b'.' } else { b'0' + digits[cell] };
    }
    text
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(std::str::from_utf8(&characters(&self.0)).expect("digits and dots are ASCII"))
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;
    use itertools::Itertools;

    #[test]
    fn puzzles_round_trip() {
        let text =
            "070020000420501003509307400760000004008609300900000012004702106600803079000090040";
        let puzzle: Puzzle = text.parse().unwrap();
        assert_eq!(puzzle.to_string(), text.replace('0', "."));
        assert_eq!(puzzle.clues().len(), 34);
        assert_eq!(puzzle.to_string().parse::<Puzzle>().unwrap(), puzzle);
        for (text, error) in [(&text[1..], "80 characters"), (".", "1 character")] {
            let found = text.parse::<Puzzle>().unwrap_err().to_string();
            assert_eq!(found, format!("{error} instead of 81"));
        }
        for sign in EMPTY_SIGNS.chars() {
            assert_eq!(text.replace('0', &sign.to_string()).parse(), Ok(puzzle));
        }
        assert!(text.replacen('7', "o", 1).parse::<Puzzle>().is_err());
        let mut digits = *puzzle.digits();
        assert_eq!(Puzzle::from_digits(digits), Ok(puzzle));
        (digits[80], digits[3]) = (255, 10);
        let error = "cell 3, counted from 0, has 10 instead of a digit from 0 to 9";
        assert_eq!(Puzzle::from_digits(digits).unwrap_err().to_string(), error);
    }

    #[test]
    fn signs_for_empty_cells() {
        let all = ('\0'..='\u{FFFF}').filter(|&sign| is_empty_sign(sign));
        assert!(all.eq(EMPTY_SIGNS.chars().sorted()));
        assert!(NO_CELL.contains(EMPTY_SIGNS));
    }

    #[test]
    fn puzzle_of_a_grid_has_its_digits() {
        let grid: Grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
                .parse()
                .unwrap();
        let clues = [0, 17, 80].into_iter().collect();
        let puzzle = grid.puzzle(clues);
        assert_eq!(puzzle.clues(), clues);
        assert_eq!([puzzle.digits()[0], puzzle.digits()[17], puzzle.digits()[80]], [6, 6, 9]);
    }
}
