//! The kernels of bitmaps: unhit UAs as bits (see [`Token`](crate::Token)).

use crate::bits;
use crate::lanes::{LaneMask, Lanes, MOST_LANES};
use crate::vectors::{InVectors, Vectors};

/// Words by which the output of [`BitmapKernels::first_unhit`] must be longer than
/// what is asked for.
pub const SPARE_WORDS: usize = MOST_LANES;

/// The hitting vectors of 64 cells.
pub type HittingVectors<const W: usize> = [[u64; W]; 64];

/// The sets that the bits of `W` words stand for.
pub type Blocks<const W: usize> = [[u64; 64]; W];

/// The kernels of bitmaps.
pub trait BitmapKernels: Vectors {
    /// The hitting vectors of `sets`.
    ///
    /// # Panics
    /// There are more than `64 * W` sets.
    #[inline(always)]
    fn transpose<const W: usize>(self, sets: &[u64], vectors: &mut HittingVectors<W>) {
        self.transpose_in_squares(sets, vectors);
    }

    /// A variant of [`transpose`](Self::transpose): in squares as wide as the level's vectors.
    #[inline(always)]
    fn transpose_in_squares<const W: usize>(self, sets: &[u64], vectors: &mut HittingVectors<W>) {
        assert!(sets.len() <= 64 * W);
        let mut blocks = [[0; 64]; W];
        blocks.as_flattened_mut()[..sets.len()].copy_from_slice(sets);
        for block in blocks.iter_mut().take(sets.len().div_ceil(64)) {
            transpose_block::<Self::Lanes>(self, block);
        }
        for (i, vectors) in vectors.chunks_exact_mut(Self::LANES).enumerate() {
            let mut square = [self.splat(0); MOST_LANES];
            let square = &mut square[..Self::LANES];
            for word in (0..W).step_by(Self::LANES) {
                for (j, block) in blocks[word..].iter().enumerate().take(Self::LANES) {
                    square[j] = self.load(&self.split(block).0[i]);
                }
                Self::Lanes::transpose(square);
                for (j, vector) in vectors.iter_mut().enumerate().take(Self::LANES) {
                    let (full, rest) = self.split_mut(&mut vector[word..]);
                    match full.first_mut() {
                        Some(words) => square[j].store(words),
                        None => rest.copy_from_slice(&square[j].words()[..rest.len()]),
                    }
                }
            }
        }
    }

    /// Makes `child` what is left of an unhit vector below a clue
    /// with the hitting vector `hit`; gives the index of the first unhit set,
    /// `64 * W` if all are hit.
    #[inline(always)]
    fn child<const W: usize>(
        self,
        unhit: &[u64; W],
        hit: &[u64; W],
        child: &mut [u64; W],
    ) -> usize {
        for word in 0..W {
            child[word] = unhit[word] & !hit[word];
        }
        // The UAs of the first word are the smallest: mostly one of them is unhit.
        for word in 0..W {
            if child[word] != 0 {
                return 64 * word + child[word].trailing_zeros() as usize;
            }
        }
        64 * W
    }

    /// The `alive` cells of the first unhit sets, `most` of them if
    /// there are as many, in order; gives their number. Places of `out` behind
    /// them may be overwritten.
    ///
    /// # Panics
    /// `out` is shorter than `most + `[`SPARE_WORDS`].
    #[inline(always)]
    fn first_unhit<const W: usize>(
        self,
        unhit: &[u64; W],
        sets: &Blocks<W>,
        alive: u64,
        most: usize,
        out: &mut [u64],
    ) -> usize {
        // No sum: it could wrap around.
        assert!(out.len() >= SPARE_WORDS && out.len() - SPARE_WORDS >= most);
        let cells = self.splat(alive);
        let mut count = 0;
        for word in 0..W {
            let mut left = unhit[word];
            // No more bits than vectors: rather one bit a round. With two lanes a
            // vector saves nothing even if all bits are set.
            if Self::LANES == 2 || left.count_ones() <= (64 / Self::LANES) as u32 {
                for i in bits(left) {
                    // SAFETY: `count` is at most `most`, and `out` is longer.
                    unsafe { *out.get_unchecked_mut(count) = sets[word][i] & alive };
                    count += 1;
                    if count >= most {
                        return most;
                    }
                }
                continue;
            }
            for chunk in self.split(&sets[word]).0 {
                if left == 0 {
                    break;
                }
                let residual = self.load(chunk).and(cells);
                // SAFETY: `count` is at most `most`, and `out` has SPARE_WORDS more, a
                // vector's words at least.
                count += unsafe {
                    residual.store_kept(LaneMask::new(left as u32), out.as_mut_ptr().add(count))
                };
                if count >= most {
                    return most;
                }
                left >>= Self::LANES;
            }
        }
        count
    }

    /// The sets with a cell of `cells`.
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

    /// Whether four clues with these hitting vectors hit all UAs of an unhit vector.
    #[inline(always)]
    fn all_hit<const W: usize>(self, unhit: &[u64; W], hit: [&[u64; W]; 4]) -> bool {
        let [a, b, c, d] = hit;
        let mut left = 0;
        for word in 0..W {
            left |= unhit[word] & !(a[word] | b[word] | c[word] | d[word]);
        }
        left == 0
    }
}

/// Bit i of word j becomes bit j of word i.
///
/// Index and place have six bits each. Bit k of the index changes places with
/// bit k of the place in one step that exchanges half-words of words 2^k
/// apart. The steps in which these words would be lanes of one vector are done
/// while small squares of lanes are transposed.
#[inline(always)]
fn transpose_block<L: Lanes>(token: L::Token, block: &mut [u64; 64]) {
    let mut rows = [L::splat(token, 0); 64];
    let rows = &mut rows[..64 / L::COUNT];
    for i in 0..64 / L::COUNT {
        rows[i] = L::load(token, &L::split(block).0[i]);
    }
    let lanes = L::COUNT;
    exchange::<L, 32>(token, rows, 32 / lanes);
    exchange::<L, 16>(token, rows, 16 / lanes);
    exchange::<L, 8>(token, rows, 8 / lanes);
    if lanes < 8 {
        exchange::<L, 4>(token, rows, 4 / lanes);
    }
    if lanes < 4 {
        exchange::<L, 2>(token, rows, 2 / lanes);
    }
    for square in rows.chunks_exact_mut(lanes) {
        L::transpose(square);
    }
    // Within a square the word's low index bits are the vector's now.
    exchange::<L, 1>(token, rows, 1);
    if lanes >= 4 {
        exchange::<L, 2>(token, rows, 2);
    }
    if lanes >= 8 {
        exchange::<L, 4>(token, rows, 4);
    }
    for square in rows.chunks_exact_mut(lanes) {
        L::transpose(square);
    }
    for i in 0..64 / L::COUNT {
        rows[i].store(&mut L::split_mut(block).0[i]);
    }
}

/// In words that are `distance` vectors apart: the upper groups of `BITS` bits
/// of the first change places with the lower ones of the second.
#[inline(always)]
fn exchange<L: Lanes, const BITS: u32>(token: L::Token, rows: &mut [L], distance: usize) {
    let low = L::splat(token, u64::MAX / ((1 << BITS) + 1));
    for pair in rows.chunks_exact_mut(2 * distance) {
        let (first, second) = pair.split_at_mut(distance);
        for i in 0..distance {
            let moved = first[i].shr::<BITS>().xor(second[i]).and(low);
            second[i] = second[i].xor(moved);
            first[i] = first[i].xor(moved.shl::<BITS>());
        }
    }
}
