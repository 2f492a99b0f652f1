//! The forward view of a node of a subtree: groups of disjoint residual UAs
//! among the first 64 of the table, as bits (see [`groups`](super::groups)).

use gridsieve_kernels::{SMALL_SIZES, Token};

/// Most UAs of a group.
const MOST: usize = 64;

/// The last group found: disjoint residual UAs.
pub struct Group {
    uas: [u64; MOST],
    count: usize,
}

/// What a group says of a node.
pub enum Seen {
    /// A UA has no cell, or the group has more UAs than clues are left.
    Dead,
    /// The group has as many UAs as clues are left: these cells.
    Critical(u64),
    /// Nothing.
    Open,
}

impl Group {
    pub fn new() -> Group {
        Group { uas: [0; MOST], count: 0 }
    }

    /// Its UAs.
    pub fn uas(&mut self) -> &mut [u64] {
        &mut self.uas[..self.count]
    }

    /// Looks for a group among the UAs of a block that are `unhit`, at least one;
    /// small ones are taken first.
    #[inline(always)]
    pub fn find<T: Token>(
        &mut self,
        token: T,
        unhit: u64,
        block: &[u64; 64],
        alive: u64,
        left: usize,
    ) -> Seen {
        let sizes = token.small_sets(block, alive);
        if unhit & sizes[0] != 0 {
            return Seen::Dead;
        }
        let (mut free, mut cells, mut count) = (unhit, 0, 0);
        while free != 0 {
            if count == left {
                return Seen::Dead;
            }
            let ua = block[first_small(free, &sizes)] & alive;
            cells |= ua;
            self.uas[count % MOST] = ua;
            count += 1;
            free &= token.disjoint_sets(block, ua);
        }
        self.count = count;
        if count == left { Seen::Critical(cells) } else { Seen::Open }
    }
}

/// The first of some UAs of least size, as far as sizes are known.
#[inline(always)]
fn first_small(uas: u64, sizes: &[u64; SMALL_SIZES]) -> usize {
    let mut among = uas;
    for &of_size in sizes[1..].iter().rev() {
        let with = uas & of_size;
        among = if with != 0 { with } else { among };
    }
    among.trailing_zeros() as usize % 64
}
