//! The bands engine, and one worker's search with it.

use super::config;
use super::group::Group;
use super::plan::task::Task;
use super::plan::{cost, sharing};
use super::upper::subtree::Subtrees;
use crate::engine::nearly::Nearly;
use crate::engine::{
    Counters, Engine, GridSearch, Grouping, NearlyFound, OnPuzzle, OnPuzzleOf, Question,
    SearchContext, SearchReport,
};
use crate::ua::growth::Growth;
use gridsieve_grids::Grid;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_kernels::{Isa, Level};
use std::sync::atomic::AtomicBool;

/// The bands engine.
#[derive(Clone, Copy, Debug)]
pub struct Bands {
    pub(crate) isa: Isa,
    bitmap_threshold: usize,
}

impl Bands {
    /// The default number of unhit UAs up to which a subtree has hitting vectors, not lists: more
    /// than any has.
    pub const BITMAP_THRESHOLD: usize = config::BITMAP_THRESHOLD;

    /// UAs that the tables of a subtree take, the smallest. The other bits of its hitting vectors
    /// are for those that are learned.
    pub const MOST_UAS: usize = config::MOST_UAS;

    /// The engine at an instruction-set level.
    pub fn new(isa: Isa) -> Bands {
        Bands { isa, bitmap_threshold: Bands::BITMAP_THRESHOLD }
    }

    /// Sets how many UAs may be unhit for a subtree to have hitting vectors; with 0 all
    /// have lists down to the last five clues of bands 1+2, which always have vectors.
    pub fn bitmap_threshold(self, bitmap_threshold: usize) -> Bands {
        Bands { bitmap_threshold, ..self }
    }
}

impl Engine for Bands {
    fn name(&self) -> &'static str {
        "bands"
    }

    fn level(&self) -> Level {
        self.isa.level()
    }

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        Box::new(BandsSearch::new(*self, question, context))
    }

    fn cost(&self, counters: &Counters) -> f64 {
        cost::cost(counters)
    }

    fn grouping(&self) -> Grouping {
        sharing::groups
    }
}

/// One worker's search: of grids, and of pairs of bands for a census.
pub struct BandsSearch {
    question: Question,
    isa: Isa,
    /// Kept from grid to grid for its memory.
    growth: Option<Growth>,
    subtrees: Subtrees,
    context: SearchContext,
}

impl BandsSearch {
    /// Prepares searches with the settings of an engine.
    pub fn new(engine: Bands, question: Question, context: SearchContext) -> BandsSearch {
        // More clues than cells are as hopeless as any greater number, which might not
        // fit the counters.
        let question = Question { clues: question.clues.min(CELLS + 1), ..question };
        let subtrees = Subtrees::new(engine.bitmap_threshold);
        let context = context.for_learners();
        BandsSearch { question, isa: engine.isa, growth: None, subtrees, context }
    }

    /// Finds the puzzles of all tasks of a pair of bands, whose grids have the same rows 1-6.
    /// `found` gets the number of the task with each; where it breaks, that task ends. What the
    /// tasks have in common is counted in the first report. The question is one number of clues
    /// alone.
    ///
    /// # Panics
    /// The grids do not have the same rows 1-6, or these are not in the order that [`Task::grid`] has;
    /// or more is asked than the number of clues.
    pub fn search_tasks(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut OnPuzzleOf,
    ) -> Vec<SearchReport> {
        let Some(first) = tasks.first() else { return Vec::new() };
        let is_like =
            |task: &Task| task.grid.digits()[..TWO_BANDS] == first.grid.digits()[..TWO_BANDS];
        assert!(tasks.iter().all(is_like), "one pair of bands");
        assert_eq!(
            self.question,
            Question::new(self.question.clues),
            "nothing else would be heeded"
        );
        self.group(std::slice::from_ref(&first.grid), stop).search_tasks(tasks, found)
    }

    /// The search of some grids, at least one.
    fn group<'a>(&'a mut self, grids: &'a [Grid], stop: &'a AtomicBool) -> Group<'a> {
        let BandsSearch { question, isa, growth, subtrees, context } = self;
        let growth = growth.get_or_insert_with(|| Growth::new(&grids[0], *isa));
        let nearly = None;
        Group { question, grids, growth, subtrees, context, nearly, stop }
    }
}

impl GridSearch for BandsSearch {
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let mut found = |_, clues| found(clues);
        self.search_group(std::slice::from_ref(grid), stop, &mut found).remove(0)
    }

    fn search_group(
        &mut self,
        grids: &[Grid],
        stop: &AtomicBool,
        found: &mut OnPuzzleOf,
    ) -> Vec<SearchReport> {
        if grids.is_empty() { Vec::new() } else { self.group(grids, stop).search(found) }
    }

    fn search_with_nearly(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut OnPuzzle,
        nearly: &mut NearlyFound,
    ) -> SearchReport {
        let mut found = |_, clues| found(clues);
        Nearly::with(nearly, |nearly| {
            let group = self.group(std::slice::from_ref(grid), stop);
            Group { nearly: Some(nearly), ..group }.search(&mut found).remove(0)
        })
    }
}
