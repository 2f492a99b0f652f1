//! Which puzzles of a grid each of its six pairs of bands finds.
//!
//! 1. Bands or stacks: the direction whose three pairs cost less together comes first. The cost of
//!    each pair is multiplied by a factor for being the first, second or third pair of its
//!    direction. If the sums are equal, the pairs are compared one by one.
//! 2. A puzzle belongs to one direction. Up to 17 clues all puzzles belong to the first direction.
//!    From 18 clues on a puzzle belongs to the second direction if one of the second direction's
//!    bands has more clues than each band of the first.
//! 3. In its direction a puzzle belongs to the pair that leaves out the band with the most clues.
//!    If several bands have the most, the pairs that leave one of them out compete. With 3q + 2
//!    clues the cheaper of their [sides](super::sides) wins; with other numbers of clues, and if
//!    the sides are equal, the least pair wins.
//!
//! Each step depends only on properties that all copies of the grid share. Six units that know
//! nothing of each other therefore share the puzzles of a grid without gap or overlap. If an
//! automorphism of the grid maps one pair to another, or one direction to the other, the two are
//! equal, and both find the puzzles that either has to find. A puzzle may then be found several
//! times, in copies with the same canonical form.

use super::position::{Form, Positions, form};
use super::sides::Sides;
use gridsieve::engine::bands::{StackLimit, Task};
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{BandChoice, Grid};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The fewest clues with which both directions have tasks. Parts of a census that were made with
/// different constants of the rule do not fit together: a change of a constant must raise
/// [`SEARCH`](gridsieve::engine::SEARCH).
const FEWEST_FOR_BOTH: usize = 18;

/// What the search of a pair costs as the first, second and third of its direction, in percent,
/// by the remainder of the number of clues divided by 3.
///
/// A split such as q-q-(q + 1) has the clues of the three bands in order of size. With 3q clues only
/// the first pair of a direction takes q-q-q. With 3q + 1 all take q-q-(q + 1). With 3q + 2 there
/// are three ways to place q-(q + 1)-(q + 1), and the figures are those of an order by cost, in
/// which the first takes two of them and the second one. Measured with 16 and 17 clues on 60 random
/// grids, and with 18 on six. Directions chosen by the ways that the [sides](super::sides) leave to
/// the pairs are worse: the mean cost of a side says little about a particular grid.
const COST_OF_TURN: [[u64; 3]; 3] = [[100, 11, 11], [100, 83, 82], [100, 72, 11]];

/// The rule for puzzles of a number of clues.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    clues: usize,
}

impl Rule {
    /// The rule for puzzles of this many clues.
    pub fn new(clues: usize) -> Rule {
        Rule { clues }
    }

    /// How the sides of a pair compare: the same for all its third bands. Equal if the rule does not
    /// ask for it.
    ///
    /// With 3q + 2 clues two bands can have q + 1 each, and a pair that looks for these puzzles has
    /// to place 2q + 1 clues, not 2q. With 3q + 1 ties do not ask for more than 2q; with 3q all three
    /// bands can tie, and sides, which compare two pairs, could go round in a circle.
    pub fn sides(self, pair: &Pair, thirds: &mut Thirds) -> Sides {
        if self.clues % 3 == 2 { Sides::compare(pair, thirds) } else { Sides([Ordering::Equal; 2]) }
    }

    /// What the pair of rows 1-6 of a grid has to find in it, if anything.
    ///
    /// Rows 1-6 have to be a pair in minlex form, with these sides.
    pub fn task(self, grid: &Grid, sides: Sides) -> Option<Task> {
        let own = BandChoice::Band(2);
        let positions = Positions::new(grid);
        let is_first = self.compare_directions(&positions) != Ordering::Greater;
        let stack_limit = match self.clues {
            FEWEST_FOR_BOTH.. if is_first => Some(StackLimit::AtMostBand3),
            FEWEST_FOR_BOTH.. => Some(StackLimit::BelowBand3),
            _ if is_first => None,
            _ => return None,
        };
        let wins_tie = |band: usize| {
            let by_pairs = || positions.compare(own, BandChoice::Band(band));
            sides.0[band].then_with(by_pairs) != Ordering::Greater
        };
        Some(Task { grid: *grid, strict: [!wins_tie(0), !wins_tie(1)], stack_limit })
    }

    /// The tasks of all pairs of a grid, each in the form that its unit has. Tasks that an
    /// automorphism maps to each other are listed once.
    pub fn tasks(self, grid: &Grid) -> Vec<Task> {
        let forms: BTreeSet<Form> = BandChoice::ALL.map(|choice| form(grid, choice)).into();
        let mut thirds = Thirds::new();
        let task = |(pair, third): &Form| {
            self.task(&pairs::grid(pair, third), self.sides(pair, &mut thirds))
        };
        forms.iter().filter_map(task).collect()
    }

    /// How the direction of the bands compares with that of the stacks.
    fn compare_directions(self, positions: &Positions) -> Ordering {
        let orders = [false, true].map(|stacks| positions.in_order(stacks));
        let [bands, stacks] = orders.map(|order| {
            let turns = order.into_iter().zip(COST_OF_TURN[self.clues % 3]);
            turns.map(|(choice, turn)| positions.cost(choice) * turn).sum::<u64>()
        });
        let one_by_one = || {
            let pairs = orders[0].into_iter().zip(orders[1]);
            pairs.map(|(a, b)| positions.compare(a, b)).find(|order| order.is_ne())
        };
        bands.cmp(&stacks).then_with(|| one_by_one().unwrap_or(Ordering::Equal))
    }
}
