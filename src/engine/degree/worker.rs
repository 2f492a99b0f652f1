//! What the parts of a search share: the path, counters, and what becomes of a
//! set of clues that hits all UAs known.

use crate::engine::{Counters, Found, Question};
use crate::grid::geometry::CELLS;
use crate::grid::{CellSet, Grid};
use crate::solver::known::KnownGrid;
use gridsieve_kernels::Token;
use std::sync::atomic::{AtomicBool, Ordering};

/// Counts of a search.
#[derive(Clone, Debug)]
pub struct Count {
    /// Cells tried as the next clue, by the number of clues placed with it.
    pub nodes: [u64; CELLS + 1],
    /// Subtrees, each with tables of its own.
    pub subtrees: u64,
    /// Unions of UAs in the tables of the subtrees.
    pub unions: u64,
    /// Nodes that an unhit union showed to be dead.
    pub dead_by_union: u64,
    /// Nodes at which groups of disjoint UAs were looked for.
    pub grouped: u64,
    /// Of these, how many were dead: a group is too large, or no spare clue meets all claims.
    pub dead_by_group: u64,
    /// Critical groups: as many UAs as clues left, with other cells alive.
    pub critical: u64,
    /// Groups that leave a spare clue, with cells alive where it cannot be.
    pub spare: u64,
    /// Nodes at which all UAs of the table were hit.
    pub all_hit: u64,
    pub solver_calls: u64,
    /// UAs found by the solver.
    pub fresh_uas: u64,
}

impl Default for Count {
    fn default() -> Count {
        Count {
            nodes: [0; CELLS + 1],
            subtrees: 0,
            unions: 0,
            dead_by_union: 0,
            grouped: 0,
            dead_by_group: 0,
            critical: 0,
            spare: 0,
            all_hit: 0,
            solver_calls: 0,
            fresh_uas: 0,
        }
    }
}

impl Count {
    /// Adds these to counters of a grid.
    pub fn add_to(&self, counters: &mut Counters) {
        for (clues, &nodes) in self.nodes.iter().enumerate().filter(|(_, nodes)| **nodes > 0) {
            counters.add_nodes(clues, nodes);
        }
        for (name, count) in [
            ("subtrees", self.subtrees),
            ("unions", self.unions),
            ("dead_by_union", self.dead_by_union),
            ("grouped", self.grouped),
            ("dead_by_group", self.dead_by_group),
            ("critical", self.critical),
            ("spare", self.spare),
            ("all_hit", self.all_hit),
            ("solver_calls", self.solver_calls),
            ("fresh_uas", self.fresh_uas),
        ] {
            counters.add(name, count);
        }
    }
}

/// The part of a search that does not depend on how UAs are kept.
pub struct Worker<'a> {
    question: &'a Question,
    known: KnownGrid,
    stop: &'a AtomicBool,
    pub count: Count,
    /// UAs that the solver found, in the order in which it did.
    pub learned: Vec<CellSet>,
    /// The end was asked for, by the receiver or by the stop flag.
    pub ended: bool,
    /// It was by the receiver.
    pub enough: bool,
}

impl<'a> Worker<'a> {
    pub fn new(grid: &Grid, question: &'a Question, stop: &'a AtomicBool) -> Worker<'a> {
        Worker {
            question,
            known: KnownGrid::new(grid),
            stop,
            count: Count::default(),
            learned: Vec::new(),
            ended: false,
            enough: false,
        }
    }

    /// Looks whether the search is to stop.
    #[inline(always)]
    pub fn heed_stop(&mut self) {
        self.ended |= self.stop.load(Ordering::Relaxed);
    }

    /// Counts cells tried with so many clues left after them.
    #[inline(always)]
    pub fn tried(&mut self, left: usize, cells: u64) {
        self.count.nodes[(self.question.clues - left).min(CELLS)] += cells;
    }

    /// Takes clues that may be a valid puzzle. If they are not, it gives a
    /// minimal UA that they miss, which is learned.
    #[inline(never)]
    pub fn check<T: Token>(
        &mut self,
        token: T,
        clues: CellSet,
        found: &mut Found,
    ) -> Option<CellSet> {
        let fresh = self.second_solution(token, clues);
        if fresh.is_none() {
            self.report(clues, found);
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

    fn report(&mut self, clues: CellSet, found: &mut Found) {
        if self.question.band_3.hold(clues) && found(clues).is_break() {
            (self.ended, self.enough) = (true, true);
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
        found: &mut Found,
    ) -> Option<CellSet> {
        self.count.all_hit += 1;
        if left > alive.len() {
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
        found: &mut Found,
    ) {
        self.heed_stop();
        if self.ended || left > alive.len() {
            return;
        }
        let unhit = fresh.iter().filter(|ua| !ua.intersects(clues));
        let mut smallest = unhit.map(|&ua| ua & alive).min_by_key(|ua| ua.len());
        if smallest.is_none() {
            match self.second_solution(token, clues) {
                None => return self.free(clues, alive, left, found),
                Some(ua) => {
                    fresh.push(ua);
                    smallest = Some(ua & alive);
                }
            }
        }
        let Some(ua) = smallest.filter(|_| left > 0) else { return };
        for cell in ua.iter() {
            alive.remove(cell);
            self.tried(left - 1, 1);
            let mut with = clues;
            with.insert(cell);
            self.complete(token, with, alive, left - 1, fresh, found);
        }
    }

    /// The clues are a valid puzzle: so is every set with `left` more.
    fn free(&mut self, clues: CellSet, mut alive: CellSet, left: usize, found: &mut Found) {
        if left == 0 {
            self.report(clues, found);
            return;
        }
        for cell in alive.iter() {
            self.heed_stop();
            if self.ended || left > alive.len() {
                return;
            }
            alive.remove(cell);
            self.tried(left - 1, 1);
            let mut with = clues;
            with.insert(cell);
            self.free(with, alive, left - 1, found);
        }
    }
}
