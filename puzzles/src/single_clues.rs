//! Which single clue makes a puzzle valid?
//!
//! A clue does that if it is in exactly one solution. There can be a million solutions, but a
//! candidate that was seen in two of them needs no further attention. The search therefore takes a
//! candidate that was seen in no solution, or else in one, and looks for two solutions with it.
//! Either these solutions show many other candidates for the second time, or the candidate is in
//! exactly one solution, or it is in none and is removed. Where the solver has to guess, it prefers
//! candidates that were not seen twice. Forty such questions are enough for all 729 candidates if
//! one of 17 clues is missing.

use gridsieve::solver::many::board::{Board, WORDS, board, candidate};
use gridsieve::solver::many::guess::{split_at, unknown};
use gridsieve::solver::many::search::{Jobs, search};
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::Isa;

/// For each puzzle the clues, cell and digit, each of which alone makes it
/// valid; none if it is valid already. Cells ascend, and digits in a cell.
pub fn single_clues(isa: Isa, puzzles: &[Puzzle]) -> Vec<Vec<(usize, u8)>> {
    let mut jobs = Single { puzzles, seen: vec![Seen::default(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.seen.iter().map(Seen::once).collect()
}

/// What was seen in the solutions of a puzzle.
#[derive(Clone, Default)]
struct Seen {
    once: Board,
    twice: Board,
    /// All that were seen: different questions come to the same ones.
    solutions: Vec<Board>,
    /// The candidates of the puzzle after propagation, once they are known.
    root: Option<Board>,
    /// The candidate that is asked about, its word and bit, and the solutions
    /// that it has so far.
    question: (usize, u32),
    answers: u32,
    /// Candidates that were asked about.
    asked: Board,
}

impl Seen {
    /// What was seen in one solution of several.
    fn once(&self) -> Vec<(usize, u8)> {
        if self.solutions.len() < 2 {
            return Vec::new();
        }
        let all = (0..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
        let is_once = |&(cell, digit): &(usize, u8)| {
            let (word, bit) = candidate(cell, digit);
            self.once[word] & !self.twice[word] & bit != 0
        };
        all.filter(is_once).collect()
    }

    /// Asks about the next candidate: gives the board with it, or nothing at the
    /// end.
    fn ask(&mut self) -> Option<Board> {
        let mut board = self.root?;
        let candidates =
            |known: &Board, word: usize| board[word] & !known[word] & !self.asked[word];
        let first = |known: &Board| (0..WORDS).find(|&word| candidates(known, word) != 0);
        let (word, known) = match first(&self.once) {
            Some(word) => (word, &self.once),
            None => (first(&self.twice)?, &self.twice),
        };
        let bits = candidates(known, word);
        let bit = bits & bits.wrapping_neg();
        self.question = (word, bit);
        self.answers = 0;
        self.asked[word] |= bit;
        // What it is split from is of no interest.
        split_at(&mut board, word, bit);
        Some(board)
    }
}

struct Single<'a> {
    puzzles: &'a [Puzzle],
    seen: Vec<Seen>,
}

impl Jobs for Single<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        self.puzzles.get(job).map(board)
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let seen = &mut self.seen[job];
        seen.answers += 1;
        // What shows something for the first time is new.
        let is_new = (0..WORDS).any(|word| board[word] & !seen.once[word] != 0);
        if is_new || !seen.solutions.contains(board) {
            seen.solutions.push(*board);
            for word in 0..WORDS {
                seen.twice[word] |= seen.once[word] & board[word];
                seen.once[word] |= board[word];
            }
        }
        seen.answers < 2
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        let seen = &mut self.seen[job];
        if seen.root.is_some() {
            // The fewer solutions are alike, the fewer questions are left.
            let (word, bit) = unknown(board, &seen.twice, 0);
            return Some(split_at(board, word, 1 << bit));
        }
        seen.root = Some(*board);
        *board = seen.ask().unwrap_or([0; WORDS]);
        None
    }

    fn resume(&mut self, job: usize) -> Option<Board> {
        let seen = &mut self.seen[job];
        if let (0, Some(root)) = (seen.answers, &mut seen.root) {
            root[seen.question.0] &= !seen.question.1;
        }
        seen.ask()
    }
}
