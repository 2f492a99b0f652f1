//! Cross-band UAs of all other patterns, which are looked at only for the clue sets that the
//! [part table](super::part_table) lets pass.
//!
//! This table is transposed by pattern too, but packed. The patterns with the most parts come
//! first; a *group* consists of 64 patterns, and has as many words as its first pattern has parts.
//! Parts that are learned during the search go to further words; each of these is a group of its
//! own, with one part for each pattern.
//!
//! ```text
//! word        0   1   2   3 |  4   5 |  6 |  7 | ... | 12 ... 15
//! group       0             |  1     |  2 |  3 |     | one word each
//! part        0   1   2   3 |  0   1 |  0 |  0 |     | learned parts
//! patterns    0 ... 63      | 64 ... | ...
//!
//! rows[cell]       parts that have the cell of bands 1+2
//! cells[word][i]   cells of band 3 of the pattern at place i of a word
//! with_cell[cell]  places whose pattern has the cell of band 3
//! groups[p][w]     all ones if a group of more than p parts begins at word w, else 0
//! ```
//!
//! ```text
//! unhit:            places of parts that have none of the clues
//! disjoint_from:    of these, places whose pattern has none of some cells of band 3
//! one_per_pattern:  of these, one place for each pattern
//! ```

use crate::engine::bands::config::{
    HALF_OF_OTHERS, LEARNED_WORDS_OF_OTHERS, PARTS_OF_OTHERS, UAS_OF_OTHERS, WORDS_OF_OTHERS,
};
use crate::engine::bands::harvest::patterns::Pattern;
use gridsieve_kernels::{HittingVectors, Token, bits};
use std::ops::ControlFlow;

/// The places of parts that are unhit, in each half.
pub(crate) type Places = [[u64; HALF_OF_OTHERS]; 2];

/// A UA as a number by which it is sorted: cells of band 3, size of the part, part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ua(u128);

impl Ua {
    fn new(cells: u32, part: u64) -> Ua {
        let size = part.count_ones();
        Ua(u128::from(cells) << 96 | u128::from(size) << 64 | u128::from(part))
    }

    fn cells(self) -> u32 {
        (self.0 >> 96) as u32
    }

    fn part(self) -> u64 {
        self.0 as u64
    }

    /// The less, the likelier it stays unhit and asks for a clue of its own.
    fn weight(self) -> u32 {
        self.part().count_ones() + 2 * self.cells().count_ones()
    }
}

/// The table.
pub(crate) struct OtherPatterns {
    halves: Box<[Half; 2]>,
    /// How many of them, from the first on, may have a UA.
    in_use: usize,
    /// First word for learned parts, and how many were learned.
    built: usize,
    learned: usize,
}

/// A half of the table, in whole cache lines.
#[repr(align(64))]
struct Half {
    rows: HittingVectors<HALF_OF_OTHERS>,
    /// Places in use.
    used: [u64; HALF_OF_OTHERS],
    /// See the picture of the table.
    groups: [[u64; HALF_OF_OTHERS]; PARTS_OF_OTHERS],
    /// Cells of band 3 of the pattern at each place, and for each cell the places of patterns
    /// that have it.
    cells: [[u32; 64]; HALF_OF_OTHERS],
    with_cell: HittingVectors<HALF_OF_OTHERS>,
}

impl Half {
    const EMPTY: Half = Half {
        rows: [[0; HALF_OF_OTHERS]; 64],
        used: [0; HALF_OF_OTHERS],
        groups: [[0; HALF_OF_OTHERS]; PARTS_OF_OTHERS],
        cells: [[0; 64]; HALF_OF_OTHERS],
        with_cell: [[0; HALF_OF_OTHERS]; 64],
    };
}

impl OtherPatterns {
    pub fn new() -> OtherPatterns {
        OtherPatterns { halves: Box::new([Half::EMPTY; 2]), in_use: 0, built: 0, learned: 0 }
    }

    /// The halves that may have a UA.
    #[inline(always)]
    fn halves(&self) -> &[Half] {
        &self.halves[..self.in_use]
    }

    /// Builds the table of a subtree whose root has these clues and alive
    /// cells, from the patterns beyond the first ones.
    pub fn build(&mut self, patterns: &[Pattern], clues: u64, alive: u64) {
        let mut chosen: Vec<Ua> = Vec::with_capacity(UAS_OF_OTHERS);
        for &Pattern { cells, ref parts, .. } in patterns {
            for part in parts {
                if part & clues == 0 {
                    chosen.push(Ua::new(cells, part & alive));
                }
            }
        }
        if chosen.len() > UAS_OF_OTHERS {
            chosen.select_nth_unstable_by_key(UAS_OF_OTHERS, |ua| (ua.weight(), *ua));
            chosen.truncate(UAS_OF_OTHERS);
        }
        // The smallest parts of each pattern, patterns with many parts first.
        chosen.sort_unstable();
        chosen.dedup();
        let mut patterns: Vec<&[Ua]> = chosen
            .chunk_by(|a, b| a.cells() == b.cells())
            .map(|parts| &parts[..parts.len().min(PARTS_OF_OTHERS)])
            .collect();
        patterns.sort_by_key(|parts| PARTS_OF_OTHERS - parts.len());
        for half in &mut self.halves[..self.in_use] {
            half.rows.fill([0; HALF_OF_OTHERS]);
            half.with_cell.fill([0; HALF_OF_OTHERS]);
            half.used = [0; HALF_OF_OTHERS];
        }
        self.halves
            .iter_mut()
            .for_each(|half| half.groups = [[0; HALF_OF_OTHERS]; PARTS_OF_OTHERS]);
        (self.in_use, self.learned) = (0, 0);
        let mut word = 0;
        for patterns in patterns.chunks(64) {
            let words = patterns[0].len();
            if word + words > WORDS_OF_OTHERS - LEARNED_WORDS_OF_OTHERS {
                break;
            }
            for (bit, parts) in patterns.iter().enumerate() {
                for (i, part) in parts.iter().enumerate() {
                    self.add(word + i, bit, part.part(), part.cells());
                }
            }
            let half = &mut self.halves[word / HALF_OF_OTHERS];
            half.groups[..words]
                .iter_mut()
                .for_each(|group| group[word % HALF_OF_OTHERS] = u64::MAX);
            word += words;
        }
        self.built = word;
        for word in word..WORDS_OF_OTHERS {
            self.halves[word / HALF_OF_OTHERS].groups[0][word % HALF_OF_OTHERS] = u64::MAX;
        }
    }

    fn add(&mut self, word: usize, bit: usize, part: u64, band_3: u32) {
        self.in_use = self.in_use.max(word / HALF_OF_OTHERS + 1);
        let (half, word) = (&mut self.halves[word / HALF_OF_OTHERS], word % HALF_OF_OTHERS);
        half.cells[word][bit] = band_3;
        bits(band_3).for_each(|cell| half.with_cell[cell][word] |= 1 << bit);
        half.used[word] |= 1 << bit;
        bits(part).for_each(|cell| half.rows[cell][word] |= 1 << bit);
    }

    /// Takes in a learned part; without room the oldest one makes way.
    pub fn learn(&mut self, part: u64, band_3: u32) {
        let place = self.learned % (64 * (WORDS_OF_OTHERS - self.built));
        self.learned += 1;
        let (word, bit) = (self.built + place / 64, place % 64);
        let (half, in_half) = (&mut self.halves[word / HALF_OF_OTHERS], word % HALF_OF_OTHERS);
        for (row, with_cell) in half.rows.iter_mut().zip(half.with_cell.iter_mut()) {
            row[in_half] &= !(1 << bit);
            with_cell[in_half] &= !(1 << bit);
        }
        self.add(word, bit, part, band_3);
    }

    /// The places of parts that these clues miss.
    #[inline(always)]
    pub fn unhit<T: Token>(&self, token: T, clues: u64) -> Places {
        let mut unhit = [[0; HALF_OF_OTHERS]; 2];
        for (unhit, half) in unhit.iter_mut().zip(self.halves()) {
            let hit = token.hit_by(&half.rows, clues);
            for word in 0..HALF_OF_OTHERS {
                unhit[word] = half.used[word] & !hit[word];
            }
        }
        unhit
    }

    /// The places among these whose pattern has none of these cells of band 3.
    #[inline(always)]
    pub fn disjoint_from<T: Token>(&self, token: T, places: &Places, cells: u32) -> Places {
        let mut left = [[0; HALF_OF_OTHERS]; 2];
        for (i, half) in self.halves().iter().enumerate() {
            let with = token.hit_by(&half.with_cell, cells.into());
            for word in 0..HALF_OF_OTHERS {
                left[i][word] = places[i][word] & !with[word];
            }
        }
        left
    }

    /// Reduces places to one for each pattern: the first word of its group.
    #[inline(always)]
    pub fn one_per_pattern(&self, places: &Places) -> Places {
        let mut following = [0; WORDS_OF_OTHERS + PARTS_OF_OTHERS - 1];
        following[..WORDS_OF_OTHERS].copy_from_slice(places.as_flattened());
        let mut open = [[0; HALF_OF_OTHERS]; 2];
        for (i, half) in self.halves().iter().enumerate() {
            let words = &following[i * HALF_OF_OTHERS..][..HALF_OF_OTHERS + PARTS_OF_OTHERS - 1];
            let [a, b, c, d] = &half.groups;
            // The loop treats all parts at once, so that the compiler vectorises it over words.
            for word in 0..HALF_OF_OTHERS {
                open[i][word] = words[word] & a[word]
                    | words[word + 1] & b[word]
                    | words[word + 2] & c[word]
                    | words[word + 3] & d[word];
            }
        }
        open
    }

    /// Adds the cells of band 3 of the pattern at each place to a list.
    #[inline(always)]
    pub fn list<T: Token>(&self, token: T, places: &Places, list: &mut Vec<u32>) {
        for (half, places) in self.halves().iter().zip(places) {
            for word in 0..HALF_OF_OTHERS {
                if places[word] != 0 {
                    token.list_kept(&half.cells[word], places[word], list);
                }
            }
        }
    }

    /// Calls `visit` with the cells of band 3 of the pattern at each place, until it breaks.
    #[inline(always)]
    pub fn try_for_each<B>(
        &self,
        places: &Places,
        mut visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (half, places) in self.halves().iter().zip(places) {
            for word in 0..HALF_OF_OTHERS {
                for place in bits(places[word]) {
                    visit(half.cells[word][place])?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use gridsieve_grids::two_bands::TWO_BANDS;
    use gridsieve_kernels::{Scalar, dispatch};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// The cells of band 3 of all open patterns.
    fn open<T: Token>(others: &OtherPatterns, token: T, clues: u64) -> BTreeSet<u32> {
        let all = |places| {
            let mut all = BTreeSet::new();
            let _ = others.try_for_each(&places, |cells| {
                all.insert(cells);
                ControlFlow::<()>::Continue(())
            });
            all
        };
        let places = others.unhit(token, clues);
        let open = all(places);
        let mut listed = Vec::new();
        others.list(token, &places, &mut listed);
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), open);
        let each_once = others.one_per_pattern(&places);
        assert_eq!(all(each_once), open);
        assert_eq!(
            each_once.as_flattened().iter().map(|word| word.count_ones()).sum::<u32>(),
            open.len() as u32
        );
        for cells in [0, 1 << 26, 0b1011 << 7, (1 << 27) - 1] {
            let expected = open.iter().copied().filter(|open| open & cells == 0).collect();
            assert_eq!(all(others.disjoint_from(token, &places, cells)), expected);
        }
        open
    }

    /// Checks a table of so few patterns and parts that all of them fit.
    fn check<T: Token>(token: T, patterns: &[(u32, Vec<u64>)], learned: &[u64], clues: u64) {
        let root = clues & 0b111 << 20;
        let known: Vec<Pattern> = patterns
            .iter()
            .map(|(cells, parts)| Pattern { cells: *cells, parts: parts.clone() })
            .collect();
        let mut others = OtherPatterns::new();
        others.build(&known, root, u64::MAX);
        let mut expected: BTreeSet<u32> = patterns
            .iter()
            .filter(|(_, parts)| parts.iter().any(|part| part & clues == 0))
            .map(|(cells, _)| *cells)
            .collect();
        assert_eq!(open(&others, token, clues), expected);
        for (i, &part) in learned.iter().enumerate() {
            let cells = 1 << 26 | i as u32;
            others.learn(part & !root, cells);
            if part & !root & clues == 0 {
                expected.insert(cells);
            }
            assert_eq!(open(&others, token, clues), expected);
        }
    }

    proptest! {
        #[test]
        fn open_patterns_by_definition(
            patterns in prop::collection::vec(
                (1u32..1 << 20, prop::collection::vec(any::<u64>(), 0..=PARTS_OF_OTHERS)), 0..90,
            ),
            learned in prop::collection::vec(any::<u64>(), 0..9),
            clues in (any::<u64>(), any::<u64>(), any::<u64>()).prop_map(|(a, b, c)| a & b & c),
        ) {
            // A pattern has cells of its own, and parts are in two bands.
            let two_bands = |set: u64| set & ((1 << TWO_BANDS) - 1);
            let patterns: Vec<(u32, Vec<u64>)> = patterns
                .into_iter()
                .enumerate()
                .map(|(i, (cells, parts))| {
                    ((cells << 7) & ((1 << 26) - 1) | i as u32, parts.into_iter().map(two_bands).collect())
                })
                .collect();
            let learned: Vec<u64> = learned.into_iter().map(two_bands).collect();
            for isa in testing::isas() {
                dispatch!(isa, token => check(token, &patterns, &learned, two_bands(clues)));
            }
        }
    }

    /// Words 7 and 8 of the table are those of one group, the last one: each half has one of them.
    #[test]
    fn a_group_lies_in_both_halves() {
        let counts = [vec![4u32; 64], vec![3; 64], vec![2; 10]].concat();
        let patterns: Vec<(u32, Vec<u64>)> = (0..)
            .zip(counts)
            .map(|(i, count)| {
                let part = |j| 0b1011u64 << ((7 * i + 11 * j) % 50);
                (1 << 20 | i, (0..count).map(part).collect())
            })
            .collect();
        for isa in testing::isas() {
            for cell in 0..TWO_BANDS - 20 {
                let clues = (1 << cell) | (1 << (cell + 16));
                dispatch!(isa, token => check(token, &patterns, &[1, 2], clues));
            }
        }
    }

    #[test]
    fn the_oldest_learned_part_makes_way() {
        let mut others = OtherPatterns::new();
        others.build(&[], 0, u64::MAX);
        let places = 64 * WORDS_OF_OTHERS as u32;
        for i in 0..places + 3 {
            others.learn(1 << (i % 50), i);
        }
        let token = Scalar::new();
        assert!(open(&others, token, 0).into_iter().eq(3..places + 3));
        // A cell that only hits what is gone hits nothing.
        assert_eq!(open(&others, token, u64::MAX).len(), 0);
        // Nothing of it is left in the next subtree, where the other half comes into use again.
        others.build(&[], 0, u64::MAX);
        assert_eq!(open(&others, token, 0).len(), 0);
        let most = 64 * HALF_OF_OTHERS as u32;
        for i in 0..=most {
            others.learn(1 << (i % 50), i);
        }
        assert!(open(&others, token, 0).into_iter().eq(0..=most));
        let expected = (0..=most).filter(|i| i % 50 != 7);
        assert!(open(&others, token, 1 << 7).into_iter().eq(expected));
    }
}
