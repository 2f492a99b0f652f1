//! Candidate boards of the nine digits and their propagation, for
//! [`super::known`] and [`super::two_bands`].
//!
//! A set of cells is three *planes* of words: plane p has the columns p, 3 + p
//! and 6 + p, so a mini-row has one cell in each. In a word, each band has a
//! field of 9 bits: bit 3·row + box. So the or of the three
//! planes is the set of mini-rows, and rotating a field by one bit or by three
//! goes to another box or to another row.
//!
//! Within a band a digit takes one mini-row of each box and of each row, so
//! its mini-rows are one of six permutations; a mini-row that is in none of
//! the permutations still possible is struck out. That covers hidden singles
//! in rows and boxes and all interactions between rows and boxes. Columns and
//! bands of a stack are treated in the same way. All of it is bit operations,
//! without a branch or a table: the digits are lanes of vectors.

use crate::grid::{CellSet, Grid};
use gridsieve_kernels::{Token, array};

/// A set of cells.
pub(super) type Planes = [u32; 3];

const DIGITS: usize = 9;
/// The digits that are lanes of vectors.
const LANES: usize = DIGITS - 1;

/// Width of a band's field.
const FIELD: u32 = 9;

/// A field's bits in the field of each band.
const fn bands(bits: u32) -> u32 {
    bits | bits << FIELD | bits << (2 * FIELD)
}

/// All cells of a plane.
const ALL: u32 = bands(0o777);
/// The boxes of a field's first row.
const BOXES: u32 = bands(0o007);

/// The plane of a cell of the grid, and its bit there.
fn place(cell: usize) -> (usize, u32) {
    let (row, column) = (cell / 9, cell % 9);
    let bit = row / 3 * FIELD as usize + row % 3 * 3 + column / 3;
    (column % 3, 1 << bit)
}

/// The nine columns of a row, from their order in the grid to three for each
/// plane, nine bits apart.
const ROW_TO_PLANES: [u32; 512] = {
    let mut table = [0; 512];
    let mut row = 0;
    while row < 512 {
        let mut column = 0;
        while column < 9 {
            if row >> column & 1 != 0 {
                table[row] |= 1 << (column % 3 * 9 + column / 3);
            }
            column += 1;
        }
        row += 1;
    }
    table
};

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

/// For each plane the nine digits' words.
pub(super) type Digits = [[u32; DIGITS]; 3];

/// The cells of a grid's digits.
pub(super) fn digits(grid: &Grid) -> Digits {
    let mut digits = [[0; DIGITS]; 3];
    for (cell, &digit) in grid.digits().iter().enumerate() {
        let (plane, bit) = place(cell);
        digits[plane][usize::from(digit) - 1] |= bit;
    }
    digits
}

/// Where each digit can stand.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    digits: Digits,
    /// Cells known to have one candidate, which is still to be struck out of
    /// their rows, columns and boxes.
    single: Planes,
}

/// What propagation came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Settled {
    /// A digit has no place left somewhere, or a cell no digit.
    Contradiction,
    /// Every cell has its digit.
    Complete,
    /// Nothing more follows.
    Open,
}

impl Candidates {
    /// Everything is possible.
    pub const ALL: Candidates = Candidates { digits: [[ALL; DIGITS]; 3], single: [0; 3] };

    /// With these cells given, as they are in `grid`.
    #[inline(always)]
    pub fn with(&self, grid: &Digits, given: Planes) -> Candidates {
        let mut digits = self.digits;
        for plane in 0..3 {
            for digit in 0..DIGITS {
                digits[plane][digit] &= grid[plane][digit] | !given[plane];
            }
        }
        Candidates { digits, single: given }
    }

    /// The cells that have another digit than in `grid`, if all have one.
    #[inline(always)]
    pub fn changed(&self, grid: &Digits) -> Planes {
        array::from_fn(|plane| {
            let lost = |digit: usize| grid[plane][digit] & !self.digits[plane][digit];
            (0..DIGITS).fold(0, |cells, digit| cells | lost(digit))
        })
    }

    /// Strikes out candidates until nothing more follows. The token is there
    /// to be compiled for its level.
    #[inline(always)]
    pub fn settle<T: Token>(&mut self, _: T) -> Settled {
        let mut pass =
            Pass { alone: [[0; LANES]; 3], ninth: [0; 3], taken: [0; 3], single: self.single };
        self.single = [0; 3];
        loop {
            let (mut changed, mut empty) = (0, false);
            // Eight digits are the lanes of vectors; the ninth is better off
            // with a table.
            for digit in 0..LANES {
                let alone = array::from_fn(|plane| pass.alone[plane][digit]);
                let struck = pass.strike(&mut self.digits, digit, alone, permutations);
                for plane in 0..3 {
                    pass.alone[plane][digit] = struck.alone[plane];
                }
                changed |= struck.out;
                empty |= struck.is_empty;
            }
            let struck = pass.strike(&mut self.digits, LANES, pass.ninth, permutations_by_table);
            pass.ninth = struck.alone;
            changed |= struck.out;
            let none = struck.is_empty;
            if empty || none {
                return Settled::Contradiction;
            }
            let (mut fresh, mut lost, mut covered, mut left) = (0, 0, ALL, 0);
            for plane in 0..3 {
                let alone = pass.alone[plane].iter();
                let taken = alone.fold(pass.ninth[plane], |taken, &cells| taken | cells);
                changed |= taken ^ pass.taken[plane];
                pass.taken[plane] = taken;
                left |= ALL & !taken;
                // A single digit that has not become alone in its row is in
                // the way of another one in the box.
                lost |= pass.single[plane] & !taken;
                let (one, two) = tally(&self.digits[plane]);
                covered &= one;
                pass.single[plane] = ALL & !two & !taken;
                fresh |= pass.single[plane];
            }
            if lost != 0 || covered != ALL {
                return Settled::Contradiction;
            }
            if left == 0 {
                return Settled::Complete;
            }
            if changed | fresh == 0 {
                return Settled::Open;
            }
        }
    }

    /// The cells with exactly two candidates, and those with more.
    #[inline(always)]
    pub fn open_cells(&self) -> (Planes, Planes) {
        let (mut two, mut more) = ([0; 3], [0; 3]);
        for plane in 0..3 {
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for &cells in &self.digits[plane] {
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
        let here = &self.digits[plane];
        if here[own] & cell != 0 {
            return own;
        }
        (0..DIGITS).find(|&digit| here[digit] & cell != 0).expect("an open cell has candidates")
    }

    /// Puts a digit into a cell.
    #[inline(always)]
    pub fn assign(&mut self, digit: usize, plane: usize, cell: u32) {
        let here = self.digits[plane][digit];
        self.digits[plane].iter_mut().for_each(|cells| *cells &= !cell);
        self.digits[plane][digit] = here;
        self.single[plane] |= cell;
    }

    /// Takes a digit out of a cell; `two`: the cell had two.
    #[inline(always)]
    pub fn exclude(&mut self, digit: usize, plane: usize, cell: u32, two: bool) {
        self.digits[plane][digit] &= !cell;
        if two {
            self.single[plane] |= cell;
        }
    }
}

/// Cells with one digit or more, and with two or more.
#[inline(always)]
fn tally(digits: &[u32; DIGITS]) -> (u32, u32) {
    // Two digits at a time.
    let pair = |i: usize| u64::from(digits[i]) | u64::from(digits[i + 1]) << 32;
    let [a, b, c, d] = [pair(0), pair(2), pair(4), pair(6)];
    let (ab, cd, last) = (a | b, c | d, digits[8]);
    let (one, two) = (ab | cd, a & b | c & d | ab & cd);
    let (low, high) = (one as u32, (one >> 32) as u32);
    let two = two as u32 | (two >> 32) as u32 | low & high | (low | high) & last;
    (low | high | last, two)
}

/// What a pass over the digits knows from the last one.
struct Pass {
    /// Where each of the first eight digits is alone in its row, and so in its box and column:
    /// whole vectors, so that what is written is read as it was.
    alone: [[u32; LANES]; 3],
    /// The same of the ninth.
    ninth: Planes,
    /// Where some digit is alone.
    taken: Planes,
    /// Other cells with one candidate.
    single: Planes,
}

/// What follows at once for a digit.
struct Struck {
    /// Where it is alone.
    alone: Planes,
    /// Cells struck out.
    out: u32,
    /// None is left.
    is_empty: bool,
}

impl Pass {
    /// Strikes out what follows at once for a digit, which was `alone` in some cells.
    #[inline(always)]
    fn strike(
        &self,
        digits: &mut Digits,
        digit: usize,
        alone: Planes,
        permutations: impl Fn(u32) -> u32,
    ) -> Struck {
        let before = [digits[0][digit], digits[1][digit], digits[2][digit]];
        let [mut x, mut y, mut z] = before;
        // A digit that is alone pushes the others out of the cell.
        x &= alone[0] | !self.taken[0];
        y &= alone[1] | !self.taken[1];
        z &= alone[2] | !self.taken[2];
        // The only digit of a cell goes from the rest of the box; what that
        // means for the row and the column follows below.
        let single = [x & self.single[0], y & self.single[1], z & self.single[2]];
        let boxes = whole_boxes(single[0] | single[1] | single[2]);
        x &= single[0] | !boxes;
        y &= single[1] | !boxes;
        z &= single[2] | !boxes;
        // The mini-rows of a band.
        let mini_rows = permutations(x | y | z);
        x &= mini_rows;
        y &= mini_rows;
        z &= mini_rows;
        // The columns of a stack.
        let [a, b, c] = columns([x, y, z]);
        x &= a;
        y &= b;
        z &= c;
        // Alone in the row: no other mini-row, and no other plane.
        let lone = mini_rows & !(next_box(mini_rows) | box_after(mini_rows));
        let alone = [x & lone & !(y | z), y & lone & !(x | z), z & lone & !(x | y)];
        digits[0][digit] = x;
        digits[1][digit] = y;
        digits[2][digit] = z;
        let out = (before[0] ^ x) | (before[1] ^ y) | (before[2] ^ z);
        Struck { alone, out, is_empty: x | y | z == 0 }
    }
}

/// The mini-rows that are in some permutation inside a set of mini-rows.
#[inline(always)]
const fn permutations(mini_rows: u32) -> u32 {
    let (a, b) = (next_box(mini_rows), box_after(mini_rows));
    // In the two other rows it has to take the two other boxes.
    mini_rows & (next_row(a) & row_after(b) | next_row(b) & row_after(a))
}

/// [`permutations`], for one digit alone.
#[inline(always)]
fn permutations_by_table(mini_rows: u32) -> u32 {
    const TABLE: [u16; 512] = {
        let mut table = [0; 512];
        let mut set = 0;
        while set < 512 {
            table[set as usize] = permutations(set) as u16;
            set += 1;
        }
        table
    };
    let band = |shift: u32| u32::from(TABLE[(mini_rows >> shift & 511) as usize]) << shift;
    band(0) | band(FIELD) | band(2 * FIELD)
}

/// For each plane the cells in whose columns the digit can stand: the bands of
/// a stack take its three columns in some order.
#[inline(always)]
fn columns([x, y, z]: Planes) -> Planes {
    let of = |cells: u32| cells | cells >> 3 | cells >> 6;
    let next = |columns: u32| columns >> FIELD | columns << (2 * FIELD);
    let after = |columns: u32| columns >> (2 * FIELD) | columns << FIELD;
    let [x, y, z] = [of(x), of(y), of(z)];
    let left = |own: u32, i: u32, j: u32| {
        let columns = own & (next(i) & after(j) | next(j) & after(i)) & BOXES;
        columns | columns << 3 | columns << 6
    };
    [left(x, y, z), left(y, z, x), left(z, x, y)]
}

/// All mini-rows of the boxes that have one of these.
#[inline(always)]
fn whole_boxes(mini_rows: u32) -> u32 {
    let boxes = (mini_rows | mini_rows >> 3 | mini_rows >> 6) & BOXES;
    boxes | boxes << 3 | boxes << 6
}

/// Brings each mini-row to the box before it, the first one to the last.
#[inline(always)]
const fn next_box(mini_rows: u32) -> u32 {
    mini_rows >> 1 & bands(0o333) | mini_rows << 2 & bands(0o444)
}

/// Brings each mini-row to the box after it, the last one to the first.
#[inline(always)]
const fn box_after(mini_rows: u32) -> u32 {
    mini_rows >> 2 & bands(0o111) | mini_rows << 1 & bands(0o666)
}

/// Brings each mini-row to the row before it, the first one to the last.
#[inline(always)]
const fn next_row(mini_rows: u32) -> u32 {
    mini_rows >> 3 & bands(0o077) | mini_rows << 6 & bands(0o700)
}

/// Brings each mini-row to the row after it, the last one to the first.
#[inline(always)]
const fn row_after(mini_rows: u32) -> u32 {
    mini_rows >> 6 & bands(0o007) | mini_rows << 3 & bands(0o770)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn permutations_are_those_of_the_rule() {
        const ORDERS: [[u32; 3]; 6] =
            [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        for set in 0..512 {
            let inside = ORDERS
                .map(|[a, b, c]| 1 << a | 8 << b | 64 << c)
                .into_iter()
                .filter(|permutation| permutation & !set == 0)
                .fold(0, |all, permutation| all | permutation);
            // Bands do not disturb each other.
            for (set, shift) in [(set | 0o111 << FIELD, 0), (set << FIELD | 0o124, FIELD)] {
                assert_eq!(permutations(set) >> shift & 511, inside);
                assert_eq!(permutations_by_table(set), permutations(set));
            }
        }
    }

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

        /// Digits that are cells of a plane once, twice or more often.
        #[test]
        fn tally_counts_up_to_two(digits: [u32; DIGITS], sparse: [u32; DIGITS]) {
            let digits: [u32; DIGITS] = std::array::from_fn(|i| digits[i] & sparse[i]);
            let (one, two) = tally(&digits);
            for bit in 0..32 {
                let count = digits.iter().filter(|cells| *cells >> bit & 1 != 0).count();
                prop_assert_eq!((one >> bit & 1 != 0, two >> bit & 1 != 0), (count > 0, count > 1));
            }
        }
    }
}
