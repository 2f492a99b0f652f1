//! Level avx2: four 64-bit lanes, on x86-64-v3 processors.

use crate::features::{enter, with_features};
use crate::lanes::Lanes;
use crate::lanes32::Lanes32;
use crate::{Level, Token};
use std::arch::x86_64::*;

/// Instructions that a value of the type, or the token, allows.
macro_rules! avx2 {
    ($instructions:expr) => {{
        // SAFETY: a token exists only where the features of its level do, and
        // a vector only where the token does.
        unsafe { $instructions }
    }};
}

/// Token of [`Level::Avx2`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Avx2(());

impl Avx2 {
    /// The token.
    ///
    /// # Safety
    /// The processor has the features of the level.
    pub(crate) unsafe fn new() -> Avx2 {
        Avx2(())
    }
}

with_features!(avx2 => enter!());

impl Token for Avx2 {
    type Lanes = U64x4;
    type Lanes32 = U32x8;
    const LEVEL: Level = Level::Avx2;

    #[inline(always)]
    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        // SAFETY: the token exists only where the features do.
        unsafe { enter(work) }
    }

    #[inline(always)]
    fn extract_bits(self, word: u64, keep: u64) -> u64 {
        avx2!(_pext_u64(word, keep))
    }

    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        let (table, indices) = (bytemuck::cast(table), bytemuck::cast(indices));
        bytemuck::cast(avx2!(_mm_shuffle_epi8(table, indices)))
    }
}

/// Four 64-bit lanes.
#[derive(Clone, Copy)]
pub struct U64x4(__m256i);

/// For each lane mask of four: the 32-bit halves of the lanes kept, first ones first.
static KEPT: [[u32; 8]; 16] = {
    let mut table = [[0; 8]; 16];
    let mut keep = 0;
    while keep < 16 {
        let (mut lane, mut kept) = (0, 0);
        while lane < 4 {
            if keep >> lane & 1 != 0 {
                table[keep][2 * kept] = 2 * lane;
                table[keep][2 * kept + 1] = 2 * lane + 1;
                kept += 1;
            }
            lane += 1;
        }
        keep += 1;
    }
    table
};

#[inline(always)]
fn is_zero(x: U64x4) -> __m256i {
    avx2!(_mm256_cmpeq_epi64(x.0, _mm256_setzero_si256()))
}

impl Lanes for U64x4 {
    type Token = Avx2;
    type Words = [u64; 4];
    const COUNT: usize = 4;

    #[inline(always)]
    fn splat(_: Avx2, word: u64) -> Self {
        U64x4(avx2!(_mm256_set1_epi64x(word as i64)))
    }

    #[inline(always)]
    fn load(_: Avx2, words: &[u64; 4]) -> Self {
        U64x4(bytemuck::cast(*words))
    }

    #[inline(always)]
    fn load_first(token: Avx2, words: &[u64]) -> Self {
        let mut all = [0; 4];
        all[..words.len()].copy_from_slice(words);
        Self::load(token, &all)
    }

    #[inline(always)]
    fn store(self, words: &mut [u64; 4]) {
        *words = bytemuck::cast(self.0);
    }

    #[inline(always)]
    fn store_first(self, words: &mut [u64]) {
        let all: [u64; 4] = bytemuck::cast(self.0);
        words.copy_from_slice(&all[..words.len()]);
    }

    #[inline(always)]
    fn split(words: &[u64]) -> (&[[u64; 4]], &[u64]) {
        words.as_chunks()
    }

    #[inline(always)]
    fn split_mut(words: &mut [u64]) -> (&mut [[u64; 4]], &mut [u64]) {
        words.as_chunks_mut()
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        U64x4(avx2!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        U64x4(avx2!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        U64x4(avx2!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn and_not(self, not: Self) -> Self {
        U64x4(avx2!(_mm256_andnot_si256(not.0, self.0)))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U64x4(avx2!(_mm256_sll_epi64(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U64x4(avx2!(_mm256_srl_epi64(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        U64x4(avx2!(_mm256_add_epi64(self.0, other.0)))
    }

    #[inline(always)]
    fn count_ones(self) -> Self {
        // A table of 16 counts looked up for each nibble, then the bytes of a
        // lane added by the sum of absolute differences from 0.
        U64x4(avx2!({
            let table = _mm256_broadcastsi128_si256(_mm_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
            ));
            let nibbles = _mm256_set1_epi8(0x0F);
            let low = _mm256_shuffle_epi8(table, _mm256_and_si256(self.0, nibbles));
            let high = _mm256_and_si256(_mm256_srli_epi64::<4>(self.0), nibbles);
            let high = _mm256_shuffle_epi8(table, high);
            _mm256_sad_epu8(_mm256_add_epi8(low, high), _mm256_setzero_si256())
        }))
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        U64x4(avx2!({
            let greater = _mm256_cmpgt_epi64(self.0, other.0);
            _mm256_blendv_epi8(self.0, other.0, greater)
        }))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        avx2!(_mm256_movemask_pd(_mm256_castsi256_pd(is_zero(self)))) as u32
    }

    #[inline(always)]
    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        U64x4(avx2!({
            let missed = is_zero(set.and(cell));
            // self & (set | !missed) = self & !(!set & missed)
            _mm256_andnot_si256(_mm256_andnot_si256(set.0, missed), self.0)
        }))
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        U64x4(avx2!(_mm256_blendv_epi8(self.0, other.0, is_zero(set.and(cell)))))
    }

    #[inline(always)]
    fn min_where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        U64x4(avx2!({
            let missed = is_zero(set.and(cell));
            let take = _mm256_and_si256(_mm256_cmpgt_epi64(self.0, other.0), missed);
            _mm256_blendv_epi8(self.0, other.0, take)
        }))
    }

    #[inline(always)]
    fn fold_and(self) -> u64 {
        avx2!({
            let x = _mm_and_si128(
                _mm256_castsi256_si128(self.0),
                _mm256_extracti128_si256::<1>(self.0),
            );
            (_mm_cvtsi128_si64(x) & _mm_extract_epi64::<1>(x)) as u64
        })
    }

    #[inline(always)]
    fn fold_min(self) -> u64 {
        let [a, b, c, d]: [u64; 4] = bytemuck::cast(self.0);
        a.min(b).min(c.min(d))
    }

    #[inline(always)]
    fn store_low_bytes(self, bytes: &mut [u8]) {
        // The low byte of each lane into the low 16 bits of each half.
        let halves: [u64; 4] = bytemuck::cast(avx2!({
            let order =
                _mm256_set1_epi64x(i64::from_le_bytes([0, 8, 255, 255, 255, 255, 255, 255]));
            _mm256_shuffle_epi8(self.0, order)
        }));
        let four = (halves[0] as u32 & 0xFFFF) | (halves[2] as u32) << 16;
        bytes[..4].copy_from_slice(&four.to_le_bytes());
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: u32, out: *mut u64) -> usize {
        let order: __m256i = bytemuck::cast(KEPT[keep as usize & 15]);
        // SAFETY: four words can be written from `out` on; the level has AVX2.
        unsafe {
            let kept = _mm256_permutevar8x32_epi32(self.0, order);
            _mm256_storeu_si256(out.cast(), kept);
        }
        keep.count_ones() as usize
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let [a, b, c, d] = [square[0].0, square[1].0, square[2].0, square[3].0];
        let rows = avx2!({
            // Pairs of lanes within halves, then the halves.
            let [ab, ba] = [_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b)];
            let [cd, dc] = [_mm256_unpacklo_epi64(c, d), _mm256_unpackhi_epi64(c, d)];
            [
                _mm256_permute2x128_si256::<0x20>(ab, cd),
                _mm256_permute2x128_si256::<0x20>(ba, dc),
                _mm256_permute2x128_si256::<0x31>(ab, cd),
                _mm256_permute2x128_si256::<0x31>(ba, dc),
            ]
        });
        for i in 0..4 {
            square[i].0 = rows[i];
        }
    }
}

/// Eight 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x8(__m256i);

impl Lanes32 for U32x8 {
    type Token = Avx2;
    const COUNT: usize = 8;

    #[inline(always)]
    fn splat(_: Avx2, word: u32) -> Self {
        U32x8(avx2!(_mm256_set1_epi32(word as i32)))
    }

    #[inline(always)]
    fn load(_: Avx2, words: &[u32]) -> Self {
        U32x8(bytemuck::cast(words.as_chunks::<8>().0[0]))
    }

    #[inline(always)]
    fn store(self, words: &mut [u32]) {
        words.as_chunks_mut::<8>().0[0] = bytemuck::cast(self.0);
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        U32x8(avx2!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        U32x8(avx2!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        U32x8(avx2!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn and_not(self, not: Self) -> Self {
        U32x8(avx2!(_mm256_andnot_si256(not.0, self.0)))
    }

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U32x8(avx2!(_mm256_sll_epi32(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U32x8(avx2!(_mm256_srl_epi32(self.0, _mm_cvtsi32_si128(BITS as i32))))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        avx2!({
            let zeros = _mm256_cmpeq_epi32(self.0, _mm256_setzero_si256());
            _mm256_movemask_ps(_mm256_castsi256_ps(zeros)) as u32
        })
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn lanes_by_definition() {
        if let Ok(crate::Isa::Avx2(token)) = crate::Isa::new(crate::Level::Avx2) {
            crate::lanes::check::<super::U64x4, 4>(token);
            crate::lanes32::check::<super::U32x8, 8>(token);
        }
    }
}
