//! Expansion of bands 1+2: the clue sets that hit all their UAs.
//!
//! ```text
//! visit(clues, alive):
//!     no clue can be added: a leaf if all UAs are hit
//!     one can be added: a leaf for each cell common to all unhit UAs
//!     two or three can be added: the same for many children together
//!     branch on the unhit UA with the fewest alive cells,
//!         or, if none is unhit, on all alive cells (and this is a leaf too)
//!     a cell tried is dead for the cells after it
//! ```
//!
//! A leaf goes on to band 3 if the sockets that it leaves open do not ask for
//! more clues there than are left.

use super::choice::ChoiceSearch;
use super::sockets::Open;
use super::subtree::{Path, REBUILD_AFTER, Subtrees};
use super::tables::Learned;
use super::unhit::{FirstUas, MOST_FIRST, Unhit};
use gridsieve_kernels::{NO_KEY, SIBLINGS, SPARE_WORDS, Token, set_of_key};

/// Unhit UAs looked at together with two clues left, and with three.
const FIRST_OF_TWO: usize = 8;
const FIRST_OF_THREE: usize = 24;

const _: () = assert!(FIRST_OF_THREE <= MOST_FIRST);

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

/// Nodes below one at `depth`, one or two clues further, to which one more
/// clue can be added.
struct Batch {
    depth: usize,
    clues: u64,
    count: usize,
    /// The first of two further clues; empty if there is but one.
    first: [u64; SIBLINGS],
    /// The further clues.
    placing: [u64; SIBLINGS],
    /// The cells where the last clue can be.
    below: [u64; SIBLINGS],
    /// The first further clue for which the path was last brought up to date.
    placed: u64,
}

impl Batch {
    #[inline(always)]
    fn new(depth: usize, clues: u64) -> Batch {
        let none = [0; SIBLINGS];
        Batch { depth, clues, count: 0, first: none, placing: none, below: none, placed: 0 }
    }

    #[inline(always)]
    fn push(&mut self, first: u64, second: u64, below: u64) {
        let i = self.count % SIBLINGS;
        self.first[i] = first;
        self.placing[i] = first | second;
        self.below[i] = below;
        self.count += 1;
    }
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
            3 => self.three_left(depth, clues, alive),
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

    /// Searches below a node to which two clues can be added. The cells of the
    /// smallest of the first unhit UAs are siblings; what is left for the last
    /// clue is found for all of them together.
    #[inline(never)]
    fn two_left(&mut self, depth: usize, clues: u64, alive: u64) {
        self.token.enter(
            #[inline(always)]
            || self.branch_on_two(depth, clues, alive),
        );
    }

    #[inline(always)]
    fn branch_on_two(&mut self, depth: usize, clues: u64, alive: u64) {
        let mut first: FirstUas = [0; MOST_FIRST + SPARE_WORDS];
        let count = self.unhit.first(self.token, depth, alive, FIRST_OF_TWO, &mut first);
        let first = &first[..count];
        let mut cells = match self.token.smallest([first], [u64::MAX]) {
            Some((i, _)) => first[i],
            None => {
                self.leaf(depth, clues);
                alive
            }
        };
        let mut batch = Batch::new(depth, clues);
        let rooms = self.search.limits.rooms_below(clues);
        let mut alive = alive;
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(cells.count_ones());
        while cells != 0 {
            let cell = cells & cells.wrapping_neg();
            cells ^= cell;
            alive &= !cell;
            let room = self.search.limits.room_of(&rooms, cell);
            batch.push(0, cell, alive & room.open);
            if batch.count == SIBLINGS || cells == 0 {
                self.last_clues(&mut batch, first);
            }
        }
    }

    /// Searches below a node to which three clues can be added; gives the
    /// cells to try below it if that has to be done one by one.
    ///
    /// The cells of the smallest UA are siblings again. The UA to branch on
    /// below each is found for all of them together, and with it the pairs of
    /// clues; most siblings turn out to be dead then. The pairs wait until a
    /// batch is full.
    #[inline(always)]
    fn three_left(&mut self, depth: usize, clues: u64, alive: u64) -> u64 {
        let mut first: FirstUas = [0; MOST_FIRST + SPARE_WORDS];
        let count = self.unhit.first(self.token, depth, alive, FIRST_OF_THREE, &mut first);
        let first = &first[..count];
        let Some((i, _)) = self.token.smallest([first], [u64::MAX]) else {
            self.leaf(depth, clues);
            return alive;
        };
        let mut cells = first[i];
        let rooms = self.search.limits.rooms_below(clues);
        let bands = self.search.tables.bands;
        if (0..2).any(|band| cells & bands[band] != 0 && rooms[band].most != 2) {
            // The sibling fills its band, or nearly.
            return cells;
        }
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(cells.count_ones());
        let mut batch = Batch::new(depth, clues);
        let mut alive = alive;
        while cells != 0 {
            let (mut siblings, mut below) = ([0; SIBLINGS], [0; SIBLINGS]);
            for (sibling, below) in siblings.iter_mut().zip(&mut below) {
                *sibling = cells & cells.wrapping_neg();
                cells ^= *sibling;
                alive &= !*sibling;
                *below = alive & self.search.limits.room_of(&rooms, *sibling).open;
            }
            let mut least = [0; SIBLINGS];
            self.token.smallest_below(first, &siblings, &below, &mut least);
            for i in (0..SIBLINGS).take_while(|&i| siblings[i] != 0) {
                self.pairs(&mut batch, first, siblings[i], below[i], least[i]);
            }
        }
        self.last_clues(&mut batch, first);
        0
    }

    /// Puts the pairs of one of three clues, `cell`, with the second one into
    /// the batch. `least` is the key of the UA that has to have the second.
    #[inline(always)]
    fn pairs(&mut self, batch: &mut Batch, first: &[u64], cell: u64, alive: u64, least: u64) {
        let clues = batch.clues | cell;
        let room = self.search.limits.room(clues);
        if room.fewest > 2.min(alive.count_ones()) {
            return;
        }
        if least == NO_KEY {
            // It hits all UAs that were looked at.
            self.place(batch.depth, cell.trailing_zeros() as usize);
            batch.placed = cell;
            self.two_left(batch.depth + 1, clues, alive);
            return;
        }
        let rooms = self.search.limits.rooms_below(clues);
        let mut seconds = set_of_key(least);
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(seconds.count_ones());
        let mut alive = alive;
        while seconds != 0 {
            let second = seconds & seconds.wrapping_neg();
            seconds ^= second;
            alive &= !second;
            let room = self.search.limits.room_of(&rooms, second);
            batch.push(cell, second, alive & room.open);
            if batch.count == SIBLINGS {
                self.last_clues(batch, first);
            }
        }
    }

    /// Empties a batch of nodes to which one clue can be added. The first
    /// unhit UAs tell where it can be, if anywhere.
    #[inline(always)]
    fn last_clues(&mut self, batch: &mut Batch, first: &[u64]) {
        let mut common = [0; SIBLINGS];
        batch.placing[batch.count..].fill(0);
        self.token.common_below(first, &batch.placing, &batch.below, &mut common);
        for i in 0..batch.count {
            // With no alive cell below, the node itself may still hit everything.
            if common[i] != 0 || batch.below[i] == 0 {
                self.last_clue(batch, i, common[i]);
            }
        }
        batch.count = 0;
    }

    /// A node of a batch for which a last clue may be found, `common` being
    /// what the first unhit UAs leave of its alive cells: looks at all unhit
    /// UAs.
    ///
    /// This and [`two_left`](Self::two_left) are functions of their own, which
    /// enter the level again: copies at each place that calls them would make
    /// the program several times as large.
    #[inline(never)]
    fn last_clue(&mut self, batch: &mut Batch, i: usize, common: u64) {
        self.token.enter(
            #[inline(always)]
            || self.last_clue_at_level(batch, i, common),
        );
    }

    #[inline(always)]
    fn last_clue_at_level(&mut self, batch: &mut Batch, i: usize, common: u64) {
        let depth = batch.depth;
        let (cells, below) = (batch.placing[i], batch.below[i]);
        let clues = batch.clues | cells;
        let room = self.search.limits.room(clues);
        if room.fewest > room.most.min(below.count_ones()) {
            return;
        }
        let common = self.unhit.common_below(self.token, depth, cells, common);
        if common == Some(0) {
            return;
        }
        let depth = self.place_last(batch, i);
        match common {
            Some(common) => self.leaves_below(depth, clues, common),
            None => {
                self.leaf(depth, clues);
                self.leaves_below(depth, clues, below);
            }
        }
    }

    /// Places the clues of a node of a batch; gives its depth.
    #[inline(always)]
    fn place_last(&mut self, batch: &mut Batch, i: usize) -> usize {
        let (mut depth, first) = (batch.depth, batch.first[i]);
        if first != 0 {
            if first != batch.placed {
                self.place(depth, first.trailing_zeros() as usize);
                batch.placed = first;
            }
            depth += 1;
        }
        let last = batch.placing[i] ^ first;
        self.place(depth, last.trailing_zeros() as usize);
        depth + 1
    }

    /// All UAs of bands 1+2 are hit by the clues of the node at `depth`.
    #[inline(always)]
    fn leaf(&mut self, depth: usize, clues: u64) {
        self.prepare_sockets();
        let open = self.path.sockets.open(self.token, depth);
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
            let open = self.path.sockets.open_below(self.token, depth, cell);
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
