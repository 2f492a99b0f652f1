//! Lists, bitmaps and masks for the checks: tables of the seams, where a
//! kernel goes on to another piece of code, and generated ones.

use crate::{Blocks, HittingVectors};
use proptest::prelude::*;
use std::array::from_fn;

/// Lengths of lists, and what changes there.
pub const LENGTHS: [(usize, &str); 28] = [
    (0, "no set"),
    (1, "a set left over in all widths"),
    (2, "one vector of 2 lanes"),
    (3, "and a set left over"),
    (4, "one vector of 4 lanes"),
    (5, "and a set left over"),
    (7, "as many left over by 8 lanes as can be"),
    (8, "one vector of 8 lanes; four of 2, where a kernel asks whether to go on"),
    (9, "and a set left over"),
    (15, "four vectors of 4 lanes, but one"),
    (16, "all four"),
    (17, "and a set left over"),
    (31, "four vectors of 8 lanes, but one"),
    (32, "all four"),
    (33, "and a set left over"),
    (36, "and a vector of 4 lanes"),
    (63, "a word of a bitmap, but one"),
    (64, "all of it; two times four vectors of 8 lanes"),
    (65, "and a set left over"),
    (127, "two words of a bitmap, but one"),
    (128, "both"),
    (255, "indices of a byte, but one; bitmaps of 4 words"),
    (256, "all of them"),
    (511, "bitmaps of 8 words, but one"),
    (512, "all of it"),
    (767, "bitmaps of 12 words, but one"),
    (768, "all of it"),
    (1500, "longer than any bitmap"),
];

/// Cells of the generated sets: few, so that subsets and equal sets are
/// common; the first and last of 64, of two bands (53) and of half-words.
const CELLS: [u32; 16] = [0, 1, 2, 3, 7, 8, 9, 15, 16, 31, 32, 33, 52, 53, 62, 63];

/// A list in memory of its own that ends with it. The memory begins one word before, so that
/// no vector is aligned.
#[derive(Clone, Debug)]
pub struct List(Box<[u64]>);

impl List {
    pub fn new(sets: &[u64]) -> Self {
        List([0].into_iter().chain(sets.iter().copied()).collect())
    }

    pub fn sets(&self) -> &[u64] {
        &self.0[1..]
    }

    pub fn sets_mut(&mut self) -> &mut [u64] {
        &mut self.0[1..]
    }
}

/// For every length, a list of equal sets but for an odd one, at each place of a short list, and in
/// the middle and at the end of a long one. A kernel that leaves a set out, or takes one in that is
/// none, gives another answer then.
pub fn with_odd_one(usual: u64, odd: u64, check: &dyn Fn(&List)) {
    for (len, _) in LENGTHS {
        check(&List::new(&vec![usual; len]));
        for place in (0..len).filter(|&i| len <= 36 || i == len / 2 || i == len - 1) {
            let mut sets = vec![usual; len];
            sets[place] = odd;
            check(&List::new(&sets));
        }
    }
}

/// A set of one to four cells, made of random bits.
fn few_cells(bits: u32) -> u64 {
    (0..=bits & 3).fold(0, |set, i| set | 1 << CELLS[(bits >> (2 + 5 * i)) as usize & 15])
}

/// A cell set to ask about, small, large, empty or full; alive cells.
pub fn mask() -> BoxedStrategy<u64> {
    prop_oneof![
        4 => any::<u32>().prop_map(few_cells),
        4 => any::<u32>().prop_map(|bits| !few_cells(bits)),
        2 => any::<u64>(),
        1 => Just(0),
        1 => Just(u64::MAX),
    ]
    .boxed()
}

/// The sets of a list: mostly of few cells, with dense and empty ones.
fn sets(most: usize) -> BoxedStrategy<Vec<u64>> {
    let few = prop::collection::vec(any::<u32>(), 0..=most);
    let other = (any::<prop::sample::Index>(), mask());
    (few, prop::collection::vec(other, 0..3))
        .prop_map(|(few, others)| {
            let mut sets: Vec<_> = few.into_iter().map(few_cells).collect();
            if !sets.is_empty() {
                others.into_iter().for_each(|(place, set)| *place.get_mut(&mut sets) = set);
            }
            sets
        })
        .boxed()
}

/// A list and a mask. Some masks are sets of the list, or parts of one.
pub fn list_and_mask() -> BoxedStrategy<(List, u64)> {
    (sets(140), mask(), any::<prop::sample::Index>(), 0..4)
        .prop_map(|(sets, mask, place, kind)| {
            let mask = match sets.get(place.index(sets.len().max(1))) {
                Some(set) if kind == 0 => *set,
                Some(set) if kind == 1 => set & mask,
                _ => mask,
            };
            (List::new(&sets), mask)
        })
        .boxed()
}

/// The hitting vectors of sets, bit by bit.
pub fn hitting_vectors<const W: usize>(sets: &[u64]) -> Box<HittingVectors<W>> {
    let mut vectors = Box::new([[0; W]; 64]);
    for (i, set) in sets.iter().enumerate() {
        for cell in 0..64 {
            vectors[cell][i / 64] |= (set >> cell & 1) << (i % 64);
        }
    }
    vectors
}

/// Sets and their bitmaps.
#[derive(Clone, Debug)]
pub struct Bitmap<const W: usize> {
    pub sets: Vec<u64>,
    pub blocks: Box<Blocks<W>>,
    pub vectors: Box<HittingVectors<W>>,
}

impl<const W: usize> Bitmap<W> {
    pub fn new(sets: Vec<u64>) -> Self {
        let mut blocks = Box::new([[0; 64]; W]);
        for (i, &set) in sets.iter().enumerate() {
            blocks[i / 64][i % 64] = set;
        }
        let vectors = hitting_vectors(&sets);
        Bitmap { sets, blocks, vectors }
    }

    /// `count` sets of different cells.
    pub fn regular(count: usize) -> Self {
        Bitmap::new((0..count).map(|i| 0b111 << (i % 62) | 1 << (i / 62)).collect())
    }
}

/// Generated sets and an unhit vector of them, for bitmaps of any width, so that the strategies are
/// compiled only once.
#[derive(Clone, Debug)]
pub struct Unhit {
    sets: Vec<u64>,
    unhit: Vec<u64>,
}

impl Unhit {
    pub fn bitmap<const W: usize>(&self) -> (Bitmap<W>, [u64; W]) {
        (Bitmap::new(self.sets.clone()), from_fn(|word| self.unhit[word]))
    }
}

/// Sets for a bitmap of that number of words, and what a few clues leave of them, any
/// of them, or none.
pub fn unhit(words: usize) -> BoxedStrategy<Unhit> {
    let sets = prop_oneof![3 => sets(64 * words), 1 => sets(10)];
    let some = prop::collection::vec(any::<u64>(), words);
    (sets, any::<u32>(), some, 0..8)
        .prop_map(|(sets, clues, some, kind)| {
            let clues = few_cells(clues);
            let mut unhit = vec![0; some.len()];
            for (i, &set) in sets.iter().enumerate() {
                let some = some[i / 64] >> (i % 64) & 1 != 0;
                let left = match kind {
                    0 => false,
                    1 => true,
                    2 => some,
                    3 => some && set & clues == 0,
                    _ => set & clues == 0,
                };
                unhit[i / 64] |= u64::from(left) << (i % 64);
            }
            Unhit { sets, unhit }
        })
        .boxed()
}

/// Vectors at the seams: no bit, all, and for each word those in which it has
/// the first one: alone or not, at its ends and around its middle.
pub fn seam_vectors<const W: usize>() -> Vec<[u64; W]> {
    let mut vectors = vec![[0; W], [u64::MAX; W]];
    for word in 0..W {
        for bit in [0, 1, 31, 32, 63] {
            let alone = from_fn(|i| if i == word { 1 << bit } else { 0 });
            let later = from_fn(|i| if i == word { u64::MAX << bit } else { 0 });
            let all_later = from_fn(|i| if i > word { u64::MAX } else { alone[i] });
            vectors.extend([alone, later, all_later]);
        }
        // On both sides of where first_unhit stops to take bits one by one,
        // in words next to full and empty ones.
        for bits in [7, 8, 9, 15, 16, 17, 31, 32, 33] {
            let spread = (0..bits).fold(0, |word, i| word | 1 << (i * 63 / bits));
            vectors.extend(
                [0, 1, u64::MAX].map(|other| from_fn(|i| if i == word { spread } else { other })),
            );
        }
    }
    vectors
}
