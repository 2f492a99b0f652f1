//! The kernels that go through the unhit sets of a bitmap: common_unhit,
//! first_unhit.

use super::inputs::{Bitmap, mask, seam_vectors, unhit};
use super::{Guarded, at_every_level_and_width, for_all};
use crate::lanes::Array;
use crate::{Blocks, SPARE_WORDS, Scalar, Token};
use proptest::prelude::*;

#[inline(never)]
fn common_of<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    hit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
) -> Option<u64> {
    token.enter(|| token.common_unhit(unhit, hit, sets, alive))
}

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
fn compare_common<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    hit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
) {
    let expected = common_of(Scalar::new(), unhit, hit, sets, alive);
    assert_eq!(common_of(token, unhit, hit, sets, alive), expected);
    // With emulated lanes that can be masked, as at level avx512.
    assert_eq!(
        crate::bitmap::common_unhit::<Array<8, ()>, W>((), unhit, hit, sets, alive),
        expected
    );
}

#[inline(never)]
fn compare_first<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    sets: &Blocks<W>,
    alive: u64,
    most: usize,
) {
    let expected = first_of(Scalar::new(), unhit, sets, alive, most);
    assert_eq!(first_of(token, unhit, sets, alive, most), expected);
}

fn common_of_width<T: Token, const W: usize>(token: T) {
    let bitmap = Bitmap::<W>::regular(64 * W);
    assert_eq!(common_of(token, &[0; W], &[0; W], &bitmap.blocks, 1), None);
    assert_eq!(common_of(token, &[1; W], &[1; W], &bitmap.blocks, 1), None);
    // Sets with two common cells, but for those at the seams of a word.
    let mut nearly = Box::new([[1 << 53 | 0b11; 64]; W]);
    nearly.iter_mut().for_each(|block| [0, 31, 32, 63].into_iter().for_each(|i| block[i] = 0b110));
    for left in seam_vectors::<W>() {
        let hit = left.map(|bits| !bits);
        for alive in [u64::MAX, 0b111, 1 << 53, 0] {
            for sets in [&bitmap.blocks, &nearly] {
                // What is left by the clues so far, by the last one, by none.
                compare_common(token, &left, &[0; W], sets, alive);
                compare_common(token, &[u64::MAX; W], &hit, sets, alive);
                compare_common(token, &left, &hit, sets, alive);
                compare_common(token, &left, &left, sets, alive);
            }
        }
    }
    let inputs = (unhit(W), mask::<1>(), 0..64usize).boxed();
    for_all(inputs, &|(sets, [alive], cell)| {
        let (bitmap, unhit) = sets.bitmap::<W>();
        let hit = &bitmap.vectors[*cell];
        compare_common(token, &unhit, hit, &bitmap.blocks, *alive);
        // The sets that contain the cell have it in common.
        let without = hit.map(|bits| !bits);
        compare_common(token, &unhit, &without, &bitmap.blocks, *alive);
    });
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
    let inputs = (unhit(W), mask::<1>(), 0..64 * W + 2).boxed();
    for_all(inputs, &|(sets, [alive], most)| {
        let (bitmap, unhit) = sets.bitmap::<W>();
        compare_first(token, &unhit, &bitmap.blocks, *alive, *most);
        compare_first(token, &unhit, &bitmap.blocks, *alive, most % 9);
    });
}

#[test]
fn common_unhit() {
    at_every_level_and_width!(common_of_width);
}

#[test]
fn first_unhit() {
    at_every_level_and_width!(first_of_width);
}
