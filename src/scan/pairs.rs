//! The search of a pair of bands, for a census. The items of the input are pairs; each is
//! represented by the grid with the first of its third bands. A pair has one task for each of its
//! grids, and its result has the puzzles of all tasks, in canonical form.
//!
//! Every puzzle is checked as the engine gives it, in the grid of its task, because this is what
//! the search claims. It is kept as the catalogue index of its grid and its clues in the minlex
//! form, so that puzzles that an automorphism maps to each other are kept once.

use super::batches::is_canary;
use super::check::FaultKind;
use super::collector::Collector;
use super::pair_engine::{Census, PairSearch};
use super::result::GridResult;
use super::shared::{Searches, Worker};
use super::store::Kept;
use crate::engine::SearchReport;
use crate::engine::bands::Task;
use gridsieve_grids::Grid;
use std::io;
use std::ops::ControlFlow;
use std::time::Instant;

/// Searches a pair, which has this number in the input; or a canary, with all tasks that the pairs of
/// its grid have in it. The error of a temporary file comes with what was found until then.
pub(super) fn search_pair(
    worker: Worker,
    searches: &mut Searches,
    census: Census,
    index: u64,
    pair: Grid,
) -> (GridResult, io::Result<()>) {
    let begun = Instant::now();
    let plan = worker.shared.plan;
    let mut collector = Collector::new(worker, plan.question, plan.keep, index, pair);
    worker.begin(1.0);
    let report = worker.guarded(searches, |searches| {
        let start = || census.engine.start(plan.question.clues, worker.context());
        let search = &mut **searches.of_pairs.get_or_insert_with(start);
        let of_pairs = match is_canary(index) {
            true => search.tasks_in_grid(&pair),
            false => vec![search.tasks(&pair)],
        };
        let rule = begun.elapsed().as_secs_f64();
        let reports =
            of_pairs.iter().map(|tasks| search_tasks(worker, search, tasks, &mut collector));
        let mut report = SearchReport::of_all(reports);
        report.counters.add_seconds("rule", rule);
        report
    });
    worker.begin(0.0);
    let report = report.unwrap_or_else(|kind| collector.broken(&kind));
    collector.finish(report, begun.elapsed().as_secs_f64())
}

/// Searches the tasks of one pair.
fn search_tasks(
    worker: Worker,
    search: &mut dyn PairSearch,
    tasks: &[Task],
    collector: &mut Collector,
) -> SearchReport {
    let mut raw = worker.shared.store();
    let take = &mut |number: usize, clues| {
        let kept = raw.push(Kept { of_grid: Some(number as u64), clues });
        match kept {
            Ok(()) => collector.take_of(&tasks[number], clues),
            Err(error) => collector.fail(error),
        }
    };
    let mut report = search.search(tasks, worker.shared.stop, take);
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
    report
}
