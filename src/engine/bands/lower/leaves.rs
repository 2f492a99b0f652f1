//! Leaves of the search of bands 1+2, sets of clues that hit all UAs of their table, on their way
//! to the bands 3. Most leaves are dropped: the mini-rows of band 3 need more clues than are left,
//! or they need all of these and leave a UA that no clue in them can hit.

use super::hit_band_3::search_band_3;
use super::many_bands_3::ManyBandsSieve;
use super::one_band_3::{NodeBounds, OneBandSieve, Stacks};
use crate::engine::bands::config::LAST_WORDS;
use crate::engine::bands::leaf::Leaf;
use crate::engine::bands::learning::Learned;
use crate::engine::bands::open::tables::{FirstOpen, SubtreeTables};
use crate::engine::bands::pair_search::{PairSearch, Validity};
use crate::engine::bands::unhit::bitmap::Bitmap;
use crate::engine::bands::unhit::form::Learn;
use gridsieve_kernels::{Token, bits};

/// A leaf for which a band 3 is searched.
#[derive(Clone, Copy)]
pub(crate) struct Pass {
    clues: u64,
    band_3: usize,
    open: FirstOpen,
}

/// What takes the leaves below a node to the bands 3.
pub(crate) struct Leaves<'a, 'b, T> {
    pub token: T,
    pub search: &'a mut PairSearch<'b>,
    pub crossing: &'a mut SubtreeTables,
    /// The unhit UAs below the node.
    pub unhit: &'a mut Bitmap<LAST_WORDS>,
    /// The unhit UAs of the subtree that has the node.
    pub above: &'a mut dyn Learn,
    /// Memory for the leaves that pass.
    pub sieve: &'a mut OneBandSieve,
    pub many_sieve: &'a mut ManyBandsSieve,
    pub pass: &'a mut Vec<Pass>,
    /// The node's depth in the subtree. Other depths here count from it.
    pub base: usize,
}

impl<T: Token> Leaves<'_, '_, T> {
    /// Goes on with the leaves that the last four clues gave below the node at
    /// `depth`.
    #[inline(never)]
    pub fn search_last_four(&mut self, depth: usize, clues: u64, leaves: &[Leaf]) {
        self.search.nodes[clues.count_ones() as usize + 4] += leaves.len() as u64;
        self.search_leaves(depth, clues, leaves, Validity::Untested);
    }

    /// Goes on with leaves below the node at `depth`, each with up to four clues more, of each of which
    /// `validity` is known. Returns what is known of the last leaf that was searched, which says
    /// something only where there is one leaf.
    #[inline(always)]
    fn search_leaves(
        &mut self,
        depth: usize,
        clues: u64,
        leaves: &[Leaf],
        validity: Validity,
    ) -> Validity {
        self.crossing.build(self.token, self.search.pair_sockets.as_ref(), &self.search.bands_3);
        self.search.count.two_band_sets += leaves.len() as u64;
        self.pass.clear();
        self.crossing.note_changed_path();
        if self.search.pair_sockets.is_some() {
            self.pass_of_many(depth, clues, leaves);
        } else {
            self.pass_of_each(depth, clues, leaves);
        }
        self.search.count.pass_min_count += self.pass.len() as u64;
        self.drop_dead();
        self.search_passed(depth, validity)
    }

    /// Keeps the leaves for which the mini-rows do not ask for too many clues, for each band 3.
    #[inline(always)]
    fn pass_of_each(&mut self, depth: usize, clues: u64, leaves: &[Leaf]) {
        let (token, at) = (self.token, self.base + depth);
        for band_3 in 0..self.search.bands_3.len() {
            let bounds = self.bounds(at, clues, band_3);
            token.enter(
                #[inline(always)]
                || {
                    let tables = self.crossing.at(token, &self.search.bands_3, band_3, at);
                    self.sieve.sift(token, &self.search.two_bands, tables, bounds, leaves);
                },
            );
            self.keep(clues, band_3);
        }
    }

    /// The bounds that all leaves below a node share.
    #[inline(always)]
    fn bounds(&self, depth_in_subtree: usize, clues: u64, band_3: usize) -> NodeBounds {
        let search = &*self.search;
        let most = search.clues_left_to(band_3, clues);
        let in_band_3 = search.clues - clues.count_ones();
        let stacks = search.bands_3[band_3].stack_limit.map(|stack_limit| Stacks {
            limit: stack_limit.room(in_band_3),
            clues: search.in_stacks(band_3, clues),
        });
        NodeBounds { depth: depth_in_subtree, most, stacks }
    }

    /// Keeps what is left in the sieve.
    #[inline(always)]
    fn keep(&mut self, clues: u64, band_3: usize) {
        for (more, open) in self.sieve.passed() {
            self.pass.push(Pass { clues: clues | more.set(), band_3, open });
        }
        self.search.count.pass_min_count += self.sieve.stacks_full;
        self.search.count.stacks_full += self.sieve.stacks_full;
    }

    /// Keeps the leaves that pass for each of many bands 3, after a look at all of them.
    #[inline(never)]
    fn pass_of_many(&mut self, depth: usize, clues: u64, leaves: &[Leaf]) {
        let (token, at) = (self.token, self.base + depth);
        token.enter(
            #[inline(always)]
            || {
                self.crossing.follow_pair(token, at);
                let (search, sieve) = (&*self.search, &mut *self.many_sieve);
                sieve.sift(token, search, &self.crossing.pair, (at, clues), leaves);
                for i in 0..sieve.passed() {
                    let (more, open, bands_3) = sieve.at(i);
                    let clues = clues | more.set();
                    for band_3 in bits(bands_3) {
                        let tables = self.crossing.at(token, &search.bands_3, band_3, at);
                        let others = tables.first_patterns.open_below(token, at, more);
                        let sockets = search.pair_sockets().open(token, &open, band_3);
                        self.pass.push(Pass { clues, band_3, open: FirstOpen { sockets, others } });
                    }
                }
            },
        );
    }

    /// Drops the leaves that have no clue to spare and leave a UA of the first patterns open without a
    /// cell where a mini-row asks for a clue: no clue of band 3 can hit it. (The other patterns are
    /// tested in `left_open`.) The loop has no branch that depends on
    /// the outcome.
    #[inline(never)]
    fn drop_dead(&mut self) {
        let token = self.token;
        token.enter(
            #[inline(always)]
            || {
                let (all, mut kept) = (self.pass.len(), 0);
                for i in 0..all {
                    let pass = self.pass[i];
                    let Pass { clues, band_3, open } = pass;
                    let most = self.search.clues_left_to(band_3, clues);
                    let is_critical = open.sockets.min_count() == most;
                    let dies =
                        is_critical & open.is_dead(token, &self.search.bands_3[band_3].patterns);
                    self.pass[kept] = pass;
                    kept += usize::from(!dies);
                }
                self.pass.truncate(kept);
                // Band 3 would begin with the critical case.
                self.search.count.critical += (all - kept) as u64;
            },
        );
    }

    /// Searches the bands 3 of the leaves that are left. `above` is what is known of each leaf
    /// before its first band 3 is searched.
    #[inline(always)]
    fn search_passed(&mut self, depth: usize, above: Validity) -> Validity {
        // In an order that is the same at every instruction-set level, since each teaches the next;
        // and all bands 3 of a leaf together: its test is theirs in common.
        self.pass.sort_unstable_by_key(|pass| (pass.clues, pass.band_3));
        let (mut last, mut validity) = (0, above);
        for i in 0..self.pass.len() {
            let Pass { clues, band_3, open } = self.pass[i];
            if clues != last {
                (last, validity) = (clues, above);
            }
            if validity != Validity::Invalid {
                validity = self.band_3(depth, clues, band_3, open, validity);
            }
        }
        validity
    }

    /// The clues of the node at `depth` are a leaf. Gives what is known of them
    /// thereafter.
    #[inline(always)]
    pub fn search_node_as_leaf(
        &mut self,
        depth: usize,
        clues: u64,
        validity: Validity,
    ) -> Validity {
        debug_assert_ne!(validity, Validity::Invalid);
        self.search_leaves(depth, clues, &[Leaf::OF_NODE], validity)
    }

    /// Each child of the node at `depth` with a clue in one of these cells is a
    /// leaf.
    #[inline(always)]
    pub fn search_children(&mut self, depth: usize, clues: u64, cells: u64, validity: Validity) {
        if cells == 0 {
            // Without leaves the tables of the bands 3 are not needed here.
            return;
        }
        let count = cells.count_ones();
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(count);
        let mut leaves = [Leaf::OF_NODE; 64];
        for (leaf, cell) in leaves.iter_mut().zip(bits(cells)) {
            *leaf = Leaf::of_cell(cell);
        }
        self.search_leaves(depth, clues, &leaves[..count as usize], validity);
    }

    /// One band 3, and what it teaches.
    #[inline(never)]
    fn band_3(
        &mut self,
        depth: usize,
        clues: u64,
        band_3: usize,
        open: FirstOpen,
        validity: Validity,
    ) -> Validity {
        if self.search.ended {
            return validity;
        }
        let (token, search) = (self.token, &mut *self.search);
        let tables = self.crossing.of_band_3(band_3);
        let validity = token.enter(
            #[inline(always)]
            || search_band_3(token, search, band_3, tables, clues, open, validity),
        );
        self.take_in_fresh(depth);
        validity
    }

    /// Learns a UA inside bands 1+2 that these clues miss, if there is one.
    #[inline(always)]
    pub fn second_filling(&mut self, depth: usize, clues: u64) -> Option<u64> {
        let ua = self.search.second_filling(self.token, clues)?;
        let ua = self.search.learn_two_bands(ua);
        self.take_in_fresh(depth);
        Some(ua)
    }

    /// Gives all tables of the subtree what was learned at the node at `depth`.
    fn take_in_fresh(&mut self, depth: usize) {
        for i in 0..self.search.fresh.len() {
            match self.search.fresh[i] {
                Learned::TwoBands(ua) => {
                    let ua = ua & self.crossing.alive();
                    self.unhit.learn(depth, ua);
                    self.above.learn(self.base, ua);
                }
                Learned::Part { band_3, pattern, part } => {
                    let known = &self.search.bands_3[band_3].patterns.list[pattern];
                    self.crossing.learn(band_3, pattern, known, part, self.base + depth);
                }
                Learned::OfStack { stack, pattern, part } => {
                    self.crossing.pair[stack].add(pattern, part, self.base + depth);
                }
            }
        }
        self.search.fresh.clear();
    }
}
