//! The steps that a scan spends its time on, one by one.
//!
//! Each is timed on many different inputs in turn, so that the branch
//! predictor cannot learn them by heart.

use criterion::{Criterion, criterion_group, criterion_main};
use gridsieve::builtin;
use gridsieve::solver::general::unique_solution;
use gridsieve::solver::known::KnownGrid;
use gridsieve::ua::growth::Growth;
use gridsieve_grids::geometry::band_cells;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::{Isa, dispatch};
use rand::rngs::SmallRng;
use rand::seq::index;
use rand::{Rng, SeedableRng};
use std::hint::black_box;

/// `size` of the first `cells` cells.
fn random_cells(random: &mut impl Rng, cells: usize, size: usize) -> CellSet {
    let mut set = CellSet::EMPTY;
    for cell in index::sample(random, cells, size) {
        set.insert(cell);
    }
    set
}

fn random_grids() -> Vec<Grid> {
    builtin::grids().skip(10).take(10).collect()
}

/// Goes round and round.
fn turns<'a, T>(items: &'a [T]) -> impl FnMut() -> &'a T {
    let mut items = items.iter().cycle();
    move || items.next().expect("there are some")
}

fn steps(criterion: &mut Criterion) {
    let grids = random_grids();
    // The same at every run.
    let mut random = SmallRng::seed_from_u64(1);

    // Few clues leave a second solution close at hand, many leave none.
    let isa = Isa::detect();
    let mut known = KnownGrid::new(&grids[0]);
    for clues in [17, 25, 40] {
        let sets: Vec<_> = (0..1024).map(|_| random_cells(&mut random, 81, clues)).collect();
        let mut next = turns(&sets);
        let name = format!("KnownGrid::second_solution, {clues} random clues");
        criterion.bench_function(&name, |b| {
            b.iter(|| dispatch!(isa, token => known.second_solution(token, *next())));
        });
    }

    let mut known = KnownGrid::with_given(&grids[0], band_cells(2));
    for clues in [10, 16, 24] {
        let sets: Vec<_> = (0..1024).map(|_| random_cells(&mut random, 54, clues)).collect();
        let mut next = turns(&sets);
        let name = format!("KnownGrid::second_solution, band 3 and {clues} random clues");
        criterion.bench_function(&name, |b| {
            b.iter(|| dispatch!(isa, token => known.second_solution(token, *next())));
        });
    }

    for size in [12, 14] {
        let mut next = turns(&grids);
        let mut uas = Vec::new();
        let name = format!("Growth::two_bands, up to {size} cells, with its set-up");
        criterion.bench_function(&name, |b| {
            b.iter(|| {
                uas.clear();
                Growth::new(next(), isa).two_bands(size, &mut uas);
                black_box(uas.len())
            });
        });
    }

    // The re-check of a puzzle, which is valid.
    let puzzle: Puzzle =
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
            .parse()
            .expect("a puzzle");
    assert!(unique_solution(&puzzle).is_some());
    criterion.bench_function("general::unique_solution, a puzzle of 17 clues", |b| {
        b.iter(|| unique_solution(black_box(&puzzle)));
    });
}

criterion_group!(benches, steps);
criterion_main!(benches);
