//! A second simple way to the same answers: a tiny engine that branches on
//! second solutions. It shows that the harness works before, and whether or
//! not, any other engine is there.
//!
//! A set of clues with a second solution needs another clue where the two
//! differ; each cell there is tried, and left alone afterwards.

use gridsieve::engine::{Counters, End, Engine, GridSearch, Question, SearchReport};
use gridsieve::grid::geometry::{self, CELLS};
use gridsieve::grid::{CellSet, Grid};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The tiny engine; with `FORGETS` it drops its last puzzle of a grid, to see
/// that the harness notices.
pub struct Naive<const FORGETS: bool>;

impl<const FORGETS: bool> Engine for Naive<FORGETS> {
    fn name(&self) -> &'static str {
        "naive"
    }

    fn start(&self, question: Question) -> Box<dyn GridSearch> {
        Box::new(NaiveSearch { question, forgets: FORGETS })
    }
}

struct NaiveSearch {
    question: Question,
    forgets: bool,
}

impl GridSearch for NaiveSearch {
    fn search(
        &mut self,
        grid: &Grid,
        _stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let mut puzzles = Vec::new();
        let mask = self.question.mask;
        hit(grid, mask.must(), mask.free(), self.question.clues, &mut puzzles);
        if self.forgets {
            puzzles.pop();
        }
        let ended = puzzles.into_iter().try_for_each(found).is_break();
        let end = if ended { End::Enough } else { End::Complete };
        SearchReport { end, counters: Counters::default() }
    }
}

fn hit(grid: &Grid, chosen: CellSet, mut free: CellSet, clues: usize, all: &mut Vec<CellSet>) {
    if chosen.len() > clues || (chosen | free).len() < clues {
        return;
    }
    let Some(difference) = difference(grid, chosen) else {
        return add(chosen, free, clues, all);
    };
    if chosen.len() == clues {
        return;
    }
    for cell in (difference & free).iter() {
        free.remove(cell);
        hit(grid, chosen | CellSet::single(cell), free, clues, all);
    }
}

/// Fills a valid puzzle up with free cells in every way.
fn add(chosen: CellSet, mut free: CellSet, clues: usize, all: &mut Vec<CellSet>) {
    if chosen.len() == clues {
        all.push(chosen);
        return;
    }
    while let Some(cell) = free.iter().next() {
        free.remove(cell);
        if (chosen | free).len() + 1 >= clues {
            add(chosen | CellSet::single(cell), free, clues, all);
        }
    }
}

/// Where another solution of the clues differs from the grid.
fn difference(grid: &Grid, clues: CellSet) -> Option<CellSet> {
    let mut digits = *grid.puzzle(clues).digits();
    other_solution(grid, &mut digits, false)
        .then(|| (0..CELLS).filter(|&cell| digits[cell] != grid.digit(cell)).collect())
}

/// Fills `digits` to another solution than the grid; the cell with fewest
/// digits first, the grid's digit last.
fn other_solution(grid: &Grid, digits: &mut [u8; CELLS], differs: bool) -> bool {
    let mut used = [0u16; 27];
    let units = |c| [geometry::row(c), 9 + geometry::column(c), 18 + geometry::box_of(c)];
    for cell in (0..CELLS).filter(|&cell| digits[cell] != 0) {
        units(cell).map(|unit| used[unit] |= 1 << digits[cell]);
    }
    let open = |cell: usize| 0x3fe & !units(cell).iter().fold(0, |bits, &unit| bits | used[unit]);
    let empty = (0..CELLS).filter(|&cell| digits[cell] == 0);
    let Some(cell) = empty.min_by_key(|&cell| open(cell).count_ones()) else { return differs };
    let own = grid.digit(cell);
    for digit in (1..=9).filter(|&digit| digit != own).chain([own]) {
        if open(cell) >> digit & 1 != 0 {
            digits[cell] = digit;
            if other_solution(grid, digits, differs || digit != own) {
                return true;
            }
        }
    }
    digits[cell] = 0;
    false
}
