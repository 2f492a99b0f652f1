//! Expansion of bands 1+2, down to the nodes with few clues left.
//!
//! ```text
//! visit(clues, alive):
//!     few clues can be added: a table of its own (`last_five`)
//!     branch on the unhit UA with the fewest alive cells,
//!         or, if none is unhit, on all alive cells (and this is a leaf too)
//!     a cell tried is dead for the cells after it
//! ```
//!
//! Each node with the [first clues](super::roots) is the root of a subtree. The tables of a subtree
//! have the UAs that the root does not hit, without dead cells and without supersets. The
//! instruction-set level is entered once per subtree.

use super::last_five;
use super::roots::Root;
use crate::engine::bands::config::{DEPTHS, LAST_CLUES, MOST_UAS, VECTOR_BITS};
use crate::engine::bands::open::tables::SubtreeTables;
use crate::engine::bands::pair_search::{PairSearch, Validity};
use crate::engine::bands::unhit::bitmap::Bitmap;
use crate::engine::bands::unhit::form::Unhit;
use crate::engine::bands::unhit::list::List;
use gridsieve_kernels::{Token, dispatch, keep_minimal};

/// A node: its clues, the cells that can still become clues below it, and
/// those of them still to be tried.
#[derive(Clone, Copy, Default)]
struct Frame {
    clues: u64,
    alive: u64,
    branch: u64,
}

/// The tables of a subtree, and those of its last clues. They are kept from one to the next.
pub(crate) struct Subtrees {
    uas: Vec<u64>,
    list: List,
    vectors: Bitmap<{ VECTOR_BITS / 64 }>,
    crossing: SubtreeTables,
    frames: Box<[Frame; DEPTHS]>,
    last: last_five::Table,
    pub bitmap_threshold: usize,
}

impl Subtrees {
    pub fn new(bitmap_threshold: usize) -> Subtrees {
        Subtrees {
            uas: Vec::new(),
            list: List::new(),
            vectors: Bitmap::new(),
            crossing: SubtreeTables::new(),
            frames: Box::new([Frame::default(); DEPTHS]),
            last: last_five::Table::new(),
            bitmap_threshold,
        }
    }

    /// Searches one subtree of a pair of bands.
    pub fn search(&mut self, search: &mut PairSearch, root: Root) {
        dispatch!(search.isa, token => self.search_at(token, search, root));
    }

    /// The one way in, so that there is one copy of it for each level.
    #[inline(never)]
    fn search_at<T: Token>(&mut self, token: T, search: &mut PairSearch, root: Root) {
        // A function of its own does not have the level's features.
        token.enter(
            #[inline(always)]
            || {
                let Subtrees { uas, list, vectors, crossing, frames, last, .. } = self;
                let known = &search.two_bands.uas;
                uas.resize(known.len(), 0);
                let unhit = token.drop_hit([known], [root.clues], [uas]);
                uas.truncate(unhit);
                uas.iter_mut().for_each(|ua| *ua &= root.alive);
                // Which UAs are minimal takes longer to find than all else: no more of
                // them than are taken.
                keep_minimal(token, uas, MOST_UAS);
                if uas.first() == Some(&0) {
                    // No alive cell can hit this one.
                    return;
                }
                search.count.tables_built += 1;
                crossing.begin(root.clues, root.alive);
                if uas.len() > self.bitmap_threshold {
                    Expansion { token, search, last, crossing, frames, unhit: list }.run(uas, root);
                } else {
                    let unhit = vectors;
                    Expansion { token, search, last, crossing, frames, unhit }.run(uas, root);
                }
            },
        );
    }
}

/// The search of one subtree.
pub(crate) struct Expansion<'a, 'b, T, U> {
    token: T,
    search: &'a mut PairSearch<'b>,
    last: &'a mut last_five::Table,
    crossing: &'a mut SubtreeTables,
    frames: &'a mut [Frame; DEPTHS],
    unhit: &'a mut U,
}

impl<T: Token, U: Unhit<T>> Expansion<'_, '_, T, U> {
    /// Searches depth first, with a stack of its own: a recursive function
    /// would not be compiled for the level of its caller.
    #[inline(always)]
    fn run(&mut self, uas: &[u64], Root { clues, alive }: Root) {
        self.unhit.build(self.token, uas);
        let branch = self.visit(0, clues, alive);
        let mut depth = 0;
        self.frames[0] = Frame { clues, alive, branch };
        loop {
            let frame = &mut self.frames[depth];
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
            self.crossing.place(depth, cell);
            let branch = self.visit(depth + 1, clues, alive);
            if branch != 0 {
                // One subtree may take minutes if there are many clues.
                self.search.heed_stop();
                depth += 1;
                self.frames[depth] = Frame { clues, alive, branch };
            }
        }
    }

    /// Deals with a node; gives the cells to try below it.
    #[inline(always)]
    fn visit(&mut self, depth: usize, clues: u64, alive: u64) -> u64 {
        let (token, search, last) = (self.token, &mut *self.search, &mut *self.last);
        let left = search.limits.clues_left(clues);
        let alive = alive & left.open;
        if left.fewest > left.most.min(alive.count_ones()) {
            return 0;
        }
        search.nodes[clues.count_ones() as usize] += 1;
        if left.most <= LAST_CLUES {
            let count = self.unhit.first(token, depth, alive, &mut last.first);
            if last.build(token, count) {
                last.lend(token, search, self.crossing, self.unhit, depth).run(clues, alive);
            }
            return 0;
        }
        match self.unhit.branch(token, depth, alive) {
            None => {
                self.leaf(depth, clues);
                alive
            }
            Some(cells) => cells,
        }
    }

    /// All UAs of bands 1+2 are hit by the clues of the node at `depth`.
    #[inline(never)]
    fn leaf(&mut self, depth: usize, clues: u64) {
        let (token, search, last) = (self.token, &mut *self.search, &mut *self.last);
        token.enter(
            #[inline(always)]
            || {
                // The table of the last clues is that of an earlier node; nothing reads it here,
                // and the next node builds its own.
                let mut last = last.lend(token, search, self.crossing, self.unhit, depth);
                last.leaves.search_node_as_leaf(0, clues, Validity::Untested);
            },
        );
    }
}
