//! `scan --plan`: what a scan will take, from a sample of its work units.
//!
//! Units are drawn evenly: all are cut into as many stretches as are to be measured, and one of
//! each is drawn. Where costs drift along the input, as in a class of the catalogue, that varies less than
//! units drawn anywhere, and the interval is that of the latter.

use super::run::By;
use super::source::Wanted;
use super::{Task, run};
use crate::exit::Exit;
use crate::interrupt::told;
use crate::output::Output;
use crate::plan::{self, Estimate, HOUR, cost_lines};
use crate::report::{Format, plural};
use crate::run_report::numbers::{count, digits};
use crate::{Failure, json_line, print, processor};
use gridsieve::scan;
use gridsieve::scan::{Progress, ScanEnd};
use gridsieve_lab::cpu_time;
use gridsieve_runs::{Folder, LINE, Manifest, Recorder, SampledUnits, Units, batches, write_file};
use indicatif::DecimalBytes;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::{fs, path};

/// `--plan` and what goes with it.
#[derive(Default, clap::Args)]
pub struct PlanArgs {
    /// Search no more than a sample of the grids, and say what all of them take: core-hours with an
    /// interval of 95% confidence, days, puzzles and bytes on disk. With --output FILE the plan is kept,
    /// too: as `plan.json` in the folder that is to have the run directories of shards, it tells these
    /// where to cut and how long they take, so that they need not estimate that again
    #[arg(long, group = "kept", conflicts_with_all = ["run", "unordered", "index", "stats", "share"])]
    plan: bool,
    /// How many grids to measure, in whole work units [default: those of 100 work units]
    #[arg(long, value_name = "N", requires = "plan", value_parser = clap::value_parser!(u64).range(1..))]
    sample: Option<u64>,
    /// Which sample: the same number, the same work units
    #[arg(long, value_name = "S", requires = "plan", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "M", requires = "plan", help = plan::CORES,
          value_parser = clap::value_parser!(u32).range(1..))]
    cores: Option<u32>,
}

impl PlanArgs {
    /// Is a plan asked for?
    pub fn is_given(&self) -> bool {
        self.plan
    }
}

/// Work units that are measured, unless the user says how many grids.
const USUAL: u64 = 100;

/// The file beside run directories.
pub const FILE: &str = "plan.json";

/// The version of the file.
const FORMAT: u32 = 1;

/// What a scan will take. Keys of the JSON object are always in this order.
#[derive(Debug, Serialize, Deserialize)]
#[serde(expecting = "an object of `scan --plan`")]
pub struct Plan {
    /// [The version](FORMAT) of the object.
    plan: u32,
    /// What is scanned.
    scan: Manifest,
    /// Grids that were measured, and their work units.
    sample: u64,
    units: u64,
    seed: u64,
    /// Puzzles that they have.
    found: u64,
    /// CPU time that they took.
    seconds: f64,
    threads: usize,
    level: String,
    model: Option<String>,
    core_hours: f64,
    low: f64,
    high: Option<f64>,
    cores: usize,
    days: f64,
    puzzles: f64,
    puzzle_bytes: f64,
    evidence_bytes: f64,
    journal_bytes: f64,
    /// What [`run::costs_of`] says.
    costs: Vec<f64>,
}

/// Measures, and writes the plan.
pub fn make(task: &mut Task, wanted: Wanted, output: Output) -> Result<Exit, Failure> {
    let manifest = run::manifest(task, &wanted)?;
    let units = manifest.units();
    if units.range().is_empty() {
        return Err(Failure::new("--plan: there are no grids to be scanned"));
    }
    let Wanted { input, .. } = wanted;
    let skipped = input.bad_lines();
    let costs = run::costs_of(task, &input, &units)?;
    let drawn = draw(&units, &task.args.plan);
    let folder = tempfile::Builder::new().prefix("gridsieve-plan-").tempdir();
    let folder = folder.map_err(|error| {
        Failure::new(format_args!("cannot make a folder for temporary files: {error}"))
    })?;
    let recorder = Folder::open(&folder.path().join("run"), &manifest);
    let folder = recorder.map_err(Failure::new)?;
    let session = run::session(task);
    let recorder = Recorder::new(&folder, session).map_err(Failure::new)?;
    let todo = drawn.iter().map(|&unit| units.grids(unit)).collect::<Vec<_>>();
    let grids = todo.iter().map(|grids| grids.end - grids.start).sum();
    let mut teller = task.teller(Some(grids), Progress::default(), false, recorder);
    // To go to a place of the catalogue takes longer than to search a cheap grid, and a run goes through it
    // from one grid to the next: only the search is measured.
    let batches = batches(input, units.clone(), todo);
    let batches: Vec<_> = batches.take_while(|_| !task.stop.load(Ordering::Relaxed)).collect();
    let begun = cpu_time::of_this_process();
    let outcome = scan::scan_batches(
        &task.run_plan(),
        Box::new(batches.into_iter()),
        &task.stop,
        &mut teller,
    );
    let seconds = cpu_time::of_this_process().zip(begun).map(|(end, begun)| end - begun);
    teller.progress.finish(matches!(outcome.end, ScanEnd::Complete));
    if outcome.faulty > 0 {
        return Ok(Exit::SelfCheck);
    }
    teller.results.finish().map_err(Failure::new)?;
    match outcome.end {
        ScanEnd::Failed(error) => return Err(Failure::new(error)),
        ScanEnd::Interrupted => return Ok(told(Exit::Interrupted, true)),
        ScanEnd::Complete => {}
    }
    let sampled = SampledUnits::read(&folder.path, &manifest).map_err(Failure::new)?;
    assert_eq!(sampled.units.len(), drawn.len(), "each unit that was drawn was searched");
    let plan = Plan::new(task, manifest, &sampled, seconds.map(|of| of.as_secs_f64()), costs);
    if let Some(path) = task.args.results.output.as_deref() {
        // It was only to be seen whether it can be written.
        let _held = output.into_device();
        let write = |out: &mut dyn std::io::Write| out.write_all(json_line(&plan).as_bytes());
        write_file(path, write).map_err(Failure::new)?;
    }
    print(&match task.args.results.format {
        Format::Text => plan.text(),
        Format::Jsonl => json_line(&plan),
    })?;
    Ok(if skipped > 0 { Exit::Skipped } else { Exit::Complete })
}

/// The numbers of the work units that are measured, ascending.
fn draw(units: &Units, args: &PlanArgs) -> Vec<u64> {
    let all = units.count();
    let wanted = args.sample.map_or(USUAL, |grids| grids.div_ceil(units.size())).min(all);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let first = units.numbers().start;
    let begin = |stretch: u64| (u128::from(all) * u128::from(stretch) / u128::from(wanted)) as u64;
    (0..wanted)
        .map(|stretch| first + random.random_range(begin(stretch)..begin(stretch + 1)))
        .collect()
}

/// In how many shards a scan is best split: each takes eight core-hours at most.
fn shards(core_hours: f64) -> String {
    const HOURS: f64 = 8.0;
    match (core_hours / HOURS).ceil() {
        one if one <= 1.0 => format!("{:>10} run: not worth shards", 1),
        shards => format!(
            "{:>10} shards of {} core-hours, if it is split",
            count(shards as u64),
            digits(core_hours / shards)
        ),
    }
}

impl Plan {
    fn new(
        task: &Task,
        scan: Manifest,
        sampled: &SampledUnits,
        cpu: Option<f64>,
        costs: Vec<f64>,
    ) -> Plan {
        let args = &task.args.plan;
        let grids = scan.units().range();
        let grids = (grids.end - grids.start) as f64;
        let passed: f64 = sampled.units.iter().map(|unit| unit.seconds).sum();
        let seconds = cpu.unwrap_or(passed);
        // The CPU time of all of them, shared out as the time that has passed.
        let share = if passed > 0.0 { seconds / passed } else { 0.0 };
        let costs_of = sampled.units.iter().map(|unit| [unit.grids as f64, unit.seconds * share]);
        let cost = Estimate::of_sum(&costs_of.collect::<Vec<_>>(), grids);
        let (sample, found) = (
            sampled.units.iter().map(|unit| unit.grids).sum::<u64>(),
            sampled.units.iter().map(|unit| unit.found).sum::<u64>(),
        );
        let of_all = |of_sample: u64| of_sample as f64 * grids / sample as f64;
        let cores = plan::cores(args.cores);
        let Estimate { value, low, high } = cost.in_units_of(HOUR);
        Plan {
            plan: FORMAT,
            scan,
            sample,
            units: sampled.units.len() as u64,
            seed: args.seed,
            found,
            seconds,
            threads: task.threads,
            level: task.engine.level().to_string(),
            model: processor::detect().model,
            core_hours: value,
            low,
            high,
            cores,
            days: plan::days(cost.value, cores),
            puzzles: of_all(found),
            puzzle_bytes: of_all(found * LINE as u64),
            evidence_bytes: of_all(sampled.evidence_bytes),
            journal_bytes: of_all(sampled.journal_bytes),
            costs,
        }
    }

    fn text(&self) -> String {
        let [start, end] = self.scan.range;
        let grids = count(end - start);
        let cost = Estimate { value: self.core_hours, low: self.low, high: self.high };
        let (cost, unit) = match self.core_hours < 0.1 {
            true => (cost.in_units_of(1.0 / HOUR), "core-seconds"),
            false => (cost, "core-hours"),
        };
        let bytes = |bytes: f64| DecimalBytes(bytes as u64);
        let grids_or_one = |count: u64| if count == 1 { "grid" } else { "grids" };
        format!(
            "{} {} of {grids} in {}, {}, seed {}: {}\n\
             {} s of search on {}, level {}, {}\n\n\
             all {grids} {} of {}:\n{}{}\n{:>10} puzzles\n\
             {:>10} on disk: {} of the journal, {} of evidence, twice {} of puzzles\n",
            count(self.sample),
            grids_or_one(self.sample),
            plural(self.units, "work unit", "work units"),
            plural(self.scan.asked.clues as u64, "clue", "clues"),
            self.seed,
            plural(self.found, "puzzle", "puzzles"),
            digits(self.seconds),
            plural(self.threads as u64, "thread", "threads"),
            self.level,
            self.model.as_deref().unwrap_or("unknown processor"),
            grids_or_one(end - start),
            self.scan.input_name,
            cost_lines(cost, unit, self.days, self.cores),
            shards(self.core_hours),
            digits(self.puzzles),
            bytes(self.journal_bytes + self.evidence_bytes + 2.0 * self.puzzle_bytes).to_string(),
            bytes(self.journal_bytes),
            bytes(self.evidence_bytes),
            bytes(self.puzzle_bytes),
        )
    }

    /// The plan beside a run directory, if there is one: its path, and what it says.
    ///
    /// # Errors
    /// It cannot be read, or is no plan.
    pub fn beside(run: &Path) -> Result<Option<(PathBuf, Plan)>, Failure> {
        let Some(folder) = path::absolute(run).ok().and_then(|run| Some(run.parent()?.to_owned()))
        else {
            return Ok(None);
        };
        let path = folder.join(FILE);
        let text = match fs::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            // It is being made.
            Ok(text) if text.is_empty() => return Ok(None),
            text => text.map_err(|error| {
                Failure::new(format_args!("cannot read {}: {error}", path.display()))
            })?,
        };
        /// What plans of all versions have.
        #[derive(Deserialize)]
        struct Version {
            plan: u32,
        }
        if serde_json::from_slice(&text).is_ok_and(|Version { plan }| plan > FORMAT) {
            return Err(Failure::new(format_args!(
                "{} was made by a newer version of this program",
                path.display()
            )));
        }
        match serde_json::from_slice::<Plan>(&text) {
            Ok(plan) => Ok(Some((path, plan))),
            Err(error) => Err(Failure::new(format_args!(
                "{} is no plan ({error}): take it away, or make it again with scan --plan",
                path.display()
            ))),
        }
    }

    /// What differs if it is the plan of another scan than this one.
    pub fn differences(&self, manifest: &Manifest) -> Vec<String> {
        let mut differences = self.scan.differences(manifest);
        if self.scan.search != manifest.search {
            let (ours, theirs) = (self.scan.search, manifest.search);
            differences.push(format!("version of the search ({ours}, not {theirs})"));
        }
        differences
    }

    /// The costs by which shards are cut.
    pub fn costs(self) -> Vec<f64> {
        self.costs
    }

    /// Seconds that these threads take for the part of the scan that a run directory has.
    pub fn seconds(&self, manifest: &Manifest, threads: usize) -> f64 {
        let grids = |[start, end]: [u64; 2]| (end - start) as f64;
        let share = match &manifest.shard {
            Some(shard) if shard.by == By::Cost.name() => 1.0 / f64::from(shard.of),
            _ => grids(manifest.part) / grids(manifest.range).max(1.0),
        };
        self.core_hours * HOUR * share / threads as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_take_some_hours() {
        assert_eq!(shards(0.21), "         1 run: not worth shards");
        assert_eq!(shards(12.0), "         2 shards of 6.00 core-hours, if it is split");
        assert_eq!(shards(16_800.0), "     2,100 shards of 8.00 core-hours, if it is split");
    }

    #[test]
    fn work_units_are_drawn_from_all_of_the_input() {
        let args = |sample, seed| PlanArgs { plan: true, sample, seed, cores: None };
        let units = Units::new(40..10_000, 8);
        let drawn = draw(&units, &args(Some(80), 0));
        assert_eq!(drawn.len(), 10);
        for (stretch, unit) in drawn.iter().enumerate() {
            let stretch = stretch as u64;
            assert!((5 + stretch * 1245 / 10..5 + (stretch + 1) * 1245 / 10).contains(unit));
        }
        assert_eq!(drawn, draw(&units, &args(Some(73), 0)));
        assert_ne!(drawn, draw(&units, &args(Some(80), 1)));
        assert_eq!(draw(&units, &args(None, 0)).len(), 100);
        // More than there are: all.
        assert!(draw(&units, &args(Some(1 << 40), 3)).into_iter().eq(units.numbers()));
    }
}
