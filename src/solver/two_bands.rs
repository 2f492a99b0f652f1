//! Is there another filling of bands 1+2, when some of their clues and all of
//! band 3 are given?

use super::another::Another;
use super::candidates::{Candidates, cells, digits, planes};
use gridsieve_grids::geometry::band_cells;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Scalar, Token};

/// The solver of one grid, rows 1 to 6 being its two bands.
pub struct TwoBandSolver {
    another: Another,
    /// What band 3 leaves to bands 1+2.
    band_3: Candidates,
}

impl TwoBandSolver {
    /// Prepares a grid.
    pub fn new(grid: &Grid) -> TwoBandSolver {
        let another = Another::new(digits(grid));
        let mut band_3 = Candidates::ALL.with(&another.grid, planes(band_cells(2)));
        band_3.settle(Scalar::new());
        TwoBandSolver { another, band_3 }
    }

    /// Another filling of bands 1+2 that keeps these clues, with band 3 as it
    /// is: the cells that change, a UA inside bands 1+2 without a clue.
    #[inline(always)]
    pub fn second_filling<T: Token>(&mut self, token: T, clues: u64) -> Option<u64> {
        let given = planes(CellSet::of_bands(clues, 0));
        let candidates = self.band_3.with(&self.another.grid, given);
        let changed = cells(self.another.search(token, candidates)?);
        let (bands_1_2, band_3) = (changed.bands_1_2(), changed.band_3());
        assert!(
            bands_1_2 & clues == 0 && band_3 == 0,
            "another filling keeps the clues and band 3"
        );
        Some(bands_1_2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::general::count_solutions;
    use gridsieve_grids::two_bands::ALL_TWO_BANDS;
    use gridsieve_kernels::{Isa, dispatch};
    use proptest::prelude::*;

    const GRIDS: [&str; 3] = [
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// The general solver says the same; all levels give the same cells.
        #[test]
        fn agrees_with_the_general_solver(
            grid in 0..3usize, a: u64, b: u64, c: u64, dense: bool,
        ) {
            let grid: Grid = GRIDS[grid].parse().unwrap();
            let clues = (if dense { a & (b | c) } else { a & b & c }) & ALL_TWO_BANDS;
            let given = CellSet::of_bands(clues, 0) | band_cells(2);
            let mut solver = TwoBandSolver::new(&grid);
            let ua = solver.second_filling(Scalar::new(), clues);
            prop_assert_eq!(ua.is_some(), count_solutions(&grid.puzzle(given), 2) == 2);
            if let Some(ua) = ua {
                prop_assert_eq!(ua & clues, 0);
                let outside = !CellSet::of_bands(ua, 0);
                prop_assert!(band_cells(2).is_subset(outside));
                prop_assert_eq!(count_solutions(&grid.puzzle(outside), 2), 2);
            }
            for isa in Isa::all() {
                let found = dispatch!(isa, token => solver.second_filling(token, clues));
                prop_assert_eq!(found, ua);
            }
        }
    }
}
