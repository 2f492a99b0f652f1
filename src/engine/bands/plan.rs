//! Which way a grid is searched: bands or stacks, and in which order they
//! play band 3.
//!
//! The numbers of small UAs inside two bands tell how dear a search with the
//! third as band 3 is. A UA of four cells makes the search a third cheaper, one
//! of eight by a twentieth; from twelve cells on they say little. Estimates from
//! these numbers have a correlation of 0.97 with the logarithm of the cost, and
//! plans made with them cost 4% more than the best of the twelve
//! (docs/decisions/bands.md).
//!
//! The later in the order a choice comes, the fewer clue counts are left to it
//! (ties belong to the earlier ones), so the dearest comes last.

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

/// What a UA inside bands 1+2 adds to the logarithm of the cost, by its size:
/// a least-squares fit to 17-clue searches of 36 grids in all twelve ways.
const COST_OF_UA: [f64; ESTIMATE_SIZE + 1] =
    [0., 0., 0., 0., -0.3783, 0., -0.1037, 0., -0.0569, -0.0231, -0.0096, -0.005, 0.0034];

/// Size up to which UAs are counted for that.
const ESTIMATE_SIZE: usize = 12;

/// Cost of the same choice in each turn, relative to the first.
const COST_OF_TURN: [f64; 3] = [1.0, 0.71, 0.12];

impl Plan {
    /// Counts the UAs inside all pairs of bands and of stacks, chooses, and
    /// harvests those of at most `max_size` cells.
    pub fn new(grid: &Grid, max_size: usize, growth: &mut Growth) -> Plan {
        let [bands, stacks] =
            [BandChoice::Band as fn(usize) -> BandChoice, BandChoice::Stack].map(|choice| {
                let views = [0, 1, 2].map(|i| Layout::new(grid, choice(i)));
                let logs = [0, 1, 2].map(|i| {
                    let harvest = Harvest::new(&views[i], ESTIMATE_SIZE, growth);
                    let sizes = harvest.two_bands.iter().map(|ua| ua.count_ones() as usize);
                    sizes.map(|size| COST_OF_UA[size]).sum::<f64>()
                });
                let mut order = [0, 1, 2];
                order.sort_by(|&a, &b| logs[a].total_cmp(&logs[b]));
                let costs =
                    order.iter().zip(COST_OF_TURN).map(|(&view, cost)| cost * logs[view].exp());
                (costs.sum::<f64>(), views, order)
            });
        let (_, views, order) = if stacks.0 < bands.0 { stacks } else { bands };
        let harvests = [0, 1, 2].map(|i| Harvest::new(&views[i], max_size, growth));
        Plan { views, harvests, order }
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
