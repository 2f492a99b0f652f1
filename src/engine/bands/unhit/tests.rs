//! Both forms against the definition.

use super::bitmap::Bitmap;
use super::form::{Learn, Unhit};
use super::list::List;
use crate::engine::bands::config::{LAST_UAS, UAS_TO_BRANCH_ON};
use crate::testing;
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_kernels::{SPARE_WORDS, Token};
use gridsieve_kernels::{Scalar, dispatch};
use proptest::prelude::*;

const ALL_CELLS: u64 = (1 << TWO_BANDS) - 1;

/// Follows a path in one form and compares every answer with the list of
/// UAs that the definition gives.
fn check<T: Token, U: Unhit<T>>(
    token: T,
    unhit: &mut U,
    uas: &[u64],
    path: &[usize],
    learned: &[u64],
    alive: u64,
) {
    let mut uas = uas.to_vec();
    unhit.build(token, &uas);
    let mut clues = 0;
    for depth in 0..=path.len() {
        let left: Vec<u64> = uas.iter().copied().filter(|ua| ua & clues == 0).collect();
        let residual = left.iter().take(UAS_TO_BRANCH_ON).map(|ua| ua & alive);
        let smallest = residual.min_by_key(|ua| ua.count_ones());
        assert_eq!(unhit.branch(token, depth, alive), smallest);
        let mut first = [0; LAST_UAS + SPARE_WORDS];
        let count = unhit.first(token, depth, alive, &mut first);
        let expected: Vec<u64> = left.iter().take(LAST_UAS).map(|ua| ua & alive).collect();
        assert_eq!(first[..count], expected);
        let Some(&cell) = path.get(depth) else { break };
        unhit.place(token, depth, cell);
        clues |= 1 << cell;
        if let Some(&ua) = learned.get(depth) {
            unhit.learn(depth + 1, ua & !clues);
            uas.push(ua & !clues);
        }
    }
}

fn sets(most: usize) -> impl Strategy<Value = Vec<u64>> {
    let set = (any::<u64>(), any::<u64>(), any::<u64>());
    prop::collection::vec(set.prop_map(|(a, b, c)| a & b & c & ALL_CELLS), 0..most)
}

proptest! {
    #[test]
    fn both_forms_follow_a_path(
        uas in sets(256),
        path in prop::sample::subsequence((0..TWO_BANDS).collect::<Vec<_>>(), 0..12),
        learned in sets(12),
        alive: u64,
    ) {
        let alive = alive & ALL_CELLS;
        // Room for everything that is learned.
        let few = &uas[..uas.len().min(240)];
        for isa in testing::isas() {
            dispatch!(isa, token => {
                check(token, &mut Bitmap::<4>::new(), few, &path, &learned, alive);
                check(token, &mut Bitmap::<12>::new(), &uas, &path, &learned, alive);
                check(token, &mut List::new(), &uas, &path, &learned, alive);
                check_vectors(token, few, &path, alive);
            });
        }
    }
}

/// What only the vectors have, along a path.
fn check_vectors<T: Token>(token: T, uas: &[u64], path: &[usize], alive: u64) {
    let mut unhit = Bitmap::<4>::new();
    unhit.build(token, uas);
    let mut clues = 0;
    for depth in 0..=path.len() {
        let left: Vec<u64> = uas.iter().copied().filter(|ua| ua & clues == 0).collect();
        let common = left.iter().fold(alive, |common, ua| common & ua);
        assert_eq!(unhit.common(depth, alive), common);
        for look in [1, 4, 300] {
            let residual = left.iter().take(look).map(|ua| ua & alive);
            let smallest = residual.min_by_key(|&ua| (ua.count_ones(), ua));
            assert_eq!(unhit.smallest(depth, alive, look), smallest);
        }
        let Some(&cell) = path.get(depth) else { break };
        unhit.place(token, depth, cell);
        clues |= 1 << cell;
    }
    for (i, &ua) in unhit.uas_of_first_word().iter().enumerate() {
        assert_eq!(ua, if i < 64 { uas.get(i).copied().unwrap_or(ua) } else { u64::MAX });
    }
}

/// The unhit UAs of the root, by places in the table.
fn unhit_at_root<const W: usize>(unhit: &Bitmap<W>) -> Vec<u64> {
    let mut uas = [0; LAST_UAS + SPARE_WORDS];
    let count = unhit.first(Scalar::new(), 0, ALL_CELLS, &mut uas);
    uas[..count].to_vec()
}

#[test]
fn the_oldest_learned_ua_makes_way() {
    let token = Scalar::new();
    let uas: Vec<u64> = (0..62).map(|i| 0b11 << (i % 50)).collect();
    let mut unhit = Bitmap::<1>::new();
    unhit.build(token, &uas);
    for cell in [51, 52, 53] {
        unhit.learn(0, 1 << cell);
    }
    // The first of the three is gone, and its cell hits nothing any more.
    let seen = unhit_at_root(&unhit);
    assert_eq!(seen[..62], uas);
    assert_eq!(seen[62..], [1 << 53, 1 << 52]);
    assert_eq!(*unhit.vector(51), [0]);
    // A table that is full of its own UAs learns nothing.
    let uas: Vec<u64> = (0..64).map(|i| 0b11 << (i % 50)).collect();
    unhit.build(token, &uas);
    unhit.learn(0, 1 << 53);
    assert_eq!(*unhit.vector(53), [0]);
}

/// Tail bits that belong to no UA must never look like an unhit one.
#[test]
fn tables_of_every_size_have_clean_tails() {
    let token = Scalar::new();
    for n in 0..=256 {
        let mut unhit = Bitmap::<4>::new();
        unhit.build(token, &vec![1; n]);
        let count: u32 = unhit.unhit(0).iter().map(|bits| bits.count_ones()).sum();
        assert_eq!(count as usize, n);
        unhit.place(token, 0, 0);
        assert_eq!(unhit.unhit(1), &[0; 4]);
    }
}
