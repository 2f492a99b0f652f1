//! The kernels of the socket tests.

use super::{Guarded, at_every_level, for_all, inputs::LENGTHS};
use crate::{BANDS_3, InStacks, MiniRows, Room, Token};
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

/// The mini-rows of a band 3, as `3 * j + k`: for each stack that with the i-th digit of its first
/// column, if it has that.
type Rest = [[Option<usize>; 3]; 3];

/// A case of `with_room`.
#[derive(Clone, Debug)]
struct Rooms {
    of: u32,
    bands_3: Vec<(Rest, Option<u8>)>,
    asked: [u64; 3],
    room: Room,
}

impl Rooms {
    fn mini_rows(&self) -> MiniRows {
        let mut mini_rows = MiniRows::NONE;
        for (band_3, (rest, slack)) in self.bands_3.iter().enumerate() {
            for (stack, rest) in rest.iter().enumerate() {
                for (i, jk) in rest.iter().enumerate() {
                    if let Some(jk) = jk {
                        mini_rows.add(band_3, stack, [i, jk / 3, jk % 3]);
                    }
                }
            }
            if let Some(slack) = slack {
                mini_rows.limit(band_3, *slack);
            }
        }
        mini_rows
    }

    /// Whether the clues left are enough for a band 3, computed mini-row by mini-row.
    fn has_room(&self, band_3: usize) -> bool {
        let (rest, slack) = &self.bands_3[band_3];
        let asks = |stack: usize, i: usize| {
            let Some(jk) = rest[stack][i] else { return 0 };
            let triple = 9 * i + jk;
            (self.asked[stack] >> triple & 1) + (self.asked[stack] >> (32 + triple) & 1)
        };
        let by_stack = [0, 1, 2].map(|stack| (0..3).map(|i| asks(stack, i)).sum::<u64>());
        let fits = |InStacks { clues, most }: InStacks| {
            let limit = slack.map(|slack| most + u64::from(slack));
            (0..3).all(|stack| limit.is_none_or(|limit| clues[stack] + by_stack[stack] <= limit))
        };
        by_stack.iter().sum::<u64>() <= self.room.most && self.room.in_stacks.is_none_or(fits)
    }
}

#[inline(never)]
fn with_room<T: Token>(token: T, mini_rows: &MiniRows, case: &Rooms) -> u32 {
    token.enter(|| token.with_room(case.of, mini_rows, case.asked, case.room))
}

fn rooms() -> impl Strategy<Value = Rooms> {
    let mini_row = prop::option::weighted(0.9, 0usize..9);
    let rest = prop::array::uniform3(prop::array::uniform3(mini_row));
    let slack = prop_oneof![Just(None), Just(Some(0u8)), Just(Some(1)), (0u8..81).prop_map(Some)];
    let bands_3 = prop::collection::vec((rest, slack), BANDS_3);
    let asked = prop_oneof![Just(0), any::<u64>(), Just(u64::MAX)];
    // Mostly the numbers of clues that occur in searches, sometimes up to 81.
    let count = || prop_oneof![3 => 0u64..12, 1 => 0u64..82];
    let in_stacks = prop::option::of((prop::array::uniform3(count()), count()));
    let room = (count(), in_stacks).prop_map(|(most, in_stacks)| Room {
        most,
        in_stacks: in_stacks.map(|(clues, most)| InStacks { clues, most }),
    });
    let of = prop_oneof![Just(u32::MAX), any::<u32>(), (0..BANDS_3).prop_map(|band_3| 1 << band_3)];
    (of, bands_3, prop::array::uniform3(asked), room).prop_map(|(of, bands_3, asked, room)| Rooms {
        of,
        bands_3,
        asked,
        room,
    })
}

fn check_rooms<T: Token>(token: T) {
    for_all(rooms().boxed(), &|case| {
        let expected = (0..BANDS_3).filter(|band_3| case.of >> band_3 & 1 != 0);
        let expected = expected.filter(|&band_3| case.has_room(band_3));
        let expected = expected.fold(0, |set, band_3| set | 1 << band_3);
        assert_eq!(with_room(token, &case.mini_rows(), case), expected);
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
