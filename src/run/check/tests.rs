//! Runs with a fake engine, damaged in all ways.

use super::*;
use crate::engine::{Engine, Question};
use crate::grid::Grid;
use crate::pipeline::fake::{Behaviour, Fake, grid};
use crate::pipeline::{Keep, Plan, scan_batches};
use crate::run::audit::{Audit, Means};
use crate::run::evidence::Writer;
use crate::run::folder::PUZZLES;
use crate::run::journal::Entry;
use crate::run::{
    Access, Asked, FORMAT, Folder, Hash128, Kind, Recorder, Session, batches, complete,
};
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
        let manifest = Manifest {
            format: FORMAT,
            program: "1".to_owned(),
            engine: "fake".to_owned(),
            input: Run::identity(&grids),
            input_name: "grids".to_owned(),
            range: [0, end],
            part: [2, end],
            shard: None,
            unit: 5,
            asked: Asked::new(&Question::new(clues), keep),
            evidence,
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
        opened.mend().unwrap();
        let level = "sse2".to_owned();
        let session = Session { at: 1, host: "here".to_owned(), threads: 2, level };
        let mut recorder = Recorder::new(&opened, session).unwrap();
        let (access, todo) = (Access::Sequence(source(grids), 0), recorder.todo());
        let batches = batches("grids".to_owned(), access, manifest.units(), todo);
        let plan = Plan { keep, threads: 2, ..Plan::new(&engine, question) };
        scan_batches(&plan, batches, &RUNNING, &mut recorder);
        recorder.finish().unwrap();
        complete(&opened).unwrap();
    }

    fn identity(grids: &[Grid]) -> Identity {
        let mut hasher = Xxh3::new();
        grids.iter().for_each(|grid| hasher.update(grid.digits()));
        Identity { kind: Kind::Text, grids: grids.len() as u64, hash: Hash128::of(&hasher) }
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
        Ok(check(self.path(), &manifest, With { input, sample, stop: &RUNNING }))
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
        let mut header = reader.header().clone();
        let mut rows = Vec::new();
        while let Some(row) = reader.row().unwrap() {
            rows.push(row);
        }
        change(&mut header, &mut rows);
        let mut writer = Writer::new(Vec::new(), header).unwrap();
        rows.iter().for_each(|row| writer.row(row).unwrap());
        let mut hasher = Xxh3::new();
        hasher.update(self.text(PUZZLES).as_bytes());
        self.write(evidence::FILE, writer.finish(Hash128::of(&hasher)).unwrap().0);
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
        })
        .unwrap();
        records.sort_by_key(|record| record.first);
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
    run.write("notes", "");
    assert_eq!(run.check(true, &[]).unwrap().warnings.len(), 1);
    run.forget(journal::FILE);
    let report = run.check(true, &[]).unwrap();
    assert!(report.findings.is_empty() && report.warnings.len() == 2);
    run.forget(PUZZLES);
    run.expect(&["cannot read"]);
    run.forget(evidence::FILE);
    run.expect(&["is not complete: 0 of 4 work units are done"]);
    let run = of(Detail::Grid);
    run.forget(evidence::FILE);
    run.expect(&["is not complete: 4 of 4 work units are done"]);
    run.lines(journal::FILE, |lines| drop(lines.pop()));
    run.expect(&["is not complete: 3 of 4 work units are done"]);
    run.forget(manifest::FILE);
    assert!(run.findings(true).contains("is not a run directory"));
}

#[test]
fn rows_that_do_not_fit_are_found_whatever_the_checksums() {
    for (evidence, first, second) in [
        (Detail::Grid, "grid 2 is", "grid 3 is"),
        (Detail::Unit, "grids 2..5 are", "grids 5..10 are"),
    ] {
        let expect = |change: &dyn Fn(&mut Vec<Row>), what: &[(&str, &str)]| {
            let run = of(evidence);
            run.rewrite(|_, rows| change(rows));
            let what: Vec<String> =
                what.iter().map(|(file, text)| format!("{file}: {text}")).collect();
            let findings = run.findings(true);
            let mut left = &*findings;
            for what in &what {
                let at = left.find(&**what).unwrap_or_else(|| panic!("{findings}, not {what}"));
                left = &left[at + what.len()..];
            }
        };
        let (e, p, j) = (evidence::FILE, PUZZLES, journal::FILE);
        let unit = "grids 2..5 are not as in evidence";
        expect(&|rows| drop(rows.remove(1)), &[(e, &format!("{second} missing")), (p, "lines")]);
        expect(&|rows| drop(rows.pop()), &[(e, "grid"), (p, "lines that are not")]);
        let again = format!("{second} there again");
        expect(&|rows| rows.insert(2, rows[1].clone()), &[(e, &again), (p, "it ends after")]);
        expect(&|rows| rows.swap(1, 2), &[(e, &format!("{second} missing")), (e, &again)]);
        expect(&|rows| rows[0].found += 1, &[(j, unit)]);
        expect(&|rows| rows[0].found = u64::MAX / 2, &[(p, "it ends after"), (j, unit)]);
        let cannot = format!("{first} there with counts that cannot be");
        expect(&|rows| rows[0].complete -= 1, &[(e, &cannot), (j, unit)]);
        expect(&|rows| rows[0].complete += 1, &[(e, &cannot), (j, unit)]);
        expect(&|rows| rows[0].tally.nodes.push(1), &[(j, unit)]);
        let searches =
            |rows: &mut Vec<Row>| *rows[0].tally.counts.get_mut("searches").unwrap() = 99;
        expect(&searches, &[(j, unit)]);
        expect(&|rows| rows[0].hash.0 ^= 1, &[(e, first), (j, unit)]);
        expect(&|rows| rows[0].grids += 1, &[(e, "grids 2.."), (j, unit)]);
        expect(&|rows| rows[0].first = 0, &[(e, "grid"), (j, unit)]);
        expect(&|rows| rows[0].first = u64::MAX, &[(e, "grid"), (j, unit)]);
        expect(&|rows| rows.clear(), &[(e, "grids 2..17 are missing"), (j, unit)]);
    }
}

/// Without the journal, and whatever the checksums.
#[test]
fn evidence_of_other_grids_is_found() {
    for evidence in details() {
        let run = of(evidence);
        let other = Run::new(&(20..37).collect::<Vec<_>>(), evidence, 17, Keep::default());
        fs::copy(other.path().join(evidence::FILE), run.path().join(evidence::FILE)).unwrap();
        run.expect(&["it is not of this run: its header differs from manifest.json in input"]);
        run.rewrite(|header, _| header.input = Run::identity(&run.grids));
        for with_input in [false, true] {
            let findings = run.findings(with_input);
            assert!(findings.contains("journal: grids 2..5 are not as in evidence"), "{findings}");
        }
        run.forget(journal::FILE);
        // The puzzles are not those of the evidence, or not those of the input.
        assert_eq!(run.findings(false).is_empty(), evidence == Detail::Unit);
        assert!(run.findings(true).contains("not what the input has"));
        fs::copy(other.path().join(PUZZLES), run.path().join(PUZZLES)).unwrap();
        run.rewrite(|_, _| ());
        run.expect_with_input("not what the input has");
        // All of it is of another input.
        for file in FILES {
            fs::copy(other.path().join(file), run.path().join(file)).unwrap();
        }
        assert_eq!(run.findings(false), "");
        run.expect_with_input("the input is another one: text of 17 grids");
    }
}

impl Run {
    #[track_caller]
    fn expect_with_input(&self, what: &str) {
        let findings = self.findings(true);
        assert!(findings.contains(what), "{findings}instead of {what}");
    }
}

#[test]
fn every_field_of_the_header_counts() {
    type Change = fn(&mut Header);
    let change: [(&str, Change); 9] = [
        ("in program version", |header| header.program.push('1')),
        ("in engine", |header| header.engine.clear()),
        ("in input", |header| header.input.grids += 1),
        ("in range", |header| header.range[1] -= 1),
        ("in unit", |header| header.unit += 1),
        ("in question", |header| header.asked.clues = 16),
        ("in question", |header| header.asked.limit = Some(5)),
        ("in rows", |header| header.rows = Detail::Unit),
        ("in format", |header| header.format = 0),
    ];
    for (name, change) in change {
        let run = of(Detail::Grid);
        run.rewrite(|header, _| change(header));
        run.expect(&[name]);
    }
    let run = of(Detail::Grid);
    run.rewrite(|header, rows| {
        header.counters.push("zzz".to_owned());
        rows[0].tally.counts.insert("zzz".to_owned(), 0);
    });
    run.expect(&["its counters are not those of journal"]);
    run.rewrite(|header, _| header.counters.reverse());
    run.expect(&["its counters are not in order"]);
}

#[test]
fn changed_puzzles_are_found_whatever_the_checksums() {
    let expect = |change: &dyn Fn(&mut Vec<String>), what: &[&str]| {
        for evidence in details() {
            let run = Run::new(&[0, 1, 2, 3, 4, 5], evidence, 18, Keep::default());
            run.lines(PUZZLES, change);
            // As it was damaged, and as somebody would do it who knows how.
            assert!(run.findings(false).contains("its hash differs"));
            run.rewrite(|_, _| ());
            run.forget(journal::FILE);
            for with_input in [false, true] {
                let findings = run.findings(with_input);
                assert!(
                    what.iter().any(|what| findings.contains(what)),
                    "{findings}, not {what:?}"
                );
            }
        }
    };
    let ends = "it ends after 255 lines";
    expect(&|lines| drop(lines.remove(0)), &[ends]);
    expect(&|lines| drop(lines.pop()), &[ends]);
    expect(&|lines| lines.push(lines[0].clone()), &["lines that are not in the evidence: 1"]);
    expect(&|lines| lines.swap(0, 1), &["line 2: it is there twice", "more grids", "in order"]);
    expect(
        &|lines| lines[1] = lines[0].clone(),
        &["line 2: it is there twice", "more grids", "none"],
    );
    expect(&|lines| lines[9].replace_range(80.., "x"), &["line 10 is no puzzle"]);
    expect(&|lines| lines[9] = ".".repeat(81), &["line 10: .", "clues"]);
    expect(&|lines| lines[9] = lines[9].replace('9', "."), &["line 10: ", "clues"]);
    // Another clue instead of one that is needed.
    let ambiguous = |lines: &mut Vec<String>| {
        let clue = lines[0].find(|sign| sign != '.').unwrap();
        lines[0].replace_range(clue..=clue, ".");
        let mut other = lines[5].char_indices().filter(|&(_, sign)| sign != '.');
        let free = |&(cell, _): &(usize, char)| cell != clue && &lines[0][cell..=cell] == ".";
        let (cell, sign) = other.find(free).unwrap();
        lines[0].replace_range(cell..=cell, &sign.to_string());
    };
    expect(&ambiguous, &["has not exactly one solution"]);
}

#[test]
fn what_was_not_asked_is_found() {
    let run = |clues: usize, keep, change: &dyn Fn(&mut Manifest)| {
        let run = Run::new(&[0, 1, 2, 3], Detail::Unit, clues, keep);
        let mut manifest = Manifest::read(run.path()).unwrap();
        change(&mut manifest);
        run.write(manifest::FILE, manifest.to_text());
        run.rewrite(|header, _| header.asked = manifest.asked.clone());
        run.findings(true)
    };
    fn masked(sign: &'static str) -> impl Fn(&mut Manifest) {
        move |manifest| manifest.asked.mask = sign.repeat(81)
    }
    assert!(run(17, Keep::default(), &masked("1")).contains("does not obey the mask"));
    assert!(run(17, Keep::default(), &masked("0")).contains("does not obey the mask"));
    assert!(run(17, Keep::default(), &masked("x")).contains("its mask cannot be"));
    let minimal = |manifest: &mut Manifest| manifest.asked.minimal = true;
    assert_eq!(run(17, Keep::default(), &minimal), "");
    assert!(run(18, Keep::default(), &minimal).contains("is not minimal"));
    let band3 = |manifest: &mut Manifest| manifest.asked.band3 = Some("1".to_owned());
    assert!(run(17, Keep::default(), &band3).contains("has most clues in a band"));
    let keep = Keep { limit: NonZeroU64::new(3), ..Keep::default() };
    let limit = |manifest: &mut Manifest| manifest.asked.limit = Some(2);
    let findings = run(18, keep, &limit);
    assert!(findings.contains("one more of its grid than the limit"), "{findings}");
    assert!(findings.contains("counts that cannot be"), "{findings}");
}

#[test]
fn the_journal_has_each_unit_once() {
    for evidence in details() {
        let expect = |change: &dyn Fn(&mut Vec<journal::Record>), what: &[&str]| {
            let run = of(evidence);
            run.rewrite_journal(change);
            run.expect(what);
        };
        let not_as = "journal: grids 2..5 are not as in evidence";
        expect(&|_| (), &[]);
        expect(&|records| records.reverse(), &[]);
        expect(&|records| drop(records.remove(1)), &["journal: grids 5..10 are missing"]);
        let more = "journal: grids 5..10 are recorded more than once";
        expect(&|records| records.push(records[1].clone()), &[more]);
        expect(
            &|records| records[1] = records[2].clone(),
            &["5..10 are missing", "10..15 are recorded more"],
        );
        expect(&|records| records[0].hash.0 += 1, &[not_as]);
        expect(&|records| records[0].complete -= 1, &[not_as]);
        expect(&|records| records[0].tally.nodes.push(7), &[not_as]);
        expect(&|records| records[0].found += 1, &["more or fewer puzzles", not_as]);
        expect(
            &|records| records[0].first = 3,
            &["grids 3..6 are not a work unit", "2..5 are missing"],
        );
        expect(&|records| records[0].grids = u64::MAX, &["not a work unit", "2..5 are missing"]);
        expect(&|records| records[0].pieces[0].bytes = u64::MAX, &["more or fewer puzzles"]);
        expect(&|records| records.clear(), &["2..5 are", "5..10 are", "10..15 are", "15..17 are"]);
    }
    let run = of(Detail::Grid);
    run.rewrite_journal(|records| records[0].each[1].complete = false);
    run.expect(&["journal: grids 2..5 are not as in evidence"]);
    let run = of(Detail::Grid);
    let text = run.text(journal::FILE);
    run.write(journal::FILE, format!("{text}{{"));
    run.expect(&["journal: its last line is cut short"]);
    run.write(journal::FILE, format!("x{text}"));
    run.expect(&["journal: line 1 is damaged: its checksum is wrong"]);
}

/// As after a power failure that came when the journal was on the disk and the
/// puzzles were not.
#[test]
fn units_without_puzzles_are_searched_again() {
    let run = Run::new(&[0, 1, 2, 3, 4, 5, 6], Detail::Grid, 18, Keep::default());
    let whole = FILES.map(|file| run.text(file));
    run.forget(evidence::FILE);
    // The journal says where the puzzles were found.
    let found = fs::read(run.path().join(PUZZLES)).unwrap();
    let mut at = 0;
    run.rewrite_journal(|records| {
        for piece in records.iter_mut().flat_map(|record| &mut record.pieces) {
            piece.at = at;
            at += piece.bytes;
        }
    });
    assert_eq!(at, found.len() as u64);
    run.write(FOUND, &found[..found.len() - 1]);
    run.go_on(&Manifest::read(run.path()).unwrap(), Keep::default());
    assert_eq!(FILES.map(|file| run.text(file))[..3], whole[..3]);
    run.expect(&[]);
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
    let with = With { input: None, sample: &[], stop: &AtomicBool::new(true) };
    let report = check(run.path(), &manifest, with);
    assert!(report.interrupted && report.findings.is_empty());
}

#[test]
fn an_audit_finds_what_a_search_missed() {
    let means = |behave| vec![Means { name: "fake".to_owned(), engine: Box::new(Fake(behave)) }];
    let audit = |run: &Run, means: &[Means]| {
        let all: Vec<u64> = (2..6).collect();
        let report = run.check(true, &all).unwrap();
        assert!(report.findings.is_empty(), "{:?}", report.findings);
        let manifest = &Manifest::read(run.path()).unwrap();
        let audit = Audit { folder: run.path(), manifest, means, threads: 2, stop: &RUNNING };
        let mut findings = Findings::default();
        let grids = audit.search(&report.sampled, &mut findings).unwrap();
        assert!(!findings.are_damage());
        (grids, findings.first().iter().map(|finding| format!("{finding}\n")).collect::<String>())
    };
    let right = means(|_| Behaviour::Right(Duration::ZERO));
    for evidence in details() {
        let all = || Run::new(&[0, 1, 2, 3, 4, 5], evidence, 18, Keep::default());
        assert_eq!(audit(&all(), &right), (4, String::new()));
        assert_eq!(audit(&all(), &[]), (0, String::new()));
        for missing in [0, 20, 63] {
            let run = all();
            run.lines(PUZZLES, |lines| drop(lines.remove(64 + missing)));
            run.rewrite(|_, rows| rows[if evidence == Detail::Grid { 1 } else { 0 }].found -= 1);
            run.forget(journal::FILE);
            let (grids, findings) = audit(&run, &right);
            assert!(grids == 4 && findings.lines().count() == 1, "{findings}");
            assert!(findings.starts_with("grid 3: fake finds "), "{findings}");
            assert!(findings.contains("which the run does not have"), "{findings}");
        }
        // Means that find too little, or break down.
        let (_, findings) =
            audit(&all(), &[Means { name: "none".into(), engine: Box::new(Nothing) }]);
        assert_eq!(findings.lines().count(), 4);
        assert!(findings.starts_with("grid 2: none finds not "), "{findings}");
        assert!(audit(&all(), &means(|_| Behaviour::Panic)).1.contains("a fake panic"));
        let keep = Keep { limit: NonZeroU64::new(3), ..Keep::default() };
        let limited = Run::new(&[0, 1, 2, 3, 4, 5], evidence, 18, keep);
        assert_eq!(audit(&limited, &right), (0, String::new()));
    }
}

/// Finds no puzzle anywhere.
struct Nothing;

impl Engine for Nothing {
    fn name(&self) -> &'static str {
        "nothing"
    }

    fn start(&self, _: Question) -> Box<dyn crate::engine::GridSearch> {
        Box::new(Nothing)
    }
}

impl crate::engine::GridSearch for Nothing {
    fn search(
        &mut self,
        _: &Grid,
        _: &AtomicBool,
        _: &mut dyn FnMut(crate::grid::CellSet) -> std::ops::ControlFlow<()>,
    ) -> crate::engine::SearchReport {
        let counters = crate::engine::Counters::default();
        crate::engine::SearchReport { end: crate::engine::End::Complete, counters }
    }
}
