//! Grids that are searched again.

use super::*;
use std::sync::Arc;

#[test]
fn an_audit_finds_what_a_search_missed() {
    let means = |behave| AuditEngine { name: "fake".to_owned(), engine: Arc::new(Fake(behave)) };
    let audit = |run: &Run, means: &AuditEngine| {
        let all: Vec<u64> = (2..6).collect();
        let report = run.check(true, &all).unwrap();
        assert!(report.findings.is_empty(), "{:?}", report.findings);
        let manifest = &Manifest::read(run.path()).unwrap();
        let audit =
            Audit { folder: run.path(), manifest, means, only: None, threads: 2, stop: &RUNNING };
        let mut findings = Findings::default();
        let grids = audit.search(&report.sampled, &mut findings).unwrap();
        assert!(!findings.are_damage());
        (grids, findings.first().iter().map(|finding| format!("{finding}\n")).collect::<String>())
    };
    let right = means(|_| Behaviour::Right(Duration::ZERO));
    for evidence in details() {
        let all = || Run::new(&[0, 1, 2, 3, 4, 5], evidence, 18, Keep::default());
        assert_eq!(audit(&all(), &right), (4, String::new()));
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
            audit(&all(), &AuditEngine { name: "none".into(), engine: Arc::new(Nothing) });
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

    fn level(&self) -> gridsieve_kernels::Level {
        gridsieve_kernels::Level::Scalar
    }

    fn start(
        &self,
        _: Question,
        _: gridsieve::engine::SearchContext,
    ) -> Box<dyn gridsieve::engine::GridSearch> {
        Box::new(Nothing)
    }
}

impl gridsieve::engine::GridSearch for Nothing {
    fn search(
        &mut self,
        _: &Grid,
        _: &AtomicBool,
        _: &mut gridsieve::engine::OnPuzzle,
    ) -> gridsieve::engine::SearchReport {
        gridsieve::engine::SearchReport {
            end: gridsieve::engine::End::Complete,
            roots: 1,
            ..gridsieve::engine::SearchReport::unsearched()
        }
    }
}

/// Found by the fuzzer: the row after a missing one was taken for that of its grids.
#[test]
fn grids_whose_row_is_missing_are_not_sampled() {
    for evidence in details() {
        let run = of(evidence);
        run.rewrite(|_, rows| drop(rows.remove(0)));
        let report = run.check(true, &[2, 16]).unwrap();
        let numbers: Vec<u64> = report.sampled.iter().map(|sampled| sampled.number).collect();
        assert!(numbers == [16] && !report.findings.is_empty(), "{numbers:?}");
    }
}
