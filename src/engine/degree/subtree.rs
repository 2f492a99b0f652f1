//! The search of a subtree. The UAs, and the unions of UAs, are bits of tables that are made for
//! the subtree.

use super::groups::{Group, MOST_LEFT, Place, smallest};
use super::names::Names;
use super::params::Parameters;
use super::table::{MOST_CELLS, MOST_SIZE, ROOM, Table};
use super::unions::Unions;
use super::worker::Worker;
use crate::engine::OnPuzzle;
use gridsieve_grids::{CellSet, places};
use gridsieve_kernels::Token;

/// The fewest clues left with which a node is large enough to look whether to stop.
const LEFT_TO_HEED: usize = 7;

/// A node of the first clues, where a subtree may begin. Cells are those named by [`Names`].
#[derive(Clone, Copy)]
pub struct Root {
    /// The clues placed.
    pub clues: u128,
    /// Cells that further clues can have, [`MOST_CELLS`] at most where a subtree begins, in
    /// which they are named by their place among these.
    pub alive: u128,
    /// How many further clues there are, 2 at least there.
    pub left: usize,
}

/// A node on the path.
#[derive(Clone, Copy, Default)]
struct Node {
    place: Place,
    /// Cells of the UA to be hit that are still to be tried, and the one that is.
    rest: u64,
    cell: u64,
}

/// The search of subtrees, with tables of the one being searched.
pub struct Subtree {
    parameters: Parameters,
    root: Root,
    table: Box<Table>,
    unions: Unions,
    nodes: Vec<Node>,
    group: Group,
    /// Room to make the table in.
    residual: Vec<u64>,
    /// UAs that have no place in the table.
    others: Vec<u64>,
}

impl Subtree {
    pub fn new(parameters: Parameters) -> Subtree {
        assert!(parameters.uas <= ROOM, "{} UAs in a table of {ROOM}", parameters.uas);
        let depths = MOST_CELLS + 2;
        let blocks =
            if parameters.forward.has_tables() { parameters.blocks } else { Default::default() };
        Subtree {
            parameters,
            root: Root { clues: 0, alive: 0, left: 0 },
            table: Box::new(Table::new()),
            unions: Unions::new(blocks, parameters.steps, depths),
            nodes: vec![Node::default(); depths],
            group: Group::default(),
            residual: Vec::new(),
            others: Vec::new(),
        }
    }

    /// Searches below a root. `uas` are the residual UAs; none is empty.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        root: Root,
        uas: &[u128],
        names: &Names,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) {
        assert!(root.alive.count_ones() as usize <= MOST_CELLS, "cells are bits of a word");
        self.root = root;
        worker.count.subtrees += 1;
        worker.count.unions += self.prepare(token, uas) as u64;
        if self.table.count == 0 {
            // All UAs are too large for it.
            let alive = self.nodes[0].place.alive;
            self.all_hit(token, names, [0, alive], root.left, worker, found);
            return;
        }
        let parameters = self.parameters;
        let mut tried = [0u64; MOST_CELLS + 2];
        let mut depth = 0;
        // The root is a child as well.
        let mut enter = true;
        loop {
            if enter {
                let node = &mut self.nodes[depth];
                let left = node.place.left;
                let look = parameters.forward.has_groups()
                    && (parameters.groups_left.max(2)..=MOST_LEFT).contains(&left);
                let ua = if look {
                    worker.count.grouped += 1;
                    self.group.look(&self.table, &mut node.place, &parameters, &mut worker.count)
                } else {
                    Some(smallest(&self.table, &node.place))
                };
                worker.count.dead_by_group += u64::from(ua.is_none());
                node.rest = ua.unwrap_or(0);
            }
            enter = false;
            let (path, below) = self.nodes.split_at_mut(depth + 1);
            let (node, child) = (&mut path[depth], &mut below[0]);
            if node.rest == 0 {
                if depth == 0 {
                    break;
                }
                depth -= 1;
                continue;
            }
            let cell = node.rest.trailing_zeros() as usize;
            node.cell = 1 << cell;
            node.rest ^= node.cell;
            let hit = self.table.hit[cell];
            let place = &mut node.place;
            place.alive ^= node.cell;
            place.sizes.decrease(hit);
            let (unhit, left) = (place.unhit & !hit, place.left - 1);
            tried[depth + 1] += 1;
            if self.unions.any_unhit(depth, cell, left + 1) {
                worker.count.dead_by_union += 1;
                continue;
            }
            if unhit == 0 {
                let alive = place.alive;
                let cells = [self.placed(depth), alive];
                if let Some(fresh) = self.all_hit(token, names, cells, left, worker, found) {
                    self.learn(token, names, fresh, depth);
                }
            } else if left == 1 {
                let cells = self.table.common(unhit) & place.alive;
                if cells != 0 {
                    self.last(token, names, depth, cells, worker, found);
                }
            } else if left > 1 {
                if left >= LEFT_TO_HEED {
                    worker.heed_stop();
                }
                child.place = Place { unhit, left, ..*place };
                self.unions.descend(token, depth, cell, left);
                depth += 1;
                enter = true;
            }
            if worker.ended {
                break;
            }
        }
        for (depth, &tried) in tried.iter().enumerate().filter(|(_, tried)| **tried > 0) {
            worker.tried(root.left - depth, tried);
        }
    }

    /// Makes the tables and the root's node. Gives the number of unions.
    #[inline(always)]
    fn prepare<T: Token>(&mut self, token: T, uas: &[u128]) -> usize {
        let alive = self.root.alive;
        let Subtree { residual, others, .. } = self;
        residual.clear();
        others.clear();
        residual.extend(uas.iter().map(|&ua| named(token, ua, alive)));
        // The smallest ones, of those of a size the first, in their order.
        let mut sizes = [0; MOST_CELLS + 1];
        residual.iter().for_each(|ua| sizes[ua.count_ones() as usize] += 1);
        let mut room = self.parameters.uas;
        let mut largest = 0;
        while largest < MOST_SIZE as usize && sizes[largest] <= room {
            room -= sizes[largest];
            largest += 1;
        }
        let mut kept = 0;
        for i in 0..residual.len() {
            let ua = residual[i];
            let size = ua.count_ones() as usize;
            let last = size == largest && room > 0;
            room -= usize::from(last);
            if size < largest || last {
                residual[kept] = ua;
                kept += 1;
            } else {
                others.push(ua);
            }
        }
        residual.truncate(kept);
        let unhit = self.table.fill(token, residual);
        let cells = alive.count_ones();
        let alive = if cells == 64 { u64::MAX } else { (1 << cells) - 1 };
        let sizes = self.table.sizes(alive);
        self.nodes[0].place = Place { unhit, alive, sizes, left: self.root.left };
        self.unions.make(token, &self.residual)
    }

    /// The names of cells of the subtree.
    fn names(&self, cells: u64) -> u128 {
        let alive = places(self.root.alive).enumerate();
        alive
            .filter(|(cell, _)| cells >> cell & 1 != 0)
            .fold(0, |names, (_, name)| names | 1 << name)
    }

    /// The clues of the subtree placed down to the cell being tried at `depth`.
    fn placed(&self, depth: usize) -> u64 {
        self.nodes[..=depth].iter().fold(0, |set, node| set | node.cell)
    }

    /// All clues of the node: those of the root and those placed in the subtree.
    fn clues(&self, names: &Names, placed: u64) -> CellSet {
        names.clues(self.root.clues | self.names(placed))
    }

    /// One more clue, in one of these cells, hits all UAs of the table.
    #[inline(never)]
    fn last<T: Token>(
        &mut self,
        token: T,
        names: &Names,
        depth: usize,
        mut cells: u64,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) {
        let placed = self.placed(depth);
        while cells != 0 && !worker.ended {
            let cell = cells & cells.wrapping_neg();
            cells ^= cell;
            worker.tried(0, 1);
            let clues = placed | cell;
            if self.others.iter().any(|ua| ua & clues == 0) {
                continue;
            }
            if let Some(fresh) = worker.check(token, self.clues(names, clues), found) {
                cells &= self.learn(token, names, fresh, depth);
            }
        }
    }

    /// Completes clues placed in the subtree, which hit all UAs of the table, by `left` more
    /// in cells that are `alive`. Gives a UA learned, if any was.
    #[inline(never)]
    fn all_hit<T: Token>(
        &self,
        token: T,
        names: &Names,
        [placed, alive]: [u64; 2],
        left: usize,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) -> Option<CellSet> {
        let missed = self.others.iter().filter(|&ua| ua & placed == 0);
        let known = missed.map(|&ua| names.cells(self.names(ua))).collect();
        let (clues, alive) = (self.clues(names, placed), names.cells(self.names(alive)));
        worker.all_hit(token, clues, alive, left, known, found)
    }

    /// Adds a UA that the clues down to a depth miss to the table, if there is
    /// room, else to those that are asked last. Gives its cells.
    fn learn<T: Token>(&mut self, token: T, names: &Names, ua: CellSet, depth: usize) -> u64 {
        let ua = named(token, names.to_names(ua), self.root.alive);
        if let Some(bit) = self.table.add(ua) {
            for node in &mut self.nodes[..=depth] {
                node.place.unhit |= bit;
                node.place.sizes.set(bit, (ua & node.place.alive).count_ones());
            }
        } else {
            self.others.push(ua);
        }
        ua
    }
}

/// A set of cells named by their places among those alive.
#[inline(always)]
fn named<T: Token>(token: T, cells: u128, alive: u128) -> u64 {
    let [low, high] = [alive as u64, (alive >> 64) as u64];
    let first = token.extract_bits(cells as u64, low);
    let second = token.extract_bits((cells >> 64) as u64, high);
    // With 64 alive in the low word none is in the high one: there is nothing to be moved.
    first | second.checked_shl(low.count_ones()).unwrap_or(0)
}
