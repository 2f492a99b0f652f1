//! `gridsieve census plan`.

use crate::exit::Exit;
use crate::interrupt::told;
use crate::isa::IsaArgs;
use crate::numbers::{count, digits, percent};
use crate::plan::{self, DAY, Estimate, cost_lines};
use crate::processor;
use crate::report::{Bar, Work, plural};
use crate::signals::stop_flag;
use crate::threads::Threads;
use crate::{Failure, flags, json_line, print};
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{End, SearchContext};
use gridsieve_grids::catalogue::pairs::{PAIRS, Sample, THIRD_BANDS, Thirds, unrank};
use gridsieve_kernels::Isa;
use gridsieve_lab::cpu_time;
use gridsieve_runs::census::UnitSearch;
use serde::Serialize;
use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

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
          value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
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
    third_bands: usize,
    tasks: usize,
    puzzles: usize,
    /// CPU time of its thread.
    seconds: f64,
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
    let sample = Sample { pairs: args.sample, seed: args.seed };
    let units: Vec<u64> = (0..sample.pairs).map(|number| sample.index(number)).collect();
    let clues = usize::from(args.clues);
    let measured = measure(&units, clues, isa, args.threads.count(), args.quiet, &stop)?;
    let Some(measured) = measured else { return Ok(told(Exit::Interrupted, true)) };
    let plan = Plan::new(&args, isa, &measured);
    print(&if args.json { json_line(&plan) } else { plan.text() })
}

/// Searches units on so many threads, each on one of its own; none if it was interrupted.
///
/// # Errors
/// A self-check failed.
fn measure(
    units: &[u64],
    clues: usize,
    isa: Isa,
    threads: usize,
    quiet: bool,
    stop: &AtomicBool,
) -> Result<Option<Vec<Measured>>, Failure> {
    let bar = Bar::new(Work::Items(["unit", "units"]), quiet, Some(units.len() as u64), false);
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(units.len())));
    let work = || -> Result<(), Failure> {
        let mut search = UnitSearch::new(Bands::new(isa), clues, SearchContext::default(), None);
        while let Some(&unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
            // After a failed self-check no other unit is begun.
            let measured = measure_unit(&mut search, unit, stop)
                .inspect_err(|_| next.store(units.len(), Ordering::Relaxed))?;
            let Some(measured) = measured else { break };
            let mut done = done.lock().expect("no thread breaks down with it");
            done.push(measured);
            bar.set(done.len() as u64);
        }
        Ok(())
    };
    let ends: Vec<Result<(), Failure>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<_>| thread.join().expect("it does not panic");
        threads.into_iter().map(join).collect()
    });
    bar.finish();
    ends.into_iter().collect::<Result<(), Failure>>()?;
    let done = done.into_inner().expect("the threads have ended");
    if stop.load(Ordering::Relaxed) {
        return Ok(None);
    }
    assert_eq!(done.len(), units.len(), "each unit was searched");
    Ok(Some(done))
}

/// Searches a unit; none if it was interrupted.
///
/// # Errors
/// A self-check failed.
fn measure_unit(
    search: &mut UnitSearch,
    unit: u64,
    stop: &AtomicBool,
) -> Result<Option<Measured>, Failure> {
    // A census walks the list of pairs, where the next one costs next to nothing.
    let pair = unrank(unit).expect("the index of a pair");
    let third_bands = Thirds::new().different(&pair).len();
    let (begun, cpu) = (Instant::now(), cpu_time::of_this_thread());
    let found = search.puzzles(&pair, stop);
    let seconds = (cpu_time::of_this_thread() - cpu).as_secs_f64();
    let passed = begun.elapsed().as_secs_f64();
    if let Some((grid, kind)) = found.faults.first() {
        return Err(Failure::self_check(format_args!("self-check failed: {grid}: {kind}")));
    }
    if found.end != End::Complete {
        return Ok(None);
    }
    let counts: Vec<u64> = found.counters.counts().iter().map(|&(_, count)| count).collect();
    let (puzzles, nodes) = (found.puzzles.len(), found.counters.nodes());
    let line = json_line(&(unit, 1, "0123456789abcdef", puzzles, 1, nodes, counts));
    Ok(Some(Measured {
        third_bands,
        tasks: found.tasks,
        puzzles,
        seconds,
        passed,
        steps: found.counters.seconds().to_vec(),
        evidence_bytes: line.len(),
    }))
}

impl Plan {
    fn new(args: &Args, isa: Isa, measured: &[Measured]) -> Plan {
        let all_of = |y: fn(&Measured) -> f64| {
            let sample: Vec<_> =
                measured.iter().map(|unit| [unit.third_bands as f64, y(unit)]).collect();
            Estimate::of_sum(&sample, THIRD_BANDS as f64)
        };
        let sum = |of: fn(&Measured) -> usize| measured.iter().map(of).sum::<usize>() as u64;
        let Estimate { value: core_years, low, high } =
            all_of(|unit| unit.seconds).in_units_of(YEAR);
        let cores = plan::cores(args.cores);
        let puzzles = all_of(|unit| unit.puzzles as f64).value;
        Plan {
            clues: args.clues,
            sample: args.sample,
            seed: args.seed,
            third_bands: sum(|unit| unit.third_bands),
            tasks: sum(|unit| unit.tasks),
            found: sum(|unit| unit.puzzles),
            seconds: measured.iter().map(|unit| unit.seconds).sum(),
            longest: measured.iter().map(|unit| unit.seconds).fold(0.0, f64::max),
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
