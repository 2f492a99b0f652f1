//! The kernel for a batch of siblings: common_below.

use super::inputs::{List, list_and_mask, with_odd_one};
use super::{at_every_level, for_all};
use crate::{SIBLINGS, Token};
use proptest::prelude::*;

/// The results for siblings from the first empty one on are unspecified, and are left out.
#[inline(never)]
fn common_of<T: Token>(
    token: T,
    list: &List,
    siblings: &[u64; SIBLINGS],
    alive: &[u64; SIBLINGS],
) -> Vec<u64> {
    let mut common = [7; SIBLINGS];
    token.enter(|| token.common_below(list.sets(), siblings, alive, &mut common));
    siblings.iter().zip(common).take_while(|(cells, _)| **cells != 0).map(|pair| pair.1).collect()
}

#[inline(never)]
fn compare<T: Token>(token: T, list: &List, siblings: &[u64; SIBLINGS], alive: &[u64; SIBLINGS]) {
    let common = |(sibling, alive): (&u64, &u64)| {
        let missing = list.sets().iter().filter(|&set| set & sibling == 0);
        missing.fold(*alive, |common, set| common & set)
    };
    let filled = siblings.iter().zip(alive).take_while(|&(&sibling, _)| sibling != 0);
    let expected: Vec<u64> = filled.map(common).collect();
    assert_eq!(common_of(token, list, siblings, alive), expected);
}

/// The first `count` of some siblings.
fn first(count: usize) -> [u64; SIBLINGS] {
    let cells = [53, 63, 0, 1, 2, 3, 52, 62];
    std::array::from_fn(|i| if i < count { 1 << cells[i] } else { 0 })
}

fn check_siblings<T: Token>(token: T) {
    let other_alive = std::array::from_fn(|i| u64::MAX << i & !(1 << 53));
    for (usual, odd, _) in [
        (1 << 53 | 0b11, 1 << 62, "one is hit by another sibling than the rest"),
        (u64::MAX, 1 << 40, "one is hit by none"),
        (1 << 40 | 1 << 41, 1 << 40, "none is hit"),
        (u64::MAX, 0, "one is empty: nothing is common"),
        (u64::MAX, u64::MAX, "all are hit: all alive cells are common"),
        (1 << 40 | 1 << 41, 1 << 40 | 1 << 42, "none is hit, all are of one size"),
    ] {
        // No sibling, and every number of them: a vector may have only some. What the sets are
        // makes no difference for that.
        let numbers = if odd == 1 << 62 { 0..=SIBLINGS } else { SIBLINGS - 1..=SIBLINGS };
        for count in numbers {
            with_odd_one(usual, odd, &|list| {
                compare(token, list, &first(count), &other_alive);
            });
        }
        let all = first(SIBLINGS);
        with_odd_one(usual, odd, &|list| compare(token, list, &all, &[u64::MAX; SIBLINGS]));
        // Siblings behind an empty one are left out.
        let mut gap = first(SIBLINGS);
        gap[5] = 0;
        with_odd_one(usual, odd, &|list| compare(token, list, &gap, &other_alive));
    }
    let cells = prop::array::uniform8((0u32..64).prop_map(|cell| 1u64 << cell));
    let alive = prop::array::uniform8(super::inputs::mask());
    let inputs = (list_and_mask(), cells, alive, 0..=SIBLINGS).boxed();
    for_all(inputs, &|((list, cells), siblings, alive, count)| {
        // All sets but few are hit by some sibling, as in a search.
        let mut siblings = *siblings;
        siblings[0] |= cells;
        siblings[*count..].fill(0);
        compare(token, list, &siblings, alive);
    });
}

#[test]
fn common_below() {
    at_every_level!(check_siblings);
}
