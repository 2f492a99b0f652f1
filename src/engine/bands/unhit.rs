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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Follows a path in one form and compares every answer with the list of
    /// UAs that the definition gives.
    fn check<U: Unhit>(unhit: &mut U, uas: &[u64], path: &[usize], learned: &[u64], alive: u64) {
        let mut uas = uas.to_vec();
        unhit.build(&uas);
        let mut clues = 0;
        for depth in 0..=path.len() {
            let left: Vec<u64> = uas.iter().copied().filter(|ua| ua & clues == 0).collect();
            assert_eq!(unhit.all_hit(depth), left.is_empty());
            let mut seen = Vec::new();
            unhit.for_each(depth, |ua| {
                seen.push(ua);
                true
            });
            assert_eq!(seen, left);
            let sizes = left.iter().map(|ua| (ua & alive).count_ones());
            let branch = unhit.branch(depth, alive, usize::MAX);
            assert_eq!(
                branch.map(u64::count_ones).map(|n| n.max(1)),
                sizes.min().map(|n| n.max(1))
            );
            let common = |left: &[u64]| left.iter().fold(alive, |common, ua| common & ua);
            assert_eq!(unhit.common(depth, alive), common(&left));
            let mut first = [0; FIRST];
            let count = unhit.first(depth, alive, &mut first);
            assert_eq!(count, left.len().min(FIRST));
            for (i, &ua) in first.iter().enumerate() {
                assert_eq!(ua, if i < count { left[i] & alive } else { ALL_CELLS });
            }
            let Some(&cell) = path.get(depth) else { break };
            let below: Vec<u64> = left.iter().copied().filter(|ua| ua >> cell & 1 == 0).collect();
            let expected = (!below.is_empty()).then(|| common(&below));
            assert_eq!(unhit.common_below(depth, cell, alive), expected);
            unhit.place(depth, cell);
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
            check(&mut Bitmap::<4>::new(), few, &path, &learned, alive);
            check(&mut Bitmap::<12>::new(), &uas, &path, &learned, alive);
            check(&mut List::new(), &uas, &path, &learned, alive);
        }
    }

    #[test]
    fn the_oldest_learned_ua_makes_way() {
        let uas: Vec<u64> = (0..62).map(|i| 0b11 << (i % 50)).collect();
        let mut unhit = Bitmap::<1>::new();
        unhit.build(&uas);
        for cell in [51, 52, 53] {
            unhit.learn(0, 1 << cell);
        }
        let mut seen = Vec::new();
        unhit.for_each(0, |ua| {
            seen.push(ua);
            true
        });
        // The first of the three is gone, and its cell hits nothing any more.
        assert_eq!(seen[..62], uas);
        assert_eq!(seen[62..], [1 << 53, 1 << 52]);
        assert_eq!(unhit.vectors[51], [0]);
        // A table that is full of its own UAs learns nothing.
        let uas: Vec<u64> = (0..64).map(|i| 0b11 << (i % 50)).collect();
        unhit.build(&uas);
        unhit.learn(0, 1 << 53);
        assert_eq!(unhit.vectors[53], [0]);
    }

    /// Tail bits that belong to no UA must never look like an unhit one.
    #[test]
    fn tables_of_every_size_have_clean_tails() {
        for n in 0..=256 {
            let uas = vec![1; n];
            let mut unhit = Bitmap::<4>::new();
            unhit.build(&uas);
            let mut seen = 0;
            unhit.for_each(0, |_| {
                seen += 1;
                true
            });
            assert_eq!(seen, n);
            unhit.place(0, 0);
            assert!(unhit.all_hit(1));
        }
    }
}
