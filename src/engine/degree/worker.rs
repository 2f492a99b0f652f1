//! The state that the parts of a search share: the path and counters. It also tests the sets of
//! clues that hit all known UAs.

use crate::engine::counters::counts;
use crate::engine::work_queue::Stop;
use crate::engine::{Counters, OnPuzzle, Question};
use crate::solver::known::KnownGrid;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Token;

counts! {
    /// Subtrees, each with tables of its own.
    subtrees,
    /// Unions of UAs in the tables of the subtrees.
    unions,
    /// Nodes that an unhit union showed to be dead.
    dead_by_union,
    /// Nodes at which groups of disjoint UAs were looked for.
    grouped,
    /// Nodes that groups showed to be dead: a group is too large, or no spare clue meets all
    /// claims.
    dead_by_group,
    /// Critical groups: as many UAs as clues left, with other cells alive.
    critical,
    /// Groups that leave a spare clue, with cells alive where it cannot be.
    spare,
    /// Nodes at which all UAs of the table were hit.
    all_hit,
    solver_calls,
    /// UAs found by the solver.
    fresh_uas,
}

/// The part of a search that does not depend on how UAs are kept.
pub struct Worker<'a> {
    question: &'a Question,
    known: KnownGrid,
    stop: Stop<'a>,
    pub counters: Counters,
    pub count: Count,
    /// UAs that the solver found, in the order in which it did.
    pub learned: Vec<CellSet>,
    /// How many of them other threads have.
    pub told: usize,
    /// The end was asked for, by the receiver or by the stop flag.
    pub ended: bool,
}

impl<'a> Worker<'a> {
    pub fn new(grid: &Grid, question: &'a Question, stop: Stop<'a>) -> Worker<'a> {
        Worker {
            question,
            known: KnownGrid::new(grid),
            stop,
            counters: Counters::default(),
            count: Count::default(),
            learned: Vec::new(),
            told: 0,
            ended: false,
        }
    }

    /// What was counted, in the counters of a grid.
    pub fn into_counters(self) -> Counters {
        let Worker { mut counters, count, .. } = self;
        count.add_to(&mut counters);
        counters
    }

    /// Looks whether the search is to end.
    #[inline(always)]
    pub fn heed_stop(&mut self) {
        self.ended |= self.stop.is_raised();
    }

    /// Counts cells tried as the next clue, with `left` clues to be placed after them.
    #[inline(always)]
    pub fn tried(&mut self, left: usize, cells: u64) {
        self.counters.add_nodes(self.question.clues - left, cells);
    }

    /// Takes clues that may be a valid puzzle. If they are not, it gives a
    /// minimal UA that they miss, which is learned.
    #[inline(never)]
    pub fn check<T: Token>(
        &mut self,
        token: T,
        clues: CellSet,
        found: &mut OnPuzzle,
    ) -> Option<CellSet> {
        let fresh = self.second_solution(token, clues);
        if fresh.is_none() {
            self.hand_on(clues, found);
        }
        fresh
    }

    fn second_solution<T: Token>(&mut self, token: T, clues: CellSet) -> Option<CellSet> {
        self.count.solver_calls += 1;
        let known = &mut self.known;
        let fresh = token
            .enter(|| known.second_solution(token, clues).map(|ua| known.shrink(token, ua)))?;
        self.count.fresh_uas += 1;
        self.learned.push(fresh);
        Some(fresh)
    }

    fn hand_on(&mut self, clues: CellSet, found: &mut OnPuzzle) {
        if self.question.band_3.hold(clues) && found(clues).is_break() {
            self.ended = true;
        }
    }

    /// Takes clues that hit all UAs of a table, with `left` more to be placed on
    /// cells that are `alive`: finds all ways that give valid puzzles. `known` are
    /// UAs that the clues miss nevertheless. If the clues alone are no puzzle, it
    /// gives the first UA learned, if any was.
    #[inline(never)]
    pub fn all_hit<T: Token>(
        &mut self,
        token: T,
        clues: CellSet,
        alive: CellSet,
        left: usize,
        mut known: Vec<CellSet>,
        found: &mut OnPuzzle,
    ) -> Option<CellSet> {
        self.count.all_hit += 1;
        if left > alive.len() {
            // There is no room for them: no puzzle.
            return None;
        }
        known.extend(self.learned.iter().filter(|ua| !ua.intersects(clues)));
        let before = known.len();
        self.complete(token, clues, alive, left, &mut known, found);
        known.get(before).copied()
    }

    /// Completes the clues. `fresh` are UAs that are known, and those that were found
    /// on the way here.
    fn complete<T: Token>(
        &mut self,
        token: T,
        clues: CellSet,
        mut alive: CellSet,
        left: usize,
        fresh: &mut Vec<CellSet>,
        found: &mut OnPuzzle,
    ) {
        self.heed_stop();
        if self.ended || left > alive.len() {
            return;
        }
        let unhit = fresh.iter().filter(|ua| !ua.intersects(clues));
        let smallest = unhit.map(|&ua| ua & alive).min_by_key(|ua| ua.len());
        let ua = smallest.or_else(|| {
            let ua = self.second_solution(token, clues)?;
            fresh.push(ua);
            Some(ua & alive)
        });
        let Some(ua) = ua else { return self.free(clues, alive, left, found) };
        if left == 0 {
            // The clues miss a UA: no puzzle.
            return;
        }
        for cell in ua.iter() {
            alive.remove(cell);
            self.tried(left - 1, 1);
            let with = clues | CellSet::single(cell);
            self.complete(token, with, alive, left - 1, fresh, found);
        }
    }

    /// The clues are a valid puzzle, and so is every set with `left` more clues.
    fn free(&mut self, clues: CellSet, mut alive: CellSet, left: usize, found: &mut OnPuzzle) {
        if left == 0 {
            self.hand_on(clues, found);
            return;
        }
        for cell in alive.iter() {
            self.heed_stop();
            if self.ended || left > alive.len() {
                return;
            }
            alive.remove(cell);
            self.tried(left - 1, 1);
            self.free(clues | CellSet::single(cell), alive, left - 1, found);
        }
    }
}
