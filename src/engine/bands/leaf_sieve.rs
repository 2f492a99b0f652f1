//! Which of the leaves below a node pass: those of which the mini-rows of a band 3 do not ask
//! for more clues than there are, all in all and in each stack.
//!
//! Two leaves of three die here, by chance: in loops without jumps that depend on it. The
//! first half of the parts is looked at for all leaves, the other half for those that are left.

use super::crosswise::{ByStack, StackRoom};
use super::last_four::{LEAVES, NO_CELL};
use super::open::Open;
use super::sockets::Sockets;
use super::tables::Tables;
use gridsieve_kernels::{Token, bits, within};

/// What the leaves below a node have in common.
#[derive(Clone, Copy)]
pub(super) struct Common {
    /// The node's depth in the subtree.
    pub depth: usize,
    /// The most clues of band 3 with a leaf that has a clue in its last place, and with one
    /// that has [`NO_CELL`] there.
    pub most: [u32; 2],
    /// Limits on the stacks, if there are any.
    pub stacks: Option<Stacks>,
}

/// Limits on the stacks of the leaves below a node.
#[derive(Clone, Copy)]
pub(super) struct Stacks {
    /// How many clues each stack may have with either.
    pub limits: [StackRoom; 2],
    /// Clues that it has at the node.
    pub clues: ByStack,
}

/// The leaves that pass, and memory for the test.
pub(super) struct Sieve {
    leaves: [u32; LEAVES],
    open: [Open; LEAVES],
    end: usize,
    /// Leaves that passed but for a stack.
    pub stacks_full: u64,
}

impl Sieve {
    pub fn new() -> Box<Sieve> {
        Box::new(Sieve { leaves: [0; LEAVES], open: [Open(0); LEAVES], end: 0, stacks_full: 0 })
    }

    /// The leaves that passed, and the patterns that they leave open.
    pub fn passed(&self) -> impl Iterator<Item = ([u8; 4], Open)> {
        let leaves = self.leaves[..self.end].iter().map(|leaf| leaf.to_le_bytes());
        leaves.zip(self.open[..self.end].iter().copied())
    }

    /// Takes those of these leaves of four clues more that pass, instead of what it had.
    #[inline(always)]
    pub fn sift_fours<T: Token>(
        &mut self,
        token: T,
        tables: &Tables,
        sockets: &Sockets,
        common: Common,
        leaves: &[u32],
    ) {
        let group = &sockets.group;
        self.clear();
        for &leaf in leaves {
            let open = group.first_open_below_four(token, common.depth, leaf.to_le_bytes());
            self.add(common.most, leaf, Open(open));
        }
        self.drop_full_stacks(tables, common.stacks);
        if group.has_other_half() {
            for i in 0..std::mem::take(&mut self.end) {
                let (leaf, open) = self.at(i);
                let more = group.more_open_below_four(token, common.depth, leaf.to_le_bytes());
                self.add(common.most, leaf, Open(open.0 | more));
            }
            self.drop_full_stacks(tables, common.stacks);
        }
    }

    /// Takes those leaves that pass of a clue more in one of these cells, instead of what it had.
    #[inline(always)]
    pub fn sift_ones<T: Token>(
        &mut self,
        token: T,
        tables: &Tables,
        sockets: &Sockets,
        common: Common,
        cells: u64,
    ) {
        self.clear();
        for cell in bits(cells) {
            let leaf = u32::from_le_bytes([cell as u8, NO_CELL, NO_CELL, NO_CELL]);
            self.add(common.most, leaf, sockets.open(token, common.depth, Some(cell)));
        }
        self.drop_full_stacks(tables, common.stacks);
    }

    #[inline(always)]
    fn clear(&mut self) {
        (self.end, self.stacks_full) = (0, 0);
    }

    #[inline(always)]
    fn at(&self, i: usize) -> (u32, Open) {
        (self.leaves[within::<LEAVES>(i)], self.open[within::<LEAVES>(i)])
    }

    /// Writes a leaf, and keeps it if the mini-rows do not ask for too many clues.
    #[inline(always)]
    fn add(&mut self, most: [u32; 2], leaf: u32, open: Open) {
        self.keep_if(open.min_count() <= most[uses_fewer(leaf.to_le_bytes())], leaf, open);
    }

    /// Writes a leaf behind those that were kept; where the next one goes says whether it is
    /// one of them.
    #[inline(always)]
    fn keep_if(&mut self, is_kept: bool, leaf: u32, open: Open) {
        self.leaves[within::<LEAVES>(self.end)] = leaf;
        self.open[within::<LEAVES>(self.end)] = open;
        self.end += usize::from(is_kept);
    }

    /// Drops the leaves of which the mini-rows ask for more clues than a stack can take: most
    /// of them die of that.
    #[inline(always)]
    fn drop_full_stacks(&mut self, tables: &Tables, stacks: Option<Stacks>) {
        let Some(Stacks { limits, clues }) = stacks else { return };
        let end = std::mem::take(&mut self.end);
        for i in 0..end {
            let (leaf, open) = self.at(i);
            let cells = leaf.to_le_bytes();
            let mut asked = clues.plus(open.by_stack());
            for cell in cells {
                asked = asked.plus(tables.in_stacks[within::<64>(cell.into())]);
            }
            self.keep_if(limits[uses_fewer(cells)].less(asked).is_some(), leaf, open);
        }
        self.stacks_full += (end - self.end) as u64;
    }
}

/// 1 for a leaf without a clue in its last place, else 0.
#[inline(always)]
fn uses_fewer(leaf: [u8; 4]) -> usize {
    usize::from(leaf[3] == NO_CELL)
}
