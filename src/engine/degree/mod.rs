//! The degree engine: McGuire's hitting sets, for any number of clues and any
//! mask, and as a check of the other engines, of which it shares no search logic.
//!
//! It has no bands. A clue always goes to the smallest UA without one, in the whole
//! grid; a cell that was tried is *dead* for those tried after it. What a UA has left
//! is a *residual* UA. The search is fast by what it sees ahead:
//!
//! ```text
//! node(clues left, residual UAs)
//!     no UA is left: complete the clues in all ways, the solver gives more UAs
//!     look forward: disjoint residual UAs need a clue each
//!         more than clues left → dead
//!         as many → cells outside them are dead
//!         one fewer → so are those where the spare clue cannot be
//!     for each cell of the smallest residual UA
//!         node(clues left - 1, the UAs without the cell)
//! ```
//!
//! The first clues are placed with lists of the UAs of the whole grid. When
//! no more than [`Parameters::root_left`] clues are left, the smallest UAs become bits of
//! a table, and a loop over a path of such nodes searches the *subtree*.
//!
//! The method is that of the checker of G. McGuire, B. Tugemann and G. Civario
//! (*There is no 16-clue Sudoku*, arXiv 1201.0749, section 7.1): a union of d disjoint
//! UAs is a *UA of degree d*, which needs d clues. They made tables of such unions
//! beforehand; to look for disjoint UAs at each node, as they are there, was proposed
//! by G. Penet. [`ForwardView`] says which of these is done.
//!
//! | File | Step |
//! |---|---|
//! | `params` | sizes, depths and forward views |
//! | `whole` | the UAs, and the first clues: lists |
//! | `names` | cells and UAs in the order in which they are tried |
//! | `subtree` | the search of a subtree |
//! | `table` | its UAs as bits, and the sizes of residual UAs |
//! | `groups` | the forward view: groups of disjoint residual UAs, and of the spare clue |
//! | `unions` | the tables of unions |
//! | `worker` | what these share: counters, the solver, sets that hit all UAs |
//! | `study` | the forward view of one set of clues, told step by step |

mod groups;
mod names;
mod params;
mod study;
mod subtree;
mod table;
#[cfg(test)]
mod tests;
mod unions;
mod whole;
mod worker;

pub use params::{ForwardView, Parameters};
pub use study::{ForwardStudy, Round, Verdict};

use super::{Engine, GridSearch, Question, SearchReport};
use crate::clock::Clock;
use crate::grid::{CellSet, Grid};
use gridsieve_kernels::{Isa, Level, dispatch_few};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
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

    fn level(&self) -> Level {
        self.isa.few().level()
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
        let mut worker = Worker::new(grid, question, stop);
        let begun = Clock::start();
        let uas = whole::collect(grid, question, &engine.parameters, engine.isa);
        worker.counters.add_seconds("collection", begun.elapsed().as_secs_f64());
        worker.counters.add("uas", uas.len() as u64);
        let begun = Clock::start();
        dispatch_few!(engine.isa, token => whole.search(token, &uas, question, &mut worker, found));
        worker.counters.add_seconds("search", begun.elapsed().as_secs_f64());
        worker.report()
    }
}
