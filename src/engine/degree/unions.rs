//! UAs of higher degree: unions of disjoint UAs, as bits.
//!
//! The union of d disjoint UAs needs d clues. So a node with fewer than d clues
//! left is dead if such a union has no clue. Unions are kept by degree; the
//! state of a node is a vector of those that are hit, and each cell has a
//! hitting vector.

use super::params::MOST_DEGREE;
use gridsieve_kernels::{HittingVectors, Token, bits, within};

/// Unions in a block: what a vector of 512 bits has.
const BLOCK: usize = 512;

/// UAs that are joined, the first ones of a table.
const JOINED: usize = 64;

/// A block of bits.
type Block = [u64; BLOCK / 64];

/// Unions of degree 2 and more of the UAs of a subtree.
pub struct Unions {
    /// Where the blocks of each degree begin, and at last where they end:
    /// those of degree d are `starts[d - 2]..starts[d - 1]`.
    starts: [usize; MOST_DEGREE],
    /// Blocks of all degrees.
    blocks: usize,
    /// Hitting vectors, `blocks` for each of 64 cells.
    vectors: Vec<Block>,
    /// The unions of each degree.
    sets: [Vec<u64>; MOST_DEGREE - 1],
    /// States by the number of clues placed in the subtree, `blocks` each.
    states: Vec<Block>,
    /// Groups that are looked at while they are found.
    steps: usize,
}

impl Unions {
    /// Tables with room for the given blocks of each degree from 2 on, and states
    /// of `depths` nodes.
    pub fn new(room: [usize; MOST_DEGREE - 1], steps: usize, depths: usize) -> Unions {
        let mut starts = [0; MOST_DEGREE];
        for (i, blocks) in room.into_iter().enumerate() {
            starts[i + 1] = starts[i] + blocks;
        }
        let blocks = starts[MOST_DEGREE - 1];
        Unions {
            starts,
            blocks,
            vectors: vec![[0; 8]; 64 * blocks],
            sets: room.map(|blocks| Vec::with_capacity(blocks * BLOCK)),
            states: vec![[0; 8]; depths * blocks],
            steps,
        }
    }

    /// Makes the tables of some UAs. Gives the number of unions.
    ///
    /// They are found in the order of their last UA, so that those of the first
    /// UAs are there if there is no room for all.
    #[inline(always)]
    pub fn make<T: Token>(&mut self, token: T, uas: &[u64]) -> usize {
        if self.blocks == 0 {
            return 0;
        }
        self.sets.iter_mut().for_each(Vec::clear);
        self.find(uas);
        let mut all = 0;
        let mut vectors: HittingVectors<8> = [[0; 8]; 64];
        for (i, sets) in self.sets.iter().enumerate() {
            all += sets.len();
            for (j, block) in (self.starts[i]..self.starts[i + 1]).enumerate() {
                let sets = sets.get(j * BLOCK..).unwrap_or_default();
                let sets = &sets[..sets.len().min(BLOCK)];
                // Places without a union are hit.
                for (word, bits) in self.states[block].iter_mut().enumerate() {
                    let used = sets.len().saturating_sub(64 * word);
                    *bits = if used >= 64 { 0 } else { u64::MAX << used };
                }
                if sets.is_empty() {
                    continue;
                }
                token.transpose(sets, &mut vectors);
                for (cell, vector) in vectors.iter().enumerate() {
                    self.vectors[cell * self.blocks + block] = *vector;
                }
            }
        }
        all
    }

    /// Finds the unions of the first UAs, [`JOINED`] at most.
    #[inline(always)]
    fn find(&mut self, uas: &[u64]) {
        let uas = &uas[..uas.len().min(JOINED)];
        // For each those that are disjoint from it.
        let mut joins = [0u64; JOINED];
        for (joins, ua) in joins.iter_mut().zip(uas) {
            let disjoint = |(i, other): (usize, &u64)| u64::from(ua & other == 0) << i;
            *joins = uas.iter().enumerate().map(disjoint).sum();
        }
        let Unions { starts, sets, .. } = self;
        let room: [usize; MOST_DEGREE - 1] =
            std::array::from_fn(|i| (starts[i + 1] - starts[i]) * BLOCK);
        // The highest degree with room.
        let highest = |sets: &[Vec<u64>; MOST_DEGREE - 1]| {
            (0..MOST_DEGREE - 1).rev().find(|&i| sets[i].len() < room[i]).map_or(0, |i| i + 2)
        };
        let mut most = highest(sets);
        // By the number of UAs joined: their union, and those that can be joined to
        // them and have not been.
        let mut joined = [0u64; MOST_DEGREE + 1];
        let mut rest = [0u64; MOST_DEGREE + 1];
        let mut steps = self.steps;
        for (last, &ua) in uas.iter().enumerate() {
            (joined[1], rest[1]) = (ua, joins[last] & ((1 << last) - 1));
            if emit(&mut sets[0], room[0], uas, rest[1], ua) {
                most = highest(sets);
            }
            let mut count = 1;
            while count > 0 {
                if rest[count] == 0 || most < count + 2 {
                    count -= 1;
                    continue;
                }
                let next = within::<JOINED>(rest[count].trailing_zeros() as usize);
                rest[count] &= rest[count] - 1;
                // Those before it: each group is found once.
                let more = rest[count] & joins[next];
                if more == 0 {
                    continue;
                }
                if steps == 0 {
                    return;
                }
                steps -= 1;
                let union = joined[count] | uas[next];
                if emit(&mut sets[count], room[count], uas, more, union) {
                    most = highest(sets);
                }
                if most >= count + 3 {
                    count += 1;
                    (joined[count], rest[count]) = (union, more);
                }
            }
        }
    }

    /// Is a union of this degree, 2 or more, unhit at a child of the node at
    /// `depth` with a clue in `cell`? If there is no table of it, no.
    #[inline(always)]
    pub fn any_unhit<T: Token>(&self, token: T, depth: usize, cell: usize, degree: usize) -> bool {
        if !(2..=MOST_DEGREE).contains(&degree) {
            return false;
        }
        let (start, end) = (self.starts[degree - 2], self.starts[degree - 1]);
        if start == end {
            return false;
        }
        let state = &self.states[depth * self.blocks..][start..end];
        let vector = &self.vectors[cell * self.blocks..][start..end];
        token.open_patterns(state.as_flattened(), vector.as_flattened()) != 0
    }

    /// Makes the state of that child, as far as degrees up to `degree` go.
    #[inline(always)]
    pub fn descend<T: Token>(&mut self, token: T, depth: usize, cell: usize, degree: usize) {
        let end = self.starts[degree.clamp(1, MOST_DEGREE) - 1];
        let (above, below) = self.states.split_at_mut((depth + 1) * self.blocks);
        let state = &above[depth * self.blocks..][..end];
        let vector = &self.vectors[cell * self.blocks..][..end];
        token.hit_parts(
            state.as_flattened(),
            vector.as_flattened(),
            below[..end].as_flattened_mut(),
        );
    }
}

/// Adds the unions of `with` and each of some UAs. Gives whether that fills the
/// room.
#[inline(always)]
fn emit(sets: &mut Vec<u64>, room: usize, uas: &[u64], more: u64, with: u64) -> bool {
    if sets.len() == room {
        return false;
    }
    for ua in bits(more) {
        sets.push(uas[ua] | with);
        if sets.len() == room {
            return true;
        }
    }
    false
}
