//! The state that all parts of an enumeration share: the path, limits and counters. It also tests
//! the sets of clues that hit all UAs.

use super::prepare::Prepared;
use super::ranges::next_clue;
use crate::engine::counters::counts;
use crate::engine::work_queue::Stop;
use crate::engine::{Counters, OnPuzzle, Question};
use crate::solver::known::KnownGrid;
use gridsieve_grids::{Grid, places};
use gridsieve_kernels::Token;

counts! {
    /// Tables of hitting vectors made.
    bitmaps,
    /// Nodes at which all UAs of the table were hit.
    all_hit,
    solver_calls,
    /// UAs found at such nodes.
    fresh_uas,
}

/// The clues that are still to be placed: `left` clues at positions below `previous`.
#[derive(Clone, Copy)]
pub struct Rest {
    pub left: usize,
    pub previous: usize,
}

/// The part of a search that does not depend on how unhit UAs are kept.
pub struct Worker<'a> {
    pub prepared: &'a Prepared,
    pub question: &'a Question,
    pub known: KnownGrid,
    stop: Stop<'a>,
    pub counters: Counters,
    pub count: Count,
    /// The end was asked for, by the receiver or by the stop flag.
    pub ended: bool,
    /// Positions with clues.
    pub placed: u128,
}

impl<'a> Worker<'a> {
    pub fn new(
        grid: &Grid,
        prepared: &'a Prepared,
        question: &'a Question,
        stop: Stop<'a>,
    ) -> Worker<'a> {
        Worker {
            prepared,
            question,
            known: KnownGrid::new(grid),
            stop,
            counters: Counters::default(),
            count: Count::default(),
            ended: false,
            placed: 0,
        }
    }

    /// What was counted, in the counters of a grid.
    pub fn into_counters(self) -> Counters {
        let Worker { mut counters, count, .. } = self;
        count.add_to(&mut counters);
        counters
    }

    /// Counts positions tried as the next clue, with `left` clues to be placed before.
    #[inline(always)]
    pub fn tried(&mut self, left: usize, positions: u64) {
        self.counters.add_nodes(self.question.clues - left + 1, positions);
    }

    /// Looks whether the search is to end.
    #[inline(always)]
    pub fn heed_stop(&mut self) {
        self.ended |= self.stop.is_raised();
    }

    /// The [range](next_clue) of the next clue of `left`, below `previous`: positions as bits.
    /// The first unhit UA has `lowest` as its lowest position.
    #[inline(always)]
    pub fn range(&self, left: usize, previous: usize, lowest: usize) -> u128 {
        next_clue(left, previous, self.prepared.end(left), lowest)
    }

    /// Takes the clues placed, which hit all UAs, with `left` more to be
    /// placed anywhere below `previous`: all ways that give valid puzzles.
    #[inline(never)]
    pub fn all_hit<T: Token>(
        &mut self,
        token: T,
        left: usize,
        previous: usize,
        found: &mut OnPuzzle,
    ) {
        self.count.all_hit += 1;
        self.permute(token, left, previous, &mut Vec::new(), found);
    }

    /// Permutes the rest of the clues. `fresh` are UAs outside the table that
    /// were found on the way here; a set that is not unique gives another.
    fn permute<T: Token>(
        &mut self,
        token: T,
        left: usize,
        previous: usize,
        fresh: &mut Vec<u128>,
        found: &mut OnPuzzle,
    ) {
        self.heed_stop();
        if self.ended {
            return;
        }
        let below = (1u128 << previous) - 1;
        let unhit = fresh.iter().filter(|&ua| ua & self.placed == 0);
        let highest = unhit.copied().max_by_key(|ua| ua.trailing_zeros());
        let ua = match highest {
            Some(ua) => ua,
            None => {
                let clues = self.prepared.cells_of(self.placed) | self.prepared.must;
                self.count.solver_calls += 1;
                let known = &mut self.known;
                match token.enter(|| known.second_solution(token, clues)) {
                    None => return self.free(left, previous, found),
                    // The clues miss a UA: no puzzle.
                    Some(_) if left == 0 => return,
                    Some(ua) => {
                        self.count.fresh_uas += 1;
                        let ua = self.prepared.positions_of(ua);
                        fresh.push(ua);
                        ua
                    }
                }
            }
        };
        if left == 0 || ua & below == 0 {
            // The UA cannot be hit any more: no puzzle.
            return;
        }
        // Positions from the lowest of the UA up; those with one clue left
        // have to be in it.
        let lowest = (ua & below).trailing_zeros().max(left as u32 - 1);
        let mut range = below & (u128::MAX << lowest);
        if left == 1 {
            range &= ua;
        }
        let known = fresh.len();
        for position in places(range) {
            if self.ended {
                return;
            }
            self.place(position, left);
            self.permute(token, left - 1, position, fresh, found);
            fresh.truncate(known);
            self.placed ^= 1 << position;
        }
    }

    /// Puts a clue on a position, with `left` to be placed before.
    #[inline(always)]
    pub fn place(&mut self, position: usize, left: usize) {
        self.placed |= 1 << position;
        self.tried(left, 1);
    }

    /// The clues placed are a valid puzzle, and so is every set with `left` more clues.
    fn free(&mut self, left: usize, previous: usize, found: &mut OnPuzzle) {
        if left == 0 {
            let clues = self.prepared.cells_of(self.placed) | self.prepared.must;
            if self.question.band_3.hold(clues) && found(clues).is_break() {
                self.ended = true;
            }
            return;
        }
        for position in left - 1..previous {
            self.heed_stop();
            if self.ended {
                return;
            }
            self.place(position, left);
            self.free(left - 1, position, found);
            self.placed ^= 1 << position;
        }
    }
}
