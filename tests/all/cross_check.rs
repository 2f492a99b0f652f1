//! The safety net: engines against a plain reference search, on generated
//! problems small enough for it.

use crate::support::agree::{Solved, agree, solve};
use crate::support::generate::problems;
use crate::support::naive::Naive;
use crate::support::{engines, reference, side_by_side, test_size, variants};
use gridsieve::engine::{Engine, Mask};
use gridsieve_grids::CellSet;
use std::sync::LazyLock;
use std::time::Instant;

const SEED: u64 = 17;

/// Problems for each engine, and for each variant of one.
fn numbers() -> (usize, usize) {
    test_size((96, 12), (2000, 150))
}

/// The problems of all tests, solved by the reference. Says how many have
/// answers, since those without prove little.
static SOLVED: LazyLock<Vec<Solved>> = LazyLock::new(|| {
    let (all, each) = numbers();
    let count = all.max(each * variants().len());
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
});

fn check(name: &str, engine: &dyn Engine, problems: &[Solved]) {
    let started = Instant::now();
    if let Err(error) = agree(engine, problems) {
        panic!("{name}: {error}");
    }
    let seconds = started.elapsed().as_secs_f64();
    println!("{name}: agrees on {} problems, {seconds:.1} s", problems.len());
}

#[test]
fn engines_agree_with_the_reference() {
    for engine in engines() {
        check(engine.name(), engine.as_ref(), &SOLVED[..numbers().0]);
    }
}

/// Each level of this machine and each form of the unhit UAs, on a part of the
/// problems of its own.
#[test]
fn all_variants_agree_with_the_reference() {
    let parts: Vec<_> = variants().into_iter().zip(SOLVED.chunks(numbers().1)).collect();
    side_by_side(&parts, |((name, engine), problems)| check(name, engine.as_ref(), problems));
}

/// The harness itself: another simple method agrees, a spoilt one does not.
#[test]
fn the_reference_agrees_with_another_method() {
    let solved = &SOLVED[..test_size(24, 80)];
    if let Err(error) = agree(&Naive::<false>, solved) {
        panic!("{error}");
    }
    let error = agree(&Naive::<true>, solved).unwrap_err();
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
