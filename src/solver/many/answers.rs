//! What people ask about many puzzles.

use super::board::{Board, board, candidate, digits};
use super::search::{Jobs, search};
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::Isa;

/// The solutions of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// How many there are, counted up to a limit.
    pub count: u64,
    /// One of them, always the same one.
    pub first: Option<Grid>,
}

/// Counts the solutions of puzzles, each up to `limit`, which is at least 1.
pub fn answers(isa: Isa, puzzles: &[Puzzle], limit: u64) -> Vec<Answer> {
    let answers = vec![Answer { count: 0, first: None }; puzzles.len()];
    let mut jobs = Counting { puzzles, limit, answers };
    search(isa, &mut jobs);
    jobs.answers
}

/// Why a puzzle is not valid, so that it has no canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Its clues contradict each other.
    #[error("none")]
    None,
    /// It has more than one solution.
    #[error("multiple")]
    Multiple,
}

/// The canonical forms of puzzles, of those that are valid.
pub fn canonical_forms(isa: Isa, puzzles: &[Puzzle]) -> Vec<Result<Canonical, Invalid>> {
    let form = |(puzzle, answer): (&Puzzle, Answer)| match (answer.count, answer.first) {
        (1, Some(solution)) => Ok(Canonical::new(&solution, puzzle.clues())),
        (0, _) => Err(Invalid::None),
        _ => Err(Invalid::Multiple),
    };
    puzzles.iter().zip(answers(isa, puzzles, 2)).map(form).collect()
}

struct Counting<'a> {
    puzzles: &'a [Puzzle],
    limit: u64,
    answers: Vec<Answer>,
}

impl Jobs for Counting<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        self.puzzles.get(job).map(board)
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let answer = &mut self.answers[job];
        answer.count += 1;
        answer.first.get_or_insert_with(|| Grid::from_valid_digits(digits(board)));
        answer.count < self.limit
    }
}

/// All solutions of each puzzle, in no particular order: for puzzles that have few.
pub fn solutions(isa: Isa, puzzles: &[Puzzle]) -> Vec<Vec<Grid>> {
    let mut jobs = Listing { puzzles, solutions: vec![Vec::new(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.solutions
}

struct Listing<'a> {
    puzzles: &'a [Puzzle],
    solutions: Vec<Vec<Grid>>,
}

impl Jobs for Listing<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        self.puzzles.get(job).map(board)
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        self.solutions[job].push(Grid::from_valid_digits(digits(board)));
        true
    }
}

/// For each puzzle, which has to be valid, the first clue (its cell) without
/// which it is valid as well; `None` if it is minimal.
pub fn redundant_clues(isa: Isa, puzzles: &[Puzzle]) -> Vec<Option<usize>> {
    let clue = |(index, puzzle): (usize, &Puzzle)| {
        puzzle.clues().iter().map(move |c| (index, c)).collect::<Vec<_>>()
    };
    let clues: Vec<(usize, usize)> = puzzles.iter().enumerate().flat_map(clue).collect();
    let needed = vec![false; clues.len()];
    let mut jobs = Dropping { puzzles, clues: &clues, needed };
    search(isa, &mut jobs);
    let mut redundant = vec![None; puzzles.len()];
    for (&(puzzle, cell), needed) in clues.iter().zip(jobs.needed).rev() {
        if !needed {
            redundant[puzzle] = Some(cell);
        }
    }
    redundant
}

struct Dropping<'a> {
    puzzles: &'a [Puzzle],
    /// Puzzle and cell.
    clues: &'a [(usize, usize)],
    needed: Vec<bool>,
}

impl Jobs for Dropping<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        let &(puzzle, cell) = self.clues.get(job)?;
        // Is there a solution with another digit?
        let puzzle = &self.puzzles[puzzle];
        let mut board = board(&puzzle.without(cell));
        let (word, bit) = candidate(cell, puzzle.digits()[cell]);
        board[word] &= !bit;
        Some(board)
    }

    fn solution(&mut self, job: usize, _: &Board) -> bool {
        self.needed[job] = true;
        false
    }
}
