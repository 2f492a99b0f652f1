//! Which two clues make a puzzle valid together?
//!
//! Two clues do that if they are together in exactly one solution. A puzzle of 15 clues has
//! millions of solutions, and some 60,000 pairs of clues can be added. Each solution shows two
//! thousand pairs, and a pair that was seen in two solutions needs no further attention. The search
//! looks for solutions with the pairs that were seen less often:
//!
//! ```text
//! for each clue a
//!     what follows from it? What that strikes out is never with a
//! for each clue a
//!     for each later clue b that may be with a, and was not seen with it in two solutions
//!         look for two solutions with both, and note all pairs of each
//!         none: a and b are never together; one: a pair that is wanted
//! ```
//!
//! Where the solver has to guess, it prefers candidates that were not seen twice with the first
//! clue, and removes candidates that are never in a solution with it, so it seldom meets a dead
//! end. A thousand solutions are enough for all pairs if two of 17 clues are missing.
//!
//! Several lanes work on one puzzle, each with another clue a, and share what they find.

mod seen;
#[cfg(test)]
mod tests;

use gridsieve::solver::many::board::{Board, board};
use gridsieve::solver::many::search::{Jobs, search};
use gridsieve_grids::Puzzle;
use gridsieve_kernels::Isa;
use seen::{Clue, Seen, WORKERS};

/// For each puzzle the pairs of clues, in cells from the given one on, that make it
/// valid, but for pairs one of which does that alone. Cells ascend.
pub fn clue_pairs(isa: Isa, puzzles: &[(Puzzle, usize)]) -> Vec<Vec<[Clue; 2]>> {
    let at_work = puzzles.iter().map(|_| None).collect();
    let mut jobs = Pairs { isa, puzzles, at_work, found: vec![Vec::new(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.found
}

struct Pairs<'a> {
    isa: Isa,
    puzzles: &'a [(Puzzle, usize)],
    at_work: Vec<Option<Box<Seen>>>,
    found: Vec<Vec<[Clue; 2]>>,
}

impl Pairs<'_> {
    fn seen(&mut self, job: usize) -> &mut Seen {
        self.at_work[job / WORKERS].as_mut().expect("it was begun, and a worker is left")
    }
}

impl Jobs for Pairs<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        let (puzzle, _) = self.puzzles.get(job / WORKERS)?;
        self.at_work[job / WORKERS].get_or_insert_with(|| Box::new(Seen::new()));
        Some(board(puzzle))
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let isa = self.isa;
        self.seen(job).solution(isa, job % WORKERS, board)
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        let (isa, from) = (self.isa, self.puzzles[job / WORKERS].1);
        self.seen(job).split(isa, job % WORKERS, board, from)
    }

    fn resume(&mut self, job: usize) -> Option<Board> {
        let seen = self.seen(job);
        let next = seen.resume(job % WORKERS);
        if next.is_none() && seen.is_ended() {
            self.found[job / WORKERS] = seen.pairs();
            self.at_work[job / WORKERS] = None;
        }
        next
    }
}
