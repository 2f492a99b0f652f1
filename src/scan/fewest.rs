//! The fewest clues of a grid.
//!
//! ```text
//! puzzle = that of a descent, which takes milliseconds
//! while the search for one clue less finds something:  puzzle = the first that it finds
//! ```
//!
//! The last of these searches has found nothing. It went through everything, and so it is the
//! proof: a puzzle with a clue added stays valid, so where there is none with one clue less,
//! there is none with fewer still. Most grids need 18 or 19 clues; the descent leads to 19, 20 or
//! 21, and what is above the search that proves is found quickly: it takes some percent of the time.
//!
//! Which puzzle is given follows from the grid, the engine and the mask: it is the first one that
//! the search for its number of clues finds, or that of the descent.

use super::check::FaultKind;
use super::collect::{Collector, Desk, Searches};
use super::plan::Keep;
use super::result::{GridEnd, GridResult, Proof};
use crate::engine::{BandChoices, Counters, End, Question, SearchReport};
use crate::grid::Grid;
use crate::solver::descent::few_clues;
use crate::solver::general::unique_solution;
use gridsieve_kernels::Isa;
use std::io;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::time::Instant;

/// With so many clues the descent ends: the search for one less has to be made for nearly every
/// grid, and finds something in the others before long.
const ENOUGH: usize = 19;

/// Keeps one puzzle.
const FIRST: Keep = Keep { minimal: false, limit: Some(NonZeroU64::MIN), fewest: true };

/// Searches a grid, which has this number in the input, for its fewest clues. The error of a
/// temporary file comes with what was found until then.
pub(super) fn search_fewest(
    desk: Desk,
    searches: &mut Searches,
    index: u64,
    grid: Grid,
) -> (GridResult, io::Result<()>) {
    let begun = Instant::now();
    let plan = desk.shared.plan;
    let (keep, mask) = (Keep { minimal: false, ..plan.keep }, plan.question.mask);
    let asked = |clues| Question { clues, mask, band_3: BandChoices::ALL };
    let collector = |clues, keep| Collector::new(desk, asked(clues), keep, index, grid);
    let isa = Isa::new(plan.engine.level()).expect("the engine runs at this level");
    let may = mask.must() | mask.free();
    let Some(descent) = few_clues(&grid, mask.must(), may, ENOUGH, isa) else {
        let report = SearchReport { end: End::Complete, counters: Counters::default() };
        let seconds = begun.elapsed().as_secs_f64();
        let mut none = collector(may.len(), keep);
        let all = grid.puzzle(may);
        if unique_solution(&all) == Some(grid) {
            none.fault(FaultKind::Missed(all));
        }
        let (mut result, temporary) = none.finish(report, seconds);
        result.proof = Some(Proof { complete: result.end != GridEnd::Failed, seconds: 0.0 });
        return (result, temporary);
    };

    let mut best = collector(descent.len(), FIRST);
    // It breaks, as it wants no more.
    let _: ControlFlow<()> = best.take(descent);
    // What is wrong with the puzzle of the descent is told, though a better one is found.
    let mut faults = std::mem::take(&mut best.faults);
    let (below, proof_seconds) = loop {
        let clues = best.question.clues.checked_sub(1).expect("a valid puzzle has clues");
        let started = Instant::now();
        let (mut below, report) = alone(desk, searches, collector(clues, FIRST));
        faults.append(&mut below.faults);
        match below.first {
            None => break (report, started.elapsed().as_secs_f64()),
            Some(_) => std::mem::replace(&mut best, below).discard(),
        }
    };
    let proved = below.end == End::Complete && faults.is_empty();
    let SearchReport { mut end, mut counters } = below;
    let mut all_found = keep.limit == FIRST.limit;
    if proved && !all_found {
        let mut all = collector(best.question.clues, keep);
        all.expected = best.first;
        let (all, report) = alone(desk, searches, all);
        end = report.end;
        all_found = end == End::Complete || all.limit_reached();
        // Where a search ends at a limit, what it counts depends on its number of threads.
        if end == End::Complete {
            counters.merge(&report.counters);
        }
        // An interrupted one may have found less than is known.
        if all.first.is_some() || !all.faults.is_empty() || all_found {
            std::mem::replace(&mut best, all).discard();
        }
    }
    best.faults.append(&mut faults);
    let seconds = begun.elapsed().as_secs_f64();
    let (mut result, temporary) = best.finish(SearchReport { end, counters }, seconds);
    if !(proved && all_found) && result.end != GridEnd::Failed {
        result.end = GridEnd::Interrupted;
    }
    let complete = proved && result.end != GridEnd::Failed;
    result.proof = Some(Proof { complete, seconds: proof_seconds });
    (result, temporary)
}

/// Searches the grid of a collector by itself, with the collector's question.
fn alone<'a>(
    desk: Desk,
    searches: &mut Searches,
    collector: Collector<'a>,
) -> (Collector<'a>, SearchReport) {
    let (question, mut one) = (collector.question, [collector]);
    let mut reports = desk.search(searches, question, &mut one);
    let [collector] = one;
    (collector, reports.pop().expect("one grid was searched"))
}
