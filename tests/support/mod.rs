//! Code that the integration tests share.

pub mod against_bands;
pub mod agree;
pub mod automorphisms;
pub mod company;
pub mod data;
pub mod generate;
mod isas;
pub mod naive;
pub mod reference;
mod test_size;
pub mod threads;

use gridsieve::builtin;
use gridsieve::engine::bands::Bands;
use gridsieve::engine::{BandChoices, Engine, Mask, Question, SearchContext};
use gridsieve_grids::{BandChoice, CellSet, Grid};
use gridsieve_kernels::Isa;
pub use isas::isas;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
pub use test_size::test_size;

/// The built-in grid of that name.
pub fn built_in(name: &str) -> Grid {
    let found = builtin::GRIDS.iter().find(|grid| grid.name == name).expect("a name");
    found.grid.parse().expect("a grid")
}

/// Puzzles in the order of their texts.
pub fn sorted(mut puzzles: Vec<CellSet>) -> Vec<CellSet> {
    puzzles.sort_by_key(|clues| clues.text_key());
    puzzles
}

/// The choices of band 3 with these numbers.
pub fn choices(numbers: &[usize]) -> BandChoices {
    numbers.iter().filter_map(|&number| BandChoice::by_number(number)).collect()
}

/// The engines that have to give the right answers, fast enough for whole
/// grids with 17 clues.
pub fn engines() -> Vec<Box<dyn Engine>> {
    // One line for each engine.
    vec![Box::new(Bands::new(Isa::detect()))]
}

/// The engines at every level of this machine, and with every form of the
/// unhit UAs from lists alone to hitting vectors alone: each level with one form,
/// in a thorough run with each.
pub fn variants() -> Vec<(String, Box<dyn Engine>)> {
    let thresholds = [Bands::BITMAP_THRESHOLD, 0, 60];
    let mut variants: Vec<(String, Box<dyn Engine>)> = Vec::new();
    for (number, isa) in isas().into_iter().enumerate() {
        let usual = &thresholds[number % 3..][..1];
        for &threshold in test_size(usual, &thresholds) {
            let name = format!("bands, {}, bitmaps from {threshold}", isa.level());
            variants.push((name, Box::new(Bands::new(isa).bitmap_threshold(threshold))));
        }
    }
    variants
}

/// Does some work for each item, on as many threads as there are cores, so that a long test does
/// not keep one core busy while others idle.
pub fn side_by_side<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let worker = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |cores| cores.get()) {
            scope.spawn(worker);
        }
    });
}

/// Everything that an engine finds, in its order.
pub fn search(engine: &dyn Engine, grid: &Grid, clues: usize, mask: Mask) -> Vec<CellSet> {
    let mut puzzles = Vec::new();
    let mut found = |clues| {
        puzzles.push(clues);
        ControlFlow::Continue(())
    };
    let question = Question { mask, ..Question::new(clues) };
    let report = engine.start(question, SearchContext::default()).search(
        grid,
        &AtomicBool::new(false),
        &mut found,
    );
    assert_eq!(report.end, gridsieve::engine::End::Complete);
    puzzles
}
