//! The orientation in which a grid is searched, bands or stacks, and the order in which they play
//! band 3.
//!
//! The cost of a search with some band 3 is estimated from the numbers of small UAs inside the two
//! other bands. A UA of four cells makes the search cheaper by a third, a UA of eight cells by a
//! twentieth; UAs of twelve cells and more have little effect. The estimates have a correlation of
//! 0.97 with the logarithm of the cost, and the plans made from them cost 4% more than the best of
//! the twelve possible plans (docs/decisions/bands.md).
//!
//! Ties belong to earlier choices, so a later choice has fewer clue counts to search; the most
//! expensive choice therefore comes last. A pair of bands that several grids share comes first, so
//! that as many ties as possible fall to the search that is done once for all of them.

use super::task::Task;
use crate::engine::BandChoices;
use crate::engine::bands::config::{
    FEWEST_CLUES_FOR_OTHER_PAIRS, FEWEST_CLUES_TO_SPLIT, LARGEST_TWO_BAND_UA,
    LARGEST_UA_OF_OTHER_PAIRS,
};
use crate::engine::bands::harvest::two_bands::Harvests;
use crate::engine::bands::limits::stacks::StackLimit;
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_grids::{BandChoice, Grid, View};
use std::sync::Arc;

/// The order in which the bands, or the stacks, play band 3. If several have equally many clues,
/// the first one counts as the one with the most.
type Order = [BandChoice; 3];

/// How a grid is searched in one orientation.
pub(crate) struct Orientation {
    /// The views with each of the three bands, or stacks, as band 3.
    pub views: [View; 3],
    /// The UAs inside the two others, see [`Harvests::uas`].
    pub uas: [Arc<[u64]>; 3],
    order: Order,
    /// The choices of band 3 that are searched.
    pub turns: Vec<BandChoice>,
    /// Limits across the bands.
    pub stack_limit: Option<StackLimit>,
}

/// What a UA inside bands 1+2 adds to the logarithm of the cost, by its size:
/// a least-squares fit to searches of 36 grids for 17 clues, in both orientations and
/// all six orders.
const COST_OF_UA: [f64; ESTIMATE_SIZE + 1] =
    [0., 0., 0., 0., -0.3783, 0., -0.1037, 0., -0.0569, -0.0231, -0.0096, -0.005, 0.0034];

/// Size up to which UAs are counted for that.
const ESTIMATE_SIZE: usize = 12;

/// What a choice costs in each turn, relative to the first.
const COST_OF_TURN: [f64; 3] = [1.0, 0.71, 0.12];

/// With `--band3` the last choice wins a tie, as `BandChoices::hold_of` says, so it comes first.
const FIXED_ORDER: [usize; 3] = [2, 1, 0];

/// Estimates of what the six choices of band 3 cost, in their order.
pub(crate) type Costs = [f64; 6];

/// Estimates the cost of all choices of a grid.
pub(crate) fn costs(grid: &Grid, clues: usize, harvests: &mut Harvests) -> Costs {
    // All six are going to be searched if the puzzles are split.
    let size = if splitting_pays(clues) { LARGEST_TWO_BAND_UA } else { ESTIMATE_SIZE };
    BandChoice::ALL.map(|choice| {
        let uas = harvests.uas(&View::new(grid, choice), size);
        let costs = uas.iter().filter_map(|ua| COST_OF_UA.get(ua.count_ones() as usize));
        costs.sum::<f64>().exp()
    })
}

/// The bands, or the stacks, as they come.
fn in_order(stacks: bool) -> Order {
    [0, 1, 2].map(|i| BandChoice::new(stacks, i))
}

/// The cheapest order of the bands, or of the stacks, with `first` at its head if there is
/// one; and its cost, if `shared` grids share the cost of the first turn.
fn best_order(
    costs: &Costs,
    stacks: bool,
    first: Option<BandChoice>,
    shared: usize,
) -> (Order, f64) {
    let cost = |choice: BandChoice| costs[choice.number() - 1];
    let mut order = in_order(stacks);
    order.sort_by(|&a, &b| {
        (first != Some(a)).cmp(&(first != Some(b))).then(cost(a).total_cmp(&cost(b)))
    });
    let mut turns = [0, 1, 2].map(|turn| COST_OF_TURN[turn] * cost(order[turn]));
    turns[0] /= shared as f64;
    (order, turns.iter().sum())
}

/// The cheapest order of a grid by itself, in either orientation, and its cost.
fn best_alone(costs: &Costs) -> (Order, f64) {
    let [bands, stacks] = [false, true].map(|stacks| best_order(costs, stacks, None, 1));
    if stacks.1 < bands.1 { stacks } else { bands }
}

/// Whether the search is estimated to be cheaper if grids with these costs share the search of the
/// pairs of bands that the choices `shared` leave.
pub(crate) fn sharing_pays(costs: &[Costs], shared: &[BandChoice]) -> bool {
    let alone = costs.iter().map(|costs| best_alone(costs).1);
    let together = costs
        .iter()
        .zip(shared)
        .map(|(costs, &choice)| best_order(costs, choice.is_stack(), Some(choice), shared.len()).1);
    together.sum::<f64>() < alone.sum()
}

/// Whether puzzles with this number of clues are found faster if they are split by whether a band
/// or a stack has the most clues (see [`StackLimit`]). The split saves a sixth of the time with 18
/// clues and a tenth with 19; with 15, 16 or 17 clues it costs time.
fn splitting_pays(clues: usize) -> bool {
    clues >= FEWEST_CLUES_TO_SPLIT
}

impl Orientation {
    /// UAs inside two bands are sought up to the size given for the choice that leaves the two.
    fn new(grid: &Grid, order: Order, sizes: [usize; 3], harvests: &mut Harvests) -> Orientation {
        let views = in_order(order[0].is_stack()).map(|choice| View::new(grid, choice));
        let uas = [0, 1, 2].map(|i| harvests.uas(&views[i], sizes[i]));
        Orientation { views, uas, order, turns: order.to_vec(), stack_limit: None }
    }

    /// All choices of a grid by itself, in the cheapest orientation for this number of
    /// clues.
    pub fn alone(
        grid: &Grid,
        costs: &Costs,
        clues: usize,
        harvests: &mut Harvests,
    ) -> Vec<Orientation> {
        let (order, _) = best_alone(costs);
        let orientation = Orientation::new(grid, order, [LARGEST_TWO_BAND_UA; 3], harvests);
        if !splitting_pays(clues) {
            return vec![orientation];
        }
        let (order, _) = best_order(costs, !order[0].is_stack(), None, 1);
        let rest = Orientation::new(grid, order, [LARGEST_TWO_BAND_UA; 3], harvests);
        let limited = |orientation, limit| Orientation { stack_limit: Some(limit), ..orientation };
        vec![limited(orientation, StackLimit::AtMostBand3), limited(rest, StackLimit::BelowBand3)]
    }

    /// All choices of a grid, the one that it shares with others first.
    pub fn sharing(
        grid: &Grid,
        costs: &Costs,
        shared: BandChoice,
        harvests: &mut Harvests,
    ) -> Orientation {
        let (order, _) = best_order(costs, shared.is_stack(), Some(shared), 1);
        Orientation::new(grid, order, [LARGEST_TWO_BAND_UA; 3], harvests)
    }

    /// Some of the choices of a grid, of one orientation; none if none of
    /// these is wanted.
    pub fn limited(
        grid: &Grid,
        stacks: bool,
        choices: BandChoices,
        harvests: &mut Harvests,
    ) -> Option<Orientation> {
        let order = FIXED_ORDER.map(|i| BandChoice::new(stacks, i));
        let turns: Vec<_> = order.into_iter().filter(|&choice| choices.contains(choice)).collect();
        let wanted = !turns.is_empty();
        wanted.then(|| Orientation {
            turns,
            ..Orientation::new(grid, order, [LARGEST_TWO_BAND_UA; 3], harvests)
        })
    }

    /// The orientation of a [`Task`] for puzzles of so many clues: one choice, that of the last band.
    pub fn of_task(task: &Task, clues: usize, harvests: &mut Harvests) -> Orientation {
        let [one, two] = task.strict;
        // A strict band comes before band 3 in the order of ties, any other behind it.
        let places = [usize::from(!one) * 2, usize::from(!two) * 2, 1];
        let mut order = in_order(false);
        order.sort_by_key(|choice| places[choice.index()]);
        let others_pay = clues >= FEWEST_CLUES_FOR_OTHER_PAIRS;
        let of_others = if others_pay { LARGEST_UA_OF_OTHER_PAIRS } else { 0 };
        let sizes = [of_others, of_others, LARGEST_TWO_BAND_UA];
        let orientation = Orientation::new(&task.grid, order, sizes, harvests);
        assert_eq!(
            orientation.views[2].pair()[..],
            task.grid.digits()[..TWO_BANDS],
            "rows are in order"
        );
        Orientation {
            turns: vec![BandChoice::Band(2)],
            stack_limit: task.stack_limit,
            ..orientation
        }
    }

    /// The view with this band or stack as its band 3.
    pub fn view(&self, choice: BandChoice) -> &View {
        &self.views[choice.index()]
    }

    /// Estimates what a choice costs, relative to the others, for the progress.
    pub fn cost_of_turn(&self, choice: BandChoice) -> f64 {
        let turn = self.order.iter().position(|&in_order| in_order == choice);
        COST_OF_TURN[turn.expect("one of the three")]
    }

    /// Must bands 1 and 2 of the view of a choice have fewer clues than its band 3? They
    /// must if they come before it in the order of ties.
    pub fn strict(&self, choice: BandChoice) -> [bool; 2] {
        let place = |of: usize| {
            self.order.iter().position(|choice| choice.index() == of).expect("one of the three")
        };
        let [one, two, three] = self.view(choice).bands().map(place);
        [one < three, two < three]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ua::growth::Growth;
    use gridsieve_grids::builtin;
    use gridsieve_kernels::Isa;

    #[test]
    fn the_orientation_of_a_task_has_its_ties() {
        let grid = builtin::grids().next().expect("there are some");
        let mut growth = Growth::new(&grid, Isa::detect());
        let mut harvests = Harvests::new(&mut growth);
        for strict in [[false, false], [false, true], [true, false], [true, true]] {
            let orientation =
                Orientation::of_task(&Task { grid, strict, stack_limit: None }, 17, &mut harvests);
            assert_eq!(orientation.strict(BandChoice::Band(2)), strict);
        }
    }

    /// If two bands have equally many clues, just one of the two choices gets the puzzle.
    #[test]
    fn a_tie_belongs_to_one_choice() {
        let grid = builtin::grids().next().expect("there are some");
        let mut growth = Growth::new(&grid, Isa::detect());
        let mut harvests = Harvests::new(&mut growth);
        let costs = costs(&grid, 17, &mut harvests);
        for orientation in Orientation::alone(&grid, &costs, 18, &mut harvests) {
            let stricts =
                orientation.turns.iter().map(|&choice| orientation.strict(choice).map(usize::from));
            let counts: Vec<usize> = stricts.map(|[one, two]| one + two).collect();
            assert_eq!(counts, [0, 1, 2]);
        }
    }
}
