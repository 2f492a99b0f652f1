//! Searches some work units of a run again, and compares their lines of evidence.

use super::check::Findings;
use super::difference::differences;
use super::error::RunError;
use super::evidence::{self, Reader};
use super::gather::Gather;
use super::input::batches;
use super::journal::Record;
use super::manifest::Manifest;
use super::row::Row;
use gridsieve::scan::{GridEnd, GridResult, Input, Plan, ScanEnd, Sink, SinkError, scan_batches};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Searches these units of a complete run again, and compares what the evidence has of them: numbers
/// of puzzles, nodes, all counters, and canaries. `plan` is that of the run, perhaps at another level.
/// Returns how many units were searched: fewer if `stop` is raised.
///
/// # Errors
/// The evidence or the input cannot be read.
pub fn repeat(
    (folder, manifest): (&Path, &Manifest),
    input: Input,
    units: &[u64],
    plan: &Plan,
    stop: &AtomicBool,
    findings: &mut Findings,
) -> Result<u64, RunError> {
    let all = manifest.units();
    let mut expected: BTreeMap<u64, Vec<Row>> =
        units.iter().map(|&unit| (unit, Vec::new())).collect();
    let mut reader = Reader::open(folder)?;
    while let Some(row) = reader.row()? {
        if let Some(rows) = expected.get_mut(&all.number_of(row.first)) {
            rows.push(row);
        }
    }
    let grids = expected.keys().map(|&unit| all.grids(unit)).collect();
    let batches = batches(input, manifest, grids);
    let gather = Gather::new(manifest.clone());
    let level = plan.engine.level().to_string();
    let before = findings.count();
    let mut compare = Compare { gather, expected, level, findings, searched: 0 };
    let outcome = scan_batches(plan, batches, stop, &mut compare);
    let reason = match outcome.end {
        ScanEnd::Failed(error) => error.to_string(),
        ScanEnd::Complete if compare.findings.count() == before && !compare.expected.is_empty() => {
            format!("{} work units were not searched", compare.expected.len())
        }
        _ => return Ok(compare.searched),
    };
    let error = io::Error::other(reason);
    Err(RunError::cannot("compare what was found with", &folder.join(evidence::FILE), error))
}

struct Compare<'a> {
    gather: Gather,
    expected: BTreeMap<u64, Vec<Row>>,
    level: String,
    findings: &'a mut Findings,
    searched: u64,
}

impl Compare<'_> {
    fn unit(&mut self, record: Option<Record>) {
        let Some(record) = record else { return };
        let manifest = &self.gather.manifest;
        let unit = manifest.units().number_of(record.row.first);
        let theirs = self.expected.remove(&unit).expect("only these were searched");
        let [item, _] = manifest.input.kind.items();
        let ours = record.rows(manifest.evidence);
        assert_eq!(ours.len(), theirs.len(), "the evidence was checked");
        for (ours, theirs) in ours.iter().zip(&theirs) {
            let (first, level) = (ours.first, &self.level);
            for [what, ours, theirs] in differences(&ours.without_zeros(), &theirs.without_zeros())
            {
                self.findings.wrong(format_args!(
                    "{item} {first}: searched again at level {level}, its line of evidence is another: \
                     {what} {ours}, not {theirs}"
                ));
            }
        }
        self.searched += 1;
    }
}

impl Sink for Compare<'_> {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        match result.end {
            GridEnd::Interrupted => {}
            GridEnd::Failed => {
                result.faults.iter().for_each(|fault| self.findings.wrong(fault));
            }
            GridEnd::Complete | GridEnd::Limited => {
                let unit = self.gather.grid(Record::of_grid(result, None));
                self.unit(unit);
            }
        }
        Ok(())
    }

    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        match self.gather.canary(result) {
            Ok(unit) => self.unit(unit),
            Err(failed) => self.findings.wrong(failed),
        }
        Ok(())
    }
}
