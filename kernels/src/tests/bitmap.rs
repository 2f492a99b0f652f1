//! The kernels on vectors of sets: child, hit_by, all_hit.

use super::inputs::{Bitmap, mask, seam_vectors, unhit};
use super::{at_every_level_and_width, for_all};
use crate::{BitmapKernels, HittingVectors, Scalar, Token, bits};
use proptest::prelude::*;

/// The children of a node by some cells, one after another, and their first sets.
#[inline(never)]
fn children_of<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    vectors: &HittingVectors<W>,
    cells: u64,
) -> (Vec<[u64; W]>, Vec<u16>) {
    let child_of = |cell: usize| {
        let mut child = [7; W];
        let first = token.enter(|| token.child(unhit, &vectors[cell], &mut child));
        (child, first as u16)
    };
    bits(cells).map(child_of).unzip()
}

#[inline(never)]
fn hit_by_of<T: Token, const W: usize>(
    token: T,
    vectors: &HittingVectors<W>,
    cells: u64,
) -> [u64; W] {
    token.enter(|| token.hit_by(vectors, cells))
}

#[inline(never)]
fn all_hit_of<T: Token, const W: usize>(token: T, unhit: &[u64; W], hit: [&[u64; W]; 4]) -> bool {
    token.enter(|| token.all_hit(unhit, hit))
}

#[inline(never)]
fn compare_all_hit<T: Token, const W: usize>(token: T, unhit: &[u64; W], hit: [&[u64; W]; 4]) {
    let hit_by_any = |word: usize| hit.iter().fold(0, |any, vector| any | vector[word]);
    let expected = (0..W).all(|word| unhit[word] & !hit_by_any(word) == 0);
    assert_eq!(all_hit_of(token, unhit, hit), expected);
}

#[inline(never)]
fn compare_children<T: Token, const W: usize>(
    token: T,
    unhit: &[u64; W],
    vectors: &HittingVectors<W>,
    cells: u64,
) {
    let child = |cell: usize| {
        let child: [u64; W] = std::array::from_fn(|word| unhit[word] & !vectors[cell][word]);
        let first = (0..64 * W).find(|i| child[i / 64] >> (i % 64) & 1 != 0);
        (child, first.unwrap_or(64 * W) as u16)
    };
    let expected = bits(cells).map(child).unzip();
    assert_eq!(children_of(token, unhit, vectors, cells), expected);
}

#[inline(never)]
fn compare_hit_by<T: Token, const W: usize>(token: T, vectors: &HittingVectors<W>, cells: u64) {
    let hit = |word: usize| bits(cells).fold(0, |hit, cell| hit | vectors[cell][word]);
    assert_eq!(hit_by_of(token, vectors, cells), std::array::from_fn(hit));
}

/// No vector but that of cell 53 hits; it hits the complement of `left`.
fn leaving<const W: usize>(left: &[u64; W]) -> Box<HittingVectors<W>> {
    let mut vectors = Box::new([[0; W]; 64]);
    vectors[53] = left.map(|bits| !bits);
    vectors
}

fn cells(cells: impl IntoIterator<Item = usize>) -> u64 {
    cells.into_iter().fold(0, |mask, cell| mask | 1 << cell)
}

fn children_of_width<T: Token, const W: usize>(token: T) {
    for left in seam_vectors::<W>() {
        // The seams in the children, then in the parent.
        let vectors = leaving(&left);
        compare_children(token, &[u64::MAX; W], &vectors, cells([0, 53, 63]));
        compare_children(token, &left, &vectors, cells([63, 53]));
        compare_children(
            token,
            &left,
            &Bitmap::<W>::regular(64 * W).vectors,
            cells([0, 52, 53, 63]),
        );
    }
    for count in [0, 1, 7, 8, 9, 64] {
        let cells = cells((0..count).map(|i| 63 - i));
        compare_children(token, &[u64::MAX; W], &Bitmap::<W>::regular(40 * W).vectors, cells);
    }
    for_all((unhit(W), mask()).boxed(), &|(sets, cells)| {
        let (bitmap, unhit) = sets.bitmap::<W>();
        compare_children(token, &unhit, &bitmap.vectors, *cells);
    });
}

fn all_hit_of_width<T: Token, const W: usize>(token: T) {
    for left in seam_vectors::<W>() {
        // The seams left by all but one of the four, which hits them, or not.
        let (others, none) = (left.map(|bits| !bits), [0; W]);
        for place in 0..4 {
            let mut hit = [&none; 4];
            hit[place] = &left;
            compare_all_hit(token, &left, hit);
            compare_all_hit(token, &[u64::MAX; W], hit);
            hit[(place + 1) % 4] = &others;
            compare_all_hit(token, &[u64::MAX; W], hit);
            hit[place] = &none;
            compare_all_hit(token, &left, hit);
            compare_all_hit(token, &[u64::MAX; W], hit);
        }
    }
    for_all((unhit(W), mask()).boxed(), &|(sets, cells)| {
        let (bitmap, mut unhit) = sets.bitmap::<W>();
        let cells = [0, 16, 32, 48].map(|from| (cells >> from & 63) as usize);
        compare_all_hit(token, &unhit, cells.map(|cell| &bitmap.vectors[cell]));
        // Only what they hit, and what three of them do.
        for count in [4, 3] {
            let hit = Scalar::new().hit_by(
                &bitmap.vectors,
                cells[..count].iter().fold(0, |set, cell| set | 1 << cell),
            );
            unhit.iter_mut().zip(hit).for_each(|(unhit, hit)| *unhit &= hit);
            compare_all_hit(token, &unhit, cells.map(|cell| &bitmap.vectors[cell]));
        }
    });
}

fn hit_by_of_width<T: Token, const W: usize>(token: T) {
    // Each cell alone, no cell, all: the last word has few sets, or all.
    for sets in [64 * W - 63, 64 * W] {
        let vectors = Bitmap::<W>::regular(sets).vectors;
        (0..64).for_each(|cell| compare_hit_by(token, &vectors, 1 << cell));
        [0, u64::MAX].into_iter().for_each(|cells| compare_hit_by(token, &vectors, cells));
    }
    for_all((unhit(W), mask()).boxed(), &|(sets, cells)| {
        compare_hit_by(token, &sets.bitmap::<W>().0.vectors, *cells);
    });
}

#[test]
fn child() {
    at_every_level_and_width!(children_of_width);
}

#[test]
fn all_hit() {
    at_every_level_and_width!(all_hit_of_width);
}

#[test]
fn hit_by() {
    at_every_level_and_width!(hit_by_of_width);
}
