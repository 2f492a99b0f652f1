//! The enumeration when few UAs are unhit: they are bits, and each position has
//! a hitting vector.
//!
//! There is room for 768 UAs; all positions to come are below 64.

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
}

/// Vectors that lie across cache lines cost twice.
#[repr(align(64))]
struct Aligned<T>(T);

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Node {
    unhit: [u64; WORDS],
    /// Positions still to be tried, and the one that is.
    range: u64,
    position: u32,
}

/// What limits the next clue, by the number of clues left.
pub struct Windows {
    /// Where it can be: there is room for the others, and the clique leaves
    /// them enough.
    window: [u64; PLACES],
    /// From this position on it is the only one: the blocks below need all
    /// others. So it has to be in each unhit UA that begins there.
    alone_from: [u32; PLACES],
}

impl Windows {
    pub fn new(prepared: &Prepared) -> Windows {
        let mut windows = Windows { window: [0; PLACES], alone_from: [64; PLACES] };
        for left in 1..=MOST_LEFT {
            let end = prepared.end(left).min(64);
            let up_to = if end == 64 { u64::MAX } else { (1 << end) - 1 };
            windows.window[left] = up_to & (u64::MAX << (left - 1));
            windows.alone_from[left] = prepared.alone_from(left).min(64) as u32;
        }
        windows
    }

    /// The positions to try for the next of `left` clues, below `previous`;
    /// `first` is the first unhit UA.
    #[inline(always)]
    fn range(
        &self,
        unhit: &[u64; WORDS],
        first: usize,
        uas: &[u64; ROOM],
        left: usize,
        previous: u32,
    ) -> u64 {
        let ua = uas[first];
        let lowest = ua.trailing_zeros();
        let below = if previous < 64 { (1 << previous) - 1 } else { u64::MAX };
        let mut range = self.window[left % PLACES] & below & (u64::MAX << (lowest % 64));
        let alone_from = self.alone_from[left % PLACES];
        if lowest < alone_from {
            return range;
        }
        // UAs come by descending lowest positions.
        range &= ua;
        let mut word = first / 64;
        let mut bits = unhit[word] & unhit[word].wrapping_sub(1);
        loop {
            while bits != 0 {
                let ua = uas[64 * word + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                if range == 0 || ua.trailing_zeros() < alone_from {
                    return range;
                }
                range &= ua;
            }
            word += 1;
            if word == WORDS {
                return range;
            }
            bits = unhit[word];
        }
    }
}

impl Bitmaps {
    pub fn new() -> Bitmaps {
        let node = Node { unhit: [0; WORDS], range: 0, position: 0 };
        Bitmaps {
            uas: Box::new([0; ROOM]),
            vectors: Box::new(Aligned([[0; WORDS]; 64])),
            nodes: vec![node; MOST_LEFT + 1],
        }
    }

    /// Searches below a node whose unhit UAs are `uas`, at least one, in their
    /// order, with some clues to be placed.
    #[inline(always)]
    pub fn search<T: Token>(
        &mut self,
        token: T,
        windows: &Windows,
        uas: &[u64],
        Rest { left, previous }: Rest,
        worker: &mut Worker,
        found: &mut Found,
    ) {
        worker.count.bitmaps += 1;
        let Bitmaps { uas: places, vectors, nodes } = self;
        let vectors = &mut vectors.0;
        token.transpose(uas, vectors);
        places[..uas.len()].copy_from_slice(uas);
        for (word, bits) in nodes[0].unhit.iter_mut().enumerate() {
            let used = uas.len().saturating_sub(64 * word).min(64);
            *bits = if used == 64 { u64::MAX } else { (1 << used) - 1 };
        }
        nodes[0].range = windows.range(&nodes[0].unhit, 0, places, left, previous as u32);
        let above = worker.placed;
        let mut tried = [0u64; PLACES];
        let mut depth = 0;
        let mut left = left;
        loop {
            let (path, below) = nodes.split_at_mut(depth + 1);
            let (node, child) = (&mut path[depth], &mut below[0]);
            if node.range == 0 {
                if depth == 0 {
                    break;
                }
                depth -= 1;
                left += 1;
                continue;
            }
            let position = node.range.trailing_zeros();
            node.range &= node.range - 1;
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
            child.range = windows.range(&child.unhit, first, places, left - 1, position);
            if child.range == 0 {
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
