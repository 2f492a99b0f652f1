//! Runs with canaries: they are searched, they are not among the results, and what is wrong with
//! them ends the run.

use gridsieve::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{End, Engine, GridSearch, OnPuzzle, Question, SearchContext, SearchReport};
use gridsieve::scan::{
    Batch, GridResult, Input, Keep, Outcome, Plan, ScanEnd, Sink, SinkError, scan_batches,
};
use gridsieve_grids::Grid;
use gridsieve_kernels::{Isa, Level};
use gridsieve_runs::check::{Findings, With, check};
use gridsieve_runs::evidence::{Reader, Writer};
use gridsieve_runs::journal::Entry;
use gridsieve_runs::{
    self as run, Asked, Canaries, Canary, Detail, FORMAT, Folder, Identity, Manifest, Recorder,
    Row, Session, Status,
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
    /// The scan is stopped when a grid that is no canary was searched to its end.
    Stop,
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
    fn search(&mut self, grid: &Grid, stop: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let is_canary = !grids().contains(grid);
        let fault = if is_canary { self.1 } else { Fault::Nothing };
        assert!(fault != Fault::Panic, "a fault of the test");
        if !is_canary && self.1 == Fault::Stop {
            stop.store(true, Ordering::Relaxed);
        }
        if !is_canary && self.2 == 17 {
            return SearchReport { end: End::Complete, roots: 1, ..SearchReport::unsearched() };
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
        input: Identity::of_input(&input).unwrap().unwrap(),
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

/// A scan whose canary was not searched is not complete, though all its grids were.
#[test]
fn a_canary_that_is_left_out_is_missed() {
    let manifest = manifest(17, Detail::Grid, 2);
    let canary = manifest.canaries.unwrap().batch(1, &manifest.asked).unwrap();
    let batches = [Batch { first: 0, grids: grids()[..1].to_vec() }, canary].map(Ok);
    let (engine, stop) = (Faulty(Fault::Stop), AtomicBool::new(false));
    let batches = Box::new(batches.into_iter());
    let outcome = scan_batches(&plan(&manifest, &engine, 1), batches, &stop, &mut Nothing);
    assert!(matches!(outcome.end, ScanEnd::Interrupted) && outcome.complete == 1, "{outcome:?}");
}

struct Nothing;

impl Sink for Nothing {
    fn grid(&mut self, _: &GridResult) -> Result<(), SinkError> {
        Ok(())
    }
}

/// What was searched before a canary failed counts for nothing, back to the last canary that passed.
#[test]
fn units_before_a_failed_canary_are_searched_again() {
    let folder = tempfile::tempdir().unwrap();
    let (path, clean) = (&folder.path().join("run"), &folder.path().join("clean"));
    let manifest = manifest(12, Detail::Grid, 2);
    search(clean, &manifest, Fault::Nothing, 1, usize::MAX);
    // Grids 0 and 1 with a canary that passes, and grid 2 after it.
    assert_eq!(search(path, &manifest, Fault::Nothing, 1, 4).1, 3);
    assert_eq!(search(path, &manifest, Fault::Counts, 1, usize::MAX).1, 3);
    let status = || Status::read(path).unwrap().1;
    assert_eq!((status().units_done, status().canaries, status().canaries_failed), (2, 1, 1));
    let journal = fs::read(path.join("journal")).unwrap();
    let session =
        Session { at: 0, host: "h".into(), threads: 1, level: "scalar".into(), commit: None };
    for _ in 0..2 {
        let opened = Folder::open(path, &manifest).unwrap();
        let recorder = Recorder::new(&opened, session.clone()).unwrap();
        assert_eq!(recorder.todo(), std::iter::once(2..5).collect::<Vec<_>>());
    }
    assert_eq!(search(path, &manifest, Fault::Nothing, 2, usize::MAX).1, 5);
    assert_eq!(files(path), files(clean));
    let report = || {
        let (stop, sample) = (&AtomicBool::new(false), &[]);
        let report = check(path, &manifest, With { input: None, only: None, sample, stop });
        (report.findings.first().join("\n"), report.warnings.join("\n"))
    };
    let (findings, warnings) = report();
    assert!(!findings.contains("journal"), "{findings}");
    assert!(warnings.contains("on h the canary of work unit 3 failed: "), "{warnings}");
    assert_eq!(status().canaries_failed, 1);
    // A complete run has no such units. A line about a canary counts even if it is damaged.
    for end in ["", "{\"failed\":{\"at\""] {
        let text = [&fs::read(path.join("journal")).unwrap(), &*journal, end.as_bytes()].concat();
        fs::write(path.join("journal"), text).unwrap();
        let (findings, _) = report();
        assert!(findings.contains("is damaged: a canary failed after it"), "{findings}");
    }
    // Shards keep the line, and it makes no unit of another one doubtful.
    let shards = [[0, 3], [3, 5]].map(|part| {
        let path = folder.path().join(format!("shard-{}", part[0]));
        let part = Manifest { part, ..manifest.clone() };
        if part.part[0] > 0 {
            assert_eq!(search(&path, &part, Fault::Counts, 1, usize::MAX).1, 0);
        }
        search(&path, &part, Fault::Nothing, 1, usize::MAX);
        path
    });
    let joined = folder.path().join("joined");
    run::merge(&shards, &joined).unwrap();
    assert_eq!(files(&joined), files(clean));
    let (_, status) = Status::read(&joined).unwrap();
    assert_eq!(status.canaries_failed, 1);
    let entries = |path: &Path| {
        let mut units = 0;
        let take = |_, _: &[u8], entry| {
            units += usize::from(matches!(entry, Entry::Unit(_)));
            Ok::<_, run::RunError>(())
        };
        let extent = run::journal::read(path, take).unwrap();
        (units, extent.damaged)
    };
    assert_eq!(entries(&joined), (5, Vec::new()));
}

/// A record without the canary of its unit, with the right checksum.
#[test]
fn a_unit_without_its_canary_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let path = &folder.path().join("run");
    let manifest = manifest(12, Detail::Grid, 2);
    search(path, &manifest, Fault::Nothing, 1, usize::MAX);
    let expected = files(path);
    let mut text = String::new();
    let take = |_, _: &[u8], mut entry: Entry| {
        if let Entry::Unit(record) = &mut entry {
            record.row.canary = None;
        }
        text += &entry.to_line();
        Ok::<_, run::RunError>(())
    };
    run::journal::read(path, take).unwrap();
    fs::write(path.join("journal"), text).unwrap();
    let evidence = fs::read_to_string(path.join("evidence")).unwrap();
    fs::remove_file(path.join("evidence")).unwrap();
    fs::rename(path.join("puzzles"), path.join("found")).unwrap();
    let opened = Folder::open(path, &manifest).unwrap();
    let error = run::complete(&opened).unwrap_err().to_string();
    assert!(error.contains("the unit of grid 1 in journal does not add up"), "{error}");
    drop(opened);
    let session =
        Session { at: 0, host: "h".into(), threads: 1, level: "scalar".into(), commit: None };
    let recorder = Recorder::new(&Folder::open(path, &manifest).unwrap(), session).unwrap();
    assert_eq!((recorder.left_out, recorder.todo()), (2, vec![1..2, 3..4]));
    drop(recorder);
    search(path, &manifest, Fault::Nothing, 1, usize::MAX);
    assert_eq!(files(path), expected);
    // Nor is it joined.
    let mut writer = Writer::new(Vec::new(), Reader::open(path).unwrap().header.clone()).unwrap();
    for row in rows(path) {
        writer.row(&Row { canary: None, ..row }).unwrap();
    }
    let puzzles = Reader::open(path).unwrap().finish().unwrap().puzzles;
    fs::write(path.join("evidence"), writer.finish(puzzles).unwrap().0).unwrap();
    let shards = [path.clone()];
    let error = run::merge(&shards, &folder.path().join("joined")).unwrap_err().to_string();
    assert!(error.contains("grid 1 is there without the canary of their work unit"), "{error}");
    fs::write(path.join("evidence"), evidence).unwrap();
    run::merge(&shards, &folder.path().join("joined")).unwrap();
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
    // A program gives one unit in 128 a canary.
    let (found, canaries) = findings();
    let other = "manifest.json: its canaries are not those of such a run";
    assert_eq!((found, canaries), (other.to_owned(), 2));
    let none = Manifest { canaries: None, ..manifest.clone() };
    let with = With { input: None, only: None, sample: &[], stop: &AtomicBool::new(false) };
    let report = check(folder.path(), &none, with);
    assert_eq!(report.findings.first()[0], other);
    let usual = Canaries::new(&manifest.asked, "bands").unwrap();
    let table = Canaries { table: run::Hash64(1), ..usual };
    let table = Manifest { canaries: Some(table), ..manifest.clone() };
    let with = With { input: None, only: None, sample: &[], stop: &AtomicBool::new(false) };
    let warnings = check(folder.path(), &table, with).warnings;
    assert_eq!(warnings, ["the canaries are of another table: only their work units were checked"]);
    let original = fs::read(folder.path().join("evidence")).unwrap();
    let header = Reader::open(folder.path()).unwrap().header.clone();
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
    let header = Reader::open(folder.path()).unwrap().header.clone();
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
