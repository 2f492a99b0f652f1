//! The list form: unhit UAs as lists of cell sets in planes (see
//! [`Token`]). Each kernel once, for lanes of any level.
//!
//! Plain loops over the planes, and closures marked `#[inline(always)]`: what
//! the standard library's array functions call is not sure to be inlined, and
//! a vector operation that is left in a function of its own is compiled
//! without its level's features.

use crate::lanes::{Lanes, MOST_LANES};
use crate::token::KEY_CELLS;
use crate::{CHILDREN_SPARE, NO_KEY, SIBLINGS, Scalar, Token};

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
        let len = sets.first().map_or(0, |plane| plane.len());
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
        self.count * L::COUNT + self.rest.first().map_or(0, |plane| plane.len())
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

/// Lane mask of the empty sets.
#[inline(always)]
fn empty<L: Lanes, const P: usize>(sets: [L; P]) -> u32 {
    let mut any = sets[0];
    for plane in 1..P {
        any = any.or(sets[plane]);
    }
    any.zeros()
}

/// Copies the sets of which `keep` gives the lane mask, with no bit above the
/// lanes; `keep_rest` does it for the sets left over.
#[inline(always)]
fn keep<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    out: [&mut [u64]; P],
    keep: impl Fn([L; P]) -> u32,
    keep_rest: impl FnOnce([&[u64]; P], [&mut [u64]; P]) -> usize,
) -> usize {
    let chunks = Chunks::<L, P>::new(sets);
    assert!(out.iter().all(|plane| plane.len() >= chunks.len()));
    let mut kept = 0;
    for i in 0..chunks.count {
        let sets = chunks.load(token, i);
        let mask = keep(sets);
        let mut number = 0;
        for plane in 0..P {
            // SAFETY: the mask has no bit above the lanes, as said above; at
            // most i full vectors were kept so far, and the output has room
            // for `count` of them: one more fits.
            number = unsafe { sets[plane].store_kept(mask, out[plane].as_mut_ptr().add(kept)) };
        }
        kept += number;
    }
    kept + keep_rest(chunks.rest, out.map(|plane| &mut plane[kept..]))
}

#[inline(always)]
pub fn drop_hit<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    hit: [u64; P],
    out: [&mut [u64]; P],
) -> usize {
    let cells: [L; P] = splat(token, hit);
    keep(
        token,
        sets,
        out,
        #[inline(always)]
        |sets| empty(and(sets, cells)),
        #[inline(always)]
        |sets, out| Scalar::new().drop_hit(sets, hit, out),
    )
}

#[inline(always)]
pub fn keep_matching<L: Lanes>(
    token: L::Token,
    sets: &[u64],
    mask: u64,
    cells: u64,
    out: &mut [u64],
) -> usize {
    let [within, expected] = [L::splat(token, mask), L::splat(token, cells)];
    keep(
        token,
        [sets],
        [out],
        #[inline(always)]
        |[sets]: [L; 1]| sets.and(within).xor(expected).zeros(),
        #[inline(always)]
        |[sets], [out]| Scalar::new().keep_matching(sets, mask, cells, out),
    )
}

#[inline(always)]
pub fn drop_supersets<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    part: [u64; P],
    out: [&mut [u64]; P],
) -> usize {
    let cells: [L; P] = splat(token, part);
    keep(
        token,
        sets,
        out,
        #[inline(always)]
        |sets| !empty(and_not(cells, sets)) & ((1 << L::COUNT) - 1),
        #[inline(always)]
        |sets, out| Scalar::new().drop_supersets(sets, part, out),
    )
}

#[inline(always)]
pub fn any_subset<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    of: [u64; P],
) -> bool {
    let chunks = Chunks::<L, P>::new(sets);
    let of_all: [L; P] = splat(token, of);
    // Four vectors before each question whether to go on.
    let (fours, rest) = chunks.fours();
    for group in 0..chunks.count / 4 {
        let mut parts = 0;
        for i in 0..4 {
            let mut sets = of_all;
            for plane in 0..P {
                sets[plane] = L::load(token, &fours[plane][group][i]);
            }
            parts |= empty(and_not(sets, of_all));
        }
        if parts != 0 {
            return true;
        }
    }
    let mut parts = 0;
    for i in 0..chunks.count % 4 {
        let mut sets = of_all;
        for plane in 0..P {
            sets[plane] = L::load(token, &rest[plane][i]);
        }
        parts |= empty(and_not(sets, of_all));
    }
    if parts != 0 {
        return true;
    }
    Scalar::new().any_subset(chunks.rest, of)
}

#[inline(always)]
pub fn remove_dead<L: Lanes>(token: L::Token, sets: &mut [u64], alive: u64) {
    let cells = L::splat(token, alive);
    let (chunks, rest) = L::split_mut(sets);
    for chunk in chunks {
        L::load(token, chunk).and(cells).store(chunk);
    }
    rest.iter_mut().for_each(|cells| *cells &= alive);
}

/// Number of alive cells of each of a vector of sets.
#[inline(always)]
fn sizes<L: Lanes, const P: usize>(
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

#[inline(always)]
pub fn residual_sizes<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    alive: [u64; P],
    out: &mut [u8],
) {
    let chunks = Chunks::<L, P>::new(sets);
    let cells: [L; P] = splat(token, alive);
    assert_eq!(out.len(), chunks.len());
    for (i, out) in (0..chunks.count).zip(out.chunks_exact_mut(L::COUNT)) {
        sizes(token, &chunks, i, cells).store_low_bytes(out);
    }
    Scalar::new().residual_sizes(chunks.rest, alive, &mut out[chunks.count * L::COUNT..]);
}

#[inline(always)]
pub fn smallest<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    alive: [u64; P],
) -> Option<(usize, u32)> {
    const NONE: u64 = u64::MAX >> 1;
    let chunks = Chunks::<L, P>::new(sets);
    let cells: [L; P] = splat(token, alive);
    // Lanes of (size, index), so that the least one is the answer.
    let mut index = L::load_first(token, &[0, 1, 2, 3, 4, 5, 6, 7][..L::COUNT]);
    let step = L::splat(token, L::COUNT as u64);
    let mut best = L::splat(token, NONE);
    for i in 0..chunks.count {
        best = best.min(sizes(token, &chunks, i, cells).shl::<32>().or(index));
        index = index.add(step);
    }
    let mut best = best.fold_min();
    if let Some((i, size)) = Scalar::new().smallest(chunks.rest, alive) {
        best = best.min(u64::from(size) << 32 | (chunks.count * L::COUNT + i) as u64);
    }
    (best != NONE).then_some((best as u32 as usize, (best >> 32) as u32))
}

/// The cells in all lanes.
#[inline(always)]
fn fold<L: Lanes, const P: usize>(common: [L; P]) -> [u64; P] {
    let mut cells = [0; P];
    for plane in 0..P {
        cells[plane] = common[plane].fold_and();
    }
    cells
}

#[inline(always)]
fn is_empty<const P: usize>(set: [u64; P]) -> bool {
    let mut any = 0;
    for plane in 0..P {
        any |= set[plane];
    }
    any == 0
}

#[inline(always)]
pub fn common<L: Lanes, const P: usize>(
    token: L::Token,
    sets: [&[u64]; P],
    alive: [u64; P],
) -> [u64; P] {
    let chunks = Chunks::<L, P>::new(sets);
    let (fours, rest) = chunks.fours();
    let mut common: [L; P] = splat(token, alive);
    // Four vectors before each question whether anything is left. The answer
    // only decides a jump: no vector waits for it.
    for group in 0..chunks.count / 4 {
        for i in 0..4 {
            for plane in 0..P {
                common[plane] = common[plane].and(L::load(token, &fours[plane][group][i]));
            }
        }
        if is_empty(fold(common)) {
            return [0; P];
        }
    }
    for i in 0..chunks.count % 4 {
        for plane in 0..P {
            common[plane] = common[plane].and(L::load(token, &rest[plane][i]));
        }
    }
    let alive = fold(common);
    if is_empty(alive) {
        return alive;
    }
    Scalar::new().common(chunks.rest, alive)
}

#[inline(always)]
pub fn common_below<L: Lanes>(
    token: L::Token,
    sets: &[u64],
    siblings: &[u64; SIBLINGS],
    alive: &[u64; SIBLINGS],
    common: &mut [u64; SIBLINGS],
) {
    let (siblings, _) = L::split(siblings);
    let (alive, _) = L::split(alive);
    // All vectors together: each waits for its own last step only.
    let mut cells = [L::splat(token, 0); SIBLINGS];
    let mut placed = cells;
    for vector in 0..SIBLINGS / L::COUNT {
        cells[vector] = L::load(token, &alive[vector]);
        placed[vector] = L::load(token, &siblings[vector]);
    }
    for &set in sets {
        let set = L::splat(token, set);
        for vector in 0..SIBLINGS / L::COUNT {
            cells[vector] = cells[vector].and_where_missed(set, placed[vector]);
        }
    }
    for (cells, out) in cells.iter().zip(L::split_mut(common).0) {
        cells.store(out);
    }
}

/// Cells of a branch that are listed before the first question whether there
/// are more.
const LISTED: usize = 3;

#[inline(always)]
pub fn list_children<L: Lanes>(
    token: L::Token,
    branches: &[u64],
    nodes: &[u64],
    open: [&[u64]; 2],
    half: u64,
    children: &mut [u64],
    open_below: &mut [u64],
) -> usize {
    let chunks = Chunks::<L, 4>::new([branches, nodes, open[0], open[1]]);
    let room = children.len().min(open_below.len());
    let ones = L::splat(token, u64::MAX);
    let half_cells = L::splat(token, half);
    let all_lanes = (1 << L::COUNT) - 1;
    let mut kept = 0;
    for i in 0..chunks.count {
        assert!(kept + CHILDREN_SPARE <= room);
        let [branch, node, in_other, in_half] = chunks.load(token, i);
        let mut rest = branch;
        loop {
            for _ in 0..LISTED {
                let filled = !rest.zeros() & all_lanes;
                let left = rest.and(rest.add(ones));
                let cell = rest.xor(left);
                let open = in_half.where_missed(in_other, cell, half_cells);
                let open = open.and_not(branch.xor(left));
                // SAFETY: the mask has no bit above the lanes. Of 64 rounds at
                // most, in which anything is kept, each keeps a vector at most;
                // there is room for those, and behind them for one more.
                unsafe {
                    node.or(cell).store_kept(filled, children.as_mut_ptr().add(kept));
                    kept += open.store_kept(filled, open_below.as_mut_ptr().add(kept));
                }
                rest = left;
            }
            if rest.zeros() == all_lanes {
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

#[inline(always)]
pub fn keep_filled<L: Lanes>(token: L::Token, sets: &mut [u64], tags: &mut [u64]) -> usize {
    assert_eq!(sets.len(), tags.len());
    let vectors = sets.len() / L::COUNT;
    let full = vectors * L::COUNT;
    let mut kept = 0;
    for vector in 0..vectors {
        let set = L::load(token, &L::split(sets).0[vector]);
        let tag = L::load(token, &L::split(tags).0[vector]);
        let filled = !set.zeros() & ((1 << L::COUNT) - 1);
        // SAFETY: the mask has no bit above the lanes; `kept` is at most
        // where this vector begins, and all of it was just read.
        unsafe {
            set.store_kept(filled, sets.as_mut_ptr().add(kept));
            kept += tag.store_kept(filled, tags.as_mut_ptr().add(kept));
        }
    }
    for from in full..sets.len() {
        (sets[kept], tags[kept]) = (sets[from], tags[from]);
        kept += usize::from(sets[kept] != 0);
    }
    kept
}

#[inline(always)]
pub fn smallest_below<L: Lanes>(
    token: L::Token,
    sets: &[u64],
    siblings: &[u64; SIBLINGS],
    alive: &[u64; SIBLINGS],
    least: &mut [u64; SIBLINGS],
) {
    let (siblings, _) = L::split(siblings);
    let (alive, _) = L::split(alive);
    let (least, _) = L::split_mut(least);
    for ((siblings, alive), out) in siblings.iter().zip(alive).zip(least) {
        let siblings = L::load(token, siblings);
        if siblings.zeros() & 1 != 0 {
            break;
        }
        let alive = L::load(token, alive);
        let mut least = L::splat(token, NO_KEY);
        for &set in sets {
            let set = L::splat(token, set);
            let residual = set.and(alive);
            let keys = residual.count_ones().shl::<KEY_CELLS>().or(residual);
            least = least.min_where_missed(keys, set, siblings);
        }
        least.store(out);
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

/// The same, the first `most` of them if there are as many.
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
