//! Limits on the stacks while bands are searched, and on the bands while
//! stacks are.
//!
//! Some band of a puzzle has the most clues, and some stack. Of these two the one with more
//! clues says how the puzzle is found, so that each puzzle is found once:
//!
//! | found when | limit |
//! |---|---|
//! | bands are searched | no stack has more clues than band 3 |
//! | stacks are searched | all bands have fewer clues than stack 3 |
//!
//! With 18 clues most of the work is where band 3 has six, the fewest that it can have. Then
//! the puzzles are 6-6-6 both ways: the clues of bands 1+2 say how many each stack of band 3
//! has. So do they where stacks are searched and stack 3 has seven.
//!
//! Here *stack* is what runs across the bands of a view.

use super::open::Open;
use gridsieve_kernels::within;

/// A limit on the clues of each stack: those of band 3.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crosswise {
    /// Must a stack have fewer clues than band 3, not only no more?
    pub strict: bool,
}

impl Crosswise {
    /// The fewest clues of band 3 in puzzles of so many clues.
    pub fn least_of_band_3(self, clues: usize) -> usize {
        // Some stack has a third of them or more.
        clues.div_ceil(3) + usize::from(self.strict)
    }

    /// How many clues each stack may have when band 3 has this many.
    #[inline(always)]
    pub fn limit(self, in_band_3: u32) -> StackRoom {
        StackRoom::for_each(in_band_3 - u32::from(self.strict))
    }
}

/// A number of clues for each of the three stacks: a byte each, so that all three are added,
/// and compared, at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ByStack(u32);

/// The top bit of each byte: free, since no stack has more than 81 clues.
const TOP: u32 = 0x80_8080;
const ONES: u32 = 0x01_0101;

impl ByStack {
    /// These numbers, each at most 81.
    pub const fn new([a, b, c]: [u32; 3]) -> ByStack {
        ByStack(a | b << 8 | c << 16)
    }

    /// One clue in this stack.
    pub const fn one(stack: usize) -> ByStack {
        ByStack(1 << (8 * stack))
    }

    /// The numbers, one by one.
    pub fn counts(self) -> [u32; 3] {
        [0, 8, 16].map(|shift| self.0 >> shift & 0xff)
    }

    /// The cells of band 3 by the stacks in which they lie.
    #[inline(always)]
    pub fn of_band_3(cells: u32) -> ByStack {
        let of_row = |shift: u32| OF_ROW[within::<512>((cells >> shift & 511) as usize)];
        ByStack(of_row(0) + of_row(9) + of_row(18))
    }

    /// The mini-rows of band 3, bits 0 to 8, by the stacks in which they lie.
    #[inline(always)]
    pub fn of_mini_rows(mini_rows: u64) -> ByStack {
        ByStack(OF_MINI_ROWS[within::<512>(mini_rows as usize)])
    }

    /// Both together.
    #[inline(always)]
    pub fn plus(self, other: ByStack) -> ByStack {
        ByStack(self.0 + other.0)
    }
}

/// For each set of cells of a row their number in each stack, a byte each.
const OF_ROW: [u32; 512] = {
    let mut table = [0; 512];
    let mut cells = 0;
    while cells < 512 {
        let mut cell = 0;
        while cell < 9 {
            table[cells] += ((cells >> cell & 1) as u32) << (8 * (cell / 3));
            cell += 1;
        }
        cells += 1;
    }
    table
};

/// The same for mini-rows.
const OF_MINI_ROWS: [u32; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut mini_row = 0;
        while mini_row < 9 {
            table[set] += ((set >> mini_row & 1) as u32) << (8 * (mini_row % 3));
            mini_row += 1;
        }
        set += 1;
    }
    table
};

/// How many more clues each stack can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StackRoom(ByStack);

/// The cells of the stacks in band 3.
const STACKS: [u32; 3] = {
    let first = 7 | 7 << 9 | 7 << 18;
    [first, first << 3, first << 6]
};

/// The cells of the stacks of a set, bit i for stack i.
const CELLS_OF: [u32; 8] = {
    let mut table = [0; 8];
    let mut set = 0;
    while set < 8 {
        let mut stack = 0;
        while stack < 3 {
            table[set] |= if set >> stack & 1 != 0 { STACKS[stack] } else { 0 };
            stack += 1;
        }
        set += 1;
    }
    table
};

impl StackRoom {
    /// No limit that matters: what is left of it is more than band 3 has clues.
    pub const ANY: StackRoom = StackRoom(ByStack::new([81; 3]));

    /// Room for so many clues in each stack.
    pub const fn for_each(most: u32) -> StackRoom {
        StackRoom(ByStack::new([most; 3]))
    }

    /// What is left when there are so many more clues; none if they are more than a stack can
    /// take.
    #[inline(always)]
    pub fn less(self, clues: ByStack) -> Option<StackRoom> {
        let left = (self.0.0 | TOP) - clues.0;
        (left & TOP == TOP).then_some(StackRoom(ByStack(left ^ TOP)))
    }

    #[inline(always)]
    fn is_any(self) -> bool {
        self.0.0 & 0xff > 27
    }

    /// What is left when these cells of band 3 have clues too; none if a stack then has
    /// too many.
    #[inline(always)]
    pub fn without(self, clues: u32) -> Option<StackRoom> {
        self.less(ByStack::of_band_3(clues))
    }

    /// The cells of band 3 where clues can go with these open sockets: none in a
    /// full stack; only where the mini-rows ask for them in one that has no
    /// room beyond that. `None` if they ask for more.
    #[inline(always)]
    pub fn cells(self, open: Open) -> Option<u32> {
        if self.is_any() {
            return Some(u32::MAX);
        }
        let StackRoom(ByStack(spare)) = self.less(open.by_stack())?;
        // The top bit of each byte that is not 0, brought to bits 0 to 2.
        let spare = ((spare | TOP) - ONES) & TOP;
        let spare = (spare >> 7 | spare >> 14 | spare >> 21) & 7;
        let spare = CELLS_OF[within::<8>(spare as usize)];
        Some(spare | open.critical_cells())
    }

    /// Can `left` clues go to these cells of band 3?
    #[inline(always)]
    pub fn has_room_for(self, left: u32, cells: u32) -> bool {
        if self.is_any() {
            return cells.count_ones() >= left;
        }
        let in_stack =
            |i: usize| (self.0.0 >> (8 * i) & 0xff).min((cells & STACKS[i]).count_ones());
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
    fn clues_go_where_the_stacks_have_room_for_them() {
        // In stack 1 a mini-row asks for one of its first two cells.
        let open = Open(1 << 1);
        let cells = |left| StackRoom(ByStack::new(left)).cells(open);
        let [first, second, third] = STACKS;
        assert_eq!(cells([0, 0, 0]), None);
        assert_eq!(cells([0, 1, 0]), Some(mini_row(0, 1, 0b11)));
        assert_eq!(cells([0, 2, 1]), Some(second | third));
        assert_eq!(cells([1, 1, 9]), Some(first | mini_row(0, 1, 0b11) | third));
        assert_eq!(StackRoom::ANY.cells(open), Some(u32::MAX));
    }

    #[test]
    fn as_many_clues_as_stacks_and_cells_hold() {
        let room = StackRoom(ByStack::new([0, 2, 3]));
        let cells = STACKS[0] | STACKS[1] | mini_row(1, 2, 0b101);
        assert!(room.has_room_for(4, cells) && !room.has_room_for(5, cells));
        assert!(StackRoom::ANY.has_room_for(27, (1 << 27) - 1));
        assert!(!StackRoom::ANY.has_room_for(3, 0b11));
    }

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
