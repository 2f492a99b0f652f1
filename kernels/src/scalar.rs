//! Level scalar: the definitions, in plain loops, of the kernels that the other levels write over
//! lanes; and `all_hit`, which stops early at this level.
//!
//! The compiler generates baseline code for them. The tests have a second, independent definition
//! of each kernel, and compare every level with it.

use crate::definitions;
use crate::lanes::Array;
use crate::lanes32::Array32;
use crate::{
    BitmapKernels, Blocks, CHILDREN_SPARE, HittingVectors, InStacks, Level, ListKernels, MiniRows,
    Room, SIBLINGS, SPARE_WORDS, SocketKernels, Token, Vectors, bits,
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

impl Vectors for Scalar {
    type Lanes = Array<8, Scalar>;
    type Lanes32 = Array32<1, Scalar>;
}

impl Token for Scalar {
    const LEVEL: Level = Level::Scalar;
}

impl ListKernels for Scalar {
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
        for i in 0..count {
            let mut any_hit = 0;
            for plane in 0..P {
                any_hit |= sets[plane][i] & hit[plane];
                out[plane][kept] = sets[plane][i];
            }
            kept += usize::from(any_hit == 0);
        }
        kept
    }

    #[inline(always)]
    fn any_subset(self, sets: &[u64], of: u64) -> bool {
        definitions::any_subset(sets, of)
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
        assert!(count.is_multiple_of(SIBLINGS));
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

    /// Stops at the first word that is not hit. Without wide vectors that takes no longer than
    /// the loop over all words of the other levels, which has no jumps; see
    /// `asm-notes/open_below.md`.
    #[inline(always)]
    fn all_hit<const W: usize>(self, unhit: &[u64; W], hit: [&[u64; W]; 4]) -> bool {
        let [a, b, c, d] = hit;
        (0..W).all(|word| unhit[word] & !(a[word] | b[word] | c[word] | d[word]) == 0)
    }
}

impl SocketKernels for Scalar {
    #[inline(always)]
    fn open_below(self, hit: &[u64], rows: [&[u64]; 4]) -> u64 {
        definitions::open_below(hit, rows)
    }

    #[inline(always)]
    fn with_room(
        self,
        of: u32,
        bands_3: &MiniRows,
        asked: [u64; 3],
        Room { most, in_stacks }: Room,
    ) -> u32 {
        let mut with_room = 0;
        for band_3 in bits(u64::from(of)) {
            let asked = [0, 1, 2]
                .map(|stack| u64::from((bands_3.bits[stack][band_3] & asked[stack]).count_ones()));
            let fits_stacks = in_stacks.is_none_or(|InStacks { clues, most }| {
                (0..3).all(|stack| asked[stack] + clues[stack] <= most + bands_3.slack[band_3])
            });
            let fits = asked.iter().sum::<u64>() <= most && fits_stacks;
            with_room |= u32::from(fits) << band_3;
        }
        with_room
    }
}
