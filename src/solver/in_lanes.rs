//! Propagation on a board, where a vector has a lane for each digit.

use super::candidates::{ALL, BOXES, Candidates, DIGITS, FIELD, Settled, Vector, bands};
use gridsieve_kernels::Lanes32;

/// All cells.
const ALL_PLANES: Vector = Vector::new([ALL; 3]);

impl Candidates {
    /// Strikes out candidates until nothing more follows, and comes to the same board as
    /// [`settle_in_words`](Candidates::settle_in_words).
    #[inline(always)]
    pub(super) fn settle_in_lanes<L: Lanes32>(&mut self, token: L::Token) -> Settled {
        /// The lanes of digits.
        const OF_DIGITS: u32 = (1 << DIGITS) - 1;
        // A lane for each plane.
        let mut single = L::load(token, &self.single.0);
        let all = L::load(token, &ALL_PLANES.0);
        let none = L::splat(token, 0);
        // Cells where no digit is alone.
        let mut left = all;
        let mut x = [none; 3];
        for plane in 0..3 {
            x[plane] = L::load(token, &self.digits.0[plane]);
        }
        let mut alone = [none; 3];
        let settled = loop {
            let before = x;
            strike(token, &mut x, &mut alone, left, single);
            let out = before[0].xor(x[0]).any(before[1].xor(x[1]), before[2].xor(x[2]));
            let taken = L::across(token, alone).0;
            let (one, two) = L::across(token, x);
            let now_left = all.and_not(taken);
            let fresh = now_left.and_not(two);
            // A single digit that has not become alone in its row is in the way of another one
            // in the box.
            let wrong = all.and_not(one).or(single.and_not(taken));
            let changed = out.any(left.xor(now_left), fresh);
            (left, single) = (now_left, fresh);
            let empty = x[0].any(x[1], x[2]).zeros() & OF_DIGITS != 0;
            if empty || !is_zero(wrong) {
                break Settled::Contradiction;
            }
            if is_zero(left) {
                break Settled::Complete;
            }
            if is_zero(changed) {
                break Settled::Open;
            }
        };
        for plane in 0..3 {
            x[plane].store(&mut self.digits.0[plane]);
        }
        self.single = Vector::EMPTY;
        settled
    }
}

#[inline(always)]
fn is_zero<L: Lanes32>(lanes: L) -> bool {
    lanes.zeros() == !(!0 << L::COUNT)
}

/// Strikes out what follows at once for the digits, which were `alone` in some cells, none of them in
/// those that are `left`; now they are in others.
#[inline(always)]
fn strike<L: Lanes32>(token: L::Token, x: &mut [L; 3], alone: &mut [L; 3], left: L, single: L) {
    // A digit that is alone pushes the others out of the cell.
    let left = [left.spread::<0>(token), left.spread::<1>(token), left.spread::<2>(token)];
    let single = [single.spread::<0>(token), single.spread::<1>(token), single.spread::<2>(token)];
    let mut own = single;
    for plane in 0..3 {
        x[plane] = x[plane].and(left[plane].or(alone[plane]));
        own[plane] = x[plane].and(single[plane]);
    }
    // The only digit of a cell goes from the rest of the box; what that
    // means for the row and the column follows below.
    let boxes = whole_boxes(token, own[0].any(own[1], own[2]));
    for plane in 0..3 {
        x[plane] = x[plane].and_not(boxes.and_not(own[plane]));
    }
    // The mini-rows of a band.
    let mini_rows = permutations(token, x[0].any(x[1], x[2]));
    for plane in 0..3 {
        x[plane] = x[plane].and(mini_rows);
    }
    // The columns of a stack.
    let columns = columns(token, *x);
    for plane in 0..3 {
        x[plane] = x[plane].and(columns[plane]);
    }
    // Alone in the row: no other mini-row, and no other plane.
    let lone = mini_rows.and_not(next_box(token, mini_rows).or(box_after(token, mini_rows)));
    for (plane, i, j) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        alone[plane] = x[plane].and(lone).and_not(x[i].or(x[j]));
    }
}

/// The mini-rows that are in some permutation inside a set of mini-rows.
#[inline(always)]
fn permutations<L: Lanes32>(token: L::Token, mini_rows: L) -> L {
    let (a, b) = (next_box(token, mini_rows), box_after(token, mini_rows));
    // In the two other rows it has to take the two other boxes: in the first of them one, in the
    // second the other.
    let ab = a.and(next_row(token, b));
    let ba = b.and(next_row(token, a));
    mini_rows.and(next_row(token, ab.or(ba)))
}

/// For each plane the cells in whose columns the digit can stand: the bands of
/// a stack take its three columns in some order.
#[inline(always)]
fn columns<L: Lanes32>(token: L::Token, x: [L; 3]) -> [L; 3] {
    let boxes = L::splat(token, BOXES);
    let (mut of, mut next, mut after) = (x, x, x);
    for plane in 0..3 {
        let columns = x[plane].any(x[plane].shr::<3>(), x[plane].shr::<6>());
        of[plane] = columns;
        // A rotation of the three fields: what leaves them at the top comes in at the bottom.
        let at_top = columns.shl::<{ 32 - 3 * FIELD }>();
        next[plane] = columns.shift_in::<{ 2 * FIELD }, { 32 - 2 * FIELD }>(at_top);
        after[plane] = columns.shift_in::<FIELD, { 32 - FIELD }>(at_top);
    }
    let mut left = x;
    for (plane, i, j) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        let others = next[i].and(after[j]).or(next[j].and(after[i]));
        left[plane] = in_all_rows(of[plane].and(others).and(boxes));
    }
    left
}

/// All mini-rows of the boxes that have one of these.
#[inline(always)]
fn whole_boxes<L: Lanes32>(token: L::Token, mini_rows: L) -> L {
    let rows = mini_rows.any(mini_rows.shr::<3>(), mini_rows.shr::<6>());
    in_all_rows(rows.and(L::splat(token, BOXES)))
}

/// The first rows of fields in all three.
#[inline(always)]
fn in_all_rows<L: Lanes32>(first: L) -> L {
    first.any(first.shl::<3>(), first.shl::<6>())
}

/// Brings each mini-row to the box before it, the first one to the last.
#[inline(always)]
fn next_box<L: Lanes32>(token: L::Token, mini_rows: L) -> L {
    let last = L::splat(token, bands(0o444));
    last.select(mini_rows.shl::<2>(), mini_rows.shr::<1>())
}

/// Brings each mini-row to the box after it, the last one to the first.
#[inline(always)]
fn box_after<L: Lanes32>(token: L::Token, mini_rows: L) -> L {
    let first = L::splat(token, bands(0o111));
    first.select(mini_rows.shr::<2>(), mini_rows.shl::<1>())
}

/// Brings each mini-row to the row before it, the first one to the last.
#[inline(always)]
fn next_row<L: Lanes32>(token: L::Token, mini_rows: L) -> L {
    let last = L::splat(token, bands(0o700));
    last.select(mini_rows.shl::<6>(), mini_rows.shr::<3>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::candidates::{digits, planes};
    use gridsieve_grids::{CellSet, Grid};
    use gridsieve_kernels::{Array32, Isa, Scalar, Token, dispatch};
    use proptest::prelude::*;

    const GRID: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

    /// What it comes to with a lane for each digit, where a level has so many.
    fn in_lanes<T: Token>(token: T, board: &Candidates) -> Option<(Settled, Candidates)> {
        let mut board = *board;
        (T::Lanes32::COUNT >= DIGITS).then(|| (board.settle_in_lanes::<T::Lanes32>(token), board))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// By the definition of vectors, so on every machine, and at the levels with enough lanes.
        #[test]
        fn lanes_come_to_what_words_do(
            clues in prop::collection::vec(0..81usize, 0..40),
            struck in prop::collection::vec((0..81usize, 0..DIGITS), 0..40),
            also_own: bool,
        ) {
            let grid: Grid = GRID.parse().unwrap();
            let own = digits(&grid);
            let given = planes(clues.into_iter().collect());
            let mut board = Candidates::ALL.with(&own, given);
            // Without a grid's own digits most boards are contradictions.
            for (cell, digit) in struck {
                let cell = planes(CellSet::single(cell));
                for plane in 0..3 {
                    let kept = if also_own { 0 } else { own.0[plane][digit] };
                    board.digits.0[plane][digit] &= !cell[plane] | kept;
                }
            }
            let mut words = board;
            let settled = words.settle_in_words();
            let mut lanes = board;
            let by_definition = lanes.settle_in_lanes::<Array32<16, Scalar>>(Scalar::new());
            let with_levels = Isa::all()
                .into_iter()
                .filter_map(|isa| dispatch!(isa, token => in_lanes(token, &board)));
            for (found, lanes) in with_levels.chain([(by_definition, lanes)]) {
                prop_assert_eq!(found, settled);
                if settled != Settled::Contradiction {
                    prop_assert_eq!(lanes.digits.0, words.digits.0);
                    prop_assert_eq!(lanes.single, words.single);
                }
            }
        }
    }
}
