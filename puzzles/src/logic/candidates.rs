//! The grid of candidates.

use gridsieve_grids::geometry::{CELLS, UNITS_OF, column, row, unit};
use gridsieve_grids::{CellSet, Puzzle};
use itertools::Itertools;
use std::fmt;

/// Digits as bits: bit d - 1 stands for digit d.
pub type Digits = u16;

/// For each cell a digit, or what can still stand there.
///
/// A fixed cell has no candidates, and a cell with one candidate is not fixed before a step fixes
/// it; both follow the toolbox (see `logic`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    fixed: [u8; CELLS],
    left: [Digits; CELLS],
}

impl Candidates {
    /// The digits that are not given in the row, column or box of each cell.
    pub fn new(puzzle: &Puzzle) -> Candidates {
        let mut candidates = Candidates { fixed: [0; CELLS], left: [0x1ff; CELLS] };
        for cell in puzzle.clues().iter() {
            candidates.fix(cell, puzzle.digits()[cell]);
        }
        candidates
    }

    /// Any candidates, of cells that are not fixed.
    #[cfg(test)]
    pub fn from_digits(left: [Digits; CELLS]) -> Candidates {
        Candidates { fixed: [0; CELLS], left }
    }

    /// The candidates of a cell, as bits; none if it is fixed.
    pub fn of_cell(&self, cell: usize) -> Digits {
        self.left[cell]
    }

    /// The digits that are fixed; 0 for other cells.
    pub fn digits(&self) -> &[u8; CELLS] {
        &self.fixed
    }

    /// The cells that have a digit, 1 to 9, as a candidate.
    pub fn cells(&self, digit: u8) -> CellSet {
        (0..CELLS).filter(|&cell| self.left[cell] >> (digit - 1) & 1 != 0).collect()
    }

    /// The cells of a unit that are not fixed.
    pub fn unfixed(&self, of: usize) -> Vec<usize> {
        unit(of).iter().filter(|&cell| self.fixed[cell] == 0).collect()
    }

    /// Whether every cell is fixed.
    pub fn is_complete(&self) -> bool {
        !self.fixed.contains(&0)
    }

    /// Whether a cell that is not fixed has no candidates left.
    pub fn is_contradiction(&self) -> bool {
        (0..CELLS).any(|cell| self.fixed[cell] == 0 && self.left[cell] == 0)
    }

    /// Gives a cell its digit, which goes from the cells that see it.
    pub fn fix(&mut self, cell: usize, digit: u8) {
        self.fixed[cell] = digit;
        self.left[cell] = 0;
        for seen in peers(cell).iter() {
            self.left[seen] &= !(1 << (digit - 1));
        }
    }

    /// Strikes a candidate out; was it there?
    pub fn remove(&mut self, cell: usize, digit: u8) -> bool {
        let bit = 1 << (digit - 1);
        let was = self.left[cell] & bit != 0;
        self.left[cell] &= !bit;
        was
    }
}

/// The cells that share a row, column or box with a cell, without itself.
pub fn peers(cell: usize) -> CellSet {
    UNITS_OF[cell].into_iter().map(unit).fold(CellSet::EMPTY, |all, unit| all | unit)
        - CellSet::single(cell)
}

/// The digits of a set of bits, ascending.
pub fn digits(set: Digits) -> impl Iterator<Item = u8> + Clone {
    (1..=9).filter(move |digit| set >> (digit - 1) & 1 != 0)
}

/// What users call a unit.
pub fn unit_name(unit: usize) -> String {
    format!("{} {}", ["row", "column", "box"][unit / 9], unit % 9 + 1)
}

/// What users call a cell.
pub fn cell_name(cell: usize) -> String {
    format!("r{}c{}", row(cell) + 1, column(cell) + 1)
}

/// What users call some cells.
pub fn cell_names(cells: impl IntoIterator<Item = usize>) -> String {
    cells.into_iter().map(cell_name).join(", ")
}

/// What users call a set of digits.
pub fn digit_names(set: Digits) -> String {
    format!("{{{}}}", digits(set).format(","))
}

/// Nine lines: fixed digits, and candidates in braces.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |cell: usize| match self.fixed[cell] {
            0 => format!("{{{}}}", digits(self.left[cell]).format("")),
            digit => digit.to_string(),
        };
        let width = |column| (0..9).map(|row| text(9 * row + column).len()).max().unwrap_or(0);
        let widths: [usize; 9] = std::array::from_fn(width);
        let rule = |columns: &[usize]| "-".repeat(columns.iter().sum::<usize>() + 2);
        for row in 0..9 {
            if row == 3 || row == 6 {
                let [a, b, c] = [0, 3, 6].map(|first| rule(&widths[first..first + 3]));
                writeln!(f, "{a}-+-{b}-+-{c}")?;
            }
            let mut line = String::new();
            for column in 0..9 {
                line += match column {
                    0 => "",
                    3 | 6 => " | ",
                    _ => " ",
                };
                line += &format!("{:<1$}", text(9 * row + column), widths[column]);
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
