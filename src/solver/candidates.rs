//! Candidate boards of the nine digits and their propagation, for [`super::known`].
//!
//! A set of cells is three *planes* of words: plane p has the columns p, 3 + p and 6 + p, so a
//! mini-row has one cell in each. In a word, each band has a field of 9 bits: bit 3·row + box. The
//! OR of the three planes is therefore the set of mini-rows. Rotating a field by one bit leads to
//! another box, rotating it by three bits to another row.
//!
//! Within a band a digit takes one mini-row of each box and of each row, so
//! its mini-rows are one of six permutations; a mini-row that is in none of
//! the permutations still possible is struck out. That covers hidden singles
//! in rows and boxes and all interactions between rows and boxes. Columns and
//! bands of a stack are treated in the same way. All of it is bit operations
//! on all digits at once: [`super::in_lanes`] and [`super::in_words`] do it.

use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Lanes32, MOST_LANES_32, Token, array, sums_of_sets};

/// A set of cells.
pub(super) type Planes = [u32; 3];

pub(super) const DIGITS: usize = 9;
/// Width of a band's field.
pub(super) const FIELD: u32 = 9;

/// A field's bits in the field of each band.
pub(super) const fn bands(bits: u32) -> u32 {
    bits | bits << FIELD | bits << (2 * FIELD)
}

/// All cells of a plane.
pub(super) const ALL: u32 = bands(0o777);
/// The boxes of a field's first row.
pub(super) const BOXES: u32 = bands(0o007);

/// The plane of a cell of the grid, and its bit there.
fn place(cell: usize) -> (usize, u32) {
    let (row, column) = (cell / 9, cell % 9);
    let bit = row / 3 * FIELD as usize + row % 3 * 3 + column / 3;
    (column % 3, 1 << bit)
}

/// The nine columns of a row, from their order in the grid to three for each
/// plane, nine bits apart.
const ROW_TO_PLANES: [u32; 512] =
    sums_of_sets(&[1, 1 << 9, 1 << 18, 1 << 1, 1 << 10, 1 << 19, 1 << 2, 1 << 11, 1 << 20]);

/// A cell set as planes.
#[inline]
pub(super) fn planes(cells: CellSet) -> Planes {
    let bits = cells.bits();
    let mut planes = [0; 3];
    for band in 0..3 {
        let cells = (bits >> (27 * band)) as usize;
        let row = |shift: u32| ROW_TO_PLANES[cells >> shift & 511];
        let band_planes = row(0) | row(9) << 3 | row(18) << 6;
        for plane in 0..3 {
            planes[plane] |= (band_planes >> (9 * plane) & 511) << (FIELD * band);
        }
    }
    planes
}

/// Planes as a cell set.
#[inline]
pub(super) fn cells(planes: Planes) -> CellSet {
    /// A bit of each box, three apart.
    const SPREAD: [u128; 8] = [0, 1, 8, 9, 64, 65, 72, 73];
    let mut bits = 0;
    for row in 0..9 {
        let shift = row / 3 * FIELD + row % 3 * 3;
        for (plane, word) in planes.iter().enumerate() {
            bits |= SPREAD[(word >> shift & 7) as usize] << (9 * row + plane as u32);
        }
    }
    CellSet::from_bits(bits)
}

/// For each plane the nine digits' words. Then come empty ones, so that a plane is a whole vector
/// of the widest level.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Digits(pub [[u32; MOST_LANES_32]; 3]);

/// The cells of a grid's digits.
pub(super) fn digits(grid: &Grid) -> Digits {
    let mut digits = [[0; MOST_LANES_32]; 3];
    for (cell, &digit) in grid.digits().iter().enumerate() {
        let (plane, bit) = place(cell);
        digits[plane][usize::from(digit) - 1] |= bit;
    }
    Digits(digits)
}

/// A set of cells as a whole vector: its planes, and empty words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct Vector(pub [u32; MOST_LANES_32]);

impl Vector {
    pub const EMPTY: Vector = Vector([0; MOST_LANES_32]);

    #[inline(always)]
    pub const fn new(cells: Planes) -> Vector {
        let mut words = [0; MOST_LANES_32];
        [words[0], words[1], words[2]] = cells;
        Vector(words)
    }

    #[inline(always)]
    pub fn planes(self) -> Planes {
        [self.0[0], self.0[1], self.0[2]]
    }
}

/// The cells in which each digit is possible.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    pub digits: Digits,
    /// Cells known to have one candidate, which is still to be struck out of
    /// their rows, columns and boxes.
    pub single: Vector,
}

/// What propagation came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Settled {
    /// A digit has no place left somewhere, or a cell no digit.
    Contradiction,
    /// Every cell has its digit.
    Complete,
    /// Propagation finds nothing more.
    Open,
}

/// One word for each digit in the places that vectors have.
const fn of_digits(word: u32) -> [u32; MOST_LANES_32] {
    let mut words = [0; MOST_LANES_32];
    let mut digit = 0;
    while digit < DIGITS {
        words[digit] = word;
        digit += 1;
    }
    words
}

/// All bits in one lane, none in the others: the place of a digit, or of a plane.
pub(super) const LANE: [[u32; MOST_LANES_32]; DIGITS] = {
    let mut own = [[0; MOST_LANES_32]; DIGITS];
    let mut digit = 0;
    while digit < DIGITS {
        own[digit][digit] = !0;
        digit += 1;
    }
    own
};

impl Candidates {
    /// Everything is possible.
    pub const ALL: Candidates =
        Candidates { digits: Digits([of_digits(ALL); 3]), single: Vector::EMPTY };

    /// The candidates when these cells are given with their digits in `grid`.
    #[inline(always)]
    pub fn with(&self, grid: &Digits, given: Planes) -> Candidates {
        let mut digits = self.digits;
        for plane in 0..3 {
            for (cells, own) in digits.0[plane].iter_mut().zip(&grid.0[plane]) {
                *cells &= own | !given[plane];
            }
        }
        Candidates { digits, single: Vector::new(given) }
    }

    /// The cells that have another digit than in `grid`, if all have one.
    #[inline(always)]
    pub fn changed(&self, grid: &Digits) -> Planes {
        array::from_fn(|plane| {
            let both = grid.0[plane].iter().zip(&self.digits.0[plane]);
            both.fold(0, |cells, (own, other)| cells | own & !other)
        })
    }

    /// Strikes out candidates until nothing more follows.
    #[inline(always)]
    pub fn settle<T: Token>(&mut self, token: T) -> Settled {
        if T::Lanes32::COUNT >= DIGITS {
            self.settle_in_lanes::<T::Lanes32>(token)
        } else {
            self.settle_in_words()
        }
    }

    /// The cells with exactly two candidates, and those with more.
    #[inline(always)]
    pub fn open_cells(&self) -> (Planes, Planes) {
        let (mut two, mut more) = ([0; 3], [0; 3]);
        for plane in 0..3 {
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for &cells in &self.digits.0[plane][..DIGITS] {
                thrice |= twice & cells;
                twice |= once & cells;
                once |= cells;
            }
            two[plane] = twice & !thrice;
            more[plane] = thrice;
        }
        (two, more)
    }

    /// The digit to guess in a cell: its own in the grid if it can stand there.
    #[inline(always)]
    pub fn guess(&self, own: usize, plane: usize, cell: u32) -> usize {
        let here = &self.digits.0[plane];
        if here[own] & cell != 0 {
            return own;
        }
        (0..DIGITS).find(|&digit| here[digit] & cell != 0).expect("an open cell has candidates")
    }

    // Whole vectors are changed, as they are read again soon: a word that was written by itself
    // would have to reach the memory first.

    /// Puts a digit into a cell.
    #[inline(always)]
    pub fn assign(&mut self, digit: usize, plane: usize, cell: u32) {
        for (cells, own) in self.digits.0[plane].iter_mut().zip(&LANE[digit]) {
            *cells &= own | !cell;
        }
        self.add_single(plane, cell);
    }

    /// Takes a digit out of a cell; `two`: the cell had two.
    #[inline(always)]
    pub fn exclude(&mut self, digit: usize, plane: usize, cell: u32, two: bool) {
        for (cells, own) in self.digits.0[plane].iter_mut().zip(&LANE[digit]) {
            *cells &= !(own & cell);
        }
        self.add_single(plane, if two { cell } else { 0 });
    }

    #[inline(always)]
    fn add_single(&mut self, plane: usize, cell: u32) {
        for (cells, own) in self.single.0.iter_mut().zip(&LANE[plane]) {
            *cells |= own & cell;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn planes_are_another_form_of_a_cell_set(bits: u128) {
            let set = CellSet::from_bits(bits);
            prop_assert_eq!(cells(planes(set)), set);
            for cell in 0..81 {
                let (plane, bit) = place(cell);
                prop_assert_eq!(planes(set)[plane] & bit != 0, set.contains(cell));
            }
        }
    }
}
