//! Receives the puzzles of a grid, or of a pair of bands, checks each, and keeps those that are
//! wanted.

use super::check::{Fault, FaultKind, check, is_minimal};
use super::event::Event;
use super::pair_engine::canonical;
use super::plan::Keep;
use super::result::{FoundPuzzle, GridEnd, GridResult};
use super::shared::Worker;
use super::store::{Kept, Puzzles, Store};
use crate::engine::bands::Task;
use crate::engine::{Counters, End, Question, SearchReport};
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
    /// The puzzles that were handed on in an earlier search of the grid.
    told: Option<Puzzles>,
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
    pub fn go_on_from(&mut self, together: Collector, breakdown: &mut Option<Fault>) {
        let Collector { worker, store, kept, faults, temporary, .. } = together;
        worker.shared.kept.fetch_sub(kept, Ordering::Relaxed);
        for fault in faults {
            match fault.kind {
                FaultKind::Panic(_) => *breakdown = breakdown.take().or(Some(fault)),
                _ => self.faults.push(fault),
            }
        }
        if worker.shared.plan.unordered {
            let (puzzles, _, finished) = store.finish();
            self.told = Some(puzzles);
            self.temporary = temporary.and(finished);
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

    /// A store beside that of the results.
    pub fn store(&self) -> Store {
        let shared = self.worker.shared;
        Store::new(&shared.plan.limits, &shared.budget)
    }

    /// Notes that the search broke down, and gives what is to be reported of it.
    pub fn broken(&mut self, kind: &FaultKind) -> SearchReport {
        self.fault(kind.clone());
        SearchReport { end: End::Interrupted, counters: Counters::default() }
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

    /// The result of a search that took this many seconds.
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
        let Collector { worker, question, index, grid, kept, mut faults, .. } = self;
        let shared = worker.shared;
        if shared.plan.census.is_some() {
            // Automorphisms make several of one, whose canonical form is the same.
            shared.kept.fetch_sub(kept - puzzles.count(), Ordering::Relaxed);
        } else {
            let kind = |kept: Kept| FaultKind::Repeated(grid.puzzle(kept.clues));
            let item = shared.plan.item();
            let fault = |kept| Fault { item, index, grid, kind: kind(kept) };
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
            catalogue_index: self.catalogue_index,
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
