//! Uniqueness of puzzles of a known grid.
//!
//! The grid is one completion of the puzzle, so the only question is whether there is another. The
//! cells in which another completion differs from the grid are a UA that the clues miss.
//!
//! The search guesses the digits of the grid first. The path to the grid has no dead ends, and the
//! first wrong guesses are the deepest ones, so the completion that is found differs from the grid
//! in few cells.

use super::candidates::{Candidates, Digits, Planes, Settled, cells, digits, planes};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Scalar, Token, bits};

/// Checks sets of clues of one grid.
#[derive(Clone)]
pub struct KnownGrid {
    /// The digits of the grid.
    grid: Digits,
    /// For each cell, by plane and bit, which of them is its own.
    own: [[u8; 32]; 3],
    /// The boards that are still to be tried, the next one last. Each of them differs from the
    /// grid.
    pending: Vec<Candidates>,
    /// The cells that are given in all checks, and what they leave to the others.
    given: CellSet,
    base: Candidates,
}

impl KnownGrid {
    /// Prepares the checks of a grid.
    pub fn new(grid: &Grid) -> KnownGrid {
        KnownGrid::with_given(grid, CellSet::EMPTY)
    }

    /// Prepares the checks of a grid in which these cells are given beside the clues.
    pub fn with_given(grid: &Grid, given: CellSet) -> KnownGrid {
        let grid = digits(grid);
        let mut own = [[0; 32]; 3];
        for (of_plane, digits) in own.iter_mut().zip(&grid.0) {
            for (digit, &cells) in digits.iter().enumerate() {
                bits(cells).for_each(|bit| of_plane[bit] = digit as u8);
            }
        }
        let mut base = Candidates::ALL.with(&grid, planes(given));
        base.settle(Scalar::new());
        KnownGrid { grid, own, pending: Vec::new(), given, base }
    }

    /// The cells in which another completion of these clues differs from the
    /// grid: an unavoidable set without a clue, not always a minimal one.
    /// `None` if the grid is the only completion.
    #[inline(always)]
    pub fn second_solution<T: Token>(&mut self, token: T, clues: CellSet) -> Option<CellSet> {
        let candidates = self.base.with(&self.grid, planes(clues));
        let changed = cells(self.search(token, candidates)?);
        assert!(!changed.intersects(clues | self.given), "another completion keeps the clues");
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

    /// Searches below candidates that allow the grid for another completion:
    /// the cells where it differs.
    #[inline(always)]
    fn search<T: Token>(&mut self, token: T, mut candidates: Candidates) -> Option<Planes> {
        self.pending.clear();
        let mut towards_grid = true;
        loop {
            match candidates.settle(token) {
                Settled::Open => {
                    self.guess(&mut candidates, towards_grid);
                    continue;
                }
                Settled::Complete if !towards_grid => {
                    let changed = candidates.changed(&self.grid);
                    assert_ne!(changed, [0; 3], "what is tried differs from the grid");
                    return Some(changed);
                }
                Settled::Contradiction if towards_grid => {
                    unreachable!("the grid is a completion of its own clues")
                }
                Settled::Complete | Settled::Contradiction => towards_grid = false,
            }
            // With nothing left to try, the grid is the only completion.
            candidates = self.pending.pop()?;
        }
    }

    /// Guesses the digit of a cell, of one with two candidates if there is one. On the way to the
    /// grid, which cannot fail, it guesses in up to three cells at once. It guesses cells of the
    /// last band first, so that the completion that it finds changes few of them: the search of the
    /// other two bands learns the most from such UAs.
    #[inline(always)]
    fn guess(&mut self, candidates: &mut Candidates, towards_grid: bool) {
        let (two, more) = candidates.open_cells();
        let has_two = two != [0; 3];
        let cells = if has_two { two } else { more };
        for plane in (0..3).filter(|&plane| cells[plane] != 0) {
            let bit = cells[plane].ilog2();
            let cell = 1 << bit;
            let own = usize::from(self.own[plane][bit as usize]);
            let digit = candidates.guess(own, plane, cell);
            // Changed where it is kept, so that it is copied once.
            self.pending.push(*candidates);
            let otherwise = self.pending.last_mut().expect("it was just put there");
            otherwise.exclude(digit, plane, cell, has_two);
            candidates.assign(digit, plane, cell);
            if !towards_grid {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::general::count_solutions;
    use gridsieve_grids::geometry::band_cells;
    use gridsieve_kernels::{Isa, dispatch};
    use proptest::prelude::*;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
    const MC: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    /// Whether exchanging digits of the grid only inside `ua` can give another grid.
    fn is_unavoidable(grid: &Grid, ua: CellSet) -> bool {
        count_solutions(&grid.puzzle(!ua), 2) == 2
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
                None => prop_assert_eq!(count_solutions(&grid.puzzle(clues), 2), 1),
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

        /// The general solver says the same where all of band 3 is given; all levels give the
        /// same cells.
        #[test]
        fn agrees_where_band_3_is_given(
            grid in 0..3usize, a: u128, b: u128, c: u128, dense: bool,
        ) {
            let grid: Grid = [SF, MC, T][grid].parse().unwrap();
            let band_3 = band_cells(2);
            let clues = CellSet::from_bits(if dense { a & (b | c) } else { a & b & c }) - band_3;
            let mut known = KnownGrid::with_given(&grid, band_3);
            let ua = known.second_solution(Scalar::new(), clues);
            prop_assert_eq!(ua.is_some(), count_solutions(&grid.puzzle(clues | band_3), 2) == 2);
            if let Some(ua) = ua {
                prop_assert!(!ua.intersects(clues | band_3));
                prop_assert!(is_unavoidable(&grid, ua));
            }
            for isa in Isa::all() {
                prop_assert_eq!(dispatch!(isa, token => known.second_solution(token, clues)), ua);
            }
        }
    }
}
