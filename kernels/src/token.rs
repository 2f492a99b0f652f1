//! The parts of a level: its vectors, its kernels and how it is entered.
//!
//! Where the compiler vectorises plain loops well for each level, a kernel is just its definition.
//! For the other kernels [`Scalar`](crate::Scalar) has the definition, and the other levels run one
//! generic function over their lanes. The tests compare all levels with the definition.
//!
//! # The two forms of the unhit UAs
//!
//! **Lists** ([`ListKernels`]). Cell sets of two bands (54 cells), or of at most 64 other cells,
//! one set per word, so that a vector holds several sets. (Lists of larger sets have a second word
//! for each set; the kernel that drops sets supports them.)
//!
//! **Bitmaps** ([`BitmapKernels`]). Set i is bit i of a vector of `W` words. Each cell has a
//! *hitting vector* (the sets that contain it), each node of a search an *unhit vector* (the sets
//! without a clue). Bits that belong to no set are 0 in all of them. With bitmaps the sets
//! themselves are kept in blocks of 64, one for each word.

use crate::{BitmapKernels, Level, ListKernels, SocketKernels, bits, within};

/// Cells of two bands: where the size stands in a [`key`].
const KEY_CELLS: u32 = 54;

/// A set of two bands behind its size: the least key is that of the smallest
/// set.
#[inline(always)]
pub fn key(set: u64) -> u64 {
    u64::from(set.count_ones()) << KEY_CELLS | set
}

/// The set of a key.
#[inline(always)]
pub fn set_of_key(key: u64) -> u64 {
    key & ((1 << KEY_CELLS) - 1)
}

/// Proof that a level's instructions may be used, and its kernels.
pub trait Token: ListKernels + BitmapKernels + SocketKernels {
    /// The level.
    const LEVEL: Level;

    /// Does some work in code compiled for the level; see [`dispatch!`](crate::dispatch!). A level
    /// whose features not every processor has enters a function with these features.
    #[inline(always)]
    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }

    /// The bits of `word` at the places of `keep`, moved together to the low
    /// end (what the instruction PEXT does): sets of cells when some of the cells
    /// get new names.
    #[inline(always)]
    fn extract_bits(self, word: u64, keep: u64) -> u64 {
        let mut out = 0;
        for (to, from) in bits(keep).enumerate() {
            out |= (word >> from & 1) << to;
        }
        out
    }

    /// Adds the numbers at the places of `keep` to a list, in order.
    #[inline(always)]
    fn list_kept(self, numbers: &[u32; 64], keep: u64, list: &mut Vec<u32>) {
        for place in bits(keep) {
            list.push(numbers[within::<64>(place)]);
        }
    }

    /// Looks up the byte of the table at each index, like PSHUFB. Only the low four bits of an
    /// index count; it must be below 128.
    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        let mut found = [0; 16];
        for i in 0..16 {
            found[i] = table[usize::from(indices[i] & 15)];
        }
        found
    }
}
