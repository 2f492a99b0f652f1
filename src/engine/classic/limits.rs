//! Limits for the next clue, from the numbers of clues that the groups of positions need.
//!
//! A block that lies completely below the previous clue needs one clue. The group of the previous
//! clue needs one if a UA has no position below that group. Either group needs a second clue if no
//! position is common to all unhit UAs that touch no other group, because a single clue would have
//! to hit all of them.
//!
//! A node whose groups need more clues than are left is dead. If they need exactly as many, the
//! node is *tight*: no other position gets a clue, and where a group needs one clue, this clue is
//! common to all those UAs.

use super::blocks::{Blocks, below};
use super::table::{Table, Vector, WORDS};
use gridsieve_kernels::bits;

/// The limits for the positions of the clues below a node.
#[derive(Clone, Copy)]
pub struct Limits {
    /// The positions in which the next clue is possible.
    pub range: u64,
    /// Where clues can be, all below `previous`; in a group that gets just one,
    /// where that is in all unhit UAs that are in no other group.
    pub open: u64,
    /// The groups that need a second one.
    pub twice: u64,
    /// The previous clue, or the end of the blocks if only these get clues.
    pub previous: usize,
    /// Whether the node is tight: each group gets exactly as many clues as it needs.
    pub tight: bool,
}

impl Limits {
    /// The limits of a node of which nothing is known.
    pub const NONE: Limits =
        Limits { range: 0, open: u64::MAX, twice: 0, previous: 0, tight: false };

    /// The limits of a node with `left` clues to be placed below `previous`;
    /// `first` is its first unhit UA. The node above has the limits `above`.
    /// `None` if the node is dead.
    #[inline(always)]
    pub fn new(
        blocks: &Blocks,
        table: &Table,
        unhit: &Vector,
        first: usize,
        left: usize,
        previous: usize,
        above: &Limits,
    ) -> Option<Limits> {
        let lowest = table.uas[first].trailing_zeros();
        if lowest as usize >= previous {
            return None;
        }
        let (count, end) = blocks.below[previous];
        let in_blocks = below(end);
        // Does the group that the previous clue is in need one?
        let begun = lowest as usize >= end;
        // UAs in one of the blocks below had no other positions above either.
        let mut twice = above.twice & in_blocks;
        let needed = count + usize::from(begun) + blocks.count(twice);
        let mut spare = left.checked_sub(needed)?;
        let mut top = below(previous) & !in_blocks;
        if begun {
            let common = common_above(table, unhit, first, end, top);
            if common == 0 {
                spare = spare.checked_sub(1)?;
                twice |= blocks.group_of(lowest);
            } else {
                top = common;
            }
        }
        let mut previous = previous;
        if spare == 0 && !begun {
            (previous, top) = (end, 0);
        }
        let mut open = above.open & in_blocks | top;
        let known = &table.once[above.previous];
        'again: loop {
            let once = &table.once[previous];
            for word in 0..WORDS {
                for place in bits(unhit[word] & once[word] & !known[word]) {
                    let ua = table.uas[64 * word + place];
                    let group = blocks.group_of(ua.trailing_zeros());
                    let common = open & (ua | !group | twice);
                    if common & group != 0 {
                        open = common;
                        continue;
                    }
                    spare = spare.checked_sub(1)?;
                    twice |= group;
                    open |= group & below(previous);
                    if spare == 0 && !begun && previous != end {
                        // More UAs are in one group only.
                        previous = end;
                        open &= in_blocks;
                        continue 'again;
                    }
                }
            }
            break;
        }
        let tight = spare == 0;
        let mut range = below(previous) & blocks.windows[left] & !below(lowest as usize);
        if tight {
            range &= open;
        }
        Some(Limits { range, open, twice, previous, tight })
    }
}

/// Reduces `positions` to those that are in all unhit UAs that begin at `end` or above.
#[inline(always)]
fn common_above(table: &Table, unhit: &Vector, first: usize, end: usize, positions: u64) -> u64 {
    let mut common = positions;
    // UAs come by descending lowest positions.
    for word in first / 64..WORDS {
        for place in bits(unhit[word]) {
            let ua = table.uas[64 * word + place];
            if common == 0 || (ua.trailing_zeros() as usize) < end {
                return common;
            }
            common &= ua;
        }
    }
    common
}
