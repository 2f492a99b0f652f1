//! The first clues of bands 1+2: the roots of the subtrees that are searched one by one.
//!
//! The roots follow from the tables of the pair alone and do not depend on what is learned below
//! them, so different threads can search them.

use crate::engine::NothingToSearch;
use crate::engine::bands::config::{
    CLUES_ABOVE_SUBTREES, CLUES_ABOVE_SUBTREES_OF_MANY, LAST_CLUES, MANY_CLUES,
};
use crate::engine::bands::harvest::two_bands::TwoBandUas;
use crate::engine::bands::limits::bands::Limits;
use crate::engine::bands::unhit::form::Unhit;
use crate::engine::bands::unhit::list::List;
use crate::engine::nothing::cannot_hit;
use gridsieve_kernels::{Scalar, bits};

/// The root of a subtree: its clues, and the cells that can become clues below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Root {
    pub clues: u64,
    pub alive: u64,
}

/// The roots, and the nodes above them by clues placed.
pub(crate) struct FirstClues {
    pub roots: Vec<Root>,
    pub nodes: Vec<u64>,
    /// Nodes without a puzzle below them: the limits cannot be met, or a UA has no alive cell.
    dead_ends: u64,
}

impl FirstClues {
    /// The roots of a pair of bands, in the order in which they are searched.
    pub fn new(two_bands: &TwoBandUas, limits: &Limits) -> FirstClues {
        let is_many = limits.clues_left(two_bands.must).most >= MANY_CLUES;
        let depth = if is_many { CLUES_ABOVE_SUBTREES_OF_MANY } else { CLUES_ABOVE_SUBTREES };
        let mut first = FirstClues { roots: Vec::new(), nodes: vec![0; depth], dead_ends: 0 };
        if !two_bands.hopeless {
            let mut unhit = List::new();
            // The UAs are minimal, and none is hit.
            unhit.build(Scalar::new(), &two_bands.uas);
            let root = Root { clues: two_bands.must, alive: two_bands.free };
            first.visit(0, root, limits, &mut unhit);
        }
        first
    }

    /// Why there are no roots. Debug builds derive it once more.
    ///
    /// # Panics
    /// There are some, or there is no reason for none: some were left out.
    pub fn why_none(&self, two_bands: &TwoBandUas, limits: &Limits) -> NothingToSearch {
        assert!(self.roots.is_empty(), "there are roots");
        if two_bands.hopeless {
            let can_be_hit = |ua: &u64| ua & (two_bands.must | two_bands.free) != 0;
            debug_assert!(!two_bands.uas.iter().all(can_be_hit), "all UAs can be hit");
            return NothingToSearch::Mask;
        }
        assert!(self.dead_ends > 0, "roots were left out");
        let uas: Vec<u128> = two_bands.uas.iter().map(|&ua| ua.into()).collect();
        let room = |clues: u128| {
            let left = limits.clues_left(clues as u64);
            (left.open.into(), left.fewest, left.most)
        };
        let (must, free) = (two_bands.must.into(), two_bands.free.into());
        debug_assert!(cannot_hit(&uas, must, free, &room), "roots were left out");
        NothingToSearch::Bounds
    }

    /// Estimates of the work of each root, in no unit: it grows with the cells where clues can go
    /// and with the clues that can be added. Fitted to 24 passes of grids with 16 to 18 clues:
    /// the share of a pass that is done is 7% off in the mean.
    pub fn work(&self, limits: &Limits) -> Vec<f64> {
        let of_root = |root: &Root| {
            let (alive, most) = (root.alive.count_ones(), limits.clues_left(root.clues).most);
            (0.16 * f64::from(alive) + 1.8 * f64::from(most)).exp()
        };
        self.roots.iter().map(of_root).collect()
    }

    /// Makes a node a root, counts it as a dead end, or visits its children.
    fn visit(
        &mut self,
        depth: usize,
        Root { clues, alive }: Root,
        limits: &Limits,
        unhit: &mut List,
    ) {
        let token = Scalar::new();
        let left = limits.clues_left(clues);
        let alive = alive & left.open;
        if left.fewest > left.most.min(alive.count_ones()) {
            self.dead_ends += 1;
            return;
        }
        let branch = unhit.branch(token, depth, alive);
        // A set of clues that hits all UAs is something that a subtree deals with.
        let Some(branch) = branch.filter(|_| depth < self.nodes.len() && left.most > LAST_CLUES)
        else {
            self.roots.push(Root { clues, alive });
            return;
        };
        self.nodes[depth] += 1;
        self.dead_ends += u64::from(branch == 0);
        let mut alive = alive;
        for cell in bits(branch) {
            alive &= !(1 << cell);
            unhit.place(token, depth, cell);
            self.visit(depth + 1, Root { clues: clues | 1 << cell, alive }, limits, unhit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::two_bands::ALL_TWO_BANDS;
    use gridsieve_kernels::Isa;

    /// Five UAs of bands 1+2, two cells each, what may have clues, and the fewest clues of band 3.
    fn first(free: u64, band_3: usize) -> (TwoBandUas, Limits, FirstClues) {
        let uas: Vec<u64> = (0..5).map(|i| 0b11 << (2 * i) & free).collect();
        let two_bands = TwoBandUas::new(Isa::detect(), uas, 0, free);
        let limits = Limits::new(17, [false, false], band_3..=27, two_bands.bands);
        let first = FirstClues::new(&two_bands, &limits);
        (two_bands, limits, first)
    }

    /// By definition: all clues that hit the UAs are below just one root.
    #[test]
    fn every_set_of_clues_is_below_one_root() {
        let (two_bands, _, first) = first(ALL_TWO_BANDS, 0);
        assert_eq!(first.roots.len(), 8);
        for cells in 0..1u64 << 10 {
            // The cells of the UAs have the lowest numbers.
            let hits_all = two_bands.uas.iter().all(|ua| ua & cells != 0);
            let is_below =
                |root: &&Root| root.clues & !cells == 0 && cells & !(root.clues | root.alive) == 0;
            let above = first.roots.iter().filter(is_below).count();
            assert!(if hits_all { above == 1 } else { above <= 1 }, "{cells:b}: {above}");
        }
    }

    #[test]
    fn no_roots_have_a_reason() {
        for (free, band_3, reason) in [
            (ALL_TWO_BANDS & !0b11, 0, NothingToSearch::Mask),
            (ALL_TWO_BANDS, 18, NothingToSearch::Bounds),
        ] {
            let (two_bands, limits, first) = first(free, band_3);
            assert_eq!(first.why_none(&two_bands, &limits), reason);
        }
    }

    #[test]
    #[should_panic(expected = "roots were left out")]
    fn no_roots_without_a_reason_are_a_mistake() {
        let (two_bands, limits, first) = first(ALL_TWO_BANDS, 0);
        FirstClues { roots: Vec::new(), dead_ends: 0, ..first }.why_none(&two_bands, &limits);
    }

    /// Some nodes are dead ends, but not all: the reason cannot be derived once more.
    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "roots were left out")]
    fn a_reason_that_is_wrong_is_a_mistake() {
        let (two_bands, limits, first) = first(ALL_TWO_BANDS, 0);
        FirstClues { roots: Vec::new(), dead_ends: 1, ..first }.why_none(&two_bands, &limits);
    }
}
