//! The classic engine against the bands engine, and the cliques that it begins with. Whole grids with 16 and 17 clues take too long here:
//! scripts/engines-agree.

use crate::support::agree::{Solved, agree};
use crate::support::generate::problems;
use crate::support::isas;
use crate::support::threads::OnThreads;
use crate::support::{against_bands, built_in, side_by_side, test_size};
use gridsieve::engine::classic::Classic;
use gridsieve::engine::{Engine, Mask, Question, SearchContext};
use gridsieve::ua::cliques::{Effort, maximum_cliques};
use gridsieve::ua::minimal_uas;
use gridsieve_grids::CellSet;
use gridsieve_kernels::Isa;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// At every level, with lists alone and with bitmaps from several numbers of UAs.
#[test]
fn the_same_puzzles_as_bands_on_sub_problems() {
    let count = test_size(60, 600);
    let solved = against_bands::solve(problems(7, count), count / 3);
    let mut variants = Vec::new();
    for isa in isas() {
        for threshold in [0, 60, Classic::BITMAP_THRESHOLD] {
            variants.push(Classic::new(isa).bitmap_threshold(threshold));
        }
    }
    let parts: Vec<&[Solved]> = solved.chunks(solved.len().div_ceil(variants.len())).collect();
    let parts: Vec<_> = variants.iter().zip(parts).collect();
    side_by_side(&parts, |(engine, problems)| {
        if let Err(error) = agree(*engine, problems) {
            panic!("{engine:?}: {error}");
        }
    });
}

#[test]
fn the_17_of_grid_3_with_some_clues_given() {
    let classic = OnThreads(Box::new(Classic::new(Isa::detect())) as Box<dyn Engine>, 2);
    against_bands::the_17_of_grid_3_with_some_clues_given(&classic);
}

#[test]
fn whole_grids_with_few_clues() {
    let classic = Classic::new(Isa::detect());
    against_bands::nothing_with_few_clues(&classic, &[("3", 14), ("15", 14), ("MC", 13)]);
}

#[test]
fn choices_of_band_3_are_obeyed() {
    against_bands::choices_of_band_3_are_obeyed(&Classic::new(Isa::detect()));
}

/// Published maximal clique numbers.
#[test]
fn known_mcns() {
    #[rustfmt::skip]
    let known = [
        ("639241785284765193517983624123857946796432851458619237342178569861594372975326418", 12, 9),
        ("123456789456789123789132564264918357875324691931675248392861475547293816618547932", 13, 11),
        ("123456789456789123789132564264918357875324691931675248392861475547293816618547932", 14, 12),
        ("123456789457189263689237451275613948348975612961842537534798126712364895896521374", 12, 11),
        ("123456789457189326689327154231645897745891632896732541318264975574918263962573418", 12, 15),
        ("123456789456789132789213645275941368638527914941638257394175826517862493862394571", 12, 8),
        ("123568479864791352957243681218657934536489127749312865391825746472136598685974213", 12, 15),
        ("123456789456789123789132465218967534564213978937548216391875642645321897872694351", 12, 15),
        ("123456789457189326689327154216534897745891632938672541361245978574918263892763415", 12, 15),
        ("123456789457189326689327154216534897745891632938672541392765418574918263861243975", 12, 15),
    ];
    for (grid, max_size, mcn) in known {
        let uas = minimal_uas(&grid.parse().unwrap(), max_size);
        let found = maximum_cliques(&uas, Effort { nodes: 1_000_000, cliques: 1_000_000 });
        assert_eq!((found.size, found.complete), (mcn, true), "{grid}");
        for clique in &found.cliques {
            let cells = clique.iter().map(|&ua| uas[usize::from(ua)]);
            let sizes: usize = cells.clone().map(|ua| ua.len()).sum();
            assert_eq!(cells.fold(CellSet::EMPTY, |all, ua| all | ua).len(), sizes);
        }
        assert!(found.cliques.is_sorted() && found.cliques.windows(2).all(|two| two[0] != two[1]));
    }
    // This grid has so many cliques that the search is given up.
    let uas = minimal_uas(&built_in("MC"), 12);
    let found = maximum_cliques(&uas, Effort { nodes: 2000, cliques: 100_000 });
    assert_eq!((found.size, found.complete), (12, false));
}

/// Counters and order as well as results, on one thread and on more.
#[test]
fn threads_change_nothing() {
    let grid = built_in("3");
    let must = (0..81).step_by(2).collect::<CellSet>();
    let barred = (1..81).step_by(4).collect();
    let question = Question { mask: Mask::new(must, barred).unwrap(), ..Question::new(46) };
    let search = |threads: usize, most: usize| {
        let mut puzzles = Vec::new();
        let context = SearchContext { in_order: true, ..SearchContext::with_threads(threads) };
        let mut search = Classic::new(Isa::detect()).start(question, context);
        let report = search.search(&grid, &AtomicBool::new(false), &mut |clues| {
            puzzles.push(clues);
            if puzzles.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        (puzzles, report.end, report.counters)
    };
    let (puzzles, end, counters) = search(1, usize::MAX);
    assert!(puzzles.len() > 100, "{}", puzzles.len());
    for threads in [2, 5] {
        let (same, same_end, same_counters) = search(threads, usize::MAX);
        assert_eq!((same, same_end), (puzzles.clone(), end));
        assert_eq!(same_counters.nodes(), counters.nodes());
        assert_eq!(same_counters.counts(), counters.counts());
        let (first, _, _) = search(threads, 70);
        assert_eq!(first, puzzles[..70]);
    }
}
