//! Expansion of bands 1+2: the clue sets that hit all their UAs.
//!
//! ```text
//! visit(clues, alive):
//!     no clue can be added: a leaf if all UAs are hit
//!     one can be added: a leaf for each cell common to all unhit UAs
//!     two can be added: the same for all cells of a small UA together
//!     branch on the unhit UA with the fewest alive cells,
//!         or, if none is unhit, on all alive cells (and this is a leaf too)
//!     a cell tried is dead for the cells after it
//! ```
//!
//! A leaf goes on to band 3 if the sockets that it leaves open do not ask for
//! more clues there than are left.

use super::choice::ChoiceSearch;
use super::limits::Room;
use super::sockets::Open;
use super::subtree::{Path, REBUILD_AFTER, Subtrees};
use super::tables::Learned;
use super::unhit::{FIRST, FirstUas, Unhit};
use gridsieve_kernels::{SIBLINGS, SPARE_WORDS, Token};

/// With this many clues left to place or more, a packing of disjoint UAs is
/// tried as a bound. With fewer it costs more than it saves.
const PACK_FROM: u32 = 4;

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
    pub search: &'a mut ChoiceSearch<'b>,
    pub path: &'a mut Path,
    pub unhit: &'a mut U,
}

impl<T: Token, U: Unhit<T>> Expansion<'_, '_, T, U> {
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
            self.place(depth, cell);
            let branch = self.visit(depth + 1, clues, alive);
            if branch != 0 {
                // One subtree may take minutes if there are many clues.
                self.search.heed_stop();
                depth += 1;
                self.path.frames[depth] = Frame { clues, alive, branch };
            }
        }
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    fn place(&mut self, depth: usize, cell: usize) {
        self.unhit.place(self.token, depth, cell);
        self.path.sockets.place(depth, cell);
    }

    /// Deals with a node; gives the cells to try below it.
    #[inline(always)]
    fn visit(&mut self, depth: usize, clues: u64, alive: u64) -> u64 {
        let room = self.search.limits.room(clues);
        let alive = alive & room.open;
        self.search.nodes[clues.count_ones() as usize] += 1;
        if room.fewest > room.most.min(alive.count_ones()) {
            return 0;
        }
        match room.most {
            0 => {
                if self.unhit.all_hit(depth) {
                    self.leaf(depth, clues);
                }
                0
            }
            1 => {
                if self.unhit.all_hit(depth) {
                    self.leaf(depth, clues);
                }
                let common = self.unhit.common(self.token, depth, alive);
                self.leaves_below(depth, clues, common);
                0
            }
            2 => {
                self.two_left(depth, clues, alive);
                0
            }
            _ if depth == REBUILD_AFTER && self.path.rebuilds => {
                self.subtrees.search_below(self.search, clues, alive);
                0
            }
            most => match self.unhit.branch(self.token, depth, alive) {
                None => {
                    self.leaf(depth, clues);
                    alive
                }
                Some(_)
                    if most >= PACK_FROM
                        && self.unhit.overpacked(self.token, depth, alive, most) =>
                {
                    self.search.count.packing_prunes += 1;
                    0
                }
                Some(cells) => cells,
            },
        }
    }

    /// Searches below a node to which two clues can be added: most of the time
    /// is spent here. The cells of the smallest of the first unhit UAs are
    /// siblings; what is left for the last clue is found for all of them
    /// together.
    #[inline(always)]
    fn two_left(&mut self, depth: usize, clues: u64, alive: u64) {
        let mut first: FirstUas = [0; FIRST + SPARE_WORDS];
        let count = self.unhit.first(self.token, depth, alive, &mut first);
        let smallest = self.token.smallest([&first[..FIRST]], [u64::MAX]);
        let mut cells = match smallest.filter(|_| count > 0) {
            Some((i, _)) => first[i],
            None => {
                self.leaf(depth, clues);
                alive
            }
        };
        // The room below depends only on the band of the sibling.
        let rooms = self.search.limits.rooms_below(clues);
        let band_1 = self.search.tables.bands[0];
        let mut alive = alive;
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(cells.count_ones());
        while cells != 0 {
            let (mut siblings, mut below) = ([0; SIBLINGS], [0; SIBLINGS]);
            for (sibling, below) in siblings.iter_mut().zip(&mut below) {
                *sibling = cells & cells.wrapping_neg();
                cells ^= *sibling;
                alive &= !*sibling;
                let room = if *sibling & band_1 != 0 { &rooms[0] } else { &rooms[1] };
                *below = if *sibling == 0 { 0 } else { alive & room.open };
            }
            let mut common = [0; SIBLINGS];
            self.token.common_below(&first[..count], &siblings, &below, &mut common);
            for i in (0..SIBLINGS).take_while(|&i| siblings[i] != 0) {
                let room = rooms[usize::from(siblings[i] & band_1 == 0)];
                // With no alive cell below, the sibling itself may still hit everything.
                if common[i] != 0 || below[i] == 0 {
                    self.last_clue(depth, clues, siblings[i], (below[i], common[i]), room);
                }
            }
        }
    }

    /// A sibling for which a last clue may be found, `common` being what the
    /// first unhit UAs leave of the alive cells `below` it: looks at all unhit
    /// UAs.
    #[inline(always)]
    fn last_clue(
        &mut self,
        depth: usize,
        clues: u64,
        sibling: u64,
        (below, common): (u64, u64),
        room: Room,
    ) {
        let cell = sibling.trailing_zeros() as usize;
        let clues = clues | sibling;
        if room.fewest > room.most.min(below.count_ones()) {
            return;
        }
        match self.unhit.common_below(self.token, depth, cell, common) {
            Some(0) => {}
            Some(common) => {
                self.place(depth, cell);
                self.leaves_below(depth + 1, clues, common);
            }
            None => {
                self.place(depth, cell);
                self.leaf(depth + 1, clues);
                self.leaves_below(depth + 1, clues, below);
            }
        }
    }

    /// All UAs of bands 1+2 are hit by the clues of the node at `depth`.
    #[inline(always)]
    fn leaf(&mut self, depth: usize, clues: u64) {
        self.prepare_sockets();
        let open = self.path.sockets.open(depth);
        self.bound(depth, clues, open);
    }

    /// All UAs are hit by each child of the node at `depth` with a clue in one
    /// of these cells.
    #[inline(always)]
    fn leaves_below(&mut self, depth: usize, clues: u64, mut cells: u64) {
        if cells == 0 {
            return;
        }
        self.prepare_sockets();
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(cells.count_ones());
        while cells != 0 {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let open = self.path.sockets.open_below(depth, cell);
            self.bound(depth, clues | 1 << cell, open);
        }
    }

    #[inline(always)]
    fn prepare_sockets(&mut self) {
        if !self.path.sockets.is_built() {
            let root = self.path.root;
            self.path.sockets.build(&self.search.tables, root.clues, root.alive);
        }
    }

    /// Goes on to band 3 if its mini-rows do not ask for too many clues.
    #[inline(always)]
    fn bound(&mut self, depth: usize, clues: u64, open: Open) {
        self.search.count.two_band_sets += 1;
        if open.min_count() <= self.search.free_clues_of_band_3(clues) {
            self.search.count.pass_min_count += 1;
            self.band_3(depth, clues, open);
        }
    }

    /// Band 3, and what it teaches.
    #[inline(never)]
    fn band_3(&mut self, depth: usize, clues: u64, open: Open) {
        if self.search.ended {
            return;
        }
        self.search.enter_subtree(self.path.root.clues);
        self.search.band_3(&self.path.sockets, clues, open);
        for learned in std::mem::take(&mut self.search.fresh) {
            match learned {
                Learned::TwoBands(ua) => self.unhit.learn(depth, ua & self.path.root.alive),
                learned => self.path.sockets.learn(&self.search.tables, learned, depth),
            }
        }
    }
}
