//! The classic engine.

mod bitmaps;
mod collect;
mod lists;
mod prepare;
mod rating;
mod worker;

use super::{Counters, End, Engine, GridSearch, Question, SearchReport};
use crate::grid::{CellSet, Grid};
use gridsieve_kernels::{Isa, dispatch};
use lists::Lists;
use prepare::Prepared;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use worker::Worker;

/// The classic engine.
#[derive(Clone, Copy, Debug)]
pub struct Classic {
    isa: Isa,
    bitmap_threshold: usize,
}

impl Classic {
    /// The default number of unhit UAs at or below which the search goes from
    /// lists to hitting vectors.
    pub const BITMAP_THRESHOLD: usize = bitmaps::ROOM;

    /// The engine at an instruction-set level.
    pub fn new(isa: Isa) -> Classic {
        Classic { isa, bitmap_threshold: Classic::BITMAP_THRESHOLD }
    }

    /// Sets how many UAs may be unhit for hitting vectors to be used.
    pub fn bitmap_threshold(self, bitmap_threshold: usize) -> Classic {
        Classic { bitmap_threshold: bitmap_threshold.min(Classic::BITMAP_THRESHOLD), ..self }
    }
}

impl Engine for Classic {
    fn name(&self) -> &'static str {
        "classic"
    }

    fn start(&self, question: Question) -> Box<dyn GridSearch> {
        Box::new(ClassicSearch { question, engine: *self, lists: Lists::new(self.bitmap_threshold) })
    }
}

struct ClassicSearch {
    question: Question,
    engine: Classic,
    lists: Lists,
}

impl GridSearch for ClassicSearch {
    fn search(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let mut counters = Counters::default();
        let begun = Instant::now();
        let prepared = Prepared::new(grid, &self.question, self.engine.isa);
        counters.add_seconds("preparation", begun.elapsed().as_secs_f64());
        let Ok(prepared) = prepared else { return SearchReport { end: End::Complete, counters } };
        counters.add("uas", prepared.uas[0].len() as u64);
        let begun = Instant::now();
        let mut worker = Worker::new(grid, &prepared, &self.question, stop);
        let lists = &mut self.lists;
        dispatch!(self.engine.isa, token => {
            for chunk in Lists::chunks(token, &prepared, &mut worker) {
                lists.search(token, chunk, &mut worker, found);
                if worker.ended { break; }
            }
        });
        counters.add_seconds("search", begun.elapsed().as_secs_f64());
        worker.count.add_to(&mut counters);

        let end = match (worker.enough, worker.ended) {
            (true, _) => End::Enough,
            (_, true) => End::Interrupted,
            _ => End::Complete,
        };
        SearchReport { end, counters }
    }
}
/// debug
pub fn debug(grid: &Grid) {
    let p = Prepared::new(grid, &Question::new(16), Isa::detect()).ok().unwrap();
    println!("collected {} kept {} clique {:?} ends {:?}", p.collected, p.uas[0].len(), p.clique.iter().map(|c| c.len()).collect::<Vec<_>>(), p.ends);
    let low = |i: usize| if p.uas[0][i] != 0 { p.uas[0][i].trailing_zeros() } else { 64 + p.uas[1][i].trailing_zeros() };
    let mut h = [0; 81];
    for i in 0..p.uas[0].len() { h[low(i) as usize] += 1; }
    println!("{h:?}");
    for i in 0..20 { println!("{:081b} {}", p.uas[0][i] as u128 | (p.uas[1][i] as u128) << 64, low(i)); }
}
