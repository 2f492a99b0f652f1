//! `gridsieve census plan`.

use crate::exit::Exit;
use crate::flags::{self, FormatArgs};
use crate::isa::IsaArgs;
use crate::plan::{self, DAY, Estimate, cost_lines};
use crate::report::{ProgressReport, plural};
use crate::signals::{say_if_interrupted, stop_flag};
use crate::threads::Threads;
use crate::{Failure, json_line, print};
use gridsieve::engine::Question;
use gridsieve::engine::bands::Bands;
use gridsieve::scan;
use gridsieve::scan::{Census, GridResult, Input, Progress, PuzzleIndex, ScanEnd, Sink, SinkError};
use gridsieve_grids::catalogue::pairs::{PAIRS, Sample, THIRD_BANDS, Thirds};
use gridsieve_grids::symmetry::Pair;
use gridsieve_kernels::Isa;
use gridsieve_lab::{count, digits};
use gridsieve_runs::census::PairScan;
use serde_json::{Value, json};

/// Measure random pairs of bands, and estimate what the whole census costs
///
/// Draws N of the 983,959,110 pairs as `census --sample N` does, and searches them with all their
/// third bands. Shows the core-years that all pairs take on cores like these, with a 95% confidence
/// interval. Only the CPU time of searching threads counts, but other work on the machine makes
/// cores and caches slower. `census --sample N --stats` shows the time of each step.
#[derive(clap::Args)]
pub struct Args {
    /// Number of clues of the puzzles, 1 to 81
    #[arg(short = 'k', long, value_name = "K", default_value_t = 17,
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    /// Draw N at random; pairs of bands to be measured
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    sample: u64,
    #[arg(long, value_name = "S", default_value_t = 0, help = flags::SEED)]
    seed: u64,
    #[arg(long, value_name = "M", help = plan::CORES,
          value_parser = clap::value_parser!(u32).range(1..))]
    cores: Option<u32>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    format: FormatArgs,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Seconds of a year.
const YEAR: f64 = 365.25 * DAY;

/// A unit that was searched.
struct Measured {
    index: u64,
    third_bands: usize,
    puzzles: u64,
    /// Time that has passed.
    passed: f64,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let isa = args.isa.choice()?.isa;
    let Some((measured, seconds)) = measure(&args, isa)? else {
        return Ok(say_if_interrupted(Exit::Interrupted, true));
    };
    print(&costs(&args, isa, &measured, seconds))
}

/// Searches the units of the sample as a census does; what each took, and the seconds of them all.
/// None if it was interrupted.
///
/// # Errors
/// A self-check failed.
fn measure(args: &Args, isa: Isa) -> Result<Option<(Vec<Measured>, f64)>, Failure> {
    let sample = Sample { pairs: args.sample, seed: args.seed };
    let (bands, units) = (Bands::new(isa), PairScan::new(Bands::new(isa), None));
    let search = scan::Plan {
        threads: args.threads.count(),
        same_counters: true,
        census: Some(Census { engine: &units, index: PuzzleIndex::Omitted }),
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
        scan::scan(&search, pairs, stop_flag(), &mut sink)
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
        self.units.push(Measured {
            index: self.sample.index(result.index),
            third_bands: Thirds::new().different(&pair).len(),
            puzzles: result.puzzles.count(),
            passed: result.seconds,
        });
        Ok(())
    }

    fn progress(&mut self, progress: Progress) {
        self.bar.update(progress);
    }
}

/// What the census costs, as text or JSON.
fn costs(args: &Args, isa: Isa, measured: &[Measured], seconds: f64) -> String {
    let passed: f64 = measured.iter().map(|unit| unit.passed).sum();
    // The CPU time of all of them, shared out as the time that has passed.
    let share = if passed > 0.0 { seconds / passed } else { 0.0 };
    let all_of = |y: fn(&Measured) -> f64| {
        let sample: Vec<_> =
            measured.iter().map(|unit| [unit.third_bands as f64, y(unit)]).collect();
        Estimate::of_sum(&sample, THIRD_BANDS as f64)
    };
    let cost = all_of(|unit| unit.passed).in_units_of(YEAR / share.max(f64::MIN_POSITIVE));
    let puzzles = all_of(|unit| unit.puzzles as f64).value;
    let third_bands: u64 = measured.iter().map(|unit| unit.third_bands as u64).sum();
    let found: u64 = measured.iter().map(|unit| unit.puzzles).sum();
    let cores = plan::cores(args.cores);
    let days = plan::days(cost.value * YEAR, cores);
    let Args { clues, sample, seed, .. } = args;
    let (threads, level) = (args.threads.count(), isa.level().to_string());
    if args.format.is_json() {
        // Two programs measure the same units.
        let unit = |unit: &Measured| json!({ "index": unit.index, "seconds": share * unit.passed });
        return json_line(&json!({
            "clues": clues,
            "core_years": cost.value,
            "cores": cores,
            "days": days,
            "found": found,
            "high": cost.high,
            "level": level,
            "low": cost.low,
            "puzzles": puzzles,
            "sample": sample,
            "seconds": seconds,
            "seed": seed,
            "third_bands": third_bands,
            "threads": threads,
            "units": measured.iter().map(unit).collect::<Value>(),
        }));
    }
    let units = if *sample == 1 { "unit" } else { "units" };
    format!(
        "{} {units} of {}, {clues} clues, seed {seed}: {} third bands, {}\n\
         {} s of search on {}, level {level}\n\n\
         all {} units:\n{}{}",
        count(*sample),
        count(PAIRS),
        count(third_bands),
        plural(found, "puzzle", "puzzles"),
        digits(seconds),
        plural(threads as u64, "thread", "threads"),
        count(PAIRS),
        cost_lines(cost, "core-years", days, cores),
        plan::puzzles_line(found, puzzles, *sample == PAIRS),
    )
}
