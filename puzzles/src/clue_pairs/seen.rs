//! The pairs of clues that were seen in solutions of a puzzle, and the next pair to ask for.

use gridsieve::solver::many::board::{Board, WORDS, candidate, clue};
use gridsieve::solver::many::guess::{split_at, unknown};
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::{Isa, Lanes32, MOST_LANES_32, Token, bits, dispatch};
use std::collections::HashSet;

/// A clue: its cell and its digit.
pub type Clue = (usize, u8);

/// Lanes that work on the same puzzle.
pub const WORKERS: usize = MOST_LANES_32;

/// Bits of a word, at most.
const BITS: usize = 27;

/// A candidate as a word and a bit of a board.
type Place = (usize, usize);

/// Words of a board, filled up to whole vectors.
const WIDE: usize = 32;

/// The candidates that solutions have together with one candidate, as bits of boards. The candidate
/// itself is among them.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row {
    /// Candidates seen with it in a solution.
    once: [u32; WIDE],
    /// Candidates seen with it in two solutions.
    twice: [u32; WIDE],
    /// Candidates that are in no solution with it.
    never: [u32; WIDE],
}

/// What a lane does.
#[derive(Clone)]
enum Work {
    /// The lane propagates the puzzle alone.
    Begin,
    /// The lane propagates the puzzle with one clue more.
    Shave(Place),
    /// It looks for what follows from a clue and all that was found out since; and the others that
    /// it is to ask about, those that no other lane has begun with.
    Open(Place, Board),
    /// The lane asks questions about a clue.
    Ask(Place, Box<Question>),
}

/// The questions about a clue.
#[derive(Clone)]
struct Question {
    /// The candidates of the puzzle with the clue.
    root: Board,
    /// The candidates to be asked about together with the clue.
    others: Board,
    /// The clue that is asked about; the first question is whether the clue itself is in two solutions.
    other: Option<Place>,
}

/// The state of the search for the pairs of one puzzle.
pub struct Seen {
    work: Vec<Work>,
    /// The number of workers that have ended.
    ended: usize,
    /// The candidates of the puzzle after propagation, once they are known.
    root: Option<Board>,
    /// The candidates of open cells, from the first cell that is allowed on.
    wanted: Board,
    /// The candidates that are or were shaved (`shaved`), that are or were asked about (`asked`),
    /// and for which nothing has to be noted any more (`done`).
    shaved: Board,
    asked: Board,
    done: Board,
    rows: Vec<Row>,
    solutions: HashSet<Board>,
    /// Pairs that are in one solution.
    single: Vec<[Place; 2]>,
}

fn is_in(board: &[u32], (word, bit): Place) -> bool {
    board[word] >> bit & 1 != 0
}

/// A board word by word.
#[inline(always)]
fn from_words(word: impl Fn(usize) -> u32) -> Board {
    let mut board = [0; WORDS];
    for i in 0..WORDS {
        board[i] = word(i);
    }
    board
}

/// The first candidate of these.
fn first(candidates: impl Fn(usize) -> u32) -> Option<Place> {
    let word = (0..WORDS).find(|&word| candidates(word) != 0)?;
    Some((word, candidates(word).trailing_zeros() as usize))
}

impl Seen {
    pub fn new() -> Seen {
        let row = Row { once: [0; WIDE], twice: [0; WIDE], never: [0; WIDE] };
        Seen {
            work: vec![Work::Begin; WORKERS],
            ended: 0,
            root: None,
            wanted: [0; WORDS],
            shaved: [0; WORDS],
            asked: [0; WORDS],
            done: [0; WORDS],
            rows: vec![row; WORDS * BITS],
            solutions: HashSet::new(),
            single: Vec::new(),
        }
    }

    fn row(&self, (word, bit): Place) -> &Row {
        &self.rows[word * BITS + bit]
    }

    /// Whether two solutions with a candidate were seen.
    fn is_twice(&self, place: Place) -> bool {
        is_in(&self.row(place).twice, place)
    }

    /// A solution that a worker came to. Is it to look for more?
    pub fn solution(&mut self, isa: Isa, worker: usize, board: &Board) -> bool {
        if self.solutions.insert(*board) {
            dispatch!(isa, token => self.note(token, board));
        }
        let Work::Ask(place, question) = &self.work[worker] else { return false };
        match question.other {
            Some(other) => !is_in(&self.row(*place).twice, other),
            None => !self.is_twice(*place),
        }
    }

    /// Nothing follows any more where a worker is: [`Jobs::split`](gridsieve::solver::many::search::Jobs::split).
    pub fn split(
        &mut self,
        isa: Isa,
        worker: usize,
        board: &mut Board,
        from: usize,
    ) -> Option<Board> {
        match &self.work[worker] {
            Work::Ask(place, question) => {
                let other = question.other.expect("what is searched is a question");
                let clues = [self.row(*place), self.row(other)];
                return Some(dispatch!(isa, token => self.guess(token, board, clues)));
            }
            Work::Begin => self.begin(board, from),
            &Work::Shave(place) => {
                self.strike_all(place, board);
                self.work[worker] = Work::Begin;
            }
            &Work::Open(place, others) => {
                self.strike_all(place, board);
                let others = from_words(|word| others[word] & board[word]);
                let question = Question { root: *board, others, other: None };
                self.work[worker] = Work::Ask(place, Box::new(question));
            }
        }
        *board = self.next(worker).unwrap_or([0; WORDS]);
        None
    }

    /// A worker's question is answered: another one.
    pub fn resume(&mut self, worker: usize) -> Option<Board> {
        if let Work::Ask(place, question) = &mut self.work[worker]
            && let Some(other) = question.other.filter(|other| other != place)
        {
            let place = *place;
            question.others[other.0] &= !(1 << other.1);
            let row = &self.rows[place.0 * BITS + place.1];
            if !is_in(&row.once, other) {
                question.root[other.0] &= !(1 << other.1);
                self.strike(place, &from_words(|word| u32::from(word == other.0) << other.1));
            } else if !is_in(&row.twice, other) {
                self.single.push([place, other]);
            }
        }
        let next = self.next(worker);
        self.ended += usize::from(next.is_none());
        next
    }

    /// Whether all workers have ended.
    pub fn is_ended(&self) -> bool {
        self.ended == WORKERS
    }

    /// Nothing follows from the puzzle any more.
    fn begin(&mut self, root: &Board, from: usize) {
        if self.root.is_some() {
            return;
        }
        self.root = Some(*root);
        for cell in from..CELLS {
            let here = (1..=9).map(|digit| candidate(cell, digit));
            let here: Vec<_> = here.filter(|&(word, bit)| root[word] & bit != 0).collect();
            if here.len() > 1 {
                here.into_iter().for_each(|(word, bit)| self.wanted[word] |= bit);
            }
        }
    }

    /// Notes that a candidate is never with others.
    fn strike(&mut self, place: Place, others: &Board) {
        for word in 0..WORDS {
            self.rows[place.0 * BITS + place.1].never[word] |= others[word];
            for bit in bits(others[word]) {
                self.rows[word * BITS + bit].never[place.0] |= 1 << place.1;
            }
        }
    }

    /// Notes what a candidate strikes out of the puzzle, by what is left with it.
    fn strike_all(&mut self, place: Place, left: &Board) {
        let root = self.root.expect("it was begun with");
        self.strike(place, &from_words(|word| self.wanted[word] & root[word] & !left[word]));
    }

    /// Leaves a candidate of a board alone in its cell, and what can be with it elsewhere; gives
    /// the board without it.
    #[inline(always)]
    fn take(&self, board: &mut Board, place: Place) -> Board {
        let other = split_at(board, place.0, 1 << place.1);
        let never = &self.row(place).never;
        for word in 0..WORDS {
            board[word] &= !never[word];
        }
        other
    }

    /// A board with a candidate.
    fn with(&self, mut board: Board, place: Place) -> Board {
        self.take(&mut board, place);
        board
    }

    /// Notes all pairs of a solution.
    #[inline(always)]
    fn note<T: Token>(&mut self, token: T, solution: &Board) {
        let mut wide = [0; WIDE];
        wide[..WORDS].copy_from_slice(solution);
        for word in 0..WORDS {
            for bit in bits(solution[word] & self.wanted[word] & !self.done[word]) {
                let row = &mut self.rows[word * BITS + bit];
                for i in (0..WIDE).step_by(T::Lanes32::COUNT) {
                    let here = T::Lanes32::load(token, &wide[i..]);
                    let once = T::Lanes32::load(token, &row.once[i..]);
                    let twice = T::Lanes32::load(token, &row.twice[i..]);
                    twice.or(once.and(here)).store(&mut row.twice[i..]);
                    once.or(here).store(&mut row.once[i..]);
                }
            }
        }
    }

    /// Guesses: a candidate that was not seen twice with the clues that are asked about.
    #[inline(always)]
    fn guess<T: Token>(&self, _: T, board: &mut Board, [a, b]: [&Row; 2]) -> Board {
        let known = from_words(|word| a.twice[word] & b.twice[word]);
        // Turn by turn from another word on, so that solutions differ.
        let place = unknown(board, &known, self.solutions.len() % WORDS);
        self.take(board, place)
    }

    /// Goes on with the next question: a board, or nothing at the end.
    fn next(&mut self, worker: usize) -> Option<Board> {
        let root = self.root?;
        match &mut self.work[worker] {
            Work::Begin => {}
            // It is in no solution, or makes the puzzle valid alone.
            Work::Shave(place) => {
                self.wanted[place.0] &= !(1 << place.1);
            }
            Work::Open(place, _) => self.done[place.0] |= 1 << place.1,
            Work::Ask(place, question) => {
                let place = *place;
                let row = &self.rows[place.0 * BITS + place.1];
                let open = |word: usize| question.others[word] & !row.twice[word];
                let other = match is_in(&row.twice, place) {
                    true => first(|word| open(word) & !row.once[word]).or_else(|| first(open)),
                    false => question.other.is_none().then_some(place),
                };
                if let Some(other) = other {
                    question.other = Some(other);
                    let root = question.root;
                    return Some(if other == place { root } else { self.with(root, other) });
                }
                self.done[place.0] |= 1 << place.1;
            }
        }
        if let Some(place) = first(|word| self.wanted[word] & !self.shaved[word]) {
            self.shaved[place.0] |= 1 << place.1;
            self.work[worker] = Work::Shave(place);
            return Some(self.with(root, place));
        }
        while let Some(place) = first(|word| self.wanted[word] & !self.asked[word]) {
            self.asked[place.0] |= 1 << place.1;
            let (row, wanted, asked) = (self.row(place), &self.wanted, &self.asked);
            let open = |w: usize| wanted[w] & !asked[w] & !row.twice[w] & !row.never[w];
            if !is_in(&row.twice, place) || first(open).is_some() {
                self.work[worker] =
                    Work::Open(place, from_words(|word| wanted[word] & !asked[word]));
                return Some(self.with(root, place));
            }
            self.done[place.0] |= 1 << place.1;
        }
        self.work[worker] = Work::Begin;
        None
    }

    /// The pairs that are wanted, at the end.
    pub fn pairs(&self) -> Vec<[Clue; 2]> {
        let both = |pair: &&[Place; 2]| pair.iter().all(|place| self.is_twice(*place));
        let pairs = self.single.iter().filter(both);
        let pairs = pairs.map(|pair| pair.map(|(word, bit)| clue(word, bit)));
        let mut pairs: Vec<[Clue; 2]> = pairs.collect();
        pairs.iter_mut().for_each(|pair| pair.sort());
        pairs.sort();
        pairs
    }
}
