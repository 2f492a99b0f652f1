//! The tasks of a unit.

use super::GridSet;
use super::rule::Rule;
use gridsieve::engine::bands::Task;
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::symmetry::{Pair, minlex};
use std::collections::BTreeSet;

/// Finds the tasks of units, one after the other.
pub struct Units {
    rule: Rule,
    thirds: Thirds,
    only: Option<GridSet>,
}

impl Units {
    /// Units for puzzles of this many clues, in all grids or only in these.
    pub fn new(clues: usize, only: Option<GridSet>) -> Units {
        Units { rule: Rule::new(clues), thirds: Thirds::new(), only }
    }

    /// The tasks of a pair in minlex form, by the order of its third bands.
    pub fn tasks(&mut self, pair: &Pair) -> Vec<Task> {
        let sides = self.rule.sides(pair, &mut self.thirds);
        let thirds = self.thirds.different(pair).into_iter();
        let grids = thirds.map(|(third, _)| pairs::grid(pair, &third));
        let wanted = grids.filter(|grid| self.only.as_ref().is_none_or(|only| only.contains(grid)));
        wanted.filter_map(|grid| self.rule.task(&grid, sides)).collect()
    }

    /// The tasks that the pairs of a grid have in it, whether it is among the grids or not: a list for
    /// each pair.
    pub fn tasks_in_grid(&mut self, grid: &Grid) -> Vec<Vec<Task>> {
        let only = self.only.replace(GridSet::from_iter([minlex(grid)]));
        let pairs: BTreeSet<Pair> = Pair::of_grid(grid).map(|pair| pair.minlex().pair).into();
        let tasks = pairs.iter().map(|pair| self.tasks(pair)).collect();
        self.only = only;
        tasks
    }
}
