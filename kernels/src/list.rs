//! The kernels of lists: unhit UAs as cell sets in planes (see
//! [`Token`]), and the children of many nodes. Each kernel once, for lanes of any level.
//!
//! Plain loops over the planes, and closures marked `#[inline(always)]`: what
//! the standard library's array functions call is not sure to be inlined, and
//! a vector operation that is left in a function of its own is compiled
//! without its level's features.

use crate::lanes::{LaneMask, Lanes, MOST_LANES};
use crate::token::InVectors;
use crate::{Scalar, Token, Vectors};

/// Siblings treated together by [`ListKernels::common_below`].
pub const SIBLINGS: usize = 8;

/// Places by which the lists that [`ListKernels::list_children`] writes must be
/// longer than what it writes.
pub const CHILDREN_SPARE: usize = 65 * MOST_LANES;

/// Cells of a branch that are listed before the first question whether there
/// are more.
const LISTED: usize = 3;

/// Vectors of each plane, in groups of four, and those left over.
type Fours<'a, W, const P: usize> = ([&'a [[W; 4]]; P], [&'a [W]; P]);

/// A list cut into vectors.
struct Chunks<'a, L: Lanes, const P: usize> {
    /// The full vectors of each plane.
    planes: [&'a [L::Words]; P],
    /// Their number.
    count: usize,
    /// The sets left over.
    rest: [&'a [u64]; P],
}

impl<'a, L: Lanes, const P: usize> Chunks<'a, L, P> {
    #[inline(always)]
    fn new(sets: [&'a [u64]; P]) -> Self {
        let len = sets[0].len();
        assert!(sets.iter().all(|plane| plane.len() == len));
        let count = len / L::COUNT;
        let mut chunks = Chunks { planes: [&[]; P], count, rest: [&[]; P] };
        for plane in 0..P {
            let (full, rest) = L::split(sets[plane]);
            chunks.planes[plane] = &full[..count];
            chunks.rest[plane] = rest;
        }
        chunks
    }

    /// Number of sets.
    #[inline(always)]
    fn len(&self) -> usize {
        self.count * L::COUNT + self.rest[0].len()
    }

    /// A full vector of sets.
    #[inline(always)]
    fn load(&self, token: L::Token, i: usize) -> [L; P] {
        let mut sets = splat(token, [0; P]);
        for plane in 0..P {
            sets[plane] = L::load(token, &self.planes[plane][i]);
        }
        sets
    }

    /// The full vectors in groups of four, of which there are `count / 4`, and
    /// the `count % 4` left over.
    #[inline(always)]
    fn fours(&self) -> Fours<'a, L::Words, P> {
        let mut fours: [&[_]; P] = [&[]; P];
        let mut rest: [&[_]; P] = [&[]; P];
        for plane in 0..P {
            let (full, over) = self.planes[plane].as_chunks();
            fours[plane] = &full[..self.count / 4];
            rest[plane] = &over[..self.count % 4];
        }
        (fours, rest)
    }
}

/// One set in all lanes.
#[inline(always)]
fn splat<L: Lanes, const P: usize>(token: L::Token, set: [u64; P]) -> [L; P] {
    let mut sets = [L::splat(token, 0); P];
    for plane in 0..P {
        sets[plane] = L::splat(token, set[plane]);
    }
    sets
}

#[inline(always)]
fn and<L: Lanes, const P: usize>(a: [L; P], b: [L; P]) -> [L; P] {
    let mut out = a;
    for plane in 0..P {
        out[plane] = a[plane].and(b[plane]);
    }
    out
}

#[inline(always)]
fn and_not<L: Lanes, const P: usize>(a: [L; P], not: [L; P]) -> [L; P] {
    let mut out = a;
    for plane in 0..P {
        out[plane] = a[plane].and_not(not[plane]);
    }
    out
}

/// The lanes of the empty sets.
#[inline(always)]
fn empty<L: Lanes, const P: usize>(sets: [L; P]) -> LaneMask<L> {
    let mut any = sets[0];
    for plane in 1..P {
        any = any.or(sets[plane]);
    }
    any.zeros()
}

/// Number of alive cells of each of a vector of sets.
#[inline(always)]
fn sizes_of<L: Lanes, const P: usize>(
    token: L::Token,
    chunks: &Chunks<L, P>,
    i: usize,
    alive: [L; P],
) -> L {
    let sets = and(chunks.load(token, i), alive);
    let mut sizes = sets[0].count_ones();
    for plane in 1..P {
        sizes = sizes.add(sets[plane].count_ones());
    }
    sizes
}

/// The kernels of lists.
pub trait ListKernels: Vectors {
    /// copies the sets that have no cell of `hit` to the front of `out`,
    /// in order; gives their number. What lies behind them in the first
    /// `sets.len()` places of `out` may be overwritten.
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
        let chunks = Chunks::<Self::Lanes, P>::new(sets);
        assert!(out.iter().all(|plane| plane.len() >= chunks.len()));
        let cells: [Self::Lanes; P] = splat(self, hit);
        let mut kept = 0;
        for i in 0..chunks.count {
            let sets = chunks.load(self, i);
            let unhit = empty(and(sets, cells));
            for plane in 0..P {
                // SAFETY: at most i full vectors were kept so far, and the output has room
                // for `count` of them: one more fits.
                unsafe { sets[plane].store_kept(unhit, out[plane].as_mut_ptr().add(kept)) };
            }
            kept += unhit.count();
        }
        let mut rest = out;
        for plane in &mut rest {
            *plane = &mut std::mem::take(plane)[kept..];
        }
        kept + Scalar::new().drop_hit(chunks.rest, hit, rest)
    }

    /// is some set of it part of the set `of`, or equal to it?
    ///
    /// # Panics
    /// The planes have different lengths.
    #[inline(always)]
    fn any_subset<const P: usize>(self, sets: [&[u64]; P], of: [u64; P]) -> bool {
        let chunks = Chunks::<Self::Lanes, P>::new(sets);
        let of_all: [Self::Lanes; P] = splat(self, of);
        // Four vectors before each question whether to go on.
        let (fours, rest) = chunks.fours();
        for group in 0..chunks.count / 4 {
            let mut parts = LaneMask::new(0);
            for i in 0..4 {
                let mut sets = of_all;
                for plane in 0..P {
                    sets[plane] = self.load(&fours[plane][group][i]);
                }
                parts = parts.or(empty(and_not(sets, of_all)));
            }
            if parts.any() {
                return true;
            }
        }
        let mut parts = LaneMask::new(0);
        for i in 0..chunks.count % 4 {
            let mut sets = of_all;
            for plane in 0..P {
                sets[plane] = self.load(&rest[plane][i]);
            }
            parts = parts.or(empty(and_not(sets, of_all)));
        }
        parts.any() || Scalar::new().any_subset(chunks.rest, of)
    }

    /// takes the cells that are not `alive` out of all sets.
    #[inline(always)]
    fn remove_dead<const P: usize>(self, sets: [&mut [u64]; P], alive: [u64; P]) {
        for plane in 0..P {
            let cells = self.splat(alive[plane]);
            let (chunks, rest) = self.split_mut(&mut *sets[plane]);
            for chunk in chunks {
                self.load(chunk).and(cells).store(chunk);
            }
            for cells in rest {
                *cells &= alive[plane];
            }
        }
    }

    /// the number of `alive` cells of each set.
    ///
    /// # Panics
    /// The planes and `sizes` have different lengths.
    #[inline(always)]
    fn residual_sizes<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P], sizes: &mut [u8]) {
        let chunks = Chunks::<Self::Lanes, P>::new(sets);
        let cells: [Self::Lanes; P] = splat(self, alive);
        const { assert!(P < 4, "a size has eight bits") };
        assert_eq!(sizes.len(), chunks.len());
        let (full, rest) = sizes.split_at_mut(chunks.count * Self::LANES);
        // By the number of vectors, so that none needs a bounds check.
        for (i, out) in full.chunks_exact_mut(Self::LANES).enumerate().take(chunks.count) {
            sizes_of(self, &chunks, i, cells).store_low_bytes(out);
        }
        Scalar::new().residual_sizes(chunks.rest, alive, rest);
    }

    /// index of the set with the fewest `alive` cells, the first of
    /// several, and their number; `None` if there is no set.
    ///
    /// # Panics
    /// The planes have different lengths.
    #[inline(always)]
    fn smallest<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P]) -> Option<(usize, u32)> {
        const NONE: u64 = u64::MAX >> 1;
        let chunks = Chunks::<Self::Lanes, P>::new(sets);
        let cells: [Self::Lanes; P] = splat(self, alive);
        debug_assert!(chunks.len() < 1 << 32, "an index has 32 bits");
        // Lanes of (size, index), so that the least one is the answer.
        let mut index = self.load_first(&[0, 1, 2, 3, 4, 5, 6, 7][..Self::LANES]);
        let step = self.splat(Self::LANES as u64);
        let mut best = self.splat(NONE);
        for i in 0..chunks.count {
            best = best.min(sizes_of(self, &chunks, i, cells).shl::<32>().or(index));
            index = index.add(step);
        }
        let mut best = best.fold_min();
        if let Some((i, size)) = Scalar::new().smallest(chunks.rest, alive) {
            best = best.min(u64::from(size) << 32 | (chunks.count * Self::LANES + i) as u64);
        }
        (best != NONE).then_some((best as u32 as usize, (best >> 32) as u32))
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
    /// The lists of nodes have different lengths, or those of children have
    /// not [`CHILDREN_SPARE`] places more than there are children.
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
        let chunks = Chunks::<Self::Lanes, 4>::new([branches, nodes, open[0], open[1]]);
        let room = children.len().min(open_below.len());
        let ones = self.splat(u64::MAX);
        let half_cells = self.splat(half);
        let mut kept = 0;
        for i in 0..chunks.count {
            assert!(kept + CHILDREN_SPARE <= room);
            let [branch, node, in_other, in_half] = chunks.load(self, i);
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
        let [branches, nodes, in_other, in_half] = chunks.rest;
        if branches.is_empty() {
            return kept;
        }
        kept + Scalar::new().list_children(
            branches,
            nodes,
            [in_other, in_half],
            half,
            &mut children[kept..],
            &mut open_below[kept..],
        )
    }

    /// moves the sets that are not empty to the front, in order, and
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

/// Sets by ascending size, those of one size in the order in which they came:
/// a counting sort.
///
/// # Panics
/// There are fewer sizes than sets, or one above 81.
pub fn sorted_by_size<S: Copy + Default>(sets: &[S], sizes: &[u8]) -> Vec<S> {
    let mut starts = [0; 83];
    sizes.iter().for_each(|&size| starts[usize::from(size) + 1] += 1);
    for size in 1..starts.len() {
        starts[size] += starts[size - 1];
    }
    let mut sorted = vec![S::default(); sets.len()];
    for (i, &set) in sets.iter().enumerate() {
        let next: &mut usize = &mut starts[usize::from(sizes[i])];
        sorted[*next] = set;
        *next += 1;
    }
    sorted
}

/// Sorts sets by size, sets of one size in the order in which they came, and
/// keeps those that contain no other, each once.
#[inline(always)]
pub fn keep_minimal<T: Token>(token: T, sets: &mut Vec<u64>) {
    keep_first_minimal(token, sets, usize::MAX);
}

/// Sorts sets by size, sets of one size in the order in which they came, and
/// keeps those that contain no other, each once: the first `most` of them if there are as many.
#[inline(always)]
pub fn keep_first_minimal<T: Token>(token: T, sets: &mut Vec<u64>, most: usize) {
    let mut sizes = vec![0; sets.len()];
    token.residual_sizes([sets], [u64::MAX], &mut sizes);
    let mut kept = 0;
    for set in sorted_by_size(sets, &sizes) {
        if kept == most {
            break;
        }
        if !token.any_subset([&sets[..kept]], [set]) {
            sets[kept] = set;
            kept += 1;
        }
    }
    sets.truncate(kept);
}

const _: () = assert!(SIBLINGS.is_multiple_of(MOST_LANES));
