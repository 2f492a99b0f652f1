//! Which patterns have a part that a set of clues in bands 1+2 misses.
//!
//! The table is transposed by pattern: bit j of a word belongs to pattern j,
//! and word w to the w-th part of each pattern. One OR per clue gives the
//! parts that are hit; a pattern is open when one of its parts is not.

use super::unhit::DEPTHS;
use gridsieve_kernels::{Aligned, Blocks, HittingVectors, Token, array, bits, within};
use std::ops::Range;

/// Patterns of a table.
pub(super) const GROUP: usize = 64;
/// Parts kept of each pattern.
const PARTS: usize = 32;
/// Of these, parts that it has when it is built; what is left is for learned ones.
pub(super) const BUILT_PARTS: usize = 24;
/// The words in use are one half of them or all: whole vectors.
const HALF: usize = 16;

/// The path from the root of a subtree.
pub(super) type Trail = [u8; DEPTHS];

/// The table, for the nodes of a subtree.
pub(super) struct PartTable {
    /// Words in use.
    words: usize,
    /// For each cell the parts that have it.
    rows: Box<Aligned<HittingVectors<PARTS>>>,
    /// Parts of each pattern so far; beyond [`PARTS`] the oldest make way.
    counts: [usize; GROUP],
    /// States along the path, right up to depth `valid`.
    states: Box<Aligned<[[u64; PARTS]; DEPTHS]>>,
    valid: usize,
}

impl PartTable {
    pub fn new() -> PartTable {
        PartTable {
            words: 0,
            rows: Box::new(Aligned([[0; PARTS]; 64])),
            counts: [0; GROUP],
            states: Box::new(Aligned([[0; PARTS]; DEPTHS])),
            valid: 0,
        }
    }

    /// The path is another one beyond `depth`.
    #[inline(always)]
    pub fn leave(&mut self, depth: usize) {
        self.valid = self.valid.min(depth);
    }

    /// Makes the table anew, in a subtree whose root has these clues and alive cells, of the parts of
    /// each of at most [`GROUP`] patterns.
    #[inline(always)]
    pub fn build<'p, T: Token>(
        &mut self,
        token: T,
        patterns: impl Iterator<Item = &'p [u64]>,
        clues: u64,
        alive: u64,
    ) {
        (self.words, self.valid) = (0, 0);
        self.counts = [0; GROUP];
        self.states[0] = [u64::MAX; PARTS];
        // A word's parts side by side; no cells where a pattern has none.
        let mut parts_of_words: Blocks<PARTS> = [[0; GROUP]; PARTS];
        let mut unhit = Vec::new();
        for (pattern, parts) in patterns.enumerate() {
            unhit.resize(parts.len(), 0);
            let count = token.drop_hit([parts], [clues], [&mut unhit]);
            unhit.truncate(count);
            unhit.iter_mut().for_each(|part| *part &= alive);
            keep_smallest(&mut unhit);
            self.counts[pattern] = unhit.len();
            self.words = self.words.max(unhit.len());
            for (word, &part) in unhit.iter().enumerate() {
                parts_of_words[word][pattern] = part;
                self.states[0][word] &= !(1 << pattern);
            }
        }
        token.transpose(parts_of_words[..self.words].as_flattened(), &mut self.rows);
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
        if word >= HALF && !self.has_other_half() {
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
            token.hit_parts(&before[..HALF], &row[..HALF], &mut after[..HALF]);
            if both {
                token.hit_parts(&before[HALF..], &row[HALF..], &mut after[HALF..]);
            }
            self.valid += 1;
        }
    }

    /// The patterns that all parts leave open at the node with these clues more than the one at
    /// `depth`, which the states have to have followed: four clues, of which some may be
    /// [`NO_CELL`](super::last_four::NO_CELL), as no part has it.
    #[inline(always)]
    pub fn open_below<T: Token>(&self, token: T, depth: usize, clues: [u8; 4]) -> u64 {
        self.first_open_below(token, depth, clues) | self.more_open_below(token, depth, clues)
    }

    /// The patterns that the first half of the parts leaves open there.
    #[inline(always)]
    pub fn first_open_below<T: Token>(&self, token: T, depth: usize, clues: [u8; 4]) -> u64 {
        self.open_of_half(token, depth, clues, 0..HALF)
    }

    /// Has it more parts than the first half?
    #[inline(always)]
    pub fn has_other_half(&self) -> bool {
        self.words > HALF
    }

    /// The patterns that the other half leaves open there; none if there is no such half.
    #[inline(always)]
    pub fn more_open_below<T: Token>(&self, token: T, depth: usize, clues: [u8; 4]) -> u64 {
        if !self.has_other_half() {
            // The states did not follow the path there.
            return 0;
        }
        self.open_of_half(token, depth, clues, HALF..PARTS)
    }

    #[inline(always)]
    fn open_of_half<T: Token>(
        &self,
        token: T,
        depth: usize,
        clues: [u8; 4],
        half: Range<usize>,
    ) -> u64 {
        let rows = array::map(
            clues,
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
    use super::super::last_four::NO_CELL;
    use super::*;
    use gridsieve_grids::two_bands::ALL_TWO_BANDS;
    use gridsieve_kernels::{dispatch, testing};

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
                    assert_eq!(table.open_below(token, 2, [NO_CELL; 4]), 1);
                }
                // The first three parts are gone: clues in all others close the pattern.
                for depth in 2..=PARTS + 2 {
                    table.follow(token, &trail, depth);
                    let open = table.open_below(token, depth, [NO_CELL; 4]);
                    assert_eq!(open, u64::from(depth < PARTS + 2));
                }
            });
        }
    }
}
