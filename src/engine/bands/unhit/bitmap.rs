//! The unhit UAs of each depth as bits.

use super::{DEPTHS, FirstUas, LOOK, Unhit, cells};
use gridsieve_kernels::{Blocks, HittingVectors, SPARE_WORDS, Token};

/// Hitting vectors of up to `64 * W` UAs and an unhit vector for each depth.
pub(in super::super) struct Bitmap<const W: usize> {
    pub(super) uas: Box<Blocks<W>>,
    /// Number of UAs.
    count: usize,
    /// Of these the UAs of the subtree itself; the others were learned.
    built: usize,
    /// Place of the next UA to make way.
    oldest: usize,
    pub(super) vectors: Box<HittingVectors<W>>,
    pub(super) unhit: Box<[[u64; W]; DEPTHS]>,
}

impl<const W: usize> Bitmap<W> {
    pub fn new() -> Bitmap<W> {
        Bitmap {
            uas: Box::new([[0; 64]; W]),
            count: 0,
            built: 0,
            oldest: 0,
            vectors: Box::new([[0; W]; 64]),
            unhit: Box::new([[0; W]; DEPTHS]),
        }
    }
}

impl<T: Token, const W: usize> Unhit<T> for Bitmap<W> {
    #[inline(always)]
    fn build(&mut self, token: T, uas: &[u64]) {
        token.transpose(uas, &mut self.vectors);
        self.uas.as_flattened_mut()[..uas.len()].copy_from_slice(uas);
        self.count = uas.len();
        self.built = uas.len();
        self.oldest = uas.len();
        for (word, bits) in self.unhit[0].iter_mut().enumerate() {
            let used = uas.len().saturating_sub(64 * word).min(64);
            *bits = if used == 64 { u64::MAX } else { (1 << used) - 1 };
        }
    }

    #[inline(always)]
    fn place(&mut self, token: T, depth: usize, cell: usize) {
        let (before, after) = self.unhit.split_at_mut(depth + 1);
        token.child(&before[depth], &self.vectors[cell], &mut after[0]);
    }

    #[inline(always)]
    fn all_hit(&self, depth: usize) -> bool {
        self.unhit[depth].iter().fold(0, |any, word| any | word) == 0
    }

    #[inline(always)]
    fn branch(&self, token: T, depth: usize, alive: u64) -> Option<u64> {
        let mut uas = [0; LOOK + SPARE_WORDS];
        let count = token.first_unhit(&self.unhit[depth], &self.uas, alive, LOOK, &mut uas);
        let (i, _) = token.smallest([&uas[..count]], [u64::MAX])?;
        Some(uas[i])
    }

    #[inline(always)]
    fn common(&self, token: T, depth: usize, alive: u64) -> u64 {
        token.common_unhit(&self.unhit[depth], &[0; W], &self.uas, alive).unwrap_or(alive)
    }

    #[inline(always)]
    fn common_below(&self, token: T, depth: usize, cells: u64, alive: u64) -> Option<u64> {
        let hit = token.hit_by(&self.vectors, cells);
        token.common_unhit(&self.unhit[depth], &hit, &self.uas, alive)
    }

    #[inline(always)]
    fn first(&self, token: T, depth: usize, alive: u64, most: usize, uas: &mut FirstUas) -> usize {
        token.first_unhit(&self.unhit[depth], &self.uas, alive, most, uas)
    }

    #[inline(always)]
    fn overpacked(&self, token: T, depth: usize, alive: u64, most: u32) -> bool {
        let mut free = self.unhit[depth];
        let mut first = token.packing_step(&mut free, &self.vectors, 0);
        for _ in 0..most {
            if first == 64 * W {
                return false;
            }
            let ua = self.uas[first / 64][first % 64] & alive;
            if ua == 0 {
                return true;
            }
            first = token.packing_step(&mut free, &self.vectors, ua);
        }
        first != 64 * W
    }

    fn learn(&mut self, depth: usize, ua: u64) {
        let mut i = self.count;
        if i < 64 * W {
            self.count += 1;
        } else if self.built == i {
            return;
        } else {
            i = self.oldest;
            self.oldest = if i + 1 == self.count { self.built } else { i + 1 };
            for cell in cells(self.uas[i / 64][i % 64]) {
                self.vectors[cell][i / 64] &= !(1 << (i % 64));
            }
        }
        self.uas[i / 64][i % 64] = ua;
        for cell in cells(ua) {
            self.vectors[cell][i / 64] |= 1 << (i % 64);
        }
        for unhit in &mut self.unhit[..=depth] {
            unhit[i / 64] |= 1 << (i % 64);
        }
    }
}
