//! Computes the row pattern and the columns of a band as sets of places, all at once and without a
//! table. The [key](super::band_key) of a band is made from these sets.
//!
//! Two digits at a time are copied eight times each into a vector and compared with the first eight
//! places of box 0, which gives the sets of their places, eight bits each.

use bytemuck::cast;
use wide::{u8x16, u64x2};

/// The places of each row.
pub const ROWS: [u8; 3] = [0b000_111, 0b111_000, 0b11_000_000];

/// The sets that determine a band, for [`BandKey::of_sets`](super::band_key::BandKey::of_sets).
pub struct BandSets {
    /// The places whose digits stand in box 1 in the row after their own.
    pub pattern: u8,
    /// Columns 0 and 1 of box 1, and columns 1 and 2 of box 2.
    pub columns: [[u8; 2]; 2],
}

/// Eight bytes, written twice.
const fn twice(eight: [u8; 8]) -> [u8; 16] {
    let mut bytes = [0; 16];
    let mut i = 0;
    while i < 16 {
        bytes[i] = eight[i % 8];
        i += 1;
    }
    bytes
}

/// The places of row 0, and the others.
const ROW_0: [u8; 16] = twice([255, 255, 255, 0, 0, 0, 0, 0]);
const NOT_ROW_0: [u8; 16] = twice([0, 0, 0, 255, 255, 255, 255, 255]);
/// First the ones, then the others.
const BY_ROW: [u8; 16] = [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0];

/// Each of the lower and of the upper eight bytes doubled.
#[inline(always)]
fn doubled(bytes: u8x16) -> [u8x16; 2] {
    [u8x16::unpack_low(bytes, bytes), u8x16::unpack_high(bytes, bytes)]
}

/// Which of the lower and of the upper eight bytes are set.
#[inline(always)]
fn sets(vector: u8x16) -> [u8; 2] {
    (vector.to_bitmask() as u16).to_le_bytes()
}

impl BandSets {
    /// Makes the sets of a band from the digits of each row, which are bytes with the first digit
    /// in the lowest. `begins` has at least the digits of box 0, `ends` those of boxes 1 and 2.
    #[inline(always)]
    pub fn new(begins: [u64; 3], ends: [u64; 3]) -> BandSets {
        const BOX: u64 = 0xFF_FFFF;
        let [a, b, c] = begins;
        let places: u8x16 = cast(u64x2::splat(a & BOX | (b & BOX) << 24 | c << 48));
        // For each row columns 0 and 1 of box 1, those of box 2 that are wanted,
        // and column 2 of box 1, which is not compared yet.
        let rows = ends.map(|digits| {
            let [twice, _] = doubled(cast(u64x2::new([digits, 0])));
            let [low, high] = doubled(twice);
            let ([first, third], [last, _]) = (doubled(low), doubled(high));
            (first.simd_eq(places), last.simd_eq(places), cast::<u8x16, u64x2>(third))
        });
        let [(a, x, a_2), (b, y, b_2), (c, z, _)] = rows;
        let thirds = cast::<u64x2, u8x16>(a_2.unpack_lo(b_2)).simd_eq(places);
        // The digits of row 2 that stand in row 0 of box 1, and the digits of row 0 that stand in
        // row 1 there. The digits of row 1 stand in row 0 or 2.
        let [row_0, not_row_0, by_row] = [ROW_0, NOT_ROW_0, BY_ROW].map(u8x16::new);
        let [low, high] = sets((a & not_row_0) | (b & row_0) | (thirds & by_row));
        BandSets { pattern: (low | high) ^ ROWS[1], columns: [sets(a | b | c), sets(x | y | z)] }
    }
}
