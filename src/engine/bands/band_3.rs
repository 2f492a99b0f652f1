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

use super::choice::ChoiceSearch;
use super::sockets::{Open, Sockets};
use super::tables::PAIRS;
use crate::grid::CellSet;
use std::ops::ControlFlow;

/// All cells of band 3.
const BAND_3: u32 = (1 << 27) - 1;

/// What a clue set of bands 1+2 asks of band 3.
struct Demand {
    /// Cells of band 3 of the UAs it misses.
    sets: Vec<u32>,
    /// Cells where the clues of band 3 can be.
    allowed: u32,
    /// Clues to place in band 3.
    left: u32,
}

/// The search of this clue set of bands 1+2 is over.
struct Dead;

/// Cells of each open GUA2 of a mini-row, or of its GUA3 if that is all.
fn sockets_of(open: Open, mini_row: usize) -> impl Iterator<Item = u32> {
    let [a, b, c, all] = open.in_mini_row(mini_row);
    let pair = |open: bool, pair: usize| {
        let (i, j) = PAIRS[pair];
        open.then_some((1u32 << i | 1 << j) << (3 * mini_row))
    };
    let triple = (all && !(a || b || c)).then_some(7 << (3 * mini_row));
    [pair(a, 0), pair(b, 1), pair(c, 2), triple].into_iter().flatten()
}

impl ChoiceSearch<'_> {
    /// Finds the puzzles with exactly these clues in bands 1+2, which hit all
    /// known UAs there and leave these patterns open.
    pub(super) fn band_3(&mut self, sockets: &Sockets, clues: u64, open: Open) {
        if let Ok(demand) = self.demand(sockets, clues, open) {
            self.count.band_3_searches += 1;
            let mut puzzles = HitBand3 { search: self, clues, sets: demand.sets };
            let _ = puzzles.root(demand.allowed, demand.left);
        }
    }

    /// Can band 3 hit what these clues leave to it, by count? What it has to
    /// hit, and where.
    fn demand(&mut self, sockets: &Sockets, clues: u64, open: Open) -> Result<Demand, Dead> {
        let left = self.free_clues_of_band_3(clues);
        let missing = left.checked_sub(open.min_count()).ok_or(Dead)?;
        let mut sets: Vec<u32> = (0..9).flat_map(|m| sockets_of(open, m)).collect();
        let field = sets.iter().fold(0, |field, socket| field | socket);
        sockets.for_each_other(&self.tables, open, |cells| sets.push(cells));
        sockets.for_each_rest(clues, |cells| sets.push(cells));
        let outside = sets.iter().copied().filter(|cells| cells & field == 0);
        let room = self.room_outside(outside, missing)?;
        self.count.pass_packing += 1;

        // An exact test: most clue sets that come so far leave bands 1+2 with
        // another filling that the tables do not know.
        self.count.two_band_tests += 1;
        let view_clues = self.view_cells(clues, 0).bits() as u64;
        if let Some(ua) = self.second_filling(view_clues) {
            self.count.two_band_uas += 1;
            self.learn(CellSet::from_bits(ua.into()));
            return Err(Dead);
        }
        Ok(Demand { sets, allowed: self.tables.free_3 & (field | room), left })
    }

    /// Can `missing` clues hit these sets outside the field? The cells outside
    /// where they can be.
    fn room_outside(
        &mut self,
        mut outside: impl Iterator<Item = u32>,
        missing: u32,
    ) -> Result<u32, Dead> {
        let room = match missing {
            0 => outside.next().is_none().then_some(0),
            1 => {
                let common = outside.fold(self.tables.free_3, |common, cells| common & cells);
                (common != 0).then_some(common)
            }
            _ => {
                let (needed, cells) = packing(outside);
                (needed <= missing).then_some(if needed == missing { cells } else { u32::MAX })
            }
        };
        match missing {
            0 => self.count.critical += 1,
            1 => self.count.missing_1 += 1,
            _ => self.count.missing_more += 1,
        }
        room.ok_or(Dead)
    }
}

/// Greedy packing of disjoint sets: their number and their cells.
fn packing(sets: impl Iterator<Item = u32>) -> (u32, u32) {
    let (mut count, mut cells) = (0, 0);
    for set in sets {
        if set & cells == 0 {
            count += 1;
            cells |= set;
        }
    }
    (count, cells)
}

/// The hitting sets of band 3 for one clue set of bands 1+2.
struct HitBand3<'a, 'b> {
    search: &'a mut ChoiceSearch<'b>,
    clues: u64,
    /// Cells of band 3 of the known UAs that the clues of bands 1+2 miss;
    /// fresh ones join at the end.
    sets: Vec<u32>,
}

impl HitBand3<'_, '_> {
    /// Searches all of band 3. First with all allowed cells given: if that
    /// has two solutions, so has every part of it. With all of band 3 given
    /// there is one, as [`demand`](ChoiceSearch::demand) has found out.
    fn root(&mut self, allowed: u32, left: u32) -> ControlFlow<()> {
        let must = self.search.tables.must_3;
        self.sets.sort_by_key(|set| set.count_ones());
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
        let ua = search.second_solution(self.clues, band_3)?;
        search.count.fresh_uas += 1;
        search.learn(ua);
        let cells = (ua.bits() >> 54) as u32;
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
            return self.search.found(self.clues, band_3);
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
