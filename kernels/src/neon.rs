//! Level neon: two 64-bit lanes, with the instructions of every aarch64 processor.

use crate::lanes::{LaneMask, Lanes, store_two_kept};
use crate::lanes32::Lanes32;
use crate::registers::{instruction, lanes_32_in_memory, lanes_in_memory, operations, token};
use crate::{BitmapKernels, Level, ListKernels, SocketKernels, Token};
use std::arch::aarch64::*;

token!(Neon: U64x2, U32x4);

impl ListKernels for Neon {}
impl BitmapKernels for Neon {}
impl SocketKernels for Neon {}

impl Token for Neon {
    const LEVEL: Level = Level::Neon;

    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        let (table, indices): (uint8x16_t, uint8x16_t) =
            (bytemuck::cast(table), bytemuck::cast(indices));
        let places = instruction!(vandq_u8(indices, instruction!(vdupq_n_u8(15))));
        bytemuck::cast(instruction!(vqtbl1q_u8(table, places)))
    }
}

/// Two 64-bit lanes.
#[derive(Clone, Copy)]
pub struct U64x2(uint64x2_t);

// SAFETY: there are 2 lanes; `store_kept` writes two words and gives the lanes of the mask; the
// other operations give what those of `Array` do, with which the tests compare each.
unsafe impl Lanes for U64x2 {
    lanes_in_memory!(Neon, [u64; 2], vdupq_n_u64(u64));
    operations!(and vandq_u64, or vorrq_u64, xor veorq_u64, add vaddq_u64, and_not vbicq_u64);

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        let distance = instruction!(vdupq_n_s64(i64::from(BITS)));
        U64x2(instruction!(vshlq_u64(self.0, distance)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        // To the left by less than nothing.
        let distance = instruction!(vdupq_n_s64(-i64::from(BITS)));
        U64x2(instruction!(vshlq_u64(self.0, distance)))
    }

    #[inline(always)]
    fn zeros(self) -> LaneMask<Self> {
        let zeros: [u64; 2] = bytemuck::cast(instruction!(vceqzq_u64(self.0)));
        LaneMask::new((zeros[0] & 1 | zeros[1] & 2) as u32)
    }

    #[inline(always)]
    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        let hit = U64x2(instruction!(vtstq_u64(set.0, cell.0)));
        self.and(set.or(hit))
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        let hit = instruction!(vtstq_u64(set.0, cell.0));
        U64x2(instruction!(vbslq_u64(hit, self.0, other.0)))
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize {
        // SAFETY: two words can be written from `out` on.
        unsafe { store_two_kept(bytemuck::cast(self.0), keep, out) }
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let [a, b] = [square[0].0, square[1].0];
        square[0].0 = instruction!(vtrn1q_u64(a, b));
        square[1].0 = instruction!(vtrn2q_u64(a, b));
    }
}

/// Four 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x4(uint32x4_t);

impl Lanes32 for U32x4 {
    lanes_32_in_memory!(Neon, [u32; 4], vdupq_n_u32(u32));
    operations!(and vandq_u32, or vorrq_u32, xor veorq_u32, and_not vbicq_u32);

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        let distance = instruction!(vdupq_n_s32(BITS as i32));
        U32x4(instruction!(vshlq_u32(self.0, distance)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        // To the left by less than nothing.
        let distance = instruction!(vdupq_n_s32(-(BITS as i32)));
        U32x4(instruction!(vshlq_u32(self.0, distance)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        let zeros = instruction!(vceqzq_u32(self.0));
        let places = bytemuck::cast([1u32, 2, 4, 8]);
        instruction!(vaddvq_u32(instruction!(vandq_u32(zeros, places))))
    }
}
