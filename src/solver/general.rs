//! The general solver: solves a puzzle from its clues alone.
//!
//! ```text
//! repeat
//!     for each empty cell: candidates = digits absent from its row, column and box
//!         none → dead end;  one → place it (naked single)
//!     for each row, column and box: digits that are neither placed nor a candidate → dead end
//!         a digit that is a candidate in one cell only → place it there (hidden single)
//! until nothing was placed
//! guess: try each candidate of the empty cell that has fewest
//! ```
//!
//! It is the independent judge of every puzzle found, so it is kept plain and
//! shares no code with any other solver of this crate.

use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{Grid, Puzzle};

/// All nine digits; bit d-1 stands for digit d.
const ALL_DIGITS: u16 = 0x1ff;

/// The solutions of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// The clues contradict each other.
    None,
    /// Exactly one: the puzzle is valid.
    One(Grid),
    /// Two or more.
    Many,
}

/// Finds out whether a puzzle has no, one or many solutions.
pub fn solve(puzzle: &Puzzle) -> Solutions {
    let (count, first) = search(puzzle, 2);
    match (count, first) {
        (1, Some(grid)) => Solutions::One(grid),
        (0, _) => Solutions::None,
        _ => Solutions::Many,
    }
}

/// The solution of a valid puzzle; `None` if it has no solution or several.
pub fn unique_solution(puzzle: &Puzzle) -> Option<Grid> {
    match solve(puzzle) {
        Solutions::One(grid) => Some(grid),
        Solutions::None | Solutions::Many => None,
    }
}

/// A solution of a puzzle, the first found of several; `None` if it has none.
pub fn first_solution(puzzle: &Puzzle) -> Option<Grid> {
    search(puzzle, 1).1
}

/// The number of solutions, counted up to `limit`.
pub fn count_solutions(puzzle: &Puzzle, limit: usize) -> usize {
    search(puzzle, limit).0
}

fn search(puzzle: &Puzzle, limit: usize) -> (usize, Option<Grid>) {
    let mut search = Search { limit, count: 0, first: None };
    if limit > 0
        && let Some(state) = State::new(puzzle)
    {
        search.expand(state);
    }
    (search.count, search.first)
}

struct Search {
    limit: usize,
    count: usize,
    first: Option<Grid>,
}

impl Search {
    /// Counts the solutions below `state`.
    fn expand(&mut self, mut state: State) {
        let Some(guess) = state.propagate() else { return };
        let Guess::Cell { cell, mut candidates } = guess else {
            self.count += 1;
            // `Grid` checks again what holds by construction: the answer does not rest on that.
            let grid = || Grid::from_digits(state.digits).expect("a filled state obeys the rules");
            self.first.get_or_insert_with(grid);
            return;
        };
        while candidates != 0 && self.count < self.limit {
            let digit = candidates & candidates.wrapping_neg();
            candidates ^= digit;
            let mut child = state;
            child.place(cell, digit);
            self.expand(child);
        }
    }
}

/// What is left to do when no single remains.
enum Guess {
    /// Nothing: all cells are filled.
    Solved,
    /// An empty cell with fewest candidates.
    Cell { cell: usize, candidates: u16 },
}

/// Digits placed so far, and what is left of each row, column and box.
#[derive(Clone, Copy)]
struct State {
    digits: [u8; CELLS],
    /// Digits still missing from rows 0-8, columns 9-17, boxes 18-26.
    missing: [u16; 27],
    /// The first `empty` entries are the empty cells.
    cells: [u8; CELLS],
    empty: usize,
}

/// The row, column and box of each cell, as indices of `State::missing`: a table of its
/// own, as all else here.
const UNITS: [[usize; 3]; CELLS] = {
    let mut units = [[0; 3]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        units[cell] =
            [geometry::row(cell), 9 + geometry::column(cell), 18 + geometry::box_of(cell)];
        cell += 1;
    }
    units
};

impl State {
    /// The state after the clues, or `None` if two of them collide.
    fn new(puzzle: &Puzzle) -> Option<State> {
        let mut state =
            State { digits: [0; CELLS], missing: [ALL_DIGITS; 27], cells: [0; CELLS], empty: 0 };
        for (cell, &digit) in puzzle.digits().iter().enumerate() {
            if digit == 0 {
                state.cells[state.empty] = cell as u8;
                state.empty += 1;
            } else {
                let bit = 1 << (digit - 1);
                if state.candidates(cell) & bit == 0 {
                    return None;
                }
                state.place(cell, bit);
            }
        }
        Some(state)
    }

    fn candidates(&self, cell: usize) -> u16 {
        let [row, column, square] = UNITS[cell];
        self.missing[row] & self.missing[column] & self.missing[square]
    }

    fn place(&mut self, cell: usize, bit: u16) {
        self.digits[cell] = bit.trailing_zeros() as u8 + 1;
        for unit in UNITS[cell] {
            self.missing[unit] &= !bit;
        }
    }

    /// Places singles until none is left. `None` is a dead end.
    fn propagate(&mut self) -> Option<Guess> {
        loop {
            let mut placed = false;
            let mut fewest = u32::MAX;
            let mut guess = Guess::Solved;
            // Per unit: digits that are a candidate somewhere, and in two cells or more.
            let (mut once, mut twice) = ([0u16; 27], [0u16; 27]);
            let mut kept = 0;
            for i in 0..self.empty {
                let cell = usize::from(self.cells[i]);
                if self.digits[cell] != 0 {
                    continue;
                }
                let candidates = self.candidates(cell);
                let count = candidates.count_ones();
                match count {
                    0 => return None,
                    1 => {
                        self.place(cell, candidates);
                        placed = true;
                        continue;
                    }
                    _ => {}
                }
                self.cells[kept] = cell as u8;
                kept += 1;
                if count < fewest {
                    fewest = count;
                    guess = Guess::Cell { cell, candidates };
                }
                for unit in UNITS[cell] {
                    twice[unit] |= once[unit] & candidates;
                    once[unit] |= candidates;
                }
            }
            self.empty = kept;
            if kept == 0 {
                return Some(Guess::Solved);
            }
            if placed {
                // The counts are out of date, and naked singles are cheaper to find.
                continue;
            }
            let mut hidden = [0u16; 27];
            let mut any = 0;
            for unit in 0..27 {
                if self.missing[unit] & !once[unit] != 0 {
                    return None;
                }
                hidden[unit] = once[unit] & !twice[unit];
                any |= hidden[unit];
            }
            if any == 0 {
                return Some(guess);
            }
            for i in 0..kept {
                let cell = usize::from(self.cells[i]);
                let [row, column, square] = UNITS[cell];
                // An earlier placement of this pass may have taken the digit
                // away from here; the next pass finds that its unit lacks it.
                let single =
                    (hidden[row] | hidden[column] | hidden[square]) & self.candidates(cell);
                match single.count_ones() {
                    0 => {}
                    1 => self.place(cell, single),
                    _ => return None,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::CellSet;
    use proptest::prelude::*;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    fn grid() -> Grid {
        T.parse().unwrap()
    }

    fn puzzle(text: &str) -> Puzzle {
        text.parse().unwrap()
    }

    fn clashes(digits: &[u8; CELLS], cell: usize) -> bool {
        (0..27)
            .map(geometry::unit)
            .filter(|unit| unit.contains(cell))
            .any(|unit| unit.iter().any(|c| c != cell && digits[c] == digits[cell]))
    }

    /// Counting as plainly as it can be done: cell by cell, digit by digit.
    fn brute_force(mut digits: [u8; CELLS], limit: usize) -> usize {
        fn fill(digits: &mut [u8; CELLS], limit: usize) -> usize {
            let Some(cell) = digits.iter().position(|&digit| digit == 0) else { return 1 };
            let mut count = 0;
            for digit in 1..=9 {
                digits[cell] = digit;
                if count < limit && !clashes(digits, cell) {
                    count += fill(digits, limit - count);
                }
            }
            digits[cell] = 0;
            count
        }
        if (0..CELLS).any(|cell| digits[cell] != 0 && clashes(&digits, cell)) {
            return 0;
        }
        fill(&mut digits, limit)
    }

    #[test]
    fn the_one_solution_is_found() {
        let easy =
            "070020000420501003509307400760000004008609300900000012004702106600803079000090040";
        let hard =
            "000000012000035000000600070700000300000400800100000000000120000080000040050000600";
        let solution =
            "673894512912735486845612973798261354526473891134589267469128735287356149351947628";
        assert!(matches!(solve(&puzzle(easy)), Solutions::One(_)));
        assert_eq!(unique_solution(&puzzle(hard)).unwrap().to_string(), solution);
        assert_eq!(unique_solution(&puzzle(T)), Some(grid()));
    }

    #[test]
    fn contradictions_have_no_solution() {
        let dots = ".".repeat(81);
        let with = |clues: &[(usize, &str)]| {
            let mut text = dots.clone();
            clues.iter().for_each(|&(cell, d)| text.replace_range(cell..cell + 1, d));
            puzzle(&text)
        };
        // The same digit twice in a row, a column, a box.
        for pair in [[0, 8], [0, 72], [0, 20]] {
            assert_eq!(solve(&with(&pair.map(|cell| (cell, "5")))), Solutions::None);
        }
        // A cell that sees all nine digits: no two clues collide.
        let sees_all = [
            (1, "1"),
            (2, "2"),
            (3, "3"),
            (4, "4"),
            (9, "5"),
            (18, "6"),
            (27, "7"),
            (36, "8"),
            (10, "9"),
        ];
        assert_eq!(solve(&with(&sees_all)), Solutions::None);
        // A full grid whose last digit is wrong.
        let wrong = puzzle(&format!("{}8", &T[..80]));
        assert_eq!((solve(&wrong), unique_solution(&wrong)), (Solutions::None, None));
    }

    #[test]
    fn counting_stops_at_the_limit() {
        let empty = puzzle(&".".repeat(81));
        assert_eq!(solve(&empty), Solutions::Many);
        for limit in [0, 1, 2, 1000] {
            assert_eq!(count_solutions(&empty, limit), limit);
        }
        assert_eq!(count_solutions(&puzzle(T), 5), 1);
        // Four cells of two digits: exactly two fillings.
        let open = "{11,14,21,24}".parse::<CellSet>().unwrap();
        let grid: Grid =
            "123456789457189326698237541281374965536892417974561832365728194742913658819645273"
                .parse()
                .unwrap();
        assert_eq!(count_solutions(&grid.puzzle(!open), usize::MAX), 2);
        assert_eq!(solve(&grid.puzzle(!open)), Solutions::Many);
    }

    proptest! {
        #[test]
        fn counts_like_brute_force(order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), empty in 0usize..46) {
            let clues = order[empty..].iter().copied().collect();
            let puzzle = grid().puzzle(clues);
            let expected = brute_force(*puzzle.digits(), 50);
            prop_assert_eq!(count_solutions(&puzzle, 50), expected);
            prop_assert_eq!(unique_solution(&puzzle), (expected == 1).then(grid));
        }

        #[test]
        fn spoilt_puzzles_count_like_brute_force(
            order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(), empty in 1usize..46, digit in 1u8..=9,
        ) {
            let mut digits = *grid().puzzle(order[empty..].iter().copied().collect()).digits();
            digits[order[0]] = digit;
            let text: String = digits.iter().map(|&d| char::from(b'0' + d)).collect();
            prop_assert_eq!(count_solutions(&puzzle(&text), 50), brute_force(digits, 50));
        }
    }
}
