//! Timing: repetitions of everything at all levels in turn, medians.

use super::bodies::bodies;
use super::clock::{Clock, gigahertz};
use super::kernels::{KERNELS, Kernel, copies};
use super::record::{Kind, Record, Row};
use super::tasks::{Task, Unmeasured, tasks};
use gridsieve_kernels::Isa;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Repetitions of everything at each level.
    pub repetitions: usize,
    /// Time that one repetition of what is short is to take.
    pub slice: Duration,
    /// Calls of each kernel that are kept of a scan, and made again.
    pub calls: usize,
}

impl Effort {
    /// With four levels each of the [processes](joined) takes half a minute.
    pub const FULL: Effort =
        Effort { repetitions: 2, slice: Duration::from_millis(5), calls: 4096 };
    /// Half a minute: a look, and tests. A build with its checks on is no measure of speed, and
    /// makes fewer calls.
    pub const QUICK: Effort = Effort {
        repetitions: 5,
        slice: Duration::from_micros(500),
        calls: if cfg!(debug_assertions) { 128 } else { 1024 },
    };
}

/// A task at a level.
struct Contender<'a> {
    task: &'a Task<'a>,
    isa: Isa,
    /// Seconds of a run, and runs that make a slice.
    once: f64,
    runs: u32,
    expected: u64,
    /// The checksum of everything.
    all: Option<u64>,
    /// Nanoseconds per operation.
    samples: Vec<f64>,
}

impl Contender<'_> {
    /// Times some runs; the nanoseconds of one operation.
    fn time(&self, runs: u32) -> Result<f64, Unmeasured> {
        let mut same = true;
        let start = Clock::start();
        for _ in 0..runs {
            same &= (self.task.run)(black_box(self.isa)) == self.expected;
        }
        let nanoseconds = start.nanoseconds();
        if !same {
            return Err(self.task.differs(self.isa));
        }
        Ok(nanoseconds / f64::from(runs) / self.task.operations as f64)
    }

    /// Seconds that all repetitions will take, about.
    fn seconds(&self, repetitions: usize) -> f64 {
        let repetitions = repetitions.div_ceil(self.task.every) as f64;
        self.once * f64::from(self.runs) * repetitions
    }
}

/// Measures everything whose name `wanted` accepts, at `isas`, which include level scalar.
/// `progress` receives the share that is done. The measurement ends early, without a result, when
/// `stop` is raised.
///
/// # Errors
/// A level gave another result than level scalar, or there is no temporary file.
pub fn measure(
    isas: &[Isa],
    effort: Effort,
    wanted: impl Fn(&str) -> bool,
    stop: &AtomicBool,
    mut progress: impl FnMut(f64),
) -> Result<Option<Measured>, Unmeasured> {
    let is_wanted =
        |kernel: &Kernel| wanted(kernel.name) || copies(kernel).any(|(name, _)| wanted(&name));
    let mut bodies =
        if KERNELS.iter().any(is_wanted) { bodies(effort.calls, stop) } else { Vec::new() };
    bodies.retain(|body| is_wanted(body.kernel));
    if stop.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let tasks = tasks(&bodies, &wanted, stop)?;
    // Whether a different result is that of a scan that was ended early.
    let was_stopped = |task: &Task| task.can_be_stopped && stop.load(Ordering::Relaxed);
    let mut contenders = Vec::new();
    for task in &tasks {
        let (expected, all) = task.check(isas)?;
        for &isa in if task.has_levels { isas } else { &isas[..1] } {
            let (once, runs) = (0.0, 1);
            let samples = Vec::new();
            let mut contender = Contender { task, isa, once, runs, expected, all, samples };
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            // The first run also warms up caches and clocks; what takes a second needs none, and is
            // the first sample.
            let seconds = |ns: f64| ns * task.operations as f64 * 1e-9;
            contender.once = f64::INFINITY;
            for _ in 0..2 {
                match contender.time(1) {
                    Err(_) if was_stopped(task) => return Ok(None),
                    once => contender.once = contender.once.min(seconds(once?)),
                }
                if contender.once > 1.0 {
                    contender.samples.push(contender.once * 1e9 / task.operations as f64);
                    break;
                }
            }
            let runs = effort.slice.as_secs_f64() / contender.once.max(1e-9);
            contender.runs = runs.clamp(1.0, 1e7) as u32;
            contenders.push(contender);
        }
    }
    // The same at every run.
    let mut random = SmallRng::seed_from_u64(1);
    let mut order: Vec<usize> = (0..contenders.len()).collect();
    let begun = Instant::now();
    let total: f64 = contenders.iter().map(|c| c.seconds(effort.repetitions)).sum();
    let mut clocks = Vec::new();
    for round in 0..effort.repetitions {
        for body in &bodies {
            body.move_calls(16 * random.random_range(0..256));
        }
        // The order is shuffled so that no contender always runs after the same other one.
        order.shuffle(&mut random);
        for (i, &place) in order.iter().enumerate() {
            let contender = &mut contenders[place];
            // What was its first sample without a warm-up has that of this round.
            if round % contender.task.every != 0 || contender.samples.len() > round {
                continue;
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            // The clock is looked at all the time: other programs come and go.
            if i % 8 == 0 || contender.task.kind == Kind::Whole {
                clocks.push(gigahertz());
            }
            match contender.time(contender.runs) {
                Err(_) if was_stopped(contender.task) => return Ok(None),
                sample => contender.samples.push(sample?),
            }
            progress((begun.elapsed().as_secs_f64() / total).min(1.0));
        }
    }
    Ok(Some((rows(&contenders), clocks)))
}

/// What was measured, and the clock seen between the measurements, in GHz.
pub type Measured = (Vec<Row>, Vec<f64>);

/// What some processes measured, one after the other, with the same settings, as if one had measured
/// it, and the median of the clock of each. Where a process has its code and its data decides what it
/// fetches from the same place of a cache: some kernels take a fifth longer in one than in another.
pub fn joined(processes: &[Record]) -> Measured {
    let rows = processes[0].rows.iter().enumerate().map(|(place, first)| {
        let all = processes.iter().flat_map(|process| {
            let row = &process.rows[place];
            assert_eq!((&row.kernel, &row.level), (&first.kernel, &first.level), "other settings");
            row.raw_ns.iter().copied()
        });
        with_samples(first.clone(), all.collect())
    });
    let clocks =
        processes.iter().filter_map(|process| Some(process.steadiness.as_ref()?.clock_ghz));
    (rows.collect(), clocks.collect())
}

/// A row with what its repetitions took.
pub fn with_samples(row: Row, raw_ns: Vec<f64>) -> Row {
    let [low, ns, high] = quartiles(&raw_ns);
    let spread_percent = (raw_ns.len() > 1).then_some(rounded(50.0 * (high - low) / ns));
    Row { ns: rounded(ns), spread_percent, raw_ns, ..row }
}

/// The level of what is the same code at every level.
pub const ANY: &str = "any";

fn rows(contenders: &[Contender]) -> Vec<Row> {
    let row = |contender: &Contender| {
        let task = contender.task;
        let level = if task.has_levels { contender.isa.level().name() } else { ANY };
        let row = Row {
            kernel: task.name.clone(),
            kind: Some(task.kind),
            operation: task.operation.clone(),
            level: level.to_owned(),
            calls: task.calls,
            other_calls: task.other_calls,
            checksum: contender.all.map(|sum| format!("{sum:016x}")),
            ..Row::default()
        };
        with_samples(row, contender.samples.iter().map(|ns| rounded(*ns)).collect())
    };
    contenders.iter().map(row).collect()
}

/// To three places behind the point: no clock is better.
fn rounded(figure: f64) -> f64 {
    (figure * 1000.0).round() / 1000.0
}

/// The time that counts of a process, by its samples: the lower quartile. Some places of a kernel's
/// data in memory make up to half of the samples slower by a third, and the quartile leaves those
/// out.
pub fn process_time(samples: &[f64]) -> f64 {
    quartiles(samples)[0]
}

/// The three quartiles: the median, and the others by the nearest ranks.
fn quartiles(samples: &[f64]) -> [f64; 3] {
    let mut samples = samples.to_vec();
    samples.sort_by(f64::total_cmp);
    let last = samples.len().checked_sub(1).expect("everything is timed in the first repetition");
    let at = |quarter: usize| samples[(last * quarter + 2) / 4];
    // The median of an even number of samples is the mean of the two in the middle.
    [at(1), (samples[last / 2] + samples[last.div_ceil(2)]) / 2.0, at(3)]
}

#[cfg(test)]
mod tests;
