//! The solvers against the general one.

use super::problem::{Bytes, grid};
use gridsieve::solver::general::{Solutions, count_solutions, solve, unique_solution};
use gridsieve::solver::known::KnownGrid;
use gridsieve::solver::many::{answers, redundant_clues};
use gridsieve_grids::geometry::{CELLS, band_cells, cell_at};
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::{Isa, dispatch};
use gridsieve_puzzles::single_clues::single_clues;
use gridsieve_puzzles::textbook;
use gridsieve_puzzles::textbook::{End, Next, Values};

/// Puzzles of one problem.
const PUZZLES: usize = 8;

/// The textbook's search ends after so many steps.
const MOST_STEPS: u64 = 20_000;

pub fn compare(bytes: &mut Bytes) {
    let all = Isa::all();
    let isa = all[bytes.below(all.len())];
    let grid = grid(bytes);
    let limit = 1 + bytes.below(6);
    let mut clues = CellSet::ALL;
    let mut puzzles = Vec::new();
    for _ in 0..1 + bytes.below(PUZZLES) {
        // The puzzle before it with other clues.
        let keep = (0..11).fold(0u128, |bits, _| bits << 8 | u128::from(bytes.next()));
        let keep = CellSet::from_bits(keep);
        clues = match bytes.below(3) {
            0 => keep,
            1 => clues & !keep,
            _ => (clues | keep) - (clues & keep),
        };
        if clues.len() < 17 {
            clues |= !keep;
        }
        against_known(isa, &grid, clues);
        let mut puzzle = grid.puzzle(clues);
        if let (true, Some(wrong)) = (bytes.below(4) == 0, changed(&puzzle, bytes)) {
            puzzle = wrong;
        }
        puzzles.push(puzzle);
    }
    against_many(isa, &puzzles, limit);
    against_textbook(&puzzles[0]);
    against_singles(isa, &puzzles[0]);
}

/// A puzzle with another digit in a cell: perhaps it has no solution.
fn changed(puzzle: &Puzzle, bytes: &mut Bytes) -> Option<Puzzle> {
    let cell = cell_at(bytes.below(9), bytes.below(9));
    let mut text = puzzle.to_string();
    text.replace_range(cell..=cell, &(1 + bytes.below(9)).to_string());
    text.parse().ok()
}

fn against_known(isa: Isa, grid: &Grid, clues: CellSet) {
    let mut known = KnownGrid::new(grid);
    let second = dispatch!(isa, token => known.second_solution(token, clues));
    assert_eq!(second.is_none(), solve(&grid.puzzle(clues)) == Solutions::One(*grid), "{clues}");
    if let Some(ua) = second {
        assert!(!ua.intersects(clues) && solve(&grid.puzzle(!ua)) == Solutions::Many, "{ua}");
        let minimal = dispatch!(isa, token => known.shrink(token, ua));
        let is_ua = |cells: CellSet| solve(&grid.puzzle(!cells)) == Solutions::Many;
        assert!(minimal.is_subset(ua) && is_ua(minimal));
        assert!(!minimal.iter().any(|cell| is_ua(minimal - CellSet::single(cell))), "{minimal}");
    }
    let band_3 = band_cells(2);
    let mut known = KnownGrid::with_given(grid, band_3);
    let inside = clues - band_3;
    let other = dispatch!(isa, token => known.second_solution(token, inside));
    let is_unique = unique_solution(&grid.puzzle(inside | band_3)).is_some();
    assert_eq!(other.is_none(), is_unique, "bands 1+2, {inside}");
}

fn against_many(isa: Isa, puzzles: &[Puzzle], limit: usize) {
    let found = answers(isa, puzzles, limit as u64);
    assert_eq!(found.len(), puzzles.len());
    for (puzzle, answer) in puzzles.iter().zip(&found) {
        assert_eq!(answer.count, count_solutions(puzzle, limit) as u64, "{puzzle}");
        assert_eq!(answer.first.is_some(), answer.count > 0, "{puzzle}");
        if let Some(first) = answer.first {
            assert!(Grid::from_digits(*first.digits()).is_ok(), "{puzzle}: {first}");
            assert_eq!(first.puzzle(puzzle.clues()), *puzzle);
        }
    }
    let valid: Vec<Puzzle> =
        puzzles.iter().copied().filter(|puzzle| unique_solution(puzzle).is_some()).collect();
    let redundant = |puzzle: &Puzzle| {
        let is_redundant = |&cell: &usize| unique_solution(&puzzle.without(cell)).is_some();
        puzzle.clues().iter().filter(is_redundant).collect()
    };
    let expected: Vec<CellSet> = valid.iter().map(redundant).collect();
    assert_eq!(redundant_clues(isa, &valid), expected, "{valid:?}");
}

fn against_textbook(puzzle: &Puzzle) {
    for (next, values) in [
        (Next::MostConstrained, Values::LocalCount),
        (Next::MostConstrained, Values::LookAhead),
        (Next::Arbitrary, Values::LookAhead),
    ] {
        match textbook::solve(puzzle, next, values, MOST_STEPS).end {
            End::Solved(grid) => assert_eq!(grid.puzzle(puzzle.clues()), *puzzle),
            End::NoSolution => assert_eq!(solve(puzzle), Solutions::None, "{puzzle}"),
            End::OutOfSteps => {}
        }
    }
}

/// Clues that alone make a puzzle valid, of a puzzle with few solutions.
fn against_singles(isa: Isa, puzzle: &Puzzle) {
    if !(2..=20).contains(&count_solutions(puzzle, 21)) {
        return;
    }
    let found = single_clues(isa, &[*puzzle]).remove(0);
    let with = |(cell, digit): (usize, u8)| -> Puzzle {
        let mut text = puzzle.to_string();
        text.replace_range(cell..=cell, &digit.to_string());
        text.parse().expect("digits and dots")
    };
    let candidates = (0..CELLS)
        .filter(|&cell| !puzzle.clues().contains(cell))
        .flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
    let expected: Vec<(usize, u8)> =
        candidates.filter(|&clue| unique_solution(&with(clue)).is_some()).collect();
    assert_eq!(found, expected, "{puzzle}");
}
