//! The first clues: residual UAs of the whole grid as lists.

use super::names::Names;
use super::params::Parameters;
use super::subtree::{Root, Subtree};
use super::table::MOST_CELLS;
use super::worker::Worker;
use crate::engine::{Found, Question};
use crate::grid::geometry::CELLS;
use crate::grid::{CellSet, Grid, places};
use crate::ua::minimal_uas_within;
use gridsieve_kernels::{Isa, Token};

/// The UAs that the search begins with, as sets of cells that may be clues;
/// cells that must be clues hit none of them.
pub fn collect(
    grid: &Grid,
    question: &Question,
    parameters: &Parameters,
    isa: Isa,
) -> Vec<CellSet> {
    let mask = question.mask;
    let (uas, _) = minimal_uas_within(grid, !mask.must(), parameters.ua_size, isa);
    uas.into_iter().map(|ua| ua & mask.free()).collect()
}

/// The search of a grid.
pub struct Whole {
    parameters: Parameters,
    subtree: Subtree,
    names: Names,
    /// Residual UAs by the number of clues placed.
    lists: Vec<Vec<u128>>,
}

impl Whole {
    pub fn new(parameters: Parameters) -> Whole {
        let names = Names::new(CellSet::EMPTY, CellSet::EMPTY, &[0; CELLS]);
        Whole { parameters, subtree: Subtree::new(parameters), names, lists: Vec::new() }
    }

    /// Finds the puzzles that are asked for.
    pub fn search<T: Token>(
        &mut self,
        token: T,
        uas: &[CellSet],
        question: &Question,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        let (must, free) = (question.mask.must(), question.mask.free());
        let left = question.clues.checked_sub(must.len()).filter(|&left| left <= free.len());
        // Otherwise no puzzle holds all cells that must be clues and none that is barred.
        let Some(left) = left else { return };
        let mut hits = [0u64; CELLS];
        uas.iter().flat_map(|ua| ua.iter()).for_each(|cell| hits[cell] += 1);
        self.names = Names::new(free, must, &hits);
        let mut sorted = uas.to_vec();
        sorted.sort_by_cached_key(|ua| ua.iter().map(|cell| hits[cell]).sum::<u64>());
        self.lists.resize(left + 1, Vec::new());
        self.lists[0].clear();
        self.lists[0].extend(sorted.into_iter().map(|ua| self.names.of(ua)));
        let node = Root { clues: 0, alive: self.names.of(free), left };
        self.node(token, 0, node, worker, found);
    }

    /// Searches a node whose unhit UAs are the list of this depth.
    fn node<T: Token>(
        &mut self,
        token: T,
        depth: usize,
        node: Root,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        worker.heed_stop();
        let Root { clues, mut alive, left } = node;
        if worker.ended || left > alive.count_ones() as usize {
            return;
        }
        let list = &self.lists[depth];
        let smallest = token.enter(
            #[inline(always)]
            || list.iter().min_by_key(|ua| ua.count_ones()),
        );
        let Some(&smallest) = smallest else {
            let (clues, alive) = (self.names.clues(clues), self.names.cells(alive));
            worker.all_hit(token, clues, alive, left, Vec::new(), found);
            return;
        };
        if left == 0 || smallest == 0 {
            // A UA cannot be hit any more: no puzzle.
            return;
        }
        if self.parameters.forward.has_groups() && disjoint(smallest, list, left) > left {
            worker.count.dead_by_group += 1;
            return;
        }
        if left <= self.parameters.root_left
            && left >= 2
            && alive.count_ones() as usize <= MOST_CELLS
        {
            let Whole { subtree, lists, names, .. } = self;
            token.enter(
                #[inline(always)]
                || subtree.search(token, node, &lists[depth], names, worker, found),
            );
            return;
        }
        let mut known = worker.learned.len();
        for cell in places(smallest).map(|name| 1 << name) {
            if worker.ended {
                return;
            }
            alive ^= cell;
            worker.tried(left - 1, 1);
            let (above, below) = self.lists.split_at_mut(depth + 1);
            // What was learned below the last cell.
            let fresh = worker.learned[known..].iter().map(|&ua| self.names.of(ua));
            above[depth].extend(fresh.filter(|ua| ua & clues == 0));
            known = worker.learned.len();
            miss(&above[depth], cell, alive, &mut below[0]);
            let node = Root { clues: clues | cell, alive, left: left - 1 };
            self.node(token, depth + 1, node, worker, found);
        }
    }
}

/// Lists the UAs that a cell misses, reduced to the cells alive.
fn miss(uas: &[u128], cell: u128, alive: u128, out: &mut Vec<u128>) {
    out.resize(uas.len(), 0);
    let mut count = 0;
    for ua in uas {
        out[count] = ua & alive;
        count += usize::from(ua & cell == 0);
    }
    out.truncate(count);
}

/// The number of UAs of a group that has a UA and those of a list that are
/// disjoint from all before; it ends with one more than `left`.
fn disjoint(first: u128, uas: &[u128], left: usize) -> usize {
    let (mut cells, mut size) = (first, 1);
    for ua in uas {
        if ua & cells == 0 {
            cells |= ua;
            size += 1;
            if size > left {
                break;
            }
        }
    }
    size
}
