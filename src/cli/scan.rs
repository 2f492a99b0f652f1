//! `gridsieve scan`.

use super::builtin::{self, Answers};
use super::exit::{self, Exit};
use super::isa::IsaArgs;
use super::output::Output;
use super::results::{BadLines, Results};
use super::threads::ThreadArgs;
use super::{Failure, engines, say, signals};
use crate::engine::bands::Bands;
use crate::engine::{BandChoices, Engine, Question};
use crate::grid::{BandChoice, Grid};
use crate::pipeline::{
    self, Grids, Input, InputError, Keep, Limits, MOST_SHARE, Outcome, Plan, ScanEnd, ScanError,
    Source,
};
use crate::report::{Bar, Format, Settings, Summary, write_stats};
use same_file::Handle;
use std::io::{self, BufReader};
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

const EXAMPLES: &str = "\
Examples:
  gridsieve scan                                the built-in grids, answers checked
  gridsieve scan grids.txt                      all 17-clue puzzles of the file's grids
  gridsieve scan grids.txt -k 18 --minimal      the minimal ones of 18 clues
  gridsieve scan grids.txt --band3 3            a pass: puzzles with the most clues in band 3
  gridsieve scan grids.txt --first --quiet      at most one puzzle a grid, no other words
  xzcat grids.xz | gridsieve scan - --format jsonl --output found.jsonl

A line of input is a grid (81 digits from 1 to 9, row by row, after which anything
may follow once there is white space), blank, or a comment beginning with `#`.";

/// Find every puzzle of K clues in each of the grids
///
/// Puzzles go to standard output, everything else to standard error. They
/// come in the order of the grids, sorted within each grid, whatever the
/// number of threads.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{}", exit::HELP))]
pub struct Args {
    /// Text file of grids; `-` is standard input; absent: a built-in set
    file: Option<PathBuf>,
    /// Number of clues of the puzzles, 1 to 81
    #[arg(short = 'k', long, value_name = "K", default_value_t = 17,
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    /// Only puzzles in which one of these bands (1-3) or stacks (4-6) has the most clues; of equal
    /// ones the last counts. The passes 1, 2 and 3 (or 4, 5 and 6) find every puzzle once
    #[arg(long, value_name = "LIST", value_delimiter = ',',
          value_parser = clap::value_parser!(u8).range(1..=6))]
    band3: Vec<u8>,
    /// How the puzzles are searched for
    #[arg(long, value_name = "NAME", default_value = engines::NAMES[0],
          value_parser = clap::builder::PossibleValuesParser::new(engines::NAMES))]
    engine: String,
    #[command(flatten)]
    isa: IsaArgs,
    /// Search with bitmaps, not lists, once at most N unavoidable sets are unhit, 0 to 768 (the
    /// last five clues of bands 1+2 always have bitmaps)
    #[arg(long, value_name = "N", default_value_t = Bands::BITMAP_THRESHOLD as u16,
          value_parser = clap::value_parser!(u16).range(..=Bands::BITMAP_THRESHOLD as i64))]
    bitmap_threshold: u16,
    /// Look at N grids that follow one another together, and search what they have in common once
    /// (not with --first or --limit); 1: each grid by itself [default: 256 for a file, 1 for a pipe]
    #[arg(long, value_name = "N",
          value_parser = clap::value_parser!(u16).range(1..=MOST_SHARE as i64))]
    share: Option<u16>,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Stop a grid at its first puzzle
    #[arg(long, conflicts_with = "limit")]
    first: bool,
    /// Minimal puzzles only: none of the clues is redundant
    #[arg(long)]
    minimal: bool,
    /// Stop a grid after N puzzles
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    /// Write the results to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How results are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show what the search did, its speed and memory
    #[arg(long)]
    stats: bool,
    /// No progress bar and no summary
    #[arg(short, long)]
    quiet: bool,
    /// Report and pass over lines that are no grids
    #[arg(long)]
    skip_bad: bool,
}

enum Origin {
    BuiltIn,
    Stdin,
    File(PathBuf),
}

/// The flags, checked and with their defaults.
struct Task {
    from: Origin,
    engine: Box<dyn Engine>,
    options: engines::Options,
    question: Question,
    keep: Keep,
    share: Option<usize>,
    threads: usize,
    pin: bool,
    skip_bad: bool,
    output: Option<PathBuf>,
    format: Format,
    stats: bool,
    quiet: bool,
}

impl Task {
    fn new(args: Args) -> Result<Task, Failure> {
        let options = engines::Options {
            isa: args.isa.choice().isa,
            bitmap_threshold: args.bitmap_threshold.into(),
        };
        let engine = engines::by_name(&args.engine, options).ok_or_else(|| {
            Failure::new(format_args!("the engine `{}` is not built in", args.engine))
        })?;
        let first = args.first.then_some(NonZeroU64::MIN);
        Ok(Task {
            from: match args.file {
                None => Origin::BuiltIn,
                Some(path) if path == Path::new("-") => Origin::Stdin,
                Some(path) => Origin::File(path),
            },
            engine,
            options,
            question: Question { band_3: choices(&args.band3), ..Question::new(args.clues.into()) },
            keep: Keep {
                minimal: args.minimal,
                limit: args.limit.and_then(NonZeroU64::new).or(first),
            },
            share: args.share.map(usize::from),
            threads: args.threads.count(),
            pin: args.threads.pin(),
            skip_bad: args.skip_bad,
            output: args.output,
            format: args.format,
            stats: args.stats,
            quiet: args.quiet,
        })
    }

    fn plan(&self, share: usize) -> Plan<'_> {
        Plan {
            engine: &*self.engine,
            question: self.question,
            keep: self.keep,
            threads: self.threads,
            pin: self.pin,
            skip_bad: self.skip_bad,
            share: self.share.unwrap_or(share),
            limits: Limits::default(),
        }
    }

    fn settings(&self) -> Settings<'_> {
        Settings {
            engine: self.engine.name(),
            level: self.options.isa.level(),
            bitmap_threshold: self.options.bitmap_threshold,
            threads: self.threads,
        }
    }
}

/// The choices of band 3 that a list of numbers from 1 to 6 means; all if it is
/// empty.
fn choices(numbers: &[u8]) -> BandChoices {
    if numbers.is_empty() {
        return BandChoices::ALL;
    }
    numbers.iter().filter_map(|&number| BandChoice::by_number(number.into())).collect()
}

/// The grids, ready to be read, and what is known of them.
struct Ready {
    source: Source,
    /// How many are looked at together, unless told otherwise: whoever writes
    /// to a pipe may wait for an answer.
    share: usize,
    grids: Option<u64>,
    skipped: u64,
    answers: Option<Answers>,
}

impl Ready {
    fn stream(grids: Grids<impl io::BufRead + Send + 'static>) -> Ready {
        Ready { source: Box::new(grids), share: 1, grids: None, skipped: 0, answers: None }
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let task = Task::new(args)?;
    let stop = signals::stop_flag()
        .map_err(|error| Failure::new(format_args!("cannot watch for Ctrl-C: {error}")))?;
    let output = Output::open(task.output.as_deref())?;
    let mut bad_lines = BadLines::default();
    let Some(ready) = prepare(&task, &output, &stop, &mut bad_lines)? else {
        say("interrupted before the search began");
        return Ok(Exit::Interrupted);
    };
    let bar = Bar::new(task.quiet, ready.grids, output.is_terminal());
    let mut results = Results::new(output.begin()?, task.format, bar, ready.answers, bad_lines);
    let outcome = pipeline::scan(&task.plan(ready.share), ready.source, &stop, &mut results);
    results.bar.finish();
    Ok(conclude(&task, &outcome, ready.skipped, results.answers.as_ref()))
}

/// The failure of opening a file, with advice to who gives the grid itself.
fn cannot_open(path: &Path, error: &InputError) -> Failure {
    if path.to_str().is_some_and(|name| name.parse::<Grid>().is_ok()) {
        return Failure::new(format_args!(
            "FILE must be a file, not a grid; try: echo {} | gridsieve scan -",
            path.display()
        ));
    }
    Failure::new(error)
}

/// Opens the input and, if it is a regular file, checks all its lines; none
/// if that was interrupted.
fn prepare(
    task: &Task,
    output: &Output,
    stop: &AtomicBool,
    bad_lines: &mut BadLines,
) -> Result<Option<Ready>, Failure> {
    let twice = || Failure::new("the output is the file to be read: results would overwrite it");
    let path = match &task.from {
        Origin::BuiltIn => {
            let unlimited = task.question.band_3.is_unlimited();
            let answers =
                if unlimited { Answers::new(task.question.clues, task.keep) } else { None };
            let grids = builtin::GRIDS.len() as u64;
            if !task.quiet {
                let known = if answers.is_some() { "" } else { " (their answers are not known)" };
                say(format_args!("no FILE given: scanning the {grids} built-in grids{known}"));
            }
            let source = Box::new(builtin::grids().map(Ok));
            let (share, grids) = (MOST_SHARE, Some(grids));
            return Ok(Some(Ready { source, share, grids, skipped: 0, answers }));
        }
        Origin::Stdin => {
            if output.is_same_as(Handle::stdin()) {
                return Err(twice());
            }
            let stdin = BufReader::new(io::stdin());
            return Ok(Some(Ready::stream(Grids::new("standard input", stdin))));
        }
        Origin::File(path) => path,
    };
    let mut file = match Input::open(path).map_err(|error| cannot_open(path, &error))? {
        Input::Stream(grids) => return Ok(Some(Ready::stream(grids))),
        Input::File(file) => file,
    };
    if output.is_same_as(file.file().try_clone().and_then(Handle::from_file)) {
        return Err(twice());
    }
    let mut skip = |line: &InputError| bad_lines.report(line);
    let skip = task.skip_bad.then_some(&mut skip as &mut dyn FnMut(&InputError));
    let survey = file.survey(stop, skip).map_err(Failure::new)?;
    Ok(survey.filter(|_| !stop.load(Ordering::Relaxed)).map(|survey| Ready {
        share: MOST_SHARE,
        grids: Some(survey.grids),
        skipped: survey.bad_lines,
        answers: None,
        source: file.into_source(survey),
    }))
}

/// Tells how the scan went.
fn conclude(task: &Task, outcome: &Outcome, skipped: u64, answers: Option<&Answers>) -> Exit {
    let skipped = skipped + outcome.skipped;
    let wrong = answers.is_some_and(Answers::failed);
    let closed = matches!(
        &outcome.end,
        ScanEnd::Failed(ScanError::Sink(error)) if error.is_closed_pipe()
    );
    if let ScanEnd::Failed(error) = &outcome.end
        && !closed
    {
        say(format_args!("error: {error}"));
    }
    if task.stats {
        // Nobody listens if standard error is closed.
        let _ = write_stats(&mut io::stderr().lock(), outcome, &task.settings());
    }
    let quiet = task.quiet || closed;
    if let Some(answers) = answers.filter(|_| wrong || !quiet) {
        answers.lines().iter().for_each(say);
    }
    if !quiet {
        let (question, threads) = (task.question, task.threads);
        say(Summary { outcome, question, minimal: task.keep.minimal, threads, skipped });
    }
    match outcome.end {
        _ if wrong || outcome.faulty > 0 => Exit::SelfCheck,
        ScanEnd::Failed(_) if !closed => Exit::Bad,
        ScanEnd::Interrupted => Exit::Interrupted,
        _ if skipped > 0 && !closed => Exit::Skipped,
        _ => Exit::Complete,
    }
}
