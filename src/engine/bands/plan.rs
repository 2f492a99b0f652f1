//! Which way a grid is searched: bands or stacks, and in which order they
//! play band 3.
//!
//! The number of small UAs inside two bands tells how dear a search with the
//! third as band 3 is: more UAs, more clue sets that hit them all. The later
//! in the order a choice comes, the fewer clue counts are left to it (ties
//! belong to the earlier ones), so the dearest comes last.

use super::tables::{Harvest, Tables};
use crate::engine::Mask;
use crate::grid::{BandChoice, Grid, Layout};
use crate::ua::growth::Growth;

/// How a grid is to be searched.
pub(super) struct Plan {
    views: [Layout; 3],
    harvests: [Harvest; 3],
    /// The view that plays in each turn.
    order: [usize; 3],
}

/// Estimated cost of a choice in the last turn, relative to the first.
const LAST_TURN: f64 = 0.1;
const SECOND_TURN: f64 = 0.7;
/// How much an additional UA adds to the logarithm of the cost.
const COST_PER_UA: f64 = 0.015;

impl Plan {
    /// Harvests the UAs inside all pairs of bands and of stacks, and chooses.
    pub fn new(grid: &Grid, max_size: usize, growth: &mut Growth) -> Plan {
        let plans =
            [BandChoice::Band as fn(usize) -> BandChoice, BandChoice::Stack].map(|choice| {
                let views = [0, 1, 2].map(|i| Layout::new(grid, choice(i)));
                let harvests = [0, 1, 2].map(|i| Harvest::new(&views[i], max_size, growth));
                let count = |view: usize| harvests[view].two_bands.len();
                let mut order = [0, 1, 2];
                order.sort_by_key(|&view| count(view));
                let cost: f64 = order
                    .iter()
                    .zip([1.0, SECOND_TURN, LAST_TURN])
                    .map(|(&view, weight)| weight * (COST_PER_UA * count(view) as f64).exp())
                    .sum();
                (cost, Plan { views, harvests, order })
            });
        let [bands, stacks] = plans;
        if stacks.0 < bands.0 { stacks.1 } else { bands.1 }
    }

    /// The view of a turn.
    pub fn layout(&self, turn: usize) -> &Layout {
        &self.views[self.order[turn]]
    }

    /// Must bands 1 and 2 of the turn's view have fewer clues than its band 3?
    /// They must if they played band 3 in an earlier turn.
    pub fn strict(&self, turn: usize) -> [bool; 2] {
        let own = self.order[turn];
        let earlier = |view: usize| self.order[..turn].contains(&view);
        let others: Vec<usize> = (0..3).filter(|&view| view != own).collect();
        [earlier(others[0]), earlier(others[1])]
    }

    /// The tables of a turn.
    pub fn tables(&self, turn: usize, mask: &Mask, max_part: usize, growth: &mut Growth) -> Tables {
        let own = self.order[turn];
        Tables::new(&self.views, &self.harvests, own, mask, max_part, growth)
    }
}
