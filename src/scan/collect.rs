//! The search of one grid, or of several together: every puzzle is checked, and
//! those wanted are kept.

use super::budget::Budget;
use super::check::{Fault, FaultKind, check, is_minimal};
use super::plan::Plan;
use super::result::{GridEnd, GridResult};
use super::store::Store;
use crate::engine::{Counters, End, GridSearch, SearchReport};
use crate::grid::{CellSet, Grid};
use std::any::Any;
use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Faults of one grid that are described; an engine that fails may do so for
/// every puzzle.
const FAULTS: usize = 10;

/// What the searches of all grids share.
pub(super) struct Shared<'a> {
    pub plan: &'a Plan<'a>,
    pub budget: Arc<Budget>,
    pub stop: &'a AtomicBool,
    /// Puzzles kept so far.
    pub kept: AtomicU64,
}

/// A worker's search, started when it is first needed and again after a panic.
pub(super) type Search = Option<Box<dyn GridSearch>>;

/// Searches a group of grids, each with its number in the input. The error of
/// a temporary file comes with what was found until then.
pub(super) fn search_group(
    shared: &Shared,
    search: &mut Search,
    group: &[(u64, Grid)],
) -> Vec<(GridResult, io::Result<()>)> {
    let begun = Instant::now();
    let grids: Vec<Grid> = group.iter().map(|&(_, grid)| grid).collect();
    let collector = |&(index, grid): &(u64, Grid)| Collector::new(shared, index, grid);
    let mut collectors: Vec<Collector> = group.iter().map(collector).collect();
    // A breakdown must not take the results of other grids with it.
    let reports = catch_unwind(AssertUnwindSafe(|| {
        let search = search.get_or_insert_with(|| shared.plan.engine.start(shared.plan.question));
        let reports = search
            .search_group(&grids, shared.stop, &mut |place, clues| collectors[place].take(clues));
        assert_eq!(reports.len(), grids.len(), "an engine reports on each grid of a group");
        reports
    }));
    let reports = reports.unwrap_or_else(|panic| {
        *search = None;
        let kind = FaultKind::Panic(message(&*panic));
        collectors.iter_mut().for_each(|collector| collector.fault(kind.clone()));
        let report = || SearchReport { end: End::Interrupted, counters: Counters::default() };
        grids.iter().map(|_| report()).collect()
    });
    if search.is_none() && group.len() > 1 {
        // Each by itself, to see which of them it was.
        let kept = collectors.iter().map(|collector| collector.kept).sum();
        shared.kept.fetch_sub(kept, Ordering::Relaxed);
        drop(collectors);
        return group.chunks(1).flat_map(|grid| search_group(shared, search, grid)).collect();
    }
    let seconds = begun.elapsed().as_secs_f64() / group.len() as f64;
    collectors
        .into_iter()
        .zip(reports)
        .map(|(collector, report)| collector.finish(report, seconds))
        .collect()
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

struct Collector<'a> {
    shared: &'a Shared<'a>,
    index: u64,
    grid: Grid,
    store: Store,
    kept: u64,
    faults: Vec<Fault>,
    temporary: io::Result<()>,
}

impl<'a> Collector<'a> {
    fn new(shared: &'a Shared<'a>, index: u64, grid: Grid) -> Collector<'a> {
        let store = Store::new(&shared.plan.limits, &shared.budget);
        Collector { shared, index, grid, store, kept: 0, faults: Vec::new(), temporary: Ok(()) }
    }

    fn fault(&mut self, kind: FaultKind) {
        if self.faults.len() < FAULTS {
            self.faults.push(Fault { index: self.index, grid: self.grid, kind });
        }
    }

    fn limit_reached(&self) -> bool {
        self.shared.plan.keep.limit.is_some_and(|limit| self.kept >= limit.get())
    }

    fn take(&mut self, clues: CellSet) -> ControlFlow<()> {
        let plan = self.shared.plan;
        if self.limit_reached() || self.temporary.is_err() {
            return ControlFlow::Break(());
        }
        if let Err(kind) = check(&self.grid, &plan.question, clues) {
            self.fault(kind);
            return ControlFlow::Continue(());
        }
        if plan.keep.minimal && !is_minimal(&self.grid, clues) {
            return ControlFlow::Continue(());
        }
        self.kept += 1;
        self.shared.kept.fetch_add(1, Ordering::Relaxed);
        self.temporary = self.store.push(clues);
        if self.limit_reached() || self.temporary.is_err() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn finish(self, report: SearchReport, seconds: f64) -> (GridResult, io::Result<()>) {
        let limited = self.limit_reached();
        let Collector { shared, index, grid, store, mut faults, temporary, .. } = self;
        let (puzzles, repeated, finished) = store.finish();
        let repeated = repeated.into_iter().map(|clues| FaultKind::Repeated(grid.puzzle(clues)));
        faults.extend(repeated.map(|kind| Fault { index, grid, kind }));
        let temporary = temporary.and(finished);
        let end = match report.end {
            _ if !faults.is_empty() => GridEnd::Failed,
            _ if temporary.is_err() => GridEnd::Interrupted,
            _ if limited => GridEnd::Limited,
            End::Complete => GridEnd::Complete,
            End::Enough | End::Interrupted => GridEnd::Interrupted,
        };
        let result = GridResult {
            index,
            catalogue_index: shared.plan.catalogue_index.map(|of| of(index, &grid)),
            grid,
            question: shared.plan.question,
            end,
            puzzles,
            faults,
            counters: report.counters,
            seconds,
        };
        (result, temporary)
    }
}
