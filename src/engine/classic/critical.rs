//! The search below a node with as many clues left as groups of positions that
//! need one: each group gets one, so they are taken in any order.

use super::bitmaps::{ROOM, WORDS};
use super::blocks::{Blocks, Limits, Vector, add};
use gridsieve_kernels::{HittingVectors, Token};

/// A node for each group that has its clue.
pub struct Critical {
    nodes: Vec<Node>,
}

#[derive(Clone, Copy)]
struct Node {
    /// Where clues can be: a group with one position has it there.
    open: u64,
    /// Positions still to be tried, all of one group.
    range: u64,
    /// UAs that all open positions of a group have.
    settled: Vector,
}

/// A table of UAs.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub uas: &'a [u64; ROOM],
    pub vectors: &'a HittingVectors<WORDS>,
    pub blocks: &'a Blocks,
}

impl Critical {
    pub fn new() -> Critical {
        Critical { nodes: vec![Node { open: 0, range: 0, settled: [0; WORDS] }; 64] }
    }

    /// All ways to hit the unhit UAs with a clue in each of some groups, at `open`
    /// positions, all below `previous`. UAs in one group only are in all of its
    /// open positions.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        table: Table,
        unhit: &Vector,
        tight: &Limits,
        tried: &mut u64,
        mut found: impl FnMut(u64) -> bool,
    ) -> u64 {
        let root = &mut self.nodes[0];
        (root.open, root.settled) = (tight.open, *table.blocks.once(tight.previous));
        if !settle(token, table, unhit, tight.twice, root) {
            return 0;
        }
        if tight.twice != 0 {
            return root.open;
        }
        if root.range == 0 {
            found(root.open);
            return 0;
        }
        let mut depth = 0;
        loop {
            let (path, below) = self.nodes.split_at_mut(depth + 1);
            let node = &mut path[depth];
            if node.range == 0 {
                if depth == 0 {
                    return 0;
                }
                depth -= 1;
                continue;
            }
            let position = node.range.trailing_zeros();
            node.range &= node.range - 1;
            *tried += 1;
            let child = &mut below[0];
            child.open = node.open & !table.blocks.group_of(position) | 1 << position;
            child.settled = node.settled;
            if !settle(token, table, unhit, 0, child) {
                continue;
            }
            if child.range != 0 {
                depth += 1;
            } else if !found(child.open) {
                return 0;
            }
        }
    }
}

/// Takes positions out that miss a UA that no other group can hit, until there
/// are none; then the range is that of the group with the fewest positions, of
/// those with several. False if a group has no position left, or a UA none.
#[inline(always)]
fn settle<T: Token>(token: T, table: Table, unhit: &Vector, twice_: u64, node: &mut Node) -> bool {
    let mut open = node.open;
    loop {
        let (mut hit, mut twice) = ([0; WORDS], [0; WORDS]);
        let mut rest = open;
        let mut fewest = (u32::MAX, 0);
        while rest != 0 {
            let group = open & table.blocks.group_of(rest.trailing_zeros());
            rest &= !group;
            add(&token.hit_by(table.vectors, group), &mut hit, &mut twice);
            let count = group.count_ones();
            if count > 1 && count < fewest.0 {
                fewest = (count, group);
            }
        }
        let (mut missed, mut any) = (0, 0);
        let mut new = [0; WORDS];
        for word in 0..WORDS {
            missed |= unhit[word] & !hit[word];
            new[word] = unhit[word] & !twice[word] & !node.settled[word];
            any |= new[word];
            node.settled[word] |= new[word];
        }
        if missed != 0 {
            return false;
        }
        if any == 0 {
            (node.open, node.range) = (open, fewest.1);
            return true;
        }
        for word in 0..WORDS {
            let mut bits = new[word];
            while bits != 0 {
                let ua = table.uas[64 * word + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                let inside = ua & open;
                if inside == 0 {
                    return false;
                }
                open &= ua | !table.blocks.group_of(inside.trailing_zeros()) | twice_;
            }
        }
    }
}
