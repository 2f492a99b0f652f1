//! Vectors of 64-bit lanes. Kernels that the compiler does not vectorise well by itself are written
//! with these.
//!
//! Such a kernel is one function that is generic over [`Lanes`]; each instruction set has a type
//! with these operations. [`Array`] defines what the operations mean, for up to [`MOST_LANES`]
//! lanes.

use crate::bits;
use std::marker::PhantomData;

/// The most lanes of any type.
pub(crate) const MOST_LANES: usize = 8;

/// Some lanes of a vector: bit i stands for lane i, and no bit is set above the lanes.
#[derive(Clone, Copy)]
pub struct LaneMask<L>(u32, PhantomData<L>);

impl<L: Lanes> LaneMask<L> {
    const ALL: u32 = (1 << L::COUNT) - 1;

    /// The lanes of the low bits; those above the lanes do not count.
    #[inline(always)]
    pub fn new(bits: u32) -> Self {
        LaneMask(bits & Self::ALL, PhantomData)
    }

    /// A bit for each lane.
    #[inline(always)]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// The other lanes.
    #[inline(always)]
    pub fn others(self) -> Self {
        LaneMask::new(!self.0)
    }

    /// The lanes that either mask has.
    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        LaneMask(self.0 | other.0, PhantomData)
    }

    /// Whether at least one lane is set.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether all lanes are set.
    #[inline(always)]
    pub fn all(self) -> bool {
        self.0 == Self::ALL
    }

    /// Number of lanes.
    #[inline(always)]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// A vector of 64-bit lanes. A value of it can only be made with the token of
/// its level, so it proves that its instructions may be used.
///
/// # Safety
/// - [`COUNT`](Lanes::COUNT) is at most [`MOST_LANES`].
/// - [`store_kept`](Lanes::store_kept) writes no more than [`COUNT`](Lanes::COUNT) words, and gives
///   the number of lanes in the mask.
/// - Every other operation gives what it says. Unsafe code relies on that: a kernel that writes
///   the cells of sets one by one ends when [`add`](Lanes::add), [`and`](Lanes::and) and
///   [`zeros`](Lanes::zeros) have left none.
pub unsafe trait Lanes: Copy {
    /// What a value is made with.
    type Token: Copy;
    /// The lanes in memory.
    type Words;
    /// Number of lanes; a power of two, at most 8.
    const COUNT: usize;

    /// A vector in which all lanes are equal.
    fn splat(token: Self::Token, word: u64) -> Self;
    /// The lanes from memory.
    fn load(token: Self::Token, words: &Self::Words) -> Self;
    /// The lanes to memory.
    fn store(self, words: &mut Self::Words);
    /// The lanes as words, and zeros behind them.
    #[inline(always)]
    fn words(self) -> [u64; MOST_LANES] {
        let mut words = [0; MOST_LANES];
        self.store(&mut Self::split_mut(&mut words).0[0]);
        words
    }
    /// Words as vectors, and what is left over.
    fn split(words: &[u64]) -> (&[Self::Words], &[u64]);
    /// Words as vectors to be written, and what is left over.
    fn split_mut(words: &mut [u64]) -> (&mut [Self::Words], &mut [u64]);

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
    /// Lanes added.
    fn add(self, other: Self) -> Self;
    /// The lanes that are 0.
    fn zeros(self) -> LaneMask<Self>;
    /// The bits that all lanes have.
    #[inline(always)]
    fn common(self) -> u64 {
        self.words()[..Self::COUNT].iter().fold(u64::MAX, |common, lane| common & lane)
    }
    /// Number of bits of each lane.
    #[inline(always)]
    fn count_ones(self, token: Self::Token) -> Self {
        // The bits of each pair are counted first, then those of each four, then those of each
        // byte.
        let (of_two, of_four) = (0x5555_5555_5555_5555, 0x3333_3333_3333_3333);
        let (of_two, of_four) = (Self::splat(token, of_two), Self::splat(token, of_four));
        let twos = self.and(of_two).add(self.shr::<1>().and(of_two));
        let fours = twos.and(of_four).add(twos.shr::<2>().and(of_four));
        let of_byte = Self::splat(token, 0x0f0f_0f0f_0f0f_0f0f);
        let bytes = fours.add(fours.shr::<4>()).and(of_byte);
        // The bytes are added up in the lowest one.
        let sums = bytes.add(bytes.shr::<8>());
        let sums = sums.add(sums.shr::<16>());
        sums.add(sums.shr::<32>()).and(Self::splat(token, 0x7f))
    }
    /// `self & set` in the lanes where `set & cell` is 0, else `self`.
    #[inline(always)]
    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        self.where_missed(self.and(set), set, cell)
    }
    /// `other` in the lanes where `set & cell` is 0, else `self`.
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self;
    /// Writes the lanes of `keep` one after another; gives their number.
    /// What lies behind them in the vector's place may be overwritten.
    ///
    /// # Safety
    /// - [`COUNT`](Lanes::COUNT) words can be written at `out`.
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize;
    /// Transposes a square of [`COUNT`](Lanes::COUNT) vectors: lane i of
    /// vector j becomes lane j of vector i.
    fn transpose(square: &mut [Self]);
}

/// [`Lanes::store_kept`] of two lanes.
///
/// # Safety
/// - Two words can be written at `out`.
#[inline(always)]
pub unsafe fn store_two_kept<L: Lanes>(
    [a, b]: [u64; 2],
    keep: LaneMask<L>,
    out: *mut u64,
) -> usize {
    const { assert!(L::COUNT == 2) };
    let first = (keep.bits() & 1) as usize;
    // SAFETY: two words can be written from `out` on.
    unsafe {
        out.write(a);
        out.add(first).write(b);
    }
    first + (keep.bits() >> 1) as usize
}

/// Bitwise operations of an array of lanes: `bitwise!(Array, and &, or |)`.
macro_rules! bitwise {
    ($array:ident, $($operation:ident $sign:tt),*) => { $(
        #[inline(always)]
        fn $operation(self, other: Self) -> Self {
            $array::of(|i| self.0[i] $sign other.0[i])
        }
    )* };
}
pub(crate) use bitwise;

/// The definition: lanes as an array. `T` is the token it is made with.
#[derive(Clone, Copy)]
pub struct Array<const N: usize, T>(pub(crate) [u64; N], PhantomData<T>);

impl<const N: usize, T: Copy> Array<N, T> {
    /// An array by the values of its lanes.
    #[inline(always)]
    pub(crate) fn of(lane: impl Fn(usize) -> u64) -> Self {
        let mut lanes = [0; N];
        for i in 0..N {
            lanes[i] = lane(i);
        }
        Array(lanes, PhantomData)
    }

    #[inline(always)]
    fn mask(lane: impl Fn(usize) -> bool) -> LaneMask<Self> {
        let mut bits = 0;
        for i in 0..N {
            bits |= u32::from(lane(i)) << i;
        }
        LaneMask::new(bits)
    }
}

// SAFETY: `COUNT` is checked; `store_kept` writes N words and gives the lanes of the mask; the
// other operations are done lane by lane as they say.
unsafe impl<const N: usize, T: Copy> Lanes for Array<N, T> {
    type Token = T;
    type Words = [u64; N];
    const COUNT: usize = {
        assert!(N <= MOST_LANES);
        N
    };

    #[inline(always)]
    fn splat(_: T, word: u64) -> Self {
        Array::of(|_| word)
    }

    #[inline(always)]
    fn load(_: T, words: &[u64; N]) -> Self {
        Array::of(|i| words[i])
    }

    #[inline(always)]
    fn store(self, words: &mut [u64; N]) {
        *words = self.0;
    }

    #[inline(always)]
    fn split(words: &[u64]) -> (&[[u64; N]], &[u64]) {
        words.as_chunks()
    }

    #[inline(always)]
    fn split_mut(words: &mut [u64]) -> (&mut [[u64; N]], &mut [u64]) {
        words.as_chunks_mut()
    }

    bitwise!(Array, and &, or |, xor ^);

    #[inline(always)]
    fn and_not(self, not: Self) -> Self {
        Array::of(|i| self.0[i] & !not.0[i])
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        Array::of(|i| self.0[i] << BITS)
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        Array::of(|i| self.0[i] >> BITS)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Array::of(|i| self.0[i].wrapping_add(other.0[i]))
    }

    #[inline(always)]
    fn count_ones(self, _: T) -> Self {
        Array::of(|i| self.0[i].count_ones().into())
    }

    #[inline(always)]
    fn zeros(self) -> LaneMask<Self> {
        Self::mask(|i| self.0[i] == 0)
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        Array::of(|i| if set.0[i] & cell.0[i] == 0 { other.0[i] } else { self.0[i] })
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize {
        // All that may be written is, as a vector would.
        let mut all = [!0; N];
        for (place, lane) in bits(keep.bits()).enumerate() {
            all[place] = self.0[lane];
        }
        // SAFETY: N words can be written from `out` on.
        unsafe { out.cast::<[u64; N]>().write_unaligned(all) };
        keep.count()
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        for i in 0..N {
            for j in 0..i {
                (square[i].0[j], square[j].0[i]) = (square[j].0[i], square[i].0[j]);
            }
        }
    }
}
