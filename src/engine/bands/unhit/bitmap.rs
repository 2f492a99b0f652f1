//! The unhit UAs of each depth as bits.

use super::form::{FirstUas, Learn, Unhit, WORD_PLACES};
use crate::engine::bands::config::{DEPTHS, LAST_UAS, UAS_TO_BRANCH_ON};
use gridsieve_kernels::{
    Aligned, Blocks, HittingVectors, SPARE_WORDS, Token, bits, first_bits, key, set_of_key, within,
};

/// Hitting vectors of up to `64 * W` UAs and an unhit vector for each depth.
pub(crate) struct Bitmap<const W: usize> {
    uas: Box<Aligned<Blocks<W>>>,
    /// The UAs of the first word; behind them what no bit stands for: all
    /// cells.
    uas_of_first_word: Box<Aligned<[u64; WORD_PLACES]>>,
    /// Number of UAs.
    count: usize,
    /// Number of UAs that the table was built with; the others were learned.
    built: usize,
    /// Place of the next UA to make way.
    oldest: usize,
    vectors: Box<Aligned<HittingVectors<W>>>,
    unhit: Box<Aligned<[[u64; W]; DEPTHS]>>,
}

impl<const W: usize> Bitmap<W> {
    pub fn new() -> Bitmap<W> {
        Bitmap {
            uas: Box::new(Aligned([[0; 64]; W])),
            uas_of_first_word: Box::new(Aligned([u64::MAX; WORD_PLACES])),
            count: 0,
            built: 0,
            oldest: 0,
            vectors: Box::new(Aligned([[0; W]; 64])),
            unhit: Box::new(Aligned([[0; W]; DEPTHS])),
        }
    }

    /// The UAs of the first word; all cells at the places behind them.
    #[inline(always)]
    pub fn uas_of_first_word(&self) -> &[u64; WORD_PLACES] {
        &self.uas_of_first_word
    }

    /// The unhit vector of the node at `depth`.
    #[inline(always)]
    pub fn unhit(&self, depth: usize) -> &[u64; W] {
        &self.unhit[depth]
    }

    /// The hitting vector of a cell; without UAs for cells that there are not.
    #[inline(always)]
    pub fn vector(&self, cell: usize) -> &[u64; W] {
        &self.vectors[within::<64>(cell)]
    }

    /// The alive cells of the unhit UA with the fewest of them, among the first
    /// `look`; `None` if all UAs are hit.
    #[inline(always)]
    pub fn smallest(&self, depth: usize, alive: u64, look: usize) -> Option<u64> {
        let (mut least, mut count) = (u64::MAX, 0);
        for word in 0..W {
            for i in bits(self.unhit[depth][word]) {
                least = least.min(key(self.uas[word][within::<64>(i)] & alive));
                count += 1;
                if count == look {
                    return Some(set_of_key(least));
                }
            }
        }
        (least != u64::MAX).then_some(set_of_key(least))
    }

    /// The alive cells that are in every unhit UA.
    #[inline(always)]
    pub fn common(&self, depth: usize, alive: u64) -> u64 {
        let mut common = alive;
        for word in 0..W {
            for i in bits(self.unhit[depth][word]) {
                common &= self.uas[word][within::<64>(i)];
            }
            if common == 0 {
                break;
            }
        }
        common
    }

    fn set(&mut self, i: usize, ua: u64) {
        self.uas[i / 64][i % 64] = ua;
        if i < 64 {
            self.uas_of_first_word[i] = ua;
        }
    }
}

impl<T: Token, const W: usize> Unhit<T> for Bitmap<W> {
    #[inline(always)]
    fn build(&mut self, token: T, uas: &[u64]) {
        token.transpose(uas, &mut self.vectors);
        self.uas.as_flattened_mut()[..uas.len()].copy_from_slice(uas);
        let first = uas.len().min(64);
        self.uas_of_first_word[..first].copy_from_slice(&uas[..first]);
        self.count = uas.len();
        self.built = uas.len();
        self.oldest = uas.len();
        for (word, bits) in self.unhit[0].iter_mut().enumerate() {
            *bits = first_bits(uas.len(), word);
        }
    }

    #[inline(always)]
    fn place(&mut self, token: T, depth: usize, cell: usize) {
        let (before, after) = self.unhit.split_at_mut(depth + 1);
        token.child(&before[depth], &self.vectors[within::<64>(cell)], &mut after[0]);
    }

    #[inline(always)]
    fn branch(&self, token: T, depth: usize, alive: u64) -> Option<u64> {
        let mut uas = [0; UAS_TO_BRANCH_ON + SPARE_WORDS];
        let count =
            token.first_unhit(&self.unhit[depth], &self.uas, alive, UAS_TO_BRANCH_ON, &mut uas);
        let (i, _) = token.smallest(&uas[..count], u64::MAX)?;
        Some(uas[i])
    }

    #[inline(always)]
    fn first(&self, token: T, depth: usize, alive: u64, uas: &mut FirstUas) -> usize {
        token.first_unhit(&self.unhit[depth], &self.uas, alive, LAST_UAS, uas)
    }
}

impl<const W: usize> Learn for Bitmap<W> {
    fn learn(&mut self, depth: usize, ua: u64) {
        let mut i = self.count;
        if i < 64 * W {
            self.count += 1;
        } else if self.built == i {
            return;
        } else {
            i = self.oldest;
            self.oldest = if i + 1 == self.count { self.built } else { i + 1 };
            for cell in bits(self.uas[i / 64][i % 64]) {
                self.vectors[cell][i / 64] &= !(1 << (i % 64));
            }
        }
        self.set(i, ua);
        for cell in bits(ua) {
            self.vectors[cell][i / 64] |= 1 << (i % 64);
        }
        for unhit in &mut self.unhit[..=depth] {
            unhit[i / 64] |= 1 << (i % 64);
        }
    }
}
