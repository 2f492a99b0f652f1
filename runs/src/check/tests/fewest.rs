//! Runs for the fewest clues: 17, as the fake engine finds.

use super::*;
use crate::RunKind;
use gridsieve_grids::geometry::CELLS;
use std::sync::Arc;

fn fewest(evidence: Detail, limit: Option<NonZeroU64>) -> Run {
    let keep = Keep { fewest: true, limit, ..Keep::default() };
    Run::new(&[0, 1, 7, 7, 2, 3, 3, 5, 3, 3], evidence, CELLS, keep)
}

#[test]
fn sound_runs_for_the_fewest_clues_are_proved() {
    for (evidence, limit) in
        details().into_iter().flat_map(|detail| [(detail, None), (detail, Some(NonZeroU64::MIN))])
    {
        let run = fewest(evidence, limit);
        let manifest = Manifest::read(run.path()).unwrap();
        assert!(
            manifest.kind == Some(RunKind::Fewest)
                && manifest.asked.fewest
                && manifest.asked.clues == CELLS
        );
        let all: Vec<u64> = (2..10).collect();
        let report = run.check(true, &all).unwrap();
        assert!(report.findings.is_empty(), "{:?}", report.findings);
        assert_eq!((report.grids, report.puzzles, report.sampled.len()), (8, 8, 8));
        let mut reader = Reader::open(run.path()).unwrap();
        while reader.row().unwrap().is_some() {}
        let totals = reader.totals.as_ref().unwrap();
        assert_eq!((totals.complete, totals.by_clues[&17], totals.by_clues.len()), (8, 8, 1));
        // Everything is searched again, also where one puzzle was enough.
        let audit = |behave| {
            let means = &AuditEngine { name: "fake".to_owned(), engine: Arc::new(Fake(behave)) };
            let audit = Audit {
                folder: run.path(),
                manifest: &manifest,
                means,
                only: None,
                threads: 2,
                stop: &RUNNING,
            };
            let mut findings = Findings::default();
            let grids = audit.search(&report.sampled, &mut findings).unwrap();
            (grids, findings.first().join("\n"))
        };
        assert_eq!(audit(|_| Behaviour::Right(Duration::ZERO)), (8, String::new()));
        let (_, findings) = audit(|_| Behaviour::Panic);
        assert!(findings.contains("a fake panic"), "{findings}");
    }
}

#[test]
fn what_does_not_prove_the_fewest_clues_is_found() {
    type Change = fn(&mut Row);
    let changes: [(Change, &str); 6] = [
        // One clue less was not searched completely.
        (|row| row.complete -= 1, "there with counts that cannot be"),
        (|row| row.by_clues.clear(), "there with counts that cannot be"),
        (|row| *row.by_clues.get_mut(&17).unwrap() += 1, "there with counts that cannot be"),
        (|row| row.by_clues = [(0, row.grids)].into(), "there with counts that cannot be"),
        (|row| row.by_clues = [(16, row.grids)].into(), "other numbers of clues"),
        (|row| row.by_clues = [(18, row.grids)].into(), "other numbers of clues"),
    ];
    for evidence in details() {
        for (change, told) in changes {
            let run = fewest(evidence, Some(NonZeroU64::MIN));
            run.rewrite(|_, rows| change(&mut rows[0]));
            let findings = run.findings(true);
            assert!(findings.contains("not as in evidence"), "{findings}");
            run.forget(journal::FILE);
            let findings = run.findings(true);
            let of_row = findings.lines().all(|line| line.contains(": grid"));
            assert!(findings.contains(told) && of_row, "{findings}");
        }
        // A puzzle with a clue more.
        let run = fewest(evidence, None);
        run.lines(PUZZLES, |lines| {
            let grid = run.grids[2];
            let cell = lines[0].find('.').unwrap();
            lines[0].replace_range(cell..=cell, &grid.digit(cell).to_string());
        });
        run.rewrite(|_, _| ());
        let findings = run.findings(true);
        assert!(findings.contains("other numbers of clues"), "{findings}");
    }
}
