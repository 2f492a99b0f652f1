//! Vectors of 32-bit lanes for bitwise work on many boards at a time, or on all digits of one.
//!
//! Where each lane is a board, no operation crosses lanes. Where the lanes are digits,
//! [`across`](Lanes32::across) counts over them. Each instruction set has a type with these
//! operations; [`Array32`] defines what the operations mean.

use crate::lanes::bitwise;
use std::marker::PhantomData;

/// The most lanes of any level.
pub const MOST_LANES_32: usize = 16;

/// A vector of 32-bit lanes. A value of it can only be made with the token of
/// its level, so it proves that its instructions may be used.
pub trait Lanes32: Copy {
    /// What a value is made with.
    type Token: Copy;
    /// Number of lanes; at most [`MOST_LANES_32`].
    const COUNT: usize;

    /// A vector in which all lanes are equal.
    fn splat(token: Self::Token, word: u32) -> Self;
    /// The lanes from the first words of a slice.
    ///
    /// # Panics
    /// `words` has fewer than [`COUNT`](Lanes32::COUNT) words.
    fn load(token: Self::Token, words: &[u32]) -> Self;
    /// The lanes to the first words of a slice.
    ///
    /// # Panics
    /// `words` has fewer than [`COUNT`](Lanes32::COUNT) words.
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
    /// Lanes shifted left, and the top bits of `low` shifted in: `BITS` and `REST` are 32 together.
    #[inline(always)]
    fn shift_in<const BITS: u32, const REST: u32>(self, low: Self) -> Self {
        const { assert!(BITS + REST == 32) };
        self.shl::<BITS>().or(low.shr::<REST>())
    }
    /// Bit i is set if lane i is 0.
    fn zeros(self) -> u32;

    /// Counts over the lanes of each of three vectors: lane i of the first result has the bits
    /// that are in some lane of vector i, of the second those that are in two lanes or more. The
    /// lanes from the fourth on are 0.
    ///
    /// # Panics
    /// There are fewer than three lanes.
    #[inline(always)]
    fn across(token: Self::Token, vectors: [Self; 3]) -> (Self, Self) {
        assert!(Self::COUNT >= 3, "a lane for each vector");
        let (mut in_one, mut in_two) = ([0; MOST_LANES_32], [0; MOST_LANES_32]);
        for i in 0..3 {
            let mut lanes = [0; MOST_LANES_32];
            vectors[i].store(&mut lanes);
            for lane in lanes {
                in_two[i] |= in_one[i] & lane;
                in_one[i] |= lane;
            }
        }
        (Self::load(token, &in_one), Self::load(token, &in_two))
    }

    /// One of the lanes in all of them.
    #[inline(always)]
    fn spread<const LANE: usize>(self, token: Self::Token) -> Self {
        let mut lanes = [0; MOST_LANES_32];
        self.store(&mut lanes);
        Self::splat(token, lanes[LANE])
    }

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
pub struct Array32<const N: usize, T>(pub(crate) [u32; N], PhantomData<T>);

impl<const N: usize, T: Copy> Array32<N, T> {
    /// An array by the values of its lanes.
    #[inline(always)]
    fn of(lane: impl Fn(usize) -> u32) -> Self {
        let mut lanes = [0; N];
        for i in 0..N {
            lanes[i] = lane(i);
        }
        Array32(lanes, PhantomData)
    }
}

impl<const N: usize, T: Copy> Lanes32 for Array32<N, T> {
    type Token = T;
    const COUNT: usize = N;

    bitwise!(Array32, and &, or |, xor ^);

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
    fn and_not(self, not: Self) -> Self {
        Array32::of(|i| self.0[i] & !not.0[i])
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Array32::of(|i| self.0[i] << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Array32::of(|i| self.0[i] >> BITS)
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        let mut zeros = 0;
        for i in 0..N {
            zeros |= u32::from(self.0[i] == 0) << i;
        }
        zeros
    }
}
