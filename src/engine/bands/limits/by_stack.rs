//! Three numbers of clues, one for each stack, packed into one word.

use gridsieve_kernels::sums_of_sets;

/// A number of clues for each of the three stacks: a byte each, so that all three are added,
/// and compared, at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ByStack(u32);

/// The top bit of each byte: free, since no stack has more than 81 clues.
const TOP: u32 = 0x80_8080;
const ONES: u32 = 0x01_0101;

impl ByStack {
    /// Packs three numbers, each at most 81.
    pub const fn new([a, b, c]: [u32; 3]) -> ByStack {
        ByStack(a | b << 8 | c << 16)
    }

    /// One clue in this stack.
    pub const fn one(stack: usize) -> ByStack {
        ByStack(1 << (8 * stack))
    }

    /// The numbers, one by one.
    pub fn counts(self) -> [u32; 3] {
        [0, 1, 2].map(|stack| self.get(stack))
    }

    /// The cells of band 3 by the stacks in which they lie.
    #[inline(always)]
    pub fn of_band_3(cells: u32) -> ByStack {
        let of_row = |shift: u32| OF_ROW[(cells >> shift & 511) as usize];
        ByStack(of_row(0) + of_row(9) + of_row(18))
    }

    /// The mini-rows of band 3, bits 0 to 8, by the stacks in which they lie.
    #[inline(always)]
    pub fn of_mini_rows(mini_rows: u64) -> ByStack {
        ByStack(OF_MINI_ROWS[mini_rows as usize])
    }

    /// The number of one stack.
    #[inline(always)]
    pub fn get(self, stack: usize) -> u32 {
        self.0 >> (8 * stack) & 0xff
    }

    /// The stacks whose number is not 0: bit i for stack i.
    #[inline(always)]
    pub fn stacks_with_some(self) -> usize {
        let some = ((self.0 | TOP) - ONES) & TOP;
        ((some >> 7 | some >> 14 | some >> 21) & 7) as usize
    }

    /// Subtracts the numbers of `other`; none if a result would be negative.
    #[inline(always)]
    pub fn minus(self, other: ByStack) -> Option<ByStack> {
        let left = (self.0 | TOP) - other.0;
        (left & TOP == TOP).then_some(ByStack(left ^ TOP))
    }

    /// Adds the numbers of two words, stack by stack.
    #[inline(always)]
    pub fn plus(self, other: ByStack) -> ByStack {
        ByStack(self.0 + other.0)
    }
}

/// For each set of cells of a row their number in each stack, a byte each.
const OF_ROW: [u32; 512] =
    sums_of_sets(&[1, 1, 1, 1 << 8, 1 << 8, 1 << 8, 1 << 16, 1 << 16, 1 << 16]);

/// The table for sets of mini-rows.
const OF_MINI_ROWS: [u32; 512] =
    sums_of_sets(&[1, 1 << 8, 1 << 16, 1, 1 << 8, 1 << 16, 1, 1 << 8, 1 << 16]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bands::limits::stacks::STACKS;

    #[test]
    fn clues_are_counted_by_the_stacks_in_which_they_lie() {
        for cells in [0, 1 << 26, 0b100_010_001, 0b111 << 12, 0o333_333_333, (1 << 27) - 1] {
            let expected = STACKS.map(|stack| (cells & stack).count_ones());
            assert_eq!(ByStack::of_band_3(cells).counts(), expected);
        }
        for mini_rows in 0..512u64 {
            let expected = [0, 1, 2].map(|stack| (mini_rows & 0b001_001_001 << stack).count_ones());
            assert_eq!(ByStack::of_mini_rows(mini_rows).counts(), expected);
        }
    }
}
