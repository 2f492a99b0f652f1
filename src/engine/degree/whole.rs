//! The search of the first clues, with lists of the residual UAs of the whole grid.

use super::names::Names;
use super::params::Parameters;
use super::subtree::{Root, Subtree};
use super::table::MOST_CELLS;
use super::worker::Worker;
use crate::engine::nothing::{cannot_hit, just, mask_allows_none};
use crate::engine::{NothingToSearch, OnPuzzle, Question};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, places};
use gridsieve_kernels::Token;

/// Clues placed at most at the roots of the parts of a search.
const FIRST_CLUES: usize = 3;

/// A grid with its cells renamed, and the parts of its search: they follow from the UAs alone,
/// whatever is learned.
pub struct FirstClues {
    names: Names,
    uas: Vec<u128>,
    /// The roots of the parts.
    pub roots: Vec<Root>,
    /// How many clues are to be placed; none if no number fits the mask.
    left: Option<usize>,
}

impl FirstClues {
    /// The parts of the search for the puzzles that are asked for, in the order in which
    /// they are searched. What it counts on the way is added to that of `worker`, which is not
    /// to be stopped.
    pub fn new<T: Token>(
        token: T,
        uas: &[CellSet],
        question: &Question,
        whole: &mut Whole,
        worker: &mut Worker,
    ) -> FirstClues {
        let (must, free) = (question.mask.must(), question.mask.free());
        let mut hits = [0u64; CELLS];
        uas.iter().flat_map(|ua| ua.iter()).for_each(|cell| hits[cell] += 1);
        let names = Names::new(free, must, &hits);
        let mut sorted = uas.to_vec();
        sorted.sort_by_cached_key(|ua| ua.iter().map(|cell| hits[cell]).sum::<u64>());
        let uas = sorted.into_iter().map(|ua| names.to_names(ua)).collect();
        let left = question.clues.checked_sub(must.len()).filter(|&left| left <= free.len());
        let mut first = FirstClues { names, uas, roots: Vec::new(), left };
        // Otherwise no puzzle holds all cells that must be clues and none that is barred.
        let Some(left) = left else { return first };
        let root = Root { clues: 0, alive: first.names.to_names(free), left };
        let mut none = |_: CellSet| unreachable!("the first clues alone are not searched");
        whole.begin(&first, root, &[]);
        whole.roots = Some(Vec::new());
        whole.dead_ends = 0;
        whole.node(token, 0, root, &first.names, worker, &mut none);
        first.roots = whole.roots.take().expect("it was put there");
        assert!(!first.roots.is_empty() || whole.dead_ends > 0, "roots were left out");
        first
    }

    /// Why there are no roots. Debug builds derive it once more.
    pub fn why_none(&self, grid: &Grid, question: &Question) -> NothingToSearch {
        assert!(self.roots.is_empty(), "there are roots");
        let Some(left) = self.left.filter(|_| !self.uas.contains(&0)) else {
            let Question { clues, mask, .. } = question;
            debug_assert!(mask_allows_none(grid, *clues, mask), "the mask allows a puzzle");
            return NothingToSearch::Mask;
        };
        let free = self.names.to_names(question.mask.free());
        debug_assert!(cannot_hit(&self.uas, 0, free, &just(left, free)), "roots were left out");
        NothingToSearch::Bounds
    }
}

/// The search of parts of a grid.
pub struct Whole {
    parameters: Parameters,
    subtree: Subtree,
    /// Residual UAs by the number of clues placed below the root of a part.
    lists: Vec<Vec<u128>>,
    /// The roots of parts, while these are found.
    roots: Option<Vec<Root>>,
    /// Nodes that no clues below them can make a puzzle of.
    dead_ends: u64,
}

impl Whole {
    pub fn new(parameters: Parameters) -> Whole {
        let (subtree, lists) = (Subtree::new(parameters), Vec::new());
        Whole { parameters, subtree, lists, roots: None, dead_ends: 0 }
    }

    /// Finds the puzzles of a part.
    pub fn search<T: Token>(
        &mut self,
        token: T,
        first: &FirstClues,
        part: usize,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) {
        let root = first.roots[part];
        self.begin(first, root, &worker.learned);
        self.node(token, 0, root, &first.names, worker, found);
    }

    /// Lists the residual UAs of a root, those that were learned last.
    fn begin(
        &mut self,
        first: &FirstClues,
        Root { clues, alive, left }: Root,
        learned: &[CellSet],
    ) {
        self.lists.resize(self.lists.len().max(left + 1), Vec::new());
        let learned = learned.iter().map(|&ua| first.names.to_names(ua));
        let unhit = first.uas.iter().copied().chain(learned).filter(|ua| ua & clues == 0);
        self.lists[0].clear();
        self.lists[0].extend(unhit.map(|ua| ua & alive));
    }

    /// Searches a node whose unhit UAs are the list of this depth; or only takes it, or those
    /// below it, among the roots of parts if these are to be found.
    fn node<T: Token>(
        &mut self,
        token: T,
        depth: usize,
        node: Root,
        names: &Names,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) {
        worker.heed_stop();
        let Root { clues, mut alive, left } = node;
        if worker.ended {
            return;
        }
        if left > alive.count_ones() as usize {
            self.dead_ends += 1;
            return;
        }
        let list = &self.lists[depth];
        let smallest = token.enter(
            #[inline(always)]
            || list.iter().min_by_key(|ua| ua.count_ones()),
        );
        let Some(&smallest) = smallest else {
            if let Some(roots) = &mut self.roots {
                roots.push(node);
                return;
            }
            let (clues, alive) = (names.clues(clues), names.cells(alive));
            worker.all_hit(token, clues, alive, left, Vec::new(), found);
            return;
        };
        if left == 0 || smallest == 0 {
            // A UA cannot be hit any more: no puzzle.
            self.dead_ends += 1;
            return;
        }
        if self.parameters.forward.has_groups() && disjoint(smallest, list, left) > left {
            worker.count.dead_by_group += 1;
            self.dead_ends += 1;
            return;
        }
        let is_subtree = left <= self.parameters.root_left
            && left >= 2
            && alive.count_ones() as usize <= MOST_CELLS;
        if let Some(roots) = &mut self.roots
            && (is_subtree || depth == FIRST_CLUES)
        {
            roots.push(node);
            return;
        }
        if is_subtree {
            let Whole { subtree, lists, .. } = self;
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
            let fresh = worker.learned[known..].iter().map(|&ua| names.to_names(ua));
            above[depth].extend(fresh.filter(|ua| ua & clues == 0));
            known = worker.learned.len();
            miss(&above[depth], cell, alive, &mut below[0]);
            let node = Root { clues: clues | cell, alive, left: left - 1 };
            self.node(token, depth + 1, node, names, worker, found);
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
