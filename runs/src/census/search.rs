//! The units of a census as items of a scan: their tasks, and their search.

use super::GridSet;
use super::rule::Rule;
use gridsieve::engine::bands::{Bands, BandsSearch, Task};
use gridsieve::engine::{NothingToSearch, OnPuzzleOf, Question, SearchContext, SearchReport};
use gridsieve::scan::{PairEngine, PairSearch};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::symmetry::{Pair, minlex};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// Searches the units of a scan: all their tasks, or those of some grids.
pub struct PairScan {
    engine: Bands,
    only: Option<GridSet>,
}

impl PairScan {
    /// A search with an engine of these settings, for all grids or only for these.
    pub fn new(engine: Bands, only: Option<GridSet>) -> PairScan {
        PairScan { engine, only }
    }
}

impl PairEngine for PairScan {
    fn start(&self, clues: usize, context: SearchContext) -> Box<dyn PairSearch> {
        Box::new(UnitSearch::new(self.engine, clues, context, self.only.clone()))
    }
}

/// Searches units, one after the other.
pub struct UnitSearch {
    rule: Rule,
    thirds: Thirds,
    only: Option<GridSet>,
    pairs: BandsSearch,
}

impl UnitSearch {
    /// A search for puzzles of this many clues, in all grids or only in these.
    pub fn new(
        engine: Bands,
        clues: usize,
        context: SearchContext,
        only: Option<GridSet>,
    ) -> UnitSearch {
        let (rule, thirds) = (Rule::new(clues), Thirds::new());
        let pairs = BandsSearch::new(engine, Question::new(clues), context);
        UnitSearch { rule, thirds, only, pairs }
    }

    /// The tasks of a pair in minlex form, by the order of its third bands.
    pub fn tasks_of_pair(&mut self, pair: &Pair) -> Vec<Task> {
        let sides = self.rule.sides(pair, &mut self.thirds);
        let thirds = self.thirds.different(pair).into_iter();
        let grids = thirds.map(|(third, _)| pairs::grid(pair, &third));
        let wanted = grids.filter(|grid| self.only.as_ref().is_none_or(|only| only.contains(grid)));
        wanted.filter_map(|grid| self.rule.task(&grid, sides)).collect()
    }
}

impl PairSearch for UnitSearch {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        self.tasks_of_pair(&Pair::of_rows(pair))
    }

    fn tasks_in_grid(&mut self, grid: &Grid) -> Vec<Vec<Task>> {
        let only = self.only.replace(GridSet::from_iter([minlex(grid)]));
        let pairs: BTreeSet<Pair> = Pair::of_grid(grid).map(|pair| pair.minlex().pair).into();
        let tasks = pairs.iter().map(|pair| self.tasks_of_pair(pair)).collect();
        self.only = only;
        tasks
    }

    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut OnPuzzleOf,
    ) -> SearchReport {
        if tasks.is_empty() {
            return SearchReport::nothing_to_search(NothingToSearch::Tasks);
        }
        let reports = self.pairs.search_tasks(tasks, stop, found);
        assert_eq!(reports.len(), tasks.len(), "each task has a report");
        SearchReport::of_all(reports)
    }
}
