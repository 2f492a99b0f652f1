//! A valid puzzle of few clues of a known grid, in milliseconds: not the fewest, but a
//! number from which the search for fewer begins.
//!
//! ```text
//! reduce         take clues away in a random order, as long as the puzzle stays valid
//! two for one    {-2+1}: if there are two clues and a cell that makes the puzzle valid again
//!                without them, exchange them, and reduce
//! one for one    if not, {-1+1}: exchange a clue for another one, and try the pairs again
//! ```
//!
//! A clue makes a puzzle valid exactly when it is in every unavoidable set (UA) that the other
//! clues miss. The descent keeps the UAs that it meets; soon one of them answers nearly every
//! question, without the solver.

use super::known::KnownGrid;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, dispatch_few};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Questions to the UAs after which no other way down is begun: some ten milliseconds. What
/// the descent arrives at does not depend on time.
const QUESTIONS: usize = 100_000;

/// Clues exchanged one for one, with none saved, before another way down is begun.
const EXCHANGES: usize = 100;

/// Looks for valid puzzles of a grid that have all cells of `must`, and none that is not in `may`.
/// What it finds depends on these, and on what it was asked before.
pub struct Descent {
    known: KnownGrid,
    isa: Isa,
    must: CellSet,
    may: CellSet,
    /// UAs that were met, roughly those first that answer most questions.
    uas: Vec<CellSet>,
    questions: usize,
    random: Xoshiro256PlusPlus,
}

impl Descent {
    /// Prepares the descent of a grid. The cells of `must` have to be among those of `may`.
    pub fn new(grid: &Grid, must: CellSet, may: CellSet, isa: Isa) -> Descent {
        assert!(must.is_subset(may), "a clue that must be there may be there");
        let digits = grid.digits().iter();
        let seed = digits.fold(0u64, |seed, &digit| seed.wrapping_mul(31) + u64::from(digit));
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let known = KnownGrid::new(grid);
        Descent { known, isa, must, may, uas: Vec::new(), questions: 0, random }
    }

    /// The clues of a valid puzzle. The descent ends early with a puzzle of `enough` clues or
    /// fewer. None if even all cells that may be clues make no valid puzzle.
    pub fn few_clues(&mut self, enough: usize) -> Option<CellSet> {
        let may = self.may;
        if self.missed(may).is_some() {
            return None;
        }
        // No puzzle has fewer clues than those that must be there.
        let enough = enough.max(self.must.len());
        let mut best = may;
        loop {
            let reduced = self.reduce(may);
            let found = self.walk(reduced, enough);
            if found.len() < best.len() {
                best = found;
            }
            if best.len() <= enough || self.questions >= QUESTIONS {
                return Some(best);
            }
        }
    }

    /// A UA that the clues miss; none if they are a valid puzzle.
    fn missed(&mut self, clues: CellSet) -> Option<CellSet> {
        self.questions += 1;
        if let Some(place) = self.uas.iter().position(|ua| !ua.intersects(clues)) {
            self.uas.swap(place, place / 2);
            return Some(self.uas[place / 2]);
        }
        let known = &mut self.known;
        let ua = dispatch_few!(self.isa, token => known.second_solution(token, clues))?;
        self.uas.push(ua);
        Some(ua)
    }

    fn shuffled(&mut self, cells: CellSet) -> Vec<usize> {
        let mut cells: Vec<(u64, usize)> =
            cells.iter().map(|cell| (self.random.next_u64(), cell)).collect();
        cells.sort_unstable();
        cells.into_iter().map(|(_, cell)| cell).collect()
    }

    /// A puzzle inside a valid one that needs each of its clues, but for those that must be there.
    fn reduce(&mut self, clues: CellSet) -> CellSet {
        self.shuffled(clues - self.must).into_iter().fold(clues, |clues, cell| {
            let fewer = clues - CellSet::single(cell);
            if self.missed(fewer).is_none() { fewer } else { clues }
        })
    }

    /// Goes from a puzzle to others with fewer clues, until it knows no further.
    fn walk(&mut self, mut clues: CellSet, enough: usize) -> CellSet {
        let mut exchanges = 0;
        while clues.len() > enough {
            if let Some(fewer) = self.two_for_one(clues) {
                clues = self.reduce(fewer);
                exchanges = 0;
            } else if exchanges < EXCHANGES
                && self.questions < QUESTIONS
                && let Some(other) = self.one_for_one(clues)
            {
                clues = other;
                exchanges += 1;
            } else {
                break;
            }
        }
        clues
    }

    fn two_for_one(&mut self, clues: CellSet) -> Option<CellSet> {
        let cells = self.shuffled(clues - self.must);
        let mut pairs = cells.iter().enumerate().flat_map(|(i, &a)| {
            cells[..i].iter().map(move |&b| CellSet::single(a) | CellSet::single(b))
        });
        pairs.find_map(|pair| self.with_another(clues - pair, pair))
    }

    fn one_for_one(&mut self, clues: CellSet) -> Option<CellSet> {
        let mut cells = self.shuffled(clues - self.must).into_iter().map(CellSet::single);
        cells.find_map(|cell| self.with_another(clues - cell, cell))
    }

    /// Finds a valid puzzle that has these clues and at most one more, which is not one of those
    /// `taken` away; none if there is no such puzzle.
    pub fn with_another(&mut self, clues: CellSet, taken: CellSet) -> Option<CellSet> {
        let mut cells = self.may - clues - taken;
        let mut tried = clues;
        while let Some(ua) = self.missed(tried) {
            cells &= ua;
            let count = cells.len() as u64;
            if count == 0 {
                return None;
            }
            let place = (self.random.next_u64() % count) as usize;
            tried = clues | CellSet::single(cells.iter().nth(place).expect("it has so many"));
        }
        Some(tried)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::fake::grid_and_clues;
    use crate::solver::general::unique_solution;
    use crate::test_size::test_size;
    use crate::testing;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(test_size(6, 20)))]

        /// What comes out is valid, obeys the mask, and is the same at all levels.
        #[test]
        fn puzzles_are_valid_and_within_the_mask(dense: u128, sparse: u128, few: bool) {
            let (grid, clues) = grid_and_clues();
            let [dense, sparse] =
                [dense, dense & sparse].map(|bits| CellSet::from_bits(bits & CellSet::ALL.bits()));
            let must = if few { sparse } else { CellSet::EMPTY };
            let may = dense | clues;
            let few_clues = |must, may, isa| Descent::new(&grid, must, may, isa).few_clues(17);
            let found = few_clues(must, may, testing::isas()[0]).unwrap();
            prop_assert!(must.is_subset(found) && found.is_subset(may));
            prop_assert_eq!(unique_solution(&grid.puzzle(found)), Some(grid));
            for isa in testing::isas() {
                prop_assert_eq!(few_clues(must, may, isa), Some(found));
            }
            // Without a whole band no digit has its place there.
            let none = may - gridsieve_grids::geometry::band_cells(1);
            prop_assert_eq!(few_clues(CellSet::EMPTY, none, Isa::detect()), None);
        }
    }

    /// Then there is nothing to ask.
    #[test]
    fn all_cells_that_may_be_clues_may_have_to_be() {
        let (grid, _) = grid_and_clues();
        let must = CellSet::ALL - gridsieve_grids::geometry::band_cells(0).iter().take(5).collect();
        let few_clues = |must, may| Descent::new(&grid, must, may, Isa::detect()).few_clues(17);
        assert_eq!(few_clues(must, must), Some(must));
        assert_eq!(few_clues(must, CellSet::ALL), Some(must));
    }
}
