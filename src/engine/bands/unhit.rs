//! The unhit UAs of bands 1+2 along a path of the search, in two forms.
//!
//! A form is built from the UAs of a subtree and then follows the path: the
//! state of depth d belongs to the node after d clues placed in the subtree.
//! While more UAs are unhit than the threshold they are kept as a list, at or
//! below it as hitting vectors and states.

use crate::grid::two_bands::TWO_BANDS;
use gridsieve_kernels::{HittingVectors, drop_hit, smallest, transpose};

/// Depths of a subtree: every cell of two bands, and its root.
pub(super) const DEPTHS: usize = 55;

/// All cells of two bands.
pub(super) const ALL_CELLS: u64 = (1 << TWO_BANDS) - 1;

/// Unhit UAs looked at together when two clues are left.
pub(super) const FIRST: usize = 8;

/// The unhit UAs along a path.
pub(super) trait Unhit {
    /// The UAs of a subtree, none of them hit, the smallest first.
    fn build(&mut self, uas: &[u64]);

    /// Goes from the node at `depth` to its child with a clue in `cell`.
    fn place(&mut self, depth: usize, cell: usize);

    /// Are all UAs hit?
    fn all_hit(&self, depth: usize) -> bool;

    /// The alive cells of an unhit UA with few of them, among the first
    /// `look`; `None` if all UAs are hit.
    fn branch(&self, depth: usize, alive: u64, look: usize) -> Option<u64>;

    /// The alive cells that are in every unhit UA.
    fn common(&self, depth: usize, alive: u64) -> u64;

    /// The same for the child of the node at `depth` with a clue in `cell`;
    /// `None` if it hits all UAs.
    fn common_below(&self, depth: usize, cell: usize, alive: u64) -> Option<u64>;

    /// Fills `uas` with the alive cells of the first unhit UAs, and what is left
    /// of it with all cells; gives their number.
    fn first(&self, depth: usize, alive: u64, uas: &mut [u64; FIRST]) -> usize;

    /// Calls `visit` with unhit UAs until it breaks or they end.
    fn for_each(&self, depth: usize, visit: impl FnMut(u64) -> bool);

    /// Adds a UA that is unhit at all depths up to `depth`. Without room for it
    /// the one learned longest ago makes way.
    fn learn(&mut self, depth: usize, ua: u64);
}

/// Hitting vectors of up to `64 * W` UAs and a state for each depth.
pub(super) struct Bitmap<const W: usize> {
    uas: Vec<u64>,
    /// Number of UAs of the subtree itself; the others were learned.
    built: usize,
    /// Place of the next UA to make way.
    oldest: usize,
    vectors: Box<HittingVectors<W>>,
    states: Box<[[u64; W]; DEPTHS]>,
}

impl<const W: usize> Bitmap<W> {
    pub fn new() -> Bitmap<W> {
        Bitmap {
            uas: Vec::new(),
            built: 0,
            oldest: 0,
            vectors: Box::new([[0; W]; 64]),
            states: Box::new([[0; W]; DEPTHS]),
        }
    }

    /// Calls `visit` with the index of each unhit UA until it says false.
    #[inline(always)]
    fn each_unhit(&self, depth: usize, mut visit: impl FnMut(usize) -> bool) {
        let state = &self.states[depth];
        for (word, &bits) in state.iter().enumerate() {
            let mut unhit = !bits;
            while unhit != 0 {
                if !visit(word * 64 + unhit.trailing_zeros() as usize) {
                    return;
                }
                unhit &= unhit - 1;
            }
        }
    }
}

impl<const W: usize> Unhit for Bitmap<W> {
    #[inline(always)]
    fn build(&mut self, uas: &[u64]) {
        transpose(uas, &mut self.vectors);
        self.uas.clear();
        self.uas.extend_from_slice(uas);
        self.built = uas.len();
        self.oldest = uas.len();
        // Places that hold no UA count as hit.
        for (word, bits) in self.states[0].iter_mut().enumerate() {
            let used = uas.len().saturating_sub(64 * word).min(64);
            *bits = if used == 64 { 0 } else { u64::MAX << used };
        }
    }

    #[inline(always)]
    fn place(&mut self, depth: usize, cell: usize) {
        let vector = &self.vectors[cell & 63];
        let (before, after) = self.states.split_at_mut(depth + 1);
        for ((after, before), hit) in after[0].iter_mut().zip(&before[depth]).zip(vector) {
            *after = before | hit;
        }
    }

    #[inline(always)]
    fn all_hit(&self, depth: usize) -> bool {
        self.states[depth].iter().fold(u64::MAX, |all, word| all & word) == u64::MAX
    }

    #[inline(always)]
    fn branch(&self, depth: usize, alive: u64, look: usize) -> Option<u64> {
        let mut best = None;
        let mut best_size = u32::MAX;
        let mut seen = 0;
        self.each_unhit(depth, |i| {
            let ua = self.uas[i] & alive;
            let size = ua.count_ones();
            if size < best_size {
                best_size = size;
                best = Some(ua);
            }
            seen += 1;
            seen < look && best_size > 1
        });
        best
    }

    #[inline(always)]
    fn common(&self, depth: usize, alive: u64) -> u64 {
        let mut common = alive;
        self.each_unhit(depth, |i| {
            common &= self.uas[i];
            common != 0
        });
        common
    }

    #[inline(always)]
    fn common_below(&self, depth: usize, cell: usize, alive: u64) -> Option<u64> {
        let vector = &self.vectors[cell & 63];
        let mut common = alive;
        let mut hits_all = true;
        for (word, (state, hit)) in self.states[depth].iter().zip(vector).enumerate() {
            let mut unhit = !(state | hit);
            hits_all &= unhit == 0;
            while unhit != 0 {
                common &= self.uas[word * 64 + unhit.trailing_zeros() as usize];
                if common == 0 {
                    return Some(0);
                }
                unhit &= unhit - 1;
            }
        }
        (!hits_all).then_some(common)
    }

    #[inline(always)]
    fn first(&self, depth: usize, alive: u64, uas: &mut [u64; FIRST]) -> usize {
        let mut n = 0;
        self.each_unhit(depth, |i| {
            uas[n] = self.uas[i] & alive;
            n += 1;
            n < FIRST
        });
        uas[n..].fill(ALL_CELLS);
        n
    }

    #[inline(always)]
    fn for_each(&self, depth: usize, mut visit: impl FnMut(u64) -> bool) {
        self.each_unhit(depth, |i| visit(self.uas[i]));
    }

    fn learn(&mut self, depth: usize, ua: u64) {
        let mut i = self.uas.len();
        if i < 64 * W {
            self.uas.push(ua);
        } else if self.built == i {
            return;
        } else {
            i = self.oldest;
            self.oldest = if i + 1 == self.uas.len() { self.built } else { i + 1 };
            for cell in cells(self.uas[i]) {
                self.vectors[cell][i / 64] &= !(1 << (i % 64));
            }
            self.uas[i] = ua;
        }
        for cell in cells(ua) {
            self.vectors[cell][i / 64] |= 1 << (i % 64);
        }
        for state in &mut self.states[..=depth] {
            state[i / 64] &= !(1 << (i % 64));
        }
    }
}

/// The cells of a set, ascending.
pub(super) fn cells(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

/// The unhit UAs of each depth as a list.
pub(super) struct List {
    lists: Vec<Vec<u64>>,
}

impl List {
    pub fn new() -> List {
        List { lists: vec![Vec::new(); DEPTHS] }
    }
}

impl Unhit for List {
    fn build(&mut self, uas: &[u64]) {
        self.lists[0].clear();
        self.lists[0].extend_from_slice(uas);
    }

    #[inline(always)]
    fn place(&mut self, depth: usize, cell: usize) {
        let (before, after) = self.lists.split_at_mut(depth + 1);
        let (before, after) = (&before[depth], &mut after[0]);
        after.resize(before.len(), 0);
        let kept = drop_hit(before, 1 << cell, after);
        after.truncate(kept);
    }

    #[inline(always)]
    fn all_hit(&self, depth: usize) -> bool {
        self.lists[depth].is_empty()
    }

    #[inline(always)]
    fn branch(&self, depth: usize, alive: u64, look: usize) -> Option<u64> {
        let list = &self.lists[depth];
        smallest(&list[..list.len().min(look)], alive)
    }

    #[inline(always)]
    fn common(&self, depth: usize, alive: u64) -> u64 {
        let mut common = alive;
        for &ua in &self.lists[depth] {
            common &= ua;
            if common == 0 {
                break;
            }
        }
        common
    }

    #[inline(always)]
    fn common_below(&self, depth: usize, cell: usize, alive: u64) -> Option<u64> {
        let mut common = alive;
        let mut hits_all = true;
        for &ua in self.lists[depth].iter().filter(|&ua| ua >> cell & 1 == 0) {
            hits_all = false;
            common &= ua;
            if common == 0 {
                break;
            }
        }
        (!hits_all).then_some(common)
    }

    #[inline(always)]
    fn first(&self, depth: usize, alive: u64, uas: &mut [u64; FIRST]) -> usize {
        let list = &self.lists[depth];
        let n = list.len().min(FIRST);
        for (out, ua) in uas.iter_mut().zip(list) {
            *out = ua & alive;
        }
        uas[n..].fill(ALL_CELLS);
        n
    }

    #[inline(always)]
    fn for_each(&self, depth: usize, mut visit: impl FnMut(u64) -> bool) {
        for &ua in &self.lists[depth] {
            if !visit(ua) {
                return;
            }
        }
    }

    fn learn(&mut self, depth: usize, ua: u64) {
        for list in &mut self.lists[..=depth] {
            list.push(ua);
        }
    }
}
