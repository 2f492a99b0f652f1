//! The kernels that move bits to other places: transpose, extract_bits.

use super::inputs::{Bitmap, LENGTHS, unhit};
use super::{at_every_level, at_every_level_and_width, for_all};
use crate::{HittingVectors, Token};
use proptest::prelude::*;

#[inline(never)]
fn vectors_of<T: Token, const W: usize>(token: T, sets: &[u64]) -> HittingVectors<W> {
    // What was there before does not shine through.
    let mut vectors = [[7; W]; 64];
    token.enter(|| token.transpose(sets, &mut vectors));
    vectors
}

#[inline(never)]
fn compare_transpose<T: Token, const W: usize>(
    token: T,
    sets: &[u64],
    expected: &HittingVectors<W>,
) {
    assert_eq!(vectors_of::<T, W>(token, sets), *expected);
    let mut vectors = [[7; W]; 64];
    token.enter(|| token.transpose_in_squares(sets, &mut vectors));
    assert_eq!(vectors, *expected);
}

fn transpose_of_width<T: Token, const W: usize>(token: T) {
    for (len, _) in LENGTHS.into_iter().filter(|&(len, _)| len <= 64 * W) {
        for bitmap in [Bitmap::<W>::new(vec![u64::MAX; len]), Bitmap::regular(len)] {
            compare_transpose(token, &bitmap.sets, &bitmap.vectors);
        }
    }
    // Each cell of each place of a block; where there are more blocks, each cell at one place.
    let is_tried = |&(i, cell): &(usize, usize)| W == 1 || cell == i * 29 % 64;
    for (i, cell) in (0..64).flat_map(|i| (0..64).map(move |cell| (i, cell))).filter(is_tried) {
        let mut sets = [0; 64];
        sets[i] = 1 << cell;
        let mut expected = [[0; W]; 64];
        expected[cell][0] = 1 << i;
        compare_transpose::<T, W>(token, &sets, &expected);
    }
    let compare = |bitmap: &Bitmap<W>| compare_transpose(token, &bitmap.sets, &bitmap.vectors);
    for_all(unhit(W), &|sets| compare(&sets.bitmap::<W>().0));
    let dense = prop::collection::vec(any::<u64>(), 0..=64 * W).boxed();
    for_all(dense, &|sets| compare(&Bitmap::new(sets.clone())));
}

/// The hitting vectors of 64 hitting vectors are the sets.
fn check_twice<T: Token>(token: T) {
    for_all(prop::collection::vec(any::<u64>(), 64).boxed(), &|sets| {
        let once = vectors_of::<T, 1>(token, sets);
        let twice = vectors_of::<T, 1>(token, once.as_flattened());
        assert_eq!(sets, twice.as_flattened());
    });
}

fn check_extract_bits<T: Token>(token: T) {
    let compare = |word: u64, keep: u64| {
        // By the definition, from the places themselves.
        let places = (0..64).filter(|place| keep >> place & 1 != 0);
        let expected = places.enumerate().fold(0, |out, (i, place)| out | (word >> place & 1) << i);
        assert_eq!(token.enter(|| token.extract_bits(word, keep)), expected);
    };
    for keep in [0, 1, 1 << 63, u64::MAX, u64::MAX << 1, u64::MAX >> 1, 0xAAAA_AAAA_AAAA_AAAA] {
        for word in [0, u64::MAX, 1 << 63, 0x0123_4567_89AB_CDEF] {
            compare(word, keep);
        }
    }
    let masks = (any::<u64>(), any::<u64>(), any::<u64>(), 0..3).boxed();
    for_all(masks, &|&(word, a, b, kind)| compare(word, [a, a & b, a | b][kind as usize]));
}

#[test]
fn transpose() {
    at_every_level_and_width!(transpose_of_width);
}

#[test]
fn transposed_twice() {
    at_every_level!(check_twice);
}

#[test]
fn extract_bits() {
    at_every_level!(check_extract_bits);
}
