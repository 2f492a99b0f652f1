//! What is written of a scan with a fake engine.

use super::*;
use fake::{Behaviour, Fake, PUZZLE, grid};
use gridsieve::engine::Question;
use gridsieve::scan::{Limits, Outcome, Plan, ScanEnd, ScanError, Sink, SinkError, scan};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

#[allow(dead_code, reason = "the tests of scans use all of it")]
#[path = "../../../tests/support/fake.rs"]
mod fake;

struct Writing<W>(Format, W);

impl<W: Write> Sink for Writing<W> {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        write_grid(self.0, &mut self.1, result, &Default::default())
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        self.1.flush().map_err(SinkError::Output)
    }
}

fn written<W: Write>(format: Format, clues: usize, limits: Limits, out: W) -> (W, Outcome) {
    let engine = Fake(|_| Behaviour::Right(Duration::ZERO));
    let plan = Plan { limits, ..Plan::new(&engine, Question::new(clues)) };
    let mut sink = Writing(format, out);
    let source = Box::new([0, 1].into_iter().map(|number| Ok(grid(number))));
    let outcome = scan(&plan, source, &AtomicBool::new(false), &mut sink);
    (sink.1, outcome)
}

#[test]
fn text_and_objects_tell_the_same() {
    // The second time through a temporary file.
    for grid_puzzles in [1000, 10] {
        let limits = Limits { grid_puzzles, small: 5, ..Limits::default() };
        let text = String::from_utf8(written(Format::Text, 18, limits, Vec::new()).0).unwrap();
        let objects = written(Format::Jsonl, 18, limits, Vec::new()).0;
        let objects = String::from_utf8(objects).unwrap();
        let mut puzzles = Vec::new();
        for (index, line) in objects.lines().enumerate() {
            let object: serde_json::Value = serde_json::from_str(line).unwrap();
            assert_eq!(object["index"], index);
            assert_eq!(object["grid"], grid(index).to_string());
            assert_eq!((&object["clues"], &object["found"]), (&18.into(), &64.into()));
            assert_eq!(object["complete"], true);
            assert_eq!(object["counters"]["searches"], 1);
            assert!(object["seconds"].is_f64());
            let list = object["puzzles"].as_array().unwrap();
            puzzles.extend(list.iter().map(|puzzle| puzzle.as_str().unwrap().to_owned()));
        }
        assert!(puzzles.len() == 128 && text.lines().eq(puzzles));
    }
    let (text, _) = written(Format::Text, 17, Limits::default(), Vec::new());
    assert!(text.starts_with(format!("{PUZZLE}\n").as_bytes()));
}

#[test]
fn a_closed_pipe_is_recognised_in_both_formats() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for format in [Format::Text, Format::Jsonl] {
        let (_, outcome) = written(format, 17, Limits::default(), Closed);
        let ScanEnd::Failed(ScanError::Sink(error)) = outcome.end else { panic!() };
        assert!(error.is_closed_pipe());
    }
}

#[test]
fn the_summary_says_what_happened() {
    let (_, mut outcome) = written(Format::Text, 17, Limits::default(), Vec::new());
    outcome.elapsed = Duration::from_millis(31_240);
    let summary = |outcome: &Outcome, skipped| {
        summary(outcome, ["grid", "grids"], Question::new(17), false, 2, skipped)
    };
    assert_eq!(
        summary(&outcome, 0),
        "2 grids, 2 puzzles of 17 clues, 2 searched completely, 31.2 s, 2 threads"
    );
    (outcome.complete, outcome.limited, outcome.faulty) = (0, 1, 1);
    outcome.end = ScanEnd::Interrupted;
    assert_eq!(
        summary(&outcome, 1),
        "interrupted: 2 grids, 2 puzzles of 17 clues, 0 searched completely, \
         1 stopped at the limit, 1 with failed self-checks, 1 bad line skipped, 31.2 s, 2 threads"
    );
}

#[test]
fn statistics_name_every_counter() {
    let (_, outcome) = written(Format::Text, 17, Limits::default(), Vec::new());
    let mut text = Vec::new();
    write_stats(&mut text, &outcome, "grids", "engine: fake\nthreads: 1").unwrap();
    let text = String::from_utf8(text).unwrap();
    for part in ["searches", "grids per second", "engine: fake\nthreads: 1, not pinned"] {
        assert!(text.contains(part), "{text}");
    }
}
