//! `gridsieve run check --repeat`: work units of a run searched again, as the run did it, at another
//! level if the machine has one.

use crate::Failure;
use crate::engines::{self, Options};
use crate::report::plural;
use crate::signals::stop_flag;
use gridsieve::engine::SEARCH;
use gridsieve::engine::bands::Bands;
use gridsieve::scan::{Census, Input, Plan, PuzzleIndex};
use gridsieve_kernels::{Isa, Level};
use gridsieve_runs as run;
use gridsieve_runs::census::{GridSet, PairScan};
use gridsieve_runs::check::Report;
use gridsieve_runs::{Canaries, Manifest};
use std::collections::BTreeSet;
use std::path::Path;

/// Refuses if this program searches differently from the one that began the run: its evidence would
/// differ.
///
/// # Errors
/// It searches differently.
pub fn can_be(dir: &Path, manifest: &Manifest) -> Result<(), Failure> {
    let ours = Canaries::new(&manifest.asked, &manifest.engine).ok().map(|ours| ours.table);
    let theirs = manifest.canaries.map(|canaries| canaries.table);
    let other = match (theirs, ours) {
        _ if manifest.search != SEARCH => {
            format!("version {} of the search, and this one has {SEARCH}", manifest.search)
        }
        (Some(theirs), ours) if ours != Some(theirs) => {
            let ours = ours.map_or("none".to_owned(), |ours| ours.to_string());
            format!("canaries of table {theirs}, and this one has {ours}")
        }
        _ => return Ok(()),
    };
    let (dir, program) = (dir.display(), manifest.program());
    Err(Failure::new(format_args!(
        "--repeat: {dir} was begun by a program that searches otherwise ({other}): repeat it with \
         gridsieve {program}"
    )))
}

/// A level that a run is searched with again, and whether it is another than those of the run.
pub fn level_in_words(level: Level, levels: &BTreeSet<String>) -> String {
    let remark = match () {
        () if levels.is_empty() => "; no journal says which levels the run used",
        () if levels.contains(level.name()) => ", which the run also used",
        () => "",
    };
    format!("level {level}{remark}")
}

/// Searches these work units again, and says how many there were and at which level. In a census, `only` has
/// the grids asked for; `None` means all.
pub fn search(
    run: (&Path, &Manifest),
    input: Input,
    units: &[u64],
    only: Option<GridSet>,
    threads: usize,
    report: &mut Report,
) -> Option<String> {
    let (_, manifest) = run;
    if units.is_empty() {
        report.warnings.push("nothing to repeat: the run has no work unit".to_owned());
        return None;
    }
    let rule = run::check::Rule::new(&manifest.asked).expect("the check has read it");
    let is_new = |isa: &Isa| !report.levels.contains(isa.level().name());
    // The widest that the run did not have, so that this takes no longer than it must.
    let all = Isa::all();
    let isa = all.iter().copied().rfind(is_new).unwrap_or(all[0]);
    let engine = engines::by_name(&manifest.engine, Options::usual(isa));
    let Some(engine) = engine else {
        report.findings.damage(format_args!("there is no engine {}", manifest.engine));
        return None;
    };
    let pairs = PairScan::new(Bands::new(isa), only);
    let census = Census { engine: &pairs, index: PuzzleIndex::Omitted };
    let plan = Plan {
        keep: rule.keep,
        threads,
        same_counters: true,
        census: rule.census.then_some(census),
        ..Plan::new(&*engine, rule.question)
    };
    match run::repeat(run, input, units, &plan, stop_flag(), &mut report.findings) {
        Ok(units) => {
            let units = plural(units, "work unit", "work units");
            let level = level_in_words(isa.level(), &report.levels);
            Some(format!("{units} searched again ({level})"))
        }
        Err(error) => {
            report.findings.damage(error);
            None
        }
    }
}
