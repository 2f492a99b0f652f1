//! The first clues of bands 1+2: the roots of the subtrees that are searched one by one.
//!
//! They follow from the tables of the pair alone, whatever is learned below them: so they can
//! be searched by different threads.

use super::last_clues;
use super::limits::Limits;
use super::subtree::Root;
use super::tables::Tables;
use super::unhit::{List, Unhit};
use gridsieve_kernels::{Scalar, bits};

/// Clues placed before a subtree gets tables of its own: here, and where bands 1+2 can have
/// [`MANY`] clues or more. Fewer make the subtrees too large for their tables, more make tables
/// too often.
const FIRST_CLUES: usize = 3;
const FIRST_CLUES_OF_MANY: usize = 5;
const MANY: u32 = 12;

/// The roots, and the nodes above them by clues placed.
pub(super) struct FirstClues {
    pub roots: Vec<Root>,
    pub nodes: Vec<u64>,
}

impl FirstClues {
    /// The roots of a pair of bands, in the order in which they are searched.
    pub fn new(tables: &Tables, limits: &Limits) -> FirstClues {
        let is_many = limits.room(tables.must).most >= MANY;
        let depth = if is_many { FIRST_CLUES_OF_MANY } else { FIRST_CLUES };
        let mut first = FirstClues { roots: Vec::new(), nodes: vec![0; depth] };
        if !tables.hopeless {
            let mut unhit = List::new();
            // The UAs are minimal, and none is hit.
            unhit.build(Scalar::new(), &tables.two_bands);
            let root = Root { clues: tables.must, alive: tables.free };
            first.visit(0, root, limits, &mut unhit);
        }
        first
    }

    /// Estimates of the work of each root, in no unit: it grows with the cells where clues can go
    /// and with the clues that can be added. Fitted to 24 passes of grids with 16 to 18 clues:
    /// the share of a pass that is done is 7% off in the mean.
    pub fn work(&self, limits: &Limits) -> Vec<f64> {
        let of_root = |root: &Root| {
            let (alive, most) = (root.alive.count_ones(), limits.room(root.clues).most);
            (0.16 * f64::from(alive) + 1.8 * f64::from(most)).exp()
        };
        self.roots.iter().map(of_root).collect()
    }

    /// Takes a node, or those below it.
    fn visit(
        &mut self,
        depth: usize,
        Root { clues, alive }: Root,
        limits: &Limits,
        unhit: &mut List,
    ) {
        let token = Scalar::new();
        let room = limits.room(clues);
        let alive = alive & room.open;
        if room.fewest > room.most.min(alive.count_ones()) {
            return;
        }
        let branch = unhit.branch(token, depth, alive);
        // A set of clues that hits all UAs is something that a subtree deals with.
        let Some(branch) =
            branch.filter(|_| depth < self.nodes.len() && room.most > last_clues::MOST)
        else {
            self.roots.push(Root { clues, alive });
            return;
        };
        self.nodes[depth] += 1;
        let mut alive = alive;
        for cell in bits(branch) {
            alive &= !(1 << cell);
            unhit.place(token, depth, cell);
            self.visit(depth + 1, Root { clues: clues | 1 << cell, alive }, limits, unhit);
        }
    }
}
