//! `scan --plan`: what a scan will take, from a sample of its work units.
//!
//! Units are drawn evenly: all are cut into as many stretches as are to be measured, and one of
//! each is drawn. Where costs drift along the input, as in a class of the catalogue, that varies
//! less than units drawn anywhere, and the interval is that of the latter.

use super::args::PlanArgs;
use super::manifest::{costs_of, manifest};
use super::plan_file::forecast;
use super::run::session;
use super::task::Task;
use super::wanted::Wanted;
use crate::exit::Exit;
use crate::plan;
use crate::signals::{self, say_if_interrupted, stop_flag};
use crate::{Failure, print, say};
use gridsieve::scan;
use gridsieve::scan::{Progress, ScanEnd, ScanError, SinkError};
use gridsieve_runs::{Folder, Recorder, SampledUnits, Units, batches, write_file};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Work units that are measured, unless the user says how many grids.
const USUAL: u64 = 100;

/// Measures, and writes the plan.
pub fn make(task: &mut Task, wanted: Wanted) -> Result<Exit, Failure> {
    let manifest = manifest(task, &wanted)?;
    let units = manifest.units();
    if units.range().is_empty() {
        return Err(Failure::new("--plan: there are no grids to be scanned"));
    }
    let Wanted { input, .. } = wanted;
    let skipped = input.bad_lines();
    let costs = costs_of(task, &input, &units)?;
    let drawn = draw(&units, &task.args.plan);
    let folder = tempfile::Builder::new().prefix("gridsieve-plan-").tempdir();
    let folder = folder.map_err(|error| {
        Failure::new(format_args!("cannot make a folder for temporary files: {error}"))
    })?;
    let recorder = Folder::open(&folder.path().join("run"), &manifest);
    let folder = recorder.map_err(Failure::new)?;
    let session = session(task);
    let recorder = Recorder::new(&folder, session).map_err(Failure::new)?;
    let todo = drawn.iter().map(|&unit| units.grids(unit)).collect::<Vec<_>>();
    let grids = todo.iter().map(|grids| grids.end - grids.start).sum();
    let mut teller = task.teller(Some(grids), Progress::default(), false, recorder);
    // To go to a place of the catalogue takes longer than to search a cheap grid, and a run goes
    // through it from one grid to the next: only the search is measured.
    let batches = batches(input, &manifest, todo);
    let batches: Vec<_> = batches.take_while(|_| signals::check().is_ok()).collect();
    let (outcome, seconds) = plan::measured(|| {
        let batches = Box::new(batches.into_iter());
        scan::scan_batches(&task.run_plan(), batches, stop_flag(), &mut teller)
    });
    teller.progress.finish();
    if outcome.faulty > 0 {
        return Ok(Exit::SelfCheck);
    }
    teller.results.finish().map_err(Failure::new)?;
    match outcome.end {
        ScanEnd::Failed(ScanError::Sink(SinkError::Canary(reason))) => {
            say(format_args!("error: {reason}"));
            return Ok(Exit::SelfCheck);
        }
        ScanEnd::Failed(error) => return Err(Failure::new(error)),
        ScanEnd::Interrupted => return Ok(say_if_interrupted(Exit::Interrupted, true)),
        ScanEnd::Complete => {}
    }
    let sampled = SampledUnits::read(&folder.path, &manifest).map_err(Failure::new)?;
    assert_eq!(sampled.units.len(), drawn.len(), "each unit that was drawn was searched");
    let [json, text] = forecast(task, &manifest, &sampled, seconds, &costs);
    let results = &task.args.common.results;
    if let Some(path) = results.output.as_deref() {
        write_file(path, |out| out.write_all(json.as_bytes())).map_err(Failure::new)?;
    }
    print(if results.format.is_json() { &json } else { &text })?;
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

#[cfg(test)]
mod tests {
    use super::*;

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
