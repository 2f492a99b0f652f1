//! The search of a pair of bands, for a census: the items of the input are pairs, each as the grid
//! with the first of its third bands. A pair has tasks, a grid each, and its result has
//! the puzzles of them all, in canonical form.
//!
//! Every puzzle is checked as the engine gives it, in the grid of its task: that is what the
//! search claims. It is kept by the catalogue index of its grid and its clues there, so that what
//! automorphisms make two of is one.

use super::collect::{Collector, Desk, Searches};
use super::result::{GridResult, Told};
use crate::engine::bands::{Bands, PairOfBands, Task};
use crate::engine::{Company, Counters, End, SearchReport};
use crate::grid::{CellSet, Grid};
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// What a scan of pairs of bands is about.
#[derive(Clone, Copy)]
pub struct Census<'a> {
    /// The tasks of a pair, which comes as the grid with one of its third bands.
    pub tasks: &'a (dyn Fn(&Grid) -> Vec<Task> + Sync),
    /// How they are searched.
    pub engine: &'a dyn PairEngine,
    /// What is told of each puzzle.
    pub told: Told,
}

/// A way of searching the tasks of pairs.
pub trait PairEngine: Sync {
    /// A search for one worker thread, for puzzles of so many clues.
    fn start(&self, clues: usize, company: Company) -> Box<dyn PairSearch>;
}

/// One worker's search of pairs.
pub trait PairSearch: Send {
    /// Finds the puzzles of the tasks of a pair: `found` gets the number of the task with each;
    /// where it breaks, that task ends. There is a report on each task.
    fn search_tasks(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> Vec<SearchReport>;
}

impl PairEngine for Bands {
    fn start(&self, clues: usize, company: Company) -> Box<dyn PairSearch> {
        Box::new(PairOfBands::new(*self, clues, company))
    }
}

impl PairSearch for PairOfBands {
    fn search_tasks(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> Vec<SearchReport> {
        self.search(tasks, stop, found)
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
    let reports =
        desk.guarded(searches, std::slice::from_mut(&mut collector), |searches, found| {
            let tasks = (census.tasks)(&pair);
            let mut rule = Counters::default();
            rule.add("tasks", tasks.len() as u64);
            rule.add_seconds("rule", begun.elapsed().as_secs_f64());
            let start = || census.engine.start(plan.question.clues, desk.company());
            let search = searches.of_pairs.get_or_insert_with(start);
            let take = &mut |number: usize, clues| found[0].take_of(&tasks[number].grid, clues);
            let reports = search.search_tasks(&tasks, desk.shared.stop, take);
            assert_eq!(reports.len(), tasks.len(), "an engine reports on each task of a pair");
            vec![together(rule, &reports)]
        });
    let report = reports.into_iter().next().expect("there is one collector");
    collector.finish(report, begun.elapsed().as_secs_f64())
}

/// The reports on all tasks of a pair as one.
fn together(mut counters: Counters, reports: &[SearchReport]) -> SearchReport {
    let mut end = End::Complete;
    for report in reports {
        counters.merge(&report.counters);
        // The first that was not complete: the collector breaks only where the scan ends.
        end = if end == End::Complete { report.end } else { end };
    }
    SearchReport { end, counters }
}
