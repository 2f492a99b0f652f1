//! The lanes and their stacks.

use super::board::{Board, WORDS, board_of, candidates};
use super::dead_ends::DeadEnds;
use super::guess::split;
use super::pass::{Boards, pass};
use crate::solver::clauses::Clauses;
use gridsieve_kernels::{Isa, Lanes32, MOST_LANES_32, Token, bits, dispatch};

/// The jobs of a search and the receiver of their results. Jobs are numbered from 0.
pub trait Jobs {
    /// The board of a job; `None`: there are no more.
    fn board(&mut self, job: usize) -> Option<Board>;
    /// A solution of a job. Is the job to go on?
    fn solution(&mut self, job: usize, board: &Board) -> bool;
    /// Splits a board from which nothing more follows. The search continues with `board` and later
    /// with the returned board. `None` starts a new search from `board`: no other board may wait then.
    /// A board of zeros is a dead end.
    fn split(&mut self, _job: usize, board: &mut Board) -> Option<Board> {
        Some(split(board))
    }
    /// Another board for a job that has ended.
    fn resume(&mut self, _job: usize) -> Option<Board> {
        None
    }
}

/// Searches all boards of the jobs.
pub fn search(isa: Isa, jobs: &mut dyn Jobs) {
    dispatch!(isa, token => run(token, jobs));
}

#[inline(always)]
fn run<T: Token>(token: T, jobs: &mut dyn Jobs) {
    let mut lanes = Lanes::new(T::Lanes32::COUNT, jobs);
    while lanes.busy != 0 {
        let status = pass(token, &mut lanes.boards);
        let events = (status.dead | status.still) & lanes.busy;
        if events != 0 {
            lanes.serve(events, status.dead, status.filled, jobs);
        }
    }
}

/// What a lane works on.
#[derive(Default)]
struct Lane {
    job: usize,
    /// Boards to go back to.
    stack: Vec<Board>,
    dead_ends: DeadEnds,
}

struct Lanes {
    boards: Boards,
    /// How many there are.
    count: usize,
    lanes: [Lane; MOST_LANES_32],
    /// The next job that is to be begun.
    next: usize,
    /// Which have a job, as bits.
    busy: u32,
}

impl Lanes {
    fn new(count: usize, jobs: &mut dyn Jobs) -> Lanes {
        let boards = Boards([0; WORDS * MOST_LANES_32]);
        let mut lanes = Lanes { boards, count, lanes: Default::default(), next: 0, busy: 0 };
        (0..count).for_each(|lane| lanes.begin(lane, jobs));
        lanes
    }

    fn begin(&mut self, lane: usize, jobs: &mut dyn Jobs) {
        match jobs.board(self.next) {
            Some(board) => {
                self.lanes[lane].job = self.next;
                self.lanes[lane].dead_ends = DeadEnds::below(board);
                self.next += 1;
                self.busy |= 1 << lane;
                self.put(lane, &board);
            }
            None => self.busy &= !(1 << lane),
        }
    }

    fn put(&mut self, lane: usize, board: &Board) {
        let words = self.boards.0.chunks_exact_mut(self.count);
        words.zip(board).for_each(|(words, &word)| words[lane] = word);
    }

    fn take(&self, lane: usize) -> Board {
        let mut board = [0; WORDS];
        let words = self.boards.0.chunks_exact(self.count);
        board.iter_mut().zip(words).for_each(|(word, words)| *word = words[lane]);
        board
    }

    /// Goes on in each lane where something came to an end.
    #[inline(never)]
    fn serve(&mut self, events: u32, dead: u32, filled: u32, jobs: &mut dyn Jobs) {
        for lane in bits(events) {
            let is_dead = dead >> lane & 1 != 0;
            // Copying a board takes time, and a dead one is not needed.
            let taken = (!is_dead).then(|| self.take(lane));
            let Lane { job, stack, dead_ends } = &mut self.lanes[lane];
            match taken {
                None => {
                    if let Some(root) = dead_ends.add() {
                        stack.clear();
                        stack.push(root);
                    }
                    if dead_ends.are_too_many() {
                        // The boards that wait have no solution in common.
                        let mut clauses = Clauses::new();
                        let mut take = |digits: &_| jobs.solution(*job, &board_of(digits));
                        let is_wanted =
                            |board: Board| clauses.solutions(&candidates(&board), &mut take);
                        let _ = stack.drain(..).all(is_wanted);
                    }
                }
                Some(mut board) if filled >> lane & 1 == 0 => {
                    if dead_ends.are_many() {
                        stack.push(dead_ends.split(&mut board));
                    } else if let Some(other) = jobs.split(*job, &mut board) {
                        stack.push(other);
                    } else {
                        assert!(stack.is_empty(), "a board that waits would be lost");
                        *dead_ends = DeadEnds::below(board);
                    }
                    self.put(lane, &board);
                    continue;
                }
                Some(board) => {
                    dead_ends.solution();
                    if !jobs.solution(*job, &board) {
                        stack.clear();
                    }
                }
            }
            let resume = || {
                let board = jobs.resume(*job)?;
                *dead_ends = DeadEnds::below(board);
                Some(board)
            };
            match stack.pop().or_else(resume) {
                Some(board) => self.put(lane, &board),
                None => self.begin(lane, jobs),
            }
        }
    }
}
