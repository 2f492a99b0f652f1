//! Vectors of 64-bit lanes: what the kernels are written in.
//!
//! A kernel is one generic function over [`Lanes`]; an instruction set
//! provides a type with these operations and nothing else. [`Array`] defines
//! what they mean, in any number of lanes.

use std::marker::PhantomData;

/// The most lanes of any type.
pub(crate) const MOST_LANES: usize = 8;

/// A vector of 64-bit lanes. A value of it can only be made with the token of
/// its level, so it proves that its instructions may be used.
///
/// A *lane mask* has bit i for lane i.
pub trait Lanes: Copy {
    /// What a value is made with.
    type Token: Copy;
    /// The lanes in memory.
    type Words;
    /// Number of lanes; a power of two, at most 8.
    const COUNT: usize;

    /// All lanes the same.
    fn splat(token: Self::Token, word: u64) -> Self;
    /// The lanes from memory.
    fn load(token: Self::Token, words: &Self::Words) -> Self;
    /// The first lanes from memory, at most [`COUNT`](Lanes::COUNT) of them; the others are 0.
    fn load_first(token: Self::Token, words: &[u64]) -> Self;
    /// The lanes to memory.
    fn store(self, words: &mut Self::Words);
    /// The first lanes to memory, at most [`COUNT`](Lanes::COUNT) of them.
    fn store_first(self, words: &mut [u64]);
    /// Words as vectors, and what is left over.
    fn split(words: &[u64]) -> (&[Self::Words], &[u64]);
    /// The same, to be written.
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
    /// Number of bits set of each lane.
    fn count_ones(self) -> Self;
    /// The lesser of each two lanes, both below 2⁶³.
    fn min(self, other: Self) -> Self;
    /// Lane mask of the lanes that are 0.
    fn zeros(self) -> u32;
    /// The same of two vectors: the lanes of the second one come behind those
    /// of the first.
    #[inline(always)]
    fn zeros_of_two([first, second]: [Self; 2]) -> u32 {
        first.zeros() | second.zeros() << Self::COUNT
    }
    /// `self & set` in the lanes where `set & cell` is 0, else `self`.
    fn and_where_missed(self, set: Self, cell: Self) -> Self;
    /// `other` in the lanes where `set & cell` is 0, else `self`.
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self;
    /// `self.min(other)` in the lanes where `set & cell` is 0, else `self`.
    fn min_where_missed(self, other: Self, set: Self, cell: Self) -> Self;
    /// All lanes combined with and.
    fn fold_and(self) -> u64;
    /// The least lane, all being below 2⁶³.
    fn fold_min(self) -> u64;
    /// The low bytes of the lanes to memory.
    fn store_low_bytes(self, bytes: &mut [u8]);
    /// Writes the lanes of the lane mask `keep` one after another; gives
    /// their number.
    ///
    /// # Safety
    /// - `keep` has no bit at or above [`COUNT`](Lanes::COUNT).
    /// - [`COUNT`](Lanes::COUNT) words can be written at `out`.
    unsafe fn store_kept(self, keep: u32, out: *mut u64) -> usize;
    /// Transposes a square of [`COUNT`](Lanes::COUNT) vectors: lane i of
    /// vector j becomes lane j of vector i.
    fn transpose(square: &mut [Self]);
}

/// Lanes whose operations can be restricted to those of a mask at no cost.
pub trait MaskedLanes: Lanes {
    /// `self & other` in the lanes of the lane mask `lanes`, else `self`.
    fn and_in(self, lanes: u32, other: Self) -> Self;
}

/// The definition: lanes as an array. `T` is the token it is made with.
#[derive(Clone, Copy)]
pub struct Array<const N: usize, T>([u64; N], PhantomData<T>);

impl<const N: usize, T: Copy> Array<N, T> {
    fn new(lanes: [u64; N]) -> Self {
        Array(lanes, PhantomData)
    }

    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Array::new(self.0.map(f))
    }

    fn map2(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Array::new(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }
}

impl<const N: usize, T: Copy> Lanes for Array<N, T> {
    type Token = T;
    type Words = [u64; N];
    const COUNT: usize = N;

    fn splat(_: T, word: u64) -> Self {
        Array::new([word; N])
    }

    fn load(_: T, words: &[u64; N]) -> Self {
        Array::new(*words)
    }

    fn load_first(_: T, words: &[u64]) -> Self {
        Array::new(std::array::from_fn(|i| words.get(i).copied().unwrap_or(0)))
    }

    fn store(self, words: &mut [u64; N]) {
        *words = self.0;
    }

    fn store_first(self, words: &mut [u64]) {
        words.copy_from_slice(&self.0[..words.len()]);
    }

    fn split(words: &[u64]) -> (&[[u64; N]], &[u64]) {
        words.as_chunks()
    }

    fn split_mut(words: &mut [u64]) -> (&mut [[u64; N]], &mut [u64]) {
        words.as_chunks_mut()
    }

    fn and(self, other: Self) -> Self {
        self.map2(other, |a, b| a & b)
    }

    fn or(self, other: Self) -> Self {
        self.map2(other, |a, b| a | b)
    }

    fn xor(self, other: Self) -> Self {
        self.map2(other, |a, b| a ^ b)
    }

    fn and_not(self, not: Self) -> Self {
        self.map2(not, |a, b| a & !b)
    }

    fn shl<const BITS: u32>(self) -> Self {
        self.map(|lane| lane << BITS)
    }

    fn shr<const BITS: u32>(self) -> Self {
        self.map(|lane| lane >> BITS)
    }

    fn add(self, other: Self) -> Self {
        self.map2(other, u64::wrapping_add)
    }

    fn count_ones(self) -> Self {
        self.map(|lane| u64::from(lane.count_ones()))
    }

    fn min(self, other: Self) -> Self {
        self.map2(other, u64::min)
    }

    fn zeros(self) -> u32 {
        self.0.iter().enumerate().fold(0, |mask, (i, &lane)| mask | u32::from(lane == 0) << i)
    }

    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        Array::new(std::array::from_fn(|i| {
            if set.0[i] & cell.0[i] == 0 { self.0[i] & set.0[i] } else { self.0[i] }
        }))
    }

    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        Array::new(std::array::from_fn(|i| {
            if set.0[i] & cell.0[i] == 0 { other.0[i] } else { self.0[i] }
        }))
    }

    fn min_where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        Array::new(std::array::from_fn(|i| {
            if set.0[i] & cell.0[i] == 0 { self.0[i].min(other.0[i]) } else { self.0[i] }
        }))
    }

    fn fold_and(self) -> u64 {
        self.0.iter().fold(u64::MAX, |all, lane| all & lane)
    }

    fn fold_min(self) -> u64 {
        self.0.iter().fold(u64::MAX, |least, &lane| least.min(lane))
    }

    fn store_low_bytes(self, bytes: &mut [u8]) {
        bytes[..N].iter_mut().zip(self.0).for_each(|(byte, lane)| *byte = lane as u8);
    }

    unsafe fn store_kept(self, keep: u32, out: *mut u64) -> usize {
        let mut kept = 0;
        // All that may be written is, as a vector would.
        let mut all = [!0; N];
        for lane in (0..N).filter(|lane| keep >> lane & 1 != 0) {
            all[kept] = self.0[lane];
            kept += 1;
        }
        // SAFETY: N words can be written from `out` on.
        unsafe { out.cast::<[u64; N]>().write(all) };
        kept
    }

    fn transpose(square: &mut [Self]) {
        let rows: [[u64; N]; N] = std::array::from_fn(|i| square[i].0);
        for (i, row) in square.iter_mut().enumerate() {
            row.0 = std::array::from_fn(|j| rows[j][i]);
        }
    }
}

impl<const N: usize, T: Copy> MaskedLanes for Array<N, T> {
    fn and_in(self, lanes: u32, other: Self) -> Self {
        Array::new(std::array::from_fn(|i| {
            if lanes >> i & 1 != 0 { self.0[i] & other.0[i] } else { self.0[i] }
        }))
    }
}

/// Checks every operation of masked lanes against [`Array`] of the same width.
#[cfg(test)]
pub(crate) fn check_masked<L: MaskedLanes<Words = [u64; N]>, const N: usize>(token: L::Token) {
    use proptest::prelude::*;

    let words = || prop::collection::vec(any::<u64>(), N);
    proptest!(|(a in words(), b in words(), mask in 0..1u32 << N)| {
        let [a, b] = [a, b].map(|words| <[u64; N]>::try_from(words).unwrap());
        let mut found = [0; N];
        L::load(token, &a).and_in(mask, L::load(token, &b)).store(&mut found);
        let [a, b] = [a, b].map(Array::<N, ()>::new);
        prop_assert_eq!(found, a.and_in(mask, b).0);
    });
}

/// Checks every operation of a lane type against [`Array`] of the same width.
#[cfg(test)]
pub(crate) fn check<L: Lanes<Words = [u64; N]>, const N: usize>(token: L::Token) {
    use proptest::prelude::*;

    fn words<L: Lanes<Words = [u64; N]>, const N: usize>(lanes: L) -> [u64; N] {
        let mut words = [0; N];
        lanes.store(&mut words);
        words
    }
    // Lanes of few bits, none and all, so that zero lanes and equal ones occur.
    let lane = prop_oneof![
        any::<u64>(),
        any::<u64>().prop_map(|x| x & (x >> 17) & (x >> 31) & 0x0011_0101_1000_0101),
        (0u32..64).prop_map(|bit| 1 << bit),
        Just(0),
        Just(u64::MAX),
    ];
    let array =
        prop::collection::vec(lane, N).prop_map(|lanes| <[u64; N]>::try_from(lanes).unwrap());
    let strategy = (prop::collection::vec(array, 8), any::<u32>(), 0..=N);
    proptest!(|((v, mask, first) in strategy)| {
        let [a, b, c] = [0, 1, 2].map(|i| L::load(token, &v[i]));
        let [x, y, z] = [0, 1, 2].map(|i| Array::<N, ()>::new(v[i]));
        prop_assert_eq!(words(a), v[0]);
        prop_assert_eq!(words(L::splat(token, v[0][0])), [v[0][0]; N]);
        prop_assert_eq!(words(a.and(b)), x.and(y).0);
        prop_assert_eq!(words(a.or(b)), x.or(y).0);
        prop_assert_eq!(words(a.xor(b)), x.xor(y).0);
        prop_assert_eq!(words(a.and_not(b)), x.and_not(y).0);
        prop_assert_eq!(words(a.shl::<32>()), x.shl::<32>().0);
        prop_assert_eq!(words(a.shl::<1>()), x.shl::<1>().0);
        prop_assert_eq!(words(a.shr::<32>()), x.shr::<32>().0);
        prop_assert_eq!(words(a.shr::<1>()), x.shr::<1>().0);
        prop_assert_eq!(words(a.add(b)), x.add(y).0);
        prop_assert_eq!(words(a.count_ones()), x.count_ones().0);
        prop_assert_eq!(words(a.shr::<1>().min(b.shr::<1>())), x.shr::<1>().min(y.shr::<1>()).0);
        prop_assert_eq!(a.zeros(), x.zeros());
        prop_assert_eq!(L::zeros_of_two([a, b]), x.zeros() | y.zeros() << N);
        prop_assert_eq!(words(a.and_where_missed(b, c)), x.and_where_missed(y, z).0);
        prop_assert_eq!(words(a.where_missed(c, b, c)), x.where_missed(z, y, z).0);
        let [d, e] = [a.shr::<1>(), b.shr::<1>()];
        let least = x.shr::<1>().min_where_missed(y.shr::<1>(), y, z);
        prop_assert_eq!(words(d.min_where_missed(e, b, c)), least.0);
        prop_assert_eq!(a.fold_and(), x.fold_and());
        prop_assert_eq!(a.shr::<1>().fold_min(), x.shr::<1>().fold_min());

        prop_assert_eq!(words(L::load_first(token, &v[0][..first])), Array::<N, ()>::load_first((), &v[0][..first]).0);
        // What lies behind a part that is written stays as it was.
        let mut out = [7; N];
        a.store_first(&mut out[..first]);
        prop_assert_eq!(&out[..first], &v[0][..first]);
        prop_assert!(out[first..].iter().all(|&word| word == 7));
        let mut bytes = [7; 9];
        a.store_low_bytes(&mut bytes[..N]);
        for i in 0..9 {
            prop_assert_eq!(bytes[i], if i < N { v[0][i] as u8 } else { 7 });
        }
        let keep = mask & ((1 << N) - 1);
        let (mut out, mut expected) = ([7; 9], [7; 9]);
        // SAFETY: there is room for N words, and `keep` has N bits.
        let kept = unsafe { a.store_kept(keep, out.as_mut_ptr()) };
        // SAFETY: as above.
        prop_assert_eq!(kept, unsafe { x.store_kept(keep, expected.as_mut_ptr()) });
        prop_assert_eq!(&out[..kept], &expected[..kept]);
        prop_assert!(out[N..].iter().all(|&word| word == 7));
        let mut square: Vec<L> = v[..N].iter().map(|row| L::load(token, row)).collect();
        L::transpose(&mut square);
        for i in 0..N {
            for j in 0..N {
                prop_assert_eq!(words(square[i])[j], v[j][i]);
            }
        }
        let (whole, rest) = L::split(&v[0][..first]);
        prop_assert_eq!((whole.len(), rest.len()), if first == N { (1, 0) } else { (0, first) });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_agrees_with_itself() {
        check::<Array<2, ()>, 2>(());
        check::<Array<4, ()>, 4>(());
        check::<Array<8, ()>, 8>(());
        check_masked::<Array<8, ()>, 8>(());
    }
}
