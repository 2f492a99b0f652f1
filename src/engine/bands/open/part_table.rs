//! Which patterns have a part that a set of clues in bands 1+2 misses.
//!
//! A UA that crosses band 3 is a *pattern*, its cells in band 3, and a *part*, its cells in
//! bands 1+2. The table is transposed by pattern: bit j of a word belongs to pattern j, and word w
//! to the w-th part of each pattern.
//!
//! ```text
//!                word 0                 word 1            ...  word 31
//!                pattern 63 ... 1 0     pattern 63 ... 1 0
//! rows[cell]     is the cell in part 0  is it in part 1        a row for each cell of bands 1+2
//!                of the pattern?        of the pattern?
//! states[depth]  hit by the clues of    the same               a row for each depth of the path
//!                the path down to here, or not there
//!                (unhit vectors have 1 for what is not hit)
//! ```
//!
//! One OR for each clue gives the parts that are hit; a pattern is open when one of its parts is
//! not. Words 0 to 15 have the smallest parts and are looked at first.

use crate::engine::bands::config::{BUILT_PARTS, DEPTHS, FIRST_PARTS, PARTS, PATTERNS};
use crate::engine::bands::leaf::Leaf;
use gridsieve_kernels::{Aligned, HittingVectors, Token, array, bits, within};
use std::ops::Range;

const _: () = assert!(PARTS == 2 * FIRST_PARTS && PARTS.is_power_of_two());

/// The path from the root of a subtree.
pub(crate) type Trail = [u8; DEPTHS];

/// The table, for the nodes of a subtree.
pub(crate) struct PartTable {
    /// Words in use.
    words: usize,
    /// The parts that have each cell.
    rows: Box<Aligned<HittingVectors<PARTS>>>,
    /// Parts that each pattern was given; of more than [`PARTS`] the latest are kept.
    counts: [usize; PATTERNS],
    /// What the clues of the path hit, for each depth. The rows up to `valid` are those of the path.
    states: Box<Aligned<[[u64; PARTS]; DEPTHS]>>,
    valid: usize,
}

impl PartTable {
    pub fn new() -> PartTable {
        PartTable {
            words: 0,
            rows: Box::new(Aligned([[0; PARTS]; 64])),
            counts: [0; PATTERNS],
            states: Box::new(Aligned([[0; PARTS]; DEPTHS])),
            valid: 0,
        }
    }

    /// The path is another one beyond `depth`.
    #[inline(always)]
    pub fn forget_below(&mut self, depth: usize) {
        self.valid = self.valid.min(depth);
    }

    /// Makes the table anew, in a subtree whose root has these clues and alive cells, of the parts of
    /// each of at most [`PATTERNS`] patterns.
    #[inline(always)]
    pub fn build<'p, T: Token>(
        &mut self,
        token: T,
        patterns: impl Iterator<Item = &'p [u64]>,
        clues: u64,
        alive: u64,
    ) {
        self.valid = 0;
        self.counts = [0; PATTERNS];
        self.states[0] = [u64::MAX; PARTS];
        // A word's parts side by side; no cells where a pattern has none. Most tables have few words.
        let mut parts_of_words: Vec<[u64; PATTERNS]> = Vec::with_capacity(PARTS);
        let mut unhit = Vec::new();
        for (pattern, parts) in patterns.enumerate() {
            unhit.resize(parts.len(), 0);
            let count = token.drop_hit([parts], [clues], [&mut unhit]);
            unhit.truncate(count);
            unhit.iter_mut().for_each(|part| *part &= alive);
            keep_smallest(&mut unhit);
            self.counts[pattern] = unhit.len();
            if unhit.len() > parts_of_words.len() {
                parts_of_words.resize(unhit.len(), [0; PATTERNS]);
            }
            for (word, &part) in unhit.iter().enumerate() {
                parts_of_words[word][pattern] = part;
                self.states[0][word] &= !(1 << pattern);
            }
        }
        self.words = parts_of_words.len();
        token.transpose(parts_of_words.as_flattened(), &mut self.rows);
    }

    /// Adds a part that is unhit at all depths up to `depth`.
    pub fn add(&mut self, pattern: usize, part: u64, depth: usize) {
        let word = self.counts[pattern] % PARTS;
        let bit = 1 << pattern;
        if self.counts[pattern] >= PARTS {
            self.rows.iter_mut().for_each(|row| row[word] &= !bit);
        }
        bits(part).for_each(|cell| self.rows[cell][word] |= bit);
        self.counts[pattern] += 1;
        if word >= FIRST_PARTS && !self.has_other_half() {
            // The states along the path have not followed this word so far.
            self.valid = 0;
        }
        self.words = self.words.max(word + 1);
        for state in &mut self.states[..=depth] {
            state[word] &= !bit;
        }
    }

    /// Brings the states up to `depth` of the path.
    #[inline(always)]
    pub fn follow<T: Token>(&mut self, token: T, trail: &Trail, depth: usize) {
        let both = self.has_other_half();
        while self.valid < depth {
            let row = &self.rows[within::<64>(trail[self.valid].into())];
            let (before, after) = self.states.split_at_mut(self.valid + 1);
            let (before, after) = (&before[self.valid], &mut after[0]);
            // Halves have a length that the compiler knows.
            token.hit_parts(&before[..FIRST_PARTS], &row[..FIRST_PARTS], &mut after[..FIRST_PARTS]);
            if both {
                token.hit_parts(
                    &before[FIRST_PARTS..],
                    &row[FIRST_PARTS..],
                    &mut after[FIRST_PARTS..],
                );
            }
            self.valid += 1;
        }
    }

    /// The patterns that are open at a leaf: a node with up to four clues more than the one at
    /// `depth`, to which the table must have followed the path. Places of the leaf without a clue
    /// are [`NO_CELL`](crate::engine::bands::leaf::NO_CELL), which no part has.
    #[inline(always)]
    pub fn open_below<T: Token>(&self, token: T, depth: usize, leaf: Leaf) -> u64 {
        self.first_open_below(token, depth, leaf) | self.more_open_below(token, depth, leaf)
    }

    /// The patterns that the first half of the parts leaves open there.
    #[inline(always)]
    pub fn first_open_below<T: Token>(&self, token: T, depth: usize, leaf: Leaf) -> u64 {
        self.open_of_half(token, depth, leaf, 0..FIRST_PARTS)
    }

    /// Whether the table has parts beyond its first half.
    #[inline(always)]
    pub fn has_other_half(&self) -> bool {
        self.words > FIRST_PARTS
    }

    /// The patterns that the other half leaves open there; none if there is no such half.
    #[inline(always)]
    pub fn more_open_below<T: Token>(&self, token: T, depth: usize, leaf: Leaf) -> u64 {
        if !self.has_other_half() {
            // The states did not follow the path there.
            return 0;
        }
        self.open_of_half(token, depth, leaf, FIRST_PARTS..PARTS)
    }

    #[inline(always)]
    fn open_of_half<T: Token>(
        &self,
        token: T,
        depth: usize,
        leaf: Leaf,
        half: Range<usize>,
    ) -> u64 {
        let rows = array::map(
            leaf.cells(),
            #[inline(always)]
            |cell| &self.rows[within::<64>(cell.into())][half.clone()],
        );
        token.open_below(&self.states[depth][half.clone()], rows)
    }
}

/// Keeps as many parts as a pattern has when its table is built, the smallest.
fn keep_smallest(parts: &mut Vec<u64>) {
    if parts.len() > BUILT_PARTS {
        // Parts that were learned may differ in dead cells alone.
        let by_size = |&part: &u64| (part.count_ones(), part);
        if parts.len() > 2 * BUILT_PARTS {
            parts.select_nth_unstable_by_key(2 * BUILT_PARTS, by_size);
            parts.truncate(2 * BUILT_PARTS);
        }
        parts.sort_unstable_by_key(by_size);
        parts.dedup();
        parts.truncate(BUILT_PARTS);
    }
    // A part without an alive cell stays open: nothing else is needed.
    if parts.contains(&0) {
        parts.clear();
        parts.push(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use gridsieve_grids::two_bands::ALL_TWO_BANDS;
    use gridsieve_kernels::dispatch;

    /// A pattern learns until the other half of the table is in use, and then until it is full.
    #[test]
    fn the_oldest_part_makes_way() {
        let mut trail = [0; DEPTHS];
        trail[..2].copy_from_slice(&[50, 51]);
        for (place, cell) in trail[2..].iter_mut().zip(3..PARTS as u8 + 3) {
            *place = cell;
        }
        for isa in testing::isas() {
            dispatch!(isa, token => {
                let mut table = PartTable::new();
                table.build(token, std::iter::once(&[1][..]), 0, ALL_TWO_BANDS);
                table.follow(token, &trail, 2);
                for cell in 1..PARTS + 3 {
                    table.add(0, 1 << cell, 2);
                    table.follow(token, &trail, 2);
                    assert_eq!(table.open_below(token, 2, Leaf::OF_NODE), 1);
                }
                // The first three parts are gone: clues in all others close the pattern.
                for depth in 2..=PARTS + 2 {
                    table.follow(token, &trail, depth);
                    let open = table.open_below(token, depth, Leaf::OF_NODE);
                    assert_eq!(open, u64::from(depth < PARTS + 2));
                }
            });
        }
    }
}
