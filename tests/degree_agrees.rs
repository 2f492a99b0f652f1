//! The degree engine against the bands engine. Whole grids with 16 and 17 clues
//! take too long here: scripts/degree-agrees.

mod support;

use gridsieve::cli::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve::engine::{BandChoices, Engine, Mask, Question};
use gridsieve::grid::{BandChoice, CellSet, Grid};
use gridsieve_kernels::{Isa, testing};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use support::agree::{Solved, agree};
use support::generate::{Problem, problems};
use support::{search, side_by_side};

fn built_in(name: &str) -> Grid {
    let found = builtin::GRIDS.iter().find(|grid| grid.name == name).expect("a name");
    found.grid.parse().expect("a grid")
}

fn sorted(mut puzzles: Vec<CellSet>) -> Vec<CellSet> {
    puzzles.sort_by_key(|clues| clues.text_key());
    puzzles
}

/// Problems of every number of clues from 5 to 30. Those with fewer clues than any
/// puzzle has are others with clues taken away.
fn of_every_number_of_clues() -> Vec<Problem> {
    let all = problems(11, 400);
    let mut chosen = Vec::new();
    for clues in 5..=30 {
        let own = all.iter().filter(|problem| problem.clues == clues).take(8).cloned();
        let own: Vec<Problem> = own.collect();
        let few =
            all.iter().filter(|problem| problem.clues > clues && problem.mask.must().len() < clues);
        let few = few.skip(7 * clues).take(8 - own.len());
        chosen.extend(few.map(|problem| Problem { clues, ..problem.clone() }));
        chosen.extend(own);
    }
    chosen
}

/// At every level, with every forward view, and with tables so small and so
/// early or late that each way through the search is taken.
#[test]
fn the_same_puzzles_as_bands_with_5_to_30_clues() {
    let bands = Bands::new(Isa::detect());
    let solved: Vec<Solved> = of_every_number_of_clues()
        .into_iter()
        .map(|problem| {
            let puzzles = search(&bands, &problem.grid, problem.clues, problem.mask);
            Solved { problem, puzzles: sorted(puzzles) }
        })
        .collect();
    for clues in 5..=30 {
        assert!(solved.iter().filter(|solved| solved.problem.clues == clues).count() > 3);
    }
    assert!(solved.iter().filter(|solved| !solved.puzzles.is_empty()).count() > 50);
    let usual = Parameters::default();
    let small = Parameters { uas: 20, root_left: 4, steps: 5, choice: 1, ua_size: 8, ..usual };
    let early = Parameters { root_left: 81, groups_left: 0, joined_left: 0, ..usual };
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
