//! Receives the puzzles of a grid, or of a pair of bands, checks each, and keeps those that are
//! wanted.

use super::batches::is_canary;
use super::check::{Fault, FaultKind, check, is_minimal};
use super::event::Event;
use super::pair_engine::canonical;
use super::plan::Keep;
use super::result::{FoundPuzzle, GridEnd, GridResult};
use super::shared::Worker;
use super::store::{Kept, Store};
use crate::engine::bands::Task;
use crate::engine::{End, Question, SearchReport};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_grids::{CellSet, Grid};
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

/// Faults of one grid that are described; an engine that fails may do so for
/// every puzzle.
const FAULTS: usize = 10;

/// Takes the puzzles of a grid.
pub(super) struct Collector<'a> {
    worker: Worker<'a>,
    pub question: Question,
    pub keep: Keep,
    pub index: u64,
    catalogue_index: Option<u64>,
    pub grid: Grid,
    store: Store,
    kept: u64,
    /// The first puzzle kept.
    pub first: Option<CellSet>,
    /// A puzzle that a search has to find if it goes through everything, and has not found.
    pub expected: Option<CellSet>,
    pub faults: Vec<Fault>,
    temporary: io::Result<()>,
    /// The last grid with a puzzle in a census, and its rank.
    last_rank: Option<(Grid, u64)>,
}

impl<'a> Collector<'a> {
    pub fn new(
        worker: Worker<'a>,
        question: Question,
        keep: Keep,
        index: u64,
        grid: Grid,
    ) -> Collector<'a> {
        let shared = worker.shared;
        Collector {
            worker,
            question,
            keep,
            index,
            catalogue_index: shared.plan.catalogue_index.map(|of| of(index, &grid)),
            grid,
            store: shared.store(),
            kept: 0,
            first: None,
            expected: None,
            faults: Vec::new(),
            temporary: Ok(()),
            last_rank: None,
        }
    }

    /// Takes the puzzles of this collector out of the number of those kept: they are no result.
    pub fn discard(self) {
        self.worker.shared.kept.fetch_sub(self.kept, Ordering::Relaxed);
    }

    /// Notes that a self-check failed.
    pub fn fault(&mut self, kind: FaultKind) {
        self.fault_in(self.grid, kind);
    }

    /// Notes that one failed in a grid of the pair.
    pub fn fault_in(&mut self, grid: Grid, kind: FaultKind) {
        if self.faults.len() < FAULTS {
            let item = self.worker.shared.plan.item();
            self.faults.push(Fault { item, index: self.index, grid, kind });
        }
    }

    /// Notes that the search broke down, and gives what is to be reported of it.
    pub fn broken(&mut self, kind: &FaultKind) -> SearchReport {
        self.fault(kind.clone());
        SearchReport { end: End::Interrupted, ..SearchReport::unsearched() }
    }

    /// Whether as many puzzles are kept as are wanted.
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
        let plan = self.worker.shared.plan;
        if plan.unordered && !plan.keep.fewest {
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
        self.worker.shared.kept.fetch_add(1, Ordering::Relaxed);
        self.temporary = self.store.push(puzzle);
    }

    /// Hands on a puzzle at once.
    fn hand_on(&self, clues: CellSet) {
        let Collector { index, catalogue_index, grid, .. } = *self;
        let puzzle = FoundPuzzle { index, catalogue_index, puzzle: grid.puzzle(clues) };
        // If the thread that writes broke down, the scan has ended.
        let _ = self.worker.events.send(Event::Found(Box::new(puzzle)));
    }

    /// The result of a search that took so many seconds.
    ///
    /// # Panics
    /// The search is complete without roots and without a reason for that.
    pub fn finish(mut self, report: SearchReport, seconds: f64) -> (GridResult, io::Result<()>) {
        assert!(report.has_reason(), "grid {} has no roots, and no reason for that", self.index);
        if report.end == End::Complete
            && let Some(missed) = self.expected
        {
            self.fault(FaultKind::Missed(self.grid.puzzle(missed)));
        }
        let limited = self.limit_reached();
        let Collector { worker, question, index, catalogue_index, grid, kept, mut faults, .. } =
            self;
        let (puzzles, repeated, finished) = self.store.finish();
        let shared = worker.shared;
        if shared.plan.census.is_some() && !is_canary(index) {
            // Automorphisms make several of one, whose canonical form is the same; canaries have none.
            shared.kept.fetch_sub(kept - puzzles.count(), Ordering::Relaxed);
        } else {
            let unrank = |rank| whole::unrank(rank).expect("it was ranked");
            let item = shared.plan.item();
            let fault = |Kept { of_grid, clues }| {
                let kind = FaultKind::Repeated(of_grid.map_or(grid, unrank).puzzle(clues));
                Fault { item, index, grid, kind }
            };
            faults.extend(repeated.into_iter().map(fault));
        }
        let temporary = self.temporary.and(finished);
        let end = match report.end {
            _ if !faults.is_empty() => GridEnd::Failed,
            _ if temporary.is_err() => GridEnd::Interrupted,
            _ if limited => GridEnd::Limited,
            End::Complete => GridEnd::Complete,
            End::Enough | End::Interrupted => GridEnd::Interrupted,
            End::Unsearched => panic!("an engine did not search grid {index}"),
        };
        let result = GridResult {
            index,
            catalogue_index,
            grid,
            census: shared.plan.census.map(|census| census.index),
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
