//! The lanes and their stacks.

use super::board::{Board, WORDS};
use super::guess::split;
use super::pass::{Boards, MOST_LANES, pass};
use gridsieve_kernels::{Isa, Lanes32, Token, bits, dispatch};

/// What is to be searched, and who wants to know.
pub trait Jobs {
    /// The next board, and a number by which it is known; `None`: no more.
    fn next(&mut self, board: &mut Board) -> Option<usize>;
    /// A solution of a job. Is the job to go on?
    fn solution(&mut self, job: usize, board: &Board) -> bool;
    /// Goes on with a board where nothing follows any more.
    fn split(&mut self, _job: usize, board: &mut Board) -> Split {
        Split::In(split(board))
    }
    /// Another board of a job that is at its end.
    fn resume(&mut self, _job: usize) -> Option<Board> {
        None
    }
}

/// How a search goes on with a board.
pub enum Split {
    /// With a part of it, and then with this one.
    In(Board),
    /// With what is in its place now.
    Instead,
    /// Not at all.
    Nothing,
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
}

struct Lanes {
    boards: Boards,
    /// How many there are.
    count: usize,
    lanes: [Lane; MOST_LANES],
    /// Which have a job, as bits.
    busy: u32,
}

impl Lanes {
    fn new(count: usize, jobs: &mut dyn Jobs) -> Lanes {
        let boards = Boards([0; WORDS * MOST_LANES]);
        let mut lanes = Lanes { boards, count, lanes: Default::default(), busy: 0 };
        (0..count).for_each(|lane| lanes.begin(lane, jobs));
        lanes
    }

    fn begin(&mut self, lane: usize, jobs: &mut dyn Jobs) {
        let mut board = [0; WORDS];
        match jobs.next(&mut board) {
            Some(job) => {
                self.lanes[lane].job = job;
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
            let job = self.lanes[lane].job;
            if dead >> lane & 1 == 0 {
                let mut board = self.take(lane);
                if filled >> lane & 1 == 0 {
                    match jobs.split(job, &mut board) {
                        Split::In(other) => self.lanes[lane].stack.push(other),
                        Split::Instead => {}
                        Split::Nothing => board = [0; WORDS],
                    }
                    self.put(lane, &board);
                    continue;
                } else if !jobs.solution(job, &board) {
                    self.lanes[lane].stack.clear();
                }
            }
            match self.lanes[lane].stack.pop().or_else(|| jobs.resume(job)) {
                Some(board) => self.put(lane, &board),
                None => self.begin(lane, jobs),
            }
        }
    }
}
