//! Band 3: from the clues of bands 1+2 to puzzles.
//!
//! After phase 2 of G. Penet's 17-clue search, for any number of clues in band
//! 3. The *field* is the cells of the open GUA2 and GUA3; they need *min count*
//! clues. The clues of band 3 beyond that are *missing*: free to go anywhere.
//!
//! - Critical (none missing): all clues go in field, so a UA outside the field
//!   kills.
//! - One missing: at most one clue goes out of field, into the cells common to
//!   all UAs outside.
//! - More missing: the UAs outside the field must not need more.
//!
//! What is left is a small hitting-set problem on 27 cells. A set of clues
//! that hits everything known is put to the solver; a second solution is a
//! fresh UA, on which the search branches and which joins the tables.

use super::others::OpenGroups;
use super::pair::{PairSearch, Validity};
use super::patterns::{MINI_ROW_PATTERNS, PAIRS};
use super::sockets::{Open, Sockets};
use super::tables;
use super::unhit::cells;
use gridsieve_kernels::Token;
use std::ops::ControlFlow;

/// All cells of band 3.
const BAND_3: u32 = (1 << 27) - 1;

/// For each set of mini-rows, the first cell of each.
const FIRST_CELLS: [u32; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut mini_row = 0;
        while mini_row < 9 {
            table[set] |= ((set >> mini_row & 1) as u32) << (3 * mini_row);
            mini_row += 1;
        }
        set += 1;
    }
    table
};

fn first_cells(mini_rows: u64) -> u32 {
    FIRST_CELLS[mini_rows as usize % 512]
}

/// The cells of the open GUA2 and GUA3; a GUA3 with an open GUA2 of its
/// mini-row is left out, since whatever hits that hits it.
fn field(open: Open) -> u32 {
    let [a, b, c, all] = open.planes();
    let all = all & !(a | b | c);
    first_cells(a | b | all) | first_cells(a | c | all) << 1 | first_cells(b | c | all) << 2
}

/// Calls `visit` with the cells of each of these sockets.
fn for_each_socket(open: Open, mut visit: impl FnMut(u32)) {
    let [a, b, c, all] = open.planes();
    for (plane, (i, j)) in [a, b, c].into_iter().zip(PAIRS) {
        cells(plane).for_each(|mini_row| visit((1 << i | 1 << j) << (3 * mini_row)));
    }
    cells(all & !(a | b | c)).for_each(|mini_row| visit(7 << (3 * mini_row)));
}

/// Where the clues beyond the minimum can be, outside the field.
enum Outside {
    /// None of them: a UA outside kills.
    Critical,
    /// One: in these cells.
    One(u32),
    /// As many: disjoint UAs need so many, in these cells.
    More(u32, u32, u32),
}

impl Outside {
    fn new(missing: u32, free: u32) -> Outside {
        match missing {
            0 => Outside::Critical,
            1 => Outside::One(free),
            _ => Outside::More(missing, 0, 0),
        }
    }

    /// A UA outside the field; breaks if it cannot be hit.
    #[inline(always)]
    fn add(&mut self, ua: u32) -> ControlFlow<()> {
        let alive = match self {
            Outside::Critical => false,
            Outside::One(common) => {
                *common &= ua;
                *common != 0
            }
            Outside::More(missing, needed, cells) => {
                if ua & *cells == 0 {
                    *needed += 1;
                    *cells |= ua;
                }
                needed <= missing
            }
        };
        if alive { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// The cells outside where clues can be.
    fn room(&self) -> u32 {
        match *self {
            Outside::Critical => 0,
            Outside::One(common) => common,
            Outside::More(missing, needed, cells) if needed == missing => cells,
            Outside::More(..) => u32::MAX,
        }
    }
}

impl PairSearch<'_> {
    /// Finds the puzzles with exactly these clues in bands 1+2, which hit all
    /// known UAs there, in the grid of band 3 number `number`, of which they
    /// leave these patterns open. Gives what is known of the clues thereafter.
    #[inline(always)]
    pub(super) fn band_3<T: Token>(
        &mut self,
        token: T,
        number: usize,
        sockets: &Sockets,
        clues: u64,
        open: Open,
        validity: Validity,
    ) -> Validity {
        let Some(left) = self.free_clues_of_band_3(number, clues) else { return validity };
        let Some(missing) = left.checked_sub(open.min_count()) else { return validity };
        let band = &self.bands_3[number];
        match missing {
            _ if missing == left => self.count.nothing_in_field += 1,
            0 => self.count.critical += 1,
            1 => self.count.missing_1 += 1,
            _ => self.count.missing_more += 1,
        }
        let field = field(open);
        let mut outside = Outside::new(missing, band.free);
        for pattern in cells(open.others()) {
            let ua = band.patterns.list[MINI_ROW_PATTERNS + pattern].cells;
            if ua & field == 0 && outside.add(ua).is_break() {
                return validity;
            }
        }
        let others = sockets.others.open(token, clues);
        let flow = sockets.others.try_for_each(
            &others,
            #[inline(always)]
            |ua| if ua & field == 0 { outside.add(ua) } else { ControlFlow::Continue(()) },
        );
        if flow.is_break() {
            return validity;
        }
        self.count.pass_packing += 1;

        // An exact test: most clue sets that come so far leave bands 1+2 with
        // another filling that the tables do not know.
        if validity == Validity::Untested
            && let Some(ua) = self.another_filling(token, clues)
        {
            self.learn_two_bands(ua);
            return Validity::Invalid;
        }
        self.count.band_3_searches += 1;
        let allowed = self.bands_3[number].free & (field | outside.room());
        self.search_band_3(number, sockets, clues, open, &others, allowed, left);
        Validity::Valid
    }

    #[inline(never)]
    fn search_band_3(
        &mut self,
        number: usize,
        sockets: &Sockets,
        clues: u64,
        open: Open,
        others: &OpenGroups,
        allowed: u32,
        left: u32,
    ) {
        let mut sets = std::mem::take(&mut self.sets);
        let mut unsorted = std::mem::take(&mut self.unsorted);
        sets.clear();
        unsorted.clear();
        let mut starts = [0usize; 28];
        let mut add = |set: u32| {
            starts[set.count_ones() as usize] += 1;
            unsorted.push(set);
        };
        for_each_socket(open, &mut add);
        for pattern in cells(open.others()) {
            add(self.bands_3[number].patterns.list[MINI_ROW_PATTERNS + pattern].cells);
        }
        let _ = sockets.others.try_for_each(others, |ua| {
            add(ua);
            ControlFlow::<()>::Continue(())
        });
        // The smallest first: packing is greedy.
        let mut sum = 0;
        for start in &mut starts {
            (*start, sum) = (sum, sum + *start);
        }
        sets.resize(unsorted.len(), 0);
        for &set in &unsorted {
            let next = &mut starts[set.count_ones() as usize];
            sets[*next] = set;
            *next += 1;
        }
        self.unsorted = unsorted;
        let mut puzzles = HitBand3 { search: self, number, clues, sets };
        let _ = puzzles.root(allowed, left);
        let sets = puzzles.sets;
        self.sets = sets;
    }
}

/// The hitting sets of band 3 for one clue set of bands 1+2.
struct HitBand3<'a, 'b> {
    search: &'a mut PairSearch<'b>,
    /// Which band 3.
    number: usize,
    clues: u64,
    /// Cells of band 3 of the known UAs that the clues of bands 1+2 miss;
    /// fresh ones join at the end.
    sets: Vec<u32>,
}

impl HitBand3<'_, '_> {
    /// Searches all of band 3. First with all allowed cells given: if that
    /// has two solutions, so has every part of it. With all of band 3 given
    /// there is one, as the test of bands 1+2 has found out.
    fn root(&mut self, allowed: u32, left: u32) -> ControlFlow<()> {
        let must = self.search.bands_3[self.number].must;
        let given = must | allowed;
        if given != BAND_3 && allowed.count_ones() >= left && self.check(given).is_some() {
            self.search.count.global_checks_failed += 1;
            return ControlFlow::Continue(());
        }
        self.hit(must, allowed, left)
    }

    /// A set of cells that these clues of band 3 leave without a clue, learnt
    /// from the solver; `None` if they make a valid puzzle.
    fn check(&mut self, band_3: u32) -> Option<u32> {
        let search = &mut *self.search;
        search.count.solver_calls += 1;
        let ua = search.second_solution(self.number, self.clues, band_3)?;
        search.count.fresh_uas += 1;
        search.learn(self.number, ua);
        let cells = tables::band_3(ua);
        self.sets.push(cells);
        Some(cells)
    }

    /// Adds `left` of the allowed cells to the clues of band 3 in all ways
    /// that make a valid puzzle. Breaks if there are none for these clues of
    /// bands 1+2, or if the search is to end.
    fn hit(&mut self, band_3: u32, allowed: u32, left: u32) -> ControlFlow<()> {
        self.search.count.band_3_nodes += 1;
        self.search.heed_stop();
        if self.search.ended {
            return ControlFlow::Break(());
        }
        let mut allowed = allowed;
        let mut branch = None;
        let (mut count, mut cells) = (0, 0);
        for &set in &self.sets {
            if set & band_3 != 0 {
                continue;
            }
            let alive = set & allowed;
            if branch.is_none_or(|best: u32| alive.count_ones() < best.count_ones()) {
                branch = Some(alive);
            }
            if alive & cells == 0 {
                count += 1;
                cells |= alive;
            }
        }
        if count > left || allowed.count_ones() < left {
            return ControlFlow::Continue(());
        }
        if count == left && left > 0 {
            allowed &= cells;
        }
        let mut branch = match branch {
            Some(cells) => cells & allowed,
            None => match self.check(band_3) {
                None => return self.fill(band_3, allowed, left),
                // Another filling of bands 1+2 alone: no band 3 can help.
                Some(0) => return ControlFlow::Break(()),
                Some(cells) if left > 0 => cells & allowed,
                Some(_) => return ControlFlow::Continue(()),
            },
        };
        while branch != 0 {
            let cell = branch & branch.wrapping_neg();
            branch ^= cell;
            allowed &= !cell;
            self.hit(band_3 | cell, allowed, left - 1)?;
        }
        ControlFlow::Continue(())
    }

    /// These clues make a valid puzzle; so does every larger set.
    fn fill(&mut self, band_3: u32, allowed: u32, left: u32) -> ControlFlow<()> {
        if left == 0 {
            return self.search.found(self.number, self.clues, band_3);
        }
        let mut rest = allowed;
        while rest.count_ones() >= left {
            let cell = rest & rest.wrapping_neg();
            rest ^= cell;
            self.fill(band_3 | cell, rest, left - 1)?;
        }
        ControlFlow::Continue(())
    }
}
