//! What a scan does with each grid.

use super::limits::{Limits, MOST_SHARE};
use super::pair_engine::Census;
use super::pin::Pin;
use crate::engine::{Engine, Question};
use gridsieve_grids::{Grid, Puzzle};
use std::iter;

/// The factor by which a search takes longer with one clue more, roughly; measured from 16 to 19
/// clues.
const TIMES_PER_CLUE: f64 = 10.0;

/// Everything a scan needs to know apart from its grids.
pub struct Plan<'a> {
    /// The engine that answers the question.
    pub engine: &'a dyn Engine,
    /// The question that is asked of each grid.
    pub question: Question,
    /// Further numbers of clues: each grid is searched for these too, one after the other, as
    /// if it were a grid of its own. None twice.
    pub more_clues: Vec<usize>,
    /// The sink gets each puzzle as soon as it is found, and each result as soon as it is there.
    pub unordered: bool,
    /// Clues that every grid has to have: one that has not ends the scan.
    pub subgrid: Option<Puzzle>,
    /// Which of the answers are kept.
    pub keep: Keep,
    /// Number of worker threads, at least 1.
    pub threads: usize,
    /// The counters of a grid must not depend on the number of threads, unless its search ends
    /// early. Some engines then search each grid on one thread; otherwise threads for
    /// which no grid is left help with those of others.
    pub same_counters: bool,
    /// Which processor core each thread is bound to.
    pub pin: Pin,
    /// Pass over lines that are no grids, instead of ending there.
    pub skip_bad: bool,
    /// How many grids that follow one another are looked at together, for the
    /// engine to search those in [groups](crate::engine::Grouping) that share
    /// work; 1: each by itself. Not more than may wait for their turn; and a
    /// scan that ends a grid at a [limit](Keep::limit), where the order of
    /// finding counts, takes each by itself. It does not change any result.
    pub share: usize,
    /// The number of the first grid: 0 if it is the first of the input.
    pub first: u64,
    /// The catalogue index of a grid, given its number and itself, if results
    /// are to have it.
    pub catalogue_index: Option<fn(u64, &Grid) -> u64>,
    /// The grids stand for pairs of bands, whose tasks are searched. The question is one number of
    /// clues alone, and everything is kept.
    pub census: Option<Census<'a>>,
    /// Bounds on memory.
    pub limits: Limits,
}

impl<'a> Plan<'a> {
    /// The word for what is searched, for messages.
    pub(super) fn item(&self) -> &'static str {
        if self.census.is_some() { "pair" } else { "grid" }
    }

    /// A plan that keeps all answers, with one unpinned thread.
    pub fn new(engine: &'a dyn Engine, question: Question) -> Plan<'a> {
        Plan {
            engine,
            question,
            more_clues: Vec::new(),
            unordered: false,
            subgrid: None,
            keep: Keep::default(),
            threads: 1,
            same_counters: false,
            pin: Pin::Off,
            skip_bad: false,
            share: 1,
            first: 0,
            catalogue_index: None,
            census: None,
            limits: Limits::default(),
        }
    }

    /// What each grid is asked, one after the other.
    pub(super) fn questions(&self) -> Vec<Question> {
        let more = self.more_clues.iter().map(|&clues| Question { clues, ..self.question });
        iter::once(self.question).chain(more).collect()
    }

    /// What part of the time for a grid each question takes, about.
    pub(super) fn parts_of_time(&self) -> Vec<f64> {
        let questions = self.questions();
        let most = questions.iter().map(|question| question.clues).max();
        let most = most.expect("there is a question");
        let time = |question: &Question| TIMES_PER_CLUE.powi(question.clues as i32 - most as i32);
        let all: f64 = questions.iter().map(time).sum();
        questions.iter().map(|question| time(question) / all).collect()
    }

    /// Which of its questions a grid was asked. The fewest clues are one question.
    pub(super) fn turn(&self, question: &Question) -> usize {
        if self.keep.fewest {
            return 0;
        }
        let is_it = |asked: &Question| asked == question;
        self.questions().iter().position(is_it).expect("no other questions are asked")
    }

    /// Grids that may be begun and not yet written: each counts once for each question.
    pub(super) fn window(&self) -> usize {
        let grids = self.limits.window.unwrap_or(MOST_SHARE.max(64 * self.threads)).max(1);
        grids.saturating_mul(1 + self.more_clues.len())
    }

    /// How many grids are planned together. All grids of a batch before the last must be able to
    /// wait until the last one was searched.
    pub(super) fn batch(&self) -> usize {
        if self.one_by_one() {
            return 1;
        }
        let waiting = self.window().min(self.limits.waiting_files);
        self.share.min(waiting / (1 + self.more_clues.len())).max(1)
    }

    /// Whether each item is searched by itself. This is so if a limit on the puzzles makes the
    /// order of finding matter, in a search for the fewest clues, and in a census, where each pair
    /// has its own tasks.
    pub(super) fn one_by_one(&self) -> bool {
        self.keep.limit.is_some() || self.keep.fewest || self.census.is_some()
    }
}

/// Which of a grid's puzzles are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Keeps only minimal puzzles, which need each of their clues.
    pub minimal: bool,
    /// The search of a grid ends when this many were kept.
    pub limit: Option<std::num::NonZeroU64>,
    /// Keeps only puzzles with the fewest clues that the grid allows. The question's number of
    /// clues is then ignored, all choices of band 3 are asked for, and minimal puzzles are not
    /// distinguished from others. A grid counts as searched when a complete search with one clue
    /// less has found nothing.
    pub fewest: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bands::Bands;
    use gridsieve_kernels::Isa;

    #[test]
    fn more_clues_are_more_of_the_time() {
        let bands = Bands::new(Isa::detect());
        let plan = Plan { more_clues: vec![16, 18], ..Plan::new(&bands, Question::new(17)) };
        let parts = plan.parts_of_time();
        let near = |part: f64, of_111: f64| (part * 111.0 - of_111).abs() < 1e-9;
        assert!(near(parts[0], 10.0) && near(parts[1], 1.0) && near(parts[2], 100.0), "{parts:?}");
        assert_eq!(Plan::new(&bands, Question::new(81)).parts_of_time(), [1.0]);
    }
}
