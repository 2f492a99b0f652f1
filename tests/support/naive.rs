//! A second simple way to the same answers: a tiny engine that hits one
//! missed UA after another. It shows that the harness works, whatever other
//! engines there are.

use gridsieve::engine::{End, Engine, GridSearch, OnPuzzle, Question, SearchContext, SearchReport};
use gridsieve::solver::general::{Solutions, solve};
use gridsieve_grids::{CellSet, Grid};
use std::sync::atomic::AtomicBool;

/// The tiny engine; with `FORGETS` it drops its last puzzle of a grid, to see
/// that the harness notices.
pub struct Naive<const FORGETS: bool>;

impl<const FORGETS: bool> Engine for Naive<FORGETS> {
    fn name(&self) -> &'static str {
        "naive"
    }

    fn level(&self) -> gridsieve_kernels::Level {
        gridsieve_kernels::Level::Scalar
    }

    fn start(&self, question: Question, _: SearchContext) -> Box<dyn GridSearch> {
        Box::new(NaiveSearch { question, forgets: FORGETS })
    }
}

struct NaiveSearch {
    question: Question,
    forgets: bool,
}

impl GridSearch for NaiveSearch {
    fn search(&mut self, grid: &Grid, _stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let mut puzzles = Vec::new();
        let mask = self.question.mask;
        hit(grid, mask.must(), mask.free(), self.question.clues, &mut puzzles);
        if self.forgets {
            puzzles.pop();
        }
        let ended = puzzles.into_iter().try_for_each(found).is_break();
        let end = if ended { End::Enough } else { End::Complete };
        SearchReport { end, roots: 1, ..SearchReport::unsearched() }
    }
}

fn hit(grid: &Grid, chosen: CellSet, mut free: CellSet, clues: usize, all: &mut Vec<CellSet>) {
    if chosen.len() > clues || (chosen | free).len() < clues {
        return;
    }
    let Some(ua) = missed_ua(grid, chosen, free) else {
        return add(chosen, free, clues, all);
    };
    if chosen.len() == clues {
        return;
    }
    for cell in (ua & free).iter() {
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

/// A UA that the clues miss, if they miss one: digits of the grid are added
/// as long as several solutions remain; the cells that cannot be added are
/// where these differ. Free cells go first, so that few are left to try.
fn missed_ua(grid: &Grid, clues: CellSet, free: CellSet) -> Option<CellSet> {
    let has_several = |clues: CellSet| solve(&grid.puzzle(clues)) == Solutions::Many;
    has_several(clues).then(|| {
        free.iter().chain((!free).iter()).fold(!clues, |ua, cell| {
            let smaller = ua - CellSet::single(cell);
            if has_several(!smaller) { smaller } else { ua }
        })
    })
}
