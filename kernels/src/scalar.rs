//! Level scalar: each kernel as its definition, in plain loops.
//!
//! The compiler makes baseline code of them. The other levels are tested
//! against these.

use crate::lanes::Array;
use crate::lanes32::Array32;
use crate::{
    BitmapKernels, Blocks, CHILDREN_SPARE, HittingPlanes, HittingVectors, Level, ListKernels,
    SIBLINGS, SPARE_WORDS, SocketKernels, Token, Vectors, array, bits,
};

/// Token of [`Level::Scalar`]: every machine has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scalar(());

impl Scalar {
    /// The token.
    pub const fn new() -> Scalar {
        Scalar(())
    }
}

/// Set i of a list in planes.
#[inline(always)]
fn set<const P: usize>(sets: &[&[u64]; P], i: usize) -> [u64; P] {
    array::from_fn(|plane| sets[plane][i])
}

#[inline(always)]
fn len<const P: usize>(sets: &[&[u64]; P]) -> usize {
    let len = sets[0].len();
    assert!(sets.iter().all(|plane| plane.len() == len));
    len
}

#[inline(always)]
fn and<const P: usize>(a: [u64; P], b: [u64; P]) -> [u64; P] {
    array::from_fn(|plane| a[plane] & b[plane])
}

#[inline(always)]
fn is_empty<const P: usize>(set: [u64; P]) -> bool {
    set.iter().fold(0, |any, cells| any | cells) == 0
}

#[inline(always)]
fn is_subset<const P: usize>(part: [u64; P], of: [u64; P]) -> bool {
    is_empty(array::from_fn::<u64, P>(|plane| part[plane] & !of[plane]))
}

#[inline(always)]
fn size<const P: usize>(set: [u64; P]) -> u32 {
    set.iter().map(|cells| cells.count_ones()).sum()
}

/// Index of the first bit set; `64 * W` if there is none.
#[inline(always)]
fn first_bit<const W: usize>(vector: &[u64; W]) -> usize {
    let word = vector.iter().position(|&bits| bits != 0);
    word.map_or(64 * W, |word| 64 * word + vector[word].trailing_zeros() as usize)
}

impl Vectors for Scalar {
    type Lanes = Array<8, Scalar>;
    type Lanes32 = Array32<1, Scalar>;
}

impl Token for Scalar {
    const LEVEL: Level = Level::Scalar;

    #[inline(always)]
    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

impl ListKernels for Scalar {
    #[inline(always)]
    fn drop_hit<const P: usize>(
        self,
        sets: [&[u64]; P],
        hit: [u64; P],
        out: [&mut [u64]; P],
    ) -> usize {
        let len = len(&sets);
        assert!(out.iter().all(|plane| plane.len() >= len));
        let mut kept = 0;
        for i in 0..len {
            let set = set(&sets, i);
            for plane in 0..P {
                out[plane][kept] = set[plane];
            }
            kept += usize::from(is_empty(and(set, hit)));
        }
        kept
    }

    #[inline(always)]
    fn any_subset<const P: usize>(self, sets: [&[u64]; P], of: [u64; P]) -> bool {
        (0..len(&sets)).any(|i| is_subset(set(&sets, i), of))
    }

    #[inline(always)]
    fn remove_dead<const P: usize>(self, sets: [&mut [u64]; P], alive: [u64; P]) {
        for (i, plane) in sets.into_iter().enumerate() {
            plane.iter_mut().for_each(|cells| *cells &= alive[i]);
        }
    }

    #[inline(always)]
    fn residual_sizes<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P], sizes: &mut [u8]) {
        assert_eq!(sizes.len(), len(&sets));
        for (i, out) in sizes.iter_mut().enumerate() {
            *out = size(and(set(&sets, i), alive)) as u8;
        }
    }

    #[inline(always)]
    fn smallest<const P: usize>(self, sets: [&[u64]; P], alive: [u64; P]) -> Option<(usize, u32)> {
        let mut best: Option<(usize, u32)> = None;
        for i in 0..len(&sets) {
            let size = size(and(set(&sets, i), alive));
            if best.is_none_or(|(_, least)| size < least) {
                best = Some((i, size));
            }
        }
        best
    }

    #[inline(always)]
    fn common_below(
        self,
        sets: &[u64],
        siblings: &[u64; SIBLINGS],
        alive: &[u64; SIBLINGS],
        common: &mut [u64; SIBLINGS],
    ) {
        for (i, &sibling) in siblings.iter().enumerate().take_while(|(_, cell)| **cell != 0) {
            common[i] = alive[i];
            for &set in sets {
                if set & sibling == 0 {
                    common[i] &= set;
                }
            }
        }
    }

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
        assert!(nodes.len() == count && open.iter().all(|open| open.len() == count));
        let room = children.len().min(open_below.len());
        let mut kept = 0;
        for i in 0..count {
            assert!(kept + CHILDREN_SPARE <= room);
            let mut tried = 0;
            for cell in bits(branches[i]) {
                let cell = 1 << cell;
                tried |= cell;
                let open = open[usize::from(cell & half != 0)][i] & !tried;
                (children[kept], open_below[kept]) = (nodes[i] | cell, open);
                kept += 1;
            }
        }
        kept
    }

    #[inline(always)]
    fn keep_filled(self, sets: &mut [u64], tags: &mut [u64]) -> usize {
        assert_eq!(sets.len(), tags.len());
        let mut kept = 0;
        for i in 0..sets.len() {
            (sets[kept], tags[kept]) = (sets[i], tags[i]);
            kept += usize::from(sets[kept] != 0);
        }
        kept
    }
}

impl BitmapKernels for Scalar {
    #[inline(always)]
    fn transpose<const W: usize>(self, sets: &[u64], vectors: &mut HittingVectors<W>) {
        assert!(sets.len() <= 64 * W);
        vectors.fill([0; W]);
        for (i, &set) in sets.iter().enumerate() {
            for cell in bits(set) {
                vectors[cell][i / 64] |= 1 << (i % 64);
            }
        }
    }

    #[inline(always)]
    fn child<const W: usize>(
        self,
        unhit: &[u64; W],
        hit: &[u64; W],
        child: &mut [u64; W],
    ) -> usize {
        *child = array::from_fn(|word| unhit[word] & !hit[word]);
        first_bit(child)
    }

    #[inline(always)]
    fn common_unhit<const W: usize>(
        self,
        unhit: &[u64; W],
        hit: &[u64; W],
        sets: &Blocks<W>,
        alive: u64,
    ) -> Option<u64> {
        let mut common = alive;
        let mut any = 0;
        for word in 0..W {
            let left = unhit[word] & !hit[word];
            any |= left;
            for i in bits(left) {
                common &= sets[word][i];
            }
            if any != 0 && common == 0 {
                return Some(0);
            }
        }
        (any != 0).then_some(common)
    }

    #[inline(always)]
    fn first_unhit<const W: usize>(
        self,
        unhit: &[u64; W],
        sets: &Blocks<W>,
        alive: u64,
        most: usize,
        out: &mut [u64],
    ) -> usize {
        assert!(out.len() >= SPARE_WORDS && out.len() - SPARE_WORDS >= most);
        let mut count = 0;
        for word in 0..W {
            for i in bits(unhit[word]) {
                if count == most {
                    return most;
                }
                out[count] = sets[word][i] & alive;
                count += 1;
            }
        }
        count
    }

    #[inline(always)]
    fn hitting_all<const W: usize>(self, planes: &HittingPlanes<W>, sets: &[u64; W]) -> u64 {
        (0..64).fold(0, |cells, cell| {
            // Of all words: a jump after each would be mispredicted.
            let missed = (0..W).fold(0, |missed, word| missed | sets[word] & !planes[word][cell]);
            cells | u64::from(missed == 0) << cell
        })
    }

    #[inline(always)]
    fn hitting_any<const W: usize>(self, planes: &HittingPlanes<W>, sets: &[u64; W]) -> u64 {
        (0..64).fold(0, |cells, cell| {
            let hit = (0..W).fold(0, |hit, word| hit | sets[word] & planes[word][cell]);
            cells | u64::from(hit != 0) << cell
        })
    }

    #[inline(always)]
    fn hit_by<const W: usize>(self, vectors: &HittingVectors<W>, cells: u64) -> [u64; W] {
        let mut hit = [0; W];
        for cell in bits(cells) {
            for word in 0..W {
                hit[word] |= vectors[cell][word];
            }
        }
        hit
    }

    #[inline(always)]
    fn all_hit<const W: usize>(self, unhit: &[u64; W], hit: [&[u64; W]; 4]) -> bool {
        let [a, b, c, d] = hit;
        (0..W).all(|word| unhit[word] & !(a[word] | b[word] | c[word] | d[word]) == 0)
    }
}

impl SocketKernels for Scalar {
    #[inline(always)]
    fn hit_parts(self, hit: &[u64], row: &[u64], out: &mut [u64]) {
        assert!(hit.len() == row.len() && out.len() == row.len());
        for i in 0..out.len() {
            out[i] = hit[i] | row[i];
        }
    }

    #[inline(always)]
    fn open_patterns(self, hit: &[u64], row: &[u64]) -> u64 {
        assert_eq!(hit.len(), row.len());
        !(0..hit.len()).fold(u64::MAX, |all, i| all & (hit[i] | row[i]))
    }

    #[inline(always)]
    fn open_below(self, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        let [a, b, c, d] = rows;
        let len = hit.len();
        assert!(a.len() == len && b.len() == len && c.len() == len && d.len() == len);
        !(0..len).fold(u64::MAX, |all, i| all & (hit[i] | a[i] | b[i] | c[i] | d[i]))
    }
}
