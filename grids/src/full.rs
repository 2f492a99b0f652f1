//! Full grids.

use super::geometry::{self, CELLS};
use super::{CellSet, Puzzle, PuzzleError};
use std::fmt;
use std::str::FromStr;

/// A full grid that obeys the Sudoku rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Grid([u8; CELLS]);

/// Why a text or an array of digits is not a grid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// The text is not even a puzzle.
    #[error(transparent)]
    Text(#[from] PuzzleError),
    /// Some cells are empty.
    #[error(
        "this is a puzzle of {clues} clues, not a full grid; `gridsieve solve --grids PUZZLE` prints \
         its solution"
    )]
    Puzzle {
        /// How many are not.
        clues: usize,
    },
    /// A character is not a digit from 0 to 9.
    #[error("cell {cell}, counted from 0, has {digit} instead of a digit from 1 to 9")]
    Digit {
        /// What it is.
        digit: u8,
        /// The cell that has it.
        cell: usize,
    },
    /// A row, column or box has a digit twice.
    #[error("{unit} {number} has the digit {digit} twice")]
    Repeated {
        /// `row`, `column` or `box`.
        unit: &'static str,
        /// Which one, from 1; boxes row by row.
        number: usize,
        /// The digit.
        digit: u8,
    },
}

impl Grid {
    /// A grid from its digits, 1 to 9, row by row.
    ///
    /// # Errors
    /// Names the first digit out of range, or the first row, column or box
    /// that has a digit twice.
    #[inline]
    pub fn from_digits(digits: [u8; CELLS]) -> Result<Grid, GridError> {
        if is_grid(&digits) { Ok(Grid(digits)) } else { Err(mistake(&digits)) }
    }

    /// A grid from digits that are known to be one: only debug builds check it.
    #[inline]
    pub fn from_valid_digits(digits: [u8; CELLS]) -> Grid {
        debug_assert!(Grid::from_digits(digits).is_ok());
        Grid(digits)
    }

    /// Makes it another grid, in place: copies of grids are slow to read right
    /// after they were written piece by piece. `write` writes all digits of a
    /// valid grid.
    #[inline]
    pub(crate) fn overwrite(&mut self, write: impl FnOnce(&mut [u8; CELLS])) {
        write(&mut self.0);
        debug_assert!(Grid::from_digits(self.0).is_ok());
    }

    /// The digits, 1 to 9, row by row.
    #[inline]
    pub const fn digits(&self) -> &[u8; CELLS] {
        &self.0
    }

    /// The digit of a cell, 1 to 9.
    #[inline]
    pub const fn digit(&self, cell: usize) -> u8 {
        self.0[cell]
    }

    /// The nine cells of a digit, 1 to 9.
    #[inline]
    pub fn cells_of(&self, digit: u8) -> CellSet {
        (0..CELLS).filter(|&cell| self.0[cell] == digit).collect()
    }

    /// The puzzle that gives these cells of the grid as clues.
    #[inline]
    pub fn puzzle(&self, clues: CellSet) -> Puzzle {
        let mut digits = [0; CELLS];
        for cell in clues.iter() {
            digits[cell] = self.0[cell];
        }
        Puzzle::from_digits_unchecked(digits)
    }
}

/// Whether each row, column and box has each digit from 1 to 9.
fn is_grid(digits: &[u8; CELLS]) -> bool {
    const ALL: u16 = 0b11_1111_1110;
    let (mut columns, mut least, mut large) = ([0; 9], ALL, 0);
    for band in digits.chunks_exact(27) {
        let mut boxes = [0; 3];
        for row in band.chunks_exact(9) {
            let mut all = 0;
            for (column, &digit) in row.iter().enumerate() {
                large |= digit & !15;
                let bit = 1 << (digit & 15);
                all |= bit;
                columns[column] |= bit;
                boxes[column / 3] |= bit;
            }
            least &= all;
        }
        least &= boxes[0] & boxes[1] & boxes[2];
    }
    // Nine digits are all of these only if none is another one.
    large == 0 && columns.iter().fold(least, |least, column| least & column) == ALL
}

/// The first thing that is wrong with digits that are no grid.
#[cold]
fn mistake(digits: &[u8; CELLS]) -> GridError {
    if let Some(cell) = digits.iter().position(|&digit| digit > 9) {
        return GridError::Digit { digit: digits[cell], cell };
    }
    let clues = digits.iter().filter(|&&digit| digit != 0).count();
    if clues < CELLS {
        return GridError::Puzzle { clues };
    }
    let (unit, number, digit) = repeated(digits).expect("the digits are no grid");
    GridError::Repeated { unit, number, digit }
}

/// The first row, column or box (from 1) that has a digit twice, and that digit. The digits are
/// from 1 to 9, and those of the first rows of a grid.
pub(crate) fn repeated(digits: &[u8]) -> Option<(&'static str, usize, u8)> {
    (0..27).find_map(|unit| {
        let mut seen = 0u16;
        let mut cells = geometry::unit(unit).iter().take_while(|&cell| cell < digits.len());
        let cell = cells.find(|&cell| {
            let bit = 1 << digits[cell];
            let is_seen = seen & bit != 0;
            seen |= bit;
            is_seen
        })?;
        Some((["row", "column", "box"][unit / 9], unit % 9 + 1, digits[cell]))
    })
}

impl FromStr for Grid {
    type Err = GridError;

    /// Reads 81 digits from 1 to 9, nothing else.
    fn from_str(text: &str) -> Result<Grid, GridError> {
        Grid::from_digits(*text.parse::<Puzzle>()?.digits())
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    #[test]
    fn grids_round_trip() {
        let grid: Grid = T.parse().unwrap();
        assert_eq!(grid.to_string(), T);
        assert!((1..=9).all(|digit| grid.cells_of(digit).len() == 9));
    }

    #[test]
    fn broken_grids_are_named() {
        let parse = |text: &str| text.parse::<Grid>().unwrap_err();
        assert_eq!(parse(&T[1..]).to_string(), "80 characters instead of 81");
        assert_eq!(parse("1").to_string(), "1 character instead of 81");
        assert_eq!(
            parse(&T.replacen('9', ".", 1)).to_string(),
            "this is a puzzle of 80 clues, not a full grid; `gridsieve solve --grids PUZZLE` prints its solution"
        );
        assert_eq!(parse(&T.replacen('6', "3", 1)).to_string(), "row 1 has the digit 3 twice");
        // The first two rows exchanged with rows 4 and 5: rows stay right, boxes do not.
        let swapped = format!("{}{}{}{}", &T[27..45], &T[18..27], &T[..18], &T[45..]);
        assert!(matches!(parse(&swapped), GridError::Repeated { unit: "box", .. }));
        // Two neighbours of a row exchanged: the first broken column is named.
        let columns = format!("963{}", &T[3..]);
        assert!(matches!(
            parse(&columns),
            GridError::Repeated { unit: "column", number: 1, digit: 9 }
        ));
    }

    /// Any single digit changed, to whatever a byte can be; any two exchanged.
    #[test]
    fn no_broken_grid_is_a_grid() {
        let grid: Grid = T.parse().unwrap();
        let mut digits = *grid.digits();
        for cell in 0..CELLS {
            for other in (0..=255).filter(|&other| other != grid.digit(cell)) {
                digits[cell] = other;
                let error = Grid::from_digits(digits).unwrap_err();
                let repeated = matches!(error, GridError::Repeated { .. });
                assert_eq!(repeated, (1..=9).contains(&other), "{cell} {other}");
            }
            digits[cell] = grid.digit(cell);
            for other in (0..cell).filter(|&other| digits[other] != digits[cell]) {
                let mut digits = digits;
                digits.swap(cell, other);
                let error = Grid::from_digits(digits).unwrap_err();
                assert!(matches!(error, GridError::Repeated { .. }), "{cell} {other}");
            }
        }
        assert_eq!(Grid::from_digits(digits), Ok(grid));
    }
}
