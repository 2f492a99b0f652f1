//! Scans of pairs of bands.

use super::super::fake::grid_and_clues;
use super::*;
use crate::engine::bands::Task;
use crate::engine::{End, Engine, GridSearch, OnPuzzleOf, Question, SearchContext, SearchReport};
use crate::solver::general::unique_solution;
use gridsieve_grids::CellSet;
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::Canonical;
use std::ops::ControlFlow;

/// Each pair has two tasks, whose grids are copies of each other.
struct Pairs {
    behave: fn(&Grid) -> Behaviour,
    /// Reports what is not asked for, too.
    everything: bool,
}

impl PairEngine for Pairs {
    fn start(&self, clues: usize, context: SearchContext) -> Box<dyn PairSearch> {
        let search = Fake(self.behave).start(Question::new(clues), context);
        Box::new(SearchOfPairs { search, everything: self.everything })
    }
}

struct SearchOfPairs {
    search: Box<dyn GridSearch>,
    everything: bool,
}

impl PairSearch for SearchOfPairs {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        let number = number_of(pair);
        let task = |number| Task { grid: grid(number), strict: [false; 2], stack_limit: None };
        [number, number + 1].map(task).to_vec()
    }

    fn tasks_in_grid(&mut self, _: &Grid) -> Vec<Vec<Task>> {
        unreachable!("there are no canaries")
    }

    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut OnPuzzleOf,
    ) -> SearchReport {
        let mut reports = tasks.iter().enumerate().map(|(number, task)| {
            self.search.search(&task.grid, stop, &mut |clues| match self.everything
                || task.asks_for(clues)
            {
                true => found(number, clues),
                false => ControlFlow::Continue(()),
            })
        });
        let mut all = reports.next().expect("there are two tasks");
        for report in reports {
            all.counters.merge(&report.counters);
        }
        all
    }
}

#[test]
fn pairs_of_bands_have_the_canonical_puzzles_of_their_tasks() {
    let run = |engine: &Pairs, index, threads| {
        let census = Some(Census { engine, index });
        let unused = Fake(right);
        run(&Plan { census, threads, share: 5, ..Plan::new(&unused, Question::new(18)) }, source(4))
    };
    let (first, clues) = grid_and_clues();
    // A clue more in band 3, of which the puzzle has one less than of the others.
    let band_3: CellSet = (54..81).collect();
    let expected = (band_3 - clues).len();
    let engine = &Pairs { behave: uneven, everything: false };
    for threads in [1, 3] {
        let (kept, outcome) = run(engine, PuzzleIndex::Omitted, threads);
        assert!(matches!(outcome.end, ScanEnd::Complete) && kept.faults.is_empty());
        assert_eq!((outcome.complete, outcome.puzzles), (4, 4 * expected as u64));
        assert_eq!(outcome.counters.counts(), [("searches", 8), ("tasks", 8)]);
        assert_eq!(kept.progress.puzzles, outcome.puzzles);
        let canonical = Canonical::new(&first, clues | CellSet::single(80)).puzzle().to_string();
        for (number, (index, pair, end, puzzles)) in kept.grids.iter().enumerate() {
            assert_eq!((*index, *pair), (number as u64, grid(number)));
            assert_eq!((*end, puzzles.len()), (GridEnd::Complete, expected));
            assert!(clues.contains(80) || puzzles.contains(&canonical));
            assert_eq!(*puzzles, kept.grids[0].3);
        }
    }

    let (kept, outcome) = run(&Pairs { behave: right, everything: true }, PuzzleIndex::Omitted, 2);
    assert_eq!((outcome.complete, outcome.faulty), (0, 4));
    assert!(kept.faults[0].contains("is for another pair of bands to find"));
    // One of them once more than the rest.
    let again = |_: &Grid| {
        let (_, clues) = grid_and_clues();
        let added = (54..81).find(|&cell| !clues.contains(cell)).unwrap();
        Behaviour::Also(vec![clues | CellSet::single(added)])
    };
    let (kept, outcome) = run(&Pairs { behave: again, everything: false }, PuzzleIndex::Omitted, 2);
    assert_eq!((outcome.faulty, kept.faults.len()), (4, 8));
    assert!(kept.faults.iter().all(|fault| fault.ends_with(" was found twice")));
    let behave = |pair: &Grid| match number_of(pair) {
        0 => Behaviour::Panic,
        _ => Behaviour::Right(Duration::ZERO),
    };
    let (kept, outcome) = run(&Pairs { behave, everything: false }, PuzzleIndex::Included, 1);
    assert_eq!((outcome.complete, outcome.faulty), (3, 1));
    assert!(kept.faults[0].contains("the search broke down: a fake panic"));
}

/// The puzzles of pairs come with the ranks of their grids if that was asked for.
#[test]
fn puzzles_of_pairs_know_the_ranks_of_their_grids() {
    let (first, clues) = grid_and_clues();
    let rank = whole::rank(&first);
    for (index, expected) in [(PuzzleIndex::Omitted, None), (PuzzleIndex::Included, Some(rank))] {
        let engine = &Pairs { behave: right, everything: false };
        let census = Some(Census { engine, index });
        let unused = Fake(right);
        let plan = Plan { census, ..Plan::new(&unused, Question::new(18)) };
        let mut seen = 0;
        let mut sink = |result: &GridResult| {
            for found in result.found().map(Result::unwrap) {
                assert_eq!((found.index, found.catalogue_index), (result.index, expected));
                assert_eq!(unique_solution(&found.puzzle), whole::unrank(rank));
                seen += 1;
            }
            Ok(())
        };
        scan(&plan, source(2), &AtomicBool::new(false), &mut sink);
        assert_eq!(seen, 2 * (27 - (clues & (54..81).collect()).len()));
    }
}

/// Each pair has tasks of two grids that are no copies of each other, with a puzzle each.
struct TwoGrids;

impl PairEngine for TwoGrids {
    fn start(&self, _: usize, _: SearchContext) -> Box<dyn PairSearch> {
        Box::new(TwoGrids)
    }
}

impl PairSearch for TwoGrids {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        let other = whole::unrank(0).unwrap();
        [*pair, other].map(|grid| Task { grid, strict: [false; 2], stack_limit: None }).to_vec()
    }

    fn tasks_in_grid(&mut self, _: &Grid) -> Vec<Vec<Task>> {
        unreachable!("there are no canaries")
    }

    fn search(&mut self, tasks: &[Task], _: &AtomicBool, found: &mut OnPuzzleOf) -> SearchReport {
        for task in 0..tasks.len() {
            assert!(found(task, CellSet::ALL - CellSet::single(0)).is_continue());
        }
        SearchReport { end: End::Complete, roots: 1, ..SearchReport::unsearched() }
    }
}

#[test]
fn each_puzzle_of_a_pair_has_the_rank_of_its_own_grid() {
    let census = Some(Census { engine: &TwoGrids, index: PuzzleIndex::Included });
    let unused = Fake(right);
    let plan = Plan { census, ..Plan::new(&unused, Question::new(80)) };
    let mut ranks = Vec::new();
    let mut sink = |result: &GridResult| {
        for found in result.found().map(Result::unwrap) {
            let rank = found.catalogue_index.unwrap();
            assert_eq!(unique_solution(&found.puzzle), whole::unrank(rank));
            ranks.push(rank);
        }
        Ok(())
    };
    scan(&plan, source(1), &AtomicBool::new(false), &mut sink);
    assert_eq!(ranks, [0, whole::rank(&grid(0))]);
}
