//! A node with a critical group: each UA of the group, its *domain*, gets
//! exactly one of the clues left.
//!
//! ```text
//! a cell of a domain is out if it misses a UA that is inside the domain
//! divide the domains into two halves
//! for each half: all ways to choose a cell of each domain, as the UAs that they
//!     miss, without those that miss a UA inside the half
//! two ways, one of each half, that miss no UA both: a completion
//! ```

use super::unions::JOINED;
use gridsieve_kernels::{HittingVectors, Token};

/// The most domains.
pub const DOMAINS: usize = 8;
/// The most ways of a half.
const WAYS: usize = 256;

/// Ways of the two halves.
pub struct Critical {
    /// UAs missed by each way, and its cells.
    missed: [Vec<u64>; 2],
    cells: [Vec<u64>; 2],
    /// Completions found.
    pub found: Vec<u64>,
}

impl Critical {
    pub fn new() -> Critical {
        let lists = || [Vec::with_capacity(WAYS), Vec::with_capacity(WAYS)];
        Critical { missed: lists(), cells: lists(), found: Vec::new() }
    }

    /// Finds the completions with one cell of each domain that hit all UAs of
    /// the first block that are `unhit`. Domains are disjoint. Gives whether it
    /// did: not if there are too many ways.
    #[inline(always)]
    pub fn complete<T: Token, const W: usize>(
        &mut self,
        token: T,
        unhit: u64,
        domains: &mut [u64],
        vectors: &HittingVectors<W>,
    ) -> bool {
        self.found.clear();
        let count = domains.len();
        if count < 2 || count > DOMAINS {
            return false;
        }
        // UAs with a cell of each domain.
        let mut touched = [0u64; DOMAINS];
        for (touched, &domain) in touched.iter_mut().zip(domains.iter()) {
            *touched = hit_by(vectors, domain);
        }
        for i in 0..count {
            let others = touched.iter().enumerate().filter(|(j, _)| *j != i);
            let inside = unhit & !others.fold(0, |all, (_, touched)| all | touched);
            let mut rest = domains[i];
            while rest != 0 {
                let cell = rest & rest.wrapping_neg();
                rest ^= cell;
                if inside & !vectors[cell.trailing_zeros() as usize % JOINED][0] != 0 {
                    domains[i] ^= cell;
                }
            }
            if domains[i] == 0 {
                return true;
            }
            touched[i] = hit_by(vectors, domains[i]);
        }
        // The largest domain to the first half, the next ones where there are fewer ways.
        let mut ways = [1usize; 2];
        let mut halves = [0u32; 2];
        let mut rest = (1u32 << count) - 1;
        while rest != 0 {
            let (mut largest, mut size) = (0, 0);
            for (i, domain) in domains.iter().enumerate() {
                let of = domain.count_ones() as usize;
                if rest >> i & 1 != 0 && of > size {
                    (largest, size) = (i, of);
                }
            }
            rest ^= 1 << largest;
            let half = usize::from(ways[1] < ways[0]);
            ways[half] *= size;
            halves[half] |= 1 << largest;
        }
        if ways[0].max(ways[1]) > WAYS {
            return false;
        }
        for half in 0..2 {
            let (mut inside, other) = (unhit, halves[1 - half]);
            for (i, touched) in touched.iter().enumerate().take(count) {
                if other >> i & 1 != 0 {
                    inside &= !touched;
                }
            }
            if !self.list(half, halves[half], unhit, inside, domains, vectors) {
                return true;
            }
        }
        let [first, second] = &self.missed;
        for (i, &missed) in first.iter().enumerate() {
            if token.any_disjoint(second, missed) {
                for (j, _) in second.iter().enumerate().filter(|(_, other)| *other & missed == 0) {
                    self.found.push(self.cells[0][i] | self.cells[1][j]);
                }
            }
        }
        true
    }

    /// Lists the ways of a half. Gives whether there is any.
    #[inline(always)]
    fn list<const W: usize>(
        &mut self,
        half: usize,
        of: u32,
        unhit: u64,
        inside: u64,
        domains: &[u64],
        vectors: &HittingVectors<W>,
    ) -> bool {
        let (missed, cells) = (&mut self.missed[half], &mut self.cells[half]);
        missed.clear();
        cells.clear();
        missed.push(unhit);
        cells.push(0);
        let mut last = of;
        while last != 0 {
            let i = last.trailing_zeros() as usize;
            last &= last - 1;
            let count = missed.len();
            let mut rest = domains[i];
            let first = rest & rest.wrapping_neg();
            rest ^= first;
            // In place: the ways with the first cell overwrite those without.
            while rest != 0 {
                let cell = rest & rest.wrapping_neg();
                rest ^= cell;
                let hit = vectors[cell.trailing_zeros() as usize % JOINED][0];
                for way in 0..count {
                    let (left, with) = (missed[way] & !hit, cells[way] | cell);
                    missed.push(left);
                    cells.push(with);
                }
            }
            let hit = vectors[first.trailing_zeros() as usize % JOINED][0];
            for way in 0..count {
                missed[way] &= !hit;
                cells[way] |= first;
            }
        }
        let mut kept = 0;
        for way in 0..missed.len() {
            (missed[kept], cells[kept]) = (missed[way], cells[way]);
            kept += usize::from(missed[kept] & inside == 0);
        }
        missed.truncate(kept);
        cells.truncate(kept);
        kept > 0
    }
}

/// The UAs of the first block with a cell of some.
#[inline(always)]
fn hit_by<const W: usize>(vectors: &HittingVectors<W>, cells: u64) -> u64 {
    let (mut hit, mut rest) = (0, cells);
    while rest != 0 {
        hit |= vectors[rest.trailing_zeros() as usize % JOINED][0];
        rest &= rest - 1;
    }
    hit
}
