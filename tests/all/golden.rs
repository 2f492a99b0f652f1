//! Pins what the evidence has of a search, for two grids and each engine: the counters, and the
//! order of the puzzles. The evidence names the version of the search, so that only runs of
//! programs that search in the same way can be merged.

use crate::support::{built_in, search};
use gridsieve::engine::{Engine, Question, SEARCH, SearchContext};
use gridsieve::{Bands, Classic, Degree, Mask};
use gridsieve_grids::CellSet;
use gridsieve_kernels::Isa;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use xxhash_rust::xxh3::xxh3_64;

/// A question of which an engine's answer is kept.
struct Case {
    grid: &'static str,
    clues: usize,
    /// How many clues are given, of one of the puzzles with 17 clues that the grid has.
    given: usize,
}

/// What is compared: everything that evidence has of one grid.
fn text(engine: &dyn Engine, case: &Case) -> String {
    let grid = built_in(case.grid);
    let mask = mask(case);
    let question = Question { mask, ..Question::new(case.clues) };
    let context = SearchContext { in_order: true, ..SearchContext::default() };
    let mut puzzles = String::new();
    let report =
        engine.start(question, context).search(&grid, &AtomicBool::new(false), &mut |clues| {
            writeln!(puzzles, "{}", grid.puzzle(clues)).unwrap();
            ControlFlow::Continue(())
        });
    let Case { grid, clues, .. } = case;
    let (number, hash) = (puzzles.lines().count(), xxh3_64(puzzles.as_bytes()));
    let counters = &report.counters;
    let counts: Vec<String> =
        counters.counts().iter().map(|(name, count)| format!("{name} {count}")).collect();
    let nodes = counters.nodes();
    format!(
        "{}, grid {grid}, {clues} clues, {:?}: {} roots, {number} puzzles {hash:016x}\n{nodes:?}\n{}\n",
        engine.name(),
        report.end,
        report.roots,
        counts.join(", ")
    )
}

/// The first clues of a puzzle of 17 clues are given.
fn mask(case: &Case) -> Mask {
    if case.given == 0 {
        return Mask::FREE;
    }
    let grid = built_in(case.grid);
    let puzzles = search(&Bands::new(Isa::detect()), &grid, 17, Mask::FREE);
    let must: CellSet = puzzles[0].iter().take(case.given).collect();
    Mask::new(must, CellSet::EMPTY).unwrap()
}

#[test]
fn searches_count_and_order_as_their_version_says() {
    let isa = Isa::detect();
    let mut found = format!("search {SEARCH}\n");
    for case in [
        Case { grid: "T", clues: 17, given: 0 },
        Case { grid: "T", clues: 18, given: 4 },
        Case { grid: "SF", clues: 16, given: 0 },
    ] {
        found += &text(&Bands::new(isa), &case);
    }
    for case in
        [Case { grid: "T", clues: 17, given: 12 }, Case { grid: "SF", clues: 17, given: 11 }]
    {
        found += &text(&Classic::new(isa), &case);
        found += &text(&Degree::new(isa), &case);
    }
    let expected = include_str!("golden.txt");
    assert!(
        found == expected,
        "an engine counts otherwise than before, or finds puzzles in another order. If that is \
         what the change is for, raise `SEARCH` in src/engine/mod.rs, once for all changes since \
         the last release, and put this into tests/all/golden.txt:\n{found}"
    );
}
