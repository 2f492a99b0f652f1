//! Backtracking as in section 7.3 of Skiena's *The Algorithm Design Manual*
//! (second edition, 2008), with the number of steps that it takes.
//!
//! ```text
//! step: is the board full? then it is solved
//!     choose an empty square; none: go back
//!     for each digit allowed there, ascending: place it, step, take it away
//! ```
//!
//! The book leaves some things open. Its table 7.1 comes out exactly if
//!
//! - a step is a call of the test whether the board is full;
//! - squares without a possible digit are never chosen (a note of the book says
//!   so), not even if that means that the board is doomed;
//! - the *arbitrary* square is the last one that is left, row by row;
//! - of equally constrained squares the first one is taken;
//! - with *look ahead* no digit is allowed anywhere once some empty square has
//!   none;
//! - the search ends with the first solution.
//!
//! This solver is meant for counting steps and for comparisons; the other solvers of gridsieve are
//! far faster.

use crate::logic::clash;
use gridsieve_grids::geometry::{CELLS, UNITS_OF};
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::bits;

/// Which square is filled next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The last empty square that has a possible digit
    Arbitrary,
    /// The first of those with the fewest possible digits
    MostConstrained,
}

impl Next {
    /// What users call it.
    pub const fn name(self) -> &'static str {
        match self {
            Next::Arbitrary => "arbitrary",
            Next::MostConstrained => "most-constrained",
        }
    }
}

/// The digits that are tried in the chosen square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// The digits that are not in the square's row, column or box
    LocalCount,
    /// The digits that are not in the square's row, column or box, but none if another empty square
    /// has none
    LookAhead,
}

impl Values {
    /// What users call it.
    pub const fn name(self) -> &'static str {
        match self {
            Values::LocalCount => "local-count",
            Values::LookAhead => "look-ahead",
        }
    }
}

/// How a search went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its end.
    pub end: End,
    /// Steps taken.
    pub steps: u64,
}

/// The end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The first solution found.
    Solved(Grid),
    /// There is none.
    NoSolution,
    /// It was to take no more steps.
    OutOfSteps,
}

/// Searches for a solution in at most `max_steps` steps.
pub fn solve(puzzle: &Puzzle, next: Next, values: Values, max_steps: u64) -> Outcome {
    // The book's boards have no such clues.
    if clash(puzzle).is_some() {
        return Outcome { end: End::NoSolution, steps: 0 };
    }
    let mut search = Search {
        digits: *puzzle.digits(),
        next,
        values,
        used: [0; 27],
        empty: Vec::new(),
        steps: 0,
        max_steps,
    };
    for (cell, &digit) in puzzle.digits().iter().enumerate() {
        if digit == 0 {
            search.empty.push(cell);
            continue;
        }
        for unit in UNITS_OF[cell] {
            search.used[unit] |= 1 << digit;
        }
    }
    let end = search.step().unwrap_or(End::NoSolution);
    Outcome { end, steps: search.steps }
}

struct Search {
    digits: [u8; CELLS],
    next: Next,
    values: Values,
    /// The digits, as bits 1 to 9, of each row, column and box.
    used: [u16; 27],
    /// The empty squares, row by row.
    empty: Vec<usize>,
    steps: u64,
    max_steps: u64,
}

impl Search {
    /// A step and all below it; none: there is no solution below.
    fn step(&mut self) -> Option<End> {
        if self.steps == self.max_steps {
            return Some(End::OutOfSteps);
        }
        self.steps += 1;
        if self.empty.is_empty() {
            return Some(End::Solved(Grid::from_valid_digits(self.digits)));
        }
        let place = self.square()?;
        let cell = self.empty[place];
        let possible = self.possible(cell);
        self.empty.remove(place);
        for digit in bits(possible) {
            self.digits[cell] = digit as u8;
            let digit = 1 << digit;
            UNITS_OF[cell].into_iter().for_each(|unit| self.used[unit] |= digit);
            let end = self.step();
            UNITS_OF[cell].into_iter().for_each(|unit| self.used[unit] &= !digit);
            if end.is_some() {
                return end;
            }
        }
        self.digits[cell] = 0;
        self.empty.insert(place, cell);
        None
    }

    /// The place among the empty squares of the next one; none: go back.
    fn square(&self) -> Option<usize> {
        let counts = self.empty.iter().map(|&cell| self.possible(cell).count_ones());
        if self.values == Values::LookAhead && counts.clone().any(|count| count == 0) {
            return None;
        }
        match self.next {
            Next::Arbitrary => counts.clone().rposition(|count| count > 0),
            Next::MostConstrained => {
                let left = counts.enumerate().filter(|&(_, count)| count > 0);
                left.min_by_key(|&(_, count)| count).map(|(place, _)| place)
            }
        }
    }

    /// The digits, as bits 1 to 9, that can stand in an empty square.
    fn possible(&self, cell: usize) -> u16 {
        const DIGITS: u16 = 0b11_1111_1110;
        UNITS_OF[cell].iter().fold(DIGITS, |possible, &unit| possible & !self.used[unit])
    }
}

/// The puzzles of table 7.1, by their names. The hard one is that of figure
/// 7.2; the others are in the book's programs.
pub const TABLE: [(&str, &str); 3] = [
    ("easy", "070020000420501003509307400760000004008609300900000012004702106600803079000090040"),
    ("medium", "800750003030048020100000006340070008790480031208000074500814007080327040400569002"),
    ("hard", "000000012000035000000600070700000300000400800100000000000120000080000040050000600"),
];

/// The rows of the table.
pub const VARIANTS: [(Next, Values); 4] = [
    (Next::Arbitrary, Values::LocalCount),
    (Next::Arbitrary, Values::LookAhead),
    (Next::MostConstrained, Values::LocalCount),
    (Next::MostConstrained, Values::LookAhead),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_size::test_size;
    use gridsieve::solver::general;
    use gridsieve::solver::many::answers;
    use gridsieve_grids::catalogue::whole;
    use gridsieve_kernels::Isa;
    use proptest::prelude::*;

    /// Table 7.1; 0: never finished.
    const STEPS: [[u64; 3]; 4] =
        [[1_904_832, 863_305, 0], [127, 142, 12_507_212], [48, 84, 1_243_838], [48, 65, 10_374]];

    #[test]
    fn table_7_1_comes_out_exactly() {
        for ((next, values), steps) in VARIANTS.into_iter().zip(STEPS) {
            for ((name, text), steps) in TABLE.into_iter().zip(steps) {
                let puzzle = text.parse().unwrap();
                let outcome =
                    solve(&puzzle, next, values, if steps == 0 { 3_000_000 } else { u64::MAX });
                if steps == 0 {
                    assert_eq!(outcome, Outcome { end: End::OutOfSteps, steps: 3_000_000 });
                    continue;
                }
                assert_eq!(outcome.steps, steps, "{name}, {next:?}, {values:?}");
                let solution = general::unique_solution(&puzzle).unwrap();
                assert_eq!(outcome.end, End::Solved(solution));
            }
        }
    }

    /// Three in a hundred searches of the arbitrary square with local counts take
    /// more, some of them more than 50 million; all others fewer than a tenth.
    const MAX_STEPS: u64 = 1_000_000;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(test_size(100, 2000)))]

        /// Also as puzzles without a solution, with one and with several.
        #[test]
        fn all_variants_and_the_fast_solver_agree(
            index in 0..whole::GRIDS,
            order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(),
            clues in 35usize..60,
            cell in 0..CELLS,
            digit in 0u8..=9,
        ) {
            let grid = whole::unrank(index).unwrap();
            let mut puzzle = grid.puzzle(order[..clues].iter().copied().collect());
            if digit > 0 {
                puzzle = puzzle.with(cell, digit);
            }
            let answer = answers(Isa::detect(), &[puzzle], 2)[0];
            for (next, values) in VARIANTS {
                match solve(&puzzle, next, values, MAX_STEPS).end {
                    End::OutOfSteps => {
                        prop_assert_eq!((next, values), (Next::Arbitrary, Values::LocalCount));
                    }
                    End::Solved(grid) => {
                        prop_assert!(grid.puzzle(puzzle.clues()) == puzzle && answer.count > 0);
                        prop_assert!(answer.count > 1 || answer.first == Some(grid));
                    }
                    End::NoSolution => prop_assert_eq!(answer.count, 0),
                }
            }
        }
    }
}
