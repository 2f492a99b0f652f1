//! `gridsieve run check --repeat`: work units of a run searched again, as the run did it, at another
//! level.

use crate::Failure;
use crate::engines::{self, Options};
use crate::report::plural;
use gridsieve::engine::SEARCH;
use gridsieve::engine::bands::Bands;
use gridsieve::scan::{Census, Input, Plan, Told};
use gridsieve_kernels::Isa;
use gridsieve_runs as run;
use gridsieve_runs::census::{GridSet, PairScan};
use gridsieve_runs::check::Report;
use gridsieve_runs::{Canaries, Manifest};
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Does this program search as the one that began the run? Only then the evidence is the same.
///
/// # Errors
/// It does not.
pub fn can_be(dir: &Path, manifest: &Manifest) -> Result<(), Failure> {
    let canaries = manifest.canaries.map(|canaries| canaries.table);
    let ours = Canaries::new(&manifest.asked, &manifest.engine).ok().map(|ours| ours.table);
    let has_ours = canaries.is_none() || canaries == ours;
    if manifest.search == SEARCH && has_ours {
        return Ok(());
    }
    Err(Failure::new(format_args!(
        "--repeat: {} was begun by a program that searches otherwise (version {} of the search, and this \
         one has {SEARCH}): repeat it with gridsieve {}",
        dir.display(),
        manifest.search,
        manifest.program()
    )))
}

/// Which work units are searched again, and how.
pub struct Repeat {
    pub units: Vec<u64>,
    /// In a census: the grids that are asked for; none: all.
    pub only: Option<GridSet>,
    pub threads: usize,
}

impl Repeat {
    /// Searches them, and says how many there were and at which level.
    pub fn search(
        self,
        run: (&Path, &Manifest),
        input: Input,
        stop: &AtomicBool,
        report: &mut Report,
    ) -> Option<String> {
        let (_, manifest) = run;
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
        let pairs = PairScan::new(Bands::new(isa), self.only);
        let census = Census { engine: &pairs, told: Told::Puzzle };
        let plan = Plan {
            keep: rule.keep,
            threads: self.threads,
            same_counters: true,
            census: rule.census.then_some(census),
            ..Plan::new(&*engine, rule.question)
        };
        match run::repeat(run, input, &self.units, &plan, stop, &mut report.findings) {
            Ok(units) => {
                let units = plural(units, "work unit", "work units");
                Some(format!("{units} searched again (level {})", isa.level()))
            }
            Err(error) => {
                report.findings.damage(error);
                None
            }
        }
    }
}
