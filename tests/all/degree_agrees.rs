//! The degree engine against the bands engine. Whole grids with 16 and 17 clues
//! take too long here: scripts/degree-agrees.

use crate::support::agree::{Solved, agree};
use crate::support::generate::problems_with;
use crate::support::{search, side_by_side};
use gridsieve::cli::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve::engine::{BandChoices, Engine, Mask, Question};
use gridsieve::grid::{BandChoice, CellSet, Grid};
use gridsieve_kernels::{Isa, testing};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn built_in(name: &str) -> Grid {
    let found = builtin::GRIDS.iter().find(|grid| grid.name == name).expect("a name");
    found.grid.parse().expect("a grid")
}

fn sorted(mut puzzles: Vec<CellSet>) -> Vec<CellSet> {
    puzzles.sort_by_key(|clues| clues.text_key());
    puzzles
}

/// At every level, with every forward view, and with tables so small and so
/// early or late that each way through the search is taken.
#[test]
fn the_same_puzzles_as_bands_with_5_to_30_clues() {
    let bands = Bands::new(Isa::detect());
    let solved: Vec<Solved> = (5..=30)
        .flat_map(|clues| problems_with(clues, 8, 14))
        .map(|problem| {
            let puzzles = search(&bands, &problem.grid, problem.clues, problem.mask);
            Solved { problem, puzzles: sorted(puzzles) }
        })
        .collect();
    assert!(solved.len() > 300);
    assert!(solved.iter().filter(|solved| !solved.puzzles.is_empty()).count() > 50);
    let usual = Parameters::default();
    let small = Parameters { uas: 20, root_left: 4, steps: 5, ua_size: 8, ..usual };
    let early = Parameters { root_left: 81, groups_left: 0, spare_left: 0, ..usual };
    let late = Parameters { root_left: 2, groups_left: 4, ..usual };
    let mut variants = Vec::new();
    for isa in testing::isas() {
        for parameters in [usual, small, early, late] {
            variants.push(Degree::new(isa).parameters(parameters));
        }
    }
    for forward in [ForwardView::Off, ForwardView::Static, ForwardView::Dynamic] {
        variants.push(Degree::new(Isa::detect()).parameters(Parameters { forward, ..usual }));
    }
    let mut parts: Vec<Vec<&Solved>> = vec![Vec::new(); variants.len()];
    for (i, solved) in solved.iter().enumerate() {
        parts[i % variants.len()].push(solved);
    }
    let parts: Vec<_> = variants.iter().zip(parts).collect();
    side_by_side(&parts, |(engine, problems)| {
        for problem in problems {
            if let Err(error) = agree(*engine, std::slice::from_ref(*problem)) {
                panic!("{engine:?}: {error}");
            }
        }
    });
}

/// Around the puzzle of 17 clues of a grid: some of its clues are given.
#[test]
fn the_17_of_grid_3_with_some_clues_given() {
    let grid = built_in("3");
    let puzzles = search(&Bands::new(Isa::detect()), &grid, 17, Mask::FREE);
    assert_eq!(puzzles.len(), 1);
    for skipped in [0, 4, 9] {
        let given = puzzles[0].iter().skip(skipped).take(6).collect();
        let mask = Mask::new(given, CellSet::EMPTY).unwrap();
        for clues in [16, 17] {
            let expected = sorted(search(&Bands::new(Isa::detect()), &grid, clues, mask));
            assert_eq!(expected.len(), usize::from(clues == 17));
            assert_eq!(sorted(search(&Degree::new(Isa::detect()), &grid, clues, mask)), expected);
        }
    }
}

#[test]
fn whole_grids_with_few_clues() {
    for (name, clues) in [("3", 14), ("15", 14), ("MC", 13), ("T", 5)] {
        let engine = Degree::new(Isa::detect());
        assert_eq!(search(&engine, &built_in(name), clues, Mask::FREE), [], "{name}");
    }
}

#[test]
fn choices_of_band_3_are_obeyed() {
    let grid = built_in("3");
    let barred = (0..81).filter(|cell| cell % 5 > 1).collect::<CellSet>();
    let mask = Mask::new((0..81).step_by(5).collect(), barred).unwrap();
    let puzzles = |engine: &dyn Engine, choices: &[usize]| {
        let band_3: BandChoices =
            choices.iter().filter_map(|&number| BandChoice::by_number(number)).collect();
        let question = Question { mask, band_3, ..Question::new(27) };
        let mut puzzles = Vec::new();
        engine.start(question).search(&grid, &AtomicBool::new(false), &mut |clues| {
            puzzles.push(clues);
            ControlFlow::Continue(())
        });
        sorted(puzzles)
    };
    for choices in [&[1][..], &[2, 5], &[6]] {
        let expected = puzzles(&Bands::new(Isa::detect()), choices);
        assert_eq!(puzzles(&Degree::new(Isa::detect()), choices), expected, "{choices:?}");
    }
}
