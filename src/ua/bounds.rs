//! How many cells a partly built UA must have at least.
//!
//! Both bounds count further cells that have to change, one digit by digit and one unit by unit.
//! They must not be added up, because one cell can count in both.

use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::places;

/// Stands for "impossible": more than any number of cells.
const IMPOSSIBLE: u8 = 100;

/// For one digit: how many of its cells change at least, given some that do.
///
/// A digit has one cell in each box, so sets of its cells are sets of boxes, 9 bits. A digit that
/// leaves its cell stays in its box and so moves to another row or column there; the cell of that
/// row (in a box of the same band) or column (same stack) that held the digit has to change as
/// well. Each changed box therefore has another changed box in its band or in its stack.
pub(super) struct DigitBound([u8; 512]);

impl DigitBound {
    /// The bound when the digit's cells in the boxes `frozen` cannot change.
    pub(super) fn new(frozen: u16) -> DigitBound {
        let mut least = [IMPOSSIBLE; 512];
        // Supersets have larger numbers, so they are ready when they are needed.
        for boxes in (0..512u16).rev().filter(|boxes| boxes & frozen == 0) {
            let alone = |b: u16| {
                let (band, stack) = (0b111 << (b / 3 * 3), 0b1001001 << (b % 3));
                boxes & (band | stack) == 1 << b
            };
            let closed = (0..9).all(|b| boxes >> b & 1 == 0 || !alone(b));
            least[usize::from(boxes)] = if closed {
                boxes.count_ones() as u8
            } else {
                let larger = (0..9).filter(|b| boxes >> b & 1 == 0).map(|b| boxes | 1 << b);
                larger.map(|boxes| least[usize::from(boxes)]).min().unwrap_or(IMPOSSIBLE)
            };
        }
        DigitBound(least)
    }

    /// The number of cells that change at least if those in `boxes` do;
    /// more than 81 if that cannot be.
    pub(super) fn least(&self, boxes: u16) -> u8 {
        self.0[usize::from(boxes)]
    }
}

/// Which rows, columns and boxes have one changed cell, and which have more.
///
/// Bits 0-8 are the rows, 9-17 the boxes row by row, 18-26 the columns, 27-35
/// the boxes again, column by column, so that units of a band, and of a
/// stack, are neighbours.
#[derive(Clone, Copy, Default)]
pub(super) struct ChangedUnits {
    once: u64,
    twice: u64,
}

const UNITS: [u64; CELLS] = {
    let mut units = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (band, stack) = (geometry::band(cell), geometry::stack(cell));
        units[cell] = 1 << geometry::row(cell)
            | 1 << (9 + 3 * band + stack)
            | 1 << (18 + geometry::column(cell))
            | 1 << (27 + 3 * stack + band);
        cell += 1;
    }
    units
};

impl ChangedUnits {
    /// Also these cells change.
    #[inline(always)]
    pub(super) fn with(mut self, cells: u128) -> ChangedUnits {
        for cell in places(cells) {
            let units = UNITS[cell];
            self.twice |= self.once & units;
            self.once |= units;
        }
        self
    }

    /// The number of further cells that have to change at least.
    ///
    /// A unit that changes has two changed cells or more. A cell lies in one
    /// row and one box of a band, so a band needs as many further cells as it
    /// has rows, or boxes, with one changed cell; bands have no cell in
    /// common and are added up. The same holds for stacks. Bands and stacks
    /// are not added up, because a cell can serve both.
    #[inline(always)]
    pub(super) fn least_further(self) -> u8 {
        /// The larger number of set bits, of the three bits for the lines of a band and the three
        /// for its boxes.
        const LARGER_COUNT: [u8; 64] = {
            let mut larger = [0; 64];
            let mut i = 0;
            while i < 64u32 {
                let (lines, boxes) = ((i & 7).count_ones(), (i >> 3).count_ones());
                larger[i as usize] = if lines > boxes { lines } else { boxes } as u8;
                i += 1;
            }
            larger
        };
        let single = self.once & !self.twice;
        let band = |first: u32| {
            let bits = single >> first;
            LARGER_COUNT[(bits & 7 | (bits >> 9 & 7) << 3) as usize]
        };
        let bands = band(0) + band(3) + band(6);
        let stacks = band(18) + band(21) + band(24);
        bands.max(stacks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Boxes in which a digit changes when its lines are permuted: the three
    /// rows of each band among its boxes, the three columns of each stack.
    fn reachable() -> Vec<bool> {
        let moved = [0b000u16, 0b011, 0b101, 0b110, 0b111];
        let mut sets = vec![0u16];
        for line in 0..6 {
            let place = |bits: u16| {
                (0..3)
                    .filter(|i| bits >> i & 1 != 0)
                    .map(|i| 1 << if line < 3 { 3 * line + i } else { 3 * i + line - 3 })
                    .sum::<u16>()
            };
            sets = sets.iter().flat_map(|set| moved.map(|bits| set | place(bits))).collect();
            sets.sort_unstable();
            sets.dedup();
        }
        (0..512).map(|boxes| sets.binary_search(&boxes).is_ok()).collect()
    }

    #[test]
    fn digit_bound_is_the_smallest_reachable_set() {
        let reachable = reachable();
        for frozen in [0u16, 0b1, 0b111, 0b1011, 0b111111, 0b100010001, 0b110101011, 511] {
            let bound = DigitBound::new(frozen);
            for boxes in 0..512u16 {
                let expected = (0..512u16)
                    .filter(|&set| reachable[usize::from(set)] && set & boxes == boxes)
                    .filter(|set| set & frozen == 0)
                    .map(|set| set.count_ones() as u8)
                    .min();
                assert_eq!(bound.least(boxes), expected.unwrap_or(IMPOSSIBLE), "{boxes:b}");
            }
        }
    }

    proptest! {
        /// No set in which every unit has no or two and more cells is
        /// smaller than the bound of any of its parts says.
        #[test]
        fn units_bound_holds(seed in any::<u128>(), part in any::<u128>()) {
            let mut whole = seed & ((1 << CELLS) - 1);
            for unit in (0..27).chain(0..27).chain(0..27).map(|u| geometry::unit(u).bits()) {
                if (whole & unit).count_ones() == 1 {
                    whole |= unit;
                }
            }
            let part = whole & part;
            let further = ChangedUnits::default().with(part).least_further();
            prop_assert!(part.count_ones() + u32::from(further) <= whole.count_ones());
        }
    }
}
