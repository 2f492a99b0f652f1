//! Candidate bitboards and their propagation, for [`super::known`].
//!
//! For each digit, three words of 27 bits (one a band, row by row) hold the
//! cells where it can still stand. Within a band a digit takes one mini-row of
//! each box and of each row, so its mini-rows are one of six permutations; a
//! mini-row that is in none of the permutations still possible is struck out.
//! That one lookup covers hidden singles in rows and boxes and all
//! interactions between rows and boxes. Columns and stacks are treated in the
//! same way. Cells with one candidate complete the propagation.

use crate::grid::{CellSet, Grid};

const BAND: u32 = (1 << 27) - 1;

/// For each set of mini-rows (bit 3·row + box), the union of the permutations
/// inside it: a mini-row of every row in every box.
const PERMUTATIONS: [u16; 512] = {
    const ORDERS: [[u32; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut i = 0;
        while i < 6 {
            let order = ORDERS[i];
            let permutation = 1 << order[0] | 8 << order[1] | 64 << order[2];
            if permutation & !set == 0 {
                table[set as usize] |= permutation;
            }
            i += 1;
        }
        set += 1;
    }
    table
};

/// For each set of columns of a row (9 bits), the mini-rows that it touches.
const TOUCHED: [u8; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut mini = 0;
        while mini < 3 {
            table[set] |= ((set >> (3 * mini) & 7 != 0) as u8) << mini;
            mini += 1;
        }
        set += 1;
    }
    table
};

/// For each set of nine mini-rows of a band, its cells.
const MINI_ROW_CELLS: [u32; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut mini = 0;
        while mini < 9 {
            if set >> mini & 1 != 0 {
                table[set] |= 7 << (3 * mini);
            }
            mini += 1;
        }
        set += 1;
    }
    table
};

/// For each cell of a band, the cells of the band outside its row and box, and
/// the cell itself: where its digit can be when it stands there.
const KEEP: [u32; 27] = {
    let mut table = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        let mut other = 0;
        while other < 27 {
            let row = cell / 9 == other / 9;
            let stack = cell % 9 / 3 == other % 9 / 3;
            if cell == other || !(row || stack) {
                table[cell] |= 1 << other;
            }
            other += 1;
        }
        cell += 1;
    }
    table
};

/// One digit's cells: a word of 27 bits for each band. The fourth word is
/// unused and zero; it makes a board one vector.
pub(super) type Board = [u32; 4];

/// The digits excluded each other somewhere: no completion.
#[derive(Debug)]
pub(super) struct Contradiction;

/// Where each digit (0 to 8) can stand.
#[derive(Clone, Copy)]
pub(super) struct Candidates {
    pub digits: [Board; 9],
    /// Boards as they were when nothing more followed from them alone.
    settled: [Board; 9],
    /// Cells whose digit has been struck out of their peers.
    placed: Board,
}

/// Cells by their number of candidates.
pub(super) struct Tally {
    /// Cells with two or more candidates.
    open: Board,
    /// Cells with exactly two.
    two: Board,
}

/// The nine boards of a grid's digits.
pub(super) fn boards(grid: &Grid) -> [Board; 9] {
    let mut digits = [[0; 4]; 9];
    for (cell, &digit) in grid.digits().iter().enumerate() {
        digits[usize::from(digit) - 1][cell / 27] |= 1 << (cell % 27);
    }
    digits
}

/// A cell set as a board.
pub(super) fn board(cells: CellSet) -> Board {
    let bits = cells.bits();
    [bits as u32 & BAND, (bits >> 27) as u32 & BAND, (bits >> 54) as u32 & BAND, 0]
}

/// A board as a cell set.
pub(super) fn cells(board: Board) -> CellSet {
    let [a, b, c, _] = board.map(u128::from);
    CellSet::from_bits(a | b << 27 | c << 54)
}

fn zip(a: Board, b: Board, f: impl Fn(u32, u32) -> u32) -> Board {
    std::array::from_fn(|band| f(a[band], b[band]))
}

/// The cells that are alone in their row on a board that has one in each row.
fn alone_in_row(board: Board) -> Board {
    const FIRST: u32 = 1 | 1 << 9 | 1 << 18;
    const LAST: u32 = FIRST << 8;
    board.map(|cells| {
        // Without its first cell a row with one cell is empty: no borrow
        // crosses rows, since none is empty before.
        let more = cells & cells.wrapping_sub(FIRST);
        let rows_with_more = ((more & !LAST).wrapping_add(!LAST & BAND) | more) & LAST;
        let single = !rows_with_more & LAST;
        cells & (single | single.wrapping_sub(single >> 8))
    })
}

impl Candidates {
    /// Everything is possible, except what the given cells exclude: `given`
    /// has for each digit the cells where it is given.
    pub fn new(given: &[Board; 9]) -> Candidates {
        let taken = given.iter().fold([0; 4], |taken, &board| zip(taken, board, |a, b| a | b));
        let free = [BAND & !taken[0], BAND & !taken[1], BAND & !taken[2], 0];
        Candidates {
            digits: given.map(|board| zip(board, free, |a, b| a | b)),
            settled: [[0; 4]; 9],
            placed: [0; 4],
        }
    }

    /// Strikes out candidates until nothing more follows.
    ///
    /// # Errors
    /// A digit has no place left in a row, column or box, or a cell no digit.
    pub fn propagate(&mut self) -> Result<Tally, Contradiction> {
        loop {
            for (board, settled) in self.digits.iter_mut().zip(&mut self.settled) {
                while *board != *settled {
                    *settled = *board;
                    place_digit(board)?;
                }
            }
            // Digits alone in a row push all others out of that cell.
            let alone = self.digits.map(alone_in_row);
            let pushed = alone.iter().fold([0; 4], |all, &cells| zip(all, cells, |a, b| a | b));
            let (mut one, mut two, mut three) = ([0; 4], [0; 4], [0; 4]);
            for (board, alone) in self.digits.iter_mut().zip(alone) {
                *board = std::array::from_fn(|band| board[band] & (!pushed[band] | alone[band]));
                three = std::array::from_fn(|band| three[band] | two[band] & board[band]);
                two = std::array::from_fn(|band| two[band] | one[band] & board[band]);
                one = zip(one, *board, |a, b| a | b);
            }
            if one != [BAND, BAND, BAND, 0] {
                return Err(Contradiction);
            }
            // The only digit of a cell is struck out of the cell's peers; one
            // alone in its row has none there any more.
            self.placed = zip(self.placed, pushed, |a, b| a | b);
            for band in 0..3 {
                let mut fresh = !two[band] & !self.placed[band] & BAND;
                self.placed[band] |= fresh;
                while fresh != 0 {
                    let bit = fresh & fresh.wrapping_neg();
                    fresh ^= bit;
                    // None is left when a cell just treated took the same digit.
                    let digit = (0..9)
                        .find(|&digit| self.digits[digit][band] & bit != 0)
                        .ok_or(Contradiction)?;
                    self.strike_peers(digit, band, bit);
                }
            }
            if self.digits == self.settled {
                return Ok(Tally { open: two, two: zip(two, three, |two, three| two & !three) });
            }
        }
    }

    /// A digit stands in a cell: strikes it out of the cell's peers.
    fn strike_peers(&mut self, digit: usize, band: usize, bit: u32) {
        let cell = bit.trailing_zeros() as usize;
        let column = (1 | 1 << 9 | 1 << 18) << (cell % 9);
        for (other, board) in self.digits[digit].iter_mut().enumerate() {
            *board &= if other == band { KEEP[cell] } else { !column };
        }
    }

    /// Puts a digit into a cell.
    pub fn assign(&mut self, digit: usize, band: usize, bit: u32) {
        for board in &mut self.digits {
            board[band] &= !bit;
        }
        self.digits[digit][band] |= bit;
        self.strike_peers(digit, band, bit);
    }

    /// Takes a candidate out of a cell.
    pub fn exclude(&mut self, digit: usize, band: usize, bit: u32) {
        self.digits[digit][band] &= !bit;
    }

    /// Any completion: the digits' boards.
    pub fn any_completion(mut self) -> Option<[Board; 9]> {
        let tally = self.propagate().ok()?;
        let Some((band, bit)) = tally.branch_cell() else {
            return Some(self.digits);
        };
        for digit in 0..9 {
            if self.digits[digit][band] & bit != 0 {
                let mut child = self;
                child.assign(digit, band, bit);
                if let Some(completion) = child.any_completion() {
                    return Some(completion);
                }
            }
        }
        None
    }
}

impl Tally {
    /// The cell to guess in: one with two candidates if there is one; `None`
    /// when every cell has its digit.
    pub fn branch_cell(&self) -> Option<(usize, u32)> {
        for cells in [&self.two, &self.open] {
            if let Some(band) = (0..3).find(|&band| cells[band] != 0) {
                return Some((band, cells[band] & cells[band].wrapping_neg()));
            }
        }
        None
    }
}

/// Strikes out of one digit's board what no permutation of mini-rows, or of
/// the same three cells of columns, allows.
fn place_digit(board: &mut Board) -> Result<(), Contradiction> {
    let mut columns = [0u32; 3];
    for (cells, columns) in board[..3].iter_mut().zip(&mut columns) {
        let bits = *cells as usize;
        let mini_rows = usize::from(TOUCHED[bits & 511])
            | usize::from(TOUCHED[bits >> 9 & 511]) << 3
            | usize::from(TOUCHED[bits >> 18]) << 6;
        let allowed = PERMUTATIONS[mini_rows];
        if allowed == 0 {
            return Err(Contradiction);
        }
        *cells &= MINI_ROW_CELLS[usize::from(allowed)];
        *columns = (*cells | *cells >> 9 | *cells >> 18) & 511;
    }
    // A stack's columns take the bands in one of six orders.
    let mut allowed_columns = [0u32; 3];
    for stack in 0..3 {
        let set = columns.map(|columns| columns >> (3 * stack) & 7);
        let allowed = PERMUTATIONS[(set[0] | set[1] << 3 | set[2] << 6) as usize];
        if allowed == 0 {
            return Err(Contradiction);
        }
        for (band, columns) in allowed_columns.iter_mut().enumerate() {
            *columns |= (u32::from(allowed) >> (3 * band) & 7) << (3 * stack);
        }
    }
    for (cells, columns) in board[..3].iter_mut().zip(allowed_columns) {
        *cells &= columns | columns << 9 | columns << 18;
    }
    Ok(())
}
