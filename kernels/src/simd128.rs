//! Level simd128: two 64-bit lanes, with the vectors of WebAssembly.

use crate::lanes::{LaneMask, Lanes, store_two_kept};
use crate::lanes32::Lanes32;
use crate::registers::{instruction, lanes_32_in_memory, lanes_in_memory, operations, token};
use crate::{BitmapKernels, Level, ListKernels, SocketKernels, Token};
use std::arch::wasm32::*;

token!(Simd128: U64x2, U32x4);

impl ListKernels for Simd128 {}
impl BitmapKernels for Simd128 {}
impl SocketKernels for Simd128 {}

impl Token for Simd128 {
    const LEVEL: Level = Level::Simd128;

    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        let (table, indices): (v128, v128) = (bytemuck::cast(table), bytemuck::cast(indices));
        let places = instruction!(v128_and(indices, instruction!(u8x16_splat(15))));
        bytemuck::cast(instruction!(u8x16_swizzle(table, places)))
    }
}

/// Two 64-bit lanes.
#[derive(Clone, Copy)]
pub struct U64x2(v128);

#[inline(always)]
fn is_zero(x: U64x2) -> v128 {
    instruction!(i64x2_eq(x.0, instruction!(u64x2_splat(0))))
}

// SAFETY: there are 2 lanes; `store_kept` writes two words and gives the lanes of the mask; the
// other operations give what those of `Array` do, with which the tests compare each.
unsafe impl Lanes for U64x2 {
    lanes_in_memory!(Simd128, [u64; 2], u64x2_splat(u64));
    operations!(and v128_and, or v128_or, xor v128_xor, add u64x2_add, and_not v128_andnot);

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U64x2(instruction!(u64x2_shl(self.0, BITS)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U64x2(instruction!(u64x2_shr(self.0, BITS)))
    }

    #[inline(always)]
    fn zeros(self) -> LaneMask<Self> {
        LaneMask::new(instruction!(u64x2_bitmask(is_zero(self))).into())
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        let missed = is_zero(set.and(cell));
        U64x2(instruction!(v128_bitselect(other.0, self.0, missed)))
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize {
        // SAFETY: two words can be written from `out` on.
        unsafe { store_two_kept(bytemuck::cast(self.0), keep, out) }
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let [a, b] = [square[0].0, square[1].0];
        square[0].0 = instruction!(u64x2_shuffle::<0, 2>(a, b));
        square[1].0 = instruction!(u64x2_shuffle::<1, 3>(a, b));
    }
}

/// Four 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x4(v128);

impl Lanes32 for U32x4 {
    lanes_32_in_memory!(Simd128, [u32; 4], u32x4_splat(u32));
    operations!(and v128_and, or v128_or, xor v128_xor, and_not v128_andnot);

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U32x4(instruction!(u32x4_shl(self.0, BITS)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U32x4(instruction!(u32x4_shr(self.0, BITS)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        let zeros = instruction!(u32x4_eq(self.0, instruction!(u32x4_splat(0))));
        instruction!(u32x4_bitmask(zeros)).into()
    }
}
