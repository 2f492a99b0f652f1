//! What a scan will take, as it is kept beside its run directories.

use super::task::Task;
use crate::plan::{self, Estimate, HOUR, cost_lines};
use crate::report::plural;
use crate::{Failure, processor};
use gridsieve_lab::{count, digits};
use gridsieve_runs::{LINE, Manifest, SampledUnits};
use indicatif::DecimalBytes;
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{fs, path};

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
    /// What [`costs_of`](super::manifest::costs_of) says.
    pub costs: Vec<f64>,
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
    /// Makes the plan from a measured sample, and from the CPU time of the sample if the system
    /// tells it.
    pub fn new(
        task: &Task,
        scan: Manifest,
        sampled: &SampledUnits,
        cpu: Option<f64>,
        costs: Vec<f64>,
    ) -> Plan {
        let args = &task.args.plan;
        let grids = scan.units().range();
        let grids = (grids.end - grids.start) as f64;
        let of_units =
            || sampled.units.iter().map(|unit| (&unit.row, unit.work.seconds.iter().sum()));
        let passed: f64 = of_units().map(|(_, seconds): (_, f64)| seconds).sum();
        let seconds = cpu.unwrap_or(passed);
        // The CPU time of all of them, shared out as the time that has passed.
        let share = if passed > 0.0 { seconds / passed } else { 0.0 };
        let costs_of = of_units().map(|(row, seconds)| [row.grids as f64, seconds * share]);
        let cost = Estimate::of_sum(&costs_of.collect::<Vec<_>>(), grids);
        let (sample, found) = (
            of_units().map(|(row, _)| row.grids).sum::<u64>(),
            of_units().map(|(row, _)| row.found).sum::<u64>(),
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

    /// The plan as text for people.
    pub fn text(&self) -> String {
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
             all {grids} {} of {}:\n{}{}\n{}\
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
            plan::puzzles_line(self.found, self.puzzles, self.sample == end - start),
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
}
