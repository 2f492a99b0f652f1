//! Runs with canaries: they are searched, they are not among the results, and what is wrong with
//! them ends the run.

use gridsieve::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{Counters, End, Engine, GridSearch, Question, SearchContext, SearchReport};
use gridsieve::scan::{
    GridResult, Input, Keep, Outcome, Plan, ScanEnd, Sink, SinkError, scan_batches,
};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Level};
use gridsieve_runs::check::{Findings, With, check};
use gridsieve_runs::evidence::{Reader, Writer};
use gridsieve_runs::{
    self as run, Asked, Canaries, Canary, Detail, FORMAT, Folder, Identity, Manifest, Recorder,
    Row, Session,
};
use std::fs;
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// What goes wrong.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    Nothing,
    /// The first puzzle of each grid is lost.
    Lost,
    /// A counter is another.
    Counts,
    /// The search of a grid breaks down.
    Panic,
}

/// The engine `bands`, with a fault in grids that are not built in: only canaries are such. The others
/// it does not search for 17 clues, which takes long.
#[derive(Clone, Copy)]
struct Faulty(Fault);

impl Engine for Faulty {
    fn name(&self) -> &'static str {
        "bands"
    }

    fn level(&self) -> Level {
        Bands::new(Isa::detect()).level()
    }

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        let search = Bands::new(Isa::detect()).start(question, context);
        Box::new(Search(search, self.0, question.clues))
    }
}

struct Search(Box<dyn GridSearch>, Fault, usize);

impl GridSearch for Search {
    fn search(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let is_canary = !grids().contains(grid);
        let fault = if is_canary { self.1 } else { Fault::Nothing };
        assert!(fault != Fault::Panic, "a fault of the test");
        if !is_canary && self.2 == 17 {
            return SearchReport { end: End::Complete, counters: Counters::default() };
        }
        let mut lost = false;
        let mut report = self.0.search(grid, stop, &mut |clues| {
            if fault == Fault::Lost && !std::mem::replace(&mut lost, true) {
                return ControlFlow::Continue(());
            }
            found(clues)
        });
        if fault == Fault::Counts {
            report.counters.add_nodes(3, 1);
        }
        report
    }
}

fn grids() -> Vec<Grid> {
    builtin::GRIDS[..5].iter().map(|grid| grid.grid.parse().unwrap()).collect()
}

fn manifest(clues: usize, evidence: Detail, every: u64) -> Manifest {
    let asked = Asked::new(&Question::new(clues), Keep::default());
    let input = Input::of_grids("grids", grids());
    let canaries = NonZeroU64::new(every)
        .map(|every| Canaries { every, ..Canaries::new(&asked, "bands").unwrap() });
    Manifest {
        format: FORMAT,
        kind: Some(asked.kind()),
        program: "test".to_owned(),
        commit: None,
        search: 1,
        engine: "bands".to_owned(),
        input: Identity::of(&input).unwrap().unwrap(),
        input_name: "grids".to_owned(),
        range: [0, 5],
        part: [0, 5],
        shard: None,
        grids: None,
        unit: 1,
        asked,
        evidence,
        canaries,
        skipped: 0,
    }
}

/// The plan of a run.
fn plan<'a>(manifest: &Manifest, engine: &'a dyn Engine, threads: usize) -> Plan<'a> {
    let question = Question::new(manifest.asked.clues);
    Plan { threads, same_counters: true, ..Plan::new(engine, question) }
}

/// Takes results, and ends the scan after a number of them.
struct StopsAfter<'a>(Recorder, &'a AtomicBool, usize);

impl StopsAfter<'_> {
    fn one(&mut self) {
        self.2 = self.2.saturating_sub(1);
        self.1.fetch_or(self.2 == 0, Ordering::Relaxed);
    }
}

impl Sink for StopsAfter<'_> {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        self.0.grid(result)?;
        self.one();
        Ok(())
    }

    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        self.0.canary(result)?;
        self.one();
        Ok(())
    }
}

/// Goes on with a run until so many grids and canaries were searched, or to its end.
fn search(
    path: &Path,
    manifest: &Manifest,
    fault: Fault,
    threads: usize,
    most: usize,
) -> (Outcome, u64) {
    let folder = Folder::open(path, manifest).unwrap();
    let session =
        Session { at: 0, host: "h".into(), threads, level: "scalar".into(), commit: None };
    let recorder = Recorder::new(&folder, session).unwrap();
    let input = Input::of_grids("grids", grids());
    let batches = run::batches(input, manifest, recorder.todo());
    let stop = AtomicBool::new(false);
    let engine = Faulty(fault);
    let mut sink = StopsAfter(recorder, &stop, most);
    let outcome = scan_batches(&plan(manifest, &engine, threads), batches, &stop, &mut sink);
    let done = sink.0.count().0;
    sink.0.finish().unwrap();
    if done == manifest.units().count() {
        run::complete(&folder).unwrap();
    }
    (outcome, done)
}

fn rows(path: &Path) -> Vec<Row> {
    let mut reader = Reader::open(path).unwrap();
    std::iter::from_fn(|| reader.row().unwrap()).collect()
}

fn files(path: &Path) -> [Vec<u8>; 2] {
    ["evidence", "puzzles"].map(|name| fs::read(path.join(name)).unwrap())
}

#[test]
fn canaries_are_not_among_the_results() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for (clues, evidence) in [(12, Detail::Grid), (17, Detail::Unit)] {
        let run = |name: &str| at(&format!("{clues}-{name}"));
        let (without, with) = (manifest(clues, evidence, 0), manifest(clues, evidence, 2));
        let (expected, _) = search(&run("without"), &without, Fault::Nothing, 1, usize::MAX);
        let (outcome, _) = search(&run("with"), &with, Fault::Nothing, 1, usize::MAX);
        assert!(matches!(outcome.end, ScanEnd::Complete), "{outcome:?}");
        let told = |outcome: &Outcome| {
            let Outcome { grids, complete, limited, puzzles, faulty, counters, .. } = outcome;
            let numbers = [grids, complete, limited, puzzles, faulty].map(|&number| number);
            (numbers, counters.nodes().to_vec(), outcome.of_clues.clone())
        };
        assert_eq!(told(&outcome), told(&expected));
        let (mut ours, theirs) = (rows(&run("with")), rows(&run("without")));
        let canaries: Vec<Option<u64>> =
            ours.iter_mut().map(|row| Some(row.canary.take()?.unit)).collect();
        assert_eq!(canaries, [None, Some(1), None, Some(3), None]);
        assert_eq!(ours, theirs);
        assert_eq!(files(&run("with"))[1], files(&run("without"))[1]);
        let totals = Reader::open(&run("with")).unwrap().finish().unwrap();
        assert_eq!((totals.canaries, totals.grids, totals.found), (2, 5, expected.puzzles));
    }
    // However it is interrupted, and on however many threads.
    let with = manifest(12, Detail::Grid, 2);
    let path = at("stopped");
    for most in [1, 2, 3, usize::MAX] {
        search(&path, &with, Fault::Nothing, if most == 1 { 1 } else { 3 }, most);
    }
    assert_eq!(files(&path), files(&at("12-with")));
    // And cut into shards.
    let shards = [[0, 2], [2, 5]].map(|part| {
        let path = at(&format!("shard-{}", part[0]));
        search(&path, &Manifest { part, ..with.clone() }, Fault::Nothing, 2, usize::MAX);
        path
    });
    run::merge(&shards, &at("merged")).unwrap();
    assert_eq!(files(&at("merged")), files(&at("12-with")));
}

#[test]
fn a_canary_that_fails_ends_the_run() {
    for (clues, fault, told) in [
        (17, Fault::Lost, "the canary of work unit 1 failed: 5 puzzles were found, not 6"),
        (12, Fault::Counts, "the canary of work unit 1 failed: the search counted otherwise"),
        (12, Fault::Panic, "a fault of the test"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let manifest = manifest(clues, Detail::Grid, 2);
        let (outcome, done) = search(folder.path(), &manifest, fault, 1, usize::MAX);
        let ScanEnd::Failed(error) = outcome.end else { panic!("{outcome:?}") };
        assert!(error.to_string().contains(told), "{error}");
        // The unit of the canary is not done, and so the run is not.
        assert!(done < 4, "{done}");
        let opened = Folder::open(folder.path(), &manifest).unwrap();
        assert!(run::complete(&opened).is_err() && !opened.is_complete);
    }
}

#[test]
fn canaries_that_are_not_right_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let manifest = manifest(12, Detail::Grid, 2);
    search(folder.path(), &manifest, Fault::Nothing, 2, usize::MAX);
    let findings = || {
        let input = Box::new(grids().into_iter().map(Ok)) as _;
        let stop = &AtomicBool::new(false);
        let with = With { input: Some((manifest.input, input)), only: None, sample: &[], stop };
        let report = check(folder.path(), &manifest, with);
        (report.findings.first().join("\n"), report.canaries)
    };
    assert_eq!(findings(), (String::new(), 2));
    let original = fs::read(folder.path().join("evidence")).unwrap();
    let header = Reader::open(folder.path()).unwrap().header().clone();
    let totals = Reader::open(folder.path()).unwrap().finish().unwrap();
    // The same in the evidence and without the journal, with the right checksums.
    fs::rename(folder.path().join("journal"), folder.path().join("away")).unwrap();
    type Change = fn(&mut [Row]);
    let changes: [(Change, &str); 5] = [
        (|rows| rows[1].canary = None, "grid 1 is there without the canary"),
        (|rows| rows[2].canary = rows[1].canary.take(), "grid 2 is there with a canary, and"),
        (|rows| rows[0].canary = rows[1].canary, "grid 0 is there with a canary, and"),
        (|rows| rows[1].canary.as_mut().unwrap().found = 1, "grid 1 is there with a canary that"),
        (|rows| rows[3].canary = rows[1].canary, "grid 3 is there with a canary that cannot be"),
    ];
    for (change, told) in changes {
        let mut rows = rows(folder.path());
        change(&mut rows);
        let mut writer = Writer::new(Vec::new(), header.clone()).unwrap();
        rows.iter().for_each(|row| writer.row(row).unwrap());
        let text = writer.finish(totals.puzzles).unwrap().0;
        fs::write(folder.path().join("evidence"), text).unwrap();
        let (findings, _) = findings();
        assert!(findings.contains(told), "{findings}, not {told}");
        fs::write(folder.path().join("evidence"), &original).unwrap();
    }
    // In the journal, but not in the evidence.
    fs::rename(folder.path().join("away"), folder.path().join("journal")).unwrap();
    let text = String::from_utf8(original).unwrap();
    let without: String =
        text.lines().filter(|line| !line.contains("canary")).map(|l| format!("{l}\n")).collect();
    fs::write(folder.path().join("evidence"), without).unwrap();
    assert!(findings().0.contains("the totals are not the sums of the rows"));
}

#[test]
fn units_are_searched_again_and_their_lines_compared() {
    let folder = tempfile::tempdir().unwrap();
    let manifest = manifest(12, Detail::Unit, 2);
    search(folder.path(), &manifest, Fault::Nothing, 2, usize::MAX);
    let repeat = |manifest: &Manifest, fault| {
        let engine = Faulty(fault);
        let (mut findings, stop) = (Findings::default(), AtomicBool::new(false));
        let input = Input::of_grids("grids", grids());
        let run = (folder.path(), manifest);
        let plan = plan(manifest, &engine, 2);
        let units = run::repeat(run, input, &[1, 4], &plan, &stop, &mut findings).unwrap();
        (units, findings.first().join("\n"))
    };
    assert_eq!(repeat(&manifest, Fault::Nothing), (2, String::new()));
    let (units, told) = repeat(&manifest, Fault::Counts);
    assert!(units == 1 && told.contains("canary of work unit 1 failed"), "{told}");
    // A forger removes a node of one row, with right checksums.
    let header = Reader::open(folder.path()).unwrap().header().clone();
    let totals = Reader::open(folder.path()).unwrap().finish().unwrap();
    let mut rows = rows(folder.path());
    rows[4].tally.nodes[2] -= 1;
    rows[1].canary = Some(Canary { found: 7, ..rows[1].canary.unwrap() });
    let mut writer = Writer::new(Vec::new(), header).unwrap();
    rows.iter().for_each(|row| writer.row(row).unwrap());
    let text = writer.finish(totals.puzzles).unwrap().0;
    fs::write(folder.path().join("evidence"), text).unwrap();
    let (units, told) = repeat(&manifest, Fault::Nothing);
    assert_eq!(units, 2);
    for what in [
        "grid 4: searched again at level ",
        "another: tally {",
        "grid 1: searched again",
        "another: canary {",
    ] {
        assert!(told.contains(what), "{told}");
    }
}
