//! Solves the few puzzles with which [`general`](super::general) and [`many`](super::many) meet
//! hundreds of dead ends. A SAT solver learns a clause from each contradiction, and never meets that
//! again. It needs a millisecond to begin, in which hundreds of other puzzles are solved.

use batsat::{BasicSolver, Lit, SolverInterface, Var, lbool};
use gridsieve_grids::geometry::{self, CELLS};

/// The digits that each cell can still have; bit d-1 stands for digit d.
pub type Candidates = [u16; CELLS];

/// The rules as clauses.
pub struct Clauses(BasicSolver);

/// That a cell has a digit, counted from 0.
fn is(cell: usize, digit: usize) -> Lit {
    Lit::new(Var::unsafe_from_idx((9 * cell + digit) as u32), true)
}

impl Clauses {
    /// The rules alone.
    pub fn new() -> Clauses {
        let mut solver = BasicSolver::default();
        for _ in 0..9 * CELLS {
            solver.new_var_default();
        }
        let of_cells = (0..CELLS).map(|cell| (0..9).map(|digit| is(cell, digit)).collect());
        let of_units = (0..27 * 9).map(|i| {
            geometry::unit(i / 9).iter().map(|cell| is(cell, i % 9)).collect::<Vec<Lit>>()
        });
        for mut choice in of_cells.chain(of_units) {
            // One of the nine, and no two of them.
            for (i, &a) in choice.iter().enumerate() {
                for &b in &choice[..i] {
                    solver.add_clause_reuse(&mut vec![!a, !b]);
                }
            }
            solver.add_clause_reuse(&mut choice);
        }
        Clauses(solver)
    }

    /// Calls `take` with each solution that has only these candidates, until it returns false.
    /// Returns whether it never did. A solution is not found again.
    pub fn solutions(
        &mut self,
        candidates: &Candidates,
        mut take: impl FnMut(&[u8; CELLS]) -> bool,
    ) -> bool {
        let all = (0..CELLS).flat_map(|cell| (0..9).map(move |digit| (cell, digit)));
        let struck: Vec<Lit> = all
            .filter(|&(cell, digit)| candidates[cell] >> digit & 1 == 0)
            .map(|(cell, digit)| !is(cell, digit))
            .collect();
        while self.0.solve_limited(&struck) == lbool::TRUE {
            let digits = std::array::from_fn(|cell| {
                let has = |digit: &usize| self.0.value_lit(is(cell, *digit)) == lbool::TRUE;
                (0..9).find(has).expect("a cell has a digit") as u8 + 1
            });
            if !take(&digits) {
                return false;
            }
            let mut other: Vec<Lit> =
                (0..CELLS).map(|cell| !is(cell, usize::from(digits[cell]) - 1)).collect();
            self.0.add_clause_reuse(&mut other);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::general::count_solutions;
    use gridsieve_grids::{CellSet, Grid};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::SliceRandom;
    use std::collections::BTreeSet;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    #[test]
    fn each_solution_is_found_once_and_no_other() {
        let grid: Grid = T.parse().unwrap();
        let mut counts = BTreeSet::new();
        let mut random = SmallRng::seed_from_u64(1);
        for clues in 27..37 {
            let mut cells: Vec<usize> = (0..CELLS).collect();
            cells.shuffle(&mut random);
            let clues: CellSet = cells[..clues].iter().copied().collect();
            let puzzle = grid.puzzle(clues);
            let candidates = puzzle.digits().map(|digit| match digit {
                0 => 511,
                digit => 1 << (digit - 1),
            });
            let mut found = BTreeSet::new();
            let is_all = Clauses::new().solutions(&candidates, |digits| {
                let solution = Grid::from_digits(*digits).unwrap();
                assert_eq!(solution.puzzle(clues), puzzle);
                assert!(found.insert(*digits));
                found.len() < 1000
            });
            assert_eq!(is_all, found.len() < 1000);
            assert_eq!(found.len(), count_solutions(&puzzle, 1000), "{puzzle}");
            counts.insert(found.len());
        }
        assert!(counts.len() > 3, "{counts:?}");
    }

    #[test]
    fn only_within_the_candidates_and_until_it_is_told_to_end() {
        let mut clauses = Clauses::new();
        let mut candidates = [511; CELLS];
        candidates[0] = 0b110;
        let mut found = Vec::new();
        let is_all = clauses.solutions(&candidates, |digits| {
            found.push(digits[0]);
            found.len() < 5
        });
        assert!(!is_all && found.len() == 5);
        assert!(found.iter().all(|digit| [2, 3].contains(digit)), "{found:?}");
        candidates[1] = 0;
        assert!(clauses.solutions(&candidates, |_| panic!("a cell has no digit")));
    }
}
