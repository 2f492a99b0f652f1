//! Where the contract of a kernel says that it panics, it does so at every
//! level: a check left out would be a write out of bounds.

use super::at_every_level;
use crate::{CHILDREN_SPARE, SIBLINGS, SPARE_WORDS, Token};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[track_caller]
fn panics<R>(work: impl FnOnce() -> R) {
    assert!(catch_unwind(AssertUnwindSafe(work)).is_err(), "no panic");
}

/// Slices of unequal length, in both orders; a whole vector apart or within one.
const UNEQUAL: [[usize; 2]; 6] = [[0, 1], [1, 0], [16, 8], [8, 16], [17, 16], [16, 19]];

fn check_lists<T: Token>(token: T) {
    let words = [0; 40];
    for lens in UNEQUAL {
        let (mut a, mut b) = ([0; 40], [0; 40]);
        let planes = lens.map(|len| &words[..len]);
        panics(|| token.enter(|| token.drop_hit(planes, [1; 2], [&mut a, &mut b])));
    }
    // An output one word too short.
    for len in [1, 2, 8, 9, 16, 32] {
        let sets = &words[..len];
        let (mut a, mut b) = ([0; 40], [0; 40]);
        panics(|| token.enter(|| token.drop_hit([sets], [1], [&mut a[..len - 1]])));
        let out = [&mut a[..], &mut b[..len - 1]];
        panics(|| token.enter(|| token.drop_hit([sets; 2], [1; 2], out)));
        panics(|| token.enter(|| token.keep_filled(&mut a[..len], &mut b[..len - 1])));
        panics(|| token.enter(|| token.keep_filled(&mut a[..len - 1], &mut b[..len])));
    }
}

fn check_children<T: Token>(token: T) {
    let words = [0; 40];
    let list = |branches: &[u64], nodes: &[u64], open: [&[u64]; 2], room: [usize; 2]| {
        let [mut children, mut below] = room.map(|room| vec![0; room]);
        token.enter(|| token.list_children(branches, nodes, open, 0, &mut children, &mut below))
    };
    let (room, short) = (CHILDREN_SPARE, CHILDREN_SPARE - 1);
    for len in [SIBLINGS, 2 * SIBLINGS, 4 * SIBLINGS] {
        let (sets, less) = (&words[..len], &words[SIBLINGS..len]);
        // Nothing is wrong here, so that below it is what the kernel panics of.
        assert_eq!(list(sets, sets, [sets; 2], [room; 2]), 0);
        // A list of children a word too short.
        panics(|| list(sets, sets, [sets; 2], [short, room]));
        panics(|| list(sets, sets, [sets; 2], [room, short]));
        // One list of nodes shorter, or longer, than the others.
        panics(|| list(less, sets, [sets; 2], [room; 2]));
        panics(|| list(sets, less, [sets; 2], [room; 2]));
        panics(|| list(less, sets, [less; 2], [room; 2]));
        panics(|| list(sets, less, [less; 2], [room; 2]));
        for open in [[sets, less], [less, sets]] {
            panics(|| list(sets, sets, open, [room; 2]));
            panics(|| list(less, less, open, [room; 2]));
        }
    }
    // Lists of nodes that are no multiple of SIBLINGS.
    for len in (1..3 * SIBLINGS).filter(|len| len % SIBLINGS != 0) {
        let sets = &words[..len];
        panics(|| list(sets, sets, [sets; 2], [room; 2]));
    }
}

fn check_bitmaps<T: Token>(token: T) {
    let blocks = [[0; 64]; 2];
    panics(|| token.enter(|| token.transpose(&[1; 129], &mut [[0; 2]; 64])));
    panics(|| token.enter(|| token.transpose(&[1; 65], &mut [[0; 1]; 64])));
    // Too short an output.
    let mut out = [0; 64];
    for most in [0, 1, 8, 20] {
        let out = &mut out[..most + SPARE_WORDS - 1];
        panics(|| token.enter(|| token.first_unhit(&[1; 2], &blocks, 1, most, out)));
    }
    // Far too short: what is needed, as a sum, would wrap around. (That too
    // would panic where overflow is checked, as it is in most test builds.)
    for most in [usize::MAX, usize::MAX - SPARE_WORDS + 1] {
        let out = &mut out[..SPARE_WORDS - 1];
        panics(|| token.enter(|| token.first_unhit(&[u64::MAX; 2], &blocks, 1, most, out)));
    }
}

fn check_sockets<T: Token>(token: T) {
    let (words, mut out) = ([0; 40], [0; 40]);
    for [a, b] in UNEQUAL {
        let (hit, row) = (&words[..a], &words[..b]);
        for place in 0..4 {
            let mut rows = [hit; 4];
            rows[place] = row;
            panics(|| token.enter(|| token.open_below(hit, rows)));
        }
        panics(|| token.enter(|| token.hit_parts(hit, row, &mut out[..a])));
        panics(|| token.enter(|| token.hit_parts(hit, row, &mut out[..b])));
        panics(|| token.enter(|| token.hit_parts(hit, hit, &mut out[..b])));
    }
}

#[test]
fn lists_of_wrong_lengths() {
    at_every_level!(check_lists);
}

#[test]
fn children_of_wrong_lengths() {
    at_every_level!(check_children);
}

#[test]
fn bitmaps_of_wrong_lengths() {
    at_every_level!(check_bitmaps);
}

#[test]
fn sockets_of_wrong_lengths() {
    at_every_level!(check_sockets);
}
