//! `gridsieve scan --run`: a scan that is written down in a directory.

use super::plan::Plan;
use super::shard::{ShardOf, Wish};
use super::source::Wanted;
use super::{Task, conclude};
use crate::exit::Exit;
use crate::report::plural;
use crate::run::no_part_of;
use crate::{Failure, say, version};
use clap::ValueEnum as _;
use gridsieve::engine::{Engine, Question, SEARCH};
use gridsieve::scan;
use gridsieve::scan::{
    FewestClues, GridResult, Input, Keep, Kind, Plan as Scan, Progress, ScanEnd, Sink, SinkError,
};
use gridsieve_runs as run;
use gridsieve_runs::{
    Asked, CensusOf, Detail, Folder, Identity, Manifest, Recorder, RunError, Session, Shard,
    Status, Units,
};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// `--run` and what goes with it.
#[derive(clap::Args)]
pub struct RunArgs {
    /// Keep everything in this directory as it is found, so that the scan can be stopped, killed
    /// and started again, with the same flags; `gridsieve run` tells about it. Without --output,
    /// the puzzles are in DIR/puzzles at the end. In DIR `{shard}` stands for the number of the shard
    #[arg(long, value_name = "DIR", group = "kept", conflicts_with = "index")]
    run: Option<PathBuf>,
    /// Search only part I of N, counted from 0: for several processes or machines, each with a
    /// directory of its own, to be joined by `gridsieve run merge`. `auto/N` takes I from what Slurm,
    /// Kubernetes, AWS Batch, HTCondor or GNU parallel call this job, and `auto` N as well where they
    /// say it
    #[arg(long, value_name = "I/N", requires = "run")]
    shard: Option<Wish>,
    /// The shard that was wished for.
    #[arg(skip)]
    number: Option<ShardOf>,
    /// How the grids are cut into shards [default: cost; in a census, whose parts are alike, count]
    #[arg(long, value_enum, value_name = "HOW", requires = "shard")]
    shard_by: Option<By>,
    /// Grids that are searched and written down together, and may share work [default: fewer for
    /// more clues, so that a kill loses seconds, and for few grids]
    #[arg(long, value_name = "N", requires = "kept",
          value_parser = clap::value_parser!(u64).range(1..=Units::MOST))]
    unit: Option<u64>,
    /// What the evidence has a line for [default: grid, for more than a million grids unit]
    #[arg(long, value_parser = crate::named::detail(), value_name = "DETAIL", requires = "kept")]
    evidence: Option<Detail>,
}

impl RunArgs {
    /// Is the scan to be a run?
    pub fn is_given(&self) -> bool {
        self.run.is_some()
    }

    /// Finds out which shard this is.
    ///
    /// # Errors
    /// Nobody says so; the directory is to have its number, and there is none.
    pub fn find_shard(&mut self, quiet: bool) -> Result<(), Failure> {
        if let Some(wish) = self.shard {
            let (shard, variable) = wish.shard()?;
            self.number = Some(shard);
            if let Some(variable) = variable.filter(|_| !quiet) {
                say(format_args!("shard {shard}, by {variable}"));
            }
        }
        let Some(run) = self.run.as_deref() else { return Ok(()) };
        let Some(text) = run.to_str() else {
            return match run.to_string_lossy().contains(PLACE) {
                false => Ok(()),
                true => Err(Failure::new(format_args!(
                    "--run {}: {PLACE} needs a name in UTF-8",
                    run.display()
                ))),
            };
        };
        if text.contains(PLACE) {
            let Some(ShardOf { number, .. }) = self.number else {
                return Err(Failure::new(format_args!(
                    "--run {text}: {PLACE} stands for the number of a shard: give --shard I/N"
                )));
            };
            self.run = Some(text.replace(PLACE, &number.to_string()).into());
        }
        Ok(())
    }

    /// Is it one that was begun?
    pub fn is_continued(&self) -> bool {
        self.run.as_deref().is_some_and(|path| Manifest::read(path).is_ok())
    }
}

/// What stands for the number of the shard in the name of a directory.
const PLACE: &str = "{shard}";

/// How shards are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum By {
    /// So that each should take equally long
    Cost,
    /// So that each has equally many grids
    Count,
}

impl By {
    /// As it is written down.
    pub fn name(self) -> String {
        self.to_possible_value().expect("no way is hidden").get_name().to_owned()
    }
}

/// Runs the scan, or goes on with it. What it has shown of the fewest clues, of all sessions and
/// once it is complete, comes with the exit code.
pub fn run(task: &mut Task, wanted: Wanted) -> Result<(Exit, Option<FewestClues>), Failure> {
    let args = task.args;
    let path = args.run.run.as_deref().expect("whoever calls this has looked");
    if let Some(output) = &task.args.results.output {
        no_part_of(path, output)?;
    }
    let manifest = match manifest(task, &wanted) {
        Err(failure) if failure.exit == Exit::Interrupted => {
            leave_found(task.args)?;
            return Err(failure);
        }
        manifest => manifest?,
    };
    let folder = Folder::open(path, &manifest).map_err(|error| match error {
        RunError::InUse(_) => Failure::in_use(error),
        RunError::Other(_) => Failure::new(error),
    })?;
    let skipped = wanted.input.bad_lines();
    if !folder.is_complete() {
        if let Some(exit) = search(task, &folder, wanted.input)? {
            if let (Exit::Interrupted, Some(output)) = (exit, &task.args.results.output) {
                run::write_found(&folder, output).map_err(Failure::new)?;
            }
            return Ok((exit, None));
        }
        run::complete(&folder).map_err(Failure::new)?;
    } else {
        if !task.args.results.quiet {
            say(format_args!("{} is complete: nothing to search", path.display()));
        }
        let Range { start, end } = folder.manifest.units().range();
        let file = path.join(run::PUZZLES);
        let puzzles = std::fs::metadata(&file).map_err(|error| {
            Failure::new(format_args!("cannot read {}: {error}", file.display()))
        })?;
        let puzzles = puzzles.len() / run::LINE as u64;
        let all = Progress { grids: end - start, puzzles, parts: 0.0 };
        task.teller(Some(all.grids), all, false, ()).progress.finish(true);
    }
    if let Some(output) = &task.args.results.output {
        run::write_output(path, output).map_err(Failure::new)?;
    }
    let exit = if skipped > 0 { Exit::Skipped } else { Exit::Complete };
    let fewest = task.keep.fewest.then(|| fewest(path)).transpose()?;
    Ok((exit, fewest))
}

/// Writes what earlier sessions have found to the output, if this one was interrupted before its
/// search began.
///
/// # Errors
/// The run cannot be read, or the output not written.
pub fn leave_found(args: &super::Args) -> Result<(), Failure> {
    let (Some(path), Some(output)) = (&args.run.run, &args.results.output) else { return Ok(()) };
    let is_begun = path.join(run::journal::FILE).exists();
    if !is_begun {
        return run::write_file(output, |_| Ok(())).map(drop).map_err(Failure::new);
    }
    let manifest = Manifest::read(path).map_err(Failure::new)?;
    let folder = Folder::open(path, &manifest).map_err(Failure::new)?;
    match folder.is_complete() {
        true => run::write_output(path, output),
        false => run::write_found(&folder, output),
    }
    .map_err(Failure::new)
}

/// What a run has shown of the fewest clues of its grids, from all its sessions.
fn fewest(path: &Path) -> Result<FewestClues, Failure> {
    let (_, status) = Status::read(path).map_err(Failure::new)?;
    let seconds = (status.search_seconds, status.proof_seconds);
    let (seconds, Some(proof_seconds)) = seconds else {
        unreachable!("a run for the fewest clues has seconds of proofs")
    };
    let grids = status.fewest.iter().map(|of| (of.clues, of.grids)).collect();
    Ok(FewestClues { grids, seconds, proof_seconds, ..FewestClues::default() })
}

/// The puzzles of which grids are asked for, in a census.
fn census(task: &Task, input: &Input) -> Option<CensusOf> {
    let asked = task.args.census.as_ref()?;
    Some(match input.kind() {
        Kind::PairsOfGrids if !asked.whole_units => CensusOf::Grids,
        _ => CensusOf::Pairs,
    })
}

/// Which input it is.
///
/// # Errors
/// It cannot be read again.
pub fn identity(task: &Task, input: &Input) -> Result<Identity, Failure> {
    Identity::of(input).map_err(Failure::new)?.ok_or_else(|| {
        let flag = if task.args.plan.is_given() { "--plan" } else { "--run" };
        Failure::new(format_args!(
            "{flag} needs an input that can be read again: a file, not a pipe (or --built-in)"
        ))
    })
}

/// What the run is about.
pub fn manifest(task: &Task, wanted: &Wanted) -> Result<Manifest, Failure> {
    let args = &task.args.run;
    let Wanted { input, range, .. } = wanted;
    let identity = identity(task, input)?;
    let asked = Asked { census: census(task, input), ..Asked::new(&task.question, task.keep) };
    let grids = range.end - range.start;
    let unit = args.unit.unwrap_or_else(|| match asked.census {
        None => Units::default_size(asked.clues, grids),
        Some(_) => Units::default_size_of_pairs(asked.clues, grids),
    });
    let all = [range.start, range.end];
    let mut manifest = Manifest {
        format: asked.format(),
        program: version::NUMBER.to_owned(),
        commit: Some(version::COMMIT.to_owned()),
        search: SEARCH,
        engine: task.engine.name().to_owned(),
        input: identity,
        input_name: input.name().to_owned(),
        range: all,
        part: all,
        shard: None,
        grids: task.grids_of.filter(|_| input.kind() == Kind::PairsOfGrids),
        unit,
        asked,
        evidence: args.evidence.unwrap_or_else(|| Detail::default_for(grids)),
    };
    if let Some(ShardOf { number, of }) = args.number {
        let usual = if manifest.asked.census.is_some() { By::Count } else { By::Cost };
        let how = args.shard_by.unwrap_or(usual);
        manifest.shard = Some(Shard { number, of, by: how.name() });
        // Cutting takes time, and was done if there is such a run.
        let there = args.run.as_deref().and_then(|path| Manifest::read(path).ok());
        manifest.part = match there {
            // It is the same run, or will be refused.
            Some(there) if there.shard == manifest.shard => there.part,
            Some(there) if !there.differences(&manifest).is_empty() => there.part,
            _ => {
                let units = Units::new(range.clone(), unit);
                let cuts = match how {
                    By::Count => run::shard::by_count(&units, of),
                    By::Cost => {
                        let costs = costs_of_plan(args, &manifest, &units)?;
                        let costs = costs.map_or_else(|| costs_of(task, input, &units), Ok)?;
                        run::shard::by_cost(&units, of, &costs)
                    }
                };
                [cuts[number as usize], cuts[number as usize + 1]]
            }
        };
    }
    Ok(manifest)
}

/// The number of clues that takes most of the time of a run for the fewest clues.
const FEWEST_USUAL: usize = 18;

/// What the plan beside the run directory says of the [costs](costs_of), if there is one.
///
/// # Errors
/// It is of another scan.
fn costs_of_plan(
    args: &RunArgs,
    manifest: &Manifest,
    units: &Units,
) -> Result<Option<Vec<f64>>, Failure> {
    let path = args.run.as_deref().expect("a shard is of a run");
    let Some((path, plan)) = Plan::beside(path)? else { return Ok(None) };
    let path = path.display();
    let differences = plan.differences(manifest);
    if !differences.is_empty() {
        return Err(Failure::new(format_args!(
            "{path} is the plan of another scan: it differs in {}; take it away, or make it again with \
             scan --plan",
            differences.join(", ")
        )));
    }
    let costs = plan.costs();
    match costs.len() == run::shard::sample(units.range()).len() {
        true => Ok(Some(costs)),
        false => Err(Failure::new(format_args!(
            "{path} is damaged: it does not have the costs of the grids by which shards are cut"
        ))),
    }
}

/// What grids cost, by which shards are cut: of each, or of a [sample](run::shard::sample).
pub fn costs_of(task: &Task, input: &Input, units: &Units) -> Result<Vec<f64>, Failure> {
    /// The cost of each grid.
    struct Costs<'a>(&'a dyn Engine, Vec<f64>);
    impl Sink for Costs<'_> {
        fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
            self.1.push(self.0.cost(&result.counters));
            Ok(())
        }
    }

    let numbers = run::shard::sample(units.range());
    if !task.args.results.quiet {
        let [one, several] = task.names();
        let grids = plural(numbers.len() as u64, one, several);
        say(format_args!("estimating the cost of {grids}"));
    }
    let grids = input.pick(&numbers).map_err(Failure::new)?;
    // Of the searches for the fewest clues most have 18.
    let (most, keep) = match task.keep.fewest {
        true => (FEWEST_USUAL, Keep::default()),
        false => (task.question.clues, task.keep),
    };
    let least = (task.question.mask.must().len() + 1).min(most);
    let clues = most.saturating_sub(run::shard::FEWER).max(least);
    let question = Question { clues, ..task.question };
    // The search itself tells which grid lacks these clues: here numbers are places in the sample.
    let plan = Scan { question, keep, subgrid: None, share: 1, ..task.run_plan() };
    let mut costs = Costs(&*task.engine, Vec::new());
    let grids = Box::new(grids.into_iter().map(Ok));
    let outcome = scan::scan(&plan, grids, &task.stop, &mut costs);
    match outcome.end {
        ScanEnd::Complete if costs.1.len() != numbers.len() => {
            unreachable!("a complete scan gives the result of each grid")
        }
        ScanEnd::Complete => Ok(costs.1),
        ScanEnd::Interrupted => Err(Failure::interrupted("interrupted before the search began")),
        ScanEnd::Failed(error) => Err(Failure::new(error)),
    }
}

/// How the program was started.
pub fn session(task: &Task) -> Session {
    Session {
        at: run::now(),
        host: gethostname::gethostname().to_string_lossy().into_owned(),
        threads: task.threads,
        level: task.engine.level().to_string(),
        commit: Some(version::COMMIT.to_owned()),
    }
}

/// Searches what is left to search; none if that was everything.
fn search(task: &mut Task, folder: &Folder, input: Input) -> Result<Option<Exit>, Failure> {
    let recorder = Recorder::new(folder, session(task)).map_err(Failure::new)?;
    let name = folder.path.display();
    if recorder.left_out > 0 {
        let damaged = plural(recorder.left_out as u64, "line was", "lines were");
        let [_, several] = task.names();
        say(format_args!("{name}: {damaged} damaged: searching these {several} again"));
    }
    let (todo, units, before) = (recorder.todo(), folder.manifest.units(), recorder.before);
    let all = units.range();
    let grids = all.end - all.start;
    if before.grids > 0 && !task.args.results.quiet {
        let [_, several] = task.names();
        say(format_args!("going on with {name}: {} of {grids} {several} are done", before.grids));
    }
    let skipped = input.bad_lines();
    let batches = run::batches(input, units, todo);
    let mut teller = task.teller(Some(grids), before, false, recorder);
    // It only helps to tell how long this takes.
    if let Ok(Some((_, plan))) = Plan::beside(&folder.path)
        && plan.differences(&folder.manifest).is_empty()
    {
        teller.progress.expect(plan.seconds(&folder.manifest, task.threads));
    }
    let outcome = scan::scan_batches(&task.run_plan(), batches, &task.stop, &mut teller);
    let recorder = teller.results;
    let is_done = recorder.is_done();
    teller.progress.finish(is_done);
    let (done, of) = recorder.count();
    let ended = recorder.finish();
    let exit = conclude(task, &outcome, &name.to_string(), skipped, None);
    if !task.args.results.quiet && !is_done {
        let has = match (&task.args.results.output, exit) {
            (Some(output), Exit::Interrupted) => {
                format!("; {} has the puzzles of these units alone", output.display())
            }
            _ => String::new(),
        };
        say(format_args!(
            "{name}: {done} of {of} work units are done; started again, it goes on{has}"
        ));
    }
    Ok(match exit {
        Exit::Complete | Exit::Skipped => {
            ended.map_err(Failure::new)?;
            None
        }
        Exit::Interrupted => {
            ended.map_err(Failure::new)?;
            Some(exit)
        }
        exit => Some(exit),
    })
}
