//! Answers about many puzzles: numbers of solutions, canonical forms, and redundant clues.

use super::board::{Board, board, candidate, digits};
use super::search::{Jobs, search};
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{CellSet, Grid, Puzzle};
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
    let mut answers = vec![Answer { count: 0, first: None }; puzzles.len()];
    let board = |job| puzzles.get(job).map(board);
    let take = |job: usize, board: &Board| {
        let answer = &mut answers[job];
        answer.count += 1;
        answer.first.get_or_insert_with(|| Grid::from_valid_digits(digits(board)));
        answer.count < limit
    };
    search(isa, &mut Each { board, take });
    answers
}

/// Calls `take` with the number of a puzzle and each of its solutions, in no particular order, until
/// `take` returns false for that puzzle.
pub fn solutions(isa: Isa, puzzles: &[Puzzle], mut take: impl FnMut(usize, Grid) -> bool) {
    let board = |job| puzzles.get(job).map(board);
    let take = |job, board: &Board| take(job, Grid::from_valid_digits(digits(board)));
    search(isa, &mut Each { board, take });
}

/// Jobs that are a board each.
struct Each<B, T> {
    /// The board of a job, if there is one.
    board: B,
    /// Takes a solution of a job. Is the job to go on?
    take: T,
}

impl<B: Fn(usize) -> Option<Board>, T: FnMut(usize, &Board) -> bool> Jobs for Each<B, T> {
    fn board(&mut self, job: usize) -> Option<Board> {
        (self.board)(job)
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        (self.take)(job, board)
    }
}

/// Why a puzzle is not valid, so that it has no canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Its clues contradict each other.
    #[error("none")]
    None,
    /// The puzzle has more than one solution.
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

/// The redundant clues (cells) of each puzzle, which has to be valid: each can be removed alone, and
/// the puzzle stays valid.
pub fn redundant_clues(isa: Isa, puzzles: &[Puzzle]) -> Vec<CellSet> {
    let clue = |(index, puzzle): (usize, &Puzzle)| {
        puzzle.clues().iter().map(move |c| (index, c)).collect::<Vec<_>>()
    };
    let clues: Vec<(usize, usize)> = puzzles.iter().enumerate().flat_map(clue).collect();
    let mut redundant: Vec<CellSet> = puzzles.iter().map(Puzzle::clues).collect();
    // Is there a solution with another digit?
    let other = |job: usize| {
        let &(puzzle, cell) = clues.get(job)?;
        let puzzle = &puzzles[puzzle];
        let mut board = board(&puzzle.without(cell));
        let (word, bit) = candidate(cell, puzzle.digits()[cell]);
        board[word] &= !bit;
        Some(board)
    };
    let take = |job: usize, _: &Board| {
        let (puzzle, cell): (usize, usize) = clues[job];
        redundant[puzzle].remove(cell);
        false
    };
    search(isa, &mut Each { board: other, take });
    redundant
}
