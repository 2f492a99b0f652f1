//! The safety net: engines against a plain reference search, on generated
//! problems small enough for it.

mod support;

use gridsieve::engine::Mask;
use gridsieve::grid::CellSet;
use std::time::Instant;
use support::agree::{Solved, agree, solve};
use support::generate::problems;
use support::naive::Naive;
use support::{engines, reference};

const SEED: u64 = 17;

/// Problems, solved by the reference. Says how many have answers, since
/// those without prove little.
fn solved(count: usize) -> Vec<Solved> {
    let started = Instant::now();
    let solved = solve(problems(SEED, count));
    let seconds = started.elapsed().as_secs_f64();
    let answered = solved.iter().filter(|solved| !solved.puzzles.is_empty()).count();
    let puzzles: usize = solved.iter().map(|solved| solved.puzzles.len()).sum();
    println!(
        "{count} problems, {answered} of them with answers, {puzzles} puzzles in all; \
         reference {seconds:.1} s"
    );
    assert!(3 * answered > count, "too few problems have answers");
    assert!(answered < count, "all problems have answers");
    solved
}

#[test]
fn engines_agree_with_the_reference() {
    let solved = solved(600);
    for engine in engines() {
        let started = Instant::now();
        if let Err(error) = agree(engine.as_ref(), &solved) {
            panic!("{error}");
        }
        println!("{} agrees, {:.1} s", engine.name(), started.elapsed().as_secs_f64());
    }
}

/// The harness itself: another simple method agrees, a spoilt one does not.
#[test]
fn the_reference_agrees_with_another_method() {
    let solved = solved(300);
    if let Err(error) = agree(&Naive::<false>, &solved) {
        panic!("{error}");
    }
    let error = agree(&Naive::<true>, &solved).unwrap_err();
    assert_eq!(error.matches("missing").count(), 1, "{error}");
    assert!(!error.contains("extra") && !error.contains("twice"), "{error}");
}

/// An answer that can be worked out by hand: the only UA that matters is one
/// of four cells, so any of its cells will do.
#[test]
fn the_reference_knows_a_case_worked_out_by_hand() {
    let grid = "123456789457189326698237541281374965536892417974561832365728194742913658819645273"
        .parse()
        .unwrap();
    let four: CellSet = "{11,14,21,24}".parse().unwrap();
    let mask = Mask::new(!four, CellSet::EMPTY).unwrap();
    for (clues, expected) in [(76, 0), (77, 0), (78, 4), (79, 6), (80, 4), (81, 1)] {
        assert_eq!(reference::puzzles(&grid, &mask, clues).len(), expected, "{clues}");
    }
    let none = Mask::new(CellSet::EMPTY, four).unwrap();
    assert_eq!(reference::puzzles(&grid, &none, 77), []);
}
