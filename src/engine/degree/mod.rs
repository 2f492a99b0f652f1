//! The degree engine: McGuire's hitting sets, for any number of clues and any
//! mask.

mod groups;
mod names;
mod params;
mod spare;
mod study;
mod subtree;
mod table;
#[cfg(test)]
mod tests;
mod unions;
mod whole;
mod worker;

pub use params::{ForwardView, MOST_DEGREE, Parameters};
pub use study::{ForwardStudy, Round, Verdict};

use super::{Counters, End, Engine, GridSearch, Question, SearchReport};
use crate::grid::{CellSet, Grid};
use gridsieve_kernels::{Isa, dispatch};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use whole::Whole;
use worker::Worker;

/// The degree engine.
#[derive(Clone, Copy, Debug)]
pub struct Degree {
    isa: Isa,
    parameters: Parameters,
}

impl Degree {
    /// The engine at an instruction-set level.
    pub fn new(isa: Isa) -> Degree {
        Degree { isa, parameters: Parameters::default() }
    }

    /// Sets sizes and depths.
    pub fn parameters(self, parameters: Parameters) -> Degree {
        Degree { parameters, ..self }
    }
}

impl Engine for Degree {
    fn name(&self) -> &'static str {
        "degree"
    }

    fn start(&self, question: Question) -> Box<dyn GridSearch> {
        Box::new(DegreeSearch { question, engine: *self, whole: Whole::new(self.parameters) })
    }
}

struct DegreeSearch {
    question: Question,
    engine: Degree,
    /// Kept from grid to grid for its memory.
    whole: Whole,
}

impl GridSearch for DegreeSearch {
    fn search(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let DegreeSearch { question, engine, whole } = self;
        let mut counters = Counters::default();
        let begun = Instant::now();
        let uas = whole::collect(grid, question, &engine.parameters, engine.isa);
        counters.add_seconds("collection", begun.elapsed().as_secs_f64());
        counters.add("uas", uas.len() as u64);
        let begun = Instant::now();
        let mut worker = Worker::new(grid, question, stop);
        dispatch!(engine.isa, token => whole.search(token, &uas, question, &mut worker, found));
        worker.count.add_to(&mut counters);
        counters.add_seconds("search", begun.elapsed().as_secs_f64());
        SearchReport { end: End::of(worker.enough, worker.ended), counters }
    }
}
