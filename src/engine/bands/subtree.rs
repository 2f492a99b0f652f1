//! Expansion of bands 1+2, down to the nodes with few clues left.
//!
//! ```text
//! visit(clues, alive):
//!     few clues can be added: a table of its own (`last_clues`)
//!     branch on the unhit UA with the fewest alive cells,
//!         or, if none is unhit, on all alive cells (and this is a leaf too)
//!     a cell tried is dead for the cells after it
//! ```
//!
//! The search of a pair of bands begins as one subtree. After a few clues
//! its tables are made anew, from the UAs still unhit, without dead cells and
//! without supersets: the root of a subtree of its own. The instruction-set
//! level is entered once per subtree.

use super::last_clues;
use super::pair::{PairSearch, Validity};
use super::sockets::SocketTables;
use super::unhit::{Bitmap, DEPTHS, List, MOST_FIRST, Unhit};
use gridsieve_kernels::{Token, dispatch, keep_minimal};

/// Clues placed before the tables are made anew: here, and where bands 1+2 can have [`MANY`]
/// clues or more. Fewer make the subtrees too large for their tables, more make the tables
/// anew too often.
const REBUILD_AFTER: usize = 3;
const REBUILD_AFTER_OF_MANY: usize = 5;
const MANY: u32 = 12;

/// UAs that a rebuilt table takes, the smallest, and places left in its
/// hitting vectors for those that are learned.
const MOST_UAS: usize = 300;
const SPARE: usize = 48;

/// The most UAs that hitting vectors hold.
pub(super) const VECTOR_BITS: usize = 768;
const MEDIUM_BITS: usize = 512;

/// A node: its clues, the cells that can still become clues below it, and
/// those of them still to be tried.
#[derive(Clone, Copy, Default)]
struct Frame {
    clues: u64,
    alive: u64,
    branch: u64,
}

/// Tables of the subtree that the search is in, on one level of nesting.
struct Stage {
    uas: Vec<u64>,
    list: List,
    medium: Bitmap<{ MEDIUM_BITS / 64 }>,
    large: Bitmap<{ VECTOR_BITS / 64 }>,
    sockets: SocketTables,
    frames: Box<[Frame; DEPTHS]>,
}

impl Stage {
    fn new() -> Stage {
        Stage {
            uas: Vec::new(),
            list: List::new(),
            medium: Bitmap::new(),
            large: Bitmap::new(),
            sockets: SocketTables::new(),
            frames: Box::new([Frame::default(); DEPTHS]),
        }
    }
}

/// The tables of both stages, the first subtree and those below it, and those of the last
/// clues. They are kept from grid to grid.
pub(super) struct Subtrees {
    first: Stage,
    below: Stage,
    last: last_clues::Table,
    bitmap_threshold: usize,
}

impl Subtrees {
    pub fn new(bitmap_threshold: usize) -> Subtrees {
        Subtrees {
            first: Stage::new(),
            below: Stage::new(),
            last: last_clues::Table::new(),
            // The vectors hold no more, as the option says.
            bitmap_threshold: bitmap_threshold.min(VECTOR_BITS),
        }
    }

    /// Searches everything that a pair of bands has.
    pub fn search(&mut self, search: &mut PairSearch) {
        if search.tables.hopeless {
            return;
        }
        let Subtrees { first, below, last, bitmap_threshold } = self;
        let root = Root { clues: search.tables.must, alive: search.tables.free };
        let (below, threshold) = (Some(below), *bitmap_threshold);
        let is_many = search.limits.room(root.clues).most >= MANY;
        let rebuild_after = if is_many { REBUILD_AFTER_OF_MANY } else { REBUILD_AFTER };
        dispatch!(search.isa, token => {
            search_subtree(Lent { token, search, below, last, threshold, rebuild_after }, first, root);
        });
    }
}

/// The root of a subtree: its clues, and the cells that can become clues below it.
#[derive(Clone, Copy)]
struct Root {
    clues: u64,
    alive: u64,
}

/// What a subtree is searched with besides its own tables.
struct Lent<'a, 'b, T> {
    token: T,
    search: &'a mut PairSearch<'b>,
    /// The tables of the subtrees below; none if this is one of those.
    below: Option<&'a mut Stage>,
    last: &'a mut last_clues::Table,
    /// With more unhit UAs than this a list is used.
    threshold: usize,
    /// Clues placed before the tables are made anew.
    rebuild_after: usize,
}

/// Makes the tables of one subtree and searches it. The one way in for subtrees of both
/// kinds, so that there is one copy of it for each level.
#[inline(never)]
fn search_subtree<T: Token>(lent: Lent<T>, stage: &mut Stage, root: Root) {
    // A function of its own does not have the level's features.
    lent.token.enter(
        #[inline(always)]
        || {
            let Stage { uas, list, medium, large, sockets, frames } = stage;
            let Lent { token, search, below, .. } = &lent;
            let known = &search.tables.two_bands;
            if below.is_some() {
                // The root of all: the UAs are minimal, and none is hit.
                uas.clear();
                uas.extend_from_slice(known);
            } else {
                uas.resize(known.len(), 0);
                let unhit = token.drop_hit([known], [root.clues], [uas]);
                uas.truncate(unhit);
                uas.iter_mut().for_each(|ua| *ua &= root.alive);
                // Which UAs are minimal takes longer to find than all else: no more of
                // them than are taken.
                keep_minimal(*token, uas, MOST_UAS);
                if uas.first() == Some(&0) {
                    // No alive cell can hit this one.
                    return;
                }
            }
            lent.search.count.tables_built += 1;
            sockets.begin(root.clues, root.alive);
            if uas.len() > lent.threshold {
                Expansion { lent, sockets, frames, unhit: list }.run(uas, root);
            } else if uas.len() > MEDIUM_BITS - SPARE {
                Expansion { lent, sockets, frames, unhit: large }.run(uas, root);
            } else {
                Expansion { lent, sockets, frames, unhit: medium }.run(uas, root);
            }
        },
    );
}

/// The search of one subtree.
struct Expansion<'a, 'b, T, U> {
    lent: Lent<'a, 'b, T>,
    sockets: &'a mut SocketTables,
    frames: &'a mut [Frame; DEPTHS],
    unhit: &'a mut U,
}

impl<T: Token, U: Unhit<T>> Expansion<'_, '_, T, U> {
    /// Searches depth first, with a stack of its own: a recursive function
    /// would not be compiled for the level of its caller.
    #[inline(always)]
    fn run(&mut self, uas: &[u64], Root { clues, alive }: Root) {
        self.unhit.build(self.lent.token, uas);
        let branch = self.visit(0, clues, alive);
        let mut depth = 0;
        self.frames[0] = Frame { clues, alive, branch };
        loop {
            let frame = &mut self.frames[depth];
            if frame.branch == 0 || self.lent.search.ended {
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
            self.unhit.place(self.lent.token, depth, cell);
            self.sockets.place(depth, cell);
            let branch = self.visit(depth + 1, clues, alive);
            if branch != 0 {
                // One subtree may take minutes if there are many clues.
                self.lent.search.heed_stop();
                depth += 1;
                self.frames[depth] = Frame { clues, alive, branch };
            }
        }
    }

    /// Deals with a node; gives the cells to try below it.
    #[inline(always)]
    fn visit(&mut self, depth: usize, clues: u64, alive: u64) -> u64 {
        let Lent { token, search, below, last, threshold, rebuild_after } = &mut self.lent;
        let (token, threshold, rebuild_after) = (*token, *threshold, *rebuild_after);
        let room = search.limits.room(clues);
        let alive = alive & room.open;
        if room.fewest > room.most.min(alive.count_ones()) {
            return 0;
        }
        let nodes = &mut search.nodes[clues.count_ones() as usize];
        if depth == rebuild_after
            && let Some(stage) = below
        {
            *nodes += 1;
            search.heed_stop();
            let lent = Lent { token, search, below: None, last, threshold, rebuild_after };
            search_subtree(lent, stage, Root { clues, alive });
            return 0;
        }
        if room.most <= last_clues::MOST {
            let count = self.unhit.first(token, depth, alive, MOST_FIRST, &mut last.first);
            *nodes += 1;
            if last.build(token, count) {
                last.lend(token, search, self.sockets, self.unhit, depth).run(clues, alive);
            }
            return 0;
        }
        *nodes += 1;
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
        let Lent { token, search, last, .. } = &mut self.lent;
        token.enter(
            #[inline(always)]
            || {
                let mut last = last.lend(*token, search, self.sockets, self.unhit, depth);
                last.leaves.leaf(0, clues, Validity::Untested);
            },
        );
    }
}
