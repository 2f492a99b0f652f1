//! The last clues of bands 1+2, below a node that has few of them left: on a
//! table of its own, sorted anew by the cells still alive, so that the first
//! unhit UAs are the smallest.

use super::last_four::{FourLeft, LastFour, WORDS};
use super::leaves::Pass;
use super::pair::{PairSearch, Validity};
use super::subtree::Path;
use super::unhit::{Bitmap, FirstUas, MOST_FIRST, Unhit, cells};
use gridsieve_kernels::{SPARE_WORDS, Token};

/// With at most this many clues left a node gets a table of its own.
pub(super) const MOST: u32 = 5;

/// Unhit UAs among which the smallest is branched on.
const LOOK: usize = 4;

/// Room for the sorted UAs. A power of two: an index needs no division.
const PLACES: usize = MOST_FIRST.next_power_of_two();

/// The table, and what is found with it.
pub(super) struct Table {
    /// The unhit UAs as they come from the table above.
    pub first: FirstUas,
    sorted: [u64; PLACES],
    pub unhit: Bitmap<WORDS>,
    pub four: Box<LastFour>,
    /// Leaves for which a band 3 is searched.
    pub pass: Vec<Pass>,
    /// UAs inside bands 1+2 that were learned below, for the tables above.
    pub learned: Vec<u64>,
}

impl Table {
    pub fn new() -> Table {
        Table {
            first: [0; MOST_FIRST + SPARE_WORDS],
            sorted: [0; PLACES],
            unhit: Bitmap::new(),
            four: LastFour::new(),
            pass: Vec::new(),
            learned: Vec::new(),
        }
    }

    /// Builds the table from the first `count` UAs of `first`; false if one of
    /// them is empty.
    #[inline(always)]
    pub fn build<T: Token>(&mut self, token: T, count: usize) -> bool {
        let uas = &self.first[..count];
        let mut sizes = [0u8; MOST_FIRST];
        let sizes = &mut sizes[..count];
        token.residual_sizes([uas], [u64::MAX], sizes);
        let mut starts = [0u16; 64];
        sizes.iter().for_each(|&size| starts[usize::from(size) % 64] += 1);
        if starts[0] != 0 {
            return false;
        }
        let mut sum = 0;
        for start in &mut starts {
            (*start, sum) = (sum, sum + *start);
        }
        for i in 0..uas.len() {
            let (ua, size) = (uas[i], sizes[i]);
            let next = &mut starts[usize::from(size) % 64];
            self.sorted[usize::from(*next) % PLACES] = ua;
            *next += 1;
        }
        self.unhit.build(token, &self.sorted[..count]);
        true
    }
}

/// The search below one node.
pub(super) struct LastClues<'a, 'b, T> {
    pub token: T,
    pub search: &'a mut PairSearch<'b>,
    pub path: &'a mut Path,
    pub table: &'a mut Table,
    /// The node's depth on the path.
    pub base: usize,
}

impl<T: Token> LastClues<'_, '_, T> {
    /// Searches below the node, with its clues and alive cells.
    #[inline(always)]
    pub fn run(&mut self, clues: u64, alive: u64) {
        if self.search.limits.room(clues).most != MOST {
            self.node(0, clues, alive);
            return;
        }
        let Some(branch) = self.table.unhit.smallest(0, alive, LOOK) else {
            self.few_unhit(0, clues, alive, Validity::Untested);
            return;
        };
        let mut alive = alive;
        for cell in cells(branch) {
            // One node may take minutes if there are many clues.
            self.search.heed_stop();
            if self.search.ended {
                return;
            }
            alive &= !(1 << cell);
            self.place(0, cell);
            self.search.nodes[clues.count_ones() as usize + 1] += 1;
            self.node(1, clues | 1 << cell, alive);
        }
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    fn place(&mut self, depth: usize, cell: usize) {
        self.table.unhit.place(self.token, depth, cell);
        self.path.sockets.place(self.base + depth, cell);
    }

    /// Deals with a node to which four clues can be added, or fewer where the
    /// clues of a band are complete.
    #[inline(always)]
    fn node(&mut self, depth: usize, clues: u64, alive: u64) {
        let room = self.search.limits.room(clues);
        let alive = alive & room.open;
        if room.fewest > room.most.min(alive.count_ones()) {
            return;
        }
        match self.table.unhit.smallest(depth, alive, LOOK) {
            Some(branch) if room.most == 4 => self.four_left(depth, clues, alive, branch),
            _ => self.few_unhit(depth, clues, alive, Validity::Untested),
        }
    }

    /// Searches below a node to which four clues can be added.
    #[inline(always)]
    fn four_left(&mut self, depth: usize, clues: u64, alive: u64, branch: u64) {
        let open = self.search.limits.open_below(clues);
        let node = FourLeft { branch, alive, band_1: self.search.tables.bands[0], open };
        self.table.four.start(self.token, &self.table.unhit, depth, &node);
        while self.next_leaves(depth, &node) {
            self.leaves(depth, clues);
            if self.search.ended {
                return;
            }
        }
        let visited = self.table.four.visited;
        for more in 0..visited.len() {
            self.search.nodes[clues.count_ones() as usize + 1 + more] += visited[more];
        }
        if !self.table.four.sparse.is_empty() {
            self.sparse(depth, clues);
        }
    }

    /// A function of its own, which enters the level again: so the compiler
    /// has the registers for its loops.
    #[inline(never)]
    fn next_leaves(&mut self, depth: usize, node: &FourLeft) -> bool {
        let (token, Table { four, unhit, .. }) = (self.token, &mut *self.table);
        token.enter(
            #[inline(always)]
            || four.next_leaves(token, unhit, depth, node),
        )
    }

    /// The nodes that [`LastFour`] leaves.
    #[inline(never)]
    fn sparse(&mut self, depth: usize, clues: u64) {
        self.token.enter(
            #[inline(always)]
            || {
                // In an order that no level changes.
                self.table.four.sparse.sort_unstable_by_key(|node| node.clues);
                for i in 0..self.table.four.sparse.len() {
                    let node = self.table.four.sparse[i];
                    let mut depth = depth;
                    for cell in cells(node.clues) {
                        self.place(depth, cell);
                        depth += 1;
                    }
                    self.few_unhit(depth, clues | node.clues, node.alive, Validity::Untested);
                }
            },
        );
    }

    /// Searches below any node, depth first. The clues below a valid node are
    /// valid too.
    #[inline(never)]
    fn few_unhit(&mut self, depth: usize, clues: u64, alive: u64, validity: Validity) {
        let mut validity = validity;
        let branch = self.token.enter(
            #[inline(always)]
            || self.visit(depth, clues, alive, &mut validity),
        );
        let mut alive = alive;
        for cell in cells(branch) {
            if self.search.ended {
                return;
            }
            alive &= !(1 << cell);
            self.token.enter(
                #[inline(always)]
                || self.place(depth, cell),
            );
            self.search.nodes[clues.count_ones() as usize + 1] += 1;
            self.few_unhit(depth + 1, clues | 1 << cell, alive, validity);
        }
    }

    /// Deals with a node; gives the cells to try below it.
    #[inline(always)]
    fn visit(&mut self, depth: usize, clues: u64, alive: u64, validity: &mut Validity) -> u64 {
        let room = self.search.limits.room(clues);
        let alive = alive & room.open;
        let mut branch = self.table.unhit.smallest(depth, alive, LOOK);
        if branch.is_none() && room.most > 1 && *validity == Validity::Untested {
            // Everything known is hit, and clues are left: if that is not all,
            // they have something to hit. With one clue left most children die
            // of band 3 in less time than the test takes.
            branch = self.another_filling(depth, clues).map(|ua| ua & alive);
            if branch.is_none() {
                *validity = Validity::Valid;
            }
        }
        if branch.is_none() && self.leaf(depth, clues, *validity) == Validity::Valid {
            // If it is not, that says nothing of its children.
            *validity = Validity::Valid;
        }
        match room.most {
            0 => 0,
            1 => {
                let common = self.table.unhit.common(self.token, depth, alive);
                self.leaves_below(depth, clues, common, *validity);
                0
            }
            _ => branch.unwrap_or(alive),
        }
    }

    /// Learns a UA inside bands 1+2 that these clues miss, if there is one.
    #[inline(always)]
    fn another_filling(&mut self, depth: usize, clues: u64) -> Option<u64> {
        let ua = self.search.another_filling(self.token, clues)?;
        let ua = self.search.learn_two_bands(ua);
        self.take_in_fresh(depth);
        Some(ua)
    }
}
