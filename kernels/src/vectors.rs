//! The vectors of a level.

use crate::lanes::Lanes;
use crate::lanes32::Lanes32;

/// The vectors of a level, by its token.
pub trait Vectors: Copy + Send + Sync + 'static {
    /// Vectors of sets and of bits.
    type Lanes: Lanes<Token = Self>;
    /// Vectors of boards, one in each lane.
    type Lanes32: Lanes32<Token = Self>;
}

/// What a token makes vectors of, in short: for the kernels.
pub(crate) trait InVectors: Vectors {
    /// Lanes of a vector.
    const LANES: usize = Self::Lanes::COUNT;

    #[inline(always)]
    fn splat(self, word: u64) -> Self::Lanes {
        Self::Lanes::splat(self, word)
    }

    #[inline(always)]
    fn load(self, words: &<Self::Lanes as Lanes>::Words) -> Self::Lanes {
        Self::Lanes::load(self, words)
    }

    #[inline(always)]
    fn split(self, words: &[u64]) -> (&[<Self::Lanes as Lanes>::Words], &[u64]) {
        Self::Lanes::split(words)
    }

    #[inline(always)]
    fn split_mut(self, words: &mut [u64]) -> (&mut [<Self::Lanes as Lanes>::Words], &mut [u64]) {
        Self::Lanes::split_mut(words)
    }
}

impl<T: Vectors> InVectors for T {}
