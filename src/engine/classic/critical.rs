//! The search below a tight node. Each group of positions gets exactly as many clues as it needs,
//! so the groups can be searched in any order.

use super::blocks::Blocks;
use super::limits::Limits;
use super::table::{Table, Vector, WORDS, add};
use gridsieve_kernels::{Token, bits};

/// A node for each group whose clue was chosen among several positions.
pub struct Critical {
    nodes: Vec<Node>,
}

#[derive(Clone, Copy)]
struct Node {
    /// The positions in which clues are possible. A group with one such position has its clue
    /// there.
    open: u64,
    /// Positions still to be tried, all of one group.
    range: u64,
    /// UAs that all open positions of a group have.
    settled: Vector,
}

/// What a tight node's groups are taken in.
#[derive(Clone, Copy)]
pub struct Below<'a> {
    pub blocks: &'a Blocks,
    pub table: &'a Table,
    pub unhit: &'a Vector,
    /// The groups that need several.
    pub twice: u64,
}

impl Critical {
    pub fn new() -> Critical {
        // Groups have a position below 64.
        Critical { nodes: vec![Node { open: 0, range: 0, settled: [0; WORDS] }; 65] }
    }

    /// Takes positions out of those of a tight node as long as something
    /// follows. `None` if the node is dead.
    #[inline(always)]
    pub fn settle<T: Token>(&mut self, token: T, below: Below, limits: &Limits) -> Option<u64> {
        let root = &mut self.nodes[0];
        (root.open, root.settled) = (limits.open, below.table.once[limits.previous]);
        below.settle(token, root).then_some(root.open)
    }

    /// All ways to hit the unhit UAs with a clue in each group, after
    /// [`settle`](Critical::settle), until `found` breaks.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        below: Below,
        tried: &mut u64,
        mut found: impl FnMut(u64) -> bool,
    ) {
        if self.nodes[0].range == 0 {
            found(self.nodes[0].open);
            return;
        }
        let mut depth = 0;
        loop {
            let (path, rest) = self.nodes.split_at_mut(depth + 1);
            let (node, child) = (&mut path[depth], &mut rest[0]);
            if node.range == 0 {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                continue;
            }
            let position = node.range.trailing_zeros();
            node.range &= node.range - 1;
            *tried += 1;
            child.open = node.open & !below.blocks.group_of(position) | 1 << position;
            child.settled = node.settled;
            if !below.settle(token, child) {
                continue;
            }
            if child.range != 0 {
                depth += 1;
            } else if !found(child.open) {
                return;
            }
        }
    }
}

impl Below<'_> {
    /// Takes positions out that miss a UA that no other group can hit, until there
    /// are none; then the range is that of the group with the fewest positions, of
    /// those with several. False if a UA has no position left.
    #[inline(always)]
    fn settle<T: Token>(self, token: T, node: &mut Node) -> bool {
        loop {
            let (mut hit, mut twice) = ([0; WORDS], [0; WORDS]);
            let mut fewest = (u32::MAX, 0);
            let mut rest = node.open;
            while rest != 0 {
                let group = node.open & self.blocks.group_of(rest.trailing_zeros());
                rest &= !group;
                add(&token.hit_by(&self.table.vectors, group), &mut hit, &mut twice);
                let count = group.count_ones();
                if count > 1 && count < fewest.0 {
                    fewest = (count, group);
                }
            }
            let (mut missed, mut any) = (0, 0);
            let mut new = [0; WORDS];
            for word in 0..WORDS {
                missed |= self.unhit[word] & !hit[word];
                new[word] = self.unhit[word] & !twice[word] & !node.settled[word];
                node.settled[word] |= new[word];
                any |= new[word];
            }
            if missed != 0 {
                return false;
            }
            if any == 0 {
                node.range = fewest.1;
                return true;
            }
            for word in 0..WORDS {
                for place in bits(new[word]) {
                    let ua = self.table.uas[64 * word + place];
                    let inside = ua & node.open;
                    if inside == 0 {
                        return false;
                    }
                    let group = self.blocks.group_of(inside.trailing_zeros());
                    node.open &= ua | !group | self.twice;
                }
            }
        }
    }
}
