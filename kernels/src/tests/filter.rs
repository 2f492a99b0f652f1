//! The kernels that keep part of a list: drop_hit, and keep_filled, which does it in place.

use super::inputs::{List, list_and_mask, with_odd_one};
use super::{Guarded, at_every_level, for_all};
use crate::Token;

/// The sets without these cells: copied into outputs with canaries, and into some whose memory
/// ends where the sets would.
#[inline(never)]
fn missed<T: Token, const P: usize>(token: T, sets: [&[u64]; P], hit: [u64; P]) -> Vec<Vec<u64>> {
    let len = sets[0].len();
    let kernel: &dyn Fn([&mut [u64]; P]) -> usize =
        &|out| token.enter(|| token.drop_hit(sets, hit, out));
    let mut guarded: [Guarded; P] = std::array::from_fn(|_| Guarded::new(len));
    let count = kernel(guarded.each_mut().map(|plane| plane.with_canaries()));
    let mut exact: [List; P] = std::array::from_fn(|_| List::new(&vec![0; len]));
    assert_eq!(kernel(exact.each_mut().map(|plane| plane.sets_mut())), count);
    for (exact, guarded) in exact.iter().zip(&guarded) {
        assert_eq!(&exact.sets()[..count], guarded.checked(count));
    }
    exact.iter().map(|plane| plane.sets()[..count].to_vec()).collect()
}

/// Plane by plane the sets that none of the planes hits.
fn unhit<const P: usize>(sets: [&[u64]; P], hit: [u64; P]) -> Vec<Vec<u64>> {
    let is_unhit = |i: &usize| (0..P).all(|plane| sets[plane][*i] & hit[plane] == 0);
    let kept: Vec<usize> = (0..sets[0].len()).filter(is_unhit).collect();
    sets.iter().map(|plane| kept.iter().map(|&i| plane[i]).collect()).collect()
}

/// The list alone, and with its sets in another order as the second plane.
#[inline(never)]
fn compare_drop_hit<T: Token>(token: T, list: &List, hit: u64) {
    assert_eq!(missed(token, [list.sets()], [hit]), unhit([list.sets()], [hit]));
    let other: Vec<u64> = list.sets().iter().rev().copied().collect();
    for hit in [[hit, 0], [0, hit], [hit, hit.rotate_left(1)]] {
        let planes = [list.sets(), &other];
        assert_eq!(missed(token, planes, hit), unhit(planes, hit));
    }
}

/// The filled sets and their tags, in memory with canaries around.
#[inline(never)]
fn filled<T: Token>(token: T, list: &List) -> Vec<(u64, u64)> {
    let [mut sets, mut tags] = [0, 1].map(|_| Guarded::new(list.sets().len()));
    sets.words().copy_from_slice(list.sets());
    tags.words().iter_mut().zip(1..).for_each(|(tag, number)| *tag = number);
    let count = token.enter(|| token.keep_filled(sets.words(), tags.words()));
    sets.checked(count).iter().copied().zip(tags.checked(count).iter().copied()).collect()
}

#[inline(never)]
fn compare_keep_filled<T: Token>(token: T, list: &List) {
    let numbered = list.sets().iter().copied().zip(1..);
    let expected: Vec<(u64, u64)> = numbered.filter(|&(set, _)| set != 0).collect();
    assert_eq!(filled(token, list), expected);
}

fn check_keep_filled<T: Token>(token: T) {
    for (usual, odd) in [(0, 1 << 53), (1 << 53, 0), (1, 1 << 63), (0, 0)] {
        with_odd_one(usual, odd, &|list| compare_keep_filled(token, list));
    }
    for_all(list_and_mask(), &|(list, mask)| {
        let sets: Vec<u64> = list.sets().iter().map(|set| set & mask).collect();
        compare_keep_filled(token, &List::new(&sets));
    });
}

fn check_drop_hit<T: Token>(token: T) {
    for (usual, odd, _) in [
        (1 << 3, 1 << 53, "one is hit"),
        (1 << 53, 1 << 3, "one is left"),
        (0, 1 << 53, "an empty set is not hit"),
        (1 << 53, 0, "not even among sets that are"),
    ] {
        with_odd_one(usual, odd, &|list| {
            compare_drop_hit(token, list, 1 << 53);
            compare_drop_hit(token, list, 0);
        });
    }
    for_all(list_and_mask(), &|(list, hit)| compare_drop_hit(token, list, *hit));
}

#[test]
fn keep_filled() {
    at_every_level!(check_keep_filled);
}

#[test]
fn drop_hit() {
    at_every_level!(check_drop_hit);
}
