//! Leaves of the search of bands 1+2: sets of clues that hit all its UAs, on
//! their way to the bands 3. Most die because the mini-rows of band 3 ask for
//! more clues than there are.

use super::crosswise::Crosswise;
use super::last_clues::LastClues;
use super::last_four::NO_CELL;
use super::pair::{Learned, PairSearch, Validity};
use super::sockets::{Open, Sockets};
use super::subtree::Path;
use super::unhit::{Unhit, cells};
use gridsieve_kernels::Token;

/// A leaf for which a band 3 is searched.
#[derive(Clone, Copy)]
pub(super) struct Pass {
    clues: u64,
    band_3: usize,
    /// The patterns that it leaves open.
    open: Open,
}

/// The cells of a leaf of the last four clues.
#[inline(always)]
fn set_of(leaf: [u8; 4]) -> u64 {
    leaf.iter().fold(0, |set, cell| set | 1 << (cell % 64)) & !(1 << NO_CELL)
}

impl<T: Token> LastClues<'_, '_, T> {
    /// Goes on with the leaves that the last four clues gave below the node at
    /// `depth`.
    #[inline(never)]
    pub fn leaves(&mut self, depth: usize, clues: u64) {
        self.prepare_sockets();
        let leaves = self.table.four.leaves().len();
        self.search.count.two_band_sets += leaves as u64;
        self.search.nodes[clues.count_ones() as usize + 4] += leaves as u64;
        self.table.pass.clear();
        if self.search.pair_sockets.is_some() {
            self.pass_of_many(depth, clues);
        } else {
            self.pass_of_each(depth, clues);
        }
        self.search.count.pass_min_count += self.table.pass.len() as u64;
        if let Some(crosswise) = self.search.crosswise {
            self.drop_full_stacks(crosswise);
        }
        self.search_passed(depth);
    }

    /// Keeps those whose mini-rows do not ask for too many clues, for each band 3.
    #[inline(always)]
    fn pass_of_each(&mut self, depth: usize, clues: u64) {
        let (token, at) = (self.token, self.base + depth);
        let (Path { sockets, .. }, table) = (&mut *self.path, &mut *self.table);
        let search = &*self.search;
        token.enter(
            #[inline(always)]
            || {
                sockets.leave();
                for band_3 in 0..search.bands_3.len() {
                    let most = search.most_clues_of_band_3(band_3, clues) - 4;
                    let sockets = sockets.at(token, band_3, at);
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
    }

    /// The same for many bands 3: few remain after a look at all of them.
    #[inline(never)]
    fn pass_of_many(&mut self, depth: usize, clues: u64) {
        let (token, at) = (self.token, self.base + depth);
        let (Path { sockets, .. }, table) = (&mut *self.path, &mut *self.table);
        let pair = self.search.pair_sockets();
        let most = self.search.most_clues_of_many(clues) - 4;
        token.enter(
            #[inline(always)]
            || {
                sockets.leave();
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

    /// Searches the bands 3 that are left.
    #[inline(always)]
    fn search_passed(&mut self, depth: usize) {
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

    /// The clues of the node at `depth` are a leaf. Gives what is known of them
    /// thereafter.
    #[inline(always)]
    pub fn leaf(&mut self, depth: usize, clues: u64, validity: Validity) -> Validity {
        let (token, at) = (self.token, self.base + depth);
        self.bands_3(
            depth,
            clues,
            None,
            validity,
            #[inline(always)]
            |sockets| sockets.open(token, at),
        )
    }

    /// Each child of the node at `depth` with a clue in one of these cells is a
    /// leaf.
    #[inline(always)]
    pub fn leaves_below(&mut self, depth: usize, clues: u64, below: u64, validity: Validity) {
        let (token, at) = (self.token, self.base + depth);
        self.search.nodes[clues.count_ones() as usize + 1] += u64::from(below.count_ones());
        for cell in cells(below) {
            self.bands_3(
                depth,
                clues | 1 << cell,
                Some(cell),
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
            let PairSearch { pair_sockets, bands_3, .. } = &*self.search;
            self.path.sockets.build(pair_sockets.as_ref(), bands_3, root.clues, root.alive);
        }
    }

    /// Goes on to each band 3 of which the mini-rows do not ask for too many
    /// clues: at the node at `depth`, or its child with a clue in `cell`.
    #[inline(always)]
    fn bands_3(
        &mut self,
        depth: usize,
        clues: u64,
        cell: Option<usize>,
        validity: Validity,
        open: impl Fn(&Sockets) -> Open,
    ) -> Validity {
        debug_assert_ne!(validity, Validity::Invalid);
        self.prepare_sockets();
        self.search.count.two_band_sets += 1;
        self.path.sockets.leave();
        let within = if self.search.pair_sockets.is_some() {
            self.within(depth, clues, cell)
        } else {
            u64::MAX >> (64 - self.search.bands_3.len())
        };
        let mut validity = validity;
        for band_3 in cells(within) {
            let open = open(self.path.sockets.at(self.token, band_3, self.base + depth));
            if open.min_count() <= self.search.most_clues_of_band_3(band_3, clues) {
                self.search.count.pass_min_count += 1;
                validity = self.band_3(depth, clues, band_3, open, validity);
                if validity == Validity::Invalid {
                    break;
                }
            }
        }
        validity
    }

    /// Of many bands 3 those that are left after a look at all of them.
    #[inline(never)]
    fn within(&mut self, depth: usize, clues: u64, cell: Option<usize>) -> u64 {
        let (token, at) = (self.token, self.base + depth);
        let (search, sockets) = (&*self.search, &mut self.path.sockets);
        token.enter(
            #[inline(always)]
            || {
                sockets.follow_pair(token, at);
                let asked = match cell {
                    None => sockets.pair.asked(token, at),
                    Some(cell) => sockets.pair.asked_below(token, at, cell),
                };
                search.pair_sockets().within(asked, search.most_clues_of_many(clues))
            },
        )
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
    pub fn take_in_fresh(&mut self, depth: usize) {
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
