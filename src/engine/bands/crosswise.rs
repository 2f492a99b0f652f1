//! Limits on the stacks while bands are searched, and on the bands while
//! stacks are.
//!
//! With k clues some band has at least M = ⌈k/3⌉ of them, and some stack. If no
//! band has more, all bands have M or nearly; then most clues lie in as many
//! ways as there are for that, and band 3 has the fewest clues that it can
//! have: this is where nearly all of the work is. So these puzzles are split:
//!
//! | most clues in a band | most in a stack | found when |
//! |---|---|---|
//! | more than M | any | bands are searched, band 3 having more than M |
//! | M | M | bands are searched, band 3 having M, and no stack more |
//! | M | more than M | stacks are searched, stack 3 having more than M, and no band more |
//!
//! Each puzzle is in one row. With 18 clues the second row is 6-6-6 both ways:
//! the clues of bands 1+2 then say how many each stack of band 3 has.
//!
//! Here *stack* is what runs across the bands of a view.

use super::open::Open;

/// A limit on the clues of each stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crosswise {
    /// The most clues of a stack.
    pub most: u32,
    /// Only if band 3 has as many clues, not more.
    pub if_equal: bool,
}

/// How many more clues each stack can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StackRoom([u32; 3]);

/// The cells of the stacks in band 3.
const STACKS: [u32; 3] = {
    let first = 7 | 7 << 9 | 7 << 18;
    [first, first << 3, first << 6]
};

/// Does work that few searches need, out of the way of the others: inlined, it made the
/// compiler leave other functions out.
#[inline(never)]
pub(super) fn outlined<R>(work: impl FnOnce() -> R) -> R {
    work()
}

impl StackRoom {
    /// No limit that matters.
    pub const ANY: StackRoom = StackRoom([81; 3]);

    /// What is left of a limit when the stacks have these numbers of clues; none if one
    /// has more.
    #[inline(always)]
    pub fn new(most: u32, clues: [u32; 3]) -> Option<StackRoom> {
        StackRoom([most; 3]).less(clues[0], clues[1], clues[2])
    }

    #[inline(always)]
    fn less(self, a: u32, b: u32, c: u32) -> Option<StackRoom> {
        let StackRoom([x, y, z]) = self;
        if x < a || y < b || z < c { None } else { Some(StackRoom([x - a, y - b, z - c])) }
    }

    #[inline(always)]
    fn is_any(self) -> bool {
        // What is left of no limit is more than band 3 has clues.
        self.0[0] > 27
    }

    /// What is left when these cells of band 3 have clues too; none if a stack then has
    /// too many.
    #[inline(always)]
    pub fn without(self, clues: u32) -> Option<StackRoom> {
        if self.is_any() {
            return Some(self);
        }
        let [x, y, z] = STACKS;
        outlined(|| {
            self.less((clues & x).count_ones(), (clues & y).count_ones(), (clues & z).count_ones())
        })
    }

    /// The cells of band 3 where clues can go with these open sockets: none in a
    /// full stack; only where the mini-rows ask for them in one that has no
    /// room beyond that. `None` if they ask for more.
    #[inline(always)]
    pub fn cells(self, open: Open) -> Option<u32> {
        if self.is_any() { Some(u32::MAX) } else { outlined(|| self.cells_within(open)) }
    }

    /// The cells of band 3 where clues can go, for code that knows that there are limits.
    #[inline(always)]
    pub fn cells_within(self, open: Open) -> Option<u32> {
        let min_counts = open.by_stack();
        let critical = open.critical_cells();
        let mut cells = 0;
        for stack in 0..3 {
            if self.0[stack] < min_counts[stack] {
                return None;
            }
            let spare = self.0[stack] - min_counts[stack];
            cells |= STACKS[stack] & if spare == 0 { critical } else { u32::MAX };
        }
        Some(cells)
    }

    /// Can `left` clues go to these cells of band 3?
    #[inline(always)]
    pub fn has_room_for(self, left: u32, cells: u32) -> bool {
        if self.is_any() {
            return cells.count_ones() >= left;
        }
        let in_stack = |i: usize| self.0[i].min((cells & STACKS[i]).count_ones());
        outlined(|| in_stack(0) + in_stack(1) + in_stack(2) >= left)
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
        let room = StackRoom::new(6, [6, 5, 3]).unwrap();
        assert_eq!(room, StackRoom([0, 1, 3]));
        assert_eq!(StackRoom::new(6, [6, 7, 0]), None);
        assert_eq!(room.without(mini_row(0, 0, 0b1)), None);
        let two = mini_row(0, 1, 0b100) | mini_row(2, 2, 0b1);
        assert_eq!(room.without(two), Some(StackRoom([0, 0, 2])));
        assert_eq!(room.without(two | mini_row(1, 1, 0b1)), None);
    }

    #[test]
    fn clues_go_where_the_stacks_have_room_for_them() {
        // In stack 1 a mini-row asks for one of its first two cells.
        let open = Open(1 << 1);
        let cells = |left| StackRoom(left).cells(open);
        let [first, second, third] = STACKS;
        assert_eq!(cells([0, 0, 0]), None);
        assert_eq!(cells([0, 1, 0]), Some(mini_row(0, 1, 0b11)));
        assert_eq!(cells([0, 2, 1]), Some(second | third));
        assert_eq!(cells([1, 1, 9]), Some(first | mini_row(0, 1, 0b11) | third));
        assert_eq!(StackRoom::ANY.cells(open), Some(u32::MAX));
    }

    #[test]
    fn as_many_clues_as_stacks_and_cells_hold() {
        let room = StackRoom([0, 2, 3]);
        let cells = STACKS[0] | STACKS[1] | mini_row(1, 2, 0b101);
        assert!(room.has_room_for(4, cells) && !room.has_room_for(5, cells));
        assert!(StackRoom::ANY.has_room_for(27, (1 << 27) - 1));
        assert!(!StackRoom::ANY.has_room_for(3, 0b11));
    }
}
