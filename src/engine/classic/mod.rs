//! The classic engine: GridChecker's enumeration, for any number of clues and any mask. It shares
//! no search logic with the other engines, so it also serves as a check of them.
//!
//! The cells are renamed to positions so that a largest family of disjoint
//! UAs has the lowest ones. Clues are placed from the highest position
//! down, every set of positions once:
//!
//! ```text
//! place(clues left, previous clue, unhit UAs)
//!     no UA is unhit: permute the clues left in all ways, check each puzzle
//!     the next clue is below the previous one
//!         and low enough to leave a clue for each UA of the family below it
//!         and high enough to leave room for the other clues
//!         and not below the first unhit UA: all others would be, too
//!     for each position of that range
//!         place(clues left - 1, position, UAs without the position)
//! ```
//!
//! The UAs are ordered by their lowest positions, so that the first unhit UA limits the range most.
//! While many UAs are unhit, they are lists. When few are left, they are bits, and each position
//! has a hitting vector.
//!
//! The method is that of dobrichev's GridChecker, as its author describes it.
//!
//! | File | Step |
//! |---|---|
//! | `collect` | 1: the UAs |
//! | `prepare`, `rating` | 2: clique, ratings, positions, order, cut, limits; `explain classic` shows it |
//! | `lists`, `bitmaps` | 3: the enumeration, in the two forms of the unhit UAs |
//! | `table`, `blocks` | the hitting vectors, and the blocks of the clique, for `bitmaps` |
//! | `limits`, `critical` | what follows if the blocks need almost all clues that are left |
//! | `ranges` | where the next clue can be |
//! | `worker` | what both forms share, and sets that hit all UAs |

mod bitmaps;
mod blocks;
mod collect;
mod critical;
mod limits;
mod lists;
mod prepare;
mod ranges;
mod rating;
mod table;
#[cfg(test)]
mod tests;
mod worker;

pub use prepare::Prepared as ClassicStudy;

use super::nothing::{cannot_hit, just, mask_allows_none};
use super::work_queue::{Stop, WorkQueue};
use super::{
    Counters, Engine, GridSearch, NothingToSearch, OnPuzzle, Question, SearchContext, SearchReport,
};
use crate::clock::Clock;
use gridsieve_grids::Grid;
use gridsieve_kernels::{Isa, Level, dispatch_few};
use lists::Lists;
use prepare::Prepared;
use std::sync::atomic::AtomicBool;
use worker::Worker;

/// The classic engine.
#[derive(Clone, Copy, Debug)]
pub struct Classic {
    isa: Isa,
    bitmap_threshold: usize,
}

impl Classic {
    /// The default number of unhit UAs at or below which the search goes from
    /// lists to hitting vectors.
    pub const BITMAP_THRESHOLD: usize = table::ROOM;

    /// The engine at an instruction-set level.
    pub fn new(isa: Isa) -> Classic {
        Classic { isa, bitmap_threshold: Classic::BITMAP_THRESHOLD }
    }

    /// Sets how many UAs may be unhit for hitting vectors to be used, 768 at
    /// most; with 0 there are only lists.
    pub fn bitmap_threshold(self, bitmap_threshold: usize) -> Classic {
        Classic { bitmap_threshold: bitmap_threshold.min(Classic::BITMAP_THRESHOLD), ..self }
    }
}

impl Engine for Classic {
    fn name(&self) -> &'static str {
        "classic"
    }

    fn level(&self) -> Level {
        self.isa.few().level()
    }

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        Box::new(ClassicSearch { question, engine: *self, context })
    }
}

struct ClassicSearch {
    question: Question,
    engine: Classic,
    context: SearchContext,
}

impl GridSearch for ClassicSearch {
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let mut counters = Counters::default();
        let begun = Clock::start();
        let prepared = Prepared::new(grid, &self.question, self.engine.isa);
        counters.add_seconds("preparation", begun.elapsed().as_secs_f64());
        let Some(prepared) = prepared else {
            let Question { clues, mask, .. } = &self.question;
            debug_assert!(mask_allows_none(grid, *clues, mask), "the mask allows a puzzle");
            let nothing = SearchReport::nothing_to_search(NothingToSearch::Mask);
            return SearchReport { counters, ..nothing };
        };
        let begun = Clock::start();
        counters.add("uas", prepared.collected as u64);
        counters.add("uas_kept", prepared.uas().len() as u64);
        counters.add("clique_size", prepared.clique.len() as u64);
        let mut worker = Worker::new(grid, &prepared, &self.question, Stop::alone(stop));
        let chunks = Lists::chunks(&prepared, &mut worker);
        counters.add("chunks", chunks.len() as u64);
        counters.merge(&worker.into_counters());
        if chunks.is_empty() {
            let clique = prepared.clique.iter().map(|&ua| prepared.positions_of(ua));
            let uas: Vec<u128> = clique.chain(prepared.uas()).collect();
            let room = just(prepared.clues, (1 << prepared.cells.len()) - 1);
            debug_assert!(cannot_hit(&uas, 0, u128::MAX, &room), "pieces were left out");
            counters.add_seconds("search", begun.elapsed().as_secs_f64());
            let nothing = SearchReport::nothing_to_search(NothingToSearch::Bounds);
            return SearchReport { counters, ..nothing };
        }
        let shares = vec![1.0 / chunks.len() as f64; chunks.len()];
        let new_lists = || Lists::new(&prepared, self.engine.bitmap_threshold);
        let ended = WorkQueue::new(&self.context, stop, None, &shares, 1).search(
            &mut new_lists(),
            &new_lists,
            &|lists, handle| {
                let mut worker = Worker::new(grid, &prepared, &self.question, handle.stop());
                let found = &mut |clues| handle.found(0, clues);
                while let Some(chunk) = handle.next() {
                    let chunk = chunks[chunk];
                    dispatch_few!(self.engine.isa, token => lists.search(token, chunk, &mut worker, found));
                    if worker.ended {
                        break;
                    }
                }
                worker.into_counters()
            },
            &mut |_, clues| found(clues),
        );
        counters.merge(&ended.counters);
        counters.add_seconds("search", begun.elapsed().as_secs_f64());
        let (end, roots) = (ended.ends[0], ended.searched);
        SearchReport { end, roots, nothing: None, counters }
    }
}
