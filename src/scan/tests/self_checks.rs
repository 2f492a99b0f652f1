//! Engines that break down or answer wrongly.

use super::super::fake::grid_and_clues;
use super::*;
use crate::engine::Question;
use gridsieve_grids::CellSet;

/// Which grid of its group it was is not known, so none of them counts as searched.
#[test]
fn a_breakdown_takes_no_other_group_with_it() {
    fn sixth(grid: &Grid) -> Behaviour {
        if number_of(grid) == 5 { Behaviour::Panic } else { right(grid) }
    }
    // Three groups: a grid and every third after it.
    let plan = Plan { share: 9, ..Plan::new(&Fake(sixth), Question::new(17)) };
    let (kept, outcome) = run(&plan, source(9));
    assert_eq!((outcome.grids, outcome.complete, outcome.faulty), (9, 6, 3));
    for (index, _, end, puzzles) in kept.grids {
        let is_broken = index % 3 == 2;
        assert_eq!(end, if is_broken { GridEnd::Failed } else { GridEnd::Complete });
        assert!(is_broken || puzzles.len() == 1);
    }
}

#[test]
fn failed_self_checks_are_reported_and_left_out() {
    fn wrong(wanted: &Grid) -> Behaviour {
        let (_, clues) = grid_and_clues();
        let first = CellSet::single(clues.iter().next().unwrap());
        let absent = CellSet::single((!clues).iter().next().unwrap());
        match number_of(wanted) {
            0 => Behaviour::Also(vec![clues - first]),
            1 => Behaviour::Also(vec![(clues - first) | absent]),
            2 => Behaviour::Also(vec![clues]),
            3 => Behaviour::Panic,
            _ => right(wanted),
        }
    }
    let plan = Plan { threads: 2, ..Plan::new(&Fake(wrong), Question::new(17)) };
    let (kept, outcome) = run(&plan, source(6));
    let found: Vec<_> = kept.grids.iter().map(|grid| (grid.2, grid.3.len())).collect();
    let (failed, complete) = (GridEnd::Failed, GridEnd::Complete);
    assert_eq!(
        found,
        [(failed, 1), (failed, 1), (failed, 1), (failed, 0), (complete, 1), (complete, 1)]
    );
    assert!(matches!(outcome.end, ScanEnd::Complete) && outcome.faulty == 4);
    for (fault, text) in kept.faults.iter().zip([
        "has 16 clues",
        "has more than one solution",
        "was found twice",
        "the search broke down: a fake panic",
    ]) {
        assert!(fault.contains(text), "{fault}");
    }
    assert!(kept.faults[1].starts_with(&format!("self-check failed: grid 1 ({}): ", grid(1))));
}
