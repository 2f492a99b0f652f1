//! What a scan will take, as it is kept beside its run directories.

use super::task::Task;
use crate::plan::{self, Estimate, HOUR, cost_lines};
use crate::report::plural;
use crate::{Failure, json_line, processor};
use gridsieve_lab::{count, digits};
use gridsieve_runs::{LINE, Manifest, SampledUnits, shard};
use indicatif::DecimalBytes;
use serde::Deserialize;
use serde_json::json;
use std::io::ErrorKind;
use std::path::Path;
use std::{fs, path};

/// The file beside run directories.
pub const FILE: &str = "plan.json";

/// The version of the file.
const FORMAT: u64 = 1;

/// What every version of the file has.
#[derive(Deserialize)]
struct Version {
    plan: u64,
}

/// What shards need of the file.
#[derive(Deserialize)]
#[serde(expecting = "an object of `scan --plan`")]
struct Plan {
    #[serde(rename = "plan")]
    _version: u64,
    /// What is scanned.
    scan: Manifest,
    /// What [`costs_of`](super::manifest::costs_of) says.
    costs: Vec<f64>,
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

/// What a scan will take, as JSON and as text: from a measured sample, from the CPU time of the sample if
/// the system tells it, and with the costs by which shards are cut.
pub fn forecast(
    task: &Task,
    scan: &Manifest,
    sampled: &SampledUnits,
    cpu: Option<f64>,
    costs: &[f64],
) -> [String; 2] {
    let [start, end] = scan.range;
    let grids = end - start;
    let of_units = || sampled.units.iter().map(|unit| (&unit.row, unit.work.seconds.iter().sum()));
    let passed: f64 = of_units().map(|(_, seconds): (_, f64)| seconds).sum();
    let seconds = cpu.unwrap_or(passed);
    // The CPU time of all of them, shared out as the time that has passed.
    let share = if passed > 0.0 { seconds / passed } else { 0.0 };
    let of_sample = of_units().map(|(row, seconds)| [row.grids as f64, seconds * share]);
    let cost = Estimate::of_sum(&of_sample.collect::<Vec<_>>(), grids as f64);
    let sample = of_units().map(|(row, _)| row.grids).sum::<u64>();
    let found = of_units().map(|(row, _)| row.found).sum::<u64>();
    let of_all = |of_sample: u64| of_sample as f64 * grids as f64 / sample as f64;
    let cores = plan::cores(task.args.plan.cores);
    let days = plan::days(cost.value, cores);
    let [puzzles, puzzle_bytes] = [found, found * LINE as u64].map(of_all);
    let [evidence_bytes, journal_bytes] =
        [sampled.evidence_bytes, sampled.journal_bytes].map(of_all);
    let (units, seed, threads) = (sampled.units.len() as u64, task.args.plan.seed, task.threads);
    let (level, model) = (task.engine.level().to_string(), processor::detect().model);
    let in_hours = cost.in_units_of(HOUR);
    let json = json_line(&json!({
        "core_hours": in_hours.value,
        "cores": cores,
        "costs": costs,
        "days": days,
        "evidence_bytes": evidence_bytes,
        "found": found,
        "high": in_hours.high,
        "journal_bytes": journal_bytes,
        "level": level,
        "low": in_hours.low,
        "model": model,
        "plan": FORMAT,
        "puzzle_bytes": puzzle_bytes,
        "puzzles": puzzles,
        "sample": sample,
        "scan": scan,
        "seconds": seconds,
        "seed": seed,
        "threads": threads,
        "units": units,
    }));
    let (cost, unit) =
        if in_hours.value < 0.1 { (cost, "core-seconds") } else { (in_hours, "core-hours") };
    let bytes = |bytes: f64| DecimalBytes(bytes as u64);
    let grids_or_one = |count: u64| if count == 1 { "grid" } else { "grids" };
    let text = format!(
        "{} {} of {} in {}, {}, seed {seed}: {}\n\
         {} s of search on {}, level {level}, {}\n\n\
         all {} {} of {}:\n{}{}\n{}\
         {:>10} on disk: {} of the journal, {} of evidence, twice {} of puzzles\n",
        count(sample),
        grids_or_one(sample),
        count(grids),
        plural(units, "work unit", "work units"),
        plural(scan.asked.clues as u64, "clue", "clues"),
        plural(found, "puzzle", "puzzles"),
        digits(seconds),
        plural(threads as u64, "thread", "threads"),
        model.as_deref().unwrap_or("unknown processor"),
        count(grids),
        grids_or_one(grids),
        scan.input_name,
        cost_lines(cost, unit, days, cores),
        shards(in_hours.value),
        plan::puzzles_line(found, puzzles, sample == grids),
        bytes(journal_bytes + evidence_bytes + 2.0 * puzzle_bytes).to_string(),
        bytes(journal_bytes),
        bytes(evidence_bytes),
        bytes(puzzle_bytes),
    );
    [json, text]
}

/// What the plan beside a run directory says of the [costs](super::manifest::costs_of) of grids, if there is one.
///
/// # Errors
/// It cannot be read, is no plan, or is the plan of another scan.
pub fn costs_beside(run: &Path, manifest: &Manifest) -> Result<Option<Vec<f64>>, Failure> {
    let run = path::absolute(run).ok();
    let Some(folder) = run.as_deref().and_then(Path::parent) else { return Ok(None) };
    let path = folder.join(FILE);
    let shown = path.display();
    let text = match fs::read(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        // It is being made.
        Ok(text) if text.is_empty() => return Ok(None),
        Ok(text) => text,
        Err(error) => return Err(Failure::new(format_args!("cannot read {shown}: {error}"))),
    };
    if serde_json::from_slice(&text).is_ok_and(|Version { plan }| plan > FORMAT) {
        let message = format_args!("{shown} was made by a newer version of this program");
        return Err(Failure::new(message));
    }
    let Plan { scan, costs, .. } = serde_json::from_slice(&text).map_err(|error| {
        Failure::new(format_args!(
            "{shown} is no plan ({error}): take it away, or make it again with scan --plan"
        ))
    })?;
    let mut differences = scan.differences(manifest);
    if scan.search != manifest.search {
        let (ours, theirs) = (scan.search, manifest.search);
        differences.push(format!("version of the search ({ours}, not {theirs})"));
    }
    if !differences.is_empty() {
        return Err(Failure::new(format_args!(
            "{shown} is the plan of another scan: it differs in {}; take it away, or make it again with \
             scan --plan",
            differences.join(", ")
        )));
    }
    match costs.len() == shard::sample(manifest.units().range()).len() {
        true => Ok(Some(costs)),
        false => Err(Failure::new(format_args!(
            "{shown} is damaged: it does not have the costs of the grids by which shards are cut"
        ))),
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
