//! A set of grids that does not distinguish copies of the same grid.

use gridsieve_grids::Grid;
use gridsieve_grids::symmetry::{Minlex, minlex};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A set of grids, in which all copies of a grid are one.
#[derive(Clone, Debug)]
pub struct GridSet(Arc<BTreeSet<Grid>>);

impl GridSet {
    /// Whether the set contains this grid or a copy of it.
    pub fn contains(&self, grid: &Grid) -> bool {
        self.0.contains(&minlex(grid).grid)
    }

    /// The minlex forms, ascending.
    pub fn iter(&self) -> impl Iterator<Item = &Grid> {
        self.0.iter()
    }
}

impl FromIterator<Minlex> for GridSet {
    fn from_iter<I: IntoIterator<Item = Minlex>>(forms: I) -> GridSet {
        GridSet(Arc::new(forms.into_iter().map(|form| form.grid).collect()))
    }
}
