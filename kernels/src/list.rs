//! The kernels of lists: unhit UAs as cell sets (see [`Token`](crate::Token)), and the children of many nodes.
//!
//! Closures are marked `#[inline(always)]`, and loops are plain. A closure that is passed to an
//! array function of the standard library is not sure to be inlined, and a vector operation that
//! stays in a function of its own is compiled without the features of its level.

use crate::definitions;
use crate::lanes::{LaneMask, Lanes, MOST_LANES};
use crate::vectors::{InVectors, Vectors};

/// Siblings treated together by [`ListKernels::common_below`], and nodes by
/// [`ListKernels::list_children`].
pub const SIBLINGS: usize = 8;

/// Places by which the lists that [`ListKernels::list_children`] writes must be
/// longer than what it writes.
pub const CHILDREN_SPARE: usize = 65 * MOST_LANES;

/// Cells of a branch that are listed in each round, before it is asked whether any lane has more.
const LISTED: usize = 3;

/// The kernels of lists.
pub trait ListKernels: Vectors {
    /// Copies the sets that have no cell of `hit` to the front of `out`,
    /// in order; gives their number. What lies behind them in the first
    /// `sets.len()` places of `out` may be overwritten.
    ///
    /// Sets of more than 64 cells are in `P` *planes*: plane p has the cells 64p to 64p + 63 of
    /// every set.
    ///
    /// # Panics
    /// The planes have different lengths, or `out` is shorter than `sets`.
    #[inline(always)]
    fn drop_hit<const P: usize>(
        self,
        sets: [&[u64]; P],
        hit: [u64; P],
        out: [&mut [u64]; P],
    ) -> usize {
        let count = sets[0].len();
        assert!(sets.iter().all(|plane| plane.len() == count));
        assert!(out.iter().all(|plane| plane.len() >= count));
        let mut kept = 0;
        for i in 0..count / Self::LANES {
            let mut vectors = [self.splat(0); P];
            let mut any_hit = self.splat(0);
            for plane in 0..P {
                vectors[plane] = self.load(&self.split(sets[plane]).0[i]);
                any_hit = any_hit.or(vectors[plane].and(self.splat(hit[plane])));
            }
            let unhit = any_hit.zeros();
            for plane in 0..P {
                // SAFETY: at most i full vectors were kept so far, and the output has room
                // for as many as were read: one more fits.
                unsafe { vectors[plane].store_kept(unhit, out[plane].as_mut_ptr().add(kept)) };
            }
            kept += unhit.count();
        }
        for i in count / Self::LANES * Self::LANES..count {
            let mut any_hit = 0;
            for plane in 0..P {
                any_hit |= sets[plane][i] & hit[plane];
                out[plane][kept] = sets[plane][i];
            }
            kept += usize::from(any_hit == 0);
        }
        kept
    }

    /// Whether some set of the list is a subset of `of`.
    #[inline(always)]
    fn any_subset(self, sets: &[u64], of: u64) -> bool {
        let (chunks, rest) = self.split(sets);
        let of_all = self.splat(of);
        // Four vectors before each question whether to go on.
        let (fours, over) = chunks.as_chunks::<4>();
        for four in fours {
            let mut parts = LaneMask::new(0);
            for i in 0..4 {
                parts = parts.or(self.load(&four[i]).and_not(of_all).zeros());
            }
            if parts.any() {
                return true;
            }
        }
        let mut parts = LaneMask::new(0);
        for i in 0..chunks.len() % 4 {
            parts = parts.or(self.load(&over[i]).and_not(of_all).zeros());
        }
        parts.any() || definitions::any_subset(rest, of)
    }

    /// Index of the set with the fewest `alive` cells, the first of
    /// several, and their number; `None` if there is no set.
    #[inline(always)]
    fn smallest(self, sets: &[u64], alive: u64) -> Option<(usize, u32)> {
        debug_assert!(u32::try_from(sets.len()).is_ok(), "an index has 32 bits");
        // Size and index in one, so that the least is the answer and there is no jump.
        let mut best = i64::MAX;
        for i in 0..sets.len() {
            best = best.min(i64::from((sets[i] & alive).count_ones()) << 32 | i as i64);
        }
        (best != i64::MAX).then_some((best as u32 as usize, (best >> 32) as u32))
    }

    /// For a batch of sibling nodes, `common[i]` becomes those cells of
    /// `alive[i]` that are in every set without a cell of `siblings[i]`. With
    /// one clue left to place below each sibling, that is where it can be.
    /// Siblings from the first empty one on are left out: their `common` is
    /// unspecified.
    #[inline(always)]
    fn common_below(
        self,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        common: &mut [u64; SIBLINGS],
    ) {
        let (siblings, _) = self.split(siblings);
        let (alive, _) = self.split(alive);
        // All vectors together: each waits for its own last step only.
        let mut cells = [self.splat(0); SIBLINGS];
        let mut placed = cells;
        for vector in 0..SIBLINGS / Self::LANES {
            cells[vector] = self.load(&alive[vector]);
            placed[vector] = self.load(&siblings[vector]);
        }
        for &set in sets {
            let set = self.splat(set);
            for vector in 0..SIBLINGS / Self::LANES {
                cells[vector] = cells[vector].and_where_missed(set, placed[vector]);
            }
        }
        let (out, _) = self.split_mut(common);
        for vector in 0..SIBLINGS / Self::LANES {
            cells[vector].store(&mut out[vector]);
        }
    }

    /// Lists the children of a list of nodes: `branches[i]` has the cells to
    /// try below `nodes[i]`, one after the other. A child is its node with one
    /// of them; open to another clue below it is what `open[0][i]` has, or
    /// `open[1][i]` if its cell is in `half`, without the cells of the branch
    /// up to its own. Gives the number of children, in no certain order. What
    /// lies behind them may be overwritten.
    ///
    /// # Panics
    /// The lists of nodes have different lengths or none that is a multiple of [`SIBLINGS`], or
    /// those of children have not [`CHILDREN_SPARE`] places more than there are children.
    #[inline(always)]
    fn list_children(
        self,
        branches: &[u64],
        nodes: &[u64],
        open: [&[u64]; 2],
        half: u64,
        children: &mut [u64],
        open_below: &mut [u64],
    ) -> usize {
        let count = branches.len();
        assert!(nodes.len() == count && open[0].len() == count && open[1].len() == count);
        assert!(count.is_multiple_of(SIBLINGS));
        let [branches, nodes] = [self.split(branches).0, self.split(nodes).0];
        let [in_other, in_half] = [self.split(open[0]).0, self.split(open[1]).0];
        let room = children.len().min(open_below.len());
        let ones = self.splat(u64::MAX);
        let half_cells = self.splat(half);
        let mut kept = 0;
        for i in 0..branches.len() {
            assert!(kept + CHILDREN_SPARE <= room);
            let (branch, node) = (self.load(&branches[i]), self.load(&nodes[i]));
            let (in_other, in_half) = (self.load(&in_other[i]), self.load(&in_half[i]));
            let mut rest = branch;
            loop {
                for _ in 0..LISTED {
                    let filled = rest.zeros().others();
                    let left = rest.and(rest.add(ones));
                    let cell = rest.xor(left);
                    let open = in_half.where_missed(in_other, cell, half_cells);
                    let open = open.and_not(branch.xor(left));
                    // SAFETY: of 64 rounds at most, in which anything is kept, each
                    // keeps a vector at most; there is room for those, and behind
                    // them for one more.
                    unsafe {
                        node.or(cell).store_kept(filled, children.as_mut_ptr().add(kept));
                        kept += open.store_kept(filled, open_below.as_mut_ptr().add(kept));
                    }
                    rest = left;
                }
                if rest.zeros().all() {
                    break;
                }
            }
        }
        kept
    }

    /// Moves the sets that are not empty to the front, in order, and
    /// with each its tag of the same place; gives their number. What lies
    /// behind them may be overwritten.
    ///
    /// # Panics
    /// There are not as many tags as sets.
    #[inline(always)]
    fn keep_filled(self, sets: &mut [u64], tags: &mut [u64]) -> usize {
        assert_eq!(sets.len(), tags.len());
        let vectors = sets.len() / Self::LANES;
        let mut kept = 0;
        for vector in 0..vectors {
            let set = self.load(&self.split(sets).0[vector]);
            let tag = self.load(&self.split(tags).0[vector]);
            let filled = set.zeros().others();
            // SAFETY: `kept` is at most where this vector begins, and all of it
            // was just read.
            unsafe {
                set.store_kept(filled, sets.as_mut_ptr().add(kept));
                kept += tag.store_kept(filled, tags.as_mut_ptr().add(kept));
            }
        }
        for from in vectors * Self::LANES..sets.len() {
            (sets[kept], tags[kept]) = (sets[from], tags[from]);
            kept += usize::from(sets[kept] != 0);
        }
        kept
    }
}

const _: () = assert!(SIBLINGS.is_multiple_of(MOST_LANES));
