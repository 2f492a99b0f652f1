//! Work units: the grids that a run searches and records together.

use std::ops::Range;

/// The units of a range of grids.
///
/// Unit n has the grids from `n * size` to `(n + 1) * size - 1` of the whole input, as far as these
/// grids are in the range. The units therefore do not depend on how a range is cut into shards, as
/// long as it is cut between units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Units {
    range: Range<u64>,
    size: u64,
}

impl Units {
    /// The most grids of a unit.
    pub const MOST: u64 = 4096;

    /// Units of `size` grids, at least 1.
    pub fn new(range: Range<u64>, size: u64) -> Units {
        assert!(range.start <= range.end && size > 0, "units of {size} grids of {range:?}");
        Units { range, size }
    }

    /// The grids per unit, for a search of this many grids, that lose little
    /// when a run is killed and let grids share work all the same: a unit should
    /// take seconds. Few grids have smaller units, for shards to be cut between
    /// them.
    pub fn default_size(clues: usize, grids: u64) -> u64 {
        // Sharing needs some grids, and little of it is lost with eight.
        size_of_seconds(clues, 64).min(1 << (grids / 128).max(8).ilog2())
    }

    /// The pairs of bands per unit, for a census of this many: pairs share no work, and each
    /// is searched with its third bands, 33 on average.
    pub fn default_size_of_pairs(clues: usize, pairs: u64) -> u64 {
        size_of_seconds(clues, 256).min(1 << (pairs / 128).max(1).ilog2())
    }

    /// All grids.
    pub fn range(&self) -> Range<u64> {
        self.range.clone()
    }

    /// Grids per unit.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The numbers of the units.
    pub fn numbers(&self) -> Range<u64> {
        if self.range.is_empty() {
            return 0..0;
        }
        self.range.start / self.size..self.range.end.div_ceil(self.size)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        let Range { start, end } = self.numbers();
        end - start
    }

    /// The number of the unit of a grid.
    pub fn number_of(&self, grid: u64) -> u64 {
        grid / self.size
    }

    /// The grids of a unit.
    pub fn grids(&self, number: u64) -> Range<u64> {
        let start = (number * self.size).max(self.range.start);
        start..(number + 1).saturating_mul(self.size).min(self.range.end)
    }

    /// Whether these are the grids of a unit.
    pub fn has(&self, grids: &Range<u64>) -> bool {
        let unit = self.number_of(grids.start);
        self.numbers().contains(&unit) && self.grids(unit) == *grids
    }

    /// Whether the range can be cut before this grid.
    pub fn can_cut(&self, grid: u64) -> bool {
        grid.is_multiple_of(self.size) || grid == self.range.start || grid == self.range.end
    }
}

/// The items of a unit that takes seconds, from those with 16 clues and fewer.
fn size_of_seconds(clues: usize, with_16: u64) -> u64 {
    match clues {
        ..=16 => with_16,
        17 => 32,
        18 => 4,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_cover_their_range_once() {
        for (range, size, count) in [(0..10, 4, 3), (3..10, 4, 3), (4..8, 4, 1), (5..5, 4, 0)] {
            let units = Units::new(range.clone(), size);
            assert_eq!(units.count(), count);
            let grids: Vec<u64> = units.numbers().flat_map(|number| units.grids(number)).collect();
            assert!(grids.iter().copied().eq(range));
            for number in units.numbers() {
                assert!(units.grids(number).all(|grid| units.number_of(grid) == number));
                assert!(units.can_cut(units.grids(number).start));
                let grids = units.grids(number);
                assert!(units.has(&grids) && !units.has(&(grids.start..grids.end + 1)));
            }
        }
        let size = Units::default_size;
        assert_eq!([1, 754, 2047, 2048, 4096, 1 << 40].map(|n| size(17, n)), [8, 8, 8, 16, 32, 32]);
        assert_eq!([15, 16, 18, 19].map(|clues| size(clues, 1 << 40)), [64, 64, 4, 1]);
        assert_eq!((size(16, 5707), size(18, 3)), (32, 4));
        let size = Units::default_size_of_pairs;
        assert_eq!([1, 255, 256, 4096, 983_959_110].map(|n| size(17, n)), [1, 1, 2, 32, 32]);
        assert_eq!([15, 16, 18, 19].map(|clues| size(clues, 1 << 40)), [256, 256, 4, 1]);
        assert!(!Units::new(0..10, 4).can_cut(5) && Units::new(0..10, 4).can_cut(10));
    }
}
