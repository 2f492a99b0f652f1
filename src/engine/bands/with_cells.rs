//! Which patterns have one of some cells of band 3.

use super::patterns::MINI_ROW_PATTERNS;
use gridsieve_kernels::{bits, within};

/// Of the first 64 patterns that are no mini-rows, a bit each: for each mini-row of band 3 and each
/// set of its cells those with one of these cells.
#[derive(Clone, Copy)]
pub(super) struct WithCells([[u64; 8]; 9]);

impl WithCells {
    /// Of no patterns.
    pub const NONE: WithCells = WithCells([[0; 8]; 9]);

    /// Notes the cells of the pattern at a place of the list, if it is one of these.
    pub fn note(&mut self, place: usize, band_3: u32) {
        let bit = place.checked_sub(MINI_ROW_PATTERNS).filter(|&bit| bit < 64);
        let Some(bit) = bit else { return };
        for cell in bits(band_3) {
            let with_cell = (1..8).filter(|set| set >> (cell % 3) & 1 != 0);
            with_cell.for_each(|set| self.0[cell / 3][set] |= 1 << bit);
        }
    }

    /// Those of some patterns that have none of these cells.
    #[inline(always)]
    pub fn without(&self, patterns: u64, band_3: u32) -> u64 {
        let mut with = 0;
        for mini_row in 0..9 {
            with |= self.0[mini_row][within::<8>(band_3 as usize >> (3 * mini_row) & 7)];
        }
        patterns & !with
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bands::tables::BAND_3;
    use proptest::collection::vec;
    use proptest::prelude::*;

    proptest! {
        /// The definition: no cell in common.
        #[test]
        fn patterns_without_cells(
            of_patterns in vec(any::<[u32; 2]>(), 0..=110), a: u32, b: u32, asked: u64,
        ) {
            let of_patterns: Vec<u32> = of_patterns.iter().map(|[a, b]| a & b & BAND_3).collect();
            let mut with_cells = WithCells::NONE;
            let (mut asked_of, mut expected) = (0, 0);
            for (place, &cells) in of_patterns.iter().enumerate() {
                with_cells.note(place, cells);
                if let MINI_ROW_PATTERNS..100 = place {
                    let bit = asked & 1 << (place - MINI_ROW_PATTERNS);
                    asked_of |= bit;
                    expected |= if cells & a & b == 0 { bit } else { 0 };
                }
            }
            prop_assert_eq!(with_cells.without(asked_of, a & b & BAND_3), expected);
        }
    }
}
