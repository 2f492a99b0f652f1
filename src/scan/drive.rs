//! The scan: one thread reads grids, several threads search them, and the calling thread passes
//! their results to the sink, in input order or as they come.
//!
//! ```text
//! batches --jobs--> workers --events--> this thread --results--> sink
//!                      ^                    |
//!                      +-------- gate ------+
//! ```

use super::batches::{Batches, Cut, is_canary};
use super::event::Event;
use super::gate::Gate;
use super::pin::{self, Pinning};
use super::plan::Plan;
use super::result::{
    GridEnd, GridResult, OfClues, Outcome, Progress, ScanEnd, ScanError, Sink, SinkError,
};
use super::shared::{Shared, UnderWay};
use super::source::Source;
use super::worker::{Job, Reader, StopsOnPanic, work};
use crate::engine::{Question, one_by_one};
use crossbeam_channel::{Receiver, RecvTimeoutError, bounded};
use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often the sink gets the progress while nothing else happens.
const TICK: Duration = Duration::from_millis(100);

/// Searches all grids of `source`; the sink gets the results in input order.
///
/// The scan ends early, with what was found so far, when `stop` is raised. It
/// raises `stop` itself when it cannot go on. A source that is waiting for
/// its input then keeps its thread until it gets some.
pub fn scan(plan: &Plan, source: Source, stop: &AtomicBool, sink: &mut dyn Sink) -> Outcome {
    let batches = Box::new(Cut::new(source, plan.first, plan.batch(), plan.skip_bad));
    search_all(plan, batches, !plan.unordered, stop, sink)
}

/// Searches all grids of some batches; the sink gets each result as soon as it
/// is there, so that nothing has to wait for a grid that takes long. Otherwise
/// like [`scan`]. It does not use [`Plan::share`] and [`Plan::first`]: the batches say both.
pub fn scan_batches(
    plan: &Plan,
    batches: Batches,
    stop: &AtomicBool,
    sink: &mut dyn Sink,
) -> Outcome {
    search_all(plan, batches, false, stop, sink)
}

fn search_all(
    plan: &Plan,
    batches: Batches,
    in_order: bool,
    stop: &AtomicBool,
    sink: &mut dyn Sink,
) -> Outcome {
    let begun = Instant::now();
    let threads = plan.threads.max(1);
    let gate = Gate::new(plan.window(), plan.limits.waiting_files);
    let shared = Shared {
        plan,
        waiting: Arc::default(),
        stop,
        kept: AtomicU64::new(0),
        spare: Arc::default(),
        under_way: iter::repeat_with(UnderWay::default).take(threads).collect(),
    };
    let (pinning, cores) = pin::choose_cores(&plan.pin, threads);
    let questions = plan.questions();
    let of_clues = |question: &Question| OfClues { clues: question.clues, ..OfClues::default() };
    let of_clues = questions.iter().map(of_clues).collect();
    let mut writer = ResultWriter {
        in_order,
        shared: &shared,
        gate: &gate,
        sink,
        workers: 0,
        waiting: BTreeMap::new(),
        next: (plan.first, 0),
        unflushed: false,
        input: None,
        searched: 0,
        canaries: [0, 0],
        done: vec![0; questions.len()],
        questions,
        share: 0.0,
        interrupted: 0,
        error: None,
        sink_failed: false,
        totals: Outcome { of_clues, pinning, ..Outcome::default() },
    };

    // Short queues: what matters is that no worker waits for the reader.
    let (to_workers, jobs) = bounded::<Job>(2 * threads);
    let (to_writer, events) = bounded::<Event>(4 * threads);
    let reader = {
        let grouping = if plan.one_by_one() { one_by_one } else { plan.engine.grouping() };
        let Plan { skip_bad, question, subgrid, .. } = *plan;
        let turns = 1 + plan.more_clues.len();
        let reader = Reader { batches, skip_bad, question, turns, grouping, subgrid, to_workers };
        let to_writer = to_writer.clone();
        let body = move || reader.read(&to_writer);
        thread::Builder::new().name("reader".into()).spawn(body)
    };
    let (shared, gate, results) = (&shared, &gate, &mut writer);
    thread::scope(move |scope| {
        // Should the sink panic, no worker is left waiting for room in the queue of events, for a job
        // or at the gate.
        let _stops = StopsOnPanic(stop);
        let (writer, events) = (results, events);
        for core in cores.into_iter().enumerate() {
            let (jobs, to_writer) = (jobs.clone(), to_writer.clone());
            let body = move || work(shared, gate, core, &jobs, &to_writer);
            match thread::Builder::new().name("worker".into()).spawn_scoped(scope, body) {
                Ok(_) => writer.workers += 1,
                Err(error) => writer.fail(ScanError::Thread(error)),
            }
        }
        if let Err(error) = reader {
            writer.fail(ScanError::Thread(error));
        }
        drop((jobs, to_writer));
        writer.run(&events);
    });
    writer.outcome(begun)
}

/// Hands results to the sink, in order if that is asked for.
struct ResultWriter<'a> {
    /// Whether results are written in the order of the input.
    in_order: bool,
    shared: &'a Shared<'a>,
    gate: &'a Gate,
    sink: &'a mut dyn Sink,
    workers: usize,
    /// Results whose turn has not come.
    waiting: BTreeMap<(u64, usize), Box<GridResult>>,
    /// The grid that comes next, and which of its questions.
    next: (u64, usize),
    questions: Vec<Question>,
    /// Something was written since the last flush.
    unflushed: bool,
    /// Grids of the input, once that is known.
    input: Option<u64>,
    searched: u64,
    /// Canaries of the input, once their number is known, and how many were searched.
    canaries: [u64; 2],
    /// How many were searched to their ends, for each question.
    done: Vec<u64>,
    /// Grids searched, with the part that is done of those being searched, at the last report of
    /// progress.
    share: f64,
    interrupted: u64,
    error: Option<ScanError>,
    sink_failed: bool,
    totals: Outcome,
}

impl ResultWriter<'_> {
    /// Ends the scan, keeping the first reason.
    fn fail(&mut self, error: ScanError) {
        self.error.get_or_insert(error);
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    fn run(&mut self, events: &Receiver<Event>) {
        let mut ticked = Instant::now();
        while self.workers > 0 {
            match events.recv_timeout(TICK) {
                Ok(event) => self.take(event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let Some(result) = self.waiting.remove(&self.next) {
                self.write(&result);
            }
            if events.is_empty() {
                self.flush();
            }
            if ticked.elapsed() >= TICK {
                ticked = Instant::now();
                self.report_progress();
            }
        }
        // After a stop some grids between those searched were not.
        while let Some((_, result)) = self.waiting.pop_first() {
            self.write(&result);
        }
        self.flush();
        self.report_progress();
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Searched(result, temporary) => {
                if let Err(error) = temporary {
                    self.fail(ScanError::Temporary(error));
                }
                if is_canary(result.index) {
                    return self.canary(&result);
                }
                self.searched += 1;
                let is_interrupted = result.end == GridEnd::Interrupted;
                self.interrupted += u64::from(is_interrupted);
                let turn = self.shared.plan.turn(&result.question);
                self.done[turn] += u64::from(!is_interrupted);
                if self.in_order {
                    let turn = (result.index, turn);
                    assert!(turn >= self.next, "a grid was searched twice");
                    let twin = self.waiting.insert(turn, result);
                    assert!(twin.is_none(), "a grid was searched twice");
                } else {
                    self.write(&result);
                }
            }
            Event::Found(puzzle) => self.unflushed |= self.hand_on(|sink| sink.found(&puzzle)),
            Event::Skipped(line) => {
                self.totals.skipped += 1;
                self.sink.skipped(&line);
            }
            Event::InputEnded { grids, canaries, error } => {
                self.input = Some(grids);
                self.canaries[0] = canaries * self.questions.len() as u64;
                // The grids before the error are still searched.
                if let Some(error) = error {
                    self.error.get_or_insert(ScanError::Input(error));
                }
            }
            Event::NotPinned => self.totals.pinning = Pinning::Failed,
            Event::WorkerEnded => self.workers -= 1,
        }
    }

    /// Hands something to the sink, unless the sink has failed before; false if it has failed now
    /// or before.
    fn hand_on(&mut self, call: impl FnOnce(&mut dyn Sink) -> Result<(), SinkError>) -> bool {
        if !self.sink_failed
            && let Err(error) = call(self.sink)
        {
            self.sink_failed = true;
            self.fail(ScanError::Sink(error));
        }
        !self.sink_failed
    }

    /// Hands on the result of a canary.
    fn canary(&mut self, result: &GridResult) {
        self.canaries[1] += 1;
        self.shared.kept.fetch_sub(result.puzzles.count(), Ordering::Relaxed);
        if result.end == GridEnd::Interrupted {
            self.interrupted += 1;
        } else {
            self.hand_on(|sink| sink.canary(result));
        }
        self.gate.leave(result.puzzles.is_spilled());
    }

    fn write(&mut self, result: &GridResult) {
        let turn = self.shared.plan.turn(&result.question);
        let is_last = turn + 1 == self.questions.len();
        self.next = if is_last { (result.index + 1, 0) } else { (result.index, turn + 1) };
        if self.hand_on(|sink| sink.grid(result)) {
            self.unflushed = true;
            self.totals.grids += 1;
            self.totals.complete += u64::from(result.is_complete());
            self.totals.limited += u64::from(result.end == GridEnd::Limited);
            self.totals.puzzles += result.puzzles.count();
            let of_clues = &mut self.totals.of_clues[turn];
            of_clues.grids += 1;
            of_clues.complete += u64::from(result.is_complete());
            of_clues.puzzles += result.puzzles.count();
        }
        self.totals.faulty += u64::from(!result.faults.is_empty());
        self.totals.counters.merge(&result.counters);
        self.totals.fewest.add(result);
        self.gate.leave(result.puzzles.is_spilled());
    }

    fn flush(&mut self) {
        if std::mem::take(&mut self.unflushed) {
            self.hand_on(|sink| sink.flush());
        }
    }

    fn report_progress(&mut self) {
        let puzzles = self.shared.kept.load(Ordering::Relaxed);
        let parts: f64 = self.shared.under_way.iter().map(UnderWay::done).sum();
        let times = self.shared.plan.parts_of_time();
        let done: f64 = self.done.iter().zip(times).map(|(&grids, time)| grids as f64 * time).sum();
        // What is done of a grid is not counted twice, nor forgotten, when its result comes.
        self.share = self.share.max(done + parts);
        let grids = *self.done.iter().min().expect("there is a question");
        let parts = (self.share - grids as f64).max(0.0);
        self.sink.progress(Progress { grids, puzzles, parts });
    }

    fn outcome(self, begun: Instant) -> Outcome {
        let all = self.input.map(|grids| grids * self.questions.len() as u64);
        let [canaries_due, canaries] = self.canaries;
        let everything =
            all == Some(self.searched) && canaries == canaries_due && self.interrupted == 0;
        if everything && self.error.is_none() {
            let Outcome { grids, complete, limited, faulty, .. } = self.totals;
            assert_eq!(grids, self.searched, "a result was not handed on");
            assert_eq!(complete + limited + faulty, grids, "a grid was not searched to its end");
            assert!(
                !self.in_order
                    || self.next == (self.shared.plan.first + self.input.expect("it has ended"), 0),
                "numbers of grids were left out"
            );
        }
        let end = match self.error {
            Some(error) => ScanEnd::Failed(error),
            None if everything => ScanEnd::Complete,
            None if self.shared.stop.load(Ordering::Relaxed) => ScanEnd::Interrupted,
            None => ScanEnd::Failed(ScanError::Reader),
        };
        Outcome { elapsed: begun.elapsed(), end, ..self.totals }
    }
}
