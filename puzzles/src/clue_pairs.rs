//! Which two clues make a puzzle valid together?
//!
//! Two clues do that if they are together in exactly one solution. So for each clue a it is asked which
//! later clue makes the puzzle with a valid, as [`single_clues`](super::single_clues) asks it. What was
//! seen with a in two solutions is of no interest any more, and the solutions that were found for the
//! clues before a count as well: a thousand solutions are enough for all pairs, if two of 17 clues
//! are missing.

use crate::single_clues::Seen;
use gridsieve::solver::many::board::{Board, WORDS, board, candidate};
use gridsieve::solver::many::guess::split_at;
use gridsieve::solver::many::search::{Jobs, search};
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::Isa;
use std::collections::HashSet;

/// A clue: its cell and its digit.
pub type Clue = (usize, u8);

/// For each puzzle the pairs of clues, in cells from the given one on, that make it
/// valid, but for pairs one of which does that alone. Cells ascend.
pub fn clue_pairs(isa: Isa, puzzles: &[(Puzzle, usize)]) -> Vec<Vec<[Clue; 2]>> {
    let pairs = puzzles.iter().map(|&(puzzle, from)| Pairs::new(puzzle, from));
    let mut jobs = All(pairs.collect());
    search(isa, &mut jobs);
    jobs.0.into_iter().map(Pairs::finish).collect()
}

/// What is known of the pairs of a puzzle.
struct Pairs {
    puzzle: Puzzle,
    /// What is left of the puzzle, once it is known.
    root: Option<Board>,
    /// Clues that are still to be taken as the first of a pair, the next one last.
    clues: Vec<Clue>,
    /// The first clue, and what was seen with it.
    first: Option<Clue>,
    seen: Seen,
    /// Candidates that were the first clue, or are in cells that are not allowed.
    before: Board,
    /// All solutions so far.
    solutions: HashSet<Board>,
    /// Clues that are in one solution, or in none.
    alone: HashSet<Clue>,
    found: Vec<[Clue; 2]>,
}

impl Pairs {
    fn new(puzzle: Puzzle, from: usize) -> Pairs {
        let (mut clues, mut before) = (Vec::new(), [0; WORDS]);
        for (cell, digit) in (0..CELLS).rev().flat_map(|cell| (1..=9).rev().map(move |d| (cell, d)))
        {
            if cell >= from && puzzle.digits()[cell] == 0 {
                clues.push((cell, digit));
            } else {
                let (word, bit) = candidate(cell, digit);
                before[word] |= bit;
            }
        }
        let (seen, solutions, alone) = Default::default();
        let (root, first, found) = (None, None, Vec::new());
        Pairs { puzzle, root, clues, first, seen, before, solutions, alone, found }
    }

    /// Takes the next clue as the first of pairs: gives the puzzle with it, or nothing at the end.
    fn next(&mut self) -> Option<Board> {
        let root = self.root?;
        let possible = |&(cell, digit): &Clue| {
            let (word, bit) = candidate(cell, digit);
            root[word] & bit != 0
        };
        let clue = std::iter::from_fn(|| self.clues.pop()).find(possible)?;
        let (word, bit) = candidate(clue.0, clue.1);
        self.first = Some(clue);
        self.seen = Seen::default();
        self.seen.asked = self.before;
        let with_it = self.solutions.iter().filter(|solution| solution[word] & bit != 0);
        with_it.for_each(|solution| self.seen.note(solution));
        self.before[word] |= bit;
        let mut board = root;
        split_at(&mut board, word, bit);
        Some(board)
    }

    /// The pairs, in order.
    fn finish(mut self) -> Vec<[Clue; 2]> {
        self.found.retain(|pair| !pair.iter().any(|clue| self.alone.contains(clue)));
        self.found.sort_unstable();
        self.found
    }
}

/// The puzzles, each a job.
struct All(Vec<Pairs>);

impl Jobs for All {
    fn board(&mut self, job: usize) -> Option<Board> {
        self.0.get(job).map(|pairs| board(&pairs.puzzle))
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let Pairs { seen, solutions, .. } = &mut self.0[job];
        seen.solution(board, solutions.insert(*board))
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        let pairs = &mut self.0[job];
        if pairs.root.is_some() {
            return pairs.seen.split(board);
        }
        pairs.root = Some(*board);
        *board = pairs.next().unwrap_or([0; WORDS]);
        None
    }

    fn resume(&mut self, job: usize) -> Option<Board> {
        let pairs = &mut self.0[job];
        if let Some(board) = pairs.seen.resume() {
            return Some(board);
        }
        if let Some(first) = pairs.first.take() {
            if pairs.seen.solutions < 2 {
                pairs.alone.insert(first);
            }
            let later = pairs.seen.once().into_iter().filter(|clue| *clue > first);
            pairs.found.extend(later.map(|second| [first, second]));
        }
        pairs.next()
    }
}

#[cfg(test)]
mod tests;
