//! Scans for the fewest clues.

use super::*;
use crate::engine::{
    End, Engine, GridSearch, NearlyFound, OnPuzzle, Question, SearchContext, SearchReport,
};
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::Level;
use std::collections::BTreeMap;
use std::num::NonZeroU64;
use std::sync::Mutex;

/// The fake engine's grids need 17; what the descent finds has more.
#[test]
fn the_fewest_clues_are_shown_or_not() {
    fn behave(wanted: &Grid) -> Behaviour {
        match number_of(wanted) {
            1 => Behaviour::Hang(0),
            2 => Behaviour::Panic,
            _ => right(wanted),
        }
    }
    static STOP: AtomicBool = AtomicBool::new(false);
    for limit in [None, NonZeroU64::new(1)] {
        let keep = Keep { fewest: true, limit, ..Keep::default() };
        let plan = Plan { keep, threads: 2, ..Plan::new(&Fake(behave), Question::new(1)) };
        STOP.store(false, Ordering::Relaxed);
        let mut found = BTreeMap::new();
        let mut take = |result: &GridResult| {
            // The others wait for the stop flag.
            STOP.fetch_or(number_of(&result.grid) == 3, Ordering::Relaxed);
            let puzzles: Vec<_> = result.found().map(|found| found.unwrap().puzzle).collect();
            assert!(puzzles.iter().all(|puzzle| puzzle.clues().len() == result.question.clues));
            let proof = result.proof.expect("it is a scan for the fewest clues");
            let known = (result.end, proof.complete, result.question.clues == 17);
            found.insert(result.index, (known, puzzles.len(), result.faults.len()));
            Ok(())
        };
        let batches = Cut::new(source(4), 0, 1, false);
        let outcome = scan_batches(&plan, Box::new(batches), &STOP, &mut take);
        assert!(matches!(outcome.end, ScanEnd::Interrupted));
        let end = limit.map_or(GridEnd::Complete, |_| GridEnd::Limited);
        assert_eq!(found[&0], ((end, true, true), 1, 0));
        assert_eq!(found[&1], ((GridEnd::Interrupted, false, false), 1, 0));
        assert_eq!(found[&2], ((GridEnd::Failed, false, false), 1, 1));
        assert_eq!(found[&3], ((end, true, true), 1, 0));
        assert_eq!(outcome.fewest.grids, BTreeMap::from([(17, 2)]));
        let unfinished: Vec<u64> = outcome.fewest.unfinished.iter().map(|grid| grid.0).collect();
        assert!(unfinished.contains(&1) && outcome.faulty == 1);
    }
}

/// The proof is there, and one puzzle; then not all are found.
#[test]
fn an_interrupted_search_for_all_keeps_what_was_found() {
    static STOP: AtomicBool = AtomicBool::new(false);
    /// Hangs when it is asked for 17 clues for the second time.
    struct Second(bool, usize);
    impl Engine for Second {
        fn name(&self) -> &'static str {
            "second"
        }
        fn level(&self) -> Level {
            Level::Scalar
        }
        fn start(&self, question: Question, _: SearchContext) -> Box<dyn GridSearch> {
            Box::new(Second(false, question.clues))
        }
    }
    impl GridSearch for Second {
        fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
            if self.1 == 17 && std::mem::replace(&mut self.0, true) {
                STOP.store(true, Ordering::Relaxed);
            }
            let question = Question::new(self.1);
            let behave = |_: &Grid| match STOP.load(Ordering::Relaxed) {
                true => Behaviour::Hang(0),
                false => Behaviour::Right(Duration::ZERO),
            };
            Fake(behave).start(question, SearchContext::default()).search(grid, stop, found)
        }
    }
    let keep = Keep { fewest: true, ..Keep::default() };
    let plan = Plan { keep, ..Plan::new(&Second(false, 0), Question::new(1)) };
    let kept = Kept { stop_at: Some((9, &STOP)), ..Kept::default() };
    let (kept, outcome) = run_into(&plan, source(1), kept);
    assert!(matches!(outcome.end, ScanEnd::Interrupted));
    assert_eq!((kept.grids[0].2, kept.grids[0].3.len()), (GridEnd::Interrupted, 1));
    assert_eq!(outcome.fewest.grids, BTreeMap::from([(17, 1)]));
}

/// The descent leads to 20 clues. The search for 18 tells of a set that is a puzzle with a clue
/// more, or it does not, or it is stopped after that.
#[test]
fn a_puzzle_of_19_clues_is_met_in_the_search_for_18() {
    const GRID: &str =
        "123456789456789231789123645215378964637594812894612357341967528572831496968245173";
    const PUZZLE: &str =
        "1...5.........92...8...3...2..3...6.6......1........57....6.....7....49...82.....";
    static ASKED: Mutex<Vec<usize>> = Mutex::new(Vec::new());
    struct Telling {
        clues: usize,
        told: Vec<CellSet>,
        end: End,
    }
    impl Engine for Telling {
        fn name(&self) -> &'static str {
            "telling"
        }
        fn level(&self) -> Level {
            Level::Scalar
        }
        fn start(&self, question: Question, _: SearchContext) -> Box<dyn GridSearch> {
            let Telling { ref told, end, .. } = *self;
            Box::new(Telling { clues: question.clues, told: told.clone(), end })
        }
    }
    impl GridSearch for Telling {
        fn search(&mut self, _: &Grid, _: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
            ASKED.lock().unwrap().push(self.clues);
            let puzzle: Puzzle = PUZZLE.parse().unwrap();
            let enough = self.clues == 19 && found(puzzle.clues()).is_break();
            let end = if enough { End::Enough } else { self.end };
            SearchReport { end, roots: 1, ..SearchReport::unsearched() }
        }
        fn search_with_nearly(
            &mut self,
            grid: &Grid,
            stop: &AtomicBool,
            found: &mut OnPuzzle,
            nearly: &mut NearlyFound,
        ) -> SearchReport {
            let sets = std::mem::take(&mut self.told);
            let more = sets.iter().take_while(|&&set| nearly(set).is_continue()).count();
            assert_eq!(more, sets.len().min(1), "it ends when a puzzle is met");
            self.search(grid, stop, found)
        }
    }
    let (grid, puzzle): (Grid, Puzzle) = (GRID.parse().unwrap(), PUZZLE.parse().unwrap());
    let lacks = |from, to| {
        (from..to).fold(puzzle.clues(), |set, place| {
            set - CellSet::single(puzzle.clues().iter().nth(place).unwrap())
        })
    };
    let keep = Keep { fewest: true, limit: NonZeroU64::new(1), ..Keep::default() };
    let hopeless = lacks(0, 5);
    for (told, end, asked, ends) in [
        (vec![hopeless, lacks(3, 4), lacks(4, 5)], End::Complete, vec![18], GridEnd::Limited),
        (vec![hopeless], End::Complete, vec![18, 19], GridEnd::Limited),
        (Vec::new(), End::Complete, vec![18, 19], GridEnd::Limited),
        (vec![hopeless, lacks(0, 1)], End::Interrupted, vec![18], GridEnd::Interrupted),
    ] {
        ASKED.lock().unwrap().clear();
        let engine = Telling { clues: 0, told, end };
        let plan = Plan { keep, ..Plan::new(&engine, Question::new(1)) };
        let (kept, outcome) = run(&plan, Box::new([Ok(grid)].into_iter()));
        assert_eq!(*ASKED.lock().unwrap(), asked);
        let (_, _, found, puzzles) = &kept.grids[0];
        let puzzle: Puzzle = puzzles[0].parse().unwrap();
        assert_eq!((*found, puzzles.len(), puzzle.clues().len()), (ends, 1, 19));
        assert!(kept.faults.is_empty());
        let proved = end == End::Complete;
        assert_eq!(outcome.fewest.grids.get(&19), proved.then_some(&1));
        assert_eq!(outcome.fewest.unfinished.is_empty(), proved);
    }
}

/// An engine that finds a puzzle only when it is asked for one is wrong.
#[test]
fn what_the_descent_found_must_be_among_all() {
    struct Blind;
    impl Engine for Blind {
        fn name(&self) -> &'static str {
            "blind"
        }
        fn level(&self) -> Level {
            Level::Scalar
        }
        fn start(&self, _: Question, _: SearchContext) -> Box<dyn GridSearch> {
            Box::new(Blind)
        }
    }
    impl GridSearch for Blind {
        fn search(&mut self, _: &Grid, _: &AtomicBool, _: &mut OnPuzzle) -> SearchReport {
            SearchReport { end: End::Complete, roots: 1, ..SearchReport::unsearched() }
        }
    }
    let keep = Keep { fewest: true, ..Keep::default() };
    let plan = Plan { keep, ..Plan::new(&Blind, Question::new(1)) };
    let (kept, outcome) = run(&plan, source(1));
    assert!(kept.grids[0].2 == GridEnd::Failed && outcome.fewest.grids.is_empty());
    assert!(kept.faults[0].ends_with(" was not found"), "{:?}", kept.faults);
}
