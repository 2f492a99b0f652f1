//! Chooses the candidate to try after a search has met many dead ends.
//!
//! A cell with two candidates is found quickly and is a good choice for most puzzles. But if a
//! puzzle has a contradiction between a few digits, this choice refutes it again below every guess
//! about other digits. A search that has met many dead ends therefore picks the choice (a cell, or
//! a digit in a row, column or box) with the fewest candidates for each dead end counted for it.
//! While it has no solution, it starts again after 128 dead ends, then after 256, 512, ..., and
//! keeps these counts. `docs/decisions/solving.md` has the measurements.

use super::board::{Board, candidate};
use super::guess::split_at;
use gridsieve_grids::geometry::{CELLS, unit};
use std::sync::LazyLock;

/// Dead ends after which the search chooses with care, and begins again for the first time.
const MANY: u32 = 16;

/// Dead ends after which [`Clauses`](crate::solver::clauses::Clauses) searches the boards that are
/// left. It is a power of two: while there is no solution, the root alone is left then. Unit tests
/// come to it with many puzzles.
const TOO_MANY: u32 = if cfg!(test) { 16 } else { 512 };

/// The candidates, as words and bits, of each cell and of each digit in each row, column and box.
static CHOICES: LazyLock<Vec<[(usize, u32); 9]>> = LazyLock::new(|| {
    let of_cells = (0..CELLS).map(|cell| (1..=9).map(|digit| candidate(cell, digit)).collect());
    let of_digit = |digit, cells| unit(cells).iter().map(|cell| candidate(cell, digit)).collect();
    let of_units = (0..27).flat_map(|cells| (1..=9).map(move |digit| of_digit(digit, cells)));
    let choices = of_cells.chain(of_units);
    choices.map(|nine: Vec<_>| nine.try_into().expect("cells, or digits, are nine")).collect()
});

/// The dead ends that a search has met, counted by choice.
#[derive(Default)]
pub struct DeadEnds {
    /// The board at which the search begins.
    root: Board,
    /// Whether a solution was found.
    has_solution: bool,
    /// Dead ends so far; each solution subtracts four.
    count: u32,
    /// For each choice, the dead ends met while it was the last choice split; empty before the first.
    noted: Vec<u32>,
    /// The choice that was split last.
    last: usize,
}

impl DeadEnds {
    /// Starts counting for the search below `root`.
    pub fn below(root: Board) -> DeadEnds {
        DeadEnds { root, ..DeadEnds::default() }
    }

    /// Whether there are so many dead ends that [`split`](DeadEnds::split) is to choose.
    pub fn are_many(&self) -> bool {
        self.count >= MANY
    }

    /// Whether [`Clauses`](crate::solver::clauses::Clauses) has to search what is left.
    pub fn are_too_many(&self) -> bool {
        self.count >= TOO_MANY
    }

    /// Records a solution.
    pub fn solution(&mut self) {
        self.has_solution = true;
        self.count = self.count.saturating_sub(4);
    }

    /// Records a dead end. Returns the root if the search must begin again, which it does only while
    /// it has found no solution: so none is found twice.
    pub fn add(&mut self) -> Option<Board> {
        self.count += 1;
        if let Some(noted) = self.noted.get_mut(self.last) {
            *noted += 1;
        }
        let begins = self.are_many() && self.count.is_power_of_two() && !self.has_solution;
        begins.then_some(self.root)
    }

    /// Splits a board as [`guess::split`](super::guess::split) does.
    pub fn split(&mut self, board: &mut Board) -> Board {
        self.noted.resize(CHOICES.len(), 0);
        // Fractions, the candidates for the dead ends: compared without a division.
        let (mut fewest, mut most) = (1, 0);
        for (number, (noted, choice)) in self.noted.iter().zip(CHOICES.iter()).enumerate() {
            let weight = u64::from(noted + 1);
            // No choice has fewer than two candidates, and counting them takes time.
            if 2 * most >= fewest * weight {
                continue;
            }
            let count: u32 =
                choice.iter().map(|&(word, bit)| u32::from(board[word] & bit != 0)).sum();
            let count = u64::from(count);
            if count > 1 && count * most < fewest * weight {
                (self.last, fewest, most) = (number, count, weight);
            }
        }
        let choice = &CHOICES[self.last];
        let open = choice.iter().find(|&&(word, bit)| board[word] & bit != 0);
        let &(word, bit) = open.expect("it has two candidates or more");
        split_at(board, word, bit)
    }
}
