//! Uniqueness of puzzles of a known grid.
//!
//! The grid is one completion of the puzzle, so the only question is whether there is another. The
//! cells in which another completion differs from the grid are a UA that the clues miss.

use super::another::Another;
use super::candidates::{Candidates, cells, digits, planes};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Token;

/// Checks sets of clues of one grid.
#[derive(Clone)]
pub struct KnownGrid {
    another: Another,
}

impl KnownGrid {
    /// Prepares the checks of a grid.
    pub fn new(grid: &Grid) -> KnownGrid {
        KnownGrid { another: Another::new(digits(grid)) }
    }

    /// The cells in which another completion of these clues differs from the
    /// grid: an unavoidable set without a clue, not always a minimal one.
    /// `None` if the grid is the only completion.
    #[inline(always)]
    pub fn second_solution<T: Token>(&mut self, token: T, clues: CellSet) -> Option<CellSet> {
        let candidates = Candidates::ALL.with(&self.another.grid, planes(clues));
        let changed = cells(self.another.search(token, candidates)?);
        assert!(!changed.intersects(clues), "another completion keeps the clues");
        Some(changed)
    }

    /// A minimal unavoidable set inside `ua`, which has to be one itself.
    pub fn shrink<T: Token>(&mut self, token: T, ua: CellSet) -> CellSet {
        let mut smallest = ua;
        for cell in ua.iter() {
            if smallest.contains(cell) {
                let others = smallest - CellSet::single(cell);
                if let Some(inside) = self.second_solution(token, !others) {
                    smallest = inside;
                }
            }
        }
        smallest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_kernels::{Isa, Scalar, dispatch};
    use proptest::prelude::*;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
    const MC: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    /// Whether exchanging digits of the grid only inside `ua` can give another grid.
    fn is_unavoidable(grid: &Grid, ua: CellSet) -> bool {
        super::super::general::count_solutions(&grid.puzzle(!ua), 2) == 2
    }

    fn some_clues() -> impl Strategy<Value = CellSet> {
        (any::<u128>(), any::<u128>(), 0..3u8).prop_map(|(a, b, density)| {
            CellSet::from_bits(match density {
                0 => a & b,
                1 => a,
                _ => a | b,
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn agrees_with_the_general_solver(clues in some_clues(), symmetric: bool) {
            let grid: Grid = if symmetric { MC } else { SF }.parse().unwrap();
            let mut known = KnownGrid::new(&grid);
            let found = known.second_solution(Scalar::new(), clues);
            for isa in Isa::all() {
                prop_assert_eq!(dispatch!(isa, token => known.second_solution(token, clues)), found);
            }
            match found {
                None => prop_assert_eq!(super::super::general::count_solutions(&grid.puzzle(clues), 2), 1),
                Some(ua) => {
                    prop_assert!(!ua.intersects(clues));
                    prop_assert!(is_unavoidable(&grid, ua));
                    let minimal = known.shrink(Scalar::new(), ua);
                    prop_assert!(minimal.is_subset(ua) && is_unavoidable(&grid, minimal));
                    for cell in minimal.iter() {
                        let inside = minimal - CellSet::single(cell);
                        prop_assert!(!is_unavoidable(&grid, inside));
                    }
                }
            }
        }
    }
}
