//! The enumeration while many UAs are unhit: the unhit UAs are lists.

use super::bitmaps::Bitmaps;
use super::prepare::{Planes, Prepared, set_of_words, words};
use super::worker::{Rest, Worker};
use crate::engine::OnPuzzle;
use gridsieve_grids::places;
use gridsieve_kernels::Token;

/// The unhit UAs of each depth, and the positions still to be tried there.
#[derive(Default)]
struct Node {
    unhit: Planes,
    range: u128,
    previous: usize,
}

/// Lists along a path, and the bitmaps of what is below.
pub struct Lists {
    nodes: Vec<Node>,
    bitmaps: Bitmaps,
    threshold: usize,
}

/// The lowest position of the first UA, none if there is no UA.
#[inline(always)]
fn first_lowest([low, high]: &Planes) -> Option<usize> {
    Some(set_of_words([*low.first()?, *high.first()?]).trailing_zeros() as usize)
}

/// Drops the UAs with one of these positions.
#[inline(always)]
fn drop_hit<T: Token>(token: T, uas: &Planes, hit: u128, unhit: &mut Planes) {
    let [low, high] = unhit;
    low.resize(uas[0].len(), 0);
    high.resize(uas[0].len(), 0);
    let count = token.drop_hit([&uas[0], &uas[1]], words(hit), [&mut *low, &mut *high]);
    low.truncate(count);
    high.truncate(count);
}

impl Lists {
    /// For the search of a prepared grid. Lists give way to bitmaps when at most
    /// `threshold` UAs are unhit.
    pub fn new(prepared: &Prepared, threshold: usize) -> Lists {
        let mut nodes = Vec::new();
        nodes.resize_with(prepared.clues + 1, Node::default);
        Lists { nodes, bitmaps: Bitmaps::new(prepared), threshold }
    }

    /// The pieces of work: the leading clues of each, as positions, in order.
    pub fn chunks(prepared: &Prepared, worker: &mut Worker) -> Vec<u128> {
        let mut dead_ends = 0;
        let mut chunks = vec![0];
        for _ in 0..LEADING.min(prepared.clues.saturating_sub(1)) {
            let mut longer = Vec::new();
            for placed in chunks {
                let Some(first) = prepared.first_unhit(placed) else {
                    longer.push(placed);
                    continue;
                };
                let left = prepared.left(placed);
                let lowest = first.trailing_zeros() as usize;
                let range = worker.range(left, prepared.previous(placed), lowest);
                dead_ends += u64::from(range == 0);
                for position in places(range) {
                    worker.tried(left, 1);
                    longer.push(placed | 1 << position);
                }
            }
            chunks = longer;
        }
        assert!(!chunks.is_empty() || dead_ends > 0, "pieces were left out");
        chunks
    }

    /// Searches a piece of work.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        chunk: u128,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) {
        let prepared = worker.prepared;
        worker.placed = chunk;
        let previous = prepared.previous(chunk);
        let root = &mut self.nodes[0];
        drop_hit(token, &prepared.uas, chunk, &mut root.unhit);
        let mut depth = 0;
        let mut left = prepared.left(chunk);
        if !self.enter(token, 0, Rest { left, previous }, worker, found) {
            return;
        }
        // `left` clues are to be placed at the node, which has a range.
        loop {
            let (path, below) = self.nodes.split_at_mut(depth + 1);
            let node = &mut path[depth];
            if node.range == 0 || worker.ended {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                left += 1;
                worker.placed ^= 1 << self.nodes[depth].previous;
                continue;
            }
            let position = node.range.trailing_zeros() as usize;
            node.range &= node.range - 1;
            node.previous = position;
            worker.place(position, left);
            drop_hit(token, &node.unhit, 1 << position, &mut below[0].unhit);
            let rest = Rest { left: left - 1, previous: position };
            if self.enter(token, depth + 1, rest, worker, found) {
                worker.heed_stop();
                depth += 1;
                left -= 1;
            } else {
                worker.placed ^= 1 << position;
            }
        }
    }

    /// Comes to a node whose unhit UAs are there: does what is below it, or gives
    /// it a range and true.
    #[inline(always)]
    fn enter<T: Token>(
        &mut self,
        token: T,
        depth: usize,
        rest: Rest,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) -> bool {
        let Rest { left, previous } = rest;
        let node = &mut self.nodes[depth];
        let Some(lowest) = first_lowest(&node.unhit) else {
            worker.all_hit(token, left, previous, found);
            return false;
        };
        if left == 0 {
            // The clues miss a UA: no puzzle.
            return false;
        }
        let range = worker.range(left, previous, lowest);
        if range == 0 {
            return false;
        }
        // Bitmaps have one plane.
        if node.unhit[0].len() <= self.threshold && previous <= 64 {
            self.bitmaps.search(token, &node.unhit[0], rest, worker, found);
            return false;
        }
        node.range = range;
        true
    }
}

/// Clues whose positions make a piece of work.
const LEADING: usize = 2;
