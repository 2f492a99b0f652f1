//! UAs of higher degree: unions of disjoint UAs, as bits.
//!
//! The union of d disjoint UAs needs d clues. A node with fewer than d clues left is therefore dead
//! if such a union has no clue. Unions are kept by degree; the state of a node is a vector of those
//! that are hit, and each cell has a hitting vector.

use super::params::MOST_DEGREE;
use gridsieve_kernels::{HittingVectors, Token, bits, first_bits};

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
    /// The unions are found in the order of their last UA. If there is no room for all, the table
    /// has the unions of the first UAs.
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
                    *bits = !first_bits(sets.len(), word);
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
    fn find(&mut self, uas: &[u64]) {
        let uas = &uas[..uas.len().min(JOINED)];
        // For each those that are disjoint from it.
        let mut joins = [0u64; JOINED];
        for (joins, ua) in joins.iter_mut().zip(uas) {
            let disjoint = |(i, other): (usize, &u64)| u64::from(ua & other == 0) << i;
            *joins = uas.iter().enumerate().map(disjoint).sum();
        }
        let mut steps = self.steps;
        for (last, &ua) in uas.iter().enumerate() {
            let before = joins[last] & ((1 << last) - 1);
            if self.join(uas, &joins, 1, ua, before, &mut steps).is_none() {
                return;
            }
        }
    }

    /// How many unions more of a degree, which is `i + 2`, there is room for.
    fn room(&self, i: usize) -> usize {
        (self.starts[i + 1] - self.starts[i]) * BLOCK - self.sets[i].len()
    }

    /// Adds the unions of `joined`, which is that of `count` UAs, and each of some that are
    /// disjoint from all of these; then joins one of these and goes on. `None` if there are no
    /// steps left.
    fn join(
        &mut self,
        uas: &[u64],
        joins: &[u64; JOINED],
        count: usize,
        joined: u64,
        mut more: u64,
        steps: &mut usize,
    ) -> Option<()> {
        let room = self.room(count - 1);
        self.sets[count - 1].extend(bits(more).take(room).map(|ua| uas[ua] | joined));
        // While there is room for unions of more.
        while more != 0 && (count..MOST_DEGREE - 1).any(|i| self.room(i) > 0) {
            let next = more.trailing_zeros() as usize;
            more &= more - 1;
            // Those before it: each group is found once.
            let rest = more & joins[next];
            if rest != 0 {
                *steps = steps.checked_sub(1)?;
                self.join(uas, joins, count + 1, joined | uas[next], rest, steps)?;
            }
        }
        Some(())
    }

    /// Whether a union of this degree, 2 or more, is unhit at the child of the node at `depth` that
    /// has a clue in `cell`. False if there is no table of this degree.
    #[inline(always)]
    pub fn any_unhit(&self, depth: usize, cell: usize, degree: usize) -> bool {
        if !(2..=MOST_DEGREE).contains(&degree) {
            return false;
        }
        let (start, end) = (self.starts[degree - 2], self.starts[degree - 1]);
        if start == end {
            return false;
        }
        let state = &self.states[depth * self.blocks..][start..end];
        let vector = &self.vectors[cell * self.blocks..][start..end];
        let mut all = u64::MAX;
        for (hit, row) in state.as_flattened().iter().zip(vector.as_flattened()) {
            all &= hit | row;
        }
        all != u64::MAX
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
