//! CPU time of whole scans: the command `gridsieve` as a user runs it, with
//! all its set-up.
//!
//! Each round measures everything once, so that a disturbance of the machine
//! meets all questions alike; what counts is the median over the rounds.
//! Every answer is checked while it is timed. See `benches/README.md`.

use clap::Parser;
use gridsieve::builtin::GRIDS;
use gridsieve_kernels::{Isa, Level};
use nix::sys::resource::UsageWho;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;
use support::{Outcome, RecordArgs, add, cpu, machine, median};

mod support;

/// Times whole scans by the CPU seconds of the process, all set-up included
#[derive(Parser)]
struct Args {
    /// Rounds of the one-thread measurements
    #[arg(long, default_value_t = 5)]
    runs: usize,
    /// Rounds of the comparison of two threads with two processes
    #[arg(long, default_value_t = 5)]
    pairs: usize,
    /// Instruction-set levels to compare, in turn; default: the widest
    #[arg(long, value_name = "LEVEL")]
    isa: Vec<Level>,
    /// All levels of the machine
    #[arg(long, conflicts_with = "isa")]
    all_levels: bool,
    #[command(flatten)]
    record: RecordArgs,
}

impl Args {
    /// The levels to measure, none twice.
    fn levels(&self) -> Vec<Level> {
        if self.all_levels {
            return Isa::all().into_iter().map(Isa::level).collect();
        }
        let mut levels = self.isa.clone();
        levels.sort();
        levels.dedup();
        if levels.is_empty() { vec![Isa::detect().level()] } else { levels }
    }
}

/// A grid, a number of clues and a level, and the CPU seconds that it took.
struct Timed {
    name: &'static str,
    level: Level,
    clues: usize,
    grid: &'static str,
    puzzles: u64,
    seconds: Vec<f64>,
}

impl Timed {
    fn new(name: &'static str, clues: usize, level: Level) -> Timed {
        let known = GRIDS.iter().find(|known| known.name == name).expect("a built-in grid");
        let puzzles = if clues == 17 { known.seventeens } else { 0 };
        Timed { name, level, clues, grid: known.grid, puzzles, seconds: Vec::new() }
    }
}

/// The random grids: no famous one among them.
const RANDOM: [&str; 10] = ["11", "12", "13", "14", "15", "16", "17", "18", "19", "20"];

fn start(file: &Path, clues: usize, threads: usize, level: Level) -> Outcome<Child> {
    let clues = clues.to_string();
    let threads = threads.to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridsieve"));
    command.args(["scan", "--quiet", "--clues", &clues, "--threads", &threads]);
    command.args(["--isa", level.name()]).arg(file);
    Ok(command.stdout(Stdio::piped()).spawn()?)
}

/// Waits for a scan that has to find a given number of puzzles.
fn end(child: Child, puzzles: u64) -> Outcome<()> {
    let output = child.wait_with_output()?;
    let found = output.stdout.iter().filter(|&&byte| byte == b'\n').count() as u64;
    if !output.status.success() || found != puzzles {
        return Err(format!("{found} puzzles instead of {puzzles}, {}", output.status).into());
    }
    Ok(())
}

/// Wall seconds for as many grids with two threads of one process, and with
/// one thread of each of two processes.
struct Pair {
    threads: f64,
    processes: f64,
}

impl Pair {
    /// Above 1 if the threads are faster.
    fn ratio(&self) -> f64 {
        self.processes / self.threads
    }

    /// The random grids, `repeats` times for each core. The order in which
    /// the two are measured alternates.
    fn measure(
        directory: &Path,
        repeats: usize,
        level: Level,
        threads_first: bool,
    ) -> Outcome<Pair> {
        let list = |repeats: usize| -> Outcome<PathBuf> {
            let path = directory.join(format!("pair-{repeats}"));
            let grids = Vec::from(RANDOM.map(|name| Timed::new(name, 17, level).grid));
            fs::write(&path, grids.repeat(repeats).join("\n"))?;
            Ok(path)
        };
        let (half, whole) = (list(repeats)?, list(2 * repeats)?);
        let threads = || -> Outcome<f64> {
            let begun = Instant::now();
            end(start(&whole, 17, 2, level)?, 0)?;
            Ok(begun.elapsed().as_secs_f64())
        };
        let processes = || -> Outcome<f64> {
            let begun = Instant::now();
            let (a, b) = (start(&half, 17, 1, level)?, start(&half, 17, 1, level)?);
            end(a, 0)?;
            end(b, 0)?;
            Ok(begun.elapsed().as_secs_f64())
        };
        Ok(if threads_first {
            let threads = threads()?;
            Pair { threads, processes: processes()? }
        } else {
            let processes = processes()?;
            Pair { threads: threads()?, processes }
        })
    }
}

/// The lines of one-thread scans: medians, then raw values; means at the end.
fn table(all: &[Timed], levels: &[Level]) -> Outcome<String> {
    let mut text = String::from("grid      clues   level   median   raw, CPU seconds\n");
    for timed in all {
        let raw: Vec<_> = timed.seconds.iter().map(|seconds| format!("{seconds:.3}")).collect();
        let Timed { name, clues, level, .. } = timed;
        let median = median(&timed.seconds);
        writeln!(text, "{name:<10}{clues:>5}  {level:>6} {median:>8.3}   {}", raw.join(" "))?;
    }
    for clues in [17, 16] {
        let mean = |level: Level| {
            let random = all
                .iter()
                .filter(|t| (t.clues, t.level) == (clues, level) && RANDOM.contains(&t.name));
            let medians: Vec<_> = random.map(|timed| median(&timed.seconds)).collect();
            medians.iter().sum::<f64>() / medians.len() as f64
        };
        for &level in levels {
            let seconds = mean(level);
            write!(text, "11-20     {clues:>5}  {level:>6} {seconds:>8.3}   mean of the medians")?;
            if level != levels[0] {
                write!(text, ", {:.2} times as fast as {}", mean(levels[0]) / seconds, levels[0])?;
            }
            writeln!(text)?;
        }
    }
    Ok(text)
}

fn pair_table(pairs: &[Pair], grids: usize) -> Outcome<String> {
    let mut text = format!(
        "{grids} grids, 17 clues, wall seconds\n2 threads   2 processes   ratio (threads faster: above 1)\n"
    );
    for pair in pairs {
        let (threads, processes, ratio) = (pair.threads, pair.processes, pair.ratio());
        writeln!(text, "{threads:>9.3} {processes:>13.3} {ratio:>7.3}")?;
    }
    let ratios: Vec<_> = pairs.iter().map(Pair::ratio).collect();
    writeln!(text, "median    {:>21.3}", median(&ratios))?;
    Ok(text)
}

fn main() -> Outcome<()> {
    /// Times that a process of the comparison scans the random grids.
    const REPEATS: usize = 2;

    let args = Args::parse();
    let levels = args.levels();
    let mut report = machine(&levels, &args.record)?;
    print!("{report}");
    let directory = tempfile::tempdir()?;
    let random = RANDOM.into_iter().flat_map(|name| [(name, 17), (name, 16)]);
    let questions = [("T", 17), ("T", 16)].into_iter().chain(random).chain([("SF", 17)]);
    let mut all: Vec<Timed> = questions
        .flat_map(|(name, clues)| levels.iter().map(move |&level| Timed::new(name, clues, level)))
        .collect();
    let file = directory.path().join("grid");
    for round in 1..=args.runs {
        for timed in &mut all {
            fs::write(&file, timed.grid)?;
            let before = cpu(UsageWho::RUSAGE_CHILDREN)?;
            end(start(&file, timed.clues, 1, timed.level)?, timed.puzzles)?;
            timed.seconds.push(cpu(UsageWho::RUSAGE_CHILDREN)? - before);
        }
        eprintln!("round {round} of {}", args.runs);
    }
    if args.runs > 0 {
        add(&mut report, &table(&all, &levels)?, &args.record)?;
    }
    let mut pairs = Vec::new();
    for round in 0..args.pairs {
        let widest = levels[levels.len() - 1];
        pairs.push(Pair::measure(directory.path(), REPEATS, widest, round % 2 == 0)?);
        eprintln!("pair {} of {}", round + 1, args.pairs);
    }
    if args.pairs > 0 {
        add(&mut report, &pair_table(&pairs, 2 * REPEATS * RANDOM.len())?, &args.record)?;
    }
    Ok(())
}
