//! The kernels of the socket tests.

use super::{Guarded, at_every_level, for_all, inputs::LENGTHS};
use crate::{BANDS_3, InStacks, Room, Token};
use proptest::prelude::*;

#[inline(never)]
fn hit_parts<T: Token>(token: T, hit: &[u64], row: &[u64]) -> Vec<u64> {
    let mut parts = Guarded::new(hit.len());
    token.enter(|| token.hit_parts(hit, row, parts.words()));
    parts.checked(hit.len()).to_vec()
}

#[inline(never)]
fn below<T: Token>(token: T, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
    token.enter(|| token.open_below(hit, rows))
}

/// The patterns of which some word lacks the bit in all of these rows, bit by bit.
fn open(rows: &[&[u64]]) -> u64 {
    let is_hit = |word: usize, bit: u32| rows.iter().any(|row| row[word] >> bit & 1 != 0);
    let is_open = |bit: &u32| !(0..rows[0].len()).all(|word| is_hit(word, *bit));
    (0..64).filter(is_open).fold(0, |open, bit| open | 1 << bit)
}

#[inline(never)]
fn compare<T: Token>(token: T, hit: &[u64], row: &[u64]) {
    let parts: Vec<u64> = hit.iter().zip(row).map(|(hit, row)| hit | row).collect();
    assert_eq!(hit_parts(token, hit, row), parts);
    let expected = open(&[hit, row]);
    // The row in each place among four.
    let none = &vec![0; hit.len()][..];
    for place in 0..4 {
        let mut rows = [none; 4];
        rows[place] = row;
        assert_eq!(below(token, hit, rows), expected);
        rows[(place + 1) % 4] = hit;
        assert_eq!(below(token, none, rows), expected);
    }
}

fn check_sockets<T: Token>(token: T) {
    for (len, _) in LENGTHS.into_iter().filter(|&(len, _)| len <= 64) {
        // All parts are hit but one, in each word; then by the row only.
        for open in 0..len {
            let mut hit = vec![u64::MAX; len].into_boxed_slice();
            let mut row = vec![0; len].into_boxed_slice();
            hit[open] = !(1 << (open % 64));
            compare(token, &hit, &row);
            row[open] = 1 << (open % 64);
            compare(token, &hit, &row);
            compare(token, &row, &hit);
        }
        compare(token, &vec![0; len], &vec![0; len]);
        compare(token, &vec![u64::MAX; len], &vec![0; len]);
    }
    // Mostly ones, so that patterns with all parts hit are common.
    let word = (any::<u64>(), any::<u64>(), any::<u64>()).prop_map(|(a, b, c)| a | b | c);
    let words = prop::collection::vec((word.clone(), word), 0..40).boxed();
    for_all(words, &|words| {
        let (hit, row): (Vec<u64>, Vec<u64>) = words.iter().copied().unzip();
        compare(token, &hit, &row);
    });
}

/// A case of `with_room`.
type Rooms = ([[u64; BANDS_3]; 3], [u64; BANDS_3], [u64; 3], u64, Option<([u64; 3], u64)>);

#[inline(never)]
fn with_room<T: Token>(token: T, (mini_rows, slack, asked, most, in_stacks): &Rooms) -> u64 {
    let in_stacks = in_stacks.map(|(clues, most)| InStacks { clues, most });
    let room = Room { most: *most, in_stacks };
    token.enter(|| token.with_room(mini_rows, slack, *asked, room))
}

/// Has a band 3 the room that it needs, counted bit by bit?
fn has_room((mini_rows, slack, asked, most, in_stacks): &Rooms, band_3: usize) -> bool {
    let asks = |stack: usize| {
        let is_asked = |bit: &u32| (mini_rows[stack][band_3] & asked[stack]) >> bit & 1 != 0;
        (0..64).filter(is_asked).count() as u64
    };
    let fits = |(clues, most): ([u64; 3], u64)| {
        (0..3).all(|stack| clues[stack] + asks(stack) <= most + slack[band_3])
    };
    asks(0) + asks(1) + asks(2) <= *most && in_stacks.is_none_or(fits)
}

fn check_rooms<T: Token>(token: T) {
    let mini_row = prop_oneof![
        Just(0),
        Just(u64::MAX),
        any::<u64>(),
        // Three of them in each half, as bands 3 have it.
        [0u32..9, 9..18, 18..27]
            .prop_map(|bits| bits.iter().fold(0, |set, bit| set | (1 | 1 << 32) << bit)),
    ];
    let mini_rows = prop::array::uniform3(prop::array::uniform8(mini_row));
    let asked = prop::array::uniform3(prop_oneof![any::<u64>(), Just(u64::MAX)]);
    let slack = prop::array::uniform8(prop_oneof![Just(0u64), Just(1), Just(100)]);
    let in_stacks = prop::option::of((prop::array::uniform3(0u64..8), 0u64..12));
    let cases = (mini_rows, slack, asked, prop_oneof![0u64..20, 0u64..200], in_stacks).boxed();
    for_all(cases, &|case| {
        let expected = (0..BANDS_3).filter(|&band_3| has_room(case, band_3));
        let expected = expected.fold(0, |set, band_3| set | 1 << band_3);
        assert_eq!(with_room(token, case), expected);
    });
}

#[test]
fn bands_3_with_room() {
    at_every_level!(check_rooms);
}

#[test]
fn hit_parts_and_open_below() {
    at_every_level!(check_sockets);
}
