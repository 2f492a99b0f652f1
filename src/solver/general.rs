//! The general solver: solves a puzzle from its clues alone.
//!
//! ```text
//! repeat
//!     for each cell with one candidate: strike it from all cells that it sees (naked single)
//!     for each row, column and box, for each digit:
//!         one cell is left for it → strike the cell's other candidates (hidden single)
//!     after 32 dead ends, also for each band and each stack, for each digit:
//!         it takes one mini-row of each row and of each box, in one of six ways:
//!         strike it from mini-rows that are in no way still possible
//!     a cell without a candidate, or a digit without a cell → dead end
//! until nothing was struck out
//! guess: branch on the choice (a cell, or a digit in a row, column or box) with the smallest
//!     ratio of options to dead ends that came at once when it was chosen before
//! 300 dead ends: begin again with a SAT solver (`clauses`)
//! ```
//!
//! Without the counts, a contradiction between a few digits would be refuted again below every
//! guess about other digits. With them, the search turns to the contradiction (the idea of
//! "dom/wdeg": Boussemart and others, *Boosting systematic search by weighting constraints*, 2004).
//!
//! The solver is the independent judge of every puzzle found, so it is kept plain and
//! shares no code with any other solver of this crate but that for puzzles with very many dead ends.

use super::clauses::Clauses;
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
    let search = search(puzzle, 2);
    match (search.count, search.first) {
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
    search(puzzle, 1).first
}

/// The number of solutions, counted up to `limit`.
pub fn count_solutions(puzzle: &Puzzle, limit: usize) -> usize {
    search(puzzle, limit).count
}

fn search(puzzle: &Puzzle, limit: usize) -> Search {
    search_until(puzzle, limit, MOST_DEAD_ENDS)
}

/// Searches until it has met `most_dead_ends` for each solution and one more; [`Clauses`] then count.
fn search_until(puzzle: &Puzzle, limit: usize, most_dead_ends: u64) -> Search {
    let (count, first, met, dead_ends) = (0, None, 0, [0; CHOICES]);
    let mut search = Search { limit, most_dead_ends, count, first, met, dead_ends };
    let mut state = State::new(puzzle);
    if limit > 0 && state.propagate(Rules::Singles) {
        search.expand(&state);
        if search.has_enough_dead_ends() && search.count < limit {
            search.count = 0;
            Clauses::new().solutions(&state.candidates, |digits| search.solution(*digits));
        }
    }
    search
}

struct Search {
    limit: usize,
    most_dead_ends: u64,
    count: usize,
    first: Option<Grid>,
    /// Dead ends met so far.
    met: u64,
    /// For each choice, how often an option of it led to a dead end at once.
    dead_ends: [u64; CHOICES],
}

/// Dead ends, for each solution and one more, after which the search is left to [`Clauses`].
const MOST_DEAD_ENDS: u64 = 300;

/// Dead ends before the search draws on all rules.
const DEAD_ENDS_BY_SINGLES: u64 = 32;

/// What candidates are struck out by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    /// Naked and hidden singles: enough for most puzzles.
    Singles,
    /// Singles, and the mini-rows that a digit can take.
    All,
}

/// Choices: the digit of each cell, then the cell of each digit in each unit.
const CHOICES: usize = CELLS + 27 * 9;

impl Search {
    /// Counts the solutions below a state from which nothing more follows.
    fn expand(&mut self, state: &State) {
        let Some(choice) = self.choose(state) else {
            let digit = |candidates: u16| candidates.trailing_zeros() as u8 + 1;
            self.solution(state.candidates.map(digit));
            return;
        };
        for (cell, digit) in state.open(choice) {
            if self.count < self.limit && !self.has_enough_dead_ends() {
                let mut child = *state;
                child.candidates[cell] = digit;
                let is_easy = self.met < DEAD_ENDS_BY_SINGLES;
                let rules = if is_easy { Rules::Singles } else { Rules::All };
                if child.propagate(rules) {
                    self.expand(&child);
                } else {
                    self.dead_ends[choice] += 1;
                    self.met += 1;
                }
            }
        }
    }

    /// Whether the search is to be left to [`Clauses`].
    fn has_enough_dead_ends(&self) -> bool {
        self.met >= self.most_dead_ends * (self.count as u64 + 1)
    }

    /// Counts a solution; says whether more are wanted.
    fn solution(&mut self, digits: [u8; CELLS]) -> bool {
        self.count += 1;
        // `Grid` checks the rules again: a mistake above cannot become a wrong grid.
        let grid = || Grid::from_digits(digits).expect("a solution obeys the rules");
        self.first.get_or_insert_with(grid);
        self.count < self.limit
    }

    /// The choice with the fewest options for its dead ends; none if nothing is left to choose.
    fn choose(&self, state: &State) -> Option<usize> {
        let mut best: Option<(usize, u64, u64)> = None;
        for (choice, dead_ends) in self.dead_ends.iter().enumerate() {
            let weight = dead_ends + 1;
            // Fractions, options for dead ends, are compared without a division.
            let is_better = |options: u64| {
                best.is_none_or(|(_, fewest, most)| options * most < fewest * weight)
            };
            // No choice has fewer than two options, and counting them takes time.
            if is_better(2) {
                let options = state.options(choice);
                if options > 1 && is_better(options) {
                    best = Some((choice, options, weight));
                }
            }
        }
        best.map(|(choice, ..)| choice)
    }
}

/// The digits that each cell can still have.
#[derive(Clone, Copy)]
struct State {
    candidates: [u16; CELLS],
    /// Whether the only candidate of a cell was struck from the cells that it sees.
    done: [bool; CELLS],
}

/// The cells of rows 0-8, columns 9-17, boxes 18-26: a table of its own, as all else here.
const UNITS: [[usize; 9]; 27] = {
    let (mut units, mut cell) = ([[0; 9]; 27], 0);
    while cell < CELLS {
        let (row, column) = (geometry::row(cell), geometry::column(cell));
        units[row][column] = cell;
        units[9 + column][row] = cell;
        units[18 + geometry::box_of(cell)][row % 3 * 3 + column % 3] = cell;
        cell += 1;
    }
    units
};

/// The boxes of the mini-rows that a digit takes in three rows of three boxes.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl State {
    /// The state after the clues.
    fn new(puzzle: &Puzzle) -> State {
        let candidates = puzzle.digits().map(|digit| match digit {
            0 => ALL_DIGITS,
            digit => 1 << (digit - 1),
        });
        State { candidates, done: [false; CELLS] }
    }

    /// Strikes out candidates until nothing more follows. False is a dead end: a cell has no
    /// candidate, or a digit no cell.
    fn propagate(&mut self, rules: Rules) -> bool {
        loop {
            let before = self.candidates;
            // What is cheaper to find comes first.
            let is_possible = self.strike_what_singles_see()
                && (self.candidates != before || self.find_hidden_singles());
            if !is_possible {
                return false;
            }
            if self.candidates == before && rules == Rules::All {
                self.strike_mini_rows();
            }
            if self.candidates == before {
                return true;
            }
        }
    }

    /// Strikes the digit of each cell that has just one from the cells that it sees.
    fn strike_what_singles_see(&mut self) -> bool {
        for cell in 0..CELLS {
            let digit = self.candidates[cell];
            if digit.is_power_of_two() && !self.done[cell] {
                let (row, column) = (geometry::row(cell), geometry::column(cell));
                for unit in [row, 9 + column, 18 + geometry::box_of(cell)] {
                    UNITS[unit].iter().for_each(|&seen| self.candidates[seen] &= !digit);
                }
                self.candidates[cell] = digit;
                self.done[cell] = true;
            }
        }
        !self.candidates.contains(&0)
    }

    /// Gives each digit the cell that alone is left for it in a unit.
    fn find_hidden_singles(&mut self) -> bool {
        UNITS.iter().all(|unit| {
            let (mut placed, mut once, mut twice) = (0, 0, 0);
            for &cell in unit {
                if self.done[cell] {
                    placed |= self.candidates[cell];
                } else {
                    twice |= once & self.candidates[cell];
                    once |= self.candidates[cell];
                }
            }
            let hidden = once & !twice;
            for &cell in unit.iter().filter(|_| hidden != 0) {
                let single = self.candidates[cell] & hidden;
                match single.count_ones() {
                    0 => {}
                    1 => self.candidates[cell] = single,
                    // Two digits have no other cell than this one.
                    _ => return false,
                }
            }
            placed | once == ALL_DIGITS
        })
    }

    /// Strikes digits from mini-rows, and mini-columns, that they cannot take.
    fn strike_mini_rows(&mut self) {
        // Three rows, or three columns, that go through the same boxes.
        for lines in UNITS[..18].chunks_exact(3) {
            let (mut open, mut possible) = ([[0; 3]; 3], [[0; 3]; 3]);
            for (line, cells) in lines.iter().enumerate() {
                for (place, &cell) in cells.iter().enumerate() {
                    open[line][place / 3] |= self.candidates[cell];
                }
            }
            for way in WAYS {
                let digits = open[0][way[0]] & open[1][way[1]] & open[2][way[2]];
                (0..3).for_each(|line| possible[line][way[line]] |= digits);
            }
            for (line, cells) in lines.iter().enumerate() {
                for (place, &cell) in cells.iter().enumerate() {
                    self.candidates[cell] &= possible[line][place / 3];
                }
            }
        }
    }

    /// How many options a choice has.
    fn options(&self, choice: usize) -> u64 {
        let count = match choice.checked_sub(CELLS) {
            None => self.candidates[choice].count_ones(),
            Some(place) => {
                let has_digit = |cell: usize| u32::from(self.candidates[cell] >> (place % 9) & 1);
                UNITS[place / 9].iter().map(|&cell| has_digit(cell)).sum()
            }
        };
        u64::from(count)
    }

    /// What can be chosen: cells with digits, which are bits.
    fn open(&self, choice: usize) -> impl Iterator<Item = (usize, u16)> {
        let options = (0..9).map(move |i| match choice.checked_sub(CELLS) {
            None => (choice, 1 << i),
            Some(place) => (UNITS[place / 9][i], 1 << (place % 9)),
        });
        options.filter(|&(cell, digit)| self.candidates[cell] & digit != 0)
    }
}

#[cfg(test)]
mod tests;
