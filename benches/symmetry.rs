//! Band classes and minlex forms, with criterion: a pass over many grids per
//! iteration, so that the branch predictor cannot learn them. The time per
//! element is 1 / throughput.
//!
//! `cargo bench --bench symmetry -- minlex` measures some of them.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gridsieve_grids::symmetry::{BandClass, Morph, classes, minlex, minlex_puzzle};
use gridsieve_grids::{Grid, Puzzle};
use rand::rngs::SmallRng;
use rand::seq::{SliceRandom, index};
use rand::{Rng, SeedableRng};
use std::hint::black_box;
use std::time::Duration;

/// The first grid of all; it is of class 001, whose band has 108 maps onto itself.
const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// The grid with the most automorphisms, 648.
const MC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// Fills the cells from this one on with digits in random order. Gives up after
/// some steps, as most beginnings that have no end take very many.
fn fill(digits: &mut [u8; 81], cell: usize, random: &mut impl Rng, steps: &mut u32) -> bool {
    if cell == 81 {
        return true;
    }
    let (row, column) = (cell / 9, cell % 9);
    let corner = row / 3 * 27 + column / 3 * 3;
    let mut order = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    order.shuffle(random);
    for digit in order {
        let stands = |i: usize| {
            [9 * row + i, 9 * i + column, corner + i / 3 * 9 + i % 3]
                .into_iter()
                .any(|other| other < cell && digits[other] == digit)
        };
        if *steps == 0 || (0..9).any(stands) {
            continue;
        }
        *steps -= 1;
        digits[cell] = digit;
        if fill(digits, cell + 1, random, steps) {
            return true;
        }
    }
    false
}

fn random_grids(random: &mut impl Rng, count: usize) -> Vec<Grid> {
    let mut grids = Vec::new();
    while grids.len() < count {
        let mut digits = [0; 81];
        if fill(&mut digits, 0, random, &mut 5000) {
            grids.push(Grid::from_digits(digits).expect("filled by the rules"));
        }
    }
    grids
}

fn symmetry(criterion: &mut Criterion) {
    let mut random = SmallRng::seed_from_u64(1);
    let grids = random_grids(&mut random, 1000);
    let mut morphs = |text: &str| -> Vec<Grid> {
        let grid: Grid = text.parse().expect("a grid");
        (0..1000).map(|_| Morph::random(&mut random).grid(&grid)).collect()
    };
    let of_grids = [("random", grids.clone()), ("first", morphs(FIRST)), ("MC", morphs(MC))];
    let bands: Vec<[u8; 27]> =
        grids.iter().map(|grid| *grid.digits().first_chunk().expect("three rows")).collect();

    let mut group = criterion.benchmark_group("symmetry");
    group.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    group.throughput(Throughput::Elements(1000));
    group.bench_function("class of a band", |b| {
        b.iter(|| {
            bands.iter().map(|band| BandClass::of_band(black_box(band)).index()).sum::<usize>()
        });
    });
    group.bench_function("classes of a grid", |b| {
        b.iter(|| grids.iter().map(|grid| classes(black_box(grid))[5].index()).sum::<usize>());
    });
    for (name, grids) in &of_grids {
        group.bench_function(format!("minlex, {name}"), |b| {
            let ones = |grid: &Grid| u32::from(minlex(black_box(grid)).grid.digit(80) == 1);
            b.iter(|| grids.iter().map(ones).sum::<u32>());
        });
    }
    group.throughput(Throughput::Elements(20)).sample_size(10);
    for clues in [0, 8, 17, 24, 40, 80] {
        let puzzles: Vec<Puzzle> = grids[..20]
            .iter()
            .map(|grid| grid.puzzle(index::sample(&mut random, 81, clues).iter().collect()))
            .collect();
        group.bench_function(format!("minlex, {clues} clues"), |b| {
            let moved = |puzzle: &Puzzle| minlex_puzzle(black_box(puzzle)).automorphisms;
            b.iter(|| puzzles.iter().map(moved).map(u64::from).sum::<u64>());
        });
    }
    group.finish();
}

criterion_group!(benches, symmetry);
criterion_main!(benches);
