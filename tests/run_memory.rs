//! A run over a million grids takes no more memory than one over a few, and its
//! units may come in any order.

use gridsieve::catalogue::whole;
use gridsieve::engine::{Counters, End, Engine, GridSearch, Question, SearchReport};
use gridsieve::grid::{CellSet, Grid};
use gridsieve::pipeline::{self, Keep, Plan, ScanEnd, Source};
use gridsieve::run::{self, Access, Asked, Detail, Folder, Hash128, Identity, Kind, Manifest};
use gridsieve::run::{Recorder, Session};
use std::ops::{ControlFlow, Range};
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

    fn start(&self, _: Question) -> Box<dyn GridSearch> {
        Box::new(*self)
    }
}

impl GridSearch for Nothing {
    fn search(
        &mut self,
        grid: &Grid,
        _: &AtomicBool,
        _: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        if self.slow && grid.digit(40) == grid.digit(80) {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let mut counters = Counters::default();
        counters.add_nodes(0, 1);
        counters.add("searches", 1);
        SearchReport { end: End::Complete, counters }
    }
}

/// A run over some grids of the catalogue.
fn search(path: &Path, grids: u64, unit: u64, threads: usize, slow: bool) {
    let question = Question::new(17);
    let manifest = Manifest {
        format: run::FORMAT,
        program: "test".to_owned(),
        engine: "nothing".to_owned(),
        input: Identity { kind: Kind::Catalogue, grids: whole::GRIDS, hash: Hash128(0) },
        input_name: "the catalogue".to_owned(),
        range: [0, grids],
        part: [0, grids],
        shard: None,
        unit,
        asked: Asked::new(&question, Keep::default()),
        evidence: Detail::Unit,
    };
    let folder = Folder::open(path, &manifest).unwrap();
    let session = Session { at: 0, host: "h".into(), threads, level: "scalar".into() };
    let mut recorder = Recorder::new(&folder, session).unwrap();
    let open = |range: Range<u64>| Ok(Box::new(whole::grids(range, 1).map(Ok)) as Source);
    let access = Access::Ranges(Box::new(open));
    let batches = run::batches("f".into(), access, manifest.units(), recorder.todo());
    let engine = Nothing { slow };
    let plan = Plan { threads, ..Plan::new(&engine, question) };
    let outcome = pipeline::scan_batches(&plan, batches, &AtomicBool::new(false), &mut recorder);
    assert!(matches!(outcome.end, ScanEnd::Complete) && outcome.grids == grids);
    assert!(recorder.is_done());
    recorder.finish().unwrap();
    let totals = run::complete(&folder).unwrap();
    assert_eq!((totals.grids, totals.complete, totals.found), (grids, grids, 0));
    assert_eq!(totals.tally.counts["searches"], grids);
}

#[test]
fn a_million_grids_take_no_more_memory_than_few() {
    let folder = tempfile::tempdir().unwrap();
    search(&folder.path().join("few"), 10_000, 64, 2, false);
    let few = gridsieve::report::peak_memory();
    search(&folder.path().join("many"), 1_000_000, 64, 2, false);
    let many = gridsieve::report::peak_memory();
    // Where the system tells.
    if let (Some(few), Some(many)) = (few, many) {
        println!("peak memory of 10,000 grids {few:.1} MB, of 1,000,000 {many:.1} MB");
        assert!(many < few + 16.0, "{few} MB, then {many} MB");
    }
}

#[test]
fn units_may_come_in_any_order() {
    let folder = tempfile::tempdir().unwrap();
    for threads in [1, 3, 8] {
        search(&folder.path().join(threads.to_string()), 3_000, 7, threads, true);
    }
    for name in ["evidence", "puzzles"] {
        let read = |run: &str| std::fs::read(folder.path().join(run).join(name)).unwrap();
        assert!(read("1") == read("3") && read("1") == read("8"));
    }
}
