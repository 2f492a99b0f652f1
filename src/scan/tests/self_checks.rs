//! Engines that break down or answer wrongly.

use super::super::fake::grid_and_clues;
use super::*;
use crate::engine::{Engine, GridSearch, Question, SearchContext, SearchReport};
use gridsieve_grids::{CellSet, Puzzle};
use gridsieve_kernels::Level;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

#[test]
fn a_breakdown_takes_no_other_grid_of_its_group_with_it() {
    fn sixth(grid: &Grid) -> Behaviour {
        if number_of(grid) == 5 { Behaviour::Panic } else { right(grid) }
    }
    let plan = Plan { share: 9, ..Plan::new(&Fake(sixth), Question::new(17)) };
    let (kept, outcome) = run(&plan, source(9));
    assert_eq!((outcome.grids, outcome.complete, outcome.faulty), (9, 8, 1));
    for (index, _, end, puzzles) in kept.grids {
        let broken = index == 5;
        assert_eq!((end == GridEnd::Failed, puzzles.len()), (broken, usize::from(!broken)));
    }
    assert_eq!(kept.progress, Progress { grids: 9, puzzles: 8, parts: 0.0 });
}

/// Each of them by itself passes, so it is how they are searched together. Puzzles that were handed
/// on before it broke down are not handed on again.
#[test]
fn a_breakdown_of_a_group_alone_is_told() {
    struct Together(Question);
    impl Engine for Together {
        fn name(&self) -> &'static str {
            "together"
        }
        fn level(&self) -> Level {
            Level::Scalar
        }
        fn start(&self, question: Question, _: SearchContext) -> Box<dyn GridSearch> {
            Box::new(Together(question))
        }
        fn grouping(&self) -> crate::engine::Grouping {
            Fake(right).grouping()
        }
    }
    impl GridSearch for Together {
        fn search(
            &mut self,
            grid: &Grid,
            stop: &AtomicBool,
            found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
        ) -> SearchReport {
            Fake(right).start(self.0, SearchContext::default()).search(grid, stop, found)
        }
        fn search_group(
            &mut self,
            grids: &[Grid],
            stop: &AtomicBool,
            found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
        ) -> Vec<SearchReport> {
            let first = self.search(&grids[0], stop, &mut |clues| found(0, clues));
            if grids.len() == 1 {
                return vec![first];
            }
            let mut taken = 0;
            let some = &mut |clues| {
                taken += 1;
                if taken > 20 { ControlFlow::Break(()) } else { found(1, clues) }
            };
            self.search(&grids[1], stop, some);
            panic!("a fake panic");
        }
    }
    #[derive(Default)]
    struct Told(Vec<(u64, Puzzle)>, BTreeMap<u64, (GridEnd, u64)>, Vec<String>);
    impl Sink for Told {
        fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
            self.1.insert(result.index, (result.end, result.puzzles.count()));
            self.2.extend(result.faults.iter().map(ToString::to_string));
            Ok(())
        }
        fn found(&mut self, found: &FoundPuzzle) -> Result<(), SinkError> {
            self.0.push((found.index, found.puzzle));
            Ok(())
        }
    }
    for unordered in [false, true] {
        let question = Question::new(18);
        let engine = Together(question);
        let plan = Plan { share: 9, unordered, ..Plan::new(&engine, question) };
        let mut told = Told::default();
        let outcome = scan(&plan, source(9), &AtomicBool::new(false), &mut told);
        // Three groups of three.
        assert_eq!((outcome.grids, outcome.puzzles, outcome.faulty), (9, 9 * 64, 3));
        for (index, (end, puzzles)) in told.1 {
            let expected = if index < 3 { GridEnd::Failed } else { GridEnd::Complete };
            assert_eq!((end, puzzles), (expected, 64), "{index}");
        }
        assert_eq!(told.2.len(), 3);
        assert!(told.2.iter().all(|fault| fault.contains("broke down: a fake panic")));
        let all = told.0.len();
        told.0.sort_by_key(|(index, puzzle)| (*index, puzzle.to_string()));
        told.0.dedup();
        let expected = if unordered { 9 * 64 } else { 0 };
        assert_eq!((all, told.0.len()), (expected, expected));
    }
}

#[test]
fn failed_self_checks_are_reported_and_left_out() {
    fn wrong(wanted: &Grid) -> Behaviour {
        let (_, clues) = grid_and_clues();
        let first = CellSet::single(clues.iter().next().unwrap());
        let absent = CellSet::single((!clues).iter().next().unwrap());
        match number_of(wanted) {
            0 => Behaviour::Also(vec![clues - first]),
            1 => Behaviour::Also(vec![(clues - first) | absent]),
            2 => Behaviour::Also(vec![clues]),
            3 => Behaviour::Panic,
            _ => right(wanted),
        }
    }
    let plan = Plan { threads: 2, ..Plan::new(&Fake(wrong), Question::new(17)) };
    let (kept, outcome) = run(&plan, source(6));
    let found: Vec<_> = kept.grids.iter().map(|grid| (grid.2, grid.3.len())).collect();
    let (failed, complete) = (GridEnd::Failed, GridEnd::Complete);
    assert_eq!(
        found,
        [(failed, 1), (failed, 1), (failed, 1), (failed, 0), (complete, 1), (complete, 1)]
    );
    assert!(matches!(outcome.end, ScanEnd::Complete) && outcome.faulty == 4);
    for (fault, text) in kept.faults.iter().zip([
        "has 16 clues",
        "has more than one solution",
        "was found twice",
        "the search broke down: a fake panic",
    ]) {
        assert!(fault.contains(text), "{fault}");
    }
    assert!(kept.faults[1].starts_with(&format!("self-check failed: grid 1 ({}): ", grid(1))));
}
