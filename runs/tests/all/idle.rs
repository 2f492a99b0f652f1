//! An engine that finds nothing, and runs of it over grids of the catalogue: what
//! a run costs by itself.

use gridsieve::engine::{
    Counters, End, Engine, GridSearch, OnPuzzle, Question, SearchContext, SearchReport,
};
use gridsieve::scan;
use gridsieve::scan::{Input, Keep, Kind, Plan, ScanEnd};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::whole;
use gridsieve_runs::{
    self as run, Asked, Detail, Folder, Hash128, Identity, Manifest, Recorder, RunKind, Session,
};
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Finds nothing, but takes its time for some grids, if it is slow.
#[derive(Clone, Copy)]
struct Nothing {
    slow: bool,
}

impl Engine for Nothing {
    fn name(&self) -> &'static str {
        "nothing"
    }

    fn level(&self) -> gridsieve_kernels::Level {
        gridsieve_kernels::Level::Scalar
    }

    fn start(&self, _: Question, _: SearchContext) -> Box<dyn GridSearch> {
        Box::new(*self)
    }
}

impl GridSearch for Nothing {
    fn search(&mut self, grid: &Grid, _: &AtomicBool, _: &mut OnPuzzle) -> SearchReport {
        if self.slow && grid.digit(40) == grid.digit(80) {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let mut counters = Counters::default();
        counters.add_nodes(0, 1);
        counters.add("searches", 1);
        SearchReport { end: End::Complete, roots: 1, counters, ..SearchReport::unsearched() }
    }
}

/// A run over some grids of the catalogue.
pub fn search(path: &Path, grids: u64, unit: u64, threads: usize, slow: bool) {
    let question = Question::new(17);
    let manifest = Manifest {
        format: run::FORMAT,
        kind: Some(RunKind::Scan),
        program: "test".to_owned(),
        commit: None,
        search: 1,
        engine: "nothing".to_owned(),
        input: Identity { kind: Kind::Catalogue, grids: whole::GRIDS, hash: Hash128(0) },
        input_name: "the catalogue".to_owned(),
        range: [0, grids],
        part: [0, grids],
        shard: None,
        grids: None,
        unit,
        asked: Asked::new(&question, Keep::default()),
        evidence: Detail::Unit,
        canaries: None,
        skipped: 0,
    };
    let folder = Folder::open(path, &manifest).unwrap();
    let session =
        Session { at: 0, host: "h".into(), threads, level: "scalar".into(), commit: None };
    let mut recorder = Recorder::new(&folder, session).unwrap();
    let batches = run::batches(Input::catalogue(), &manifest, recorder.todo());
    let engine = Nothing { slow };
    let plan = Plan { threads, ..Plan::new(&engine, question) };
    let outcome = scan::scan_batches(&plan, batches, &AtomicBool::new(false), &mut recorder);
    assert!(matches!(outcome.end, ScanEnd::Complete) && outcome.grids == grids);
    let (done, units) = recorder.count();
    assert_eq!(done, units);
    recorder.finish().unwrap();
    let totals = run::complete(&folder).unwrap();
    assert_eq!((totals.grids, totals.complete, totals.found), (grids, grids, 0));
    assert_eq!(totals.tally.counts["searches"], grids);
}
