//! An engine for tests: it knows one puzzle of 17 clues and its supersets.

use gridsieve::engine::{
    Counters, End, Engine, GridSearch, Grouping, OnPuzzle, Question, SearchContext, SearchReport,
};
use gridsieve_grids::{CellSet, Grid};
use itertools::Itertools;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The only puzzle of 17 clues of its grid.
pub const PUZZLE: &str =
    ".2......9....8.1..7....3.......4.....6.9.2.........85....2....6..1......8.....3..";

const GRID: &str =
    "123456789456789123789123564237845691568912437914367852345278916691534278872691345";

/// The grid of [`PUZZLE`], and the cells of its clues.
pub fn grid_and_clues() -> (Grid, CellSet) {
    let puzzle: gridsieve_grids::Puzzle = PUZZLE.parse().unwrap();
    (GRID.parse().unwrap(), puzzle.clues())
}

/// The grid with its digits exchanged: the same puzzles, another text.
pub fn grid(number: usize) -> Grid {
    let digits: Vec<u8> = (1..=9).permutations(9).nth(number).unwrap();
    let (grid, _) = grid_and_clues();
    Grid::from_digits(grid.digits().map(|digit| digits[usize::from(digit) - 1])).unwrap()
}

/// One grid's search.
#[derive(Clone)]
pub enum Behaviour {
    /// Reports all supersets that the question asks for, after a delay.
    Right(Duration),
    /// Reports these as well.
    Also(Vec<CellSet>),
    /// Panics.
    Panic,
    /// Reports this number of supersets, then waits for the stop flag.
    Hang(usize),
}

/// See the module.
pub struct Fake(pub fn(&Grid) -> Behaviour);

impl Engine for Fake {
    fn name(&self) -> &'static str {
        "fake"
    }

    fn level(&self) -> gridsieve_kernels::Level {
        gridsieve_kernels::Level::Scalar
    }

    fn start(&self, question: Question, _: SearchContext) -> Box<dyn GridSearch> {
        Box::new(FakeSearch { question, behave: self.0 })
    }

    /// Every third grid goes together.
    fn grouping(&self) -> Grouping {
        |_, grids| {
            let every_third = |start| (start..grids.len()).step_by(3).collect();
            (0..grids.len().min(3)).map(every_third).collect()
        }
    }
}

struct FakeSearch {
    question: Question,
    behave: fn(&Grid) -> Behaviour,
}

impl GridSearch for FakeSearch {
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let report = |end| {
            let mut counters = Counters::default();
            counters.add("searches", 1);
            SearchReport { end, roots: 1, counters, ..SearchReport::unsearched() }
        };
        let mut most = usize::MAX;
        match (self.behave)(grid) {
            Behaviour::Right(delay) => std::thread::sleep(delay),
            Behaviour::Also(sets) => {
                for set in sets {
                    if found(set).is_break() {
                        return report(End::Enough);
                    }
                }
            }
            Behaviour::Panic => panic!("a fake panic"),
            Behaviour::Hang(first) => most = first,
        }
        let (_, clues) = grid_and_clues();
        let Some(more) = self.question.clues.checked_sub(clues.len()) else {
            return report(End::Complete);
        };
        // Not in the order of texts.
        for added in (!clues).iter().collect_vec().into_iter().rev().combinations(more).take(most) {
            if found(clues | added.into_iter().collect()).is_break() {
                return report(End::Enough);
            }
        }
        if most == usize::MAX {
            return report(End::Complete);
        }
        loop {
            if stop.load(Ordering::Relaxed) {
                return report(End::Interrupted);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}
