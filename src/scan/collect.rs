//! The search of one grid, or of several together, or of a pair of bands: every puzzle is checked,
//! and those wanted are kept.

use super::budget::Budget;
use super::check::{Fault, FaultKind, check, is_minimal};
use super::fewest::search_fewest;
use super::pairs::{PairSearch, canonical, search_pair};
use super::plan::{Keep, Plan};
use super::result::{FoundPuzzle, GridEnd, GridResult};
use super::store::{Kept, Puzzles, Store};
use super::worker::Event;
use crate::engine::bands::Task;
use crate::engine::{Company, Counters, End, GridSearch, Question, SearchReport, Share, Spare};
use crossbeam_channel::Sender;
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{CellSet, Grid};
use std::any::Any;
use std::collections::BTreeMap;
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
    /// The work that it has begun, in grids: the bits of a number.
    pub work: AtomicU64,
    /// How much of that is done.
    pub share: Arc<Share>,
}

impl UnderWay {
    /// How much of its work a worker has done, in grids.
    pub fn done(&self) -> f64 {
        f64::from_bits(self.work.load(Ordering::Relaxed)) * self.share.get()
    }

    fn set(&self, work: f64) {
        self.share.reset();
        self.work.store(work.to_bits(), Ordering::Relaxed);
    }
}

impl Shared<'_> {
    /// What a search by this worker shares with the others.
    pub fn company(&self, worker: usize) -> Company {
        let Plan { keep, same_counters, .. } = *self.plan;
        let in_order = keep.limit.is_some() || keep.fewest;
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

/// A worker's searches, each started when it is first needed, and all again after a panic.
#[derive(Default)]
pub(super) struct Searches {
    /// Of grids, by number of clues.
    of_grids: BTreeMap<usize, Box<dyn GridSearch>>,
    /// Of pairs of bands.
    pub of_pairs: Option<Box<dyn PairSearch>>,
}

impl Searches {
    /// The search of grids for a question.
    pub fn of_grids(&mut self, desk: Desk, question: Question) -> &mut dyn GridSearch {
        let start = || desk.shared.plan.engine.start_with(question, desk.company());
        &mut **self.of_grids.entry(question.clues).or_insert_with(start)
    }

    /// Were none started since the last panic?
    fn are_none(&self) -> bool {
        self.of_grids.is_empty() && self.of_pairs.is_none()
    }
}

/// A worker.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub shared: &'a Shared<'a>,
    /// Its number.
    pub worker: usize,
    pub events: &'a Sender<Event>,
}

impl<'a> Desk<'a> {
    /// Searches a group of grids, each with its number in the input, for one of the plan's
    /// questions. The error of a temporary file comes with what was found until then.
    pub fn search_group(
        self,
        searches: &mut Searches,
        turn: usize,
        group: &[(u64, Grid)],
    ) -> Vec<(GridResult, io::Result<()>)> {
        let plan = self.shared.plan;
        if let Some(census) = plan.census {
            let pair =
                |&(index, grid): &(u64, Grid)| search_pair(self, searches, census, index, grid);
            return group.iter().map(pair).collect();
        }
        if plan.keep.fewest {
            let fewest = |&(index, grid): &(u64, Grid)| search_fewest(self, searches, index, grid);
            return group.iter().map(fewest).collect();
        }
        let question = plan.questions()[turn];
        let begun = Instant::now();
        let collector =
            |&(index, grid): &(u64, Grid)| Collector::new(self, question, plan.keep, index, grid);
        let mut collectors: Vec<Collector> = group.iter().map(collector).collect();
        let work = plan.parts_of_time()[turn];
        self.begin(group.len() as f64 * work);
        let reports = self.search(searches, question, &mut collectors);
        self.begin(0.0);
        if searches.are_none() && group.len() > 1 {
            return self.search_each(searches, work, collectors);
        }
        let seconds = begun.elapsed().as_secs_f64() / group.len() as f64;
        collectors
            .into_iter()
            .zip(reports)
            .map(|(collector, report)| collector.finish(report, seconds))
            .collect()
    }

    /// Searches the grids of some collectors, whose search together broke down, each by itself, to
    /// see which of them it was. If none breaks down now, that is a fault of the first.
    fn search_each(
        self,
        searches: &mut Searches,
        work: f64,
        collectors: Vec<Collector>,
    ) -> Vec<(GridResult, io::Result<()>)> {
        let mut breakdown = None;
        let again = |together: Collector| {
            let begun = Instant::now();
            let Collector { question, keep, index, grid, .. } = together;
            let mut alone = Collector::new(self, question, keep, index, grid);
            alone.go_on_from(together, &mut breakdown);
            self.begin(work);
            let report = self.alone(searches, &mut alone);
            self.begin(0.0);
            alone.finish(report, begun.elapsed().as_secs_f64())
        };
        let mut results: Vec<_> = collectors.into_iter().map(again).collect();
        if results.iter().all(|(result, _)| result.faults.is_empty()) {
            let (first, _) = &mut results[0];
            first.faults.push(breakdown.expect("the search of all of them broke down"));
            first.end = GridEnd::Failed;
        }
        results
    }

    /// Searches the grid of a collector by itself, with the collector's question.
    pub fn alone(self, searches: &mut Searches, collector: &mut Collector) -> SearchReport {
        let question = collector.question;
        let mut reports = self.search(searches, question, std::slice::from_mut(collector));
        reports.pop().expect("one grid was searched")
    }

    /// Searches the grids of some collectors together. After a panic, which is a fault of each of
    /// them, there are no searches left.
    pub fn search(
        self,
        searches: &mut Searches,
        question: Question,
        collectors: &mut [Collector],
    ) -> Vec<SearchReport> {
        let grids: Vec<Grid> = collectors.iter().map(|collector| collector.grid).collect();
        let reports = self.guarded(searches, |searches| {
            let search = searches.of_grids(self, question);
            let found = &mut |place: usize, clues| collectors[place].take(clues);
            let reports = search.search_group(&grids, self.shared.stop, found);
            assert_eq!(reports.len(), grids.len(), "an engine reports on each grid of a group");
            reports
        });
        let broken = |kind| collectors.iter_mut().map(|one| one.broken(&kind)).collect();
        reports.unwrap_or_else(broken)
    }

    /// What a search by this worker shares with the others.
    pub fn company(self) -> Company {
        self.shared.company(self.worker)
    }

    /// Uses this worker's searches. A breakdown must not take the results of other grids with it:
    /// after a panic there are no searches left, and the error is what has to be told of the grids.
    pub fn guarded<R>(
        self,
        searches: &mut Searches,
        body: impl FnOnce(&mut Searches) -> R,
    ) -> Result<R, FaultKind> {
        catch_unwind(AssertUnwindSafe(|| body(searches))).map_err(|panic| {
            *searches = Searches::default();
            FaultKind::Panic(message(&*panic))
        })
    }

    /// Begins with so much work, in grids; with none, there is nothing to do any more.
    pub fn begin(self, work: f64) {
        self.shared.under_way[self.worker].set(work);
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Takes the puzzles of a grid.
pub(super) struct Collector<'a> {
    desk: Desk<'a>,
    pub question: Question,
    keep: Keep,
    index: u64,
    catalogue_index: Option<u64>,
    pub grid: Grid,
    store: Store,
    kept: u64,
    /// The first puzzle kept.
    pub first: Option<CellSet>,
    /// A puzzle that a search has to find if it goes through everything, and has not found.
    pub expected: Option<CellSet>,
    pub faults: Vec<Fault>,
    /// The puzzles that were handed on in an earlier search of the grid.
    told: Option<Puzzles>,
    temporary: io::Result<()>,
    /// The last grid with a puzzle in a census, and its rank.
    last_rank: Option<(Grid, u64)>,
}

impl<'a> Collector<'a> {
    pub fn new(
        desk: Desk<'a>,
        question: Question,
        keep: Keep,
        index: u64,
        grid: Grid,
    ) -> Collector<'a> {
        let shared = desk.shared;
        Collector {
            desk,
            question,
            keep,
            index,
            catalogue_index: shared.plan.catalogue_index.map(|of| of(index, &grid)),
            grid,
            store: Store::new(&shared.plan.limits, &shared.budget),
            kept: 0,
            first: None,
            expected: None,
            faults: Vec::new(),
            told: None,
            temporary: Ok(()),
            last_rank: None,
        }
    }

    /// Begins again, after a search of the grid with others broke down: takes over what was handed
    /// on, and faults but for the breakdown itself.
    fn go_on_from(&mut self, together: Collector, breakdown: &mut Option<Fault>) {
        let Collector { desk, store, kept, faults, temporary, .. } = together;
        desk.shared.kept.fetch_sub(kept, Ordering::Relaxed);
        for fault in faults {
            match fault.kind {
                FaultKind::Panic(_) => *breakdown = breakdown.take().or(Some(fault)),
                _ => self.faults.push(fault),
            }
        }
        if desk.shared.plan.unordered {
            let (puzzles, _, finished) = store.finish();
            self.told = Some(puzzles);
            self.temporary = temporary.and(finished);
        }
    }

    /// Does without what was found.
    pub fn discard(self) {
        self.desk.shared.kept.fetch_sub(self.kept, Ordering::Relaxed);
    }

    /// Notes that a self-check failed.
    pub fn fault(&mut self, kind: FaultKind) {
        self.fault_in(self.grid, kind);
    }

    /// Notes that one failed in a grid of the pair.
    pub fn fault_in(&mut self, grid: Grid, kind: FaultKind) {
        if self.faults.len() < FAULTS {
            let item = self.desk.shared.plan.item();
            self.faults.push(Fault { item, index: self.index, grid, kind });
        }
    }

    /// A store beside that of the results.
    pub fn store(&self) -> Store {
        let shared = self.desk.shared;
        Store::new(&shared.plan.limits, &shared.budget)
    }

    /// Notes that the search broke down, and gives what is to be reported of it.
    pub fn broken(&mut self, kind: &FaultKind) -> SearchReport {
        self.fault(kind.clone());
        SearchReport { end: End::Interrupted, counters: Counters::default() }
    }

    /// Were as many kept as are wanted?
    pub fn limit_reached(&self) -> bool {
        self.keep.limit.is_some_and(|limit| self.kept >= limit.get())
    }

    /// Takes a puzzle of the grid.
    pub fn take(&mut self, clues: CellSet) -> ControlFlow<()> {
        if self.limit_reached() || self.temporary.is_err() {
            return ControlFlow::Break(());
        }
        if let Err(kind) = check(&self.grid, &self.question, clues) {
            self.fault(kind);
            return ControlFlow::Continue(());
        }
        if self.keep.minimal && !is_minimal(&self.grid, clues) {
            return ControlFlow::Continue(());
        }
        self.first.get_or_insert(clues);
        self.expected.take_if(|expected| *expected == clues);
        self.add(Kept { of_grid: None, clues });
        let plan = self.desk.shared.plan;
        if plan.unordered && !plan.keep.fewest && self.told.is_none() {
            self.hand_on(clues);
        }
        if self.limit_reached() || self.temporary.is_err() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Takes a puzzle that was found for a task of the pair, and keeps its canonical form.
    pub fn take_of(&mut self, task: &Task, clues: CellSet) -> ControlFlow<()> {
        if self.temporary.is_err() {
            return ControlFlow::Break(());
        }
        match canonical(task, &self.question, clues) {
            Ok(Canonical { solution, clues, .. }) => {
                // Most puzzles have the grid of the one before.
                let rank = match self.last_rank {
                    Some((grid, rank)) if grid == solution.grid => rank,
                    _ => whole::rank_minlex(&solution),
                };
                self.last_rank = Some((solution.grid, rank));
                self.add(Kept { of_grid: Some(rank), clues });
            }
            Err(kind) => self.fault_in(task.grid, kind),
        }
        match self.temporary {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    /// Ends the search: a temporary file has failed.
    pub fn fail(&mut self, error: io::Error) -> ControlFlow<()> {
        self.temporary = Err(error);
        ControlFlow::Break(())
    }

    fn add(&mut self, puzzle: Kept) {
        self.kept += 1;
        self.desk.shared.kept.fetch_add(1, Ordering::Relaxed);
        self.temporary = self.store.push(puzzle);
    }

    /// Hands on a puzzle at once.
    fn hand_on(&self, clues: CellSet) {
        let Collector { index, catalogue_index, grid, .. } = *self;
        let puzzle = FoundPuzzle { index, catalogue_index, puzzle: grid.puzzle(clues) };
        // If the thread that writes broke down, the scan has ended.
        let _ = self.desk.events.send(Event::Found(Box::new(puzzle)));
    }

    /// Hands on those of the grid's puzzles that an earlier search has not, and gives what
    /// that one alone has found.
    fn hand_on_others(&self, all: &Puzzles, told: &Puzzles) -> io::Result<Vec<CellSet>> {
        let (mut missed, mut told) = (Vec::new(), told.iter().peekable());
        for clues in all.iter() {
            let Kept { clues, .. } = clues?;
            let before = |next: &io::Result<Kept>| {
                next.as_ref().is_ok_and(|next| next.clues.text_key() < clues.text_key())
            };
            while let Some(other) = told.next_if(before) {
                missed.push(other?.clues);
            }
            match told.peek() {
                Some(Ok(next)) if next.clues == clues => drop(told.next()),
                Some(Err(_)) => break,
                _ => self.hand_on(clues),
            }
        }
        for other in told {
            missed.push(other?.clues);
        }
        missed.truncate(FAULTS);
        Ok(missed)
    }

    /// The result of a search that took so many seconds.
    pub fn finish(mut self, report: SearchReport, seconds: f64) -> (GridResult, io::Result<()>) {
        if report.end == End::Complete
            && let Some(missed) = self.expected
        {
            self.fault(FaultKind::Missed(self.grid.puzzle(missed)));
        }
        let limited = self.limit_reached();
        let empty = self.store();
        let (puzzles, repeated, finished) = std::mem::replace(&mut self.store, empty).finish();
        if let Some(told) = self.told.take() {
            match self.hand_on_others(&puzzles, &told) {
                Ok(missed) if report.end == End::Complete => {
                    for clues in missed {
                        self.fault(FaultKind::Missed(self.grid.puzzle(clues)));
                    }
                }
                Ok(_) => {}
                Err(error) => self.temporary = Err(error),
            }
        }
        let Collector {
            desk,
            question,
            index,
            catalogue_index,
            grid,
            kept,
            mut faults,
            temporary,
            ..
        } = self;
        let shared = desk.shared;
        if shared.plan.census.is_some() {
            // Automorphisms make several of one, whose canonical form is the same.
            shared.kept.fetch_sub(kept - puzzles.count(), Ordering::Relaxed);
        } else {
            let kind = |kept: Kept| FaultKind::Repeated(grid.puzzle(kept.clues));
            let item = shared.plan.item();
            let fault = |kept| Fault { item, index, grid, kind: kind(kept) };
            faults.extend(repeated.into_iter().map(fault));
        }
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
            census: shared.plan.census.map(|census| census.told),
            question,
            proof: None,
            end,
            puzzles,
            faults,
            counters: report.counters,
            seconds,
        };
        (result, temporary)
    }
}
