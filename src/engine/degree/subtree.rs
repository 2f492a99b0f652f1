//! A subtree: the cells that are alive are renamed to 64, and UAs and unions of
//! UAs are bits of tables made for it.

use super::critical::Critical;
use super::forward::{Group, Seen};
use super::params::Parameters;
use super::unions::{JOINED, Unions};
use super::worker::{Found, Worker};
use crate::grid::CellSet;
use gridsieve_kernels::{Blocks, HittingVectors, Token};

/// Words of a vector of UAs.
const WORDS: usize = 8;
/// UAs that there is room for.
pub const ROOM: usize = 64 * WORDS;
/// Cells that have names.
const CELLS: usize = 64;
/// Cells that can be alive. If they are more than there are names, the UAs with
/// the rarest ones are left out.
pub const MOST_CELLS: usize = 70;

/// With so many clues left a node is large enough to look whether to stop.
const LEFT_TO_HEED: usize = 7;

/// Tables of the subtree being searched.
pub struct Subtree {
    parameters: Parameters,
    /// The cells of the grid that were renamed.
    cells: Vec<u8>,
    blocks: Box<Blocks<WORDS>>,
    vectors: Box<Aligned<HittingVectors<WORDS>>>,
    uas: usize,
    /// Cells that are alive and have no name. No UA of the table has any.
    others: CellSet,
    /// For each of the first UAs those that are disjoint from it.
    joins: [u64; JOINED],
    unions: Unions,
    nodes: Vec<Node>,
    residual: Vec<u64>,
    group: Group,
    critical: Critical,
}

/// Vectors that lie across cache lines cost twice.
#[repr(align(64))]
struct Aligned<T>(T);

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Node {
    unhit: [u64; WORDS],
    /// Cells still to be tried, and the one that is.
    range: u64,
    cell: u64,
    /// Cells that further clues can have.
    alive: u64,
}

impl Subtree {
    pub fn new(parameters: Parameters) -> Subtree {
        let node = Node { unhit: [0; WORDS], range: 0, cell: 0, alive: 0 };
        let depths = CELLS + 2;
        let blocks =
            if parameters.forward.has_tables() { parameters.blocks } else { Default::default() };
        Subtree {
            parameters,
            cells: Vec::new(),
            blocks: Box::new([[0; 64]; WORDS]),
            vectors: Box::new(Aligned([[0; WORDS]; 64])),
            uas: 0,
            others: CellSet::EMPTY,
            joins: [0; JOINED],
            unions: Unions::new(blocks, parameters.steps, depths),
            nodes: vec![node; depths],
            residual: vec![0; ROOM + 64],
            group: Group::new(),
            critical: Critical::new(),
        }
    }

    /// The renamed cells of a set.
    fn rename(&self, cells: CellSet) -> u64 {
        let with =
            self.cells.iter().enumerate().filter(|(_, cell)| cells.contains((**cell).into()));
        with.fold(0, |set, (i, _)| set | 1 << i)
    }

    /// The cells of the grid of a renamed set.
    fn cells_of(&self, mut set: u64) -> CellSet {
        let mut cells = CellSet::EMPTY;
        while set != 0 {
            cells.insert(self.cells[set.trailing_zeros() as usize].into());
            set &= set - 1;
        }
        cells
    }

    /// Searches below `clues`, with `left` clues to be placed on `alive` cells,
    /// [`MOST_CELLS`] at most. `uas` are the residual UAs, none of them empty. Gives whether
    /// it did: not if all UAs had to be left out of the table.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        place: Place,
        uas: &[u128],
        worker: &mut Worker,
        found: &mut Found,
    ) -> bool {
        let Some(alive) = self.prepare(token, uas, place.alive, &mut worker.count.unions) else {
            return false;
        };
        worker.count.subtrees += 1;
        let mut tried = [0u64; CELLS + 2];
        self.nodes[0].alive = alive;
        self.nodes[0].range = self.blocks[0][0];
        let (mut depth, mut left) = (0, place.left);
        loop {
            let (path, below) = self.nodes.split_at_mut(depth + 1);
            let (node, child) = (&mut path[depth], &mut below[0]);
            if node.range == 0 {
                if depth == 0 {
                    break;
                }
                depth -= 1;
                left += 1;
                continue;
            }
            let cell = node.range.trailing_zeros() as usize % 64;
            node.range &= node.range - 1;
            node.cell = 1 << cell;
            node.alive &= !node.cell;
            tried[depth + 1] += 1;
            // Clues left below the child.
            let rest = left - 1;
            if self.unions.any_unhit(token, depth, cell, rest + 1) {
                worker.count.dead_by_union += 1;
                continue;
            }
            if rest == 1 {
                let hit = &self.vectors.0[cell];
                let last = token.common_unhit(&node.unhit, hit, &self.blocks, node.alive);
                match last {
                    Some(0) => {}
                    Some(cells) => self.last(token, place, depth, cells, worker, found),
                    None => self.all_hit(token, place, depth, rest, worker, found),
                }
                if worker.ended {
                    break;
                }
                continue;
            }
            let first = token.child(&node.unhit, &self.vectors.0[cell], &mut child.unhit);
            if first == ROOM {
                self.all_hit(token, place, depth, rest, worker, found);
                if worker.ended {
                    break;
                }
                continue;
            }
            if rest == 0 {
                continue;
            }
            child.alive = node.alive;
            let parameters = &self.parameters;
            child.range = 0;
            let first = child.unhit[0];
            if first != 0 && parameters.forward.has_groups() && rest >= parameters.groups_left {
                worker.count.grouped += 1;
                // Cells outside of critical groups are dead: look again.
                let done = loop {
                    let group = &mut self.group;
                    match group.find(token, first, &self.blocks[0], child.alive, rest) {
                        Seen::Dead => {
                            worker.count.dead_by_group += 1;
                            break true;
                        }
                        Seen::Open => {
                            child.range = group.uas()[0];
                            break false;
                        }
                        Seen::Critical(cells) => {
                            worker.count.critical += 1;
                            let (critical, vectors) = (&mut self.critical, &self.vectors.0);
                            child.range = group.uas()[0];
                            if rest <= parameters.joined_left
                                && critical.complete(token, first, group.uas(), vectors)
                            {
                                worker.count.joined += 1;
                                break true;
                            }
                            if child.alive & !cells == 0 {
                                break false;
                            }
                            child.alive &= cells;
                        }
                    }
                };
                if done {
                    if !self.critical.found.is_empty() {
                        self.completed(token, place, depth, worker, found);
                        self.critical.found.clear();
                        if worker.ended {
                            break;
                        }
                    }
                    continue;
                }
            }
            if child.range == 0 {
                let most = parameters.choice;
                let (unhit, out) = (&child.unhit, &mut self.residual);
                let count = token.first_unhit(unhit, &self.blocks, child.alive, most, out);
                let smallest = token.smallest([&out[..count]], [u64::MAX]);
                child.range = smallest.map_or(0, |(i, _)| out[i]);
            }
            if child.range == 0 {
                continue;
            }
            if rest > LEFT_TO_HEED {
                worker.heed_stop();
                if worker.ended {
                    break;
                }
            }
            self.unions.descend(token, depth, cell, rest);
            depth += 1;
            left -= 1;
        }
        for (depth, &tried) in tried.iter().enumerate().filter(|(_, tried)| **tried > 0) {
            worker.tried(place.left - depth, tried);
        }
        true
    }

    /// Makes the tables. Gives the renamed cells that are alive; nothing if no UA
    /// could be kept.
    #[inline(always)]
    fn prepare<T: Token>(
        &mut self,
        token: T,
        uas: &[u128],
        alive: CellSet,
        unions: &mut u64,
    ) -> Option<u64> {
        let mut hits = [0u16; 128];
        for &ua in uas {
            let mut rest = ua;
            while rest != 0 {
                hits[rest.trailing_zeros() as usize] += 1;
                rest &= rest - 1;
            }
        }
        self.cells.clear();
        self.cells.extend(alive.iter().map(|cell| cell as u8));
        // Cells that hit much come first: they are dead for the others.
        self.cells.sort_by_key(|&cell| std::cmp::Reverse(hits[usize::from(cell)]));
        self.others = CellSet::EMPTY;
        for cell in self.cells.drain(self.cells.len().min(CELLS)..) {
            self.others.insert(cell.into());
        }
        let others = self.others.bits();
        let mut names = [0u8; 128];
        for (i, &cell) in self.cells.iter().enumerate() {
            names[usize::from(cell)] = i as u8;
        }
        let mut renamed = std::mem::take(&mut self.residual);
        renamed.clear();
        for &ua in uas {
            if ua & others != 0 {
                continue;
            }
            let (mut rest, mut set) = (ua, 0);
            while rest != 0 {
                set |= 1u64 << names[rest.trailing_zeros() as usize];
                rest &= rest - 1;
            }
            renamed.push(set);
        }
        gridsieve_kernels::keep_first_minimal(token, &mut renamed, self.parameters.uas.min(ROOM));
        self.uas = renamed.len();
        let sets = self.blocks.as_flattened_mut();
        sets[..self.uas].copy_from_slice(&renamed);
        token.transpose(&renamed, &mut self.vectors.0);
        for (word, bits) in self.nodes[0].unhit.iter_mut().enumerate() {
            let used = self.uas.saturating_sub(64 * word).min(64);
            *bits = if used == 64 { u64::MAX } else { (1 << used) - 1 };
        }
        for (i, &ua) in renamed.iter().enumerate().take(JOINED) {
            let mut hit = 0;
            let mut rest = ua;
            while rest != 0 {
                hit |= self.vectors.0[rest.trailing_zeros() as usize][0];
                rest &= rest - 1;
            }
            self.joins[i] = !hit & self.nodes[0].unhit[0];
        }
        *unions += self.unions.make(token, &renamed, &self.joins) as u64;
        renamed.resize(ROOM + 64, 0);
        self.residual = renamed;
        (self.uas > 0).then(|| u64::MAX >> (64 - self.cells.len()))
    }

    /// The clues placed down to the node at `depth` and its cell.
    fn path(&self, place: Place, depth: usize) -> CellSet {
        let renamed = self.nodes[..=depth].iter().fold(0, |set, node| set | node.cell);
        place.clues | self.cells_of(renamed)
    }

    /// One more clue, in one of these cells, hits all UAs of the table.
    #[inline(never)]
    fn last<T: Token>(
        &mut self,
        token: T,
        place: Place,
        depth: usize,
        mut cells: u64,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        let path = self.path(place, depth);
        worker.tried(0, cells.count_ones().into());
        while cells != 0 && !worker.ended {
            let mut clues = path;
            clues.insert(self.cells[cells.trailing_zeros() as usize].into());
            cells &= cells - 1;
            if let Some(fresh) = worker.check(token, clues, found) {
                cells &= self.rename(fresh);
                self.learn(fresh, depth);
            }
        }
    }

    /// The critical group of the child of the node at `depth` has completions
    /// that hit the first UAs of the table.
    #[inline(never)]
    fn completed<T: Token>(
        &mut self,
        token: T,
        place: Place,
        depth: usize,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        let path = self.path(place, depth);
        for i in 0..self.critical.found.len() {
            let cells = self.critical.found[i];
            let hit = token.hit_by(&self.vectors.0, cells);
            let unhit = &self.nodes[depth + 1].unhit;
            if unhit.iter().zip(hit).any(|(unhit, hit)| unhit & !hit != 0) {
                continue;
            }
            worker.tried(0, 1);
            let clues = path | self.cells_of(cells);
            if let Some(fresh) = worker.check(token, clues, found) {
                self.learn(fresh, depth);
            }
            if worker.ended {
                return;
            }
        }
    }

    /// The node at `depth` and its cell hit all UAs of the table.
    #[inline(never)]
    fn all_hit<T: Token>(
        &mut self,
        token: T,
        place: Place,
        depth: usize,
        left: usize,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        let alive = self.cells_of(self.nodes[depth].alive) | self.others;
        let path = self.path(place, depth);
        if let Some(fresh) = worker.all_hit(token, path, alive, left, found) {
            self.learn(fresh, depth);
        }
    }

    /// Puts a UA that the clues down to a depth miss into the table, if there
    /// is room.
    fn learn(&mut self, ua: CellSet, depth: usize) {
        if self.uas == ROOM || ua.intersects(self.others) {
            return;
        }
        let (set, (word, bit)) = (self.rename(ua), (self.uas / 64, self.uas % 64));
        self.blocks[word][bit] = set;
        let mut rest = set;
        while rest != 0 {
            self.vectors.0[rest.trailing_zeros() as usize][word] |= 1 << bit;
            rest &= rest - 1;
        }
        for node in &mut self.nodes[..=depth + 1] {
            node.unhit[word] |= 1 << bit;
        }
        self.uas += 1;
    }
}

/// Where a subtree begins.
#[derive(Clone, Copy)]
pub struct Place {
    /// The clues placed.
    pub clues: CellSet,
    /// Cells that further clues can have.
    pub alive: CellSet,
    /// How many further clues there are.
    pub left: usize,
}
