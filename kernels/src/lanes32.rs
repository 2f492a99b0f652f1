//! Vectors of 32-bit lanes for bitwise work on many boards at a time.
//!
//! Nothing goes from lane to lane: each lane is a board of its own. An
//! instruction set provides a type with these operations; [`Array32`] defines
//! what they mean.

use std::marker::PhantomData;

/// A vector of 32-bit lanes. A value of it can only be made with the token of
/// its level, so it proves that its instructions may be used.
pub trait Lanes32: Copy {
    /// What a value is made with.
    type Token: Copy;
    /// Number of lanes; at most 16.
    const COUNT: usize;

    /// All lanes the same.
    fn splat(token: Self::Token, word: u32) -> Self;
    /// The lanes from the first words of a slice.
    ///
    /// # Panics
    /// It has fewer than [`COUNT`](Lanes32::COUNT) words.
    fn load(token: Self::Token, words: &[u32]) -> Self;
    /// The lanes to the first words of a slice.
    ///
    /// # Panics
    /// It has fewer than [`COUNT`](Lanes32::COUNT) words.
    fn store(self, words: &mut [u32]);

    /// `self & other`.
    fn and(self, other: Self) -> Self;
    /// `self | other`.
    fn or(self, other: Self) -> Self;
    /// `self ^ other`.
    fn xor(self, other: Self) -> Self;
    /// `self & !not`.
    fn and_not(self, not: Self) -> Self;
    /// Lanes shifted left.
    fn shl<const BITS: u32>(self) -> Self;
    /// Lanes shifted right.
    fn shr<const BITS: u32>(self) -> Self;
    /// Bit i is set if lane i is 0.
    fn zeros(self) -> u32;

    /// The bits that are set in one of three.
    #[inline(always)]
    fn any(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }
    /// The bits that are set in two of three.
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.and(b).or(self.or(b).and(c))
    }
    /// The bits of `a` where they are set in `self`, else those of `b`.
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        self.and(a).or(b.and_not(self))
    }
}

/// The definition: lanes as an array. `T` is the token it is made with.
#[derive(Clone, Copy)]
pub struct Array32<const N: usize, T>([u32; N], PhantomData<T>);

impl<const N: usize, T: Copy> Array32<N, T> {
    #[inline(always)]
    fn map(self, f: impl Fn(u32) -> u32) -> Self {
        Array32(self.0.map(f), PhantomData)
    }

    #[inline(always)]
    fn map2(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        Array32(std::array::from_fn(|i| f(self.0[i], other.0[i])), PhantomData)
    }
}

impl<const N: usize, T: Copy> Lanes32 for Array32<N, T> {
    type Token = T;
    const COUNT: usize = N;

    #[inline(always)]
    fn splat(_: T, word: u32) -> Self {
        Array32([word; N], PhantomData)
    }

    #[inline(always)]
    fn load(_: T, words: &[u32]) -> Self {
        Array32(words.as_chunks().0[0], PhantomData)
    }

    #[inline(always)]
    fn store(self, words: &mut [u32]) {
        words.as_chunks_mut().0[0] = self.0;
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.map2(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.map2(other, |a, b| a | b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.map2(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn and_not(self, not: Self) -> Self {
        self.map2(not, |a, b| a & !b)
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        self.map(|lane| lane << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        self.map(|lane| lane >> BITS)
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        self.0.iter().enumerate().fold(0, |mask, (i, &lane)| mask | u32::from(lane == 0) << i)
    }
}

/// Checks every operation of a lane type against [`Array32`] of the same width.
#[cfg(test)]
pub(crate) fn check<L: Lanes32, const N: usize>(token: L::Token) {
    use proptest::prelude::*;

    fn words<L: Lanes32, const N: usize>(lanes: L) -> [u32; N] {
        let mut words = [0; N];
        lanes.store(&mut words);
        words
    }
    // Lanes of any bits, none and all, so that zero lanes occur.
    let lane = prop_oneof![any::<u32>(), Just(0), Just(u32::MAX), (0u32..32).prop_map(|b| 1 << b)];
    let array =
        prop::collection::vec(lane, N).prop_map(|lanes| <[u32; N]>::try_from(lanes).unwrap());
    assert_eq!(L::COUNT, N);
    proptest!(|(v in prop::collection::vec(array, 3))| {
        let [a, b, c] = [0, 1, 2].map(|i| L::load(token, &v[i]));
        let [x, y, z] = [0, 1, 2].map(|i| Array32::<N, ()>::load((), &v[i]));
        prop_assert_eq!(words::<_, N>(a), v[0]);
        prop_assert_eq!(words::<_, N>(L::splat(token, v[0][0])), [v[0][0]; N]);
        prop_assert_eq!(words::<_, N>(a.and(b)), x.and(y).0);
        prop_assert_eq!(words::<_, N>(a.or(b)), x.or(y).0);
        prop_assert_eq!(words::<_, N>(a.xor(b)), x.xor(y).0);
        prop_assert_eq!(words::<_, N>(a.and_not(b)), x.and_not(y).0);
        prop_assert_eq!(words::<_, N>(a.shl::<18>()), x.shl::<18>().0);
        prop_assert_eq!(words::<_, N>(a.shr::<9>()), x.shr::<9>().0);
        prop_assert_eq!(a.zeros(), x.zeros());
        prop_assert_eq!(words::<_, N>(a.any(b, c)), x.any(y, z).0);
        prop_assert_eq!(words::<_, N>(a.majority(b, c)), x.majority(y, z).0);
        prop_assert_eq!(words::<_, N>(a.select(b, c)), x.select(y, z).0);
        for i in 0..N {
            prop_assert_eq!(x.select(y, z).0[i], (v[0][i] & v[1][i]) | (!v[0][i] & v[2][i]));
            let sum = |bit: u32| (0..3).map(|j| v[j][i] >> bit & 1).sum::<u32>();
            for bit in 0..32 {
                prop_assert_eq!(x.majority(y, z).0[i] >> bit & 1, u32::from(sum(bit) >= 2));
                prop_assert_eq!(x.any(y, z).0[i] >> bit & 1, u32::from(sum(bit) >= 1));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_agrees_with_itself() {
        check::<Array32<1, ()>, 1>(());
        check::<Array32<4, ()>, 4>(());
    }
}
