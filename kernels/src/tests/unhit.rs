//! The kernel that goes through the unhit sets of a bitmap: first_unhit.

use super::inputs::{Bitmap, mask, seam_vectors, unhit};
use super::{Guarded, at_every_level_and_width, for_all};
use crate::{Blocks, SPARE_WORDS, Token};
use proptest::prelude::*;

/// The first sets, by way of an output that is longer than it has to be by
/// some canaries, and of one that is not.
#[inline(never)]
fn first_of<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
    most: usize,
) -> Vec<u64> {
    let kernel: &dyn Fn(&mut [u64]) -> usize =
        &|out| token.enter(|| token.first_unhit(unhit, sets, alive, most, out));
    let mut guarded = Guarded::new(most + SPARE_WORDS);
    let count = kernel(guarded.with_canaries());
    let mut exact = vec![0; most + SPARE_WORDS];
    assert_eq!(kernel(&mut exact), count);
    assert_eq!(&exact[..count], guarded.checked(count));
    exact.truncate(count);
    exact
}

#[inline(never)]
fn compare_first<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
    most: usize,
) {
    let is_unhit = |i: &usize| unhit[i / 64] >> (i % 64) & 1 != 0;
    let cells = (0..64 * W).filter(is_unhit).map(|i| sets[i / 64][i % 64] & alive);
    let expected: Vec<u64> = cells.take(most).collect();
    assert_eq!(first_of(token, unhit, sets, alive, most), expected);
}

fn first_of_width<T: Token, const W: usize>(token: T) {
    let bitmap = Bitmap::<W>::regular(64 * W);
    for unhit in seam_vectors::<W>() {
        // None, one, around a vector, a word, and all there can be.
        for most in [0, 1, 2, 7, 8, 9, 63, 64, 65, 64 * W - 1, 64 * W, 64 * W + 1] {
            compare_first(token, &unhit, &bitmap.blocks, u64::MAX, most);
        }
        compare_first(token, &unhit, &bitmap.blocks, 1 << 53 | 1, 10);
        // Also exactly as many as there are.
        let count: u32 = unhit.iter().map(|bits| bits.count_ones()).sum();
        compare_first(token, &unhit, &bitmap.blocks, u64::MAX, count as usize);
    }
    let inputs = (unhit(W), mask(), 0..64 * W + 2).boxed();
    for_all(inputs, &|(sets, alive, most)| {
        let (bitmap, unhit) = sets.bitmap::<W>();
        compare_first(token, &unhit, &bitmap.blocks, *alive, *most);
        compare_first(token, &unhit, &bitmap.blocks, *alive, most % 9);
    });
}

#[test]
fn first_unhit() {
    at_every_level_and_width!(first_of_width);
}
