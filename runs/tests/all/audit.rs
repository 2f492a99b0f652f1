//! The second search of an audit.

use gridsieve::Scan;
use gridsieve::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{BandChoices, Engine, Mask, Question, SearchContext};
use gridsieve_grids::{BandChoice, CellSet, Grid};
use gridsieve_kernels::Isa;
use gridsieve_runs::audit::Transposed;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn choices(numbers: &[usize]) -> BandChoices {
    numbers.iter().filter_map(|&number| BandChoice::by_number(number)).collect()
}

#[test]
fn turned_over_a_search_finds_the_same() {
    let named = builtin::GRIDS.iter().find(|grid| grid.name == "3").expect("a name");
    let grid: Grid = named.grid.parse().expect("a grid");
    let clues = Scan::new(17).puzzles(&grid).unwrap()[0].clues();
    // All clues of the puzzle but two are given, and 30 more cells are free.
    let must: CellSet = clues.iter().skip(2).collect();
    let barred: CellSet = (!clues).iter().skip(30).collect();
    let mask = Mask::new(must, barred).unwrap();
    let engine = || Box::new(Bands::new(Isa::detect()));
    let mut found = Vec::new();
    for (clues, band_3) in [
        (17, BandChoices::ALL),
        (18, BandChoices::ALL),
        (18, choices(&[1])),
        (18, choices(&[3])),
        (18, choices(&[2, 4])),
        (18, choices(&[6])),
    ] {
        let search = |engine: &dyn Engine| {
            let mut puzzles = Vec::new();
            let question = Question { clues, mask, band_3 };
            let mut take = |clues: CellSet| {
                puzzles.push(clues.text_key());
                ControlFlow::Continue(())
            };
            engine.start(question, SearchContext::default()).search(
                &grid,
                &AtomicBool::new(false),
                &mut take,
            );
            puzzles.sort_unstable();
            puzzles
        };
        let puzzles = search(&*engine());
        assert_eq!(search(&Transposed(engine())), puzzles, "{clues} {band_3}");
        found.push(puzzles.len());
    }
    // Each puzzle is in one of the choices of an orientation, and all are not in one.
    assert!(found[0] >= 1 && found[1] >= 30, "{found:?}");
    assert!(found[2..].iter().any(|&some| some > 0 && some < found[1]), "{found:?}");
}
