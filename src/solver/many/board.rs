//! A board: the candidates that are left of a puzzle.
//!
//! 729 candidates (81 cells, 9 digits) are 27 words of 27 bits. The place in the box (row r, column
//! c) and the group g of three digits select the word; the digit in its group, the band and the
//! stack select the bit. Deductions inside a box combine whole words. Only deductions from box to
//! box, or from digit to digit of a group, have to move bits.

use crate::solver::clauses::Candidates;
use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{Puzzle, places};
use gridsieve_kernels::bits;

/// Words of a board.
pub const WORDS: usize = 27;

/// The cells in which each digit is possible: word `9 g + 3 r + c`, see the module.
pub type Board = [u32; WORDS];

/// All bits of a word.
pub const ALL: u32 = (1 << 27) - 1;

/// Bits of one digit: the nine boxes.
pub const BOXES: u32 = 0x1ff;

/// Bits of a digit, in its group.
pub const FIELD: u32 = 9;

/// The place in its box, 0 to 8, and the box's bit of each cell.
const PLACES: [(u8, u8); CELLS] = {
    let mut places = [(0, 0); CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let place = geometry::row(cell) % 3 * 3 + geometry::column(cell) % 3;
        places[cell] = (place as u8, geometry::box_of(cell) as u8);
        cell += 1;
    }
    places
};

/// The cell at a place of a box.
pub const fn cell(place: usize, square: usize) -> usize {
    let (row, column) = (square / 3 * 3 + place / 3, square % 3 * 3 + place % 3);
    geometry::cell_at(row, column)
}

/// The word and the bit of a digit, 1 to 9, in a cell.
pub fn candidate(cell: usize, digit: u8) -> (usize, u32) {
    let (place, square) = PLACES[cell];
    let digit = u32::from(digit - 1);
    (digit as usize / 3 * 9 + usize::from(place), 1 << (digit % 3 * FIELD + u32::from(square)))
}

/// The cell and the digit of a bit of a word.
pub fn clue(word: usize, bit: usize) -> (usize, u8) {
    let (place, first) = (word % 9, word / 9 * 3 + 1);
    (cell(place, bit % FIELD as usize), (first + bit / FIELD as usize) as u8)
}

/// The board of a puzzle: clues are alone in their cells, and in their boxes.
pub fn board(puzzle: &Puzzle) -> Board {
    let mut given = [0; 9];
    let mut own = [0; WORDS];
    for cell in clues(puzzle) {
        let (word, bit) = candidate(cell, puzzle.digits()[cell]);
        own[word] |= bit;
        let (place, square) = PLACES[cell];
        given[usize::from(place)] |= 1 << square;
    }
    let mut board = [0; WORDS];
    for group in 0..3 {
        let own: &[u32; 9] = own[9 * group..][..9].try_into().expect("nine words");
        let boxes = own.iter().fold(0, |boxes, own| boxes | own);
        for place in 0..9 {
            let given = given[place] * (1 | 1 << FIELD | 1 << (2 * FIELD));
            board[9 * group + place] = ALL & !given & !boxes | own[place];
        }
    }
    board
}

/// The cells that are given. Eight cells at a time are looked at: an empty cell
/// costs nothing, and nothing depends on which they are.
fn clues(puzzle: &Puzzle) -> impl Iterator<Item = usize> {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    let (chunks, last) = puzzle.digits().as_chunks::<8>();
    let mut given = u128::from(last[0] != 0) << 80;
    for (i, chunk) in chunks.iter().enumerate() {
        // Digits are below 128: the highest bit of a byte becomes "not 0", and
        // the product brings the eight of them together.
        let filled = (u64::from_le_bytes(*chunk) + BYTES * 0x7f) >> 7 & BYTES;
        given |= u128::from(filled.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
    }
    places(given)
}

/// The board that has these digits alone in their cells.
pub fn board_of(digits: &[u8; CELLS]) -> Board {
    let mut board = [0; WORDS];
    for (cell, &digit) in digits.iter().enumerate() {
        let (word, bit) = candidate(cell, digit);
        board[word] |= bit;
    }
    board
}

/// The candidates of each cell.
pub fn candidates(board: &Board) -> Candidates {
    let mut candidates = [0; CELLS];
    for (word, &here) in board.iter().enumerate() {
        for bit in bits(here) {
            let (cell, digit) = clue(word, bit);
            candidates[cell] |= 1 << (digit - 1);
        }
    }
    candidates
}

/// The digits of a board that has one candidate in each cell.
pub fn digits(board: &Board) -> [u8; CELLS] {
    let mut digits = [0; CELLS];
    for (word, &candidates) in board.iter().enumerate() {
        for bit in bits(candidates) {
            let (cell, digit) = clue(word, bit);
            digits[cell] = digit;
        }
    }
    digits
}
