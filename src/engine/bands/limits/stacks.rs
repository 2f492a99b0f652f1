//! Limits on the stacks while bands are searched, and on the bands while
//! stacks are.
//!
//! From 18 clues on, both bands and stacks are searched. A puzzle is found in the search of bands
//! if the band with the most clues has at least as many as the stack with the most, and otherwise
//! in the search of stacks. Each puzzle is found once:
//!
//! | found when | limit |
//! |---|---|
//! | bands are searched | no stack has more clues than band 3 |
//! | stacks are searched | all bands have fewer clues than stack 3 |
//!
//! With 18 clues most of the work is where band 3 has six, the fewest that it can have. Then all
//! bands and all stacks have six clues, so the clues of bands 1+2 determine how many each stack of
//! band 3 has. The same holds where stacks are searched and stack 3 has seven clues.
//!
//! In this module a *stack* is what crosses the bands of a view: a stack of the grid, or a band if
//! the view is transposed.

use super::by_stack::ByStack;
use gridsieve_kernels::sums_of_sets;

/// A limit on the clues of each stack, by the number that band 3 has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StackLimit {
    /// No stack has more clues than band 3.
    AtMostBand3,
    /// Every stack has fewer clues than band 3.
    BelowBand3,
}

impl StackLimit {
    /// The fewest clues of band 3 in puzzles of this many clues.
    pub(crate) fn least_of_band_3(self, clues: usize) -> usize {
        // Some stack has a third of them or more.
        clues.div_ceil(3) + usize::from(self == StackLimit::BelowBand3)
    }

    /// How many clues each stack may have when band 3 has this many.
    #[inline(always)]
    pub(crate) fn room(self, in_band_3: u32) -> StackRoom {
        StackRoom::for_each(in_band_3 - u32::from(self == StackLimit::BelowBand3))
    }
}

/// How many more clues each stack can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StackRoom(ByStack);

/// The cells of the stacks in band 3.
pub(crate) const STACKS: [u32; 3] = {
    let first = 7 | 7 << 9 | 7 << 18;
    [first, first << 3, first << 6]
};

/// The cells of the stacks of a set, bit i for stack i.
const CELLS_OF: [u32; 8] = sums_of_sets(&STACKS);

impl StackRoom {
    /// No limit that matters: what is left of it is more than band 3 has clues.
    pub const ANY: StackRoom = StackRoom(ByStack::new([81; 3]));

    /// The number of clues that each stack can still take.
    pub const fn for_each(most: u32) -> StackRoom {
        StackRoom(ByStack::new([most; 3]))
    }

    /// Subtracts further clues; none if a stack gets more of them than it can take.
    #[inline(always)]
    pub fn less(self, clues: ByStack) -> Option<StackRoom> {
        Some(StackRoom(self.0.minus(clues)?))
    }

    /// Whether no limit matters.
    #[inline(always)]
    pub fn is_any(self) -> bool {
        self.0.get(0) > 27
    }

    /// Subtracts clues in these cells of band 3; none if a stack gets more of them than it can
    /// take.
    #[inline(always)]
    pub fn without(self, clues: u32) -> Option<StackRoom> {
        self.less(ByStack::of_band_3(clues))
    }

    /// The cells of band 3 in stacks that can take a clue.
    #[inline(always)]
    pub fn cells(self) -> u32 {
        CELLS_OF[self.0.stacks_with_some()]
    }

    /// Whether the stacks can take `left` clues in these cells of band 3.
    #[inline(always)]
    pub fn has_room_for(self, left: u32, cells: u32) -> bool {
        if self.is_any() {
            return cells.count_ones() >= left;
        }
        let in_stack = |i: usize| self.0.get(i).min((cells & STACKS[i]).count_ones());
        in_stack(0) + in_stack(1) + in_stack(2) >= left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells of band 3 in row `row` of a stack, each `places` of it.
    fn mini_row(row: usize, stack: usize, places: u32) -> u32 {
        places << (9 * row + 3 * stack)
    }

    /// By definition: the stacks have to take all clues, each no more than there is room for.
    #[test]
    fn band_3_has_enough_clues_for_the_stacks() {
        for (limit, less) in [(StackLimit::AtMostBand3, 0), (StackLimit::BelowBand3, 1)] {
            for clues in 1..=27 {
                let least = (less..).find(|in_band_3| 3 * (in_band_3 - less) >= clues);
                assert_eq!(limit.least_of_band_3(clues), least.unwrap(), "{limit:?}");
            }
            for in_band_3 in 1..=27 {
                assert_eq!(limit.room(in_band_3), StackRoom::for_each(in_band_3 - less as u32));
            }
        }
    }

    #[test]
    fn room_shrinks_with_each_clue_and_ends() {
        let less = |clues| StackRoom::for_each(6).less(ByStack::new(clues));
        let left = |left| Some(StackRoom(ByStack::new(left)));
        let room = less([6, 5, 3]).unwrap();
        assert_eq!(Some(room), left([0, 1, 3]));
        for too_many in [[6, 7, 0], [7, 0, 0], [6, 6, 9], [81, 0, 0]] {
            assert_eq!(less(too_many), None);
        }
        assert_eq!(room.without(mini_row(0, 0, 0b1)), None);
        let two = mini_row(0, 1, 0b100) | mini_row(2, 2, 0b1);
        assert_eq!(room.without(two), left([0, 0, 2]));
        assert_eq!(room.without(two | mini_row(1, 1, 0b1)), None);
    }

    #[test]
    fn as_many_clues_as_stacks_and_cells_hold() {
        let room = StackRoom(ByStack::new([0, 2, 3]));
        let cells = STACKS[0] | STACKS[1] | mini_row(1, 2, 0b101);
        assert!(room.has_room_for(4, cells) && !room.has_room_for(5, cells));
        assert!(StackRoom::ANY.has_room_for(27, (1 << 27) - 1));
        assert!(!StackRoom::ANY.has_room_for(3, 0b11));
    }
}
