//! A page of a run that was made up.

use super::facts::Facts;
use super::report;
use gridsieve::scan::Kind;
use gridsieve_runs::State;
use gridsieve_runs::Tally;
use gridsieve_runs::evidence::Row;
use gridsieve_runs::journal;
use gridsieve_runs::journal::{Each, Entry, Piece, Record, Session, Work};
use gridsieve_runs::{Asked, Detail, Identity, Manifest, Shard};
use gridsieve_runs::{FOUND, Folder, PUZZLES};
use gridsieve_runs::{Hash64, Hash128};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use tempfile::TempDir;

const PUZZLE: &str =
    "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

fn manifest(evidence: Detail) -> Manifest {
    let identity = Identity { kind: Kind::Text, grids: 12, hash: Hash128(5) };
    Manifest {
        format: 1,
        program: "1.2.3".into(),
        commit: None,
        search: 1,
        engine: "bands".into(),
        input: identity,
        input_name: "grids <&\"> .txt".into(),
        range: [0, 12],
        part: [2, 10],
        shard: Some(Shard { number: 0, of: 2, by: "count".into() }),
        grids: None,
        unit: 4,
        asked: Asked {
            clues: 17,
            fewest: false,
            census: None,
            mask: ".".repeat(81),
            band3: None,
            minimal: true,
            limit: Some(3),
        },
        evidence,
    }
}

fn session(at: u64, host: &str) -> Entry {
    Entry::Session(Session {
        at,
        host: host.into(),
        threads: 3,
        level: "avx2".into(),
        commit: None,
    })
}

fn tally(nodes: u64) -> Tally {
    let counts = BTreeMap::from([("solver_calls".to_owned(), 7 * nodes)]);
    Tally { nodes: vec![0, 0, nodes], counts }
}

/// A unit; its first grid has `found` puzzles, which `place` tells where they
/// begin.
fn unit(first: u64, grids: u64, at: u64, found: u64, place: Option<u64>) -> Entry {
    let text = format!("{PUZZLE}\n").repeat(found as usize);
    let piece = |at| Piece { at, bytes: text.len() as u64, hash: Hash64::of(text.as_bytes()) };
    let each = |grid: u64| Each {
        hash: Hash64(first + grid),
        found: if grid == 0 { found } else { 0 },
        complete: true,
        clues: None,
        tally: tally(10),
    };
    Entry::Unit(Box::new(Record {
        row: Row {
            first,
            grids,
            hash: Hash64(first),
            found,
            complete: grids,
            by_clues: BTreeMap::new(),
            tally: tally(10 * grids),
        },
        each: (0..grids).map(each).collect(),
        pieces: place.map(piece).into_iter().collect(),
        work: Work {
            at,
            seconds: (0..grids).map(|grid| 0.25 * (first + grid + 1) as f64).collect(),
            proof: Vec::new(),
            phases: BTreeMap::from([("bands_1_2".to_owned(), 3.0), ("band_3".to_owned(), 1.0)]),
            level: "avx2".into(),
            host: "node1".into(),
        },
    }))
}

/// A run directory with these lines in its log.
fn run(manifest: &Manifest, lines: &[Entry], found: u64) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    drop(Folder::open(directory.path(), manifest).unwrap());
    let text: String = lines.iter().map(Entry::to_line).collect();
    std::fs::write(directory.path().join(journal::FILE), text).unwrap();
    let puzzles = format!("{PUZZLE}\n").repeat(found as usize);
    std::fs::write(directory.path().join(FOUND), puzzles).unwrap();
    directory
}

/// The run is complete, as far as a page can tell.
fn complete(folder: &Path) {
    std::fs::rename(folder.join(FOUND), folder.join(PUZZLES)).unwrap();
    std::fs::write(folder.join("evidence"), "").unwrap();
}

/// Units with grids 2 and 3, 4 to 7, and 8 and 9.
fn lines() -> Vec<Entry> {
    vec![
        session(1_795_329_060_000, "node1"),
        unit(4, 4, 1_795_329_062_000, 2, Some(0)),
        unit(2, 2, 1_795_329_064_500, 0, None),
        session(1_795_329_080_000, "node2"),
        unit(8, 2, 1_795_329_083_000, 1, Some(164)),
    ]
}

#[test]
fn everything_of_a_run_is_on_its_page() {
    let directory = run(&manifest(Detail::Grid), &lines(), 3);
    complete(directory.path());
    let page = report(directory.path()).unwrap();
    for text in [
        "Minimal puzzles with 17 clues: grids &lt;&amp;&quot;&gt; .txt",
        "Complete: all 3 work units are done.",
        "0 of 2, by count: 2..10",
        "gridsieve 1.2.3",
        "00000000000000000000000000000005",
        "2026-11-22 06:31:00 UTC",
        "node2",
        "100.0% of the grids",
        "in 2 grids",
        "bands 1 2",
        "75.0%",
        "solver calls",
        "560",
        "Of 8 grids, half took",
        "the slowest took 2.50 s",
        "Puzzles found from 2026-11-22 06:31:00 UTC to 2026-11-22 06:31:23 UTC: 3 in 2 sessions.",
        "0000000000000009",
    ] {
        assert!(page.contains(text), "{text}");
    }
    let ids = [
        "what",
        "time",
        "durations",
        "slowest",
        "phases",
        "nodes",
        "counters",
        "puzzles",
        "clues",
        "total-state",
    ];
    for id in ids {
        assert_eq!(page.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
    }
    assert_eq!(page.matches("<svg role=\"img\"").count(), 3);
    assert_eq!(page.matches("<svg class=\"picture\" role=\"img\"").count(), 3);
    assert_eq!(
        (page.matches("<desc ").count(), page.matches("<svg").count()),
        (3, page.matches("</svg>").count())
    );
}

#[test]
fn the_facts_are_sums() {
    let directory = run(&manifest(Detail::Grid), &lines(), 3);
    let facts = Facts::read(directory.path()).unwrap();
    assert_eq!(
        (facts.state, facts.units, facts.totals.grids, facts.totals.found),
        (State::Stopped, 3, 8, 3)
    );
    assert_eq!((facts.with_puzzles, facts.totals.complete, facts.splits.puzzles), (2, 8, 3));
    assert_eq!((facts.totals.tally.nodes[2], facts.phases["band_3"]), (80, 3.0));
    assert_eq!(facts.durations.sum, 0.25 * (3..=10).sum::<u64>() as f64);
    assert_eq!((facts.elapsed(), facts.sessions.count()), (7.5, 2));
    let grids: Vec<u64> = facts.sessions.list.iter().map(|stint| stint.grids).collect();
    assert_eq!(grids, [6, 2]);
    let slowest = &facts.slowest;
    assert!(slowest.iter().map(|slow| slow.index).eq((2..10).rev()));
    assert_eq!((slowest[5].hash, slowest[5].found), (Some(Hash64(4)), Some(2)));
}

#[test]
fn what_will_be_searched_again_is_left_out() {
    let manifest = manifest(Detail::Unit);
    let mut lines = lines();
    // Twice; and of another size than its unit.
    lines.extend([lines[1].clone(), unit(2, 3, 0, 0, None), unit(0, 4, 0, 0, None)]);
    // The last puzzle is missing.
    let directory = run(&manifest, &lines, 2);
    let path = directory.path().join(journal::FILE);
    let mut log = std::fs::OpenOptions::new().append(true).open(path).unwrap();
    log.write_all(b"nonsense\n{\"half").unwrap();
    let facts = Facts::read(directory.path()).unwrap();
    assert_eq!(
        (facts.units, facts.totals.grids, facts.totals.found, facts.splits.puzzles),
        (2, 6, 2, 2)
    );
    assert_eq!(facts.damaged, 1);
    let page = report(directory.path()).unwrap();
    for text in ["Not complete: 2 of 3 work units", "1 line of the journal", "75.0% of the grids"] {
        assert!(page.contains(text), "{text}");
    }
}

#[test]
fn a_run_that_has_only_begun_has_a_page() {
    let directory = tempfile::tempdir().unwrap();
    let folder = Folder::open(directory.path(), &manifest(Detail::Grid)).unwrap();
    for lines in [None, Some(""), Some(&*session(5, "h").to_line())] {
        if let Some(lines) = lines {
            std::fs::write(directory.path().join(journal::FILE), lines).unwrap();
        }
        let page = report(directory.path()).unwrap();
        assert!(page.contains("Running: 0 of 3 work units are done."));
        for text in ["NaN", "inf"] {
            assert!(!page.contains(text), "{text}");
        }
    }
    drop(folder);
    assert!(report(&directory.path().join("nothing")).is_err());
}

#[test]
fn without_a_log_the_evidence_tells() {
    use gridsieve_runs::evidence::{Header, Writer};
    let manifest = manifest(Detail::Unit);
    let directory = run(&manifest, &[], 2);
    complete(directory.path());
    std::fs::remove_file(directory.path().join(journal::FILE)).unwrap();
    let header = Header::new(&manifest, vec!["solver_calls".into()]);
    let mut writer = Writer::new(Vec::new(), header).unwrap();
    for (first, grids) in [(2, 2), (4, 4), (8, 2)] {
        let (hash, tally) = (Hash64(first), tally(grids));
        let by_clues = BTreeMap::new();
        writer
            .row(&Row { first, grids, hash, found: 1, complete: grids, by_clues, tally })
            .unwrap();
    }
    let (text, _) = writer.finish(Hash128(0)).unwrap();
    std::fs::write(directory.path().join("evidence"), text).unwrap();
    let page = report(directory.path()).unwrap();
    for text in ["nothing is known about times", "Complete: all 3", "solver calls", ">56<"] {
        assert!(page.contains(text), "{text}");
    }
    assert!(!page.contains("id=\"time\""));
}

#[test]
fn nothing_comes_from_elsewhere_and_nothing_runs() {
    let directory = run(&manifest(Detail::Grid), &lines(), 3);
    let page = report(directory.path()).unwrap();
    for text in ["http", "src=", "href=", "@import", "url(", "<script", "<link", " onload="] {
        assert!(!page.contains(text), "{text}");
    }
}

#[test]
fn the_style_knows_every_colour_that_is_drawn() {
    let directory = run(&manifest(Detail::Grid), &lines(), 3);
    let page = report(directory.path()).unwrap();
    let style = include_str!("style.css");
    for attribute in ["fill", "stroke"] {
        for rest in page.split(&format!(" {attribute}=\"#")).skip(1) {
            let colour = rest.split('"').next().unwrap();
            let selector = format!("[{attribute}=\"#{colour}\"]");
            assert!(style.contains(&selector), "{selector}");
        }
    }
}

/// What a log says need not make sense.
#[test]
fn odd_figures_become_dashes() {
    let Entry::Unit(record) = unit(4, 4, u64::MAX, 0, None) else { panic!() };
    let mut odd = record.clone();
    odd.work.seconds = vec![1e300, -1.0, 0.0];
    odd.work.phases = BTreeMap::from([("a".into(), 0.0), ("b".into(), -1.0)]);
    odd.row.found = u64::MAX;
    let lines = [unit(2, 2, 0, 0, None), Entry::Unit(odd)];
    let directory = run(&manifest(Detail::Grid), &lines, 0);
    let page = report(directory.path()).unwrap();
    for text in ["NaN", "inf%", "width=\"-"] {
        assert!(!page.contains(text), "{text}");
    }
}
