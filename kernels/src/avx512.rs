//! Level avx512: eight 64-bit lanes, on processors with the features of Ice
//! Lake.

use crate::avx2::{Avx2, left};
use crate::features::{enter, with_features};
use crate::lanes::{LaneMask, Lanes};
use crate::lanes32::Lanes32;
use crate::registers::{
    and_not, instruction, lanes_32_in_memory, lanes_in_memory, operations, token,
};
use crate::{
    BitmapKernels, HittingVectors, Level, ListKernels, MiniRows, Room, SocketKernels, Token,
};
use std::arch::x86_64::*;

token!(Avx512: U64x8, U32x16);

impl Avx512 {
    /// The token of the level whose features are among those of this one.
    #[inline(always)]
    fn avx2(self) -> Avx2 {
        // SAFETY: the processor has the features of this level.
        unsafe { Avx2::new() }
    }
}

with_features!(avx512 => enter!());

impl ListKernels for Avx512 {}
impl BitmapKernels for Avx512 {
    /// The squares of four lanes take half the time of those of eight on every processor measured.
    #[inline(always)]
    fn transpose<const W: usize>(self, sets: &[u64], vectors: &mut HittingVectors<W>) {
        match cfg!(variant = "transpose@squares") {
            true => self.transpose_in_squares(sets, vectors),
            false => self.avx2().transpose(sets, vectors),
        }
    }
}

impl SocketKernels for Avx512 {
    /// Treats 64 bands 3 at once, one in each byte. What is asked of a band 3 in a stack is looked up
    /// by its triples there: for the first two stacks in a table of 64 bytes, for the last in one of
    /// 32. The tables have negative numbers, so that what is left of the room is a sum.
    #[inline(always)]
    fn with_room(self, of: u32, bands_3: &MiniRows, asked: [u64; 3], room: Room) -> u32 {
        /// The triples of a stack, and of two.
        const OF_STACK: u32 = (1 << 27) - 1;
        const OF_TWO_STACKS: u64 = OF_STACK as u64 | (OF_STACK as u64) << 32;
        room.check_for_bytes();
        let [a, b, c] = asked;
        let (one, two) = (a & 0xffff_ffff | b << 32, a >> 32 | b >> 32 << 32);
        let (one, two) = (instruction!(_mm512_movm_epi8(one)), instruction!(_mm512_movm_epi8(two)));
        let of_two = instruction!(_mm512_maskz_add_epi8(OF_TWO_STACKS, one, two));
        let one = instruction!(_mm256_movm_epi8(c as u32));
        let two = instruction!(_mm256_movm_epi8((c >> 32) as u32));
        let of_last = instruction!(_mm256_maskz_add_epi8(OF_STACK, one, two));
        let mut two = instruction!(_mm512_setzero_si512());
        let mut last = instruction!(_mm256_setzero_si256());
        for [a, b, c] in bands_3.triples {
            let triples = bytemuck::cast([a, b]);
            let asked = instruction!(_mm512_permutexvar_epi8(triples, of_two));
            two = instruction!(_mm512_add_epi8(two, asked));
            let asked = instruction!(_mm256_permutexvar_epi8(bytemuck::cast(c), of_last));
            last = instruction!(_mm256_add_epi8(last, asked));
        }
        let first = instruction!(_mm512_castsi512_si256(two));
        let second = instruction!(_mm512_extracti64x4_epi64::<1>(two));
        let left = left(self.avx2(), [first, second, last], bands_3, room);
        of & !instruction!(_mm256_movepi8_mask(left))
    }
}

impl Token for Avx512 {
    const LEVEL: Level = Level::Avx512;

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
    fn list_kept(self, numbers: &[u32; 64], keep: u64, list: &mut Vec<u32>) {
        // Without a jump for each number: whole vectors are added, and what is too much goes.
        for (i, &numbers) in numbers.as_chunks::<16>().0.iter().enumerate() {
            let keep = (keep >> (16 * i)) as u16;
            let kept = instruction!(_mm512_maskz_compress_epi32(keep, bytemuck::cast(numbers)));
            let kept: [u32; 16] = bytemuck::cast(kept);
            let end = list.len() + keep.count_ones() as usize;
            list.extend_from_slice(&kept);
            list.truncate(end);
        }
    }

    #[inline(always)]
    fn look_up(self, table: [u8; 16], indices: [u8; 16]) -> [u8; 16] {
        let (table, indices) = (bytemuck::cast(table), bytemuck::cast(indices));
        bytemuck::cast(instruction!(_mm_shuffle_epi8(table, indices)))
    }
}

/// Eight 64-bit lanes.
#[derive(Clone, Copy)]
pub struct U64x8(__m512i);

// SAFETY: there are 8 lanes; `store_kept` writes eight words and gives the lanes of the mask; the
// other operations give what those of `Array` do, with which the tests compare each.
unsafe impl Lanes for U64x8 {
    lanes_in_memory!(Avx512, [u64; 8], _mm512_set1_epi64(i64));
    operations!(
        and _mm512_and_si512, or _mm512_or_si512, xor _mm512_xor_si512,
        add _mm512_add_epi64
    );
    and_not!(_mm512_andnot_si512);

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U64x8(instruction!(_mm512_slli_epi64::<BITS>(self.0)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U64x8(instruction!(_mm512_srli_epi64::<BITS>(self.0)))
    }

    #[inline(always)]
    fn zeros(self) -> LaneMask<Self> {
        LaneMask::new(instruction!(_mm512_testn_epi64_mask(self.0, self.0)).into())
    }

    #[inline(always)]
    fn common(self) -> u64 {
        instruction!(_mm512_reduce_and_epi64(self.0)) as u64
    }

    #[inline(always)]
    fn count_ones(self, _: Avx512) -> Self {
        U64x8(instruction!(_mm512_popcnt_epi64(self.0)))
    }

    #[inline(always)]
    fn where_missed(self, other: Self, set: Self, cell: Self) -> Self {
        let missed = instruction!(_mm512_testn_epi64_mask(set.0, cell.0));
        U64x8(instruction!(_mm512_mask_blend_epi64(missed, self.0, other.0)))
    }

    #[inline(always)]
    unsafe fn store_kept(self, keep: LaneMask<Self>, out: *mut u64) -> usize {
        // Compressing into memory is slow on Zen 4: in a register, then a store.
        let kept = instruction!(_mm512_maskz_compress_epi64(keep.bits() as __mmask8, self.0));
        // SAFETY: eight words can be written from `out` on.
        unsafe { out.cast::<[u64; 8]>().write_unaligned(bytemuck::cast(kept)) };
        keep.count()
    }

    #[inline(always)]
    fn transpose(square: &mut [Self]) {
        let mut rows = [square[0].0; 8];
        for i in 1..8 {
            rows[i] = square[i].0;
        }
        // Lanes within quarters change places.
        for i in [0, 2, 4, 6] {
            let (a, b) = (rows[i], rows[i + 1]);
            rows[i] = instruction!(_mm512_unpacklo_epi64(a, b));
            rows[i + 1] = instruction!(_mm512_unpackhi_epi64(a, b));
        }
        // Then the quarters, in two steps: even ones to the first row of a
        // pair, odd ones to the second.
        for (distance, firsts) in [(2, [0, 1, 4, 5]), (4, [0, 1, 2, 3])] {
            for i in firsts {
                let (a, b) = (rows[i], rows[i + distance]);
                rows[i] = instruction!(_mm512_shuffle_i64x2::<0x88>(a, b));
                rows[i + distance] = instruction!(_mm512_shuffle_i64x2::<0xDD>(a, b));
            }
        }
        for i in 0..8 {
            square[i].0 = rows[i];
        }
    }
}

/// Sixteen 32-bit lanes.
#[derive(Clone, Copy)]
pub struct U32x16(__m512i);

/// Bitwise operations of three vectors by their truth tables.
macro_rules! of_three {
    ($($operation:ident $table:literal),*) => { $(
        #[inline(always)]
        fn $operation(self, b: Self, c: Self) -> Self {
            U32x16(instruction!(_mm512_ternarylogic_epi32::<$table>(self.0, b.0, c.0)))
        }
    )* };
}

impl Lanes32 for U32x16 {
    lanes_32_in_memory!(Avx512, [u32; 16], _mm512_set1_epi32(i32));
    operations!(and _mm512_and_si512, or _mm512_or_si512, xor _mm512_xor_si512);
    and_not!(_mm512_andnot_si512);
    of_three!(any 0xFE, majority 0xE8, select 0xCA);

    #[inline(always)]
    fn shl<const BITS: u32>(self) -> Self {
        U32x16(instruction!(_mm512_slli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    fn shr<const BITS: u32>(self) -> Self {
        U32x16(instruction!(_mm512_srli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    fn shift_in<const BITS: u32, const REST: u32>(self, low: Self) -> Self {
        const { assert!(BITS + REST == 32) };
        // The form with the number in the instruction wants it as another type than `BITS` has.
        let bits = instruction!(_mm512_set1_epi32(BITS as i32));
        U32x16(instruction!(_mm512_shldv_epi32(self.0, low.0, bits)))
    }

    #[inline(always)]
    fn zeros(self) -> u32 {
        instruction!(_mm512_testn_epi32_mask(self.0, self.0)).into()
    }

    #[inline(always)]
    fn across(_: Avx512, [a, b, c]: [Self; 3]) -> (Self, Self) {
        let (a, b, c) = (Counts::of_halves(a), Counts::of_halves(b), Counts::of_halves(c));
        // Each quarter has counts of a, b, a, b; of c, none, c, none; of a, b, c, none.
        let ab = a.low_lanes(b).and(a.high_lanes(b));
        let c = c.of_pairs();
        let abc = ab.low_pairs(c).and(ab.high_pairs(c));
        let all = abc.and(abc.exchanged());
        all.first_quarters()
    }

    #[inline(always)]
    fn spread<const LANE: usize>(self, _: Avx512) -> Self {
        let lane = instruction!(_mm512_set1_epi32(LANE as i32));
        U32x16(instruction!(_mm512_permutexvar_epi32(lane, self.0)))
    }
}

/// Counts over some lanes, side by side: the bits that are in one of them, and in two or more.
///
/// Its fields are vectors of the level, so a value proves that the instructions of the level may be
/// used.
#[derive(Clone, Copy)]
struct Counts {
    in_one: __m256i,
    in_two: __m256i,
}

/// Lanes of two counts side by side, by the instruction that does it to vectors.
macro_rules! side_by_side {
    ($($operation:ident $name:ident),*) => { $(
        #[inline(always)]
        fn $operation(self, other: Counts) -> Counts {
            Counts {
                in_one: instruction!($name(self.in_one, other.in_one)),
                in_two: instruction!($name(self.in_two, other.in_two)),
            }
        }
    )* };
}

impl Counts {
    side_by_side!(
        low_lanes _mm256_unpacklo_epi32, high_lanes _mm256_unpackhi_epi32,
        low_pairs _mm256_unpacklo_epi64, high_pairs _mm256_unpackhi_epi64
    );

    /// The lanes of the low half, each with its partner of the high half.
    #[inline(always)]
    fn of_halves(U32x16(vector): U32x16) -> Counts {
        let low = instruction!(_mm512_castsi512_si256(vector));
        let high = instruction!(_mm512_extracti64x4_epi64::<1>(vector));
        Counts {
            in_one: instruction!(_mm256_or_si256(low, high)),
            in_two: instruction!(_mm256_and_si256(low, high)),
        }
    }

    /// These lanes, each with its partner of the others.
    #[inline(always)]
    fn and(self, other: Counts) -> Counts {
        let both = instruction!(_mm256_and_si256(self.in_one, other.in_one));
        let two = instruction!(_mm256_or_si256(self.in_two, other.in_two));
        Counts {
            in_one: instruction!(_mm256_or_si256(self.in_one, other.in_one)),
            in_two: instruction!(_mm256_or_si256(two, both)),
        }
    }

    /// The even lanes, each with its partner of the odd ones, and 0 in these.
    #[inline(always)]
    fn of_pairs(self) -> Counts {
        const EVEN: __mmask8 = 0b0101_0101;
        let odd = Counts {
            in_one: instruction!(_mm256_srli_epi64::<32>(self.in_one)),
            in_two: instruction!(_mm256_srli_epi64::<32>(self.in_two)),
        };
        let both = self.and(odd);
        Counts {
            in_one: instruction!(_mm256_maskz_mov_epi32(EVEN, both.in_one)),
            in_two: instruction!(_mm256_maskz_mov_epi32(EVEN, both.in_two)),
        }
    }

    /// The two halves exchanged.
    #[inline(always)]
    fn exchanged(self) -> Counts {
        Counts {
            in_one: instruction!(_mm256_permute4x64_epi64::<0x4E>(self.in_one)),
            in_two: instruction!(_mm256_permute4x64_epi64::<0x4E>(self.in_two)),
        }
    }

    /// The first four lanes of both, and 0 in all others.
    #[inline(always)]
    fn first_quarters(self) -> (U32x16, U32x16) {
        let low = instruction!(_mm256_castsi256_si128(self.in_one));
        let one = U32x16(instruction!(_mm512_zextsi128_si512(low)));
        let low = instruction!(_mm256_castsi256_si128(self.in_two));
        (one, U32x16(instruction!(_mm512_zextsi128_si512(low))))
    }
}
