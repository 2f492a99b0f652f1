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
    /// The most clues of band 3 below leaves that use the last of their places, and below
    /// those that have [`NO_CELL`] there.
    pub most: [u32; 2],
    /// Limits on the stacks, if there are any.
    pub stacks: Option<Stacks>,
}

/// Limits on the stacks of the leaves below a node.
#[derive(Clone, Copy)]
pub(super) struct Stacks {
    /// How many clues each stack may have, below either.
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
        let Common { depth, most, stacks } = common;
        match stacks {
            None => self.sift_fours_with(token, sockets, depth, Test { most, stacks: () }, leaves),
            Some(stacks) => {
                let stacks = (stacks, &tables.in_stacks);
                self.sift_fours_with(token, sockets, depth, Test { most, stacks }, leaves);
            }
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
        let Common { depth, most, stacks } = common;
        match stacks {
            None => self.sift_ones_with(token, sockets, depth, Test { most, stacks: () }, cells),
            Some(stacks) => {
                let stacks = (stacks, &tables.in_stacks);
                self.sift_ones_with(token, sockets, depth, Test { most, stacks }, cells);
            }
        }
    }

    #[inline(always)]
    fn sift_ones_with<T: Token, S: StackTest>(
        &mut self,
        token: T,
        sockets: &Sockets,
        depth: usize,
        test: Test<S>,
        cells: u64,
    ) {
        (self.end, self.stacks_full) = (0, 0);
        for cell in bits(cells) {
            let leaf = u32::from_le_bytes([cell as u8, NO_CELL, NO_CELL, NO_CELL]);
            self.add(&test, leaf, sockets.open(token, depth, Some(cell)));
        }
    }

    #[inline(always)]
    fn sift_fours_with<T: Token, S: StackTest>(
        &mut self,
        token: T,
        sockets: &Sockets,
        depth: usize,
        test: Test<S>,
        leaves: &[u32],
    ) {
        (self.end, self.stacks_full) = (0, 0);
        for &leaf in leaves {
            let open = sockets.group.first_open_below_four(token, depth, leaf.to_le_bytes());
            self.add(&test, leaf, Open(open));
        }
        if sockets.group.has_other_half() {
            let end = std::mem::take(&mut self.end);
            for i in 0..end {
                let (leaf, open) = (self.leaves[within::<LEAVES>(i)], self.open[within::<LEAVES>(i)]);
                let more = sockets.group.more_open_below_four(token, depth, leaf.to_le_bytes());
                self.add(&test, leaf, Open(open.0 | more));
            }
        }
    }

    /// Adds a leaf if it passes.
    #[inline(always)]
    fn add<S: StackTest>(&mut self, test: &Test<S>, leaf: u32, open: Open) {
        let cells = leaf.to_le_bytes();
        let within_most = open.min_count() <= test.most[usize::from(cells[3] == NO_CELL)];
        let is_full = within_most & test.stacks.is_full(cells, open);
        self.leaves[within::<LEAVES>(self.end)] = leaf;
        self.open[within::<LEAVES>(self.end)] = open;
        self.end += usize::from(within_most & !is_full);
        self.stacks_full += u64::from(is_full);
    }
}

/// The test that the leaves pass.
struct Test<S> {
    most: [u32; 2],
    stacks: S,
}

trait StackTest {
    /// Do the mini-rows ask for more clues than a stack can take?
    fn is_full(&self, leaf: [u8; 4], open: Open) -> bool;
}

impl StackTest for () {
    #[inline(always)]
    fn is_full(&self, _: [u8; 4], _: Open) -> bool {
        false
    }
}

impl StackTest for (Stacks, &[ByStack; 64]) {
    #[inline(always)]
    fn is_full(&self, leaf: [u8; 4], open: Open) -> bool {
        let (Stacks { limits, clues }, in_stacks) = self;
        let mut asked = clues.plus(open.by_stack());
        for cell in leaf {
            asked = asked.plus(in_stacks[within::<64>(cell.into())]);
        }
        limits[usize::from(leaf[3] == NO_CELL)].less(asked).is_none()
    }
}
