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
//! (ties belong to the earlier ones), so the dearest comes last. A pair of
//! bands that several grids share comes first: it takes what it can from the
//! others.

use super::TWO_BAND_SIZE;
use super::crosswise::Crosswise;
use super::tables::Harvests;
use crate::engine::BandChoices;
use crate::grid::{BandChoice, Grid, View};
use std::rc::Rc;

/// How a grid is searched in one orientation.
pub(super) struct Way {
    /// Do stacks play the bands?
    pub stacks: bool,
    /// The views with each of the three as band 3.
    pub views: [View; 3],
    /// The UAs inside the other two, see [`Harvests::of`].
    pub two_bands: [Rc<[u64]>; 3],
    /// The three in the order of ties: of those with equally many clues the
    /// first one counts as the one with the most.
    order: [usize; 3],
    /// The views that are searched.
    pub turns: Vec<usize>,
    /// Limits across the bands.
    pub crosswise: Option<Crosswise>,
}

/// What a UA inside bands 1+2 adds to the logarithm of the cost, by its size:
/// a least-squares fit to 17-clue searches of 36 grids in all twelve ways.
const COST_OF_UA: [f64; ESTIMATE_SIZE + 1] =
    [0., 0., 0., 0., -0.3783, 0., -0.1037, 0., -0.0569, -0.0231, -0.0096, -0.005, 0.0034];

/// Size up to which UAs are counted for that.
const ESTIMATE_SIZE: usize = 12;

/// Cost of the same choice in each turn, relative to the first.
const COST_OF_TURN: [f64; 3] = [1.0, 0.71, 0.12];

/// The order of ties where choices are told apart by their numbers.
const FIXED_ORDER: [usize; 3] = [2, 1, 0];

/// Estimates of what the six choices of band 3 cost, in their order.
pub(super) type Costs = [f64; 6];

/// Estimates the cost of all choices of a grid.
pub(super) fn costs(grid: &Grid, clues: usize, harvests: &mut Harvests) -> Costs {
    // All six are going to be searched if the puzzles are split.
    let size = if splitting_pays(clues) { TWO_BAND_SIZE } else { ESTIMATE_SIZE };
    BandChoice::ALL.map(|choice| {
        let uas = harvests.of(&View::new(grid, choice), size);
        let costs = uas.iter().filter_map(|ua| COST_OF_UA.get(ua.count_ones() as usize));
        costs.sum::<f64>().exp()
    })
}

/// The costs of the bands, or of the stacks.
fn of_orientation(costs: &Costs, stacks: bool) -> [f64; 3] {
    let [bands, of_stacks] = [0, 3].map(|first| [costs[first], costs[first + 1], costs[first + 2]]);
    if stacks { of_stacks } else { bands }
}

/// The order of least cost, with `first` at its head if there is one; and that
/// cost, of which the first turn is one in `shared`.
fn best_order(costs: [f64; 3], first: Option<usize>, shared: usize) -> ([usize; 3], f64) {
    let mut order = [0, 1, 2];
    order.sort_by(|&a, &b| {
        (first != Some(a)).cmp(&(first != Some(b))).then(costs[a].total_cmp(&costs[b]))
    });
    let mut turns = [0, 1, 2].map(|turn| COST_OF_TURN[turn] * costs[order[turn]]);
    turns[0] /= shared as f64;
    (order, turns.iter().sum())
}

/// The cheapest orientation and order of a grid by itself, and the cost.
fn best_alone(costs: &Costs) -> (bool, [usize; 3], f64) {
    let [bands, stacks] =
        [false, true].map(|stacks| best_order(of_orientation(costs, stacks), None, 1));
    if stacks.1 < bands.1 { (true, stacks.0, stacks.1) } else { (false, bands.0, bands.1) }
}

/// Is it estimated to be cheaper if these grids, of which the costs are given,
/// share the search of the pairs of bands that these choices leave?
pub(super) fn sharing_pays(costs: &[Costs], shared: &[BandChoice]) -> bool {
    let alone = costs.iter().map(|costs| best_alone(costs).2);
    let together = costs.iter().zip(shared).map(|(costs, choice)| {
        let (stacks, first) = choice.parts();
        best_order(of_orientation(costs, stacks), Some(first), shared.len()).1
    });
    together.sum::<f64>() < alone.sum()
}

/// Are puzzles of so many clues found faster if those with few in every band are
/// split by their stacks? See [`Crosswise`]. With 18 clues it saves a tenth, with
/// 15, 16 or 17 it costs more.
fn splitting_pays(clues: usize) -> bool {
    clues >= 18 && clues.is_multiple_of(3)
}

impl Way {
    fn new(
        grid: &Grid,
        stacks: bool,
        order: [usize; 3],
        turns: Vec<usize>,
        harvests: &mut Harvests,
    ) -> Way {
        let views = [0, 1, 2].map(|i| View::new(grid, BandChoice::new(stacks, i)));
        let two_bands = [0, 1, 2].map(|i| harvests.of(&views[i], TWO_BAND_SIZE));
        Way { stacks, views, two_bands, order, turns, crosswise: None }
    }

    /// All choices of a grid by itself, in the cheapest way for this number of
    /// clues.
    pub fn alone(grid: &Grid, costs: &Costs, clues: usize, harvests: &mut Harvests) -> Vec<Way> {
        let (stacks, order, _) = best_alone(costs);
        let mut way = Way::new(grid, stacks, order, order.to_vec(), harvests);
        if !splitting_pays(clues) {
            return vec![way];
        }
        let most = clues.div_ceil(3) as u32;
        way.crosswise = Some(Crosswise { most, if_equal: true });
        let (order, _) = best_order(of_orientation(costs, !stacks), None, 1);
        let mut rest = Way::new(grid, !stacks, order, order.to_vec(), harvests);
        rest.crosswise = Some(Crosswise { most, if_equal: false });
        vec![way, rest]
    }

    /// All choices of a grid, the one that it shares with others first.
    pub fn sharing(grid: &Grid, costs: &Costs, shared: BandChoice, harvests: &mut Harvests) -> Way {
        let (stacks, first) = shared.parts();
        let (order, _) = best_order(of_orientation(costs, stacks), Some(first), 1);
        Way::new(grid, stacks, order, order.to_vec(), harvests)
    }

    /// Some of the choices of a grid, of one orientation; none if none of
    /// these is wanted.
    pub fn limited(
        grid: &Grid,
        stacks: bool,
        choices: BandChoices,
        harvests: &mut Harvests,
    ) -> Option<Way> {
        let mut turns = FIXED_ORDER.to_vec();
        turns.retain(|&i| choices.contains(BandChoice::new(stacks, i)));
        let wanted = !turns.is_empty();
        wanted.then(|| Way::new(grid, stacks, FIXED_ORDER, turns, harvests))
    }

    /// The view of a choice, if it is to be searched.
    pub fn turn_of(&self, choice: BandChoice) -> Option<usize> {
        self.turns.iter().copied().find(|&turn| BandChoice::new(self.stacks, turn) == choice)
    }

    /// A choice is not to be searched any more.
    pub fn leave_out(&mut self, choice: BandChoice) {
        self.turns.retain(|&turn| BandChoice::new(self.stacks, turn) != choice);
    }

    /// Must bands 1 and 2 of a view have fewer clues than its band 3? They must
    /// if they come before it in the order of ties.
    pub fn strict(&self, turn: usize) -> [bool; 2] {
        let place = |of: usize| self.order.iter().position(|&i| i == of);
        let [one, two, three] = self.views[turn].bands().map(place);
        [one < three, two < three]
    }
}
