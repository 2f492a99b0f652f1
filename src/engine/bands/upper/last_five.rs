//! The last clues of bands 1+2, below a node with few clues left. The node gets a table of its own,
//! in which UAs are sorted by their number of alive cells, so that the first unhit UAs are the
//! smallest.

use super::last_four::{FourLeft, LastFour};
use crate::engine::bands::config::{LAST_CLUES, LAST_UAS, LAST_UAS_TO_BRANCH_ON, LAST_WORDS};
use crate::engine::bands::lower::leaves::{Leaves, Pass};
use crate::engine::bands::lower::many_bands_3::ManyBandsSieve;
use crate::engine::bands::lower::one_band_3::OneBandSieve;
use crate::engine::bands::open::tables::SubtreeTables;
use crate::engine::bands::pair_search::{PairSearch, Validity};
use crate::engine::bands::unhit::bitmap::Bitmap;
use crate::engine::bands::unhit::form::{FirstUas, Learn, Unhit};
use gridsieve_kernels::{SPARE_WORDS, Token, bits, within};

/// Room for the sorted UAs. A power of two: an index needs no division.
const PLACES: usize = LAST_UAS.next_power_of_two();

/// The table, and what is found with it.
pub(crate) struct Table {
    /// The unhit UAs as they come from the table above.
    pub first: FirstUas,
    sorted: [u64; PLACES],
    unhit: Bitmap<LAST_WORDS>,
    four: Box<LastFour>,
    sieve: Box<OneBandSieve>,
    many_sieve: Box<ManyBandsSieve>,
    /// Leaves for which a band 3 is searched.
    pass: Vec<Pass>,
}

impl Table {
    pub fn new() -> Table {
        Table {
            first: [0; LAST_UAS + SPARE_WORDS],
            sorted: [0; PLACES],
            unhit: Bitmap::new(),
            four: LastFour::new(),
            sieve: OneBandSieve::new(),
            many_sieve: ManyBandsSieve::new(),
            pass: Vec::new(),
        }
    }

    /// Builds the table from the first `count` UAs of `first`; false if one of
    /// them is empty.
    #[inline(always)]
    pub fn build<T: Token>(&mut self, token: T, count: usize) -> bool {
        let uas = &self.first[..count];
        let mut sizes = [0u8; LAST_UAS];
        let sizes = &mut sizes[..count];
        for i in 0..count {
            sizes[i] = uas[i].count_ones() as u8;
        }
        let mut starts = [0u16; 64];
        sizes.iter().for_each(|&size| starts[within::<64>(size.into())] += 1);
        if starts[0] != 0 {
            return false;
        }
        let mut sum = 0;
        for start in &mut starts {
            (*start, sum) = (sum, sum + *start);
        }
        for i in 0..uas.len() {
            let (ua, size) = (uas[i], sizes[i]);
            let next = &mut starts[within::<64>(size.into())];
            self.sorted[within::<PLACES>((*next).into())] = ua;
            *next += 1;
        }
        self.unhit.build(token, &self.sorted[..count]);
        true
    }

    /// Lends the table to the search below the node at depth `base` of a subtree with
    /// these cross-band tables. What is learned goes to `above` too.
    #[inline(always)]
    pub fn lend<'a, 'b, T: Token>(
        &'a mut self,
        token: T,
        search: &'a mut PairSearch<'b>,
        crossing: &'a mut SubtreeTables,
        above: &'a mut dyn Learn,
        base: usize,
    ) -> LastClues<'a, 'b, T> {
        let Table { unhit, four, sieve, many_sieve, pass, .. } = self;
        let leaves =
            Leaves { token, search, crossing, unhit, above, sieve, many_sieve, pass, base };
        LastClues { four, leaves }
    }
}

/// The search below one node.
pub(crate) struct LastClues<'a, 'b, T> {
    four: &'a mut LastFour,
    /// What the search comes to.
    pub leaves: Leaves<'a, 'b, T>,
}

impl<T: Token> LastClues<'_, '_, T> {
    /// Searches below the node, with its clues and alive cells.
    #[inline(always)]
    pub fn run(&mut self, clues: u64, alive: u64) {
        if self.leaves.search.limits.clues_left(clues).most != LAST_CLUES {
            self.node(0, clues, alive);
            return;
        }
        let Some(branch) = self.leaves.unhit.smallest(0, alive, LAST_UAS_TO_BRANCH_ON) else {
            self.depth_first(0, clues, alive, Validity::Untested);
            return;
        };
        let mut alive = alive;
        for cell in bits(branch) {
            // One node may take minutes if there are many clues.
            self.leaves.search.heed_stop();
            if self.leaves.search.ended {
                return;
            }
            alive &= !(1 << cell);
            self.place(0, cell);
            self.leaves.search.nodes[clues.count_ones() as usize + 1] += 1;
            self.node(1, clues | 1 << cell, alive);
        }
    }

    /// Notes that the node at `depth + 1` has a clue in `cell`.
    #[inline(always)]
    fn place(&mut self, depth: usize, cell: usize) {
        self.leaves.unhit.place(self.leaves.token, depth, cell);
        self.leaves.crossing.place(self.leaves.base + depth, cell);
    }

    /// Deals with a node to which at most four clues can be added.
    #[inline(always)]
    fn node(&mut self, depth: usize, clues: u64, alive: u64) {
        let left = self.leaves.search.limits.clues_left(clues);
        let alive = alive & left.open;
        if left.fewest > left.most.min(alive.count_ones()) {
            return;
        }
        match self.leaves.unhit.smallest(depth, alive, LAST_UAS_TO_BRANCH_ON) {
            Some(branch) if left.most == 4 => self.four_left(depth, clues, alive, branch),
            _ => self.depth_first(depth, clues, alive, Validity::Untested),
        }
    }

    /// Searches below a node to which four clues can be added.
    #[inline(always)]
    fn four_left(&mut self, depth: usize, clues: u64, alive: u64, branch: u64) {
        let open = self.leaves.search.limits.open_below(clues);
        let node = FourLeft { branch, alive, band_1: self.leaves.search.two_bands.bands[0], open };
        self.four.start(self.leaves.token, self.leaves.unhit, depth, &node);
        while self.next_leaves(depth, &node) {
            self.leaves.search_last_four(depth, clues, self.four.leaves());
            if self.leaves.search.ended {
                return;
            }
        }
        let visited = self.four.visited;
        for more in 0..visited.len() {
            self.leaves.search.nodes[clues.count_ones() as usize + 1 + more] += visited[more];
        }
        if !self.four.sparse.is_empty() {
            self.sparse(depth, clues);
        }
    }

    /// This is a function of its own, which enters the level again, so that the compiler has all
    /// registers for its loops.
    #[inline(never)]
    fn next_leaves(&mut self, depth: usize, node: &FourLeft) -> bool {
        let (token, unhit) = (self.leaves.token, &*self.leaves.unhit);
        token.enter(
            #[inline(always)]
            || self.four.next_leaves(token, unhit, depth, node),
        )
    }

    /// The nodes that [`LastFour`] leaves.
    #[inline(never)]
    fn sparse(&mut self, depth: usize, clues: u64) {
        self.leaves.token.enter(
            #[inline(always)]
            || {
                // In an order that no level changes.
                self.four.sparse.sort_unstable_by_key(|node| node.clues);
                for i in 0..self.four.sparse.len() {
                    let node = self.four.sparse[i];
                    let mut depth = depth;
                    for cell in bits(node.clues) {
                        self.place(depth, cell);
                        depth += 1;
                    }
                    self.depth_first(depth, clues | node.clues, node.alive, Validity::Untested);
                }
            },
        );
    }

    /// Searches depth first below a node to which fewer than four clues can be added, or which hits
    /// the 64 smallest UAs of the table, or all. What is valid stays so with more clues.
    #[inline(never)]
    fn depth_first(&mut self, depth: usize, clues: u64, alive: u64, validity: Validity) {
        let mut validity = validity;
        let branch = self.leaves.token.enter(
            #[inline(always)]
            || self.visit(depth, clues, alive, &mut validity),
        );
        let mut alive = alive;
        for cell in bits(branch) {
            if self.leaves.search.ended {
                return;
            }
            alive &= !(1 << cell);
            self.leaves.token.enter(
                #[inline(always)]
                || self.place(depth, cell),
            );
            self.leaves.search.nodes[clues.count_ones() as usize + 1] += 1;
            self.depth_first(depth + 1, clues | 1 << cell, alive, validity);
        }
    }

    /// Deals with a node; gives the cells to try below it.
    #[inline(always)]
    fn visit(&mut self, depth: usize, clues: u64, alive: u64, validity: &mut Validity) -> u64 {
        let left = self.leaves.search.limits.clues_left(clues);
        let alive = alive & left.open;
        let mut branch = self.leaves.unhit.smallest(depth, alive, LAST_UAS_TO_BRANCH_ON);
        if branch.is_none() && left.most > 1 && *validity == Validity::Untested {
            // All known UAs are hit, but clues remain: the solver is asked for a UA that is missed,
            // to branch on; otherwise the branch would be on every cell. With one clue left most
            // children die of band 3 in less time than the test takes.
            branch = self.leaves.second_filling(depth, clues).map(|ua| ua & alive);
            if branch.is_none() {
                *validity = Validity::Valid;
            }
        }
        if branch.is_none()
            && self.leaves.search_node_as_leaf(depth, clues, *validity) == Validity::Valid
        {
            // If this leaf is not valid, its children still may be.
            *validity = Validity::Valid;
        }
        match left.most {
            0 => 0,
            1 => {
                let common = self.leaves.unhit.common(depth, alive);
                self.leaves.search_children(depth, clues, common, *validity);
                0
            }
            _ => branch.unwrap_or(alive),
        }
    }
}
