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
use std::collections::HashSet;

/// For each puzzle the clues, cell and digit, each of which alone makes it
/// valid; none if it is valid already. Cells ascend, and digits in a cell.
pub fn single_clues(isa: Isa, puzzles: &[Puzzle]) -> Vec<Vec<(usize, u8)>> {
    let mut jobs = Single { puzzles, seen: vec![Default::default(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.seen.iter().map(|(seen, _)| seen.once()).collect()
}

/// What was seen in the solutions of a puzzle, and which of its clues is asked about.
#[derive(Clone, Default)]
pub struct Seen {
    once: Board,
    twice: Board,
    /// How many there were.
    pub solutions: usize,
    /// What is left of the puzzle, once it is known.
    root: Option<Board>,
    /// The candidate that is asked about, its word and bit, and the solutions
    /// that it has so far.
    question: (usize, u32),
    answers: u32,
    /// Candidates that were asked about.
    pub asked: Board,
}

impl Seen {
    /// What was seen in one solution of several.
    pub fn once(&self) -> Vec<(usize, u8)> {
        if self.solutions < 2 {
            return Vec::new();
        }
        let all = (0..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
        let is_once = |&(cell, digit): &(usize, u8)| {
            let (word, bit) = candidate(cell, digit);
            self.once[word] & !self.twice[word] & bit != 0
        };
        all.filter(is_once).collect()
    }

    /// Notes what a solution has that was not seen before.
    pub fn note(&mut self, board: &Board) {
        self.solutions += 1;
        for word in 0..WORDS {
            self.twice[word] |= self.once[word] & board[word];
            self.once[word] |= board[word];
        }
    }

    /// Takes a solution that the search came to: different questions come to the same ones. Are
    /// there to be more with the candidate?
    pub fn solution(&mut self, board: &Board, is_new: bool) -> bool {
        self.answers += 1;
        if is_new {
            self.note(board);
        }
        self.answers < 2
    }

    /// Splits a board from which nothing more follows, as [`Jobs::split`] does. The first is what is
    /// left of the puzzle.
    pub fn split(&mut self, board: &mut Board) -> Option<Board> {
        if self.root.is_some() {
            // The fewer solutions are alike, the fewer questions are left.
            let (word, bit) = unknown(board, &self.twice, 0);
            return Some(split_at(board, word, 1 << bit));
        }
        self.root = Some(*board);
        *board = self.ask().unwrap_or([0; WORDS]);
        None
    }

    /// The board of the next question; nothing at the end.
    pub fn resume(&mut self) -> Option<Board> {
        if let (0, Some(root)) = (self.answers, &mut self.root) {
            root[self.question.0] &= !self.question.1;
        }
        self.ask()
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
    /// With all solutions of each puzzle that were seen.
    seen: Vec<(Seen, HashSet<Board>)>,
}

impl Jobs for Single<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        self.puzzles.get(job).map(board)
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let (seen, solutions) = &mut self.seen[job];
        seen.solution(board, solutions.insert(*board))
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        self.seen[job].0.split(board)
    }

    fn resume(&mut self, job: usize) -> Option<Board> {
        self.seen[job].0.resume()
    }
}
