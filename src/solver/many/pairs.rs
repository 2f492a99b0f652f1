//! Which two clues make a puzzle valid together?

use super::board::{Board, WORDS, board, candidate};
use super::guess::{split_at, split_unknown};
use super::search::{Jobs, search};
use crate::grid::Puzzle;
use crate::grid::geometry::CELLS;
use gridsieve_kernels::{Isa, bits};
use std::collections::HashSet;

/// Lanes that work on a puzzle at the same time.
const WORKERS: usize = 16;

/// Numbers of candidates: 27 for each word, some of them free.
const ROWS: usize = WORDS * 27;

pub static STATS: [std::sync::atomic::AtomicU64; 16] = [const { std::sync::atomic::AtomicU64::new(0) }; 16];
fn stat(i: usize, n: u64) {
    STATS[i].fetch_add(n, std::sync::atomic::Ordering::Relaxed);
}

/// A clue: its cell and its digit.
pub type Clue = (usize, u8);

/// For each puzzle the pairs of clues, in cells from the given one on, that make it valid only together.
pub fn clue_pairs(isa: Isa, puzzles: &[(Puzzle, usize)]) -> Vec<Vec<[Clue; 2]>> {
    let workers = vec![Worker::default(); puzzles.len() * WORKERS];
    let seen = puzzles.iter().map(|_| None).collect();
    let mut jobs = Pairs { puzzles, workers, seen, found: vec![Vec::new(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.found
}

/// What was seen in the solutions of a puzzle.
struct Seen {
    /// For each candidate those that are with it in a solution that was seen.
    once: Vec<Board>,
    twice: Vec<Board>,
    never: Vec<Board>,
    shaved: Board,
    solutions: HashSet<Board>,
    root: Option<Board>,
    /// Candidates that were asked about.
    asked: Board,
    /// Candidates of interest.
    wanted: Board,
    /// Workers that are not done.
    left: usize,
}

#[derive(Clone, Default)]
struct Worker {
    row: Option<(usize, usize)>,
    root: Option<Board>,
    question: (usize, usize),
    before: bool,
    partners: Board,
    shave: bool,
    splits: u64,
    hits: u64,
}

struct Pairs<'a> {
    puzzles: &'a [(Puzzle, usize)],
    workers: Vec<Worker>,
    seen: Vec<Option<Box<Seen>>>,
    found: Vec<Vec<[Clue; 2]>>,
}

fn is_in(board: &Board, (word, bit): (usize, usize)) -> bool {
    board[word] >> bit & 1 != 0
}

impl Seen {
    fn new() -> Seen {
        Seen {
            once: vec![[0; WORDS]; ROWS],
            twice: vec![[0; WORDS]; ROWS],
            never: vec![[0; WORDS]; ROWS],
            shaved: [0; WORDS],
            solutions: HashSet::new(),
            root: None,
            asked: [0; WORDS],
            wanted: [0; WORDS],
            left: WORKERS,
        }
    }

    fn add(&mut self, solution: &Board) {
        stat(0, 1);
        if !self.solutions.insert(*solution) {
            stat(1, 1);
            return;
        }
        for word in 0..WORDS {
            for bit in bits(solution[word]) {
                let (once, twice) = (&mut self.once[word * 27 + bit as usize], &mut self.twice[word * 27 + bit as usize]);
                for word in 0..WORDS {
                    twice[word] |= once[word] & solution[word];
                    once[word] |= solution[word];
                }
            }
        }
    }

    fn strike(&mut self, row: (usize, usize), others: &Board) {
        for word in 0..WORDS {
            self.never[row.0 * 27 + row.1][word] |= others[word];
            for bit in bits(others[word]) {
                self.never[word * 27 + bit as usize][row.0] |= 1 << row.1;
            }
        }
    }

    /// A board with one more candidate.
    fn set(&self, board: &mut Board, row: (usize, usize)) {
        let never = &self.never[row.0 * 27 + row.1];
        (0..WORDS).for_each(|word| board[word] &= !never[word]);
    }

    /// What is to be asked about a row.
    fn open(&self, row: (usize, usize)) -> Board {
        let twice = &self.twice[row.0 * 27 + row.1];
        std::array::from_fn(|word| self.wanted[word] & !twice[word] & !self.asked[word])
    }
}

impl Pairs<'_> {
    /// The next question of a worker.
    fn next(&mut self, job: usize) -> Option<Board> {
        let worker = &mut self.workers[job];
        let seen = self.seen[job / WORKERS].as_mut().expect("at work");
        let root = seen.root?;
        loop {
            let Some(row) = worker.row else {
                // the next row
                let mut rows = (0..WORDS).flat_map(|word| bits(seen.wanted[word] & !seen.shaved[word]).map(move |bit| (word, bit as usize)));
                if let Some(row) = rows.next() {
                    seen.shaved[row.0] |= 1 << row.1;
                    worker.shave = true;
                    worker.row = Some(row);
                    worker.root = None;
                    let mut board = root;
                    split_at(&mut board, row.0, 1 << row.1);
                    return Some(board);
                }
                worker.shave = false;
                let mut rows = (0..WORDS).flat_map(|word| bits(seen.wanted[word] & !seen.asked[word]).map(move |bit| (word, bit as usize)));
                let row = rows.next()?;
                let mut open = seen.open(row);
                seen.asked[row.0] |= 1 << row.1;
                open[row.0] &= !(1 << row.1);
                if open == [0; WORDS] {
                    continue;
                }
                stat(2, 1);
                worker.row = Some(row);
                worker.partners = std::array::from_fn(|word| seen.wanted[word] & !seen.asked[word]);
                worker.root = None;
                let mut board = root;
                split_at(&mut board, row.0, 1 << row.1);
                seen.set(&mut board, row);
                return Some(board);
            };
            // within the row: its root is known
            let Some(root) = worker.root else {
                // dead at once, or one solution
                worker.row = None;
                continue;
            };
            let (once, twice) = (&seen.once[row.0 * 27 + row.1], &seen.twice[row.0 * 27 + row.1]);
            if !is_in(twice, row) {
                if worker.question == row {
                    // asked already: a has one solution at most
                    worker.row = None;
                    continue;
                }
                worker.question = row;
                stat(3, 1);
                return Some(root);
            }
            let open: Board = std::array::from_fn(|word| root[word] & worker.partners[word] & !twice[word]);
            let first = |known: &Board| (0..WORDS).find_map(|word| {
                let bits = open[word] & !known[word];
                (bits != 0).then(|| (word, bits.trailing_zeros() as usize))
            });
            let question = match first(once) {
                Some(question) => question,
                None => match first(&[0; WORDS]) {
                    Some(question) => question,
                    None => {
                        worker.row = None;
                        continue;
                    }
                },
            };
            worker.question = question;
            worker.before = is_in(once, question);
            stat(if worker.before { 5 } else { 4 }, 1);
            let mut board = root;
            split_at(&mut board, question.0, 1 << question.1);
            seen.set(&mut board, question);
            return Some(board);
        }
    }

    fn finish(&mut self, puzzle: usize) {
        let seen = self.seen[puzzle].take().expect("at work");
        stat(10, seen.solutions.len() as u64);
        let rows: Vec<(Clue, (usize, usize))> = (0..CELLS)
            .flat_map(|cell| (1..=9).map(move |digit| (cell, digit)))
            .map(|clue| {
                let (word, bit) = candidate(clue.0, clue.1);
                (clue, (word, bit.trailing_zeros() as usize))
            })
            .filter(|(_, row)| is_in(&seen.wanted, *row) && is_in(&seen.twice[row.0 * 27 + row.1], *row))
            .collect();
        for (i, (first, row)) in rows.iter().enumerate() {
            for (second, other) in &rows[i + 1..] {
                let index = row.0 * 27 + row.1;
                if is_in(&seen.once[index], *other) && !is_in(&seen.twice[index], *other) {
                    self.found[puzzle].push([*first, *second]);
                }
            }
        }
    }
}

impl Jobs for Pairs<'_> {
    fn board(&mut self, job: usize) -> Option<Board> {
        let (puzzle, _) = self.puzzles.get(job / WORKERS)?;
        if job % WORKERS == 0 {
            self.seen[job / WORKERS] = Some(Box::new(Seen::new()));
        }
        Some(board(puzzle))
    }

    fn solution(&mut self, job: usize, board: &Board) -> bool {
        let seen = self.seen[job / WORKERS].as_mut().expect("at work");
        seen.add(board);
        let worker = &mut self.workers[job];
        worker.hits += 1;
        match (worker.row, worker.root) {
            (Some(row), Some(_)) => !is_in(&seen.twice[row.0 * 27 + row.1], worker.question),
            _ => false,
        }
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        let worker = &mut self.workers[job];
        let seen = self.seen[job / WORKERS].as_mut().expect("at work");
        let Some(row) = worker.row else {
            if seen.root.is_none() {
                seen.root = Some(*board);
                let from = self.puzzles[job / WORKERS].1;
                for cell in from..CELLS {
                    let all: Vec<_> = (1..=9).map(|digit| candidate(cell, digit)).filter(|&(word, bit)| board[word] & bit != 0).collect();
                    if all.len() > 1 {
                        all.iter().for_each(|&(word, bit)| seen.wanted[word] |= bit);
                    }
                }
            }
            *board = self.next(job).unwrap_or([0; WORDS]);
            return None;
        };
        if worker.root.is_none() {
            let root = seen.root.expect("known");
            let out = std::array::from_fn(|word| seen.wanted[word] & root[word] & !board[word]);
            seen.strike(row, &out);
            if worker.shave {
                worker.row = None;
                *board = self.next(job).unwrap_or([0; WORDS]);
                return None;
            }
            worker.root = Some(*board);
            worker.question = (0, 31);
            *board = self.next(job).unwrap_or([0; WORDS]);
            return None;
        }
        stat(6, 1);
        worker.splits += 1;
        let before = *board;
        let other = split_unknown(board, &seen.twice[row.0 * 27 + row.1]);
        let set = (0..WORDS).find_map(|word| {
            let bits = before[word] & !other[word];
            (bits != 0).then(|| (word, bits.trailing_zeros() as usize))
        });
        seen.set(board, set.unwrap());
        Some(other)
    }

    fn resume(&mut self, job: usize) -> Option<Board> {
        let worker = &mut self.workers[job];
        let seen = self.seen[job / WORKERS].as_mut().expect("at work");
        if let (Some(row), Some(root)) = (worker.row, &mut worker.root) {
            let (word, bit) = worker.question;
            let index = row.0 * 27 + row.1;
            if worker.question != row {
                if !is_in(&seen.once[index], (word, bit)) {
                    stat(7, 1);
                    if bit != 31 {
                        root[word] &= !(1 << bit);
                        let mut one = [0; WORDS];
                        one[word] = 1 << bit;
                        seen.strike(row, &one);
                    }
                } else if !is_in(&seen.twice[index], (word, bit)) {
                    // The one pair: settled.
                    stat(8, 1);
                    root[word] &= !(1 << bit);
                }
            }
        }
        let k = worker.hits.min(1) as usize + if worker.before { 2 } else { 0 };
        stat(11 + k, worker.splits);
        worker.splits = 0;
        worker.hits = 0;
        let next = self.next(job);
        if next.is_none() {
            let seen = self.seen[job / WORKERS].as_mut().expect("at work");
            seen.left -= 1;
            if seen.left == 0 {
                self.finish(job / WORKERS);
            }
        }
        next
    }
}
