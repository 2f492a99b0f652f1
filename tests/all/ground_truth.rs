//! Known answers. What needs data beside the repository says so where they are absent.

use crate::support::automorphisms::{all_alike, automorphisms};
use crate::support::company::{company, search_together};
use crate::support::data::{self, Known17};
use crate::support::{built_in, engines, search, side_by_side, test_size};
use gridsieve::builtin;
use gridsieve::engine::{Engine, Mask, Question};
use gridsieve::solver::general::unique_solution;
use gridsieve::ua::minimal_uas;
use gridsieve_grids::{BandChoice, CellSet, Grid, Puzzle};

/// Calls `check` with each engine.
fn each_engine(check: impl Fn(&dyn Engine)) {
    engines().iter().for_each(|engine| check(engine.as_ref()));
}

/// All puzzles that an engine finds, as puzzles in the order of their texts,
/// each checked by the general solver.
fn puzzles(engine: &dyn Engine, grid: &Grid, clues: usize) -> Vec<Puzzle> {
    let mut found: Vec<Puzzle> = search(engine, grid, clues, Mask::FREE)
        .into_iter()
        .map(|clues| grid.puzzle(clues))
        .inspect(|puzzle| assert_eq!(unique_solution(puzzle), Some(*grid), "{puzzle}"))
        .inspect(|puzzle| assert_eq!(puzzle.clues().len(), clues, "{puzzle}"))
        .collect();
    found.sort_unstable();
    found
}

fn sorted(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    puzzles.sort_unstable();
    puzzles
}

fn is_minimal(puzzle: &Puzzle, grid: &Grid) -> bool {
    puzzle
        .clues()
        .iter()
        .all(|cell| unique_solution(&grid.puzzle(puzzle.clues() - CellSet::single(cell))).is_none())
}

#[test]
fn known_17s_of_the_sample() {
    let sample = data::known_17_sample();
    assert_eq!(sample.len(), 100);
    each_engine(|engine| {
        side_by_side(&sample[..test_size(8, 100)], |known| {
            let found = puzzles(engine, &known.grid, 17);
            assert_eq!(found, all_known(known), "{}: {}", engine.name(), known.grid);
        });
    });
}

/// Some of these grids are searched together with another grid that shares a pair of bands.
#[test]
fn known_17s_of_the_sample_in_company() {
    let sample = data::known_17_sample();
    // Both steps lead to all six choices of a pair.
    let numbered: Vec<_> = sample.iter().enumerate().step_by(test_size(17, 5)).collect();
    each_engine(|engine| {
        side_by_side(&numbered, |(number, known)| {
            let mut grids = company(&known.grid, BandChoice::ALL[number % 6], 1);
            grids.reverse();
            let found = search_together(engine, &grids, Question::new(17)).remove(1);
            let puzzles = found.into_iter().map(|clues| known.grid.puzzle(clues)).collect();
            assert_eq!(sorted(puzzles), all_known(known), "{}", known.grid);
        });
    });
}

/// The list has one of several puzzles that are alike because their grid looks
/// like itself.
fn all_known(known: &Known17) -> Vec<Puzzle> {
    let clues: Vec<CellSet> = known.puzzles.iter().map(Puzzle::clues).collect();
    sorted(all_alike(&known.grid, &clues).into_iter().map(|c| known.grid.puzzle(c)).collect())
}

/// With the sample 300 of all known grids in a thorough run, and always the same ones. A script
/// scans all of them.
#[test]
fn known_17s_of_more_grids() {
    let Some(known) = data::known_17s() else { return };
    let sample = data::known_17_sample();
    let is_new = |known: &&Known17| sample.iter().all(|other| other.grid != known.grid);
    let count = test_size(5, 200);
    let chosen: Vec<_> = known.iter().step_by(77).filter(is_new).take(count).collect();
    assert_eq!(chosen.len(), count);
    each_engine(|engine| {
        side_by_side(&chosen, |known| {
            let found = puzzles(engine, &known.grid, 17);
            assert_eq!(found, all_known(known), "{}: {}", engine.name(), known.grid);
        });
    });
}

#[test]
fn grids_that_look_like_themselves() {
    let automorphisms = |grid: &str| automorphisms(&grid.parse().unwrap()).len();
    // MC has the most of all grids; a grid at random has only one.
    let mc = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let t = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
    assert_eq!((automorphisms(mc), automorphisms(t)), (648, 1));
}

/// Numbers of 17-clue puzzles. `gridsieve selftest` compares all 24.
#[test]
fn seventeens_of_24_grids() {
    let rows: Vec<_> = builtin::GRIDS.iter().step_by(test_size(6, 1)).collect();
    each_engine(|engine| {
        side_by_side(&rows, |row| {
            let found = puzzles(engine, &built_in(row.name), 17);
            assert!(found.windows(2).all(|two| two[0] != two[1]), "grid {}", row.name);
            assert_eq!(found.len() as u64, row.seventeens, "{}: {}", engine.name(), row.name);
        });
    });
}

#[test]
fn no_grid_has_a_16() {
    each_engine(|engine| {
        side_by_side(&builtin::GRIDS, |row| {
            let found = puzzles(engine, &built_in(row.name), 16);
            assert_eq!(found, [], "{}: grid {}", engine.name(), row.name);
        });
    });
}

#[test]
fn eighteens_of_grid_3() {
    let grid = built_in("3");
    let (expected, minimal) = (sorted(data::grid_3_all_18()), data::grid_3_minimal_18());
    assert_eq!((expected.len(), minimal.len()), (87, 23));
    // The two files, the general solver and the definition of minimal agree.
    assert!(expected.iter().all(|puzzle| unique_solution(puzzle) == Some(grid)));
    let minimal_ones: Vec<_> = expected.iter().copied().filter(|p| is_minimal(p, &grid)).collect();
    assert_eq!(minimal_ones, sorted(minimal));
    each_engine(|engine| assert_eq!(puzzles(engine, &grid, 18), expected, "{}", engine.name()));
}

/// Numbers of 18-clue puzzles, by grid.
const EIGHTEENS: [(&str, usize); 6] =
    [("12", 1), ("14", 1), ("15", 0), ("16", 0), ("19", 0), ("20", 0)];

#[test]
fn eighteens_of_random_grids() {
    each_engine(|engine| {
        side_by_side(&EIGHTEENS[..test_size(1, 6)], |&(name, number)| {
            let found = puzzles(engine, &built_in(name), 18);
            assert_eq!(found.len(), number, "{}: grid {name}", engine.name());
        });
    });
}

/// Every known puzzle is valid, by the general solver.
#[test]
fn known_17s_are_valid() {
    let Some(known) = data::known_17s() else { return };
    assert_eq!(known.len(), 23_343);
    assert_eq!(known.iter().map(|known| known.puzzles.len()).sum::<usize>(), 24_734);
    for Known17 { grid, puzzles } in &known {
        for puzzle in puzzles {
            assert_eq!(unique_solution(puzzle), Some(*grid), "{puzzle}");
        }
    }
}

/// The minimal UAs of a built-in grid are those of the list, and so for all smaller limits.
fn has_uas_up_to_16_cells(place: usize, expected: &[CellSet]) {
    let grid = built_in(builtin::GRIDS[place - 1].name);
    for max_size in [12, 16] {
        let expected = expected.iter().copied().filter(|ua| ua.len() <= max_size);
        assert!(minimal_uas(&grid, max_size).into_iter().eq(expected), "{place}, {max_size}");
    }
}

#[test]
fn exact_uas_up_to_16_cells() {
    for place in data::UA_16_GRIDS {
        has_uas_up_to_16_cells(place, &data::uas_16(place));
    }
}

#[test]
fn exact_uas_up_to_16_cells_of_more_grids() {
    for place in data::LARGER_UA_16_GRIDS {
        let Some(expected) = data::larger_uas_16(place) else { continue };
        has_uas_up_to_16_cells(place, &expected);
    }
}
