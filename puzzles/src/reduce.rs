//! The minimal puzzles inside valid ones: without redundant clues.
//!
//! A clue that a puzzle needs is needed by each valid puzzle inside it as well. The search
//! therefore branches on a redundant clue: the clue is removed, or kept in all puzzles below:
//!
//! ```text
//! reduce(puzzle, kept):
//!     each kept clue has to be needed once all others that can go are gone: else nothing is minimal
//!     no redundant clue is left but kept ones: minimal if each of these is needed
//!     c = a redundant clue that is not kept
//!     reduce(puzzle without c, kept)
//!     reduce(puzzle, kept and c)
//! ```
//!
//! Each minimal puzzle comes once.

use gridsieve::solver::known::KnownGrid;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Token, dispatch_few};
use std::sync::atomic::{AtomicBool, Ordering};

/// UAs that puzzles missed, of which the last are tried on others.
const RECENT: usize = 64;

/// Takes redundant clues away from puzzles of a grid.
pub struct Reducer {
    known: KnownGrid,
    isa: Isa,
    uas: Vec<CellSet>,
    /// Which of these is replaced next.
    next: usize,
}

/// A valid puzzle, of which clues may go.
struct Split {
    clues: CellSet,
    /// Clues that stay, redundant or not.
    kept: CellSet,
    /// Clues that are needed: some of them.
    needed: CellSet,
}

impl Reducer {
    /// Prepares a grid.
    pub fn new(grid: &Grid, isa: Isa) -> Reducer {
        Reducer { known: KnownGrid::new(grid), isa, uas: Vec::with_capacity(RECENT), next: 0 }
    }

    /// One minimal puzzle inside a valid one: clues are taken away in this order, if they are
    /// redundant then. Whatever is not in the order stays.
    pub fn one(&mut self, clues: CellSet, order: &[usize]) -> CellSet {
        dispatch_few!(self.isa, token => {
            order.iter().filter(|&&cell| clues.contains(cell)).fold(clues, |clues, &cell| {
                let fewer = clues - CellSet::single(cell);
                if self.is_valid(token, fewer) { fewer } else { clues }
            })
        })
    }

    /// Calls `each` once with every minimal puzzle inside a valid one, in no particular order.
    /// Returns whether these were all: false if `stop` was raised before the end. The number of
    /// minimal puzzles can be too large to wait for.
    pub fn all(
        &mut self,
        clues: CellSet,
        stop: &AtomicBool,
        each: &mut dyn FnMut(CellSet),
    ) -> bool {
        let all = Split { clues, kept: CellSet::EMPTY, needed: CellSet::EMPTY };
        dispatch_few!(self.isa, token => {
            let mut open = vec![all];
            while let Some(next) = open.pop() {
                if stop.load(Ordering::Relaxed) {
                    return false;
                }
                self.split(token, next, &mut open, each);
            }
            true
        })
    }

    /// Reports the puzzle if it is minimal, or adds the two puzzles into which it is split.
    #[inline(always)]
    fn split<T: Token>(
        &mut self,
        token: T,
        Split { clues, kept, mut needed }: Split,
        open: &mut Vec<Split>,
        each: &mut dyn FnMut(CellSet),
    ) {
        let mut redundant = CellSet::EMPTY;
        for cell in (clues - needed).iter() {
            match self.is_valid(token, clues - CellSet::single(cell)) {
                true => redundant.insert(cell),
                false => needed.insert(cell),
            }
        }
        let least = needed | kept;
        for cell in (redundant & kept).iter() {
            if self.is_valid(token, least - CellSet::single(cell)) {
                return;
            }
        }
        match (redundant - kept).iter().next() {
            None => {
                assert!(redundant.is_empty(), "without kept clues that can go it is not the least");
                each(clues);
            }
            Some(cell) => {
                let cell = CellSet::single(cell);
                open.push(Split { clues, kept: kept | cell, needed });
                open.push(Split { clues: clues - cell, kept, needed });
            }
        }
    }

    /// Whether a set of clues is a valid puzzle.
    #[inline(always)]
    fn is_valid<T: Token>(&mut self, token: T, clues: CellSet) -> bool {
        if self.uas.iter().any(|ua| !ua.intersects(clues)) {
            return false;
        }
        let Some(ua) = self.known.second_solution(token, clues) else { return true };
        if self.uas.len() < RECENT {
            self.uas.push(ua);
        } else {
            self.uas[self.next] = ua;
            self.next = (self.next + 1) % RECENT;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_size::test_size;
    use crate::testing;
    use gridsieve_grids::geometry::CELLS;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::{SliceRandom, index};
    use std::collections::BTreeSet;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

    /// By trying all sets of clues, from the largest: supersets of valid puzzles are valid.
    fn plain(clues: CellSet) -> BTreeSet<u128> {
        let (mut level, mut found) = (BTreeSet::from([clues.bits()]), BTreeSet::new());
        while !level.is_empty() {
            let mut below = BTreeSet::new();
            for clues in level.into_iter().map(CellSet::from_bits) {
                let fewer = clues.iter().map(|cell| clues - CellSet::single(cell));
                let valid = fewer.filter(|&fewer| is_valid(fewer));
                let valid: Vec<u128> = valid.map(|clues| clues.bits()).collect();
                if valid.is_empty() {
                    found.insert(clues.bits());
                }
                below.extend(valid);
            }
            level = below;
        }
        found
    }

    fn is_valid(clues: CellSet) -> bool {
        let grid: Grid = SF.parse().unwrap();
        gridsieve::solver::general::unique_solution(&grid.puzzle(clues)).is_some()
    }

    #[test]
    fn all_minimal_puzzles_inside_by_trying_all() {
        let grid: Grid = SF.parse().unwrap();
        let mut random = SmallRng::seed_from_u64(36);
        let mut all = 0;
        for more in [0, 1, test_size(3, 4), test_size(5, 7)] {
            let mut order: Vec<usize> = (0..CELLS).collect();
            order.shuffle(&mut random);
            let minimal = Reducer::new(&grid, Isa::detect()).one(CellSet::ALL, &order);
            assert!(is_valid(minimal));
            let others: Vec<usize> = (!minimal).iter().collect();
            let some = index::sample(&mut random, others.len(), more).into_iter();
            let clues = minimal | some.map(|place| others[place]).collect();
            let expected = plain(clues);
            assert!(expected.contains(&minimal.bits()));
            for isa in testing::isas() {
                let mut found = Vec::new();
                let mut reducer = Reducer::new(&grid, isa);
                let stop = AtomicBool::new(false);
                assert!(reducer.all(clues, &stop, &mut |minimal| found.push(minimal.bits())));
                all += found.len();
                let set = BTreeSet::from_iter(found.iter().copied());
                assert_eq!((found.len(), &set), (expected.len(), &expected));
                assert!(expected.contains(&reducer.one(clues, &order).bits()));
            }
        }
        assert!(all > 10);
    }

    /// A full grid has more inside than anybody can wait for.
    #[test]
    fn it_can_be_stopped() {
        let mut reducer = Reducer::new(&SF.parse().unwrap(), Isa::detect());
        let (stop, mut found) = (AtomicBool::new(false), 0);
        let are_all = reducer.all(CellSet::ALL, &stop, &mut |_| {
            found += 1;
            stop.store(true, Ordering::Relaxed);
        });
        assert_eq!((are_all, found), (false, 1));
    }
}
