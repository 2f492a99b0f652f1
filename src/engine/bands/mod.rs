//! The bands engine: blue's and Penet's decomposition of the search into
//! bands 1+2 and band 3.
//!
//! Some band of a puzzle has the most clues. Each band in turn plays *band 3*,
//! the one that does: then bands 1+2 have at most two thirds of the clues, and
//! hit all UAs that lie inside them. Those clue sets are enumerated; each
//! leaves some UAs across band 3 open, which bound the clues of band 3 from
//! below and are what band 3 has to hit. Almost no set passes that bound.
//! Stacks can play the same parts; the cheaper orientation is chosen.
//!
//! | File | Step |
//! |---|---|
//! | `sharing` | grids that have a pair of bands in common |
//! | `plan` | orientation, and the order of the choices of band 3 |
//! | `thirds` | a pair of bands with its third bands, each with a task of its own |
//! | `group` | the choices of one grid, or of several that share a pair |
//! | `tables`, `patterns` | the UAs inside a pair of bands, and across a band 3 |
//! | `limits`, `crosswise` | how many clues each band may have, and each stack |
//! | `first_clues` | the first clues of bands 1+2: subtrees for one or more threads |
//! | `knowledge` | what these threads learn from each other |
//! | `subtree`, `unhit` | the clues that come next |
//! | `last_clues`, `last_four` | the last ones, to the sets that hit all UAs |
//! | `leaves`, `leaf_sieve` | from these sets to the bands 3 |
//! | `sockets`, `part_table`, `others`, `pattern_cells`, `open` | what these leave open, and the bound |
//! | `pair_sockets`, `pair_sieve` | that bound for all bands 3 of a pair at once |
//! | `phase` | the cases of what is left to band 3 |
//! | `band_3` | the clues of band 3 |
//! | `pair`, `attached`, `count` | what these steps share |
//! | `cost` | how long other searches will take, by the counters of one |
//! | `study` | the band-3 phase of one set of clues, told step by step |

mod attached;
mod band_3;
mod cost;
mod count;
mod crosswise;
mod first_clues;
mod group;
mod knowledge;
mod last_clues;
mod last_four;
mod leaf_sieve;
mod leaves;
mod limits;
mod open;
mod others;
mod pair;
mod pair_sieve;
mod pair_sockets;
mod part_table;
mod pattern_cells;
mod patterns;
mod phase;
mod plan;
mod sharing;
mod sockets;
mod study;
mod subtree;
mod tables;
mod thirds;
mod unhit;

pub use phase::Case as Band3Case;
pub use study::{Band3Study, OpenSocket, SocketKind, StudyEnd, StudyError};
pub use thirds::{PairOfBands, Task};

use super::nearly::Nearly;
use super::{Company, Counters, Engine, GridSearch, Grouping, NearlyFound, Question, SearchReport};
use crate::ua::growth::Growth;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Level};
use group::Group;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use subtree::Subtrees;

/// Cross-band UAs with more cells in band 3 than this are dropped, as they cost more
/// than they bring: without those of 7 and more the search was 27% faster.
const MOST_IN_BAND_3: u32 = 6;

/// Sizes up to which UAs are harvested: inside bands 1+2, and the part there
/// of UAs that cross band 3.
const TWO_BAND_SIZE: usize = 14;
const PART_SIZE: usize = 10;

/// UAs of one kind that are learned for the subtrees to come. More would make a
/// long search of one grid take ever more memory and time per subtree.
const MOST_LEARNED: usize = 1 << 17;

/// The bands engine.
#[derive(Clone, Copy, Debug)]
pub struct Bands {
    isa: Isa,
    bitmap_threshold: usize,
}

impl Bands {
    /// The default number of unhit UAs up to which a subtree has hitting vectors, not lists: more
    /// than any has.
    pub const BITMAP_THRESHOLD: usize = 768;

    /// UAs that the tables of a subtree take, the smallest. The other bits of its hitting vectors
    /// are for those that are learned.
    pub const MOST_UAS: usize = 600;

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

    fn start_with(&self, question: Question, company: Company) -> Box<dyn GridSearch> {
        Box::new(BandsSearch::new(*self, question, company))
    }

    fn cost(&self, counters: &Counters) -> f64 {
        cost::cost(counters)
    }

    fn grouping(&self) -> Grouping {
        sharing::groups
    }
}

struct BandsSearch {
    question: Question,
    isa: Isa,
    /// Kept from grid to grid for its memory.
    growth: Option<Growth>,
    subtrees: Subtrees,
    bitmap_threshold: usize,
    company: Company,
}

impl BandsSearch {
    fn new(engine: Bands, question: Question, company: Company) -> BandsSearch {
        // More clues than cells are as hopeless as any greater number, which might not
        // fit the counters.
        let question = Question { clues: question.clues.min(CELLS + 1), ..question };
        let Bands { isa, bitmap_threshold } = engine;
        let subtrees = Subtrees::new(bitmap_threshold);
        let company = company.of_learners();
        BandsSearch { question, isa, growth: None, subtrees, bitmap_threshold, company }
    }

    /// The search of some grids, at least one.
    fn group<'a>(&'a mut self, grids: &'a [Grid], stop: &'a AtomicBool) -> Group<'a> {
        let BandsSearch { question, isa, growth, subtrees, bitmap_threshold, company } = self;
        let growth = growth.get_or_insert_with(|| Growth::new(&grids[0], *isa));
        let bitmap_threshold = *bitmap_threshold;
        let nearly = None;
        Group { question, grids, growth, subtrees, bitmap_threshold, company, nearly, stop }
    }
}

impl GridSearch for BandsSearch {
    fn search(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let mut found = |_, clues| found(clues);
        self.search_group(std::slice::from_ref(grid), stop, &mut found).remove(0)
    }

    fn search_group(
        &mut self,
        grids: &[Grid],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
    ) -> Vec<SearchReport> {
        if grids.is_empty() { Vec::new() } else { self.group(grids, stop).search(found) }
    }

    fn search_with_nearly(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
        nearly: &mut NearlyFound,
    ) -> SearchReport {
        let mut found = |_, clues| found(clues);
        Nearly::with(nearly, |nearly| {
            let group = self.group(std::slice::from_ref(grid), stop);
            Group { nearly: Some(nearly), ..group }.search(&mut found).remove(0)
        })
    }
}
