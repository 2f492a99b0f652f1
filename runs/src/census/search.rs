//! The puzzles of a unit.

use super::GridSet;
use super::unit::Units;
use gridsieve::engine::bands::{Bands, PairOfBands, Task};
use gridsieve::engine::{Counters, End, NothingToSearch, Question, SearchContext, SearchReport};
use gridsieve::scan::{FaultKind, PairSearch, canonical};
use gridsieve_grids::symmetry::{Canonical, Pair};
use gridsieve_grids::{CellSet, Grid};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Searches units, one after the other.
pub struct UnitSearch {
    units: Units,
    pairs: PairOfBands,
    question: Question,
}

/// What was found in a unit.
pub struct UnitPuzzles {
    /// How the search ended.
    pub end: End,
    /// How many third bands had a task.
    pub tasks: usize,
    /// The puzzles, each once: by their solutions, and of one solution as their texts.
    pub puzzles: Vec<Canonical>,
    /// What failed the re-check, with the grids of the tasks.
    pub faults: Vec<(Grid, FaultKind)>,
    /// What the search did; `rule` is the phase that makes the tasks, `check` that of the re-check.
    pub counters: Counters,
}

impl UnitSearch {
    /// For puzzles of so many clues: of all grids, or of these.
    pub fn new(
        engine: Bands,
        clues: usize,
        context: SearchContext,
        only: Option<GridSet>,
    ) -> UnitSearch {
        UnitSearch {
            units: Units::new(clues, only),
            pairs: PairOfBands::new(engine, clues, context),
            question: Question::new(clues),
        }
    }

    /// Finds all puzzles of the tasks of a pair in minlex form, checked again.
    pub fn puzzles(&mut self, pair: &Pair, stop: &AtomicBool) -> UnitPuzzles {
        let start = Instant::now();
        let tasks = self.units.tasks(pair);
        let rule = start.elapsed();
        let mut found = BTreeSet::new();
        let mut faults = Vec::new();
        let report = self.search(&tasks, stop, &mut |task, clues| {
            if !found.insert((task, clues.text_key())) {
                let grid = tasks[task].grid;
                faults.push((grid, FaultKind::Repeated(grid.puzzle(clues))));
            }
            ControlFlow::Continue(())
        });
        let start = Instant::now();
        let mut puzzles = BTreeMap::new();
        for (task, key) in found {
            match canonical(&tasks[task], &self.question, CellSet::from_text_key(key)) {
                Ok(form) => {
                    puzzles.insert((form.solution.grid, form.clues.text_key()), form);
                }
                Err(kind) => faults.push((tasks[task].grid, kind)),
            }
        }
        let mut counters = report.counters;
        counters.add_seconds("rule", rule.as_secs_f64());
        counters.add_seconds("check", start.elapsed().as_secs_f64());
        let puzzles = puzzles.into_values().collect();
        UnitPuzzles { end: report.end, tasks: tasks.len(), puzzles, faults, counters }
    }
}

impl PairSearch for UnitSearch {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        self.units.tasks(&Pair::of_rows(pair))
    }

    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        if tasks.is_empty() {
            return SearchReport::nothing_to_search(NothingToSearch::Tasks);
        }
        let reports = self.pairs.search(tasks, stop, found);
        assert_eq!(reports.len(), tasks.len(), "each task has a report");
        SearchReport::of_all(reports)
    }
}
