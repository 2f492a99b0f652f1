//! The degree engine: McGuire's hitting-set search, for any number of clues and any mask. It shares
//! no search logic with the other engines, so it also serves as a check of them.
//!
//! The engine does not use bands. It branches on the smallest unhit UA of the whole grid; a cell
//! that was tried is *dead* for the cells tried after it. The cells of a UA that are not dead are a
//! *residual* UA. The search is fast because it looks forward:
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
//! The method is that of the checker of G. McGuire, B. Tugemann and G. Civario (*There is no
//! 16-clue Sudoku*, arXiv 1201.0749, section 7.1): a union of d disjoint UAs is a *UA of degree d*,
//! which needs d clues. They made tables of such unions before the search. G. Penet proposed to
//! look for disjoint residual UAs at each node instead. [`ForwardView`] says which of the two a
//! search does.
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

use super::work_queue::{Stop, WorkQueue, WorkerHandle};
use super::{Counters, Engine, GridSearch, OnPuzzle, Question, SearchContext, SearchReport};
use crate::clock::Clock;
use crate::ua::minimal_uas_within;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Level, dispatch_few};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use whole::{FirstClues, Whole};
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

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        let (whole, context) = (Whole::new(self.parameters), context.for_learners());
        Box::new(DegreeSearch { question, engine: *self, whole, context })
    }
}

struct DegreeSearch {
    question: Question,
    engine: Degree,
    /// Kept from grid to grid for its memory.
    whole: Whole,
    context: SearchContext,
}

impl GridSearch for DegreeSearch {
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let DegreeSearch { question, engine, whole, context } = self;
        let (question, engine) = (&*question, &*engine);
        let mut counters = Counters::default();
        let begun = Clock::start();
        // The cells that may be clues, of UAs that those that must be clues do not hit.
        let (mask, size) = (&question.mask, engine.parameters.ua_size);
        let mut uas = minimal_uas_within(grid, !mask.must(), size, engine.isa);
        uas.iter_mut().for_each(|ua| *ua &= mask.free());
        counters.add_seconds("collection", begun.elapsed().as_secs_f64());
        counters.add("uas", uas.len() as u64);
        let begun = Clock::start();
        let never = AtomicBool::new(false);
        let mut worker = Worker::new(grid, question, Stop::alone(&never));
        let first = dispatch_few!(engine.isa, token => {
            FirstClues::new(token, &uas, question, whole, &mut worker)
        });
        counters.merge(&worker.into_counters());
        if first.roots.is_empty() {
            counters.add_seconds("search", begun.elapsed().as_secs_f64());
            let nothing = SearchReport::nothing_to_search(first.why_none(grid, question));
            return SearchReport { counters, ..nothing };
        }
        let shares = vec![1.0 / first.roots.len() as f64; first.roots.len()];
        let search = Parted { grid, question, engine, first, context, learned: Mutex::default() };
        let ended = WorkQueue::new(context, stop, None, &shares, 1).search(
            whole,
            &|| Whole::new(engine.parameters),
            &|whole, handle| search.search(whole, handle),
            &mut |_, clues| found(clues),
        );
        counters.merge(&ended.counters);
        counters.add_seconds("search", begun.elapsed().as_secs_f64());
        let (end, roots) = (ended.ends[0], ended.searched);
        SearchReport { end, roots, nothing: None, counters }
    }
}

/// The search of a grid, for each of its threads.
struct Parted<'a> {
    grid: &'a Grid,
    question: &'a Question,
    engine: &'a Degree,
    first: FirstClues,
    context: &'a SearchContext,
    /// The UAs that all threads have found.
    learned: Mutex<Vec<CellSet>>,
}

impl Parted<'_> {
    /// Searches the parts of a handle. What is learned in one is known in those that begin
    /// later, on other threads too.
    ///
    /// The order in which the puzzles of a part are found depends on what was searched before it,
    /// and when. If the order must not vary, a part that has puzzles is therefore searched once
    /// more, with nothing that was learned.
    fn search(&self, whole: &mut Whole, handle: &WorkerHandle) -> Counters {
        let Parted { grid, question, .. } = *self;
        let mut worker = Worker::new(grid, question, handle.stop());
        let mut known = 0;
        while let Some(part) = handle.next() {
            self.exchange(&mut worker, &mut known);
            let mut has_puzzles = false;
            let mut hand_on = |clues| {
                has_puzzles |= self.context.in_order;
                if has_puzzles { ControlFlow::Break(()) } else { handle.found(0, clues) }
            };
            self.part(whole, part, &mut worker, &mut hand_on);
            if has_puzzles {
                let mut afresh = Worker::new(grid, question, handle.stop());
                self.part(whole, part, &mut afresh, &mut |clues| handle.found(0, clues));
                worker.ended = afresh.ended;
                worker.counters.merge(&afresh.into_counters());
            }
            if worker.ended {
                break;
            }
        }
        worker.into_counters()
    }

    fn part(&self, whole: &mut Whole, part: usize, worker: &mut Worker, found: &mut OnPuzzle) {
        let first = &self.first;
        dispatch_few!(self.engine.isa, token => whole.search(token, first, part, worker, found));
    }

    /// Publishes what this thread has learned since its last call, and gives it what other threads
    /// have published: `known` is the number of published UAs that this thread has.
    fn exchange(&self, worker: &mut Worker, known: &mut usize) {
        let mut all = self.learned.lock().unwrap_or_else(PoisonError::into_inner);
        let others = all[*known..].to_vec();
        all.extend_from_slice(&worker.learned[worker.told..]);
        worker.learned.extend(others);
        worker.told = worker.learned.len();
        *known = all.len();
    }
}
