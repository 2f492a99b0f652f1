//! One pass of propagation over many boards, one in each lane.
//!
//! ```text
//! for each digit
//!     a band takes it in three mini-rows, one of each row and of each box: strike
//!         the mini-rows that are in no such choice; the same with mini-columns
//!     alone: where it has one place left in a box
//! for each cell
//!     a digit that is alone in its box takes the cell: strike the others there
//!     the only digit of a cell: strike it in the other cells of the box
//! ```
//!
//! That covers naked and hidden singles and all interactions of boxes with
//! rows and columns. All of it is bit operations without a branch, so boards in
//! any state are treated side by side.

use super::board::{ALL, BOXES, FIELD, WORDS};
use gridsieve_kernels::{Lanes32, MOST_LANES_32, Token};

/// Boards side by side: word w of lane i is at `w * lanes + i`.
#[repr(align(64))]
pub struct Boards(pub [u32; WORDS * MOST_LANES_32]);

/// What a pass came to, a bit for each lane.
#[derive(Clone, Copy, Debug)]
pub struct Status {
    /// A digit has no place in a box, or a cell no digit.
    pub dead: u32,
    /// Lanes in which nothing was struck out.
    pub still: u32,
    /// Lanes in which each cell has at most one digit.
    pub filled: u32,
}

/// Bits of the boxes of stack 3.
const LAST_STACK: u32 = 0o444_444_444;
/// Bits of the boxes of stack 1.
const FIRST_STACK: u32 = 0o111_111_111;
/// Bits of the boxes of band 3.
const LAST_BAND: u32 = 0o700_700_700;
/// Bits of the boxes of band 1.
const FIRST_BAND: u32 = 0o007_007_007;

/// The places of each row of a box, and of each column.
const ROWS: [[usize; 3]; 3] = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
const COLUMNS: [[usize; 3]; 3] = [[0, 3, 6], [1, 4, 7], [2, 5, 8]];

/// A pass over all lanes. Loops, not closures: what is not inlined would be
/// compiled for no level, one call for each instruction.
#[inline(always)]
pub fn pass<T: Token>(token: T, boards: &mut Boards) -> Status {
    let lanes = T::Lanes32::COUNT;
    let all = T::Lanes32::splat(token, ALL);
    let boxes = T::Lanes32::splat(token, BOXES);
    let zero = T::Lanes32::splat(token, 0);
    let mut before = [zero; WORDS];
    for word in 0..WORDS {
        before[word] = T::Lanes32::load(token, &boards.0[word * lanes..]);
    }
    let mut x = before;
    let (mut missing, mut alone, mut crowded) = (zero, [zero; 3], [zero; 3]);
    for group in 0..3 {
        let mut own = [zero; 9];
        own.copy_from_slice(&x[9 * group..9 * group + 9]);
        strike::<T, FIRST_STACK, LAST_STACK, 1, 2>(token, &mut own, ROWS);
        strike::<T, FIRST_BAND, LAST_BAND, 3, 6>(token, &mut own, COLUMNS);
        x[9 * group..9 * group + 9].copy_from_slice(&own);
        let (once, twice) = tally(&own);
        missing = missing.or(all.and_not(once));
        alone[group] = once.and_not(twice);
        crowded[group] = twice;
    }
    let mut several = [zero; 9];
    let mut singles = [zero; 3];
    let (mut open, mut covered) = (zero, all);
    for place in 0..9 {
        let (a, b, c) = (x[place], x[9 + place], x[18 + place]);
        let (once, twice) = (a.any(b, c), a.majority(b, c));
        let (once_1, once_2) = turned(once);
        let twice = in_all_fields(twice).or(once.majority(once_1, once_2));
        covered = covered.and(once.any(once_1, once_2));
        open = open.or(twice);
        several[place] = twice;
        let taken = a.and(alone[0]).any(b.and(alone[1]), c.and(alone[2]));
        let taken = in_all_fields(taken);
        for group in 0..3 {
            let here = x[9 * group + place];
            singles[group] = singles[group].or(here.and_not(twice));
            x[9 * group + place] = here.and_not(taken.and_not(alone[group]));
        }
    }
    let mut changed = zero;
    for place in 0..9 {
        for group in 0..3 {
            let word = 9 * group + place;
            let own = x[word].and_not(singles[group].and(several[place]));
            own.store(&mut boards.0[word * lanes..]);
            changed = changed.or(own.xor(before[word]));
        }
    }
    // A digit that is the only one of two cells of a box strikes out neither,
    // but leaves too few digits for the others.
    let twin = singles[0].and(crowded[0]);
    let twin = twin.any(singles[1].and(crowded[1]), singles[2].and(crowded[2]));
    let every = !(!0 << lanes);
    let still = changed.zeros() & every;
    let lost = missing.or(boxes.and_not(covered));
    Status {
        dead: !lost.zeros() & every | !twin.zeros() & still,
        still,
        filled: open.and(boxes).zeros() & every,
    }
}

/// Strikes out mini-rows, or mini-columns: of the words, the places of a box, three lie in a line,
/// the same three in each box across. `FIRST` and `LAST` are the first and the last of three
/// boxes side by side, whose bits are `STEP` apart and `TWO_STEPS`.
#[inline(always)]
fn strike<T: Token, const FIRST: u32, const LAST: u32, const STEP: u32, const TWO_STEPS: u32>(
    token: T,
    x: &mut [T::Lanes32; 9],
    lines: [[usize; 3]; 3],
) {
    let last = T::Lanes32::splat(token, LAST);
    let first = T::Lanes32::splat(token, FIRST);
    // The line in the next box, and in the one after it.
    let (mut next, mut after) = ([last; 3], [last; 3]);
    for line in 0..3 {
        let [a, b, c] = lines[line];
        let own = x[a].any(x[b], x[c]);
        next[line] = last.select(own.shl::<TWO_STEPS>(), own.shr::<STEP>());
        after[line] = first.select(own.shr::<TWO_STEPS>(), own.shl::<STEP>());
    }
    for line in 0..3 {
        let keep = others(&next, &after, line);
        for place in lines[line] {
            x[place] = x[place].and(keep);
        }
    }
}

/// The boxes in which a line can have a digit because the two other boxes can
/// have it in the two other lines.
#[inline(always)]
fn others<V: Lanes32>(next: &[V; 3], after: &[V; 3], line: usize) -> V {
    let (i, j) = ((line + 1) % 3, (line + 2) % 3);
    next[i].and(after[j]).or(next[j].and(after[i]))
}

/// The bits that at least one of nine vectors has, and those that at least two have.
#[inline(always)]
fn tally<V: Lanes32>(x: &[V; 9]) -> (V, V) {
    let (a, d) = (x[0].any(x[1], x[2]), x[0].majority(x[1], x[2]));
    let (b, e) = (x[3].any(x[4], x[5]), x[3].majority(x[4], x[5]));
    let (c, f) = (x[6].any(x[7], x[8]), x[6].majority(x[7], x[8]));
    (a.any(b, c), d.any(e, f).or(a.majority(b, c)))
}

/// The three fields rotated by one place and by two. The bits above the fields are arbitrary.
#[inline(always)]
fn turned<V: Lanes32>(x: V) -> (V, V) {
    const TWO: u32 = 2 * FIELD;
    (x.shr::<FIELD>().or(x.shl::<TWO>()), x.shr::<TWO>().or(x.shl::<FIELD>()))
}

/// The OR of the three fields, in each of them. The bits above the fields are arbitrary.
#[inline(always)]
fn in_all_fields<V: Lanes32>(x: V) -> V {
    const TWO: u32 = 2 * FIELD;
    x.any(x.shr::<FIELD>(), x.shl::<FIELD>()).any(x.shr::<TWO>(), x.shl::<TWO>())
}
