//! What a user sees of canaries, and of runs of earlier programs, which have none.

use crate::run_cli::{read, run};
use crate::support::catalogue::folder;
use crate::support::program::{gridsieve, one_line, stdout};
use gridsieve::engine::SEARCH;
use gridsieve_kernels::Isa;
use gridsieve_runs::Session;
use gridsieve_runs::evidence::Reader;
use gridsieve_runs::journal::{Entry, Failed};
use lzma_rust2::XzReader;
use predicates::prelude::*;
use predicates::str::contains;
use std::{fs, io};
use tempfile::TempDir;

/// A run over grids of the catalogue, a grid a unit.
fn scan(folder: &TempDir, arguments: &str) -> assert_cmd::assert::Assert {
    let mut command = gridsieve(&["scan", "--catalogue", "-k", "12", "--unit", "1"]);
    command.args(arguments.split_whitespace()).current_dir(folder).assert()
}

#[test]
fn canaries_are_told_of() {
    let folder = folder(&[]);
    let has = "r: complete: 3 grids, 0 puzzles of 12 clues; canaries passed: 1 of 1\n";
    scan(&folder, "--range 126..129 --run r").code(0).stderr(predicate::str::ends_with(has));
    // Also of a run in which nothing was left to search.
    scan(&folder, "--range 126..129 --run r").code(0).stderr(predicate::str::ends_with(has));
    let evidence = String::from_utf8(read(&folder, "r/evidence")).unwrap();
    let lines: Vec<&str> = evidence.lines().collect();
    assert!(lines[0].starts_with(r#"{"format":4,"kind":"scan","#), "{evidence}");
    assert!(lines[2].starts_with(r#"{"canary":{"unit":127,"hash":""#), "{evidence}");
    assert!(lines[3].starts_with("[127,1,") && lines.len() == 7, "{evidence}");
    run(&folder, "check r").assert().code(0).stdout(contains("\n  canaries passed: 1 of 1\n"));
    let status = stdout(run(&folder, "status r"));
    assert!(status.contains("\n  canaries passed: 1 of 1\n"), "{status}");
    // Runs without such a unit say so.
    let none = "no canaries: fewer than 128 work units";
    scan(&folder, "--range 0..127 --run short").code(0).stderr(contains(none));
    run(&folder, "check short").assert().code(0).stdout(contains(none));
    let degree = "no canaries: with so few clues only the counters of the engine bands are known";
    let other = scan(&folder, "--range 127..128 --run degree --engine degree");
    other.code(0).stderr(contains(degree));
}

/// The canary of the unit of a census is the same as that of a scan.
#[test]
fn a_census_has_canaries() {
    let folder = folder(&[]);
    let census = |arguments: &str| {
        let mut command = gridsieve(&["census", "-k", "12", "--unit", "1"]);
        command.args(arguments.split_whitespace()).current_dir(&folder).assert()
    };
    let passed = contains("1 pair, 0 puzzles of 12 clues; canaries passed: 1 of 1");
    census("--units 127..128 --run c").code(0).stderr(passed);
    scan(&folder, "--range 127..128 --run s").code(0);
    let canary = |name: &str| {
        let text = String::from_utf8(read(&folder, &format!("{name}/evidence"))).unwrap();
        text.lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(canary("c"), canary("s"));
    run(&folder, "check c --repeat 1").assert().code(0);
}

#[test]
fn work_units_are_searched_again_at_another_level() {
    let folder = folder(&[]);
    scan(&folder, "--range 125..129 --run r --isa scalar").code(0);
    let again = contains("repeat, seed 7: 3 work units searched again (level ")
        .and(contains("level scalar").not())
        .and(contains("the same lines of evidence"));
    run(&folder, "check r --repeat 3 --seed 7").assert().code(0).stdout(again);
    run(&folder, "check r --seed 7").assert().code(2).stderr(contains("--repeat"));
    // A forger, with right checksums.
    let path = folder.path().join("r");
    fs::remove_file(path.join("journal")).unwrap();
    crate::run_check_cli::rewrite(&path, |rows| rows[1].tally.nodes[1] += 1);
    run(&folder, "check r").assert().code(0);
    let told = contains("r: grid 126: searched again at level ")
        .and(contains("its line of evidence is another: tally "))
        .and(contains("4 work units searched again"));
    run(&folder, "check r --repeat 4").assert().code(1).stdout("").stderr(told);
}

/// The run has taken every level of the machine, or no journal says which.
#[test]
fn a_repetition_says_if_it_is_at_the_same_level() {
    let folder = folder(&[]);
    scan(&folder, "--range 126..128 --run r --isa scalar").code(0);
    let journal = folder.path().join("r/journal");
    let text = fs::read_to_string(&journal).unwrap();
    let sessions = Isa::all().into_iter().map(|isa| {
        let (level, host) = (isa.level().to_string(), "h".to_owned());
        Entry::Session(Session { at: 1, host, threads: 1, level, commit: None }).to_line()
    });
    fs::write(&journal, text + &sessions.collect::<String>()).unwrap();
    let told = |text: &str| contains(format!("2 work units searched again (level scalar{text})"));
    let same = told(", which the run also used");
    run(&folder, "check r --repeat 2").assert().code(0).stdout(same.clone());
    let same = contains("level scalar, which the run also used)");
    run(&folder, "check r --audit 1").assert().code(0).stdout(same);
    fs::remove_file(journal).unwrap();
    let unknown =
        contains("; no journal says which levels the run used), the same lines of evidence");
    run(&folder, "check r --repeat 2").assert().code(0).stdout(unknown);
}

/// A line about a canary that failed, as another session would have left it.
#[test]
fn a_canary_that_failed_is_told_of() {
    let folder = folder(&[]);
    scan(&folder, "--range 126..129 --run r").code(0);
    let [journal, evidence] = ["r/journal", "r/evidence"].map(|name| folder.path().join(name));
    let expected = fs::read(&evidence).unwrap();
    fs::rename(folder.path().join("r/puzzles"), folder.path().join("r/found")).unwrap();
    fs::remove_file(&evidence).unwrap();
    let (host, reason) = ("h".to_owned(), "the canary of work unit 127 failed: so".to_owned());
    let failed = Entry::Failed(Failed { at: 1, unit: 127, host, reason }).to_line();
    let text = fs::read_to_string(&journal).unwrap() + &failed;
    fs::write(&journal, text).unwrap();
    let status = stdout(run(&folder, "status r"));
    let told =
        "canaries passed: 0 of 1; canaries failed: 1, and the units before are searched again";
    assert!(status.contains(told) && status.contains("0 of 3 work units"), "{status}");
    let again = contains("r: 3 lines do not count: searching these grids again").and(contains(
        "r: complete: 3 grids, 0 puzzles of 12 clues; canaries passed: 1 of 1; canaries failed: 1",
    ));
    scan(&folder, "--range 126..129 --run r").code(0).stderr(again);
    assert_eq!(fs::read(evidence).unwrap(), expected);
    let told = contains(
        "r: warning: on h the canary of work unit 127 failed: so. The work units before it",
    );
    run(&folder, "check r").assert().code(0).stderr(told);
}

#[test]
fn lines_that_were_skipped_are_told_of() {
    let folder = folder(&[]);
    let grids = stdout(gridsieve(&["catalogue", "unrank", "7", "8"]));
    fs::write(folder.path().join("g.txt"), format!("{grids}no grid\nnor this\n")).unwrap();
    let mut command = gridsieve(&["scan", "g.txt", "-k", "9", "--skip-bad", "--run", "r"]);
    command.current_dir(&folder).assert().code(3);
    let manifest = String::from_utf8(read(&folder, "r/manifest.json")).unwrap();
    assert!(manifest.contains("\"skipped\": 2,"), "{manifest}");
    let told = "skipped 2 lines of the input that are no grids";
    run(&folder, "check r --input g.txt").assert().code(0).stdout(contains(told));
    assert!(stdout(run(&folder, "status r")).contains(told));
}

/// A published run may lack its journal.
#[test]
fn the_status_of_a_complete_run_is_that_of_its_evidence() {
    let folder = folder(&[]);
    scan(&folder, "--range 126..129 --run r").code(0);
    fs::remove_file(folder.path().join("r/journal")).unwrap();
    let status = stdout(run(&folder, "status r"));
    let expected = "r: complete\n  3 of 3 grids (100.0%), 3 of 3 work units, 0 puzzles of 12 clues\n  \
                    grids 126..129 of the catalogue, engine bands\n  canaries passed: 1 of 1\n";
    assert_eq!(status, expected);
    fs::write(folder.path().join("r/evidence"), "damaged\n").unwrap();
    run(&folder, "status r")
        .assert()
        .code(2)
        .stderr(contains("evidence is damaged").and(one_line()));
}

/// The evidence of a whole claim, which version 1 of the search wrote.
#[test]
fn the_oldest_evidence_is_read() {
    let folder = folder(&[]);
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/evidence-version-1.xz");
    let packed = fs::File::open(record).unwrap();
    let mut evidence = fs::File::create(folder.path().join("evidence")).unwrap();
    io::copy(&mut XzReader::new(packed, true), &mut evidence).unwrap();
    let reader = Reader::open(folder.path()).unwrap();
    let header = &reader.header;
    assert_eq!((header.format, header.search, header.kind), (1, 1, None));
    let totals = reader.finish().unwrap();
    assert_eq!((totals.grids, totals.found, totals.canaries), (5707, 0, 0));
}

/// Runs that the program of commit cfd8ee7 wrote.
#[test]
fn runs_of_earlier_programs_are_checked_and_not_continued() {
    let folder = folder(&[]);
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/runs-cfd8ee7");
    for name in ["scan", "shard", "fewest", "census", "stopped"] {
        fs::create_dir(folder.path().join(name)).unwrap();
        for file in fs::read_dir(format!("{data}/{name}")).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), folder.path().join(name).join(file.file_name())).unwrap();
        }
        let none = contains("no canaries: the run was begun by an earlier program");
        run(&folder, &format!("status {name}")).assert().code(0).stdout(none.clone());
        if name != "stopped" {
            run(&folder, &format!("check {name}")).assert().code(0).stdout(none);
        }
    }
    let scan = |run: &str| {
        let mut command = gridsieve(&["scan", "--built-in", "--range", "0..3", "--run", run]);
        command.args(["-q", "-o", "out"]).current_dir(&folder);
        command
    };
    scan("stopped").args(["-k", "12", "--unit", "1"]).assert().code(2).stderr(
        contains(format!(
            "stopped was begun by another program, which differs in format (1, not 4), version of \
             the search (7, not {SEARCH}), canaries (none, "
        ))
        .and(contains("finish it with gridsieve 0.1.0 (cfd8ee77c07c)"))
        .and(one_line()),
    );
    // What is complete only writes its puzzles again.
    scan("scan").args(["--unit", "2"]).assert().code(0);
    assert_eq!(read(&folder, "out"), read(&folder, "scan/puzzles"));
    // Shards of both programs are not one run.
    let mut new = scan("new");
    new.args(["--unit", "1", "--shard", "0/3", "--shard-by", "count", "--evidence", "unit"]);
    new.assert().code(0);
    let differs = contains("is another run: it differs in format (");
    run(&folder, "merge new shard --into all").assert().code(2).stderr(differs.and(one_line()));
}
