//! The task of a pair of bands in one grid, for a census: which of the grid's puzzles it finds.

use crate::engine::bands::limits::stacks::StackLimit;
use gridsieve_grids::geometry::{band_cells, stack_cells};
use gridsieve_grids::symmetry::Pair;
use gridsieve_grids::{CellSet, Grid};

/// Which puzzles a pair of bands finds with one of its third bands: those whose band 3 has at
/// least as many clues as each of the others.
#[derive(Clone, Debug)]
pub struct Task {
    /// The grid. Rows 1-6 are the pair: rows in order of their first digits in each band, and
    /// the bands in order of those of their first rows.
    pub grid: Grid,
    /// Must bands 1 and 2 have fewer clues than band 3, not only no more?
    pub strict: [bool; 2],
    /// A limit on the clues of each stack, too.
    pub stack_limit: Option<StackLimit>,
}

impl Task {
    /// The pair.
    pub fn pair(&self) -> Pair {
        Pair::of_rows(&self.grid)
    }

    /// Whether the task asks for the puzzle of these clues, if it is valid.
    pub fn asks_for(&self, clues: CellSet) -> bool {
        let counts = |cells: fn(usize) -> CellSet| [0, 1, 2].map(|i| (clues & cells(i)).len());
        let (bands, stacks) = (counts(band_cells), counts(stack_cells));
        let is_below = |count: usize, strict: bool| match strict {
            true => count < bands[2],
            false => count <= bands[2],
        };
        std::iter::zip(&bands[..2], self.strict).all(|(&count, strict)| is_below(count, strict))
            && self.stack_limit.is_none_or(|limit| {
                let strict = limit == StackLimit::BelowBand3;
                stacks.iter().all(|&count| is_below(count, strict))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::builtin;
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
                let stack_limit =
                    [None, Some(StackLimit::AtMostBand3), Some(StackLimit::BelowBand3)][ties / 4];
                let most = bands[2];
                let expected = (if strict[0] { bands[0] < most } else { bands[0] <= most })
                    && (if strict[1] { bands[1] < most } else { bands[1] <= most })
                    && match stack_limit {
                        None => true,
                        Some(StackLimit::AtMostBand3) => *stacks.iter().max().unwrap() <= most,
                        Some(StackLimit::BelowBand3) => *stacks.iter().max().unwrap() < most,
                    };
                let task = Task { grid, strict, stack_limit };
                assert_eq!(task.asks_for(clues), expected, "{bands:?} {stacks:?} {task:?}");
                asked[usize::from(expected)] += 1;
            }
        }
        assert!(asked.iter().all(|&count| count > 20_000), "{asked:?}");
    }
}
