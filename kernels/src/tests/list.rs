//! The kernels that ask something of a list: any_subset, smallest.

use super::inputs::{List, list_and_mask, with_odd_one};
use super::{at_every_level, for_all};
use crate::Token;

#[inline(never)]
fn check_any_subset_of<T: Token>(token: T, list: &List, of: u64) {
    let expected = list.sets().iter().any(|set| set & !of == 0);
    assert_eq!(token.enter(|| token.any_subset(list.sets(), of)), expected);
}

/// The kernel gives the first one of the sets with the fewest alive cells.
#[inline(never)]
fn check_smallest_of<T: Token>(token: T, list: &List, alive: u64) {
    let sizes = list.sets().iter().map(|set| (set & alive).count_ones());
    let expected = sizes.enumerate().min_by_key(|&(_, size)| size);
    assert_eq!(token.enter(|| token.smallest(list.sets(), alive)), expected);
}

fn check_any_subset<T: Token>(token: T) {
    for (usual, odd, _) in [
        (1 << 2, 1 << 53 | 1, "one is equal"),
        (u64::MAX, 1 << 53, "one is a proper part"),
        (1 << 2, 0, "an empty set is part of every set"),
        (1 << 53 | 1 << 63, 1 << 53 | 1 << 2, "none is a part"),
    ] {
        with_odd_one(usual, odd, &|list| {
            for of in [1 << 53 | 1, 0, u64::MAX] {
                check_any_subset_of(token, list, of);
            }
        });
    }
    for_all(list_and_mask(), &|(list, of)| check_any_subset_of(token, list, *of));
}

fn check_smallest<T: Token>(token: T) {
    for (usual, odd, _) in [
        (0b11, 0b1, "one is smaller"),
        (0b1, 0b11, "all but one are the smallest: the first of them"),
        (1 << 53, 1 << 63, "all are of one size"),
        (u64::MAX, 0, "one is empty"),
        (0, 0, "all are"),
    ] {
        with_odd_one(usual, odd, &|list| {
            [u64::MAX, 1 << 53, 0]
                .into_iter()
                .for_each(|alive| check_smallest_of(token, list, alive));
        });
    }
    for_all(list_and_mask(), &|(list, alive)| check_smallest_of(token, list, *alive));
}

#[test]
fn any_subset() {
    at_every_level!(check_any_subset);
}

#[test]
fn smallest() {
    at_every_level!(check_smallest);
}
