//! What a run, or a plan, is about; and what its grids cost, by which shards are cut.

use super::plan_file::costs_beside;
use super::run_args::By;
use super::shard::ShardOf;
use super::task::Task;
use super::wanted::Wanted;
use crate::report::plural;
use crate::signals::stop_flag;
use crate::{Failure, say, version};
use gridsieve::engine::{Engine, Question, SEARCH};
use gridsieve::scan;
use gridsieve::scan::{GridResult, Input, Keep, Kind, Plan as Scan, ScanEnd, Sink, SinkError};
use gridsieve_runs as run;
use gridsieve_runs::{Asked, Canaries, CensusOf, Detail, Identity, Manifest, Shard, Units};

/// The puzzles of which grids are asked for, in a census.
fn census(task: &Task, input: &Input) -> Option<CensusOf> {
    task.args.pairs.as_ref()?;
    Some(match input.kind() {
        Kind::PairsOfGrids => CensusOf::Grids,
        _ => CensusOf::Pairs,
    })
}

/// Which input it is.
///
/// # Errors
/// It cannot be read again.
pub fn identity(task: &Task, input: &Input) -> Result<Identity, Failure> {
    Identity::of_input(input).map_err(Failure::new)?.ok_or_else(|| {
        let flag = if task.args.plan.plan { "--plan" } else { "--run" };
        Failure::new(format_args!(
            "{flag} needs an input that can be read again: a file, not a pipe (or --built-in)"
        ))
    })
}

/// What the run is about.
pub fn manifest(task: &Task, wanted: &Wanted) -> Result<Manifest, Failure> {
    let args = &task.args.common.run;
    let Wanted { input, range, .. } = wanted;
    let identity = identity(task, input)?;
    let asked =
        Asked { census: census(task, input), ..Asked::new(&task.args.question, task.args.keep) };
    let grids = range.end - range.start;
    let unit = args.unit.unwrap_or_else(|| match asked.census {
        None => Units::default_size(asked.clues, grids),
        Some(_) => Units::default_size_of_pairs(asked.clues, grids),
    });
    let all = [range.start, range.end];
    let mut manifest = Manifest {
        format: run::FORMAT,
        kind: Some(asked.kind()),
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
        canaries: Canaries::new(&asked, task.engine.name()).ok(),
        skipped: input.bad_lines(),
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
                        let path = args.run.as_deref().expect("a shard is of a run");
                        let costs = costs_beside(path, &manifest)?;
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
    if !task.args.common.results.quiet {
        let [one, several] = task.names();
        let grids = plural(numbers.len() as u64, one, several);
        say(format_args!("estimating the cost of {grids}"));
    }
    let interrupted = || Failure::interrupted("interrupted before the search began");
    let picked = input.pick(&numbers, stop_flag()).map_err(Failure::new)?;
    let grids = picked.ok_or_else(interrupted)?;
    // Most searches for the fewest clues end at 18 clues.
    let (most, keep) = match task.args.keep.fewest {
        true => (FEWEST_USUAL, Keep::default()),
        false => (task.args.question.clues, task.args.keep),
    };
    let least = (task.args.question.mask.must().len() + 1).min(most);
    let clues = most.saturating_sub(run::shard::FEWER).max(least);
    let question = Question { clues, ..task.args.question };
    // The search itself tells which grid lacks these clues: here numbers are places in the sample.
    let plan = Scan { question, keep, subgrid: None, share: 1, ..task.run_plan() };
    let mut costs = Costs(&*task.engine, Vec::new());
    let grids = Box::new(grids.into_iter().map(Ok));
    let outcome = scan::scan(&plan, grids, stop_flag(), &mut costs);
    match outcome.end {
        ScanEnd::Complete if costs.1.len() != numbers.len() => {
            unreachable!("a complete scan gives the result of each grid")
        }
        ScanEnd::Complete => Ok(costs.1),
        ScanEnd::Interrupted => Err(interrupted()),
        ScanEnd::Failed(error) => Err(Failure::new(error)),
    }
}
