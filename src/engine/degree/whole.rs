//! The first clues: residual UAs of the whole grid as lists.

use super::groups::{View, view};
use super::params::Parameters;
use super::subtree::{MOST_CELLS, Place, Subtree};
use super::worker::{Found, Worker};
use crate::engine::Question;
use crate::grid::{CellSet, Grid};
use crate::ua::minimal_uas_within;
use gridsieve_kernels::{Isa, Token};

/// The UAs that the search begins with, as sets of cells that may be clues;
/// cells that must be clues hit none of them.
pub fn collect(grid: &Grid, question: &Question, parameters: &Parameters, isa: Isa) -> Vec<u128> {
    let mask = question.mask;
    let (uas, _) = minimal_uas_within(grid, !mask.must(), parameters.ua_size, isa);
    let mut uas: Vec<u128> = uas.into_iter().map(|ua| (ua & mask.free()).bits()).collect();
    uas.sort_by_key(|ua| ua.count_ones());
    uas
}

/// The search of a grid.
pub struct Whole {
    parameters: Parameters,
    subtree: Subtree,
    /// Residual UAs by the number of clues placed.
    lists: Vec<Vec<u128>>,
    sorted: Vec<u128>,
}

impl Whole {
    pub fn new(parameters: Parameters) -> Whole {
        Whole {
            parameters,
            subtree: Subtree::new(parameters),
            lists: Vec::new(),
            sorted: Vec::new(),
        }
    }

    /// Finds the puzzles that have the clues `must` and `left` more of the
    /// cells `free`.
    pub fn search<T: Token>(
        &mut self,
        token: T,
        uas: &[u128],
        must: CellSet,
        free: CellSet,
        left: usize,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        if left > free.len() {
            return;
        }
        self.lists.resize(left + 1, Vec::new());
        self.lists[0].clear();
        self.lists[0].extend(uas);
        self.node(token, 0, Place { clues: must, alive: free, left }, worker, found);
    }

    /// Searches a node whose unhit UAs are the list of this depth.
    fn node<T: Token>(
        &mut self,
        token: T,
        depth: usize,
        place: Place,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        worker.heed_stop();
        let Place { clues, mut alive, left } = place;
        if worker.ended || left > alive.len() {
            return;
        }
        if self.lists[depth].is_empty() {
            worker.all_hit(token, clues, alive, left, found);
            return;
        }
        if left == 0 {
            return;
        }
        let Some(smallest) = self.look(token, depth, &mut alive, left, worker) else { return };
        if left <= self.parameters.root_left && left >= 2 && alive.len() <= MOST_CELLS {
            let Whole { subtree, lists, .. } = self;
            let place = Place { clues, alive, left };
            let searched = token.enter(
                #[inline(always)]
                || subtree.search(token, place, &lists[depth], worker, found),
            );
            if searched {
                return;
            }
        }
        let list = &self.lists[depth];
        let hits = |cell: &usize| list.iter().filter(|&ua| ua >> cell & 1 != 0).count();
        let mut cells: Vec<usize> = CellSet::from_bits(smallest).iter().collect();
        cells.sort_by_cached_key(|cell| std::cmp::Reverse(hits(cell)));
        let mut known = worker.learned.len();
        for cell in cells {
            if worker.ended {
                return;
            }
            alive.remove(cell);
            worker.tried(left - 1, 1);
            let (above, below) = self.lists.split_at_mut(depth + 1);
            // What was learned below the last cell.
            let fresh = worker.learned[known..].iter().filter(|ua| !ua.intersects(clues));
            above[depth].extend(fresh.map(|ua| ua.bits()));
            known = worker.learned.len();
            below[0].clear();
            let missed = above[depth].iter().filter(|&ua| ua >> cell & 1 == 0);
            below[0].extend(missed.map(|ua| ua & alive.bits()));
            let mut with = clues;
            with.insert(cell);
            let place = Place { clues: with, alive, left: left - 1 };
            self.node(token, depth + 1, place, worker, found);
        }
    }

    /// Looks forward from a node, and takes dead cells out. Gives the smallest
    /// residual UA, if the node is not dead.
    fn look<T: Token>(
        &mut self,
        token: T,
        depth: usize,
        alive: &mut CellSet,
        left: usize,
        worker: &mut Worker,
    ) -> Option<u128> {
        let list = &mut self.lists[depth];
        if !self.parameters.forward.has_groups() {
            list.sort_unstable_by_key(|ua| ua.count_ones());
            return list.first().copied().filter(|&ua| ua != 0);
        }
        worker.count.grouped += 1;
        let sorted = &mut self.sorted;
        let (view, critical) = token.enter(
            #[inline(always)]
            || view(list, sorted, alive.bits(), left),
        );
        let count = list.len();
        list.copy_from_slice(&sorted[..count]);
        worker.count.critical += critical;
        match view {
            View::Dead => {
                worker.count.dead_by_group += 1;
                None
            }
            View::Alive { cells, smallest } => {
                *alive = CellSet::from_bits(cells);
                Some(smallest)
            }
        }
    }
}
