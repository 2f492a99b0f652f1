//! The degree engine against the bands engine. Whole grids with 16 and 17 clues
//! take too long here: scripts/engines-agree.

use crate::support::agree::{Solved, agree};
use crate::support::generate::problems_with;
use crate::support::isas;
use crate::support::{against_bands, side_by_side, test_size};
use gridsieve::engine::degree::{Degree, ForwardView, Parameters};
use gridsieve_kernels::Isa;
use std::sync::LazyLock;

/// Problems with 5 to 30 clues.
static SOLVED: LazyLock<Vec<Solved>> = LazyLock::new(|| {
    let problems = (5..=30).flat_map(|clues| problems_with(clues, 8, test_size(5, 14))).collect();
    against_bands::solve(problems, test_size(20, 50))
});

/// The engine is made as the program makes it, and searches all of the problems.
#[test]
fn the_same_puzzles_as_bands_with_5_to_30_clues() {
    let parts: Vec<&[Solved]> = SOLVED.chunks(8).collect();
    side_by_side(&parts, |problems| {
        if let Err(error) = agree(&Degree::new(Isa::detect()), problems) {
            panic!("{error}");
        }
    });
}

/// At every level, with every forward view, and with tables so small and so
/// early or late that each way through the search is taken: on parts of the problems.
#[test]
fn all_variants_find_the_same_puzzles_as_bands() {
    let usual = Parameters::default();
    let small = Parameters { uas: 20, root_left: 4, steps: 5, ua_size: 8, ..usual };
    let early =
        Parameters { root_left: 81, groups_left: 0, spare_left: 0, exchange_left: 0, ..usual };
    let late = Parameters { root_left: 2, groups_left: 4, ..usual };
    let mut variants = Vec::new();
    for isa in isas() {
        for parameters in [usual, small, early, late] {
            variants.push(Degree::new(isa).parameters(parameters));
        }
    }
    for forward in [ForwardView::Off, ForwardView::Static, ForwardView::Dynamic] {
        variants.push(Degree::new(Isa::detect()).parameters(Parameters { forward, ..usual }));
    }
    let mut parts: Vec<Vec<&Solved>> = vec![Vec::new(); variants.len()];
    for (i, solved) in SOLVED.iter().enumerate() {
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

#[test]
fn the_17_of_grid_3_with_some_clues_given() {
    against_bands::the_17_of_grid_3_with_some_clues_given(&Degree::new(Isa::detect()));
}

#[test]
fn whole_grids_with_few_clues() {
    let grids = [("3", 14), ("15", 14), ("MC", 13), ("T", 5)];
    against_bands::nothing_with_few_clues(&Degree::new(Isa::detect()), &grids);
}

#[test]
fn choices_of_band_3_are_obeyed() {
    against_bands::choices_of_band_3_are_obeyed(&Degree::new(Isa::detect()));
}
