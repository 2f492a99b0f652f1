//! Timing: repetitions of all kernels and levels in turn, medians.

use super::bodies::BODIES;
use super::inputs::Inputs;
use super::record::Row;
use super::searches::{SEARCHES, search};
use gridsieve::internal::grid::Grid;
use gridsieve_kernels::{Isa, Level, dispatch};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Repetitions of each kernel at each level.
    pub repetitions: usize,
    /// Time that one repetition is to take.
    pub slice: Duration,
    /// Places in a search that the inputs are made of.
    pub places: usize,
}

impl Effort {
    /// About half a minute, with three levels.
    pub const FULL: Effort =
        Effort { repetitions: 31, slice: Duration::from_millis(4), places: 256 };
    /// A few seconds: a look, and tests.
    pub const QUICK: Effort =
        Effort { repetitions: 3, slice: Duration::from_micros(400), places: 32 };
}

/// A level gave another result than level scalar.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("kernel {kernel} gives another result at level {level} than at level scalar")]
pub struct Difference {
    /// The kernel.
    pub kernel: String,
    /// The level.
    pub level: Level,
}

/// Does something at a level and gives a checksum of its results: of all, or, in timing, of
/// those that it takes no time to look at.
type Work<'a> = Box<dyn Fn(Isa, bool) -> u64 + 'a>;

/// Something to be timed: a kernel or a search.
struct Task<'a> {
    name: &'a str,
    operation: &'a str,
    /// Operations and bytes of one run.
    operations: u64,
    bytes: u64,
    run: Work<'a>,
    /// Takes long: there are fewer repetitions, and they look at all results.
    long: bool,
}

impl Task<'_> {
    /// Compares all results of some levels with those of level scalar; gives
    /// the checksum that a run must give in timing.
    fn check(&self, isas: &[Isa]) -> Result<u64, Difference> {
        let scalar = Isa::Scalar(Default::default());
        if !self.long {
            let expected = (self.run)(scalar, true);
            if let Some(&isa) = isas.iter().find(|&&isa| (self.run)(isa, true) != expected) {
                return Err(self.differs(isa));
            }
        }
        Ok((self.run)(scalar, false))
    }

    fn differs(&self, isa: Isa) -> Difference {
        Difference { kernel: self.name.to_owned(), level: isa.level() }
    }
}

/// A task at a level.
struct Contender<'a> {
    task: &'a Task<'a>,
    isa: Isa,
    /// Runs that make a slice.
    runs: u32,
    expected: u64,
    /// Nanoseconds per operation.
    samples: Vec<f64>,
}

impl Contender<'_> {
    /// Times some runs; the nanoseconds of one operation.
    fn time(&self, runs: u32) -> Result<f64, Difference> {
        let mut same = true;
        let start = Instant::now();
        for _ in 0..runs {
            same &= (self.task.run)(black_box(self.isa), false) == self.expected;
        }
        let nanoseconds = start.elapsed().as_nanos() as f64;
        if !same {
            return Err(self.task.differs(self.isa));
        }
        Ok(nanoseconds / f64::from(runs) / self.task.operations as f64)
    }
}

/// Measures the kernels and searches whose name `wanted` accepts, at `isas`,
/// level scalar among them. The inputs are made from some of the `grids`.
/// `progress` is told the share that is done; it ends early, with no rows,
/// when `stop` is raised.
///
/// # Errors
/// A level gave another result than level scalar.
pub fn measure(
    isas: &[Isa],
    grids: impl Iterator<Item = Grid>,
    effort: Effort,
    wanted: impl Fn(&str) -> bool,
    stop: &AtomicBool,
    mut progress: impl FnMut(f64),
) -> Result<Vec<Row>, Difference> {
    let inputs = Inputs::new(grids, effort.places);
    let tasks: Vec<Task> =
        all_tasks(&inputs).into_iter().filter(|task| wanted(task.name)).collect();
    let mut contenders = Vec::new();
    for task in &tasks {
        let expected = task.check(isas)?;
        for &isa in isas {
            let mut contender = Contender { task, isa, runs: 1, expected, samples: Vec::new() };
            if stop.load(Ordering::Relaxed) {
                return Ok(Vec::new());
            }
            // The first run also warms up caches and clocks.
            let once = contender.time(1)?.min(contender.time(1)?) * task.operations as f64;
            let slice = effort.slice.as_nanos() as f64;
            contender.runs = (slice / once.max(1.0)).clamp(1.0, 1e7) as u32;
            contenders.push(contender);
        }
    }
    let count = contenders.len();
    // The same at every run.
    let mut random = SmallRng::seed_from_u64(1);
    let mut order: Vec<usize> = (0..count).collect();
    for repetition in 0..effort.repetitions {
        // So that nothing always follows the same.
        order.shuffle(&mut random);
        for (i, &place) in order.iter().enumerate() {
            let contender = &mut contenders[place];
            if contender.task.long && repetition % 4 != 0 {
                continue;
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(Vec::new());
            }
            let sample = contender.time(contender.runs)?;
            contender.samples.push(sample);
            progress((repetition * count + i + 1) as f64 / (effort.repetitions * count) as f64);
        }
    }
    Ok(rows(&contenders))
}

/// What is measured besides the kernels: name, and what one operation is.
pub const OTHERS: [(&str, &str); 3] = [
    ("dispatch", "entering a level, and nothing else"),
    ("scan_16", "a whole search of grid T for 16 clues"),
    ("scan_17", "a whole search of a grid for 17 clues"),
];

/// Entries of a level in a run.
const ENTRIES: u64 = 1000;

/// The kernels, what entering a level costs, and the searches.
fn all_tasks(inputs: &Inputs) -> Vec<Task<'_>> {
    let kernels = BODIES.iter().map(|body| Task {
        name: body.name,
        operation: body.operation,
        operations: (body.operations)(inputs),
        bytes: (body.bytes)(inputs),
        run: Box::new(|isa, takes_all| body.run(isa, inputs, takes_all)),
        long: false,
    });
    let [dispatch, searches @ ..] = OTHERS;
    let dispatch = Task {
        name: dispatch.0,
        operation: dispatch.1,
        operations: ENTRIES,
        bytes: 0,
        run: Box::new(|isa, _| (0..ENTRIES).fold(0, |sum, i| sum + enter(black_box(isa), i))),
        long: false,
    };
    let searches = searches.into_iter().zip(SEARCHES);
    let searches = searches.map(|((name, operation), (clues, text))| {
        let grid: Grid = text.parse().expect("a grid");
        let run: Work = Box::new(move |isa, _| search(isa, clues, &grid));
        Task { name, operation, operations: 1, bytes: 0, run, long: true }
    });
    kernels.chain([dispatch]).chain(searches).collect()
}

/// Enters a level, as an engine does for a subtree.
#[inline(never)]
fn enter(isa: Isa, i: u64) -> u64 {
    dispatch!(isa, _token => black_box(i))
}

fn rows(contenders: &[Contender]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for contender in contenders {
        let [low, ns, high] = quartiles(&contender.samples);
        let task = contender.task;
        let per_operation = task.bytes as f64 / task.operations as f64;
        rows.push(Row {
            kernel: task.name.to_owned(),
            operation: task.operation.to_owned(),
            level: contender.isa.level().name().to_owned(),
            ns: rounded(ns),
            gigabytes_per_second: (task.bytes > 0).then_some(rounded(per_operation / ns)),
            to_scalar: None,
            spread_percent: rounded(50.0 * (high - low) / ns),
            raw_ns: contender.samples.iter().map(|ns| rounded(*ns)).collect(),
        });
    }
    for i in 0..rows.len() {
        let scalar = rows.iter().find(|row| row.kernel == rows[i].kernel && row.level == "scalar");
        rows[i].to_scalar = scalar.map(|scalar| rounded(scalar.ns / rows[i].ns));
    }
    rows
}

/// To three places behind the point: no clock is better.
fn rounded(figure: f64) -> f64 {
    (figure * 1000.0).round() / 1000.0
}

/// The three quartiles, by the nearest ranks.
fn quartiles(samples: &[f64]) -> [f64; 3] {
    let mut samples = samples.to_vec();
    samples.sort_by(f64::total_cmp);
    let last = samples.len().checked_sub(1).expect("everything is timed in the first repetition");
    [1, 2, 3].map(|quarter| samples[(last * quarter + 2) / 4])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_by_rank() {
        assert_eq!(quartiles(&[5.0, 1.0, 3.0, 2.0, 4.0]), [2.0, 3.0, 4.0]);
        assert_eq!(quartiles(&[7.0]), [7.0; 3]);
    }

    fn wrong(run: Work<'static>) -> Task<'static> {
        Task { name: "wrong", operation: "", operations: 1, bytes: 0, run, long: false }
    }

    fn one_above_scalar(isa: Isa) -> u64 {
        u64::from(isa.level() != Level::Scalar)
    }

    #[test]
    fn another_result_is_found_out() {
        let task = wrong(Box::new(|isa, all| if all { 0 } else { one_above_scalar(isa) }));
        assert_eq!(task.check(&Isa::all()), Ok(0));
        for isa in Isa::all() {
            let contender = Contender { task: &task, isa, runs: 1, expected: 0, samples: vec![] };
            assert_eq!(contender.time(3).is_ok(), isa.level() == Level::Scalar);
        }
    }

    #[test]
    fn another_result_that_timing_does_not_look_at_is_found_out() {
        let task = wrong(Box::new(|isa, all| if all { one_above_scalar(isa) } else { 7 }));
        for isa in Isa::all() {
            let expected = match isa.level() {
                Level::Scalar => Ok(7),
                level => Err(Difference { kernel: "wrong".into(), level }),
            };
            assert_eq!(task.check(&[isa]), expected);
        }
    }
}
