//! Level sse2: two 64-bit lanes, with the instructions of every x86-64
//! processor.

use crate::lanes::{LaneMask, Lanes, store_two_kept};
use crate::lanes32::Lanes32;
use crate::registers::{
    and_not, instruction, lanes_32_in_memory, lanes_in_memory, operations, shifts, token,
};
use crate::{BitmapKernels, Level, ListKernels, SocketKernels, Token};
use std::arch::x86_64::*;

token!(Sse2: U64x2, U32x4);

impl ListKernels for Sse2 {}
impl BitmapKernels for Sse2 {}
impl SocketKernels for Sse2 {}

impl Token for Sse2 {
    const LEVEL: Level = Level::Sse2;
}

/// Two 64-bit lanes.
#[derive(Clone, Copy)]
pub struct U64x2(__m128i);

/// All-ones lanes where both halves of `x` are zero.
#[inline(always)]
fn is_zero(x: U64x2) -> __m128i {
    // SSE2 compares 32 bits at most: a lane is 0 if both its halves are.
    let halves = instruction!(_mm_cmpeq_epi32(x.0, instruction!(_mm_setzero_si128())));
    let other_halves = instruction!(_mm_shuffle_epi32::<0b10_11_00_01>(halves));
    instruction!(_mm_and_si128(halves, other_halves))
}

/// `a` in the lanes that are all ones in `first`, else `b`.
#[inline(always)]
fn select(first: __m128i, a: U64x2, b: U64x2) -> U64x2 {
    U64x2(first).and(a).or(b.and_not(U64x2(first)))
}

// SAFETY: there are 2 lanes; `store_kept` writes two words and gives the lanes of the mask; the
// other operations give what those of `Array` do, with which the tests compare each.
unsafe impl Lanes for U64x2 {
    lanes_in_memory!(Sse2, [u64; 2], _mm_set1_epi64x(i64));
    operations!(and _mm_and_si128, or _mm_or_si128, xor _mm_xor_si128, add _mm_add_epi64);
    and_not!(_mm_andnot_si128);
    shifts!(shl _mm_sll_epi64, shr _mm_srl_epi64);

    #[inline(always)]
    fn zeros(self) -> LaneMask<Self> {
        let zeros = instruction!(_mm_castsi128_pd(is_zero(self)));
        LaneMask::new(instruction!(_mm_movemask_pd(zeros)) as u32)
    }

    #[inline(always)]
    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        let missed = U64x2(is_zero(set.and(cell)));
        // self & (set | !missed) = self & !(missed & !set)
        self.and_not(missed.and_not(set))
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        select(is_zero(set.and(cell)), other, self)
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize {
        // SAFETY: two words can be written from `out` on.
        unsafe { store_two_kept(bytemuck::cast(self.0), keep, out) }
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let [a, b] = [square[0].0, square[1].0];
        square[0].0 = instruction!(_mm_unpacklo_epi64(a, b));
        square[1].0 = instruction!(_mm_unpackhi_epi64(a, b));
    }
}

/// Four 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x4(__m128i);

impl Lanes32 for U32x4 {
    lanes_32_in_memory!(Sse2, [u32; 4], _mm_set1_epi32(i32));
    operations!(and _mm_and_si128, or _mm_or_si128, xor _mm_xor_si128);
    and_not!(_mm_andnot_si128);
    shifts!(shl _mm_sll_epi32, shr _mm_srl_epi32);

    #[inline(always)]
    fn zeros(self) -> u32 {
        let zeros = instruction!(_mm_cmpeq_epi32(self.0, instruction!(_mm_setzero_si128())));
        instruction!(_mm_movemask_ps(instruction!(_mm_castsi128_ps(zeros)))) as u32
    }
}
