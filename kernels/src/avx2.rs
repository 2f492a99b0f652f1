//! Level avx2: four 64-bit lanes, on x86-64-v3 processors.

use crate::features::{enter, with_features};
use crate::lanes::{LaneMask, Lanes};
use crate::lanes32::Lanes32;
use crate::registers::{
    and_not, instruction, lanes_32_in_memory, lanes_in_memory, operations, shifts, token,
};
use crate::{
    BitmapKernels, InStacks, Level, ListKernels, MiniRows, Room, SocketKernels, Token, within,
};
use std::arch::x86_64::*;

token!(Avx2: U64x4, U32x8);

with_features!(avx2 => enter!());

impl ListKernels for Avx2 {}
impl BitmapKernels for Avx2 {}
impl SocketKernels for Avx2 {
    /// Looks up bytes, of all bands 3 at once: of a stack those for the mini-rows with the same first
    /// digit fit into a table of 16 bytes. What is asked for is negative there, as comparisons give
    /// -1 where they hold, so that what is left of the room is a sum.
    #[inline(always)]
    fn with_room(self, of: u32, bands_3: &MiniRows, asked: [u64; 3], room: Room) -> u32 {
        room.check_for_bytes();
        let mut sums = [instruction!(_mm256_setzero_si256()); 3];
        for stack in 0..3 {
            let (one, two) = (asked[stack] as u32, (asked[stack] >> 32) as u32);
            let triples =
                instruction!(_mm256_add_epi8(minus_bits(self, one), minus_bits(self, two)));
            // A look-up takes the four low bits of a triple: those of the digit 0 are below 9, those
            // of the digit 1 from 9 to 17, and those of the digit 2 from 18 on.
            let low = instruction!(_mm256_permute2x128_si256::<0x00>(triples, triples));
            let high = instruction!(_mm256_permute2x128_si256::<0x11>(triples, triples));
            let middle = instruction!(_mm256_blend_epi16::<0x0f>(low, high));
            let [a, b, c] = bands_3.triples;
            let a = instruction!(_mm256_shuffle_epi8(low, bytemuck::cast(a[stack])));
            let b = instruction!(_mm256_shuffle_epi8(middle, bytemuck::cast(b[stack])));
            let c = instruction!(_mm256_shuffle_epi8(high, bytemuck::cast(c[stack])));
            let ab = instruction!(_mm256_add_epi8(a, b));
            sums[stack] = instruction!(_mm256_add_epi8(ab, c));
        }
        of & !(instruction!(_mm256_movemask_epi8(left(self, sums, bands_3, room))) as u32)
    }
}

/// The clues left for each band 3 after its mini-rows got what they need; negative if they need too
/// many, in total or in a stack. `sums` are the clues needed in each stack, as negative numbers.
#[inline(always)]
pub(crate) fn left(token: Avx2, sums: [__m256i; 3], bands_3: &MiniRows, room: Room) -> __m256i {
    let mut left = bytes(token, room.most as i8);
    for stack in 0..3 {
        left = instruction!(_mm256_add_epi8(left, sums[stack]));
    }
    if let Some(InStacks { clues, most }) = room.in_stacks {
        let slack = bytemuck::cast(bands_3.slack_bytes);
        for stack in 0..3 {
            // The slack of those without limits is so large that it may not wrap around.
            let room = bytes(token, most as i8 - clues[stack] as i8);
            let room = instruction!(_mm256_adds_epi8(room, slack));
            let in_stack = instruction!(_mm256_add_epi8(room, sums[stack]));
            left = instruction!(_mm256_or_si256(left, in_stack));
        }
    }
    left
}

/// A vector in which all bytes are equal.
#[inline(always)]
fn bytes(_: Avx2, byte: i8) -> __m256i {
    instruction!(_mm256_set1_epi8(byte))
}

/// One byte for each bit of the word: -1 where the bit is set, else 0.
#[inline(always)]
fn minus_bits(_: Avx2, bits: u32) -> __m256i {
    // For each byte the byte of the word that has its bit: in both halves all four are there.
    const FROM: [u8; 32] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, //
        2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
    ];
    let word = instruction!(_mm256_set1_epi32(bits as i32));
    let own = instruction!(_mm256_shuffle_epi8(word, bytemuck::cast(FROM)));
    let bit = instruction!(_mm256_set1_epi64x(i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128])));
    instruction!(_mm256_cmpeq_epi8(instruction!(_mm256_and_si256(own, bit)), bit))
}

impl Token for Avx2 {
    const LEVEL: Level = Level::Avx2;

    #[inline(always)]
    fn enter<R>(self, work: impl FnOnce() -> R) -> R {
        // SAFETY: the token exists only where the features do.
        unsafe { enter(work) }
    }

    #[inline(always)]
    fn extract_bits(self, word: u64, keep: u64) -> u64 {
        instruction!(_pext_u64(word, keep))
    }

    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        let (table, indices) = (bytemuck::cast(table), bytemuck::cast(indices));
        bytemuck::cast(instruction!(_mm_shuffle_epi8(table, indices)))
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
    instruction!(_mm256_cmpeq_epi64(x.0, instruction!(_mm256_setzero_si256())))
}

/// `a` in the lanes that are all ones in `first`, else `b`.
#[inline(always)]
fn select(first: __m256i, a: U64x4, b: U64x4) -> U64x4 {
    U64x4(instruction!(_mm256_blendv_epi8(b.0, a.0, first)))
}

// SAFETY: there are 4 lanes; `store_kept` writes four words and gives the lanes of the mask; the
// other operations give what those of `Array` do, with which the tests compare each.
unsafe impl Lanes for U64x4 {
    lanes_in_memory!(Avx2, [u64; 4], _mm256_set1_epi64x(i64));
    operations!(
        and _mm256_and_si256, or _mm256_or_si256, xor _mm256_xor_si256, add _mm256_add_epi64
    );
    and_not!(_mm256_andnot_si256);
    shifts!(shl _mm256_sll_epi64, shr _mm256_srl_epi64);

    #[inline(always)]
    fn zeros(self) -> LaneMask<Self> {
        let zeros = instruction!(_mm256_castsi256_pd(is_zero(self)));
        LaneMask::new(instruction!(_mm256_movemask_pd(zeros)) as u32)
    }

    #[inline(always)]
    fn common(self) -> u64 {
        let low = instruction!(_mm256_castsi256_si128(self.0));
        let both =
            instruction!(_mm_and_si128(low, instruction!(_mm256_extracti128_si256::<1>(self.0))));
        let common =
            instruction!(_mm_and_si128(both, instruction!(_mm_unpackhi_epi64(both, both))));
        instruction!(_mm_cvtsi128_si64(common)) as u64
    }

    #[inline(always)]
    fn count_ones(self, token: Avx2) -> Self {
        /// Bits of each number of four bits, once for each half.
        const OF_FOUR: [u8; 32] = [
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
        ];
        let (of_four, fours) =
            (bytemuck::cast(OF_FOUR), U64x4::splat(token, 0x0f0f_0f0f_0f0f_0f0f));
        let low = instruction!(_mm256_shuffle_epi8(of_four, self.and(fours).0));
        let high = instruction!(_mm256_shuffle_epi8(of_four, self.shr::<4>().and(fours).0));
        let bytes = instruction!(_mm256_add_epi8(low, high));
        U64x4(instruction!(_mm256_sad_epu8(bytes, instruction!(_mm256_setzero_si256()))))
    }

    #[inline(always)]
    fn and_where_missed(self, set: Self, cell: Self) -> Self {
        let missed = U64x4(is_zero(set.and(cell)));
        // self & (set | !missed) = self & !(missed & !set)
        self.and_not(missed.and_not(set))
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        select(is_zero(set.and(cell)), other, self)
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize {
        let order = bytemuck::cast(KEPT[within::<16>(keep.bits() as usize)]);
        let kept = instruction!(_mm256_permutevar8x32_epi32(self.0, order));
        // SAFETY: four words can be written from `out` on.
        unsafe { out.cast::<[u64; 4]>().write_unaligned(bytemuck::cast(kept)) };
        keep.count()
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let [a, b, c, d] = [square[0].0, square[1].0, square[2].0, square[3].0];
        // Pairs of lanes within halves, then the halves.
        let ab = instruction!(_mm256_unpacklo_epi64(a, b));
        let ba = instruction!(_mm256_unpackhi_epi64(a, b));
        let cd = instruction!(_mm256_unpacklo_epi64(c, d));
        let dc = instruction!(_mm256_unpackhi_epi64(c, d));
        square[0].0 = instruction!(_mm256_permute2x128_si256::<0x20>(ab, cd));
        square[1].0 = instruction!(_mm256_permute2x128_si256::<0x20>(ba, dc));
        square[2].0 = instruction!(_mm256_permute2x128_si256::<0x31>(ab, cd));
        square[3].0 = instruction!(_mm256_permute2x128_si256::<0x31>(ba, dc));
    }
}

/// Eight 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x8(__m256i);

impl Lanes32 for U32x8 {
    lanes_32_in_memory!(Avx2, [u32; 8], _mm256_set1_epi32(i32));
    operations!(and _mm256_and_si256, or _mm256_or_si256, xor _mm256_xor_si256);
    and_not!(_mm256_andnot_si256);
    shifts!(shl _mm256_sll_epi32, shr _mm256_srl_epi32);

    #[inline(always)]
    fn zeros(self) -> u32 {
        let zeros = instruction!(_mm256_cmpeq_epi32(self.0, instruction!(_mm256_setzero_si256())));
        instruction!(_mm256_movemask_ps(instruction!(_mm256_castsi256_ps(zeros)))) as u32
    }
}
