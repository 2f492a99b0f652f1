//! Uniqueness of puzzles of a known grid.
//!
//! Since the grid is known, one completion is known: the question is only
//! whether there is another. Guesses go towards the grid first, so the path
//! to it has no dead ends, and the first wrong guesses tried are the deepest
//! ones: the completion found differs from the grid in few cells. That
//! difference is an unavoidable set that the clues miss.

use super::candidates::{Board, Candidates, board, boards, cells};
use crate::grid::{CellSet, Grid};

/// Checks sets of clues of one grid.
#[derive(Clone)]
pub struct KnownGrid {
    boards: [Board; 9],
}

impl KnownGrid {
    /// Prepares the checks of a grid.
    pub fn new(grid: &Grid) -> KnownGrid {
        KnownGrid { boards: boards(grid) }
    }

    fn given(&self, clues: CellSet) -> [Board; 9] {
        let clues = board(clues);
        self.boards.map(|board| std::array::from_fn(|band| board[band] & clues[band]))
    }

    fn difference(&self, completion: &[Board; 9]) -> CellSet {
        let mut changed = [0; 4];
        for (own, other) in self.boards.iter().zip(completion) {
            for band in 0..3 {
                changed[band] |= own[band] & !other[band];
            }
        }
        cells(changed)
    }

    /// The cells in which another completion of these clues differs from the
    /// grid: an unavoidable set without a clue, not always a minimal one.
    /// `None` if the grid is the only completion.
    pub fn second_solution(&self, clues: CellSet) -> Option<CellSet> {
        let candidates = Candidates::new(&self.given(clues));
        self.search(candidates).map(|completion| self.difference(&completion))
    }

    /// Searches below candidates that still allow the grid.
    fn search(&self, mut candidates: Candidates) -> Option<[Board; 9]> {
        let tally = candidates.propagate().ok()?;
        let (band, bit) = tally.branch_cell()?;
        let digit = (0..9).find(|&digit| self.boards[digit][band] & bit != 0)?;
        let mut towards = candidates;
        towards.assign(digit, band, bit);
        self.search(towards).or_else(|| {
            candidates.exclude(digit, band, bit);
            candidates.any_completion()
        })
    }

    /// A minimal unavoidable set inside `ua`, which has to be one itself.
    pub fn shrink(&self, ua: CellSet) -> CellSet {
        let mut smallest = ua;
        for cell in ua.iter() {
            if smallest.contains(cell) {
                let others = smallest - CellSet::single(cell);
                if let Some(inside) = self.second_solution(!others) {
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
    use proptest::prelude::*;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
    const MC: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    /// Does exchanging digits of the grid inside `ua` only give another grid?
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
            let known = KnownGrid::new(&grid);
            match known.second_solution(clues) {
                None => prop_assert_eq!(super::super::general::count_solutions(&grid.puzzle(clues), 2), 1),
                Some(ua) => {
                    prop_assert!(!ua.intersects(clues));
                    prop_assert!(is_unavoidable(&grid, ua));
                    let minimal = known.shrink(ua);
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
