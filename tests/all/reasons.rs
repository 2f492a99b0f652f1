//! A search that is complete says how many roots it has searched, or why there are none.

use crate::support::{built_in, choices};
use gridsieve::engine::{
    BandChoices, Engine, NothingToSearch, Question, SearchContext, SearchReport,
};
use gridsieve::{Bands, Classic, Degree, Mask};
use gridsieve_grids::CellSet;
use gridsieve_kernels::Isa;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn report(engine: &dyn Engine, clues: usize, mask: Mask, band_3: BandChoices) -> SearchReport {
    let question = Question { clues, mask, band_3 };
    let mut none = |_| ControlFlow::Continue(());
    let mut search = engine.start(question, SearchContext::default());
    search.search(&built_in("T"), &AtomicBool::new(false), &mut none)
}

#[test]
fn a_complete_search_has_roots_or_a_reason() {
    let isa = Isa::detect();
    let (bands, classic, degree) = (Bands::new(isa), Classic::new(isa), Degree::new(isa));
    let engines: [&dyn Engine; 3] = [&bands, &classic, &degree];
    let first = |count: usize| (0..count).collect::<CellSet>();
    let (free, all) = (Mask::FREE, BandChoices::ALL);
    let must = Mask::new(first(10), CellSet::EMPTY).unwrap();
    // Two rows of a band change places.
    let barred = Mask::new(CellSet::EMPTY, first(18)).unwrap();
    let bounds = Some(NothingToSearch::Bounds);
    for (number, engine) in engines.into_iter().enumerate() {
        let seen = |clues, mask, band_3| {
            let SearchReport { roots, nothing, .. } = report(engine, clues, mask, band_3);
            (roots > 0, nothing)
        };
        let name = engine.name();
        assert_eq!(seen(40, barred, all), (false, Some(NothingToSearch::Mask)), "{name}");
        // The engine `bands` has bounds for each band, and roots where others count disjoint UAs.
        let expected = if number == 0 { bounds } else { Some(NothingToSearch::Mask) };
        assert_eq!(seen(9, must, all), (false, expected), "{name}");
        let expected = if number == 0 { (true, None) } else { (false, bounds) };
        assert_eq!(seen(6, free, all), expected, "{name}");
    }
    // Ten clues are in band 1, so none of the other bands can have as many.
    let of_bands = |band_3| {
        let SearchReport { roots, nothing, .. } = report(&bands, 17, must, band_3);
        (roots > 0, nothing)
    };
    assert_eq!(of_bands(choices(&[2])), (false, bounds));
    assert_eq!(of_bands(choices(&[1, 2])), (true, bounds));
    assert_eq!(of_bands(choices(&[])), (false, Some(NothingToSearch::Choices)));
}
