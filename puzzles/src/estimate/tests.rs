use super::*;
use crate::test_size::test_size;
use crate::testing;
use gridsieve_kernels::Scalar;
use rand::seq::index;

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

fn known() -> KnownGrid {
    KnownGrid::new(&SF.parse().unwrap())
}

fn is_valid(known: &mut KnownGrid, clues: CellSet) -> bool {
    known.second_solution(Scalar::new(), clues).is_none()
}

/// A mask with 16 cells that may be clues: some of a minimal puzzle, and others. 18 of its
/// clues must be some.
fn mask(random: &mut Xoshiro256PlusPlus) -> Mask {
    let mut known = known();
    let order = index::sample(random, CELLS, CELLS).into_vec();
    let minimal = order.iter().fold(CellSet::ALL, |clues, &cell| {
        let fewer = clues - CellSet::single(cell);
        if is_valid(&mut known, fewer) { fewer } else { clues }
    });
    let must: CellSet = minimal.iter().take(18).collect();
    let others = (!minimal).iter().step_by(3);
    let free: CellSet = (minimal - must).iter().chain(others).take(16).collect();
    Mask::new(must, !(must | free)).unwrap()
}

/// The numbers of all valid and all minimal puzzles, by trying all subsets.
fn plain(mask: &Mask) -> [Vec<f64>; 2] {
    let free: Vec<usize> = mask.free().iter().collect();
    let [mut valid, mut minimal] = [0, 1].map(|_| vec![0.0; CELLS + 1]);
    let mut known = known();
    for subset in 0u32..1 << free.len() {
        let chosen = (0..free.len()).filter(|&i| subset >> i & 1 != 0).map(|i| free[i]);
        let clues = mask.must() | chosen.collect();
        if is_valid(&mut known, clues) {
            valid[clues.len()] += 1.0;
            let mut fewer = clues.iter().map(|cell| clues - CellSet::single(cell));
            if !fewer.any(|fewer| is_valid(&mut known, fewer)) {
                minimal[clues.len()] += 1.0;
            }
        }
    }
    [valid, minimal]
}

fn estimator(mask: Mask, clues: Vec<usize>, minimal: bool, isa: Isa) -> Estimator {
    Estimator::new(&SF.parse().unwrap(), Counted { mask, clues, minimal }, isa)
}

/// The mean of many small populations is off by no more than chance explains: where only
/// few are likely to meet anything, that is looked at in the sum over all numbers of clues.
#[test]
fn means_are_those_of_complete_counts() {
    let populations = test_size(500, 2000);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(36);
    let (mut compared, mut outside) = (0, 0);
    for _ in 0..test_size(2, 4) {
        let mask = mask(&mut random);
        let numbers: Vec<usize> = (18..=34).collect();
        for (all, minimal) in plain(&mask).into_iter().zip([false, true]) {
            let mut estimator = estimator(mask, numbers.clone(), minimal, Isa::detect());
            let found: Vec<Vec<f64>> =
                (0..populations).map(|seed| estimator.population(8, seed).estimates).collect();
            let mut compare = |expected: f64, values: Vec<f64>| {
                let mean = values.iter().sum::<f64>() / populations as f64;
                let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
                let error = squares.sqrt() / populations as f64;
                let off = (mean - expected).abs();
                assert!(off <= 4.0 * error + 1e-9 * expected, "{mean}, not {expected}: {error}");
                compared += 1;
                outside += usize::from(off > 2.0 * error + 1e-9 * expected);
            };
            for (place, &clues) in numbers.iter().enumerate().filter(|&(_, &k)| all[k] >= 20.0) {
                compare(all[clues], found.iter().map(|found| found[place]).collect());
            }
            compare(all.iter().sum(), found.iter().map(|found| found.iter().sum()).collect());
        }
    }
    assert!(compared > test_size(15, 30) && outside * 8 <= compared, "{outside} of {compared}");
}

#[test]
fn the_seed_decides() {
    let clues: Vec<usize> = (20..=30).collect();
    let expected = estimator(Mask::FREE, clues.clone(), true, testing::isas()[0]).population(64, 7);
    assert!(expected.estimates.iter().any(|&estimate| estimate > 1e12), "{expected:?}");
    for isa in testing::isas() {
        let mut estimator = estimator(Mask::FREE, clues.clone(), true, isa);
        assert_ne!(estimator.population(64, 8), expected);
        // What is known by then makes no difference.
        assert_eq!(estimator.population(64, 7), expected);
    }
}

/// An estimate without any random choice is marked as exact, and is the true number.
#[test]
fn some_numbers_are_exact() {
    let found = |mask: Mask, clues: &[usize], minimal: bool, size: usize| {
        let found = estimator(mask, clues.to_vec(), minimal, Isa::detect()).population(size, 1);
        found.estimates.into_iter().zip(found.exact).collect::<Vec<_>>()
    };
    let none = Mask::new(CellSet::EMPTY, CellSet::from_bits((1 << 30) - 1)).unwrap();
    assert_eq!(found(none, &[20, 51, 52], false, 9), [(0.0, true); 3]);
    let all = Mask::new(CellSet::ALL, CellSet::EMPTY).unwrap();
    let expected = [(0.0, true), (1.0, true)];
    assert_eq!(found(all, &[80, 81], false, 9), expected);
    assert_eq!(found(all, &[81], true, 9), [(0.0, true)]);
    // All cells may go, and pairs of them are too many for a small population only.
    let expected = [(3240.0, true), (81.0, true), (1.0, true)];
    for (found, expected) in found(Mask::FREE, &[79, 80, 81], false, 6480).iter().zip(expected) {
        assert!((found.0 - expected.0).abs() < 1e-9 && found.1, "{found:?}");
    }
    let some = found(Mask::FREE, &[17, 79, 80], false, 500);
    assert_eq!(some.iter().map(|found| found.1).collect::<Vec<_>>(), [false, false, true]);
    // A minimal puzzle, and all of fewer clues.
    let mut known = known();
    let minimal = (0..CELLS).fold(CellSet::ALL, |clues, cell| {
        let fewer = clues - CellSet::single(cell);
        if is_valid(&mut known, fewer) { fewer } else { clues }
    });
    let only = Mask::new(CellSet::EMPTY, !minimal).unwrap();
    let clues = minimal.len();
    let expected = [(0.0, true), (0.0, true), (1.0, true), (0.0, true)];
    assert_eq!(found(only, &[17, clues - 1, clues, clues + 1], true, 64), expected);
}
