//! The enumeration when few UAs are unhit: they are bits, and each position has
//! a hitting vector.
//!
//! There is room for 768 UAs; all positions to come are below 64.

use super::blocks::{Blocks, Limits};
use super::critical::{Critical, Table};
use super::prepare::Prepared;
use super::worker::{Found, Rest, Worker};
use gridsieve_kernels::{HittingVectors, Token};

/// Words of a vector.
pub const WORDS: usize = 12;
/// UAs that there is room for.
pub const ROOM: usize = 64 * WORDS;

/// Clues that can be left: each has a position below 64.
const MOST_LEFT: usize = 64;
/// Places of what there is for each number of clues left: a power of two.
const PLACES: usize = 128;

/// With so many clues left a node is large enough to look whether to stop.
const LEFT_TO_HEED: usize = 7;

/// UAs as bits.
pub struct Bitmaps {
    /// The positions of each UA that are below 64.
    uas: Box<[u64; ROOM]>,
    vectors: Box<Aligned<HittingVectors<WORDS>>>,
    /// A node for each number of clues placed.
    nodes: Vec<Node>,
    blocks: Option<Blocks>,
    critical: Critical,
}

/// Vectors that lie across cache lines cost twice.
#[repr(align(64))]
struct Aligned<T>(T);

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Node {
    unhit: [u64; WORDS],
    /// Positions still to be tried, and the one that is.
    limits: Limits,
    position: u32,
}

impl Bitmaps {
    pub fn new() -> Bitmaps {
        let node = Node { unhit: [0; WORDS], limits: Limits::NONE, position: 0 };
        Bitmaps {
            uas: Box::new([0; ROOM]),
            vectors: Box::new(Aligned([[0; WORDS]; 64])),
            nodes: vec![node; MOST_LEFT + 1],
            blocks: None,
            critical: Critical::new(),
        }
    }

    pub fn begin(&mut self, prepared: &Prepared) {
        self.blocks = Some(Blocks::new(prepared));
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
        found: &mut Found,
    ) {
        worker.count.bitmaps += 1;
        let Bitmaps { uas: places, vectors, nodes, blocks, critical } = self;
        let Some(blocks) = blocks else { return };
        let vectors = &mut vectors.0;
        token.transpose(uas, vectors);
        blocks.prepare(vectors, previous);
        places[..uas.len()].copy_from_slice(uas);
        for (word, bits) in nodes[0].unhit.iter_mut().enumerate() {
            let used = uas.len().saturating_sub(64 * word).min(64);
            *bits = if used == 64 { u64::MAX } else { (1 << used) - 1 };
        }
        let Some(limits) = blocks.limits(places, &nodes[0].unhit, 0, left, previous, &Limits::NONE) else { return };
        nodes[0].limits = limits;
        let table = Table { uas: places, vectors, blocks };
        let above = worker.placed;
        let mut tried = [0u64; PLACES];
        let mut depth = 0;
        let mut left = left;
        loop {
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
            tried[left % PLACES] += 1;
            let hit = &vectors[position as usize % 64];
            let first = token.child(&node.unhit, hit, &mut child.unhit);
            if first == ROOM {
                worker.placed = path.iter().fold(above, |set, node| set | 1 << node.position);
                worker.all_hit(token, left - 1, position as usize, found);
                worker.placed = above;
                if worker.ended {
                    break;
                }
                continue;
            }
            if left == 1 {
                continue;
            }
            let limits = blocks.limits(
                places,
                &child.unhit,
                first,
                left - 1,
                position as usize,
                &node.limits,
            );
            let Some(limits) = limits else { continue };
            child.limits = limits;
            if limits.tight {
                let placed = path.iter().fold(above, |set, node| set | 1 << node.position);
                let tried = &mut tried[(left - 1) % PLACES];
                let open = critical.search(token, table, &child.unhit, &limits, tried, |positions| {
                    worker.placed = placed | u128::from(positions);
                    worker.all_hit(token, 0, 0, found);
                    worker.placed = above;
                    !worker.ended
                });
                if worker.ended {
                    break;
                }
                child.limits.range &= open;
                child.limits.open = open;
            }
            if child.limits.range == 0 {
                continue;
            }
            if left > LEFT_TO_HEED {
                worker.heed_stop();
                if worker.ended {
                    break;
                }
            }
            depth += 1;
            left -= 1;
        }
        for (left, tried) in tried.iter().enumerate().filter(|(_, tried)| **tried > 0) {
            worker.count.nodes[worker.question.clues - left + 1] += tried;
        }
    }
}
