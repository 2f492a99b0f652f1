//! The six pairs of bands of a grid, in an order that all copies of the grid agree on.

use super::cost::costs;
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{BandChoice, Grid, View};
use std::cell::OnceCell;
use std::cmp::Ordering;

/// A grid seen from one of its pairs: the minlex form of the pair, and the least image of the
/// third band under the maps to this form.
///
/// Two pairs of a grid have equal forms if and only if an automorphism of the grid makes one of
/// the other: each form is the whole grid.
pub type Form = (Pair, [u8; 27]);

/// The form of a grid from the pair that a choice of band 3 leaves.
pub fn form(grid: &Grid, choice: BandChoice) -> Form {
    let view = View::new(grid, choice);
    let pair = Pair::from_digits(*view.pair()).expect("two bands of a grid");
    let form = pair.minlex();
    let third = view.grid().digits().last_chunk().expect("81 digits");
    let thirds = form.maps.iter().map(|map| map.band(third));
    (form.pair, thirds.min().expect("a map leads to the form"))
}

/// The six pairs of a grid, by the choices of band 3 that leave them.
pub struct Positions<'a> {
    grid: &'a Grid,
    costs: [u64; 6],
    forms: [OnceCell<Form>; 6],
}

impl<'a> Positions<'a> {
    /// Computes the costs of the six pairs of a grid. Their forms are computed on demand.
    pub fn new(grid: &'a Grid) -> Positions<'a> {
        Positions { grid, costs: costs(grid), forms: Default::default() }
    }

    /// What the search of a pair costs, in no unit.
    pub fn cost(&self, choice: BandChoice) -> u64 {
        self.costs[choice.number() - 1]
    }

    fn form(&self, choice: BandChoice) -> &Form {
        self.forms[choice.number() - 1].get_or_init(|| form(self.grid, choice))
    }

    /// How two pairs compare: the cheaper is less. Equal are those only that an automorphism of
    /// the grid makes of each other.
    ///
    /// Forms take some ten times as long as costs, and are looked at only where costs are equal.
    pub fn compare(&self, a: BandChoice, b: BandChoice) -> Ordering {
        self.cost(a).cmp(&self.cost(b)).then_with(|| self.form(a).cmp(self.form(b)))
    }

    /// The pairs of the bands, or of the stacks, the least first.
    pub fn in_order(&self, stacks: bool) -> [BandChoice; 3] {
        let mut order = [0, 1, 2].map(|i| BandChoice::new(stacks, i));
        order.sort_by(|&a, &b| self.compare(a, b));
        order
    }
}
