//! Which two clues make a puzzle valid together?
//!
//! Two clues do that if they are together in exactly one solution. A puzzle of 15
//! clues has millions of solutions, and some 60,000 pairs of clues can be added. What was
//! seen in two solutions is of no interest any more, and each solution shows two
//! thousand pairs. What few solutions show is asked for:
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
//! Where the search has to guess, it takes what was not seen twice, and strikes out what is
//! never with it: so it seldom comes to a dead end. A thousand solutions are enough for
//! all pairs, if two of 17 clues are missing.
//!
//! Several lanes work on a puzzle, each on another clue a: what one has found out helps the others.

use super::board::{Board, WORDS, board, candidate};
use super::guess::{split_at, unknown};
use super::pass::MOST_LANES;
use super::search::{Jobs, search};
use crate::grid::Puzzle;
use crate::grid::geometry::CELLS;
use gridsieve_kernels::{Isa, Lanes32, Token, bits, dispatch};
use std::collections::HashSet;

/// A clue: its cell and its digit.
type Clue = (usize, u8);

/// For each puzzle the pairs of clues, in cells from the given one on, that make it
/// valid, but for pairs one of which does that alone. Cells ascend.
pub fn clue_pairs(isa: Isa, puzzles: &[(Puzzle, usize)]) -> Vec<Vec<[Clue; 2]>> {
    let at_work = puzzles.iter().map(|_| None).collect();
    let mut jobs = Pairs { isa, puzzles, at_work, found: vec![Vec::new(); puzzles.len()] };
    search(isa, &mut jobs);
    jobs.found
}

/// Lanes that work on the same puzzle.
const WORKERS: usize = MOST_LANES;

/// Bits of a word, at most.
const BITS: usize = 27;

/// A candidate as a word and a bit of a board.
type Place = (usize, usize);

/// Words of a board, filled up to whole vectors.
const WIDE: usize = 32;

/// What is known of a candidate: the others, as bits of boards.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row {
    /// Seen with it in a solution.
    once: [u32; WIDE],
    /// Seen with it in two.
    twice: [u32; WIDE],
    /// In no solution with it.
    never: [u32; WIDE],
}

/// What a lane does.
#[derive(Clone)]
enum Work {
    /// It looks for what follows from the puzzle alone.
    Begin,
    /// It looks for what follows from a clue.
    Shave(Place),
    /// It looks for what follows from a clue and all that was found out since.
    Open(Place),
    /// It asks about a clue.
    Ask(Place, Box<Question>),
}

/// What is asked about a clue.
#[derive(Clone)]
struct Question {
    /// What is left of the puzzle with it.
    root: Board,
    /// What is to be asked about together with it.
    others: Board,
    /// The clue that is asked about; the first question is whether the clue itself is in two solutions.
    other: Option<Place>,
}

/// What is known of a puzzle.
struct Seen {
    work: Vec<Work>,
    /// Workers that are at their end.
    ended: usize,
    /// What is left of the puzzle, once it is known.
    root: Option<Board>,
    /// The candidates of open cells, from the first cell that is allowed on.
    wanted: Board,
    /// Those that are or were shaved, those that are or were asked about, those that
    /// nothing is to be noted for any more.
    shaved: Board,
    asked: Board,
    done: Board,
    /// Those that were seen in a solution, and in two.
    once: Board,
    twice: Board,
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
    fn new() -> Seen {
        let row = Row { once: [0; WIDE], twice: [0; WIDE], never: [0; WIDE] };
        Seen {
            work: vec![Work::Begin; WORKERS],
            ended: 0,
            root: None,
            wanted: [0; WORDS],
            shaved: [0; WORDS],
            asked: [0; WORDS],
            done: [0; WORDS],
            once: [0; WORDS],
            twice: [0; WORDS],
            rows: vec![row; WORDS * BITS],
            solutions: HashSet::new(),
            single: Vec::new(),
        }
    }

    fn row(&self, (word, bit): Place) -> &Row {
        &self.rows[word * BITS + bit]
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

    /// Leaves a candidate of a board alone in its cell, and what can be with it elsewhere.
    fn with(&self, mut board: Board, place: Place) -> Board {
        split_at(&mut board, place.0, 1 << place.1);
        let never = &self.row(place).never;
        (0..WORDS).for_each(|word| board[word] &= !never[word]);
        board
    }

    /// Notes all pairs of a solution.
    #[inline(always)]
    fn note<T: Token>(&mut self, token: T, solution: &Board) {
        let mut wide = [0; WIDE];
        wide[..WORDS].copy_from_slice(solution);
        for word in 0..WORDS {
            self.twice[word] |= self.once[word] & solution[word];
            self.once[word] |= solution[word];
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
    fn guess<T: Token>(&self, _: T, board: &mut Board, [a, b]: [&Row; 2], turn: usize) -> Board {
        let known = from_words(|word| a.twice[word] & b.twice[word]);
        let place = unknown(board, &known, turn);
        let other = split_at(board, place.0, 1 << place.1);
        let never = &self.row(place).never;
        for word in 0..WORDS {
            board[word] &= !never[word];
        }
        other
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
            Work::Open(place) => self.done[place.0] |= 1 << place.1,
            Work::Ask(place, question) => {
                let place = *place;
                let row = &self.rows[place.0 * BITS + place.1];
                let open = |word: usize| question.others[word] & !row.twice[word];
                let other = match is_in(&self.twice, place) {
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
            if !is_in(&self.twice, place) || first(open).is_some() {
                self.work[worker] = Work::Open(place);
                return Some(self.with(root, place));
            }
            self.done[place.0] |= 1 << place.1;
        }
        self.work[worker] = Work::Begin;
        None
    }

    /// The pairs that are wanted, at the end.
    fn pairs(&self) -> Vec<[Clue; 2]> {
        let mut clues = vec![(0, 0); WORDS * BITS];
        for (cell, digit) in (0..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit))) {
            let (word, bit) = candidate(cell, digit);
            clues[word * BITS + bit.trailing_zeros() as usize] = (cell, digit);
        }
        let both = |pair: &&[Place; 2]| pair.iter().all(|place| is_in(&self.twice, *place));
        let clue = |(word, bit): Place| clues[word * BITS + bit];
        let pairs = self.single.iter().filter(both).map(|pair| pair.map(clue));
        let mut pairs: Vec<[Clue; 2]> = pairs.collect();
        pairs.iter_mut().for_each(|pair| pair.sort());
        pairs.sort();
        pairs
    }
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
        let seen = self.seen(job);
        if seen.solutions.insert(*board) {
            dispatch!(isa, token => seen.note(token, board));
        }
        let Work::Ask(place, question) = &seen.work[job % WORKERS] else { return false };
        match question.other {
            Some(other) if other != *place => !is_in(&seen.row(*place).twice, other),
            _ => !is_in(&seen.twice, *place),
        }
    }

    fn split(&mut self, job: usize, board: &mut Board) -> Option<Board> {
        let (isa, from) = (self.isa, self.puzzles[job / WORKERS].1);
        let worker = job % WORKERS;
        let seen = self.seen(job);
        match &seen.work[worker] {
            Work::Ask(place, question) => {
                let other = question.other.expect("what is searched is a question");
                let (row, other) = (seen.row(*place), seen.row(other));
                let turn = seen.solutions.len() % WORDS;
                return Some(dispatch!(isa, token => seen.guess(token, board, [row, other], turn)));
            }
            Work::Begin => seen.begin(board, from),
            &Work::Shave(place) | &Work::Open(place) => {
                let root = seen.root.expect("it was begun with");
                let gone = from_words(|word| seen.wanted[word] & root[word] & !board[word]);
                seen.strike(place, &gone);
                seen.work[worker] = match seen.work[worker] {
                    Work::Shave(_) => Work::Begin,
                    _ => {
                        // What is left in a cell alone is in each solution with the clue.
                        let others = from_words(|w| board[w] & seen.wanted[w] & !seen.asked[w]);
                        Work::Ask(place, Box::new(Question { root: *board, others, other: None }))
                    }
                };
            }
        }
        *board = seen.next(worker).unwrap_or([0; WORDS]);
        None
    }

    fn resume(&mut self, job: usize) -> Option<Board> {
        let worker = job % WORKERS;
        let seen = self.seen(job);
        if let Work::Ask(place, question) = &mut seen.work[worker]
            && let Some(other) = question.other.filter(|other| other != place)
        {
            let place = *place;
            question.others[other.0] &= !(1 << other.1);
            let row = &seen.rows[place.0 * BITS + place.1];
            if !is_in(&row.once, other) {
                question.root[other.0] &= !(1 << other.1);
                seen.strike(place, &from_words(|word| u32::from(word == other.0) << other.1));
            } else if !is_in(&row.twice, other) {
                seen.single.push([place, other]);
            }
        }
        let next = seen.next(worker);
        if next.is_none() {
            seen.ended += 1;
            if seen.ended == WORKERS {
                self.found[job / WORKERS] = seen.pairs();
                self.at_work[job / WORKERS] = None;
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::super::{single_clues, solutions};
    use super::*;
    use crate::grid::Grid;
    use gridsieve_kernels::testing;
    use proptest::prelude::*;

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    /// By counting in all solutions.
    fn plain(puzzle: &Puzzle, from: usize) -> Vec<[Clue; 2]> {
        let all = solutions(Isa::detect(), &[*puzzle]).remove(0);
        let with = |clues: &[Clue]| {
            let has = |grid: &&Grid| clues.iter().all(|&(cell, digit)| grid.digit(cell) == digit);
            all.iter().filter(has).count()
        };
        let clues = (from..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
        let several: Vec<Clue> = clues.filter(|&clue| with(&[clue]) > 1).collect();
        let pairs = several
            .iter()
            .enumerate()
            .flat_map(|(i, &first)| several[i + 1..].iter().map(move |&second| [first, second]));
        pairs.filter(|pair| with(pair) == 1).collect()
    }

    fn puzzle(order: &[usize], clues: usize) -> Puzzle {
        let grid: Grid = T.parse().unwrap();
        grid.puzzle(order[..clues].iter().copied().collect())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]

        /// Puzzles with a solution, some, and thousands; several at a time; and one without.
        #[test]
        fn pairs_are_those_in_one_solution(
            order in Just((0..CELLS).collect::<Vec<_>>()).prop_shuffle(),
            clues in 26usize..40, from in prop_oneof![Just(0), 0..CELLS], digit in 1u8..=9,
        ) {
            let mut puzzles = vec![(puzzle(&order, clues), from), (puzzle(&order, clues + 2), 0)];
            puzzles.push((puzzles[0].0.with(order[clues], digit), from));
            let few = |&(puzzle, _): &_| super::super::answers(Isa::detect(), &[puzzle], 300)[0].count < 300;
            puzzles.retain(few);
            let expected: Vec<_> = puzzles.iter().map(|&(puzzle, from)| plain(&puzzle, from)).collect();
            for isa in testing::isas() {
                prop_assert_eq!(&clue_pairs(isa, &puzzles), &expected);
            }
        }
    }

    /// Where two of 17 clues are missing: as with one clue after the other.
    #[test]
    fn pairs_of_millions_of_solutions() {
        let known: Puzzle =
            "................12..3.45........34.6.7.......12.8........2.......97..3..4........"
                .parse()
                .unwrap();
        let missing: Vec<usize> = known.clues().iter().take(2).collect();
        let puzzle = missing.iter().fold(known, |puzzle, &cell| puzzle.without(cell));
        let mut expected = Vec::new();
        for (cell, digit) in (0..CELLS).flat_map(|cell| (1..=9).map(move |digit| (cell, digit))) {
            if puzzle.digits()[cell] == 0 {
                let with = puzzle.with(cell, digit);
                let seconds = single_clues(Isa::detect(), &[with]).remove(0);
                let later = seconds.into_iter().filter(|&(second, _)| second > cell);
                expected.extend(later.map(|second| [(cell, digit), second]));
            }
        }
        let pair = [missing[0], missing[1]].map(|cell| (cell, known.digits()[cell]));
        assert!(expected.contains(&pair));
        for isa in testing::isas() {
            assert_eq!(clue_pairs(isa, &[(puzzle, 0)]), [expected.clone()]);
        }
    }
}
