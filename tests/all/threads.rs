//! One grid on several threads: the same puzzles as on one, and in the same order where that
//! counts.

use crate::support::generate::{Problem, problems};
use crate::support::threads::OnThreads;
use crate::support::{built_in, choices, company, search, side_by_side, sorted, test_size};
use gridsieve::engine::bands::Bands;
use gridsieve::engine::classic::Classic;
use gridsieve::engine::degree::Degree;
use gridsieve::engine::{End, Engine, Mask, Question, SearchContext};
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::Isa;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn engines() -> [Box<dyn Engine>; 3] {
    let isa = Isa::detect();
    [Box::new(Bands::new(isa)), Box::new(Degree::new(isa)), Box::new(Classic::new(isa))]
}

/// The first puzzles that an engine finds on this many threads, at most `most`, in its order.
fn first(
    engine: &dyn Engine,
    threads: usize,
    grid: &Grid,
    question: Question,
    most: usize,
) -> (Vec<CellSet>, End) {
    let mut puzzles = Vec::new();
    let mut found = |clues| {
        puzzles.push(clues);
        if puzzles.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let context = SearchContext { in_order: true, ..SearchContext::with_threads(threads) };
    let mut search = engine.start(question, context);
    let report = search.search(grid, &AtomicBool::new(false), &mut found);
    (puzzles, report.end)
}

#[test]
fn generated_problems_have_the_same_puzzles_in_the_same_order() {
    // One of each kind.
    let problems = problems(29, test_size(3, 400));
    side_by_side(&problems, |problem| {
        let Problem { grid, mask, clues } = problem;
        let question = Question { mask: *mask, ..Question::new(*clues) };
        for engine in engines() {
            let all = search(&*engine, grid, *clues, *mask);
            let (in_order, end) = first(&*engine, 1, grid, question, usize::MAX);
            assert_eq!((sorted(in_order.clone()), end), (sorted(all.clone()), End::Complete));
            for &threads in test_size(&[4][..], &[2, 4]) {
                let several = OnThreads(&*engine, threads);
                let found = sorted(search(&several, grid, *clues, *mask));
                let name = engine.name();
                assert_eq!(found, sorted(all.clone()), "{name}, {threads} threads\n{problem}");
                let same = first(&*engine, threads, grid, question, usize::MAX);
                assert_eq!(same, (in_order.clone(), End::Complete), "{name}, {threads}\n{problem}");
                for most in [1, in_order.len().div_ceil(2)] {
                    let (some, end) = first(&*engine, threads, grid, question, most.max(1));
                    let expected = &in_order[..in_order.len().min(most.max(1))];
                    assert_eq!(some, expected, "{name}, {threads}, {most}\n{problem}");
                    let enough = in_order.len() >= most.max(1);
                    assert_eq!(end, if enough { End::Enough } else { End::Complete });
                }
            }
        }
    });
}

/// Many parts, with puzzles in many of them.
#[test]
fn grids_with_many_puzzles_on_several_threads() {
    let mask = Mask::new((0..81).step_by(2).collect(), CellSet::EMPTY).unwrap();
    side_by_side(&["3", "SF", "15"], |name| {
        let grid = built_in(name);
        let question = Question { mask, ..Question::new(44) };
        for engine in engines() {
            let all = sorted(search(&*engine, &grid, 44, mask));
            assert!(all.len() > 1000, "{name}: {}", all.len());
            let (first_40, _) = first(&*engine, 1, &grid, question, 40);
            for threads in 2..=4 {
                assert_eq!(sorted(search(&OnThreads(&*engine, threads), &grid, 44, mask)), all);
                assert_eq!(first(&*engine, threads, &grid, question, 40).0, first_40, "{name}");
            }
        }
    });
}

#[test]
fn whole_grids_with_17_clues() {
    for name in ["3", "9"] {
        let grid = built_in(name);
        let bands = Bands::new(Isa::detect());
        let all = sorted(search(&bands, &grid, 17, Mask::FREE));
        assert_eq!(all.len(), 1);
        for threads in 2..=4 {
            let found = search(&OnThreads(&bands as &dyn Engine, threads), &grid, 17, Mask::FREE);
            assert_eq!(found, all, "{name}, {threads}");
            let (found, end) = first(&bands, threads, &grid, Question::new(17), 1);
            assert_eq!((found, end), (all.clone(), End::Enough));
        }
    }
}

/// Grids that share a pair of bands, and choices of band 3.
#[test]
fn groups_and_choices_on_several_threads() {
    let grids: Vec<Grid> = company::completions(&built_in("3")).into_iter().take(6).collect();
    let question = Question::new(15);
    let bands = Bands::new(Isa::detect());
    let expected = company::search_together(&bands, &grids, question);
    for threads in 2..=4 {
        let found =
            company::search_together(&OnThreads(&bands as &dyn Engine, threads), &grids, question);
        assert_eq!(found, expected);
    }
    let mask = Mask::new((0..81).step_by(2).collect(), CellSet::EMPTY).unwrap();
    for numbers in [&[1][..], &[2, 5], &[3, 6]] {
        let question = Question { mask, band_3: choices(numbers), ..Question::new(43) };
        let found = |threads| {
            let engine = OnThreads(&bands as &dyn Engine, threads);
            sorted(company::search_together(&engine, &[built_in("3")], question).remove(0))
        };
        assert!(!found(1).is_empty());
        (2..=4).for_each(|threads| assert_eq!(found(threads), found(1), "{numbers:?}"));
    }
}

/// With `same_counters`, engines whose threads would learn from each other search on one thread.
#[test]
fn counters_are_the_same_where_they_have_to_be() {
    let grid = built_in("3");
    let must = (0..81).step_by(2).collect::<CellSet>();
    let barred = (1..81).step_by(4).collect();
    let question = Question { mask: Mask::new(must, barred).unwrap(), ..Question::new(46) };
    for engine in engines() {
        let counters = |threads| {
            let context =
                SearchContext { same_counters: true, ..SearchContext::with_threads(threads) };
            let mut search = engine.start(question, context);
            let go_on = &mut |_| ControlFlow::Continue(());
            search.search(&grid, &AtomicBool::new(false), go_on).counters
        };
        let one = counters(1);
        for threads in 2..=4 {
            let same = counters(threads);
            assert_eq!((same.nodes(), same.counts()), (one.nodes(), one.counts()));
        }
    }
}
