//! Which candidate to try where nothing follows any more.

use super::board::{ALL, BOXES, Board, FIELD};

/// Splits a board: one candidate stays alone of its cell in the first part,
/// and is struck out in the second.
pub fn split(board: &mut Board) -> Board {
    let (place, square) = cell(board);
    let fields = (1 | 1 << FIELD | 1 << (2 * FIELD)) << square;
    let mut other = *board;
    let mut found = false;
    for group in 0..3 {
        let word = 9 * group + place;
        let here = board[word] & fields;
        let own = if found { 0 } else { here & here.wrapping_neg() };
        found |= own != 0;
        board[word] ^= here ^ own;
        other[word] ^= own;
    }
    other
}

/// A cell with two candidates if there is one, else with few: its place and box.
fn cell(board: &Board) -> (usize, u32) {
    let mut best = (0, 0, 4);
    for place in 0..9 {
        let [a, b, c] = [board[place], board[9 + place], board[18 + place]];
        let (one, two, three) = (a | b | c, a & b | (a | b) & c, a & b & c);
        let [o0, o1, o2] = fields(one);
        let [t0, t1, t2] = fields(two);
        let [h0, h1, h2] = fields(three);
        let two = t0 | t1 | t2 | o0 & o1 | (o0 | o1) & o2;
        let three = h0 | h1 | h2 | t0 & (o1 | o2) | t1 & (o0 | o2) | t2 & (o0 | o1) | o0 & o1 & o2;
        let pair = two & !three;
        if pair != 0 {
            return (place, pair.trailing_zeros());
        }
        if two != 0 && best.2 > 3 {
            best = (place, two.trailing_zeros(), 3);
        }
    }
    (best.0, best.1)
}

fn fields(x: u32) -> [u32; 3] {
    debug_assert!(x & !ALL == 0);
    [x & BOXES, x >> FIELD & BOXES, x >> (2 * FIELD)]
}
