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
use gridsieve_kernels::{Lanes32, Token};

/// The most lanes of any level.
pub const MOST_LANES: usize = 16;

/// Boards side by side: word w of lane i is at `w * lanes + i`.
#[repr(align(64))]
pub struct Boards(pub [u32; WORDS * MOST_LANES]);

/// What a pass came to, a bit for each lane.
#[derive(Clone, Copy, Debug)]
pub struct Status {
    /// A digit has no place in a box, or a cell no digit.
    pub dead: u32,
    /// Nothing was struck out.
    pub still: u32,
    /// Each cell has at most one digit.
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

/// A pass over all lanes.
#[inline(always)]
pub fn pass<T: Token>(token: T, boards: &mut Boards) -> Status {
    let lanes = T::Lanes32::COUNT;
    let splat = |word| T::Lanes32::splat(token, word);
    let all = splat(ALL);
    let zero = splat(0);
    let mut x = [zero; WORDS];
    let before: [T::Lanes32; WORDS] =
        std::array::from_fn(|word| T::Lanes32::load(token, &boards.0[word * lanes..]));
    let (mut missing, mut alone) = (zero, [zero; 3]);
    let mut crowded = [zero; 3];
    for group in 0..3 {
        let own: [T::Lanes32; 9] = std::array::from_fn(|place| before[9 * group + place]);
        let own = strike_columns(token, strike_rows(token, own));
        x[9 * group..][..9].copy_from_slice(&own);
        let (once, twice) = tally(own);
        missing = missing.or(all.and_not(once));
        alone[group] = once.and_not(twice);
        crowded[group] = twice;
    }
    let mut several = [zero; 9];
    let mut singles = [zero; 3];
    let (mut open, mut covered) = (zero, all);
    for place in 0..9 {
        let [a, b, c] = [x[place], x[9 + place], x[18 + place]];
        let (once, twice) = (a.any(b, c), a.majority(b, c));
        let [once_1, once_2] = turned(once);
        let twice = in_all_fields(twice).or(once.majority(once_1, once_2));
        covered = covered.and(once.any(once_1, once_2));
        open = open.or(twice);
        several[place] = twice;
        let taken = in_all_fields(a.and(alone[0]).any(b.and(alone[1]), c.and(alone[2])));
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
    let twin =
        singles[0].and(crowded[0]).any(singles[1].and(crowded[1]), singles[2].and(crowded[2]));
    let every = !(!0 << lanes);
    let still = changed.zeros() & every;
    let twin = !twin.zeros() & still;
    let uncovered = splat(BOXES).and_not(covered);
    Status {
        dead: !missing.or(uncovered).zeros() & every | twin,
        still,
        filled: open.and(splat(BOXES)).zeros() & every,
    }
}

/// Strikes out mini-rows: words are the places of a box.
#[inline(always)]
fn strike_rows<T: Token>(token: T, x: [T::Lanes32; 9]) -> [T::Lanes32; 9] {
    let splat = |word| T::Lanes32::splat(token, word);
    let (last, first) = (splat(LAST_STACK), splat(FIRST_STACK));
    // The mini-rows of each row, and those of the boxes to the right.
    let own = [0, 1, 2].map(|row| x[3 * row].any(x[3 * row + 1], x[3 * row + 2]));
    let next = own.map(|m| last.select(m.shl::<2>(), m.shr::<1>()));
    let after = own.map(|m| first.select(m.shr::<2>(), m.shl::<1>()));
    let keep = others(next, after);
    std::array::from_fn(|place| x[place].and(keep[place / 3]))
}

/// The same of mini-columns.
#[inline(always)]
fn strike_columns<T: Token>(token: T, x: [T::Lanes32; 9]) -> [T::Lanes32; 9] {
    let splat = |word| T::Lanes32::splat(token, word);
    let (last, first) = (splat(LAST_BAND), splat(FIRST_BAND));
    let own = [0, 1, 2].map(|column| x[column].any(x[3 + column], x[6 + column]));
    let next = own.map(|m| last.select(m.shl::<6>(), m.shr::<3>()));
    let after = own.map(|m| first.select(m.shr::<6>(), m.shl::<3>()));
    let keep = others(next, after);
    std::array::from_fn(|place| x[place].and(keep[place % 3]))
}

/// The boxes in which a line can have a digit because the two other boxes can
/// have it in the two other lines.
#[inline(always)]
fn others<V: Lanes32>(next: [V; 3], after: [V; 3]) -> [V; 3] {
    [(1, 2), (2, 0), (0, 1)].map(|(i, j)| next[i].and(after[j]).or(next[j].and(after[i])))
}

/// Where one of nine has a bit, and where two have.
#[inline(always)]
fn tally<V: Lanes32>(x: [V; 9]) -> (V, V) {
    let once = [0, 3, 6].map(|i| x[i].any(x[i + 1], x[i + 2]));
    let twice = [0, 3, 6].map(|i| x[i].majority(x[i + 1], x[i + 2]));
    let [a, b, c] = once;
    let [d, e, f] = twice;
    (a.any(b, c), d.any(e, f).or(a.majority(b, c)))
}

/// The three fields turned by one place and by two. Above them is rubbish.
#[inline(always)]
fn turned<V: Lanes32>(x: V) -> [V; 2] {
    const TWO: u32 = 2 * FIELD;
    [x.shr::<FIELD>().or(x.shl::<TWO>()), x.shr::<TWO>().or(x.shl::<FIELD>())]
}

/// What one of the three fields has, in all of them. Above them is rubbish.
#[inline(always)]
fn in_all_fields<V: Lanes32>(x: V) -> V {
    const TWO: u32 = 2 * FIELD;
    x.any(x.shr::<FIELD>(), x.shl::<FIELD>()).any(x.shr::<TWO>(), x.shl::<TWO>())
}
