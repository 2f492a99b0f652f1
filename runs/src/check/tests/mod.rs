//! Runs with a fake engine, damaged in all ways.

mod audited;
mod changed_evidence;
mod changed_journal;
mod changed_puzzles;
mod fewest;

use super::*;
use crate::audit::{Audit, AuditEngine};
use crate::evidence::Writer;
use crate::fake::{Behaviour, Fake, grid};
use crate::journal::{self, Entry};
use crate::names::{FOUND, PUZZLES};
use crate::{Asked, FORMAT, Folder, Hash128, Recorder, Session, batches, complete};
use gridsieve::engine::{Engine, Question};
use gridsieve::scan::{Input, Keep, Kind, Plan, scan_batches};
use gridsieve_grids::Grid;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::num::NonZeroU64;
use std::time::Duration;
use tempfile::TempDir;
use xxhash_rust::xxh3::Xxh3;

const FILES: [&str; 4] = [manifest::FILE, evidence::FILE, PUZZLES, journal::FILE];

static RUNNING: AtomicBool = AtomicBool::new(false);

fn source(grids: &[Grid]) -> Source {
    let grids: Vec<Grid> = grids.to_vec();
    Box::new(grids.into_iter().map(Ok))
}

/// A run that is complete.
struct Run {
    folder: TempDir,
    grids: Vec<Grid>,
}

impl Run {
    /// Over the grids with these numbers, five a unit, but for the first two.
    fn new(numbers: &[usize], evidence: Detail, clues: usize, keep: Keep) -> Run {
        let folder = tempfile::tempdir().unwrap();
        let grids: Vec<Grid> = numbers.iter().map(|&number| grid(number)).collect();
        let end = grids.len() as u64;
        let asked = Asked::new(&Question::new(clues), keep);
        let canaries = Canaries::new(&asked, "fake").ok();
        let manifest = Manifest {
            format: FORMAT,
            kind: Some(asked.kind()),
            program: "1".to_owned(),
            commit: None,
            search: 1,
            engine: "fake".to_owned(),
            input: Run::identity(&grids),
            input_name: "grids".to_owned(),
            range: [0, end],
            part: [2, end],
            shard: None,
            grids: None,
            unit: 5,
            asked,
            evidence,
            canaries,
            skipped: 0,
        };
        let run = Run { folder, grids };
        run.go_on(&manifest, keep);
        run
    }

    /// Searches what is left to search.
    fn go_on(&self, manifest: &Manifest, keep: Keep) {
        let (grids, question) = (&self.grids, Question::new(manifest.asked.clues));
        let engine = Fake(|_| Behaviour::Right(Duration::ZERO));
        let opened = Folder::open(self.path(), manifest).unwrap();
        let level = "sse2".to_owned();
        let session = Session { at: 1, host: "here".to_owned(), threads: 2, level, commit: None };
        let mut recorder = Recorder::new(&opened, session).unwrap();
        let input = Input::of_grids("grids", grids.clone());
        let batches = batches(input, manifest, recorder.todo());
        let plan = Plan { keep, threads: 2, ..Plan::new(&engine, question) };
        let outcome = scan_batches(&plan, batches, &RUNNING, &mut recorder);
        assert!(matches!(outcome.end, gridsieve::scan::ScanEnd::Complete), "{outcome:?}");
        recorder.finish().unwrap();
        complete(&opened).unwrap();
    }

    fn identity(grids: &[Grid]) -> Identity {
        let mut hasher = Xxh3::new();
        grids.iter().for_each(|grid| hasher.update(grid.digits()));
        Identity { kind: Kind::Text, grids: grids.len() as u64, hash: Hash128::of_hasher(&hasher) }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn text(&self, file: &str) -> String {
        fs::read_to_string(self.path().join(file)).unwrap()
    }

    fn write(&self, file: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path().join(file), text).unwrap();
    }

    fn forget(&self, file: &str) {
        fs::remove_file(self.path().join(file)).unwrap();
    }

    fn check(&self, with_input: bool, sample: &[u64]) -> Result<Report, RunError> {
        let manifest = Manifest::read(self.path())?;
        let part = || source(&self.grids[manifest.part[0] as usize..]);
        let input = with_input.then(|| (Run::identity(&self.grids), part()));
        Ok(check(self.path(), &manifest, With { input, only: None, sample, stop: &RUNNING }))
    }

    /// What does not hold, as a text.
    fn findings(&self, with_input: bool) -> String {
        match self.check(with_input, &[]) {
            Ok(report) => {
                let findings = report.findings.first().iter().map(|f| format!("{f}\n"));
                findings.collect()
            }
            Err(error) => error.to_string(),
        }
    }

    /// Expects that exactly this is found, with the input and without.
    #[track_caller]
    fn expect(&self, what: &[&str]) {
        for with_input in [false, true] {
            let findings = self.findings(with_input);
            let lines: Vec<&str> = findings.lines().collect();
            let holds = |(line, what): (&&str, &&str)| line.contains(what);
            assert!(
                lines.len() == what.len() && lines.iter().zip(what).all(holds),
                "{with_input}: {findings}instead of {what:#?}"
            );
        }
    }

    /// Writes the evidence anew, with changed rows and the right checksums.
    fn rewrite(&self, change: impl FnOnce(&mut Header, &mut Vec<Row>)) {
        let mut reader = Reader::open(self.path()).unwrap();
        let mut header = reader.header.clone();
        let mut rows = Vec::new();
        while let Some(row) = reader.row().unwrap() {
            rows.push(row);
        }
        change(&mut header, &mut rows);
        let mut writer = Writer::new(Vec::new(), header).unwrap();
        rows.iter().for_each(|row| writer.row(row).unwrap());
        let mut hasher = Xxh3::new();
        hasher.update(self.text(PUZZLES).as_bytes());
        self.write(evidence::FILE, writer.finish(Hash128::of_hasher(&hasher)).unwrap().0);
    }

    /// Writes the lines of a file anew.
    fn lines(&self, file: &str, change: impl FnOnce(&mut Vec<String>)) {
        let mut lines: Vec<String> = self.text(file).lines().map(str::to_owned).collect();
        change(&mut lines);
        self.write(file, lines.iter().map(|line| format!("{line}\n")).collect::<String>());
    }

    /// Writes the records of the journal anew, in order, with the right checksums.
    fn rewrite_journal(&self, change: impl FnOnce(&mut Vec<journal::Record>)) {
        let mut records = Vec::new();
        journal::read(self.path(), |_, _, entry| {
            if let Entry::Unit(record) = entry {
                records.push(*record);
            }
            Ok::<_, RunError>(())
        })
        .unwrap();
        records.sort_by_key(|record| record.row.first);
        change(&mut records);
        let line = |record| Entry::Unit(Box::new(record)).to_line();
        self.write(journal::FILE, records.into_iter().map(line).collect::<String>());
    }
}

fn details() -> [Detail; 2] {
    [Detail::Grid, Detail::Unit]
}

fn of(evidence: Detail) -> Run {
    Run::new(&(0..17).collect::<Vec<_>>(), evidence, 17, Keep::default())
}

#[test]
fn sound_runs_are_proved() {
    let limit = |limit| Keep { limit: NonZeroU64::new(limit), ..Keep::default() };
    let minimal = Keep { minimal: true, ..Keep::default() };
    // Grids that are there several times, too, also in the same unit.
    let numbers = [0, 1, 7, 7, 2, 3, 3, 5, 3, 3];
    for evidence in details() {
        for (clues, keep, found) in [
            (17, Keep::default(), 1),
            (16, Keep::default(), 0),
            (18, Keep::default(), 64),
            (18, limit(3), 3),
            (18, limit(64), 64),
            (18, limit(65), 64),
            (18, minimal, 0),
        ] {
            let clues = clues.max(17);
            let run = Run::new(&numbers, evidence, clues, keep);
            let found = if clues == 17 { 1 } else { found };
            let all: Vec<u64> = (2..10).collect();
            let report = run.check(true, &all).unwrap();
            assert!(report.findings.is_empty(), "{:?}", report.findings);
            assert!(report.warnings.is_empty() && report.compared && !report.interrupted);
            assert_eq!((report.grids, report.puzzles), (8, 8 * found));
            assert_eq!(report.levels.iter().collect::<Vec<_>>(), ["sse2"]);
            for (place, sampled) in (0..).zip(&report.sampled) {
                assert_eq!((sampled.number, sampled.found), (2 + place, found));
                assert_eq!(sampled.grid, run.grids[2 + place as usize]);
                assert!(sampled.at == place * found || found == 0);
                assert_eq!(sampled.limited, keep.limit.is_some_and(|limit| limit.get() == found));
            }
            assert_eq!(report.sampled.len(), 8);
            let report = run.check(false, &all).unwrap();
            assert!(report.findings.is_empty() && !report.compared && report.sampled.is_empty());
        }
    }
    // Nothing to search is nothing to find.
    let empty = Run::new(&[0, 1], Detail::Grid, 17, Keep::default());
    empty.expect(&[]);
}

#[test]
fn what_is_missing_is_named() {
    let run = of(Detail::Grid);
    assert!(run.check(true, &[]).unwrap().warnings.is_empty());
    run.forget(journal::FILE);
    let report = run.check(true, &[]).unwrap();
    assert!(report.findings.is_empty() && report.warnings.len() == 1);
    run.forget(PUZZLES);
    run.expect(&["cannot read"]);
    run.forget(evidence::FILE);
    run.expect(&["is not complete: 0 of 4 work units are done; resume it first"]);
    let run = of(Detail::Grid);
    run.forget(evidence::FILE);
    run.expect(&["is not complete: 4 of 4 work units are done; resume it first"]);
    run.lines(journal::FILE, |lines| drop(lines.pop()));
    run.expect(&["is not complete: 3 of 4 work units are done; resume it first"]);
    run.forget(manifest::FILE);
    assert!(run.findings(true).contains("is not a run directory"));
}

#[test]
fn every_changed_byte_is_found() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(6);
    for evidence in details() {
        let run = of(evidence);
        for turn in 0..100 {
            let file = FILES[turn % FILES.len()];
            let whole = fs::read(run.path().join(file)).unwrap();
            let mut bytes = whole.clone();
            let at = random.random_range(0..bytes.len());
            bytes[at] ^= random.random_range(1..=255u8);
            run.write(file, &bytes);
            assert_ne!(run.findings(turn % 2 == 0), "", "{file} {at}: {}", bytes[at]);
            run.write(file, &whole);
        }
        run.expect(&[]);
    }
}

#[test]
fn a_check_can_be_stopped() {
    let run = of(Detail::Grid);
    let manifest = Manifest::read(run.path()).unwrap();
    let with = With { input: None, only: None, sample: &[], stop: &AtomicBool::new(true) };
    let report = check(run.path(), &manifest, with);
    assert!(report.interrupted && report.findings.is_empty());
}
