//! One grid's search: every puzzle is checked, and those wanted are kept.

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

/// Searches one grid. The error of a temporary file comes with what was found
/// until then.
pub(super) fn search_grid(
    shared: &Shared,
    search: &mut Search,
    index: u64,
    grid: Grid,
) -> (GridResult, io::Result<()>) {
    let begun = Instant::now();
    let mut collector = Collector::new(shared, index, grid);
    // A breakdown must not take the results of other grids with it.
    let report = catch_unwind(AssertUnwindSafe(|| {
        let search = search.get_or_insert_with(|| shared.plan.engine.start(shared.plan.question));
        search.search(&grid, shared.stop, &mut |clues| collector.take(clues))
    }));
    let report = report.unwrap_or_else(|panic| {
        *search = None;
        collector.fault(FaultKind::Panic(message(&*panic)));
        SearchReport { end: End::Interrupted, counters: Counters::default() }
    });
    collector.finish(report, begun)
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

    fn finish(self, report: SearchReport, begun: Instant) -> (GridResult, io::Result<()>) {
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
            grid,
            clues: shared.plan.question.clues,
            end,
            puzzles,
            faults,
            counters: report.counters,
            seconds: begun.elapsed().as_secs_f64(),
        };
        (result, temporary)
    }
}
