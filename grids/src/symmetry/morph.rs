//! Morphs: the symmetry operations of grids.

use super::orders::ORDERS;
#[cfg(test)]
use super::orders::line_orders;
use crate::geometry::{CELLS, cell_at};
use crate::{CellSet, Grid, Puzzle};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use std::fmt;
use std::str::FromStr;

/// An exchange of rows, columns, bands and stacks, with or without transposing,
/// and a renaming of the digits.
///
/// The image of a grid has at (r, c) what the grid, transposed first if so
/// said, has at (`rows[r]`, `columns[c]`), renamed. There are 3,359,232 ways to
/// move the cells, and 9! names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Morph {
    transposed: bool,
    rows: [u8; 9],
    columns: [u8; 9],
    /// The new name of each digit; 0, an empty cell, stays.
    digits: [u8; 10],
}

/// Whether each number below the length occurs exactly once.
fn is_permutation(numbers: &[u8]) -> bool {
    let seen = numbers
        .iter()
        .fold(0u16, |seen, &number| seen | 1u16.checked_shl(number.into()).unwrap_or(0));
    seen == (1 << numbers.len()) - 1
}

/// Whether lines of the same band stay in the same band.
fn keeps_bands(lines: &[u8; 9]) -> bool {
    is_permutation(lines)
        && lines.chunks(3).all(|band| band.iter().all(|line| line / 3 == band[0] / 3))
}

fn inverse_lines(lines: &[u8; 9]) -> [u8; 9] {
    let mut inverse = [0; 9];
    for (line, &source) in lines.iter().enumerate() {
        inverse[usize::from(source)] = line as u8;
    }
    inverse
}

impl Morph {
    /// The morph that changes nothing.
    pub const IDENTITY: Morph = Morph {
        transposed: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    };

    /// Rows become columns.
    pub const TRANSPOSITION: Morph = Morph { transposed: true, ..Morph::IDENTITY };

    /// A morph from its parts: for each row and column of the image the line of
    /// the original (transposed first if `transposed`), 0 to 8, and for each
    /// digit from 1 its new name. `None` if a line or a name is missing or
    /// lines of one band (or stack) would be torn apart.
    pub fn new(transposed: bool, rows: [u8; 9], columns: [u8; 9], names: [u8; 9]) -> Option<Morph> {
        let names_from_0 = names.map(|name| name.wrapping_sub(1));
        let sound = keeps_bands(&rows) && keeps_bands(&columns) && is_permutation(&names_from_0);
        let mut digits = [0; 10];
        digits[1..].copy_from_slice(&names);
        sound.then_some(Morph { transposed, rows, columns, digits })
    }

    /// One of all morphs, each equally likely.
    pub fn random(random: &mut impl Rng) -> Morph {
        let mut lines = || {
            let mut order = || ORDERS[random.random_range(0..6)];
            let (bands, within) = (order(), [order(), order(), order()]);
            std::array::from_fn(|line: usize| {
                let band = usize::from(bands[line / 3]);
                3 * band as u8 + within[band][line % 3]
            })
        };
        let (rows, columns) = (lines(), lines());
        let mut digits = Morph::IDENTITY.digits;
        digits[1..].shuffle(random);
        Morph { transposed: random.random(), rows, columns, digits }
    }

    /// The 3,359,232 morphs that leave the digits their names.
    #[cfg(test)]
    pub fn all_moves() -> impl Iterator<Item = Morph> {
        [false, true].into_iter().flat_map(|transposed| {
            line_orders().flat_map(move |rows| {
                line_orders().map(move |columns| Morph {
                    transposed,
                    rows,
                    columns,
                    ..Morph::IDENTITY
                })
            })
        })
    }

    /// Whether the grid is transposed first.
    pub const fn is_transposed(&self) -> bool {
        self.transposed
    }

    /// Rows, columns and new names of the digits 1 to 9, all counted from 1 as people do.
    pub fn lists(&self) -> [[u8; 9]; 3] {
        let digits = std::array::from_fn(|digit| self.digits[digit + 1]);
        [self.rows.map(|row| row + 1), self.columns.map(|column| column + 1), digits]
    }

    /// The cell of the original that comes to a cell of the image.
    pub const fn source(&self, cell: usize) -> usize {
        let (row, column) = (self.rows[cell / 9] as usize, self.columns[cell % 9] as usize);
        if self.transposed { cell_at(column, row) } else { cell_at(row, column) }
    }

    fn digits_of(&self, digits: &[u8; CELLS]) -> [u8; CELLS] {
        std::array::from_fn(|cell| self.digits[usize::from(digits[self.source(cell)])])
    }

    /// The image of a grid.
    pub fn grid(&self, grid: &Grid) -> Grid {
        Grid::from_valid_digits(self.digits_of(grid.digits()))
    }

    /// The image of a puzzle.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        Puzzle::from_digits_unchecked(self.digits_of(puzzle.digits()))
    }

    /// The image of a set of cells.
    pub fn cells(&self, cells: CellSet) -> CellSet {
        (0..CELLS).filter(|&cell| cells.contains(self.source(cell))).collect()
    }

    /// The morph that does what this one does, and then `next`.
    pub fn then(&self, next: &Morph) -> Morph {
        // The lines that the second one takes, as lines of the first one's original.
        let (rows, columns) =
            if next.transposed { (&self.columns, &self.rows) } else { (&self.rows, &self.columns) };
        Morph {
            transposed: self.transposed != next.transposed,
            rows: next.rows.map(|row| rows[usize::from(row)]),
            columns: next.columns.map(|column| columns[usize::from(column)]),
            digits: self.digits.map(|digit| next.digits[usize::from(digit)]),
        }
    }

    /// The morph that undoes this one.
    pub fn inverse(&self) -> Morph {
        let (rows, columns) = (inverse_lines(&self.rows), inverse_lines(&self.columns));
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        let mut digits = [0; 10];
        for (digit, &name) in self.digits.iter().enumerate() {
            digits[usize::from(name)] = digit as u8;
        }
        Morph { transposed: self.transposed, rows, columns, digits }
    }
}

/// The text form: `t` if the grid is transposed first; then `r` and the rows, `c` and the columns,
/// counted from 1, and `d` and the new names of the digits 1 to 9. `r123456789c123456789d123456789`
/// changes nothing.
impl fmt::Display for Morph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = [if self.transposed { "tr" } else { "r" }, "c", "d"];
        signs.into_iter().zip(self.lists()).try_for_each(|(sign, numbers)| {
            f.write_str(sign)?;
            numbers.iter().try_for_each(|number| write!(f, "{number}"))
        })
    }
}

/// The reason that a text does not have the form of a morph.
const NO_FORM: &str = "a map is r and nine rows, c and nine columns, d and nine digits, perhaps with a t before the r, \
     like tr312456789c123456789d987654321";

impl FromStr for Morph {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Morph, Self::Err> {
        let (transposed, text) = match text.strip_prefix('t') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let text: &[u8; 30] = text.as_bytes().try_into().map_err(|_| NO_FORM)?;
        let mut parts = [[0; 9]; 3];
        for (part, (list, sign)) in parts.iter_mut().zip(text.chunks(10).zip(*b"rcd")) {
            if list[0] != sign || !list[1..].iter().all(u8::is_ascii_digit) {
                return Err(NO_FORM);
            }
            // 0 is no line and no digit: it becomes 255.
            *part = std::array::from_fn(|i| (list[i + 1] - b'0').wrapping_sub(1));
        }
        let [rows, columns, digits] = parts;
        if !keeps_bands(&rows) {
            return Err("the rows are not 1 to 9, each once, with those of each band together");
        }
        if !keeps_bands(&columns) {
            return Err("the columns are not 1 to 9, each once, with those of each stack together");
        }
        let names = digits.map(|digit| digit.wrapping_add(1));
        Morph::new(transposed, rows, columns, names)
            .ok_or("the new digits are not 1 to 9, each once")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    fn any_morph() -> impl Strategy<Value = Morph> {
        any::<u64>().prop_map(|seed| Morph::random(&mut SmallRng::seed_from_u64(seed)))
    }

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    proptest! {
        #[test]
        fn morphs_form_a_group(a in any_morph(), b in any_morph(), cells: u128) {
            let grid: Grid = T.parse().unwrap();
            let image = a.grid(&grid);
            prop_assert!(Grid::from_digits(*image.digits()).is_ok());
            prop_assert_eq!(a.then(&b).grid(&grid), b.grid(&image));
            prop_assert_eq!(a.inverse().grid(&image), grid);
            prop_assert_eq!(a.then(&a.inverse()), Morph::IDENTITY);
            prop_assert_eq!(a.inverse().then(&a), Morph::IDENTITY);
            let cells = CellSet::from_bits(cells);
            let puzzle = grid.puzzle(cells);
            prop_assert_eq!(a.puzzle(&puzzle), image.puzzle(a.cells(cells)));
            let names = std::array::from_fn(|digit| a.digits[digit + 1]);
            prop_assert_eq!(Morph::new(a.transposed, a.rows, a.columns, names), Some(a));
            prop_assert_eq!(a.to_string().parse(), Ok(a));
        }
    }

    #[test]
    fn torn_bands_and_missing_names_are_refused() {
        let (lines, names) = ([0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(Morph::new(false, lines, lines, names), Some(Morph::IDENTITY));
        for bad in [[0, 1, 3, 2, 4, 5, 6, 7, 8], [0, 1, 1, 3, 4, 5, 6, 7, 8], [255; 9]] {
            assert_eq!(Morph::new(false, bad, lines, names), None);
            assert_eq!(Morph::new(true, lines, bad, names), None);
        }
        for bad in [[0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 1, 3, 4, 5, 6, 7, 8, 9], [16; 9]] {
            assert_eq!(Morph::new(false, lines, lines, bad), None);
        }
    }

    #[test]
    fn texts_of_morphs() {
        let identity = "r123456789c123456789d123456789";
        assert_eq!(Morph::IDENTITY.to_string(), identity);
        let text = "tr465213789c789123564d987654321";
        let morph: Morph = text.parse().unwrap();
        assert!(morph.is_transposed() && morph.rows[0] == 3 && morph.digits[1] == 9);
        assert_eq!(morph.to_string(), text);
        const ROWS: &str = "the rows are not 1 to 9, each once, with those of each band together";
        const COLUMNS: &str =
            "the columns are not 1 to 9, each once, with those of each stack together";
        const DIGITS: &str = "the new digits are not 1 to 9, each once";
        for (wrong, reason) in [
            ("", NO_FORM),
            ("123456789123456789123456789", NO_FORM),
            ("rr123456789c123456789d12345678", NO_FORM),
            ("r12345678xc123456789d123456789", NO_FORM),
            ("r123456789c123456789d12345678\u{e9}", NO_FORM),
            ("r123456789c123456789d123456789 ", NO_FORM),
            ("r143256789c123456789d123456789", ROWS),
            ("r023456789c123456789d123456789", ROWS),
            ("r123456789c123456787d123456789", COLUMNS),
            ("r123456789c123456789d123456780", DIGITS),
            ("r123456789c123456789d123456788", DIGITS),
        ] {
            assert_eq!(wrong.parse::<Morph>(), Err(reason), "{wrong}");
        }
    }

    #[test]
    fn there_are_so_many_moves() {
        assert_eq!(Morph::all_moves().count(), 3_359_232);
        assert_eq!(Morph::all_moves().next(), Some(Morph::IDENTITY));
    }
}
