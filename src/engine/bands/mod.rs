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
//! | `plan` | orientation, and the order of the choices of band 3 |
//! | `tables` | the UAs of a choice, sorted by where they lie |
//! | `limits` | how many clues each band may have |
//! | `subtree`, `expand`, `unhit` | the first clues of bands 1+2 |
//! | `last_clues`, `last_four` | the last ones, to the sets that hit all UAs |
//! | `sockets`, `others` | what these leave open, and the bound |
//! | `band_3` | the clues of band 3 |
//! | `choice` | what these steps share |

mod band_3;
mod choice;
mod expand;
mod last_clues;
mod last_four;
mod limits;
mod others;
mod plan;
mod sockets;
mod subtree;
mod tables;
mod unhit;

use super::{Counters, End, Engine, GridSearch, Question, SearchReport};
use crate::grid::{CellSet, Grid};
use crate::ua::growth::Growth;
use choice::ChoiceSearch;
use gridsieve_kernels::Isa;
use plan::Plan;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use subtree::{Subtrees, VECTOR_BITS};

/// Cross-band UAs with more cells in band 3 than this cost more than they
/// bring: in a study, dropping those of 7 and more made the search 27% faster.
const DEAD_WEIGHT: u32 = 6;

/// Sizes up to which UAs are harvested: inside bands 1+2, and the part there
/// of UAs that cross band 3.
const TWO_BAND_SIZE: usize = 14;
const PART_SIZE: usize = 10;

/// The bands engine.
#[derive(Clone, Copy, Debug)]
pub struct Bands {
    isa: Isa,
    bitmap_threshold: usize,
}

impl Bands {
    /// The default number of unhit UAs at or below which the search goes from
    /// lists to hitting vectors.
    pub const BITMAP_THRESHOLD: usize = VECTOR_BITS;

    /// The engine at an instruction-set level.
    pub fn new(isa: Isa) -> Bands {
        Bands { isa, bitmap_threshold: Bands::BITMAP_THRESHOLD }
    }

    /// Sets how many UAs may be unhit for hitting vectors to be used; with 0 the
    /// search uses lists down to the last five clues of bands 1+2, which always
    /// have vectors. The vectors hold at most 768.
    pub fn bitmap_threshold(self, bitmap_threshold: usize) -> Bands {
        Bands { bitmap_threshold, ..self }
    }
}

impl Engine for Bands {
    fn name(&self) -> &'static str {
        "bands"
    }

    fn start(&self, question: Question) -> Box<dyn GridSearch> {
        Box::new(BandsSearch {
            question,
            isa: self.isa,
            growth: None,
            subtrees: Subtrees::new(self.isa, self.bitmap_threshold),
        })
    }
}

struct BandsSearch {
    question: Question,
    isa: Isa,
    /// Kept from grid to grid for its memory.
    growth: Option<Growth>,
    subtrees: Subtrees,
}

impl GridSearch for BandsSearch {
    fn search(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let mut counters = Counters::default();
        let start = Instant::now();
        let growth = self.growth.get_or_insert_with(|| Growth::new(grid, self.isa));
        let plan = Plan::new(grid, TWO_BAND_SIZE, growth);
        let mut harvest_seconds = start.elapsed().as_secs_f64();
        let mut search_seconds = 0.0;
        let mut end = End::Complete;
        for turn in 0..3 {
            let start = Instant::now();
            let tables = plan.tables(turn, &self.question.mask, PART_SIZE, growth);
            harvest_seconds += start.elapsed().as_secs_f64();
            let start = Instant::now();
            let mut enough = false;
            let mut receiver = |clues| {
                let flow = found(clues);
                enough |= flow.is_break();
                flow
            };
            let mut search = ChoiceSearch::new(
                self.isa,
                self.question,
                plan.layout(turn),
                tables,
                plan.strict(turn),
                stop,
                &mut receiver,
            );
            self.subtrees.search(&mut search);
            search.add_to(&mut counters);
            search_seconds += start.elapsed().as_secs_f64();
            if enough {
                end = End::Enough;
            } else if stop.load(Ordering::Relaxed) {
                end = End::Interrupted;
            }
            if end != End::Complete {
                break;
            }
        }
        counters.add_seconds("harvest", harvest_seconds);
        counters.add_seconds("search", search_seconds);
        SearchReport { end, counters }
    }
}
