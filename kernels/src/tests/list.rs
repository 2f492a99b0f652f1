//! The kernels that ask something of a list: any_subset, residual_sizes,
//! smallest; and remove_dead, which changes it in place.

use super::inputs::{List, list_and_mask, with_odd_one};
use super::{at_every_level, for_all};
use crate::{Scalar, Token};

#[inline(never)]
fn any_subset_of<T: Token, const P: usize>(token: T, list: &List<P>, of: [u64; P]) -> bool {
    token.enter(|| token.any_subset(list.planes(), of))
}

#[inline(never)]
fn alive_of<T: Token, const P: usize>(token: T, list: &List<P>, alive: [u64; P]) -> Vec<[u64; P]> {
    let mut list = list.clone();
    token.enter(|| token.remove_dead(list.planes_mut(), alive));
    list.sets()
}

/// The sizes, in a slice with `spare` bytes behind.
#[inline(never)]
fn sizes_of<T: Token, const P: usize>(
    token: T,
    list: &List<P>,
    alive: [u64; P],
    spare: usize,
) -> Vec<u8> {
    let mut sizes = vec![0xEE; list.len() + spare];
    let out = &mut sizes[..list.len()];
    token.enter(|| token.residual_sizes(list.planes(), alive, out));
    assert!(sizes[list.len()..].iter().all(|&size| size == 0xEE), "written behind the output");
    sizes.truncate(list.len());
    sizes
}

#[inline(never)]
fn smallest_of<T: Token, const P: usize>(
    token: T,
    list: &List<P>,
    alive: [u64; P],
) -> Option<(usize, u32)> {
    token.enter(|| token.smallest(list.planes(), alive))
}

#[inline(never)]
fn compare_any_subset<T: Token, const P: usize>(token: T, list: &List<P>, of: [u64; P]) {
    assert_eq!(any_subset_of(token, list, of), any_subset_of(Scalar::new(), list, of));
}

#[inline(never)]
fn compare_remove_dead<T: Token, const P: usize>(token: T, list: &List<P>, alive: [u64; P]) {
    assert_eq!(alive_of(token, list, alive), alive_of(Scalar::new(), list, alive));
}

#[inline(never)]
fn compare_residual_sizes<T: Token, const P: usize>(token: T, list: &List<P>, alive: [u64; P]) {
    let expected = sizes_of(Scalar::new(), list, alive, 0);
    assert_eq!(sizes_of(token, list, alive, 9), expected);
    assert_eq!(sizes_of(token, list, alive, 0), expected);
}

#[inline(never)]
fn compare_smallest<T: Token, const P: usize>(token: T, list: &List<P>, alive: [u64; P]) {
    assert_eq!(smallest_of(token, list, alive), smallest_of(Scalar::new(), list, alive));
}

fn check_any_subset<T: Token>(token: T) {
    let of = [1 << 53 | 1, 1 << 63];
    for (usual, odd, _) in [
        ([1 << 2, 0], of, "one is equal"),
        ([u64::MAX, u64::MAX], [1 << 53, 0], "one is a proper part"),
        ([1 << 2, 0], [0, 0], "an empty set is part of every set"),
        ([1 << 53, 1], [1 << 53, 1 << 63], "the others are no part in the second plane"),
        ([1 << 53 | 1 << 2, 1 << 63], [1 << 53 | 1 << 2, 0], "nor is the odd one"),
    ] {
        with_odd_one(usual, odd, &|list| {
            for of in [of, [0, 0], [u64::MAX; 2]] {
                compare_any_subset(token, list, of);
            }
        });
        with_odd_one([usual[0]], [odd[0]], &|list| compare_any_subset(token, list, [of[0]]));
    }
    for_all(list_and_mask::<1>(), &|(list, of)| compare_any_subset(token, list, *of));
    for_all(list_and_mask::<2>(), &|(list, of)| compare_any_subset(token, list, *of));
}

fn check_remove_dead<T: Token>(token: T) {
    with_odd_one([u64::MAX; 2], [1 << 53; 2], &|list| {
        for alive in [[0, 0], [1 << 53, 1 << 63], [u64::MAX, 0], [u64::MAX; 2]] {
            compare_remove_dead(token, list, alive);
        }
    });
    for_all(list_and_mask::<1>(), &|(list, alive)| compare_remove_dead(token, list, *alive));
    for_all(list_and_mask::<2>(), &|(list, alive)| compare_remove_dead(token, list, *alive));
}

fn check_residual_sizes<T: Token>(token: T) {
    // 128 cells are the most, 0 the fewest.
    with_odd_one([u64::MAX; 2], [1 << 53; 2], &|list| {
        for alive in [[0, 0], [1 << 53, 1 << 63], [u64::MAX, 0], [u64::MAX; 2]] {
            compare_residual_sizes(token, list, alive);
        }
    });
    for_all(list_and_mask::<1>(), &|(list, alive)| compare_residual_sizes(token, list, *alive));
    for_all(list_and_mask::<2>(), &|(list, alive)| compare_residual_sizes(token, list, *alive));
}

fn check_smallest<T: Token>(token: T) {
    for (usual, odd, _) in [
        ([0b11, 0b11], [0b11, 0b1], "one is smaller"),
        ([0b1, 0b1], [0b11, 0b11], "all but one are the smallest: the first of them"),
        ([1 << 53, 1 << 63], [1 << 63, 1 << 53], "all are of one size"),
        ([u64::MAX; 2], [0, 0], "one is empty"),
        ([0, 0], [0, 0], "all are"),
    ] {
        let masks = [[u64::MAX; 2], [1 << 53, 1 << 63], [0, 0]];
        with_odd_one(usual, odd, &|list| {
            masks.into_iter().for_each(|alive| compare_smallest(token, list, alive));
        });
        with_odd_one([usual[0]], [odd[1]], &|list| {
            masks.into_iter().for_each(|[alive, _]| compare_smallest(token, list, [alive]));
        });
    }
    for_all(list_and_mask::<1>(), &|(list, alive)| compare_smallest(token, list, *alive));
    for_all(list_and_mask::<2>(), &|(list, alive)| compare_smallest(token, list, *alive));
}

#[test]
fn any_subset() {
    at_every_level!(check_any_subset);
}

#[test]
fn remove_dead() {
    at_every_level!(check_remove_dead);
}

#[test]
fn residual_sizes() {
    at_every_level!(check_residual_sizes);
}

#[test]
fn smallest() {
    at_every_level!(check_smallest);
}
