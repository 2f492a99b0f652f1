//! The last clues of bands 1+2, below a node that has few of them left: on a
//! table of its own, sorted anew by the cells still alive, so that the first
//! unhit UAs are the smallest.

use super::crosswise::Crosswise;
use super::last_four::{FourLeft, LastFour, NO_CELL, WORDS};
use super::pair::{Learned, PairSearch, Validity};
use super::sockets::{Open, Sockets};
use super::subtree::Path;
use super::unhit::{Bitmap, FirstUas, MOST_FIRST, Unhit, cells};
use gridsieve_kernels::{SPARE_WORDS, Token};

/// With at most this many clues left a node gets a table of its own.
pub(super) const MOST: u32 = 5;

/// Unhit UAs among which the smallest is branched on.
const LOOK: usize = 4;

/// Room for the sorted UAs. A power of two: an index needs no division.
const PLACES: usize = MOST_FIRST.next_power_of_two();

/// A leaf for which a band 3 is searched.
#[derive(Clone, Copy)]
struct Pass {
    clues: u64,
    band_3: usize,
    /// The patterns that it leaves open.
    open: Open,
}

/// The table, and what is found with it.
pub(super) struct Table {
    /// The unhit UAs as they come from the table above.
    pub first: FirstUas,
    sorted: [u64; PLACES],
    unhit: Bitmap<WORDS>,
    four: Box<LastFour>,
    /// Leaves for which a band 3 is searched.
    pass: Vec<Pass>,
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
        for (&ua, &size) in uas.iter().zip(&*sizes) {
            let next = &mut starts[usize::from(size) % 64];
            self.sorted[usize::from(*next) % PLACES] = ua;
            *next += 1;
        }
        self.unhit.build(token, &self.sorted[..count]);
        true
    }
}

/// The cells of a leaf.
#[inline(always)]
fn set_of(leaf: [u8; 4]) -> u64 {
    leaf.iter().fold(0, |set, cell| set | 1 << (cell % 64)) & !(1 << NO_CELL)
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
        let level = clues.count_ones() as usize + 1;
        for (nodes, visited) in self.search.nodes[level..].iter_mut().zip(self.table.four.visited) {
            *nodes += visited;
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

    /// Goes on with the leaves whose mini-rows do not ask for too many clues.
    #[inline(never)]
    fn leaves(&mut self, depth: usize, clues: u64) {
        self.prepare_sockets();
        let leaves = self.table.four.leaves().len();
        self.search.count.two_band_sets += leaves as u64;
        self.search.nodes[clues.count_ones() as usize + 4] += leaves as u64;
        let (token, at) = (self.token, self.base + depth);
        self.table.pass.clear();
        if self.search.sockets.is_some() {
            self.pass_of_many(depth, clues);
            self.search_passed(depth);
            return;
        }
        let (Path { sockets, .. }, table) = (&mut *self.path, &mut *self.table);
        let search = &*self.search;
        token.enter(
            #[inline(always)]
            || {
                sockets.follow(token, at);
                for band_3 in 0..search.bands_3.len() {
                    let most = search.most_clues_of_band_3(band_3, clues) - 4;
                    let sockets = sockets.of(band_3);
                    for leaf in table.four.leaves() {
                        let more = leaf.to_le_bytes();
                        let most = most + u32::from(more[3] == NO_CELL);
                        if let Some(open) = sockets.open_below_four(token, at, more, most) {
                            let clues = clues | set_of(more);
                            table.pass.push(Pass { clues, band_3, open });
                        }
                    }
                }
            },
        );
        self.search_passed(depth);
    }

    /// The same for many bands 3: few remain after a first look at all of them.
    #[inline(never)]
    fn pass_of_many(&mut self, depth: usize, clues: u64) {
        let (token, at) = (self.token, self.base + depth);
        let (Path { sockets, .. }, table) = (&mut *self.path, &mut *self.table);
        let Some(pair) = &self.search.sockets else { return };
        let most = self.search.most_clues_of_band_3(0, clues) - 4;
        token.enter(
            #[inline(always)]
            || {
                sockets.follow_pair(token, at);
                for leaf in table.four.leaves() {
                    let more = leaf.to_le_bytes();
                    let most = most + u32::from(more[3] == NO_CELL);
                    let asked = sockets.pair.asked_below_four(token, at, more);
                    for band_3 in cells(pair.within(asked, most)) {
                        let sockets = sockets.at(token, band_3, at);
                        if let Some(open) = sockets.open_below_four(token, at, more, most) {
                            let clues = clues | set_of(more);
                            table.pass.push(Pass { clues, band_3, open });
                        }
                    }
                }
            },
        );
    }

    /// Searches the bands 3 that these leaves are left for.
    #[inline(never)]
    fn search_passed(&mut self, depth: usize) {
        self.search.count.pass_min_count += self.table.pass.len() as u64;
        if let Some(crosswise) = self.search.crosswise {
            self.drop_full_stacks(crosswise);
        }
        // In an order that no level changes, since each teaches the next; and all
        // bands 3 of a leaf together: its test is theirs in common.
        self.table.pass.sort_unstable_by_key(|pass| (pass.clues, pass.band_3));
        let (mut last, mut validity) = (0, Validity::Untested);
        for i in 0..self.table.pass.len() {
            let Pass { clues, band_3, open } = self.table.pass[i];
            if clues != last {
                (last, validity) = (clues, Validity::Untested);
            }
            if validity != Validity::Invalid {
                validity = self.band_3(depth, clues, band_3, open, validity);
            }
        }
    }

    /// Drops the leaves of which the mini-rows ask for more clues than a stack
    /// can take: most of them die of that.
    #[inline(never)]
    fn drop_full_stacks(&mut self, crosswise: Crosswise) {
        let (search, pass) = (&mut *self.search, &mut self.table.pass);
        let mut kept = 0;
        self.token.enter(
            #[inline(always)]
            || {
                for i in 0..pass.len() {
                    let Pass { clues, band_3, open } = pass[i];
                    pass[kept] = pass[i];
                    let room = search.room_within(crosswise, band_3, clues);
                    let fits = match room {
                        Some(room) => room.cells_within(open).is_some(),
                        None => false,
                    };
                    kept += usize::from(fits);
                }
            },
        );
        search.count.stacks_full += (pass.len() - kept) as u64;
        pass.truncate(kept);
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

    /// Searches below any node, depth first. Few nodes come here, so that each
    /// can be tested; the clues below a valid node are valid too.
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
        if branch.is_none() {
            *validity = self.leaf(depth, clues, *validity);
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

    /// All UAs of bands 1+2 are hit by the clues of the node at `depth`.
    #[inline(always)]
    pub fn leaf(&mut self, depth: usize, clues: u64, validity: Validity) -> Validity {
        self.prepare_sockets();
        if self.search.sockets.is_some() {
            return self.many_bands_3(depth, clues, None, validity);
        }
        let (token, at) = (self.token, self.base + depth);
        self.path.sockets.follow(token, at);
        self.bands_3(
            depth,
            clues,
            validity,
            #[inline(always)]
            |sockets| sockets.open(token, at),
        )
    }

    /// All UAs are hit by each child of the node at `depth` with a clue in one
    /// of these cells.
    #[inline(always)]
    fn leaves_below(&mut self, depth: usize, clues: u64, below: u64, validity: Validity) {
        if below == 0 {
            return;
        }
        self.prepare_sockets();
        let (token, at) = (self.token, self.base + depth);
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(below.count_ones());
        let many = self.search.sockets.is_some();
        for cell in cells(below) {
            if many {
                self.many_bands_3(depth, clues | 1 << cell, Some(cell), validity);
                continue;
            }
            self.path.sockets.follow(token, at);
            self.bands_3(
                depth,
                clues | 1 << cell,
                validity,
                #[inline(always)]
                |sockets| sockets.open_below(token, at, cell),
            );
        }
    }

    #[inline(always)]
    fn prepare_sockets(&mut self) {
        if !self.path.sockets.is_built() {
            let root = self.path.root;
            let PairSearch { sockets, bands_3, .. } = &*self.search;
            self.path.sockets.build(sockets.as_ref(), bands_3, root.clues, root.alive);
        }
    }

    /// Goes on to each band 3 of which the mini-rows do not ask for too many
    /// clues.
    #[inline(always)]
    fn bands_3(
        &mut self,
        depth: usize,
        clues: u64,
        validity: Validity,
        open: impl Fn(&Sockets) -> Open,
    ) -> Validity {
        self.search.count.two_band_sets += 1;
        let mut validity = validity;
        for band_3 in 0..self.search.bands_3.len() {
            let open = open(self.path.sockets.of(band_3));
            let most = self.search.most_clues_of_band_3(band_3, clues);
            if open.min_count() > most {
                continue;
            }
            self.search.count.pass_min_count += 1;
            validity = self.band_3(depth, clues, band_3, open, validity);
            if validity == Validity::Invalid {
                break;
            }
        }
        validity
    }

    /// The same for many bands 3, at the node at `depth` or its child with a clue
    /// in `cell`.
    #[inline(never)]
    fn many_bands_3(
        &mut self,
        depth: usize,
        clues: u64,
        cell: Option<usize>,
        validity: Validity,
    ) -> Validity {
        self.search.count.two_band_sets += 1;
        let (token, at) = (self.token, self.base + depth);
        let most = self.search.most_clues_of_band_3(0, clues);
        let (search, sockets) = (&*self.search, &mut self.path.sockets);
        let within = token.enter(
            #[inline(always)]
            || {
                sockets.follow_pair(token, at);
                let asked = match cell {
                    None => sockets.pair.asked(token, at),
                    Some(cell) => sockets.pair.asked_below(token, at, cell),
                };
                match &search.sockets {
                    Some(pair) => pair.within(asked, most),
                    None => 0,
                }
            },
        );
        let mut validity = validity;
        for band_3 in cells(within) {
            let sockets = &mut self.path.sockets;
            let open = token.enter(
                #[inline(always)]
                || {
                    let sockets = sockets.at(token, band_3, at);
                    match cell {
                        None => sockets.open(token, at),
                        Some(cell) => sockets.open_below(token, at, cell),
                    }
                },
            );
            if open.min_count() > most {
                continue;
            }
            self.search.count.pass_min_count += 1;
            validity = self.band_3(depth, clues, band_3, open, validity);
            if validity == Validity::Invalid {
                break;
            }
        }
        validity
    }

    /// One band 3, and what it teaches.
    #[inline(never)]
    fn band_3(
        &mut self,
        depth: usize,
        clues: u64,
        band_3: usize,
        open: Open,
        validity: Validity,
    ) -> Validity {
        if self.search.ended {
            return validity;
        }
        let (search, sockets) = (&mut *self.search, self.path.sockets.of(band_3));
        let validity = self.token.enter(
            #[inline(always)]
            || search.band_3(self.token, band_3, sockets, clues, open, validity),
        );
        self.take_in_fresh(depth);
        validity
    }

    /// Gives the tables what was learned.
    fn take_in_fresh(&mut self, depth: usize) {
        for i in 0..self.search.fresh.len() {
            match self.search.fresh[i] {
                Learned::TwoBands(ua) => {
                    let ua = ua & self.path.root.alive;
                    Unhit::<T>::learn(&mut self.table.unhit, depth, ua);
                    self.table.learned.push(ua);
                }
                Learned::Part { band_3, pattern, part } => {
                    let known = &self.search.bands_3[band_3].patterns.list[pattern];
                    let sockets = self.path.sockets.of(band_3);
                    sockets.learn(pattern, known, part, self.base + depth);
                }
            }
        }
        self.search.fresh.clear();
    }
}
