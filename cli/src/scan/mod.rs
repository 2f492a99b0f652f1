//! `gridsieve scan`, and `gridsieve fewest` and `gridsieve census`, which are scans as well.

pub(super) mod census;
pub mod clues;
mod fewest;
pub mod mask;
mod plan;
mod run;
mod shard;
pub(super) mod shares;
mod source;

use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{self, Given, Item};
use super::output::Output;
use super::progress::ProgressArgs;
use super::range::PartArgs;
use super::results::{BadLines, Results, Teller};
use super::threads::ThreadArgs;
use super::{Failure, engines, flags, named, say, signals};
use crate::report::{
    Format, JsonLines, ProgressReport, Show, Work, fewest_summary, summary, write_stats,
};
pub(super) use census::{Args as CensusArgs, run as census};
use clues::Clues;
pub(super) use fewest::{Args as FewestArgs, run as fewest};
use fewest::{Fewest, Sample};
use gridsieve::builtin;
use gridsieve::builtin::Answers;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::degree::ForwardView;
use gridsieve::engine::{BandChoices, Engine, Mask, Question};
use gridsieve::scan;
use gridsieve::scan::{
    Census, Keep, Kind, MOST_SHARE, Outcome, Pin, Plan, Progress, ScanEnd, ScanError, SinkError,
    Told,
};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::{BandChoice, Grid};
use gridsieve_runs::GridsOf;
use gridsieve_runs::census::PairScan;
use itertools::Itertools;
pub(super) use mask::MaskArgs;
use plan::PlanArgs;
use run::RunArgs;
use source::Wanted;
use std::collections::HashMap;
use std::io::{self, BufWriter};
use std::mem;
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Find every puzzle of K clues in each of the grids
///
/// Puzzles go to standard output, everything else to standard error. They
/// come in the order of the grids, sorted within each grid, whatever the
/// number of threads. Grids are counted from 0 in the whole input, whatever part
/// of it is scanned.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    given: Given<Grid>,
    #[command(flatten, next_help_heading = "Grids")]
    grids: GridArgs,
    #[command(flatten, next_help_heading = "Puzzles")]
    puzzles: QuestionArgs,
    #[command(flatten, next_help_heading = "Results")]
    results: ResultArgs,
    #[command(flatten, next_help_heading = "Long scans")]
    run: RunArgs,
    #[command(flatten, next_help_heading = "Long scans")]
    plan: PlanArgs,
    #[command(flatten, next_help_heading = "Threads")]
    threads: ThreadArgs,
    #[command(flatten, next_help_heading = "Progress")]
    progress: ProgressArgs,
    #[command(flatten, next_help_heading = "For study: how puzzles are searched for")]
    study: StudyArgs,
    /// A scan for the fewest clues.
    #[arg(skip)]
    fewest: Option<Fewest>,
    /// A scan of pairs of bands.
    #[arg(skip)]
    census: Option<census::Asked>,
}

/// Which grids.
#[derive(clap::Args)]
struct GridArgs {
    /// Scan the virtual catalogue, all 5,472,730,538 essentially different grids in minlex order,
    /// or rather the part that --range or --band names
    #[arg(long, conflicts_with = "input")]
    catalogue: bool,
    /// Scan the built-in grids, also where something is piped in
    #[arg(long, conflicts_with_all = ["input", "catalogue"])]
    built_in: bool,
    #[command(flatten)]
    part: PartArgs,
    #[arg(long, help = flags::SKIP_BAD)]
    skip_bad: bool,
}

/// Which puzzles of them.
#[derive(clap::Args)]
struct QuestionArgs {
    /// Number of clues of the puzzles, 1 to 81; or several: 16..18 (or 16-18) with both ends, or
    /// a list like 16,18. Each grid is searched for each number in turn
    #[arg(short = 'k', long, value_name = "K", default_value = "17")]
    clues: Clues,
    /// Minimal puzzles only: none of the clues is redundant
    #[arg(long)]
    minimal: bool,
    /// Stop a grid at its first puzzle, of each number of clues
    #[arg(long, conflicts_with = "limit")]
    first: bool,
    /// Stop a grid after N puzzles of each number of clues
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    #[command(flatten)]
    mask: MaskArgs,
    /// Only puzzles in which one of these bands (1-3) or stacks (4-6) has the most clues; of equal
    /// ones the last counts. The passes 1, 2 and 3 (or 4, 5 and 6) find every puzzle once
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = named::band_choice())]
    band3: Vec<BandChoice>,
}

/// What is written.
#[derive(clap::Args)]
struct ResultArgs {
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
    /// How results are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Write each puzzle as soon as it is found (with --format jsonl, in `fewest` and in `census` each
    /// grid or pair as soon as it is searched), in no order
    #[arg(long, conflicts_with = "run")]
    unordered: bool,
    /// Give the index of each grid in the catalogue, from 0: after each puzzle, or as the field
    /// `catalogue_index`, of a pair `catalogue_indices`
    #[arg(long)]
    index: bool,
    /// Show what the search did, its speed and memory
    #[arg(long)]
    stats: bool,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// The engine.
#[derive(clap::Args)]
struct EngineArgs {
    /// How the puzzles are searched for
    #[arg(long, value_name = "NAME", default_value = engines::NAMES[0],
          value_parser = clap::builder::PossibleValuesParser::new(engines::NAMES))]
    engine: String,
    #[command(flatten)]
    isa: IsaArgs,
}

/// How they are searched for.
#[derive(clap::Args)]
struct StudyArgs {
    #[command(flatten)]
    engine: EngineArgs,
    #[arg(long, value_name = "N",
          help = format!("Search with bitmaps, not lists, once at most N unavoidable sets are unhit, 0 to {} (in \
              the engine `bands` a table has {most} of them at most, so that any larger N is like {most}, and \
              the last five clues of bands 1+2 always have bitmaps)",
              Bands::BITMAP_THRESHOLD, most = Bands::MOST_UAS),
          default_value_t = Bands::BITMAP_THRESHOLD as u16,
          value_parser = clap::value_parser!(u16).range(..=Bands::BITMAP_THRESHOLD as i64))]
    bitmap_threshold: u16,
    /// How the engine `degree` sees that too few clues are left, to study what each way brings:
    /// tables of disjoint UAs (`static`), disjoint groups looked for on the way (`dynamic`)
    #[arg(long, value_name = "VIEW", value_parser = crate::named::forward_view(), default_value = "dynamic")]
    forward_view: ForwardView,
    /// Look at N grids that follow one another together, and search what they have in common once
    /// (not with --first or --limit); 1: each grid by itself [default: 256 for a file, 1 for a pipe]
    #[arg(long, value_name = "N", conflicts_with = "run",
          value_parser = clap::value_parser!(u16).range(1..=MOST_SHARE as i64))]
    share: Option<u16>,
}

/// The flags, checked, and what they mean together; whom a scan listens to and tells.
struct Task<'a> {
    args: &'a Args,
    engine: Box<dyn Engine>,
    options: engines::Options,
    question: Question,
    keep: Keep,
    /// How pairs of bands are searched, in a census whose input is open.
    pairs: Option<PairScan>,
    /// Where the grids are that a census is of.
    grids_of: Option<GridsOf>,
    threads: usize,
    pin: Pin,
    json: Option<JsonLines>,
    stop: Arc<AtomicBool>,
    bad_lines: BadLines,
}

impl Task<'_> {
    fn new(args: &Args) -> Result<Task<'_>, Failure> {
        let EngineArgs { engine: name, isa } = &args.study.engine;
        let options = engines::Options {
            isa: isa.choice().isa,
            bitmap_threshold: args.study.bitmap_threshold.into(),
            forward: args.study.forward_view,
        };
        let engine = engines::by_name(name, options)
            .ok_or_else(|| Failure::new(format_args!("the engine `{name}` is not built in")))?;
        let first = args.puzzles.first.then_some(NonZeroU64::MIN);
        let has_table = args.fewest.as_ref().is_some_and(|fewest| fewest.sample.is_some());
        let is_table = has_table && args.results.output.is_none();
        let is_kept = args.run.is_given() || args.plan.is_given();
        if args.run.is_given() && args.results.format != Format::Text && !is_table {
            return Err(Failure::new("--run writes puzzles as text; its evidence has the rest"));
        }
        if is_kept && options != engines::Options::usual(options.isa) {
            return Err(Failure::new(
                "--forward-view and --bitmap-threshold are not for --run or --plan: its evidence has \
                 counters, which have to be the same whoever searches",
            ));
        }
        let Clues(clues) = &args.puzzles.clues;
        if is_kept && clues.len() > 1 {
            return Err(Failure::new(
                "a run is for one number of clues: give each number a --run or --plan of its own",
            ));
        }
        if args.grids.catalogue && args.grids.part.is_all() && args.census.is_none() {
            return Err(Failure::new("--catalogue needs --range or --band"));
        }
        Ok(Task {
            args,
            engine,
            options,
            question: Question {
                clues: clues[0],
                mask: args.puzzles.mask.mask()?,
                band_3: match &args.puzzles.band3[..] {
                    [] => BandChoices::ALL,
                    choices => choices.iter().copied().collect(),
                },
            },
            keep: Keep {
                minimal: args.puzzles.minimal,
                limit: args.puzzles.limit.and_then(NonZeroU64::new).or(first),
                fewest: args.fewest.is_some(),
            },
            pairs: None,
            grids_of: None,
            threads: args.threads.count(),
            pin: args.threads.pin()?,
            // Before any other file: that could get the number that is asked for.
            json: args.progress.open()?,
            stop: signals::stop_flag()?,
            bad_lines: BadLines::default(),
        })
    }

    /// The random grids that are searched for their fewest clues, if it is that.
    fn sample(&self) -> Option<Sample> {
        self.args.fewest.as_ref()?.sample
    }

    /// For a run, whose batches come with their numbers.
    fn run_plan(&self) -> Plan<'_> {
        let told = if self.args.results.index { Told::Index } else { Told::Puzzle };
        Plan {
            subgrid: self.args.puzzles.mask.subgrid,
            keep: self.keep,
            threads: self.threads,
            same_counters: self.args.run.is_given() || self.args.plan.is_given(),
            pin: self.pin.clone(),
            census: self.pairs.as_ref().map(|engine| Census { engine, told }),
            ..Plan::new(&*self.engine, self.question)
        }
    }

    fn plan(&self, wanted: &Wanted) -> Plan<'_> {
        let rank: fn(u64, &Grid) -> u64 = match wanted.input.kind() {
            // The number of a grid is its index.
            Kind::Catalogue => |number, _| number,
            _ => |_, grid| whole::rank(grid),
        };
        let index = self.args.results.index;
        // Whoever writes to a pipe may wait for an answer.
        let share = wanted.input.grids().map_or(1, |_| MOST_SHARE);
        Plan {
            skip_bad: self.args.grids.skip_bad,
            share: self.args.study.share.map_or(share, usize::from),
            first: wanted.range.start,
            catalogue_index: (index && self.pairs.is_none()).then_some(rank),
            more_clues: self.args.puzzles.clues.0[1..].to_vec(),
            unordered: self.args.results.unordered,
            ..self.run_plan()
        }
    }

    /// What is known of the built-in grids, if those are scanned.
    fn answers(&self, wanted: &Wanted) -> Option<Answers> {
        let grids = wanted.grids().filter(|_| wanted.input.kind() == Kind::BuiltIn)?;
        let Question { clues, mask, band_3 } = &self.question;
        let whole = band_3.is_unlimited() && *mask == Mask::FREE && !self.keep.fewest;
        let whole = whole && self.args.puzzles.clues.0.len() == 1;
        let answers = Answers::new(*clues, self.keep.limit, grids as usize).filter(|_| whole);
        if !self.args.results.quiet {
            let known = if answers.is_some() { "" } else { " (their answers are not known)" };
            let all = builtin::GRIDS.len() as u64;
            let some = if grids == all { String::new() } else { format!("{grids} of ") };
            let reason = if self.args.grids.built_in { "" } else { "no grid given: " };
            say(format_args!("{reason}scanning {some}the {all} built-in grids{known}"));
        }
        answers
    }

    /// Tells the user of a scan of so many grids, if that is known, and hands its results on.
    /// `on_terminal`: results appear on the same terminal.
    fn teller<S>(
        &mut self,
        grids: Option<u64>,
        before: Progress,
        on_terminal: bool,
        results: S,
    ) -> Teller<S> {
        let args = self.args;
        let (quiet, interval, json) =
            (args.results.quiet, args.progress.interval(), self.json.take());
        let show = Show { quiet, on_terminal, interval, json };
        let progress = ProgressReport::new(Work::Scan(self.names()), show, grids, before);
        Teller { progress, before, faults: 0, bad_lines: mem::take(&mut self.bad_lines), results }
    }

    /// What one item is called, and several.
    fn names(&self) -> [&'static str; 2] {
        if self.pairs.is_some() { Kind::Pairs.items() } else { Grid::NAMES }
    }

    /// What does not change the results.
    fn settings(&self) -> String {
        let (engine, level, threads) = (self.engine.name(), self.engine.level(), self.threads);
        let threshold = self.options.bitmap_threshold;
        format!("engine: {engine}, level {level}, bitmap threshold {threshold}\nthreads: {threads}")
    }
}

/// Runs `gridsieve selftest`: the command with the built-in grids.
pub fn selftest(mut args: Args) -> Result<Exit, Failure> {
    if args.grids.catalogue || !args.given.is_empty() {
        return Err(Failure::new("selftest is of the built-in grids; for others: gridsieve scan"));
    }
    if args.puzzles.clues.0.len() > 1 {
        return Err(Failure::new("selftest compares the puzzles of one number of clues at a time"));
    }
    args.grids.built_in = true;
    run(args)
}

/// Runs the command.
pub fn run(mut args: Args) -> Result<Exit, Failure> {
    args.run.find_shard(args.results.quiet)?;
    let mut task = Task::new(&args)?;
    let output = Output::open(task.args.results.output.as_deref())?;
    let sample = task.sample();
    let ResultArgs { index, unordered, output: ref file, .. } = args.results;
    if sample.is_some() && file.is_none() && (index || unordered) {
        return Err(Failure::new("--index and --unordered are of the puzzles: give --output FILE"));
    }
    // A run has no results on standard output unless that is asked for. Of a sample the table is
    // there.
    let has_results =
        task.args.results.output.is_some() || !args.run.is_given() || sample.is_some();
    if args.progress.is_standard_output() && output.is_standard_output() && has_results {
        return Err(Failure::new("--progress-json 1 would come between the results"));
    }
    let Some(wanted) = source::open(&mut task, &output)? else {
        say("interrupted before the search began");
        // It was only to be seen whether it can be written.
        let _held = output.into_device();
        run::leave_found(&args)?;
        return Ok(Exit::Interrupted);
    };
    if args.plan.is_given() {
        return plan::make(&mut task, wanted, output);
    }
    if args.run.is_given() {
        // It was only to be seen whether it can be written.
        let _held = output.into_device();
        let (exit, done) = run::run(&mut task, wanted)?;
        if let (Some(sample), Some(done)) = (sample, done) {
            shares::write(sample, &done, args.results.format, exit)?;
        }
        return Ok(exit);
    }
    let answers = task.answers(&wanted);
    let source = wanted.input.source(wanted.range.clone()).map_err(Failure::new)?;
    let on_terminal = output.is_terminal();
    let out: Box<dyn io::Write> = match sample {
        Some(_) if task.args.results.output.is_none() => Box::new(io::sink()),
        _ => output.begin()?,
    };
    let out = BufWriter::with_capacity(1 << 16, out);
    let comments = wanted.comments.clone();
    let format = args.results.format;
    // Of a grid whose fewest clues are wanted only the last puzzle is its result, of a pair each
    // canonical form once: that is known when all is searched.
    let unordered = args.results.unordered && !task.keep.fewest && args.census.is_none();
    let of_each = args.puzzles.clues.0.len();
    let written = HashMap::new();
    let results = Results { out, format, unordered, answers, comments, of_each, written };
    let mut teller = task.teller(wanted.grids(), Progress::default(), on_terminal, results);
    let outcome = scan::scan(&task.plan(&wanted), source, &task.stop, &mut teller);
    teller.progress.finish(matches!(outcome.end, ScanEnd::Complete));
    let name = task.args.results.output.as_deref().map(|path| path.display().to_string());
    let name = name.as_deref().unwrap_or("the output");
    let skipped = wanted.input.bad_lines();
    let is_whole = wanted.range == (0..u64::MAX) && matches!(outcome.end, ScanEnd::Complete);
    if is_whole && outcome.grids + outcome.skipped == 0 {
        return Err(items::nothing::<Grid>(wanted.input.name()));
    }
    let exit = conclude(&task, &outcome, name, skipped, teller.results.answers.as_ref());
    if let (Some(sample), Exit::Complete | Exit::Interrupted) = (sample, exit) {
        drop(teller);
        shares::write(sample, &outcome.fewest, args.results.format, exit)?;
    }
    Ok(exit)
}

/// Tells how the scan went, which wrote to what is called `name`.
fn conclude(
    task: &Task,
    outcome: &Outcome,
    name: &str,
    skipped: u64,
    answers: Option<&Answers>,
) -> Exit {
    let skipped = skipped + outcome.skipped;
    let complete = matches!(outcome.end, ScanEnd::Complete);
    let wrong = answers.is_some_and(|answers| answers.failed(complete));
    let closed = matches!(
        &outcome.end,
        ScanEnd::Failed(ScanError::Sink(error)) if error.is_closed_pipe()
    );
    let error = match &outcome.end {
        ScanEnd::Failed(_) if closed => None,
        ScanEnd::Failed(ScanError::Sink(SinkError::Output(error))) => {
            Some(format!("error: cannot write {name}: {error}"))
        }
        ScanEnd::Failed(error) => Some(format!("error: {error}")),
        _ => None,
    };
    if task.args.results.stats {
        // Nobody listens if standard error is closed.
        let _ = write_stats(&mut io::stderr().lock(), outcome, task.names()[1], &task.settings());
    }
    let quiet = task.args.results.quiet || closed;
    if let Some(answers) = answers.filter(|_| wrong || !quiet) {
        answers.lines().iter().for_each(say);
    }
    let summary = match task.keep.fewest {
        true => fewest_summary(outcome, task.threads, skipped),
        false => {
            let (question, minimal) = (task.question, task.keep.minimal);
            summary(outcome, task.names(), question, minimal, task.threads, skipped)
        }
    };
    if !quiet {
        for (number, clues) in outcome.fewest.unfinished.iter().sorted_unstable() {
            let below = clues - 1;
            say(format_args!(
                "grid {number} needs {clues} clues or fewer: {below} were not searched to the end"
            ));
        }
        for (number, clues) in outcome.fewest.unlisted.iter().sorted_unstable() {
            say(format_args!("grid {number} needs {clues} clues: not all puzzles were looked for"));
        }
    }
    match error {
        Some(error) if quiet => say(error),
        // One line, with what was done until then.
        Some(error) => say(format_args!("{error}; {summary}")),
        None if quiet => {}
        None => say(summary),
    }
    match outcome.end {
        _ if wrong || outcome.faulty > 0 => Exit::SelfCheck,
        ScanEnd::Failed(_) if !closed => Exit::Bad,
        ScanEnd::Interrupted => Exit::Interrupted,
        _ if skipped > 0 && !closed => Exit::Skipped,
        _ => Exit::Complete,
    }
}
