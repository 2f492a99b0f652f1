//! The scan as a whole, with a fake engine.

use super::fake::{Behaviour, Fake, grid, grid_and_clues};
use super::*;
use crate::catalogue::whole;
use crate::engine::bands::Task;
use crate::engine::{
    Company, Counters, End, Engine, GridSearch, NearlyFound, Question, SearchReport,
};
use crate::grid::symmetry::Canonical;
use crate::grid::{CellSet, Grid, Puzzle};
use crate::solver::general::unique_solution;
use gridsieve_kernels::Level;
use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// Keeps everything that it is given.
#[derive(Default)]
struct Kept {
    grids: Vec<(u64, Grid, GridEnd, Vec<String>)>,
    faults: Vec<String>,
    skipped: Vec<String>,
    flushes: usize,
    progress: Progress,
    /// Fails at this grid.
    fail_at: Option<(u64, io::ErrorKind)>,
    /// Raises the stop flag at this grid.
    stop_at: Option<(u64, &'static AtomicBool)>,
}

impl Sink for Kept {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        if let Some((index, kind)) = self.fail_at
            && index == result.index
        {
            return Err(SinkError::Output(kind.into()));
        }
        if let Some((index, stop)) = self.stop_at
            && index == result.index
        {
            stop.store(true, Ordering::Relaxed);
        }
        let puzzles: Vec<_> =
            result.found().map(|found| found.unwrap().puzzle.to_string()).collect();
        assert!(puzzles.is_sorted() && puzzles.len() as u64 == result.puzzles.count());
        self.grids.push((result.index, result.grid, result.end, puzzles));
        self.faults.extend(result.faults.iter().map(ToString::to_string));
        Ok(())
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        self.flushes += 1;
        Ok(())
    }

    fn skipped(&mut self, line: &InputError) {
        self.skipped.push(line.to_string());
    }

    fn progress(&mut self, progress: Progress) {
        self.progress = progress;
    }
}

fn source(grids: usize) -> Source {
    Box::new((0..grids).map(|number| Ok(grid(number))))
}

fn run(plan: &Plan, source: Source) -> (Kept, Outcome) {
    run_into(plan, source, Kept::default())
}

fn run_into(plan: &Plan, source: Source, mut kept: Kept) -> (Kept, Outcome) {
    let own = AtomicBool::new(false);
    let stop = kept.stop_at.map_or(&own, |(_, stop)| stop);
    let outcome = scan(plan, source, stop, &mut kept);
    (kept, outcome)
}

fn right(_: &Grid) -> Behaviour {
    Behaviour::Right(Duration::ZERO)
}

/// Delays that differ from grid to grid.
fn uneven(grid: &Grid) -> Behaviour {
    Behaviour::Right(Duration::from_millis(u64::from(grid.digit(8)) % 4 * 3))
}

fn number_of(wanted: &Grid) -> usize {
    (0..50).find(|&number| grid(number) == *wanted).unwrap()
}

#[test]
fn results_come_in_input_order_for_any_number_of_threads() {
    for threads in [1, 2, 4] {
        for window in [1, 3, 200] {
            let limits = Limits { window: Some(window), ..Limits::default() };
            let plan = Plan { threads, limits, ..Plan::new(&Fake(uneven), Question::new(18)) };
            let (kept, outcome) = run(&plan, source(12));
            assert!(matches!(outcome.end, ScanEnd::Complete));
            assert_eq!((outcome.grids, outcome.complete, outcome.puzzles), (12, 12, 12 * 64));
            assert_eq!(outcome.counters.counts(), [("searches", 12)]);
            assert_eq!(kept.progress, Progress { grids: 12, puzzles: 12 * 64, parts: 0.0 });
            assert!(kept.flushes > 0);
            for (number, (index, found, end, puzzles)) in kept.grids.iter().enumerate() {
                assert_eq!((*index, *found), (number as u64, grid(number)));
                assert_eq!((*end, puzzles.len()), (GridEnd::Complete, 64));
            }
        }
    }
}

/// Whatever is searched together, and however little may wait for its turn.
#[test]
fn groups_of_grids_give_the_same_results() {
    let question = Question::new(18);
    let plain = run(&Plan::new(&Fake(right), question), source(40)).0.grids;
    for (share, window, waiting_files) in
        [(2, None, 1), (7, None, 256), (256, None, 256), (40, Some(4), 256), (40, Some(100), 3)]
    {
        for threads in [1, 3] {
            // All puzzles of a grid go to a temporary file.
            let limits = Limits { grid_puzzles: 10, window, waiting_files, ..Limits::default() };
            let plan = Plan { threads, share, limits, ..Plan::new(&Fake(uneven), question) };
            let (kept, outcome) = run(&plan, source(40));
            assert!(matches!(outcome.end, ScanEnd::Complete));
            assert_eq!((outcome.grids, outcome.puzzles), (40, 40 * 64));
            assert_eq!(kept.grids, plain, "{share} {window:?} {waiting_files} {threads}");
        }
    }
}

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
        fn start_with(&self, question: Question, _: Company) -> Box<dyn GridSearch> {
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
            Fake(right).start(self.0).search(grid, stop, found)
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
fn no_grids_are_a_complete_scan() {
    let (kept, outcome) = run(&Plan::new(&Fake(right), Question::new(17)), source(0));
    assert!(matches!(outcome.end, ScanEnd::Complete) && kept.grids.is_empty());
}

#[test]
fn a_slow_grid_holds_the_others_back_only_at_the_window() {
    static BEGUN: AtomicUsize = AtomicUsize::new(0);
    static AHEAD: AtomicUsize = AtomicUsize::new(0);
    fn slow(wanted: &Grid) -> Behaviour {
        BEGUN.fetch_add(1, Ordering::SeqCst);
        if *wanted == grid(0) {
            // Long enough for the others to come as far as they may.
            while BEGUN.load(Ordering::SeqCst) < 10 {
                std::thread::sleep(Duration::from_millis(1));
            }
            std::thread::sleep(Duration::from_millis(200));
            AHEAD.store(BEGUN.load(Ordering::SeqCst), Ordering::SeqCst);
        }
        right(wanted)
    }
    let limits = Limits { window: Some(10), ..Limits::default() };
    let plan = Plan { threads: 2, limits, ..Plan::new(&Fake(slow), Question::new(17)) };
    let (kept, _) = run(&plan, source(40));
    assert_eq!((kept.grids.len(), AHEAD.load(Ordering::SeqCst)), (40, 10));
}

/// The source has no end, and the window is full: nobody may wait for a sink that is gone.
#[test]
fn a_sink_that_panics_ends_the_scan() {
    struct Panics;
    impl Sink for Panics {
        fn grid(&mut self, _: &GridResult) -> Result<(), SinkError> {
            std::thread::sleep(Duration::from_millis(100));
            panic!("the sink broke down");
        }
    }
    let limits = Limits { window: Some(2), ..Limits::default() };
    let plan = Plan { threads: 2, limits, ..Plan::new(&Fake(right), Question::new(17)) };
    let source = Box::new((0..).map(|number| Ok(grid(number % 50))));
    let stop = AtomicBool::new(false);
    let scan = || scan(&plan, source, &stop, &mut Panics);
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(scan)).is_err());
}

#[test]
fn spilled_results_are_the_same_and_few_files_wait() {
    let question = Question::new(19);
    let plain = run(&Plan::new(&Fake(right), question), source(4)).0;
    for (grid_puzzles, all_puzzles) in [(100, 1 << 20), (1 << 20, 500), (100, 500)] {
        let limits = Limits { grid_puzzles, all_puzzles, waiting_files: 1, ..Limits::default() };
        let plan = Plan { threads: 3, limits, ..Plan::new(&Fake(uneven), question) };
        let (kept, outcome) = run(&plan, source(4));
        assert!(matches!(outcome.end, ScanEnd::Complete));
        assert!(kept.grids == plain.grids && outcome.puzzles == 4 * 64 * 63 / 2);
    }
}

#[test]
fn minimal_and_limited_puzzles() {
    let keep = |minimal, limit| Keep { minimal, limit: NonZeroU64::new(limit), fewest: false };
    for (clues, kept, found, end) in [
        (17, keep(true, 0), 1, GridEnd::Complete),
        (17, keep(true, 1), 1, GridEnd::Limited),
        (17, keep(false, 2), 1, GridEnd::Complete),
        (18, keep(true, 0), 0, GridEnd::Complete),
        (18, keep(true, 1), 0, GridEnd::Complete),
        (18, keep(false, 5), 5, GridEnd::Limited),
    ] {
        let plan = Plan { keep: kept, ..Plan::new(&Fake(right), Question::new(clues)) };
        let (kept, outcome) = run(&plan, source(2));
        assert!(kept.grids.iter().all(|grid| grid.2 == end && grid.3.len() == found));
        assert_eq!(outcome.limited, if end == GridEnd::Limited { 2 } else { 0 });
        assert!(matches!(outcome.end, ScanEnd::Complete));
    }
}

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
        fn start_with(&self, question: Question, _: Company) -> Box<dyn GridSearch> {
            Box::new(Second(false, question.clues))
        }
    }
    impl GridSearch for Second {
        fn search(
            &mut self,
            grid: &Grid,
            stop: &AtomicBool,
            found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
        ) -> SearchReport {
            if self.1 == 17 && std::mem::replace(&mut self.0, true) {
                STOP.store(true, Ordering::Relaxed);
            }
            let question = Question::new(self.1);
            let behave = |_: &Grid| match STOP.load(Ordering::Relaxed) {
                true => Behaviour::Hang(0),
                false => Behaviour::Right(Duration::ZERO),
            };
            Fake(behave).start(question).search(grid, stop, found)
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
        fn start_with(&self, question: Question, _: Company) -> Box<dyn GridSearch> {
            let Telling { ref told, end, .. } = *self;
            Box::new(Telling { clues: question.clues, told: told.clone(), end })
        }
    }
    impl GridSearch for Telling {
        fn search(
            &mut self,
            _: &Grid,
            _: &AtomicBool,
            found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
        ) -> SearchReport {
            ASKED.lock().unwrap().push(self.clues);
            let puzzle: Puzzle = PUZZLE.parse().unwrap();
            let enough = self.clues == 19 && found(puzzle.clues()).is_break();
            let end = if enough { End::Enough } else { self.end };
            SearchReport { end, counters: Counters::default() }
        }
        fn search_with_nearly(
            &mut self,
            grid: &Grid,
            stop: &AtomicBool,
            found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
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
        fn start_with(&self, _: Question, _: Company) -> Box<dyn GridSearch> {
            Box::new(Blind)
        }
    }
    impl GridSearch for Blind {
        fn search(
            &mut self,
            _: &Grid,
            _: &AtomicBool,
            _: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
        ) -> SearchReport {
            SearchReport { end: End::Complete, counters: Counters::default() }
        }
    }
    let keep = Keep { fewest: true, ..Keep::default() };
    let plan = Plan { keep, ..Plan::new(&Blind, Question::new(1)) };
    let (kept, outcome) = run(&plan, source(1));
    assert!(kept.grids[0].2 == GridEnd::Failed && outcome.fewest.grids.is_empty());
    assert!(kept.faults[0].ends_with(" was not found"), "{:?}", kept.faults);
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

#[test]
fn an_interrupted_scan_hands_on_what_was_found() {
    fn hang(wanted: &Grid) -> Behaviour {
        match number_of(wanted) {
            0..4 => right(wanted),
            number => Behaviour::Hang(number),
        }
    }
    static STOP: AtomicBool = AtomicBool::new(false);
    let plan = Plan { threads: 3, ..Plan::new(&Fake(hang), Question::new(18)) };
    let kept = Kept { stop_at: Some((3, &STOP)), ..Kept::default() };
    // The source would never end either.
    let waiting = std::iter::from_fn(|| {
        std::thread::sleep(Duration::from_secs(600));
        None
    });
    let (kept, outcome) = run_into(&plan, Box::new(source(7).chain(waiting)), kept);
    assert!(matches!(outcome.end, ScanEnd::Interrupted));
    assert_eq!(outcome.complete, 4);
    assert!(kept.grids.is_sorted_by_key(|grid| grid.0) && kept.grids.len() <= 7);
    for (index, _, end, puzzles) in &kept.grids[4..] {
        assert_eq!((*end, puzzles.len() as u64), (GridEnd::Interrupted, *index));
    }
}

#[test]
fn a_sink_that_fails_ends_the_scan() {
    for kind in [io::ErrorKind::BrokenPipe, io::ErrorKind::StorageFull] {
        let plan = Plan { threads: 2, ..Plan::new(&Fake(right), Question::new(17)) };
        let kept = Kept { fail_at: Some((2, kind)), ..Kept::default() };
        let endless = (0..).map(|number| Ok(grid(number % 100)));
        let (kept, outcome) = run_into(&plan, Box::new(endless), kept);
        let ScanEnd::Failed(ScanError::Sink(error)) = outcome.end else { panic!() };
        assert_eq!(error.is_closed_pipe(), kind == io::ErrorKind::BrokenPipe);
        assert_eq!((kept.grids.len(), outcome.grids), (2, 2));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_temporary_disk_ends_the_scan() {
    fn full() -> io::Result<std::fs::File> {
        std::fs::OpenOptions::new().read(true).write(true).open("/dev/full")
    }
    let limits = Limits { grid_puzzles: 300, open_temporary: full, ..Limits::default() };
    let plan = Plan { limits, ..Plan::new(&Fake(right), Question::new(19)) };
    let (kept, outcome) = run(&plan, source(5));
    assert!(matches!(outcome.end, ScanEnd::Failed(ScanError::Temporary(_))));
    // The worker may have met the full disk again before it was stopped.
    for (_, _, end, puzzles) in &kept.grids {
        assert_eq!((*end, puzzles.len()), (GridEnd::Interrupted, 301));
    }
    assert!((1..=2).contains(&kept.grids.len()));
}

#[test]
fn bad_lines_end_the_scan_after_the_grids_before_or_are_skipped() {
    let text = || {
        let (a, b) = (grid(0), grid(1));
        let text = format!("{a}\n{b}\nbad\n{a}\n\nworse\n{b}");
        let stream = Input::stream("standard input", io::Cursor::new(text));
        stream.source(0..u64::MAX).unwrap()
    };
    for threads in [1, 2] {
        let plan = Plan { threads, ..Plan::new(&Fake(uneven), Question::new(17)) };
        let (kept, outcome) = run(&plan, text());
        let ScanEnd::Failed(ScanError::Input(error)) = outcome.end else { panic!() };
        assert_eq!(
            error.to_string(),
            "standard input:3: 3 characters instead of 81; a line of other words begins with `#`"
        );
        assert!(kept.grids.iter().map(|grid| grid.1).eq([grid(0), grid(1)]));

        let plan = Plan { skip_bad: true, ..plan };
        let (kept, outcome) = run(&plan, text());
        assert!(matches!(outcome.end, ScanEnd::Complete) && outcome.skipped == 2);
        assert_eq!(
            kept.skipped[1],
            "standard input:6: 5 characters instead of 81; a line of other words begins with `#`"
        );
        assert!(kept.grids.iter().map(|grid| grid.0).eq(0..4));
    }
}

#[test]
fn results_do_not_wait_for_more_input() {
    // The second grid arrives only when the first one's result was handed on.
    static WRITTEN: AtomicBool = AtomicBool::new(false);
    struct Tell;
    impl Sink for Tell {
        fn grid(&mut self, _: &GridResult) -> Result<(), SinkError> {
            Ok(())
        }
        fn flush(&mut self) -> Result<(), SinkError> {
            WRITTEN.store(true, Ordering::SeqCst);
            Ok(())
        }
    }
    let later = (0..2).map(|number| {
        while number == 1 && !WRITTEN.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(grid(number))
    });
    let plan = Plan { threads: 2, ..Plan::new(&Fake(right), Question::new(17)) };
    let outcome = scan(&plan, Box::new(later), &AtomicBool::new(false), &mut Tell);
    assert_eq!(outcome.grids, 2);
}

/// Each pair has two tasks, whose grids are copies of each other.
struct Pairs {
    behave: fn(&Grid) -> Behaviour,
    /// Reports what is not asked for, too.
    everything: bool,
}

impl PairEngine for Pairs {
    fn start(&self, clues: usize, company: Company) -> Box<dyn PairSearch> {
        let search = Fake(self.behave).start_with(Question::new(clues), company);
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
        let task = |number| Task { grid: grid(number), strict: [false; 2], crosswise: None };
        [number, number + 1].map(task).to_vec()
    }

    fn search(
        &mut self,
        tasks: &[Task],
        stop: &AtomicBool,
        found: &mut dyn FnMut(usize, CellSet) -> ControlFlow<()>,
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
    let run = |engine: &Pairs, told, threads| {
        let census = Some(Census { engine, told });
        let unused = Fake(right);
        run(&Plan { census, threads, share: 5, ..Plan::new(&unused, Question::new(18)) }, source(4))
    };
    let (first, clues) = grid_and_clues();
    // A clue more in band 3, of which the puzzle has one less than of the others.
    let band_3: CellSet = (54..81).collect();
    let expected = (band_3 - clues).len();
    let engine = &Pairs { behave: uneven, everything: false };
    for threads in [1, 3] {
        let (kept, outcome) = run(engine, Told::Puzzle, threads);
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

    let (kept, outcome) = run(&Pairs { behave: right, everything: true }, Told::Puzzle, 2);
    assert_eq!((outcome.complete, outcome.faulty), (0, 4));
    assert!(kept.faults[0].contains("has most clues in a band and a stack not asked for"));
    // One of them once more than the rest.
    let again = |_: &Grid| {
        let (_, clues) = grid_and_clues();
        let added = (54..81).find(|&cell| !clues.contains(cell)).unwrap();
        Behaviour::Also(vec![clues | CellSet::single(added)])
    };
    let (kept, outcome) = run(&Pairs { behave: again, everything: false }, Told::Puzzle, 2);
    assert_eq!((outcome.faulty, kept.faults.len()), (4, 8));
    assert!(kept.faults.iter().all(|fault| fault.ends_with(" was found twice")));
    let behave = |pair: &Grid| match number_of(pair) {
        0 => Behaviour::Panic,
        _ => Behaviour::Right(Duration::ZERO),
    };
    let (kept, outcome) = run(&Pairs { behave, everything: false }, Told::Index, 1);
    assert_eq!((outcome.complete, outcome.faulty), (3, 1));
    assert!(kept.faults[0].contains("the search broke down: a fake panic"));
}

/// The puzzles of pairs come with the ranks of their grids if that was asked for.
#[test]
fn puzzles_of_pairs_know_the_ranks_of_their_grids() {
    let (first, clues) = grid_and_clues();
    let rank = whole::rank(&first);
    for (told, index) in [(Told::Puzzle, None), (Told::Index, Some(rank))] {
        let engine = &Pairs { behave: right, everything: false };
        let census = Some(Census { engine, told });
        let unused = Fake(right);
        let plan = Plan { census, ..Plan::new(&unused, Question::new(18)) };
        let mut seen = 0;
        let mut sink = |result: &GridResult| {
            for found in result.found().map(Result::unwrap) {
                assert_eq!((found.index, found.catalogue_index), (result.index, index));
                assert_eq!(unique_solution(&found.puzzle), whole::unrank(rank));
                seen += 1;
            }
            Ok(())
        };
        scan(&plan, source(2), &AtomicBool::new(false), &mut sink);
        assert_eq!(seen, 2 * (27 - (clues & (54..81).collect()).len()));
    }
}
