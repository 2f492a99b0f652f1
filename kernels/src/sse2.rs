//! Level sse2: two 64-bit lanes, with the instructions of every x86-64
//! processor.

use crate::lanes::Lanes;
use crate::lanes32::Lanes32;
use crate::{Level, Token};
use std::arch::x86_64::*;

/// Instructions that a value of the type, or the token, allows.
macro_rules! sse2 {
    ($instructions:expr) => {{
        // SAFETY: a token exists only where the features of its level do, and
        // a vector only where the token does.
        #[allow(unused_unsafe)]
        unsafe {
            $instructions
        }
    }};
}

/// Token of [`Level::Sse2`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sse2(());

impl Sse2 {
    /// The token.
    ///
    /// # Safety
    /// The processor has the features of the level.
    pub(crate) unsafe fn new() -> Sse2 {
        Sse2(())
    }
}

impl Token for Sse2 {
    type Lanes = U64x2;
    type Lanes32 = U32x4;
    const LEVEL: Level = Level::Sse2;

    #[inline(always)]
    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// Two 64-bit lanes.
#[derive(Clone, Copy)]
pub struct U64x2(__m128i);

/// All-ones lanes where both halves of `x` are zero.
#[inline(always)]
fn is_zero(x: U64x2) -> __m128i {
    sse2!({
        // SSE2 compares 32 bits at most: a lane is 0 if both its halves are.
        let halves = _mm_cmpeq_epi32(x.0, _mm_setzero_si128());
        _mm_and_si128(halves, _mm_shuffle_epi32::<0b10_11_00_01>(halves))
    })
}

impl Lanes for U64x2 {
    type Token = Sse2;
    type Words = [u64; 2];
    const COUNT: usize = 2;

    #[inline(always)]
    fn splat(_: Sse2, word: u64) -> Self {
        U64x2(sse2!(_mm_set1_epi64x(word as i64)))
    }

    #[inline(always)]
    fn load(_: Sse2, words: &[u64; 2]) -> Self {
        U64x2(bytemuck::cast(*words))
    }

    #[inline(always)]
    fn load_first(token: Sse2, words: &[u64]) -> Self {
        let mut all = [0; 2];
        all[..words.len()].copy_from_slice(words);
        Self::load(token, &all)
    }

    #[inline(always)]
    fn store(self, words: &mut [u64; 2]) {
        *words = bytemuck::cast(self.0);
    }

    #[inline(always)]
    fn store_first(self, words: &mut [u64]) {
        let all: [u64; 2] = bytemuck::cast(self.0);
        words.copy_from_slice(&all[..words.len()]);
    }

    #[inline(always)]
    fn split(words: &[u64]) -> (&[[u64; 2]], &[u64]) {
        words.as_chunks()
    }

    #[inline(always)]
    fn split_mut(words: &mut [u64]) -> (&mut [[u64; 2]], &mut [u64]) {
        words.as_chunks_mut()
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        U64x2(sse2!(_mm_and_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        U64x2(sse2!(_mm_or_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        U64x2(sse2!(_mm_xor_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn and_not(self, not: Self) -> Self {
        U64x2(sse2!(_mm_andnot_si128(not.0, self.0)))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U64x2(sse2!(_mm_sll_epi64(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U64x2(sse2!(_mm_srl_epi64(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        U64x2(sse2!(_mm_add_epi64(self.0, other.0)))
    }

    #[inline(always)]
    fn count_ones(self) -> Self {
        // Bits are added up within pairs, nibbles and bytes, then the bytes of
        // a lane by the sum of absolute differences from 0.
        U64x2(sse2!({
            let (ones, pairs, nibbles) =
                (_mm_set1_epi8(0x55), _mm_set1_epi8(0x33), _mm_set1_epi8(0x0F));
            let x = _mm_sub_epi8(self.0, _mm_and_si128(_mm_srli_epi64::<1>(self.0), ones));
            let x =
                _mm_add_epi8(_mm_and_si128(x, pairs), _mm_and_si128(_mm_srli_epi64::<2>(x), pairs));
            let x = _mm_and_si128(_mm_add_epi8(x, _mm_srli_epi64::<4>(x)), nibbles);
            _mm_sad_epu8(x, _mm_setzero_si128())
        }))
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // No 64-bit comparison: below 2⁶³ the sign of the difference tells.
        U64x2(sse2!({
            let difference = _mm_sub_epi64(self.0, other.0);
            let sign = _mm_srai_epi32::<31>(difference);
            let less = _mm_shuffle_epi32::<0b11_11_01_01>(sign);
            _mm_or_si128(_mm_and_si128(less, self.0), _mm_andnot_si128(less, other.0))
        }))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        sse2!(_mm_movemask_pd(_mm_castsi128_pd(is_zero(self)))) as u32
    }

    #[inline(always)]
    fn zeros_of_two([first, second]: [Self; 2]) -> u32 {
        sse2!({
            // The low halves of all four lanes, and the high ones.
            let [a, b] = [_mm_castsi128_ps(first.0), _mm_castsi128_ps(second.0)];
            let low = _mm_castps_si128(_mm_shuffle_ps::<0b10_00_10_00>(a, b));
            let high = _mm_castps_si128(_mm_shuffle_ps::<0b11_01_11_01>(a, b));
            let zero = _mm_cmpeq_epi32(_mm_or_si128(low, high), _mm_setzero_si128());
            _mm_movemask_ps(_mm_castsi128_ps(zero)) as u32
        })
    }

    #[inline(always)]
    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        U64x2(sse2!({
            let missed = is_zero(set.and(cell));
            // self & (set | !missed) = self & !(!set & missed)
            _mm_andnot_si128(_mm_andnot_si128(set.0, missed), self.0)
        }))
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        U64x2(sse2!({
            let missed = is_zero(set.and(cell));
            _mm_or_si128(_mm_and_si128(missed, other.0), _mm_andnot_si128(missed, self.0))
        }))
    }

    #[inline(always)]
    fn min_where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        U64x2(sse2!({
            let missed = is_zero(set.and(cell));
            // Below 2⁶³ the sign of the difference tells which is less.
            let sign = _mm_srai_epi32::<31>(_mm_sub_epi64(other.0, self.0));
            let take = _mm_and_si128(_mm_shuffle_epi32::<0b11_11_01_01>(sign), missed);
            _mm_or_si128(_mm_and_si128(take, other.0), _mm_andnot_si128(take, self.0))
        }))
    }

    #[inline(always)]
    fn fold_and(self) -> u64 {
        let [a, b]: [u64; 2] = bytemuck::cast(self.0);
        a & b
    }

    #[inline(always)]
    fn fold_min(self) -> u64 {
        let [a, b]: [u64; 2] = bytemuck::cast(self.0);
        a.min(b)
    }

    #[inline(always)]
    fn store_low_bytes(self, bytes: &mut [u8]) {
        let [a, b]: [u64; 2] = bytemuck::cast(self.0);
        bytes[..2].copy_from_slice(&[a as u8, b as u8]);
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: u32, out: *mut u64) -> usize {
        let [a, b]: [u64; 2] = bytemuck::cast(self.0);
        let first = (keep & 1) as usize;
        // SAFETY: two words can be written from `out` on.
        unsafe {
            out.write(a);
            out.add(first).write(b);
        }
        first + (keep >> 1) as usize
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let [a, b] = [square[0].0, square[1].0];
        square[0].0 = sse2!(_mm_unpacklo_epi64(a, b));
        square[1].0 = sse2!(_mm_unpackhi_epi64(a, b));
    }
}

/// Four 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x4(__m128i);

impl Lanes32 for U32x4 {
    type Token = Sse2;
    const COUNT: usize = 4;

    #[inline(always)]
    fn splat(_: Sse2, word: u32) -> Self {
        U32x4(sse2!(_mm_set1_epi32(word as i32)))
    }

    #[inline(always)]
    fn load(_: Sse2, words: &[u32]) -> Self {
        U32x4(bytemuck::cast(words.as_chunks::<4>().0[0]))
    }

    #[inline(always)]
    fn store(self, words: &mut [u32]) {
        words.as_chunks_mut::<4>().0[0] = bytemuck::cast(self.0);
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        U32x4(sse2!(_mm_and_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        U32x4(sse2!(_mm_or_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        U32x4(sse2!(_mm_xor_si128(self.0, other.0)))
    }

    #[inline(always)]
    fn and_not(self, not: Self) -> Self {
        U32x4(sse2!(_mm_andnot_si128(not.0, self.0)))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U32x4(sse2!(_mm_sll_epi32(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U32x4(sse2!(_mm_srl_epi32(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        sse2!({
            let zeros = _mm_cmpeq_epi32(self.0, _mm_setzero_si128());
            _mm_movemask_ps(_mm_castsi128_ps(zeros)) as u32
        })
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn lanes_by_definition() {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        let token = unsafe { super::Sse2::new() };
        crate::lanes::check::<super::U64x2, 2>(token);
        crate::lanes32::check::<super::U32x4, 4>(token);
    }
}
