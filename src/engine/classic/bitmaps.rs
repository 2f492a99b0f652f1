//! The enumeration when few UAs are unhit: the unhit UAs are bits, and each position has a hitting
//! vector.
//!
//! There is room for 768 UAs; all positions to come are below 64.

use super::blocks::{Blocks, MOST_LEFT};
use super::critical::{Below, Critical};
use super::limits::Limits;
use super::prepare::Prepared;
use super::table::{ROOM, Table, Vector, WORDS};
use super::worker::{Rest, Worker};
use crate::engine::OnPuzzle;
use gridsieve_kernels::Token;

/// Places of what there is for each number of clues left: a power of two.
const PLACES: usize = 128;

/// With more clues left than this a node is large enough to look whether to stop.
const LEFT_TO_HEED: usize = 7;

/// UAs as bits.
pub struct Bitmaps {
    blocks: Blocks,
    table: Table,
    /// A node for each number of clues placed.
    nodes: Vec<Node>,
    critical: Critical,
}

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Node {
    unhit: Vector,
    /// Its range has the positions still to be tried.
    limits: Limits,
    /// The one that is tried.
    position: u32,
}

impl Bitmaps {
    /// Makes the tables for the search of a prepared grid.
    pub fn new(prepared: &Prepared) -> Bitmaps {
        let node = Node { unhit: [0; WORDS], limits: Limits::NONE, position: 0 };
        Bitmaps {
            blocks: Blocks::new(prepared),
            table: Table::new(),
            nodes: vec![node; MOST_LEFT + 1],
            critical: Critical::new(),
        }
    }

    /// Searches below a node whose unhit UAs are `uas`, at least one, in their
    /// order, with some clues to be placed.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        uas: &[u64],
        Rest { left, previous }: Rest,
        worker: &mut Worker,
        found: &mut OnPuzzle,
    ) {
        assert!(left <= MOST_LEFT, "each clue left has a position below 64");
        worker.count.bitmaps += 1;
        let Bitmaps { blocks, table, nodes, critical } = self;
        let root = &mut nodes[0];
        root.unhit = table.fill(token, uas, blocks, previous);
        let limits = Limits::new(blocks, table, &root.unhit, 0, left, previous, &Limits::NONE);
        let Some(limits) = limits else {
            // It is dead.
            return;
        };
        root.limits = limits;
        let above = worker.placed;
        let mut tried = [0u64; PLACES];
        let mut depth = 0;
        let mut left = left;
        // `left` clues are to be placed at the node.
        while !worker.ended {
            let (path, below) = nodes.split_at_mut(depth + 1);
            let (node, child) = (&mut path[depth], &mut below[0]);
            if node.limits.range == 0 {
                if depth == 0 {
                    break;
                }
                depth -= 1;
                left += 1;
                continue;
            }
            let position = node.limits.range.trailing_zeros();
            node.limits.range &= node.limits.range - 1;
            node.position = position;
            tried[left] += 1;
            let first =
                token.child(&node.unhit, &table.vectors[position as usize], &mut child.unhit);
            if first == ROOM {
                worker.placed = placed(above, path);
                worker.all_hit(token, left - 1, position as usize, found);
                continue;
            }
            if left == 1 {
                continue;
            }
            let (unhit, previous) = (&child.unhit, position as usize);
            let limits = Limits::new(blocks, table, unhit, first, left - 1, previous, &node.limits);
            let Some(mut limits) = limits else { continue };
            if limits.tight {
                let below = Below { blocks, table, unhit, twice: limits.twice };
                let Some(open) = critical.settle(token, below, &limits) else { continue };
                if limits.twice == 0 {
                    let placed = placed(above, path);
                    critical.search(token, below, &mut tried[left - 1], |clues| {
                        worker.placed = placed | u128::from(clues);
                        worker.all_hit(token, 0, 0, found);
                        !worker.ended
                    });
                    continue;
                }
                limits.open = open;
                limits.range &= open;
            }
            if limits.range == 0 {
                continue;
            }
            if left > LEFT_TO_HEED {
                worker.heed_stop();
            }
            child.limits = limits;
            depth += 1;
            left -= 1;
        }
        worker.placed = above;
        for (left, tried) in tried.iter().enumerate().filter(|(_, tried)| **tried > 0) {
            worker.tried(left, *tried);
        }
    }
}

/// The clues placed above a table, and those of a path in it.
fn placed(above: u128, path: &[Node]) -> u128 {
    path.iter().fold(above, |set, node| set | 1 << node.position)
}
