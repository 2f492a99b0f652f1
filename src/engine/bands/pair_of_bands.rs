//! The search of one pair of bands with its third bands, for a census: each third band makes a
//! grid of the pair, and of each grid the pair has to find the puzzles of its task.

use super::{Bands, BandsSearch};
use crate::engine::{Company, Question, SearchReport};
use gridsieve_grids::geometry::{band_cells, stack_cells};
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{CellSet, Grid};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Which puzzles a pair of bands finds with one of its third bands: those whose band 3 has at
/// least as many clues as each of the others.
#[derive(Clone, Debug)]
pub struct Task {
    /// The grid. Rows 1-6 are the pair: rows in order of their first digits in each band, and
    /// the bands in order of those of their first rows.
    pub grid: Grid,
    /// Must bands 1 and 2 have fewer clues than band 3, not only no more?
    pub strict: [bool; 2],
    /// A limit on the clues of each stack, too: no more than band 3 has, or with `true` fewer.
    pub crosswise: Option<bool>,
}

impl Task {
    /// The pair.
    pub fn pair(&self) -> Pair {
        Pair::of_rows(&self.grid)
    }

    /// Is a puzzle of these clues one that it asks for, if it is valid?
    pub fn asks_for(&self, clues: CellSet) -> bool {
        let counts = |cells: fn(usize) -> CellSet| [0, 1, 2].map(|i| (clues & cells(i)).len());
        let (bands, stacks) = (counts(band_cells), counts(stack_cells));
        let is_below = |count: usize, strict: bool| match strict {
            true => count < bands[2],
            false => count <= bands[2],
        };
        std::iter::zip(&bands[..2], self.strict).all(|(&count, strict)| is_below(count, strict))
            && self
                .crosswise
                .is_none_or(|strict| stacks.iter().all(|&count| is_below(count, strict)))
    }
}

/// Searches pairs of bands, one after the other.
pub struct PairOfBands(BandsSearch);

impl PairOfBands {
    /// For puzzles of so many clues, with the settings of an engine.
    pub fn new(engine: Bands, clues: usize, company: Company) -> PairOfBands {
        PairOfBands(BandsSearch::new(engine, Question::new(clues), company))
    }

    /// Finds the puzzles of all tasks, whose grids have the same rows 1-6. `found` gets the
    /// number of the task with each; where it breaks, that task ends. What the tasks have in
    /// common is counted in the first report.
    ///
    /// # Panics
    /// The grids do not have the same rows 1-6, or these are not in the order that [`Task::grid`] has.
    pub fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> Vec<SearchReport> {
        let Some(first) = tasks.first() else { return Vec::new() };
        let is_like = |task: &Task| task.grid.digits()[..54] == first.grid.digits()[..54];
        assert!(tasks.iter().all(is_like), "one pair of bands");
        self.0.group(std::slice::from_ref(&first.grid), stop).search_tasks(tasks, found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn tasks_ask_for_puzzles_whose_band_3_has_the_most_clues() {
        let mut random = SmallRng::seed_from_u64(3113);
        let grid = builtin::grids().next().expect("there are some");
        let mut asked = [0; 2];
        for _ in 0..20_000 {
            let mut clues = CellSet::EMPTY;
            // Band 3 has more than the others about as often as not.
            (0..random.random_range(6..18)).for_each(|_| clues.insert(random.random_range(0..81)));
            (0..random.random_range(0..5)).for_each(|_| clues.insert(random.random_range(54..81)));
            let (mut bands, mut stacks) = ([0; 3], [0; 3]);
            for cell in (0..81).filter(|&cell| clues.contains(cell)) {
                bands[cell / 27] += 1;
                stacks[cell % 9 / 3] += 1;
            }
            for ties in 0..12 {
                let strict = [ties & 1 == 1, ties & 2 == 2];
                let crosswise = [None, Some(false), Some(true)][ties / 4];
                let most = bands[2];
                let expected = (if strict[0] { bands[0] < most } else { bands[0] <= most })
                    && (if strict[1] { bands[1] < most } else { bands[1] <= most })
                    && match crosswise {
                        None => true,
                        Some(false) => *stacks.iter().max().unwrap() <= most,
                        Some(true) => *stacks.iter().max().unwrap() < most,
                    };
                let task = Task { grid, strict, crosswise };
                assert_eq!(task.asks_for(clues), expected, "{bands:?} {stacks:?} {task:?}");
                asked[usize::from(expected)] += 1;
            }
        }
        assert!(asked.iter().all(|&count| count > 20_000), "{asked:?}");
    }
}
