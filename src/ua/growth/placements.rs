//! The placements of one digit for one column triple, as the search reads them.

use gridsieve_grids::two_bands::{ALL_TWO_BANDS, ColumnTriple, PLACEMENTS, TWO_BANDS};

/// Digits as the bits of an [entry](PlacementList) that stand for them.
pub(super) fn digit_bits(digits: u16) -> u64 {
    u64::from(digits) << TWO_BANDS
}

/// The cells of an [entry](PlacementList).
#[inline(always)]
pub(super) fn cells_of(entry: u64) -> u64 {
    entry & ALL_TWO_BANDS
}

/// The digits whose bits an [entry](PlacementList) has.
#[inline(always)]
pub(super) fn digits_of(entry: u64) -> u16 {
    (entry >> TWO_BANDS) as u16
}

/// What a placement costs the digit with these own cells.
#[inline(always)]
pub(super) fn cost(entry: u64, own: u64) -> u32 {
    6 - (entry & own).count_ones()
}

/// Placements, cheapest first.
///
/// An *entry* is a placement's cells and, in the bits above them, the other
/// digits that it takes a cell of.
pub(super) struct PlacementList {
    entries: Box<[u64; PLACEMENTS]>,
    /// `up_to[c]`: how many cost at most c cells.
    up_to: [u16; 7],
}

impl PlacementList {
    /// A list without placements.
    pub fn new() -> PlacementList {
        PlacementList { entries: Box::new([0; PLACEMENTS]), up_to: [0; 7] }
    }

    /// Takes the placements that differ from `own`, the cells of `digit` in
    /// the grid. `cell_entries` has a cell, and the bit of its digit, for each
    /// cell.
    pub fn fill(
        &mut self,
        triple: ColumnTriple,
        digit: usize,
        own: u64,
        cell_entries: &[u64; TWO_BANDS],
    ) {
        // Entries of the halves in band 1 and in band 2, and what they cost.
        let half = |cells: [u8; 3]| {
            let entry =
                cells.into_iter().fold(0, |all, cell| all | cell_entries[usize::from(cell)]);
            (entry & !digit_bits(1 << digit), 3 - (entry & own).count_ones() as usize)
        };
        let halves = triple.halves();
        let [first, second] = [0, 1].map(|band| halves[band].map(|swaps| swaps.map(half)));
        // A counting sort; a half goes with each of the other band that has
        // the same columns.
        let up_to = &mut self.up_to;
        *up_to = [0; 7];
        for swaps in 0..8 {
            let mut numbers = [[0; 4]; 2];
            for rows in 0..6 {
                numbers[0][first[rows][swaps].1] += 1;
                numbers[1][second[rows][swaps].1] += 1;
            }
            for cost in 0..16 {
                up_to[cost / 4 + cost % 4] += numbers[0][cost / 4] * numbers[1][cost % 4];
            }
        }
        // The digit's own placement costs nothing and goes behind the others,
        // where it is not counted.
        up_to[0] = 0;
        for cost in 1..7 {
            up_to[cost] += up_to[cost - 1];
        }
        let mut next = [up_to[6]; 7];
        next[1..].copy_from_slice(&up_to[..6]);
        for first in &first {
            for second in &second {
                for ((first, cost_1), (second, cost_2)) in first.iter().zip(second) {
                    let next = &mut next[cost_1 + cost_2];
                    self.entries[usize::from(*next)] = first | second;
                    *next += 1;
                }
            }
        }
    }

    /// Number of placements that cost at most this.
    #[inline(always)]
    fn count(&self, at_most: u32) -> usize {
        usize::from(self.up_to[at_most.min(6) as usize])
    }

    /// The placements that cost more than `above` and at most `at_most` cells.
    #[inline(always)]
    pub fn between(&self, above: u32, at_most: u32) -> &[u64] {
        let end = self.count(at_most);
        &self.entries[self.count(above).min(end)..end]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_its_cells_and_its_digits() {
        for (cells, digits) in [(0, 0), (1, 0o777), (ALL_TWO_BANDS, 0), (1 << 53, 1), (5, 1 << 8)] {
            let entry = cells | digit_bits(digits);
            assert_eq!((cells_of(entry), digits_of(entry)), (cells, digits));
        }
    }
}
