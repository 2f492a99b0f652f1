//! Is there another filling of bands 1+2, when some of their clues and all of
//! band 3 are given?
//!
//! With band 3 given each digit has one of 288 placements in bands 1+2 (see
//! [`crate::grid::two_bands`]). The search keeps for each digit the list of
//! placements that agree with the clues, takes the digit with the shortest
//! list, and strikes out of the other lists what meets its placement. Cheap
//! placements come first in the lists, so the filling found changes few cells.

use crate::grid::Grid;
use crate::grid::two_bands::{ColumnTriple, PLACEMENTS, TWO_BANDS};
use gridsieve_kernels::Token;

const DIGITS: usize = 9;

/// The solver of one grid, rows 1 to 6 being its two bands.
pub struct TwoBandSolver {
    own: [u64; DIGITS],
    triples: [ColumnTriple; DIGITS],
    /// Each digit's placements that agree with the clues of the subtree, the
    /// cheapest first; empty until they are needed.
    subtree: [Vec<u64>; DIGITS],
    subtree_clues: u64,
    /// The lists of each level of the search.
    levels: Vec<Level>,
}

/// The digits' lists on one level of the search.
struct Level {
    lists: [Vec<u64>; DIGITS],
    lengths: [usize; DIGITS],
    /// Digits not yet placed.
    open: u16,
    /// The digit being placed, its next placement in its list, and the cells
    /// that change above.
    digit: usize,
    next: usize,
    changed: u64,
}

impl Level {
    fn new() -> Level {
        Level {
            lists: std::array::from_fn(|_| vec![0; PLACEMENTS]),
            lengths: [0; DIGITS],
            open: 0,
            digit: 0,
            next: 0,
            changed: 0,
        }
    }

    /// Turns to the open digit with the shortest list.
    fn choose(&mut self) {
        self.next = 0;
        self.digit = (0..DIGITS)
            .filter(|digit| self.open >> digit & 1 != 0)
            .min_by_key(|&digit| self.lengths[digit])
            .unwrap_or(0);
    }
}

impl TwoBandSolver {
    /// Prepares a grid.
    pub fn new(grid: &Grid) -> TwoBandSolver {
        let mut own = [0; DIGITS];
        for cell in 0..TWO_BANDS {
            own[usize::from(grid.digit(cell)) - 1] |= 1 << cell;
        }
        TwoBandSolver {
            own,
            triples: std::array::from_fn(|digit| ColumnTriple::of(grid, digit as u8 + 1)),
            subtree: Default::default(),
            subtree_clues: 0,
            levels: (0..=DIGITS).map(|_| Level::new()).collect(),
        }
    }

    /// All clue sets to come have these clues in common: a subtree of a search.
    pub fn enter_subtree(&mut self, clues: u64) {
        if clues != self.subtree_clues {
            self.subtree.iter_mut().for_each(Vec::clear);
            self.subtree_clues = clues;
        }
    }

    /// Fills the lists of level 0 with the placements that agree with the
    /// clues: they have all of a digit's own clues and none of the others.
    #[inline(always)]
    fn fill<T: Token>(&mut self, token: T, clues: u64) {
        let level = &mut self.levels[0];
        for digit in 0..DIGITS {
            let own = self.own[digit];
            let list = &mut self.subtree[digit];
            if list.is_empty() {
                let common = self.subtree_clues;
                let placements = self.triples[digit].placements().iter();
                list.extend(placements.filter(|&p| p & common == own & common));
                list.sort_by_key(|&placement| (placement & !own).count_ones());
            }
            let out = &mut level.lists[digit];
            level.lengths[digit] = token.keep_matching(list, clues, own & clues, out);
        }
    }

    /// Another filling of bands 1+2 that keeps these clues, with band 3 as it
    /// is: the cells that change, a UA inside bands 1+2 without a clue.
    ///
    /// The clues have to contain those of the subtree.
    #[inline(always)]
    pub fn second_filling<T: Token>(&mut self, token: T, clues: u64) -> Option<u64> {
        debug_assert_eq!(self.subtree_clues & !clues, 0);
        self.fill(token, clues);
        let mut open = self.fix_single(token);
        // A digit at a time: first its other placements, then it stands where it stands.
        while open != 0 {
            let level = &mut self.levels[0];
            level.open = open;
            level.choose();
            let digit = level.digit;
            open &= !(1 << digit);
            // The digit's own placement is the cheapest, so the first of its list.
            for i in 1..self.levels[0].lengths[digit] {
                let placement = self.levels[0].lists[digit][i];
                if self.strike(token, 0, open, placement) {
                    self.levels[1].changed = placement & !self.own[digit];
                    if let Some(changed) = self.search(token, 1) {
                        return Some(changed);
                    }
                }
            }
            self.strike(token, 0, open, self.own[digit]);
            self.levels.swap(0, 1);
        }
        None
    }

    /// Strikes out of level 0 what meets a digit that can stand only where it
    /// stands, until there is no more of them; gives the other digits.
    #[inline(always)]
    fn fix_single<T: Token>(&mut self, token: T) -> u16 {
        let mut open = 511u16;
        loop {
            let single = (0..DIGITS)
                .filter(|&digit| open >> digit & 1 != 0 && self.levels[0].lengths[digit] == 1)
                .fold(0, |single, digit| single | 1 << digit);
            if single == 0 {
                return open;
            }
            open &= !single;
            let taken = (0..DIGITS)
                .filter(|digit| single >> digit & 1 != 0)
                .fold(0, |cells, digit| cells | self.own[digit]);
            self.strike(token, 0, open, taken);
            self.levels.swap(0, 1);
        }
    }

    /// Copies the lists of `open` digits from a level to the next, without the
    /// placements that meet `taken`. Is there a placement left for each?
    #[inline(always)]
    fn strike<T: Token>(&mut self, token: T, level: usize, open: u16, taken: u64) -> bool {
        let (before, after) = self.levels.split_at_mut(level + 1);
        let (before, after) = (&before[level], &mut after[0]);
        after.open = open;
        for digit in (0..DIGITS).filter(|digit| open >> digit & 1 != 0) {
            let list = &before.lists[digit][..before.lengths[digit]];
            let kept = token.drop_hit([list], [taken], [&mut after.lists[digit]]);
            after.lengths[digit] = kept;
            if kept == 0 {
                return false;
            }
        }
        true
    }

    /// Any filling below level `base`, whose lists are filled.
    #[inline(always)]
    fn search<T: Token>(&mut self, token: T, base: usize) -> Option<u64> {
        let mut depth = base;
        self.levels[depth].choose();
        loop {
            let level = &mut self.levels[depth];
            if level.open == 0 {
                return Some(level.changed);
            }
            if level.next == level.lengths[level.digit] {
                if depth == base {
                    return None;
                }
                depth -= 1;
                continue;
            }
            let digit = level.digit;
            let placement = level.lists[digit][level.next];
            level.next += 1;
            let changed = level.changed | placement & !self.own[digit];
            let open = level.open & !(1 << digit);
            if self.strike(token, depth, open, placement) {
                depth += 1;
                self.levels[depth].changed = changed;
                self.levels[depth].choose();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::CellSet;
    use crate::grid::geometry::band_cells;
    use crate::solver::known::KnownGrid;
    use gridsieve_kernels::Scalar;
    use proptest::prelude::*;

    const GRIDS: [&str; 3] = [
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// The other solver says the same.
        #[test]
        fn agrees_with_the_known_grid_solver(
            grid in 0..3usize, a: u64, b: u64, c: u64, common: u64, dense: bool,
        ) {
            let grid: Grid = GRIDS[grid].parse().unwrap();
            let clues = (if dense { a & (b | c) } else { a & b & c }) & ((1 << TWO_BANDS) - 1);
            let known = KnownGrid::new(&grid);
            let band_3 = band_cells(2);
            let given = CellSet::from_bits(u128::from(clues)) | band_3;
            let mut solver = TwoBandSolver::new(&grid);
            solver.enter_subtree(clues & common);
            let ua = solver.second_filling(Scalar::new(), clues);
            prop_assert_eq!(ua.is_some(), known.second_solution(given).is_some());
            if let Some(ua) = ua {
                prop_assert_eq!(ua & clues, 0);
                let inside = !CellSet::from_bits(u128::from(ua));
                prop_assert!(known.second_solution(inside).is_some());
            }
        }
    }
}
