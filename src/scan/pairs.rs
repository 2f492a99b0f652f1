//! The search of a pair of bands, for a census: the items of the input are pairs, each as the grid
//! with the first of its third bands. A pair has tasks, a grid each, and its result has
//! the puzzles of them all, in canonical form.
//!
//! Every puzzle is checked as the engine gives it, in the grid of its task: that is what the
//! search claims. It is kept by the catalogue index of its grid and its clues there, so that what
//! automorphisms make two of is one.

use super::check::{FaultKind, check};
use super::collect::{Collector, Desk, Searches};
use super::result::{GridResult, Told};
use super::store::Kept;
use crate::engine::bands::Task;
use crate::engine::{Company, Question, SearchReport};
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{CellSet, Grid};
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// What a scan of pairs of bands is about.
#[derive(Clone, Copy)]
pub struct Census<'a> {
    /// Which tasks the pairs have, and how they are searched.
    pub engine: &'a dyn PairEngine,
    /// What is told of each puzzle.
    pub told: Told,
}

/// A way of searching pairs of bands.
pub trait PairEngine: Sync {
    /// A search for one worker thread, for puzzles of so many clues.
    fn start(&self, clues: usize, company: Company) -> Box<dyn PairSearch>;
}

/// One worker's search of pairs.
pub trait PairSearch: Send {
    /// The tasks of a pair, which comes as the grid with one of its third bands.
    fn tasks(&mut self, pair: &Grid) -> Vec<Task>;

    /// Finds the puzzles of the tasks of a pair: `found` gets the number of the task with each;
    /// where it breaks, that task ends.
    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> SearchReport;
}

/// The canonical form of a puzzle that was found for a task, if it is what the task asks for.
///
/// # Errors
/// What the engine did wrong.
pub fn canonical(task: &Task, question: &Question, clues: CellSet) -> Result<Canonical, FaultKind> {
    check(&task.grid, question, clues)?;
    match task.asks_for(clues) {
        true => Ok(Canonical::new(&task.grid, clues)),
        false => Err(FaultKind::Task(task.grid.puzzle(clues))),
    }
}

/// Searches a pair, which has this number in the input. The error of a temporary file comes with
/// what was found until then.
pub(super) fn search_pair(
    desk: Desk,
    searches: &mut Searches,
    census: Census,
    index: u64,
    pair: Grid,
) -> (GridResult, io::Result<()>) {
    let begun = Instant::now();
    let plan = desk.shared.plan;
    let mut collector = Collector::new(desk, plan.question, plan.keep, index, pair);
    desk.begin(1.0);
    let report = desk.guarded(searches, |searches| {
        let start = || census.engine.start(plan.question.clues, desk.company());
        let search = searches.of_pairs.get_or_insert_with(start);
        let tasks = search.tasks(&pair);
        let rule = begun.elapsed().as_secs_f64();
        let mut raw = collector.store();
        let take = &mut |number: usize, clues| {
            let kept = raw.push(Kept { of_grid: Some(number as u64), clues });
            match kept {
                Ok(()) => collector.take_of(&tasks[number], clues),
                Err(error) => collector.fail(error),
            }
        };
        let mut report = search.search(&tasks, desk.shared.stop, take);
        // Automorphisms make several of one, but each is found once.
        let (_, repeated, kept) = raw.finish();
        for Kept { of_grid, clues } in repeated {
            let number = of_grid.expect("they are kept with their tasks");
            let grid = tasks[number as usize].grid;
            collector.fault_in(grid, FaultKind::Repeated(grid.puzzle(clues)));
        }
        if let Err(error) = kept {
            let _: ControlFlow<()> = collector.fail(error);
        }
        report.counters.add("tasks", tasks.len() as u64);
        report.counters.add_seconds("rule", rule);
        report
    });
    desk.begin(0.0);
    let report = report.unwrap_or_else(|kind| collector.broken(&kind));
    collector.finish(report, begun.elapsed().as_secs_f64())
}
