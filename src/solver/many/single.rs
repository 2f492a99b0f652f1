//! Which single clue makes a puzzle valid?
//!
//! A clue does that if it is in exactly one solution. There can be a million of
//! them; but what was seen in two solutions is of no interest any more, nor is
//! any part of the search where nothing else is possible. So the search goes
//! for candidates that were seen in none, then for those seen in one, and a few
//! hundred solutions answer the question for all 729.

use super::board::{Board, WORDS, board, candidate};
use super::guess::{split, split_wanted};
use super::search::{Jobs, search};
use crate::grid::Puzzle;
use crate::grid::geometry::CELLS;
use gridsieve_kernels::Isa;

/// For each puzzle the clues, cell and digit, each of which alone makes it
/// valid; none if it is valid already. Cells ascend, and digits in a cell.
pub fn single_clues(isa: Isa, puzzles: &[Puzzle]) -> Vec<Vec<(usize, u8)>> {
    let mut jobs = Single { puzzles, next: 0, seen: vec![Seen::default(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.seen.iter().map(Seen::once).collect()
}

/// What was seen in solutions.
#[derive(Clone, Default)]
struct Seen {
    solutions: u64,
    once: Board,
    twice: Board,
}

impl Seen {
    /// What was seen in one solution of several.
    fn once(&self) -> Vec<(usize, u8)> {
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
}

struct Single<'a> {
    puzzles: &'a [Puzzle],
    next: usize,
    seen: Vec<Seen>,
}

impl Jobs for Single<'_> {
    fn next(&mut self, to: &mut Board) -> Option<usize> {
        let job = self.next;
        *to = board(self.puzzles.get(job)?);
        self.next += 1;
        Some(job)
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let seen = &mut self.seen[job];
        seen.solutions += 1;
        for word in 0..WORDS {
            seen.twice[word] |= seen.once[word] & board[word];
            seen.once[word] |= board[word];
        }
        true
    }

    fn is_wanted(&self, job: usize, board: &Board) -> bool {
        let twice = &self.seen[job].twice;
        std::iter::zip(board, twice).fold(0, |any, (here, twice)| any | here & !twice) != 0
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        if !self.is_wanted(job, board) {
            return None;
        }
        let seen = &self.seen[job];
        let not = |seen: &Board| seen.map(|bits| !bits);
        let other = split_wanted(board, &not(&seen.once));
        let other = other.or_else(|| split_wanted(board, &not(&seen.twice)));
        // What is wanted may be certain, and something else open.
        Some(other.unwrap_or_else(|| split(board)))
    }
}
