//! Chooses the candidate to try when propagation finds nothing more.

use super::board::{ALL, BOXES, Board, FIELD, WORDS};

/// Splits a board: a candidate of a cell stays alone there in the first part,
/// and is struck out in the second. A cell with two candidates is taken if
/// there is one.
pub fn split(board: &mut Board) -> Board {
    let (place, square) = open_cell(board);
    let fields = in_fields(1 << square);
    let mut words = [0, 9, 18].map(|first| first + place).into_iter();
    let word = words.find(|&word| board[word] & fields != 0).expect("the cell is open");
    let here = board[word] & fields;
    split_at(board, word, here & here.wrapping_neg())
}

/// A candidate, its word and bit, that is not known, if one of the open cells has one: of those with
/// two candidates, if there are any, or else of all. The first from some word on.
#[inline(always)]
pub fn unknown(board: &Board, known: &Board, from: usize) -> (usize, usize) {
    let (mut pairs, mut open) = ([0; 9], [0; 9]);
    for place in 0..9 {
        (pairs[place], open[place]) = open_cells(board, place);
    }
    let cells = if is_none(&pairs) { open } else { pairs };
    let (mut all, mut unknown) = ([0; WORDS], [0; WORDS]);
    for group in 0..3 {
        for place in 0..9 {
            let word = 9 * group + place;
            all[word] = board[word] & in_fields(cells[place]);
            unknown[word] = all[word] & !known[word];
        }
    }
    let of = if is_none(&unknown) { &all } else { &unknown };
    let word = (from..WORDS).chain(0..from).find(|&word| of[word] != 0).expect("a cell is open");
    (word, of[word].trailing_zeros() as usize)
}

/// Whether all words are zero. (A comparison of arrays would be a function call.)
#[inline(always)]
fn is_none(words: &[u32]) -> bool {
    words.iter().fold(0, |all, word| all | word) == 0
}

/// Splits a board at a candidate, which is one bit of a word.
#[inline(always)]
pub fn split_at(board: &mut Board, word: usize, bit: u32) -> Board {
    let mut other = *board;
    other[word] ^= bit;
    let fields = in_fields(1 << (bit.trailing_zeros() % FIELD));
    for here in [0, 9, 18].map(|first| first + word % 9) {
        board[here] &= !fields;
    }
    board[word] |= bit;
    other
}

/// The place and the box of a cell with two candidates, or else more.
fn open_cell(board: &Board) -> (usize, u32) {
    let mut found = None;
    for place in 0..9 {
        let (pair, open) = open_cells(board, place);
        if pair != 0 {
            return (place, pair.trailing_zeros());
        }
        if open != 0 {
            found = found.or(Some((place, open.trailing_zeros())));
        }
    }
    found.expect("what is filled is not split")
}

/// The boxes in whose cell at a place there are two candidates, and those in
/// which there are two or more.
#[inline(always)]
fn open_cells(board: &Board, place: usize) -> (u32, u32) {
    let [a, b, c] = [board[place], board[9 + place], board[18 + place]];
    let (one, two, three) = (a | b | c, a & b | (a | b) & c, a & b & c);
    let [[a, b, c], [d, e, f], [g, h, i]] = [one, two, three].map(fields);
    let two = d | e | f | a & b | (a | b) & c;
    let three = g | h | i | d & (b | c) | e & (a | c) | f & (a | b) | a & b & c;
    (two & !three, two)
}

/// The three digits' bits of a word.
#[inline(always)]
fn fields(x: u32) -> [u32; 3] {
    debug_assert!(x & !ALL == 0);
    [x & BOXES, x >> FIELD & BOXES, x >> (2 * FIELD)]
}

/// Boxes as bits of all three digits.
#[inline(always)]
fn in_fields(boxes: u32) -> u32 {
    boxes | boxes << FIELD | boxes << (2 * FIELD)
}
