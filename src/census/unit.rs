//! The tasks of a unit.

use super::rule::Rule;
use crate::catalogue::pairs::{self, Thirds};
use crate::engine::bands::Task;
use crate::grid::Grid;
use crate::grid::symmetry::{Pair, minlex};
use std::collections::BTreeSet;

/// Finds the tasks of units, one after the other.
pub struct Units {
    rule: Rule,
    thirds: Thirds,
}

impl Units {
    /// For puzzles of so many clues.
    pub fn new(clues: usize) -> Units {
        Units { rule: Rule::new(clues), thirds: Thirds::new() }
    }

    /// The tasks of a pair in minlex form, by the order of its third bands: of all that have
    /// one, or of those only whose grids are among some. These are in minlex form.
    pub fn tasks(&mut self, pair: &Pair, only: Option<&BTreeSet<Grid>>) -> Vec<Task> {
        let sides = self.rule.sides(pair, &mut self.thirds);
        let thirds = self.thirds.different(pair).into_iter();
        let grids = thirds.map(|(third, _)| pairs::grid(pair, &third));
        let wanted = grids.filter(|grid| only.is_none_or(|only| only.contains(&minlex(grid).grid)));
        wanted.filter_map(|grid| self.rule.task(&grid, sides)).collect()
    }
}
