//! The scan as a whole, with a fake engine.

mod fewest;
mod pairs;
mod self_checks;

use super::fake::{Behaviour, Fake, grid};
use super::*;
use crate::engine::Question;
use gridsieve_grids::Grid;
use std::io;
use std::num::NonZeroU64;
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
    let plain = run(&Plan::new(&Fake(right), question), source(16)).0.grids;
    for (share, window, waiting_files) in
        [(2, None, 1), (7, None, 256), (256, None, 256), (16, Some(4), 256), (16, Some(100), 3)]
    {
        for threads in [1, 3] {
            // All puzzles of a grid go to a temporary file.
            let limits = Limits { grid_puzzles: 10, window, waiting_files, ..Limits::default() };
            let plan = Plan { threads, share, limits, ..Plan::new(&Fake(uneven), question) };
            let (kept, outcome) = run(&plan, source(16));
            assert!(matches!(outcome.end, ScanEnd::Complete));
            assert_eq!((outcome.grids, outcome.puzzles), (16, 16 * 64));
            assert_eq!(kept.grids, plain, "{share} {window:?} {waiting_files} {threads}");
        }
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

/// The source has no end, and the window is full: no thread may wait for a sink that is gone.
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
    let question = Question::new(18);
    let plain = run(&Plan::new(&Fake(right), question), source(4)).0;
    for (grid_puzzles, all_puzzles) in [(10, 1 << 20), (1 << 20, 50), (10, 50)] {
        let limits = Limits { grid_puzzles, all_puzzles, waiting_files: 1, ..Limits::default() };
        let plan = Plan { threads: 3, limits, ..Plan::new(&Fake(uneven), question) };
        let (kept, outcome) = run(&plan, source(4));
        assert!(matches!(outcome.end, ScanEnd::Complete));
        assert!(kept.grids == plain.grids && outcome.puzzles == 4 * 64);
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
            "standard input:3: 3 characters instead of 81; a comment line begins with `#`"
        );
        assert!(kept.grids.iter().map(|grid| grid.1).eq([grid(0), grid(1)]));

        let plan = Plan { skip_bad: true, ..plan };
        let (kept, outcome) = run(&plan, text());
        assert!(matches!(outcome.end, ScanEnd::Complete) && outcome.skipped == 2);
        assert_eq!(
            kept.skipped[1],
            "standard input:6: 5 characters instead of 81; a comment line begins with `#`"
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
