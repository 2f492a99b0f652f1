//! Expansion of bands 1+2, down to the nodes with few clues left.
//!
//! ```text
//! visit(clues, alive):
//!     few clues can be added: a table of its own (`last_clues`)
//!     branch on the unhit UA with the fewest alive cells,
//!         or, if none is unhit, on all alive cells (and this is a leaf too)
//!     a cell tried is dead for the cells after it
//! ```

use super::last_clues::{self, LastClues};
use super::pair::{PairSearch, Validity};
use super::subtree::{Path, REBUILD_AFTER, Subtrees};
use super::unhit::{MOST_FIRST, Unhit};
use gridsieve_kernels::Token;

/// A node: its clues, the cells that can still become clues below it, and
/// those of them still to be tried.
#[derive(Clone, Copy, Default)]
pub(super) struct Frame {
    pub clues: u64,
    pub alive: u64,
    pub branch: u64,
}

/// The search of one subtree.
pub(super) struct Expansion<'a, 'b, T, U> {
    pub token: T,
    pub subtrees: &'a mut Subtrees,
    pub search: &'a mut PairSearch<'b>,
    pub path: &'a mut Path,
    pub unhit: &'a mut U,
}

impl<'b, T: Token, U: Unhit<T>> Expansion<'_, 'b, T, U> {
    /// Searches depth first, with a stack of its own: a recursive function
    /// would not be compiled for the level of its caller.
    #[inline(always)]
    pub fn run(&mut self) {
        let Frame { clues, alive, .. } = self.path.root;
        let branch = self.visit(0, clues, alive);
        let mut depth = 0;
        self.path.frames[0] = Frame { clues, alive, branch };
        loop {
            let frame = &mut self.path.frames[depth];
            if frame.branch == 0 || self.search.ended {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                continue;
            }
            let cell = frame.branch.trailing_zeros() as usize;
            frame.branch &= frame.branch - 1;
            frame.alive &= !(1 << cell);
            let (clues, alive) = (frame.clues | 1 << cell, frame.alive);
            self.unhit.place(self.token, depth, cell);
            self.path.sockets.place(depth, cell);
            let branch = self.visit(depth + 1, clues, alive);
            if branch != 0 {
                // One subtree may take minutes if there are many clues.
                self.search.heed_stop();
                depth += 1;
                self.path.frames[depth] = Frame { clues, alive, branch };
            }
        }
    }

    /// Deals with a node; gives the cells to try below it.
    #[inline(always)]
    fn visit(&mut self, depth: usize, clues: u64, alive: u64) -> u64 {
        let room = self.search.limits.room(clues);
        let alive = alive & room.open;
        if room.fewest > room.most.min(alive.count_ones()) {
            return 0;
        }
        if depth == REBUILD_AFTER && self.path.rebuilds {
            self.search.nodes[clues.count_ones() as usize] += 1;
            self.subtrees.search_below(self.search, clues, alive);
            return 0;
        }
        if room.most <= last_clues::MOST {
            self.last_clues(depth, clues, alive);
            return 0;
        }
        self.search.nodes[clues.count_ones() as usize] += 1;
        match self.unhit.branch(self.token, depth, alive) {
            None => {
                self.leaf(depth, clues);
                alive
            }
            Some(cells) => cells,
        }
    }

    /// The subtree of a node with few clues left, on a table of its own.
    #[inline(always)]
    fn last_clues(&mut self, depth: usize, clues: u64, alive: u64) {
        self.with_last(
            depth,
            #[inline(always)]
            |unhit, last| {
                let first = &mut last.table.first;
                let count = unhit.first(last.token, depth, alive, MOST_FIRST, first);
                last.search.nodes[clues.count_ones() as usize] += 1;
                if last.table.build(last.token, count) {
                    last.run(clues, alive);
                }
            },
        );
    }

    /// All UAs of bands 1+2 are hit by the clues of the node at `depth`.
    #[inline(never)]
    fn leaf(&mut self, depth: usize, clues: u64) {
        // A function of its own does not have the level's features.
        self.token.enter(
            #[inline(always)]
            || {
                self.with_last(
                    depth,
                    #[inline(always)]
                    |_, last| {
                        last.leaf(0, clues, Validity::Untested);
                    },
                );
            },
        );
    }

    /// Lends the table of the last clues. What is learned with it goes to that
    /// of the subtree too.
    #[inline(always)]
    fn with_last(&mut self, depth: usize, work: impl FnOnce(&U, &mut LastClues<'_, 'b, T>)) {
        let Some(mut table) = self.subtrees.last.take() else { return };
        let (token, search, path) = (self.token, &mut *self.search, &mut *self.path);
        work(self.unhit, &mut LastClues { token, search, path, table: &mut table, base: depth });
        for ua in table.learned.drain(..) {
            self.unhit.learn(depth, ua);
        }
        self.subtrees.last = Some(table);
    }
}
