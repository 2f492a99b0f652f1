//! The cells that the first patterns have in band 3.

use crate::engine::bands::cells::MINI_ROW_PATTERNS;
use gridsieve_kernels::{Lanes32, Token};

/// Patterns of which the cells are noted: those of a word.
const NOTED: usize = 64;

/// The cells of the first 64 patterns that are no mini-rows.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct PatternCells([u32; NOTED]);

impl PatternCells {
    /// The table of no patterns.
    pub const NONE: PatternCells = PatternCells([0; NOTED]);

    /// Notes the cells of the pattern at a place of the list, if it is one of these.
    pub fn note(&mut self, place: usize, band_3: u32) {
        let place = place.checked_sub(MINI_ROW_PATTERNS);
        if let Some(cells) = place.and_then(|place| self.0.get_mut(place)) {
            *cells = band_3;
        }
    }

    /// Reduces `patterns`, a bit for each, to those that have none of these cells.
    #[inline(always)]
    pub fn without<T: Token>(&self, token: T, patterns: u64, band_3: u32) -> u64 {
        let lanes = T::Lanes32::COUNT;
        let cells = T::Lanes32::splat(token, band_3);
        let mut without = 0;
        for first in (0..NOTED).step_by(lanes) {
            let own = T::Lanes32::load(token, &self.0[first..]);
            without |= u64::from(own.and(cells).zeros()) << first;
        }
        patterns & without
    }

    /// Adds the cells of some patterns to a list.
    #[inline(always)]
    pub fn list<T: Token>(&self, token: T, patterns: u64, list: &mut Vec<u32>) {
        token.list_kept(&self.0, patterns, list);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bands::cells::BAND_3;
    use crate::testing;
    use gridsieve_kernels::dispatch;
    use proptest::collection::vec;
    use proptest::prelude::*;

    proptest! {
        /// By definition: no cell in common; each with its cells, in order.
        #[test]
        fn patterns_without_cells(
            of_patterns in vec(any::<[u32; 2]>(), 0..=110), a: u32, b: u32, asked: u64,
        ) {
            let of_patterns: Vec<u32> = of_patterns.iter().map(|[a, b]| a & b & BAND_3).collect();
            let mut pattern_cells = PatternCells::NONE;
            let (mut asked_of, mut expected, mut cells_of) = (0, 0, Vec::new());
            for (place, &cells) in of_patterns.iter().enumerate() {
                pattern_cells.note(place, cells);
                if let MINI_ROW_PATTERNS..100 = place {
                    let bit = asked & 1 << (place - MINI_ROW_PATTERNS);
                    asked_of |= bit;
                    cells_of.extend((bit != 0).then_some(cells));
                    expected |= if cells & a & b == 0 { bit } else { 0 };
                }
            }
            for isa in testing::isas() {
                dispatch!(isa, token => {
                    let without = pattern_cells.without(token, asked_of, a & b & BAND_3);
                    assert_eq!(without, expected);
                    let mut listed = Vec::new();
                    pattern_cells.list(token, asked_of, &mut listed);
                    assert_eq!(listed, cells_of);
                });
            }
        }
    }
}
