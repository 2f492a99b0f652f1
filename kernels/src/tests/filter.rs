//! The kernels that keep part of a list: drop_hit, and keep_filled, which does it in place.

use super::inputs::{List, list_and_mask, with_odd_one};
use super::{Guarded, at_every_level, for_all};
use crate::{Scalar, Token};

/// Copies some sets of a list to an output; gives their number.
type Kernel<'a, const P: usize> = dyn Fn([&[u64]; P], [&mut [u64]; P]) -> usize + 'a;

/// Runs a kernel into an output with canaries, and into one
/// whose memory ends where the sets would; gives the sets kept.
fn kept<const P: usize>(list: &List<P>, kernel: &Kernel<'_, P>) -> Vec<[u64; P]> {
    let mut guarded: [Guarded; P] = std::array::from_fn(|_| Guarded::new(list.len()));
    let count = kernel(list.planes(), guarded.each_mut().map(|plane| plane.with_canaries()));
    let kept = List::new(
        &(0..count)
            .map(|i| guarded.each_ref().map(|plane| plane.checked(count)[i]))
            .collect::<Vec<_>>(),
    );
    let mut exact = List::new(&vec![[0; P]; list.len()]);
    assert_eq!(kernel(list.planes(), exact.planes_mut()), count);
    for (exact, kept) in exact.planes().into_iter().zip(kept.planes()) {
        assert_eq!(&exact[..count], kept);
    }
    kept.sets()
}

#[inline(never)]
fn missed<T: Token, const P: usize>(token: T, list: &List<P>, hit: [u64; P]) -> Vec<[u64; P]> {
    kept(list, &|sets, out| token.enter(|| token.drop_hit(sets, hit, out)))
}

#[inline(never)]
fn compare_drop_hit<T: Token, const P: usize>(token: T, list: &List<P>, hit: [u64; P]) {
    assert_eq!(missed(token, list, hit), missed(Scalar::new(), list, hit));
}

/// The filled sets and their tags, in memory with canaries around.
#[inline(never)]
fn filled<T: Token>(token: T, list: &List<1>) -> Vec<(u64, u64)> {
    let [mut sets, mut tags] = [0, 1].map(|_| Guarded::new(list.len()));
    sets.words().copy_from_slice(list.planes()[0]);
    tags.words().iter_mut().zip(1..).for_each(|(tag, number)| *tag = number);
    let count = token.enter(|| token.keep_filled(sets.words(), tags.words()));
    sets.checked(count).iter().copied().zip(tags.checked(count).iter().copied()).collect()
}

#[inline(never)]
fn compare_keep_filled<T: Token>(token: T, list: &List<1>) {
    assert_eq!(filled(token, list), filled(Scalar::new(), list));
}

fn check_keep_filled<T: Token>(token: T) {
    for (usual, odd) in [(0, 1 << 53), (1 << 53, 0), (1, 1 << 63), (0, 0)] {
        with_odd_one([usual], [odd], &|list| compare_keep_filled(token, list));
    }
    for_all(list_and_mask::<1>(), &|(list, [mask])| {
        let sets: Vec<_> = list.sets().into_iter().map(|[set]| [set & mask]).collect();
        compare_keep_filled(token, &List::new(&sets));
    });
}

fn check_drop_hit<T: Token>(token: T) {
    let hit = [1 << 53, 1 << 63];
    for (usual, odd, _) in [
        ([1 << 3, 0], [1 << 53, 0], "one is hit"),
        ([1 << 53, 0], [1 << 3, 0], "one is left"),
        ([0, 0], [1 << 53, 0], "an empty set is not hit"),
        ([1 << 53, 0], [0, 0], "not even among sets that are"),
        ([1 << 3, 0], [1 << 63, 1 << 63], "one is hit in the second plane only"),
        ([1 << 53, 1 << 63], [1 << 63, 1 << 53], "one is left: its cells are the other plane's"),
    ] {
        with_odd_one(usual, odd, &|list| compare_drop_hit(token, list, hit));
        with_odd_one([usual[0]], [odd[0]], &|list| compare_drop_hit(token, list, [hit[0]]));
        with_odd_one(usual, odd, &|list| compare_drop_hit(token, list, [0, 0]));
    }
    for_all(list_and_mask::<1>(), &|(list, hit)| compare_drop_hit(token, list, *hit));
    for_all(list_and_mask::<2>(), &|(list, hit)| compare_drop_hit(token, list, *hit));
}

#[test]
fn keep_filled() {
    at_every_level!(check_keep_filled);
}

#[test]
fn drop_hit() {
    at_every_level!(check_drop_hit);
}
