//! The fewest clues of a grid.
//!
//! ```text
//! puzzle = that of a descent, which takes milliseconds
//! while the search for one clue less finds something:  puzzle = the first that it finds
//! ```
//!
//! Where the descent ends at 20 clues, nearly every grid has a puzzle of 19 clues, but a search for
//! one would take a tenth of the proof's time. The scan therefore searches for 18 clues next. That
//! search meets sets of 18 cells that hit all UAs known at that time but are no puzzles. With the
//! right clue added, some of these sets are puzzles of 19 clues. Only if none of them is, the scan
//! searches for 19 clues after all.
//!
//! The last of these searches was complete and found nothing, so it is the proof: a valid puzzle
//! stays valid when a clue is added, so a grid without a puzzle of n clues has none with fewer
//! either. Most grids need 18 or 19 clues; the steps before the proving search take one or two
//! percent of the time, unless there is a puzzle of 18 clues.
//!
//! The grid, the engine and the mask determine which puzzle is given: the first one that the search
//! for its number of clues finds, or the first one that another search meets, or the puzzle of the
//! descent.

use super::check::FaultKind;
use super::collector::Collector;
use super::plan::Keep;
use super::result::{GridEnd, GridResult, Proof};
use super::shared::{Searches, Worker};
use crate::engine::{BandChoices, End, NothingToSearch, Question, SearchReport};
use crate::solver::descent::Descent;
use crate::solver::general::unique_solution;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;
use std::io;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::time::Instant;

/// The number of clues at which the descent ends: nearly every grid has to be searched for one clue
/// less anyway.
const ENOUGH: usize = 19;

/// The number of sets that are nearly puzzles and are tried with another clue. Most grids that have
/// a puzzle with one clue more than the sets give one within some hundreds of tries.
const TRIES: usize = 3000;

/// Keeps one puzzle.
const FIRST: Keep = Keep { minimal: false, limit: Some(NonZeroU64::MIN), fewest: true };

/// Searches a grid, which has this number in the input, for its fewest clues. The error of a
/// temporary file comes with what was found until then.
pub(super) fn search_fewest(
    worker: Worker,
    searches: &mut Searches,
    index: u64,
    grid: Grid,
) -> (GridResult, io::Result<()>) {
    let begun = Instant::now();
    let plan = worker.shared.plan;
    let mask = plan.question.mask;
    let isa = Isa::new(plan.engine.level()).expect("the engine runs at this level");
    let may = mask.must() | mask.free();
    let mut descent = Descent::new(&grid, mask.must(), may, isa);
    let few = descent.few_clues(ENOUGH);
    from_puzzle(worker, searches, begun, (index, grid), few, descent)
}

/// The same from the puzzle on that the descent has given, which began at that time.
fn from_puzzle(
    worker: Worker,
    searches: &mut Searches,
    begun: Instant,
    (index, grid): (u64, Grid),
    few: Option<CellSet>,
    mut descent: Descent,
) -> (GridResult, io::Result<()>) {
    let plan = worker.shared.plan;
    let (keep, mask) = (Keep { minimal: false, ..plan.keep }, plan.question.mask);
    let asked = |clues| Question { clues, mask, band_3: BandChoices::ALL };
    let collector = |clues, keep| Collector::new(worker, asked(clues), keep, index, grid);
    let Some(few) = few else {
        let may = mask.must() | mask.free();
        let report = SearchReport::nothing_to_search(NothingToSearch::Mask);
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

    let mut best = collector(few.len(), FIRST);
    // It breaks, as it wants no more.
    let _: ControlFlow<()> = best.take(few);
    // A fault of this puzzle is reported even if a better puzzle is found.
    let mut faults = std::mem::take(&mut best.faults);
    let (below, proof_seconds) = loop {
        let one_less = best.question.clues.checked_sub(1).expect("a valid puzzle has clues");
        let leap = one_less == ENOUGH;
        let mut below = collector(one_less - usize::from(leap), FIRST);
        worker.begin(1.0);
        let started = Instant::now();
        let (mut report, met) = if leap {
            with_nearly(worker, searches, &mut below, &mut descent)
        } else {
            (worker.alone(searches, &mut below), None)
        };
        let mut seconds = started.elapsed().as_secs_f64();
        faults.append(&mut below.faults);
        if below.first.is_some() {
            std::mem::replace(&mut best, below).discard();
            continue;
        }
        if leap {
            let mut between = collector(one_less, FIRST);
            if let Some(met) = met {
                let _: ControlFlow<()> = between.take(met);
            } else if report.end == End::Complete {
                worker.begin(1.0);
                let started = Instant::now();
                let of_between = worker.alone(searches, &mut between);
                if between.first.is_none() {
                    (report, seconds) = (of_between, started.elapsed().as_secs_f64());
                }
            }
            faults.append(&mut between.faults);
            if between.first.is_some() {
                std::mem::replace(&mut best, between).discard();
            }
        }
        break (report, seconds);
    };
    let proved = below.end == End::Complete && faults.is_empty();
    let SearchReport { mut end, mut counters, .. } = below;
    let mut all_found = keep.limit == FIRST.limit;
    if proved && !all_found {
        let mut all = collector(best.question.clues, keep);
        all.expected = best.first;
        let report = worker.alone(searches, &mut all);
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
    worker.begin(0.0);
    best.faults.append(&mut faults);
    let seconds = begun.elapsed().as_secs_f64();
    let (mut result, temporary) = best.finish(SearchReport { end, counters, ..below }, seconds);
    if !(proved && all_found) && result.end != GridEnd::Failed {
        result.end = GridEnd::Interrupted;
    }
    let complete = proved && result.end != GridEnd::Failed;
    result.proof = Some(Proof { complete, seconds: proof_seconds });
    (result, temporary)
}

/// Searches the grid of a collector, and also for a puzzle with one clue more. The search passes on
/// sets that are nearly puzzles, and the descent looks for the clue that such a set lacks.
fn with_nearly(
    worker: Worker,
    searches: &mut Searches,
    collector: &mut Collector,
    descent: &mut Descent,
) -> (SearchReport, Option<CellSet>) {
    let (mut tries, mut met) = (0, None);
    let mut nearly = |set| {
        tries += 1;
        met = descent.with_another(set, CellSet::EMPTY);
        if met.is_some() || tries == TRIES {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let (grid, stop) = (collector.grid, worker.shared.stop);
    let report = worker.guarded(searches, |searches| {
        let search = searches.of_grids(worker, collector.question);
        let found = &mut |clues| collector.take(clues);
        search.search_with_nearly(&grid, stop, found, &mut nearly)
    });
    (report.unwrap_or_else(|kind| collector.broken(&kind)), met)
}

#[cfg(test)]
mod tests {
    use super::super::fake::{Behaviour, Fake, grid_and_clues};
    use super::super::plan::Plan;
    use super::super::shared::{Shared, UnderWay};
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU64};
    use std::time::Duration;

    /// The result from this puzzle on, whether it is one or not.
    fn result_from(few: Option<CellSet>) -> GridResult {
        let engine = Fake(|_| Behaviour::Right(Duration::ZERO));
        let plan = Plan { keep: FIRST, ..Plan::new(&engine, Question::new(1)) };
        let stop = AtomicBool::new(false);
        let shared = Shared {
            plan: &plan,
            waiting: Arc::default(),
            stop: &stop,
            kept: AtomicU64::new(0),
            spare: Arc::default(),
            under_way: vec![UnderWay::default()],
        };
        let (events, _taken) = crossbeam_channel::unbounded();
        let worker = Worker { shared: &shared, number: 0, events: &events };
        let (grid, _) = grid_and_clues();
        let descent = Descent::new(&grid, CellSet::EMPTY, CellSet::ALL, Isa::detect());
        let searches = &mut Searches::default();
        from_puzzle(worker, searches, Instant::now(), (0, grid), few, descent).0
    }

    #[test]
    fn a_descent_that_is_wrong_is_told() {
        let (grid, clues) = grid_and_clues();
        let right = result_from(Some(clues));
        assert_eq!((right.end, right.question.clues), (GridEnd::Limited, 17));
        assert!(right.proof.unwrap().complete && right.faults.is_empty());
        // A set of 18 cells that is no puzzle, though a puzzle of 17 is found then.
        let (first, others) = (clues.iter().next().unwrap(), !clues);
        let moved = (clues - CellSet::single(first)) | others.iter().take(2).collect();
        let no_puzzle = FaultKind::NotUnique(grid.puzzle(moved));
        // No puzzle, though all cells are one.
        let missed = FaultKind::Missed(grid.puzzle(CellSet::ALL));
        for (few, kind) in [(Some(moved), no_puzzle), (None, missed)] {
            let wrong = result_from(few);
            assert_eq!((wrong.end, wrong.faults.len()), (GridEnd::Failed, 1));
            assert_eq!(wrong.faults[0].kind, kind);
            assert!(!wrong.proof.unwrap().complete);
        }
    }
}
