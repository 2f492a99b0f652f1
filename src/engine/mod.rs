//! The question that a search answers, and the engines that answer it.
//!
//! The question: which sets of exactly `clues` cells of a full grid, holding
//! all cells that must be clues and none that is barred, are valid puzzles?
//! A set is valid when the grid is the only completion of its cells; it may
//! contain redundant clues. Every engine gives the same answers; they differ
//! in how they get them.
//!
//! An [`Engine`] is chosen once; each worker thread then
//! [starts](Engine::start) a [`GridSearch`] of its own, which keeps its tables
//! from grid to grid.

pub mod bands;
mod choices;
pub mod classic;
mod context;
mod counters;
pub mod degree;
mod nearly;
mod nothing;
mod work_queue;

pub use choices::BandChoices;
pub use context::{Core, SearchContext, SearchProgress, SpareThreads};
pub use counters::Counters;
pub use gridsieve_grids::{Mask, MaskError};
pub use nothing::NothingToSearch;

use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Level;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The version of the search, which determines the puzzles of a grid, their order and the counters.
/// A run directory stores it, and no program resumes a run of another version. A change raises it
/// if an engine then counts differently or gives puzzles in another order, or if the rule of the
/// census gives a pair other puzzles to find. A search that is merely faster keeps it.
pub const SEARCH: u32 = 8;

/// The question that is asked of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The number of clues that each puzzle has, 1 to 81.
    pub clues: usize,
    /// Which cells must be, may be, and must not be clues.
    pub mask: Mask,
    /// Which bands or stacks may be the one with the most clues.
    pub band_3: BandChoices,
}

impl Question {
    /// Asks for all puzzles of `clues` clues; every cell may be a clue.
    pub fn new(clues: usize) -> Question {
        Question { clues, mask: Mask::FREE, band_3: BandChoices::ALL }
    }
}

/// A way of answering a [`Question`].
pub trait Engine: Send + Sync {
    /// The name on the command line and in evidence.
    fn name(&self) -> &'static str;

    /// The instruction-set level that its searches run at.
    fn level(&self) -> Level;

    /// A search for one worker thread. It can be used for any number of
    /// grids, one after another; what it reports of a grid depends on that
    /// grid alone, or on the group that it is searched in. It may use the idle threads of
    /// the context, and reports its progress there.
    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch>;

    /// The cost of a grid relative to others, computed from the counters of this engine's search of
    /// it with fewer clues: for shards that take equally long.
    fn cost(&self, counters: &Counters) -> f64 {
        counters.nodes().iter().sum::<u64>() as f64
    }

    /// How grids are divided into groups that are better searched together.
    fn grouping(&self) -> Grouping {
        one_by_one
    }
}

/// The [`Grouping`] in which no grids are searched together.
pub fn one_by_one(_: &Question, grids: &[Grid]) -> Vec<Vec<usize>> {
    (0..grids.len()).map(|place| vec![place]).collect()
}

/// Divides grids into groups: their places among the grids. Each is in one
/// group; places ascend within a group, and groups by their first places.
pub type Grouping = fn(&Question, &[Grid]) -> Vec<Vec<usize>>;

/// Gets the puzzles of a grid; breaks when it wants no more.
pub type OnPuzzle<'a> = dyn FnMut(CellSet) -> ControlFlow<()> + 'a;

/// Gets the puzzles of several grids, with the number of each.
pub type OnPuzzleOf<'a> = dyn FnMut(usize, CellSet) -> ControlFlow<()> + 'a;

/// Gets sets of cells that are nearly puzzles; breaks when it wants no more.
pub type NearlyFound<'a> = dyn FnMut(CellSet) -> ControlFlow<()> + Send + 'a;

/// One worker's search.
pub trait GridSearch: Send {
    /// Finds the puzzles of `grid`, calling `found` once for each with its
    /// clues, in an order of the engine's own that is the same at every call; on several
    /// threads only if that was [asked for](SearchContext::in_order).
    ///
    /// The search ends early when `found` breaks, or within a fraction of a second after `stop`
    /// becomes true.
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport;

    /// Finds the puzzles of several grids: those that one search after another finds,
    /// perhaps in another order. `found` gets the place of the grid;
    /// where it breaks, that grid's search ends. What the grids have in common
    /// is counted in the first report.
    fn search_group(
        &mut self,
        grids: &[Grid],
        stop: &AtomicBool,
        found: &mut OnPuzzleOf,
    ) -> Vec<SearchReport> {
        let search = |(place, grid)| self.search(grid, stop, &mut |clues| found(place, clues));
        grids.iter().enumerate().map(search).collect()
    }

    /// Searches a grid like [`search`](GridSearch::search), and also hands near misses to `nearly`,
    /// until it breaks: sets of as many cells that hit all unavoidable sets known at that time, but
    /// are no puzzles. With one clue more some are. They depend on the grid alone, so one thread
    /// searches as long as they are wanted. An engine may give none.
    fn search_with_nearly(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut OnPuzzle,
        nearly: &mut NearlyFound,
    ) -> SearchReport {
        let _ = nearly;
        self.search(grid, stop, found)
    }
}

/// How a search of one grid ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing was searched yet, or not all of it: what every report begins with.
    Unsearched,
    /// Everything was searched: the puzzles reported are all there are.
    Complete,
    /// The receiver of the puzzles wanted no more.
    Enough,
    /// The stop flag was raised.
    Interrupted,
}

impl End {
    /// The end of two parts of a search together: complete only if both are.
    fn combine(self, other: End) -> End {
        let worst = [End::Interrupted, End::Enough, End::Unsearched];
        worst.into_iter().find(|&end| self == end || other == end).unwrap_or(End::Complete)
    }
}

/// What a search reports of one grid, apart from its puzzles.
#[derive(Clone, Debug)]
pub struct SearchReport {
    /// How it ended.
    pub end: End,
    /// The number of roots of subtrees that were searched to their ends, in all parts of the search.
    pub roots: u64,
    /// Why a part has no roots: the reason of the first such part.
    pub nothing: Option<NothingToSearch>,
    /// What it did.
    pub counters: Counters,
}

impl SearchReport {
    /// The report of a search that has not begun.
    pub fn unsearched() -> SearchReport {
        let counters = Counters::default();
        SearchReport { end: End::Unsearched, roots: 0, nothing: None, counters }
    }

    /// The report of a search that is complete as it begins, for this reason.
    pub fn nothing_to_search(reason: NothingToSearch) -> SearchReport {
        SearchReport { end: End::Complete, nothing: Some(reason), ..SearchReport::unsearched() }
    }

    /// Is it complete for a reason: did it search roots, or say why there are none? What is not
    /// complete needs no reason.
    pub fn has_reason(&self) -> bool {
        self.end != End::Complete || self.roots > 0 || self.nothing.is_some()
    }

    /// Merges the reports of several searches. The report of no search ends with
    /// [`Unsearched`](End::Unsearched).
    pub fn of_all(reports: impl IntoIterator<Item = SearchReport>) -> SearchReport {
        let together = |mut all: SearchReport, report: SearchReport| {
            all.counters.merge(&report.counters);
            all.nothing = all.nothing.or(report.nothing);
            let (end, roots) = (all.end.combine(report.end), all.roots + report.roots);
            SearchReport { end, roots, ..all }
        };
        reports.into_iter().reduce(together).unwrap_or_else(SearchReport::unsearched)
    }
}
