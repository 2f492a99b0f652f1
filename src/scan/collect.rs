//! The search of one grid, or of several together: every puzzle is checked, and
//! those wanted are kept.

use super::budget::Budget;
use super::check::{Fault, FaultKind, check, is_minimal};
use super::plan::Plan;
use super::result::{FoundPuzzle, GridEnd, GridResult};
use super::store::Store;
use super::worker::Event;
use crate::engine::{Company, Counters, End, GridSearch, Question, SearchReport, Share, Spare};
use crate::grid::{CellSet, Grid};
use crossbeam_channel::Sender;
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
    /// Threads that have nothing to do.
    pub spare: Arc<Spare>,
    /// What each worker is doing.
    pub under_way: Vec<UnderWay>,
}

/// What a worker is doing.
#[derive(Default)]
pub(super) struct UnderWay {
    /// How many grids it searches.
    pub grids: AtomicU64,
    /// How much of that is done.
    pub share: Arc<Share>,
}

impl UnderWay {
    /// How much of its grids a worker has searched, in grids.
    pub fn searched(&self) -> f64 {
        self.grids.load(Ordering::Relaxed) as f64 * self.share.get()
    }

    fn set(&self, grids: usize) {
        self.share.reset();
        self.grids.store(grids as u64, Ordering::Relaxed);
    }
}

impl Shared<'_> {
    /// What a search by this worker shares with the others.
    pub fn company(&self, worker: usize) -> Company {
        let (in_order, same_counters) = (self.plan.keep.limit.is_some(), self.plan.same_counters);
        // What a search counts that ends early depends on how many threads it has.
        let alone = in_order && same_counters;
        Company {
            spare: if alone { Arc::default() } else { Arc::clone(&self.spare) },
            share: Arc::clone(&self.under_way[worker].share),
            in_order,
            same_counters,
        }
    }
}

/// A worker's search, started when it is first needed and again after a panic.
pub(super) type Search = Option<Box<dyn GridSearch>>;

/// A worker with one of the questions of the scan.
pub(super) struct Desk<'a> {
    pub shared: &'a Shared<'a>,
    /// The number of the worker.
    pub worker: usize,
    /// Which of the questions.
    pub turn: usize,
    pub events: &'a Sender<Event>,
}

impl Desk<'_> {
    /// Searches a group of grids, each with its number in the input. The error of
    /// a temporary file comes with what was found until then.
    pub fn search_group(
        &self,
        search: &mut Search,
        group: &[(u64, Grid)],
    ) -> Vec<(GridResult, io::Result<()>)> {
        let Desk { shared, worker, turn, .. } = *self;
        let question = shared.plan.questions()[turn];
        let begun = Instant::now();
        let grids: Vec<Grid> = group.iter().map(|&(_, grid)| grid).collect();
        let collector = |&(index, grid): &(u64, Grid)| Collector::new(self, question, index, grid);
        let mut collectors: Vec<Collector> = group.iter().map(collector).collect();
        shared.under_way[worker].set(grids.len());
        // A breakdown must not take the results of other grids with it.
        let reports = catch_unwind(AssertUnwindSafe(|| {
            let engine = shared.plan.engine;
            let search =
                search.get_or_insert_with(|| engine.start_with(question, shared.company(worker)));
            let found = &mut |place: usize, clues| collectors[place].take(clues);
            let reports = search.search_group(&grids, shared.stop, found);
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
        shared.under_way[worker].set(0);
        if search.is_none() && group.len() > 1 {
            // Each by itself, to see which of them it was.
            let kept = collectors.iter().map(|collector| collector.kept).sum();
            shared.kept.fetch_sub(kept, Ordering::Relaxed);
            drop(collectors);
            return group.chunks(1).flat_map(|grid| self.search_group(search, grid)).collect();
        }
        let seconds = begun.elapsed().as_secs_f64() / group.len() as f64;
        collectors
            .into_iter()
            .zip(reports)
            .map(|(collector, report)| collector.finish(report, seconds))
            .collect()
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

struct Collector<'a> {
    shared: &'a Shared<'a>,
    events: &'a Sender<Event>,
    question: Question,
    index: u64,
    catalogue_index: Option<u64>,
    grid: Grid,
    store: Store,
    kept: u64,
    faults: Vec<Fault>,
    temporary: io::Result<()>,
}

impl<'a> Collector<'a> {
    fn new(desk: &Desk<'a>, question: Question, index: u64, grid: Grid) -> Collector<'a> {
        let Desk { shared, events, .. } = *desk;
        Collector {
            shared,
            events,
            question,
            index,
            catalogue_index: shared.plan.catalogue_index.map(|of| of(index, &grid)),
            grid,
            store: Store::new(&shared.plan.limits, &shared.budget),
            kept: 0,
            faults: Vec::new(),
            temporary: Ok(()),
        }
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
        if let Err(kind) = check(&self.grid, &self.question, clues) {
            self.fault(kind);
            return ControlFlow::Continue(());
        }
        if plan.keep.minimal && !is_minimal(&self.grid, clues) {
            return ControlFlow::Continue(());
        }
        self.kept += 1;
        self.shared.kept.fetch_add(1, Ordering::Relaxed);
        self.temporary = self.store.push(clues);
        if plan.unordered {
            let Collector { index, catalogue_index, grid, .. } = *self;
            let puzzle = FoundPuzzle { index, catalogue_index, puzzle: grid.puzzle(clues) };
            // If the thread that writes broke down, the scan has ended.
            let _ = self.events.send(Event::Found(Box::new(puzzle)));
        }
        if self.limit_reached() || self.temporary.is_err() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn finish(self, report: SearchReport, seconds: f64) -> (GridResult, io::Result<()>) {
        let limited = self.limit_reached();
        let Collector {
            question, index, catalogue_index, grid, store, mut faults, temporary, ..
        } = self;
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
            catalogue_index,
            grid,
            question,
            end,
            puzzles,
            faults,
            counters: report.counters,
            seconds,
        };
        (result, temporary)
    }
}
