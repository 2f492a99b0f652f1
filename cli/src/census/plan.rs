//! `gridsieve census plan`.

use crate::exit::Exit;
use crate::interrupt::told;
use crate::isa::IsaArgs;
use crate::numbers::{count, digits, percent};
use crate::plan::{self, DAY, Estimate, cost_lines};
use crate::processor;
use crate::report::{ProgressReport, plural};
use crate::signals::stop_flag;
use crate::threads::Threads;
use crate::{Failure, flags, json_line, print};
use gridsieve::engine::Question;
use gridsieve::engine::bands::Bands;
use gridsieve::scan;
use gridsieve::scan::{Census, GridResult, Input, Progress, ScanEnd, Sink, SinkError, Told};
use gridsieve_grids::catalogue::pairs::{PAIRS, Sample, THIRD_BANDS, Thirds};
use gridsieve_grids::symmetry::Pair;
use gridsieve_kernels::Isa;
use gridsieve_runs::census::PairScan;
use serde::Serialize;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

/// Measure random units, and say what the census of all costs on this machine
///
/// N of the 983,959,110 pairs of bands are drawn, as `census --sample N` draws them, and searched with
/// all their third bands as the census does. Shown are the core-years that all of them take on cores like these,
/// with an interval of 95% confidence, the steps that they are spent in, and what the results take on
/// disk. What is counted is the CPU time of the threads that search: other work on the machine
/// does not count, but it makes cores and caches slower.
#[derive(clap::Args)]
pub struct Args {
    /// Number of clues
    #[arg(short = 'k', long, value_name = "K", default_value_t = 17,
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    /// How many units to measure
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    sample: u64,
    /// Which sample: the same number, the same units
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "M", help = plan::CORES,
          value_parser = clap::value_parser!(u32).range(1..))]
    cores: Option<u32>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    isa: IsaArgs,
    #[arg(long, help = flags::JSON)]
    json: bool,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Seconds of a year.
const YEAR: f64 = 365.25 * DAY;

/// A puzzle and the end of its line.
const LINE_BYTES: u64 = 82;

/// A unit that was searched.
struct Measured {
    index: u64,
    third_bands: usize,
    tasks: u64,
    puzzles: u64,
    /// Time that has passed, in all and by step.
    passed: f64,
    steps: Vec<(&'static str, f64)>,
    /// Bytes of its line of evidence.
    evidence_bytes: usize,
}

/// What is said of the whole. Keys of the JSON object are always in this order.
#[derive(Debug, Serialize)]
struct Plan {
    clues: u8,
    sample: u64,
    seed: u64,
    third_bands: u64,
    tasks: u64,
    found: u64,
    seconds: f64,
    longest: f64,
    threads: usize,
    level: String,
    model: Option<String>,
    core_years: f64,
    low: f64,
    high: Option<f64>,
    cores: usize,
    days: f64,
    steps: Vec<Step>,
    puzzles: f64,
    puzzle_bytes: f64,
    evidence_bytes: f64,
    units: Vec<UnitTime>,
}

/// What a unit took: two programs measure the same units.
#[derive(Debug, Serialize)]
struct UnitTime {
    index: u64,
    seconds: f64,
}

/// A step of the search.
#[derive(Debug, PartialEq, Serialize)]
struct Step {
    name: &'static str,
    core_years: f64,
    share: f64,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice().isa;
    let stop = stop_flag();
    let Some((measured, seconds)) = measure(&args, isa, &stop)? else {
        return Ok(told(Exit::Interrupted, true));
    };
    let plan = Plan::new(&args, isa, &measured, seconds);
    print(&if args.json { json_line(&plan) } else { plan.text() })
}

/// Searches the units of the sample as a census does; what each took, and the seconds of them all. None if
/// it was interrupted.
///
/// # Errors
/// A self-check failed.
fn measure(
    args: &Args,
    isa: Isa,
    stop: &AtomicBool,
) -> Result<Option<(Vec<Measured>, f64)>, Failure> {
    let sample = Sample { pairs: args.sample, seed: args.seed };
    let (bands, units) = (Bands::new(isa), PairScan::new(Bands::new(isa), None));
    let search = scan::Plan {
        threads: args.threads.count(),
        same_counters: true,
        census: Some(Census { engine: &units, told: Told::Puzzle }),
        ..scan::Plan::new(&bands, Question::new(args.clues.into()))
    };
    // A census walks the list of pairs, where the next one costs next to nothing: only the search is
    // measured.
    let pairs = Input::pairs_sample(sample).source(0..sample.pairs).map_err(Failure::new)?;
    let pairs: Vec<_> = pairs.collect();
    let bar = ProgressReport::of_items(["unit", "units"], args.quiet, Some(sample.pairs));
    let mut sink = Measuring { sample, bar, units: Vec::new(), fault: None };
    let outcome = plan::measured(|| {
        let pairs = Box::new(pairs.into_iter());
        scan::scan(&search, pairs, stop, &mut sink)
    });
    sink.bar.finish();
    if let Some(fault) = sink.fault {
        return Err(Failure::self_check(fault));
    }
    match outcome.0.end {
        ScanEnd::Failed(error) => Err(Failure::new(error)),
        ScanEnd::Interrupted => Ok(None),
        ScanEnd::Complete => {
            assert_eq!(sink.units.len() as u64, sample.pairs, "each unit was searched");
            let passed = sink.units.iter().map(|unit| unit.passed).sum();
            Ok(Some((sink.units, outcome.1.unwrap_or(passed))))
        }
    }
}

/// Takes down what each unit of a sample took.
struct Measuring {
    sample: Sample,
    bar: ProgressReport,
    units: Vec<Measured>,
    /// The first failed self-check.
    fault: Option<String>,
}

impl Sink for Measuring {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        let first = result.faults.first().map(ToString::to_string);
        self.fault = self.fault.take().or(first);
        let pair = Pair::of_rows(&result.grid);
        let counts = result.counters.counts();
        let tasks = counts.iter().find(|(name, _)| *name == "tasks");
        let (puzzles, nodes) = (result.puzzles.count(), result.counters.nodes());
        let unit = self.sample.index(result.index);
        let counted: Vec<u64> = counts.iter().map(|&(_, count)| count).collect();
        let line = json_line(&(unit, 1, "0123456789abcdef", puzzles, 1, nodes, counted));
        self.units.push(Measured {
            index: unit,
            third_bands: Thirds::new().different(&pair).len(),
            tasks: tasks.map_or(0, |&(_, tasks)| tasks),
            puzzles,
            passed: result.seconds,
            steps: result.counters.seconds().to_vec(),
            evidence_bytes: line.len(),
        });
        Ok(())
    }

    fn progress(&mut self, progress: Progress) {
        self.bar.update(progress);
    }
}

impl Plan {
    fn new(args: &Args, isa: Isa, measured: &[Measured], seconds: f64) -> Plan {
        let passed: f64 = measured.iter().map(|unit| unit.passed).sum();
        // The CPU time of all of them, shared out as the time that has passed.
        let share = if passed > 0.0 { seconds / passed } else { 0.0 };
        let all_of = |y: fn(&Measured) -> f64| {
            let sample: Vec<_> =
                measured.iter().map(|unit| [unit.third_bands as f64, y(unit)]).collect();
            Estimate::of_sum(&sample, THIRD_BANDS as f64)
        };
        let Estimate { value: core_years, low, high } =
            all_of(|unit| unit.passed).in_units_of(YEAR / share.max(f64::MIN_POSITIVE));
        let cores = plan::cores(args.cores);
        let puzzles = all_of(|unit| unit.puzzles as f64).value;
        Plan {
            clues: args.clues,
            sample: args.sample,
            seed: args.seed,
            third_bands: measured.iter().map(|unit| unit.third_bands as u64).sum(),
            tasks: measured.iter().map(|unit| unit.tasks).sum(),
            found: measured.iter().map(|unit| unit.puzzles).sum(),
            seconds,
            longest: measured.iter().map(|unit| share * unit.passed).fold(0.0, f64::max),
            threads: args.threads.count(),
            level: isa.level().to_string(),
            model: processor::detect().model,
            core_years,
            low,
            high,
            cores,
            days: plan::days(core_years * YEAR, cores),
            steps: steps(measured, core_years),
            puzzles,
            puzzle_bytes: puzzles * LINE_BYTES as f64,
            evidence_bytes: all_of(|unit| unit.evidence_bytes as f64).value,
            units: measured.iter().map(|unit| unit.time(share)).collect(),
        }
    }

    fn text(&self) -> String {
        let Plan { clues, sample, seed, seconds, longest, level, cores, .. } = self;
        let sampled = count(*sample);
        let units = plural(*sample, "unit", "units").replacen(&sample.to_string(), &sampled, 1);
        let mut text = format!(
            "{units} of {}, {clues} clues, seed {seed}: {} third bands, {} tasks, {}\n\
             {} s of search on {}, level {level}, {}; the longest unit {} s\n",
            count(PAIRS),
            count(self.third_bands),
            count(self.tasks),
            plural(self.found, "puzzle", "puzzles"),
            digits(*seconds),
            plural(self.threads as u64, "thread", "threads"),
            self.model.as_deref().unwrap_or("unknown processor"),
            digits(*longest),
        );
        let _ = writeln!(text, "\nall {} units:", count(PAIRS));
        let cost = Estimate { value: self.core_years, low: self.low, high: self.high };
        text += &cost_lines(cost, "core-years", self.days, *cores);
        let _ = writeln!(text, "{:>10} puzzles", digits(self.puzzles));
        let _ = writeln!(
            text,
            "{:>10} GB of evidence with a line for each pair, {} GB of puzzles",
            digits(self.evidence_bytes / 1e9),
            digits(self.puzzle_bytes / 1e9)
        );
        let _ = writeln!(text, "\ncore-years   share  step");
        for Step { name, core_years, share } in &self.steps {
            let share = percent(*share, 1.0);
            let _ = writeln!(text, "{:>10} {share:>7}  {name}", digits(*core_years));
        }
        text
    }
}

impl Measured {
    /// Its part of the CPU time.
    fn time(&self, share: f64) -> UnitTime {
        UnitTime { index: self.index, seconds: share * self.passed }
    }
}

/// The steps of the search, the dearest first. Their shares are those of the time that has passed.
fn steps(measured: &[Measured], core_years: f64) -> Vec<Step> {
    let mut seconds: Vec<(&'static str, f64)> = Vec::new();
    for &(name, more) in measured.iter().flat_map(|unit| &unit.steps) {
        match seconds.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += more,
            None => seconds.push((name, more)),
        }
    }
    let passed: f64 = measured.iter().map(|unit| unit.passed).sum();
    let told: f64 = seconds.iter().map(|(_, seconds)| seconds).sum();
    seconds.push(("other", (passed - told).max(0.0)));
    seconds.sort_by(|a, b| b.1.total_cmp(&a.1));
    let all: f64 = seconds.iter().map(|(_, seconds)| seconds).sum();
    let step = |(name, seconds)| {
        let share = seconds / all;
        Step { name, core_years: core_years * share, share }
    };
    seconds.into_iter().map(step).collect()
}
