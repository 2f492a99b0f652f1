//! Whole searches of one grid, to be timed like a kernel.

use gridsieve::internal::engine::bands::Bands;
use gridsieve::internal::engine::{Engine, Question};
use gridsieve::internal::grid::Grid;
use gridsieve_kernels::Isa;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Searches of one grid each: clues and grid. Cheap ones of the two questions
/// that people ask most.
pub const SEARCHES: [(usize, &str); 2] = [
    (16, "693784512487512936125963874932651487568247391741398625319475268856129743274836159"),
    (17, "486195237257836194193274586762941853849563712315728649928457361671389425534612978"),
];

/// Searches a grid; gives a checksum of the puzzles and of the tree's nodes.
pub fn search(isa: Isa, clues: usize, grid: &Grid) -> u64 {
    let mut hash = DefaultHasher::new();
    let report = Bands::new(isa).start(Question::new(clues)).search(
        grid,
        &AtomicBool::new(false),
        &mut |clues| {
            clues.bits().hash(&mut hash);
            ControlFlow::Continue(())
        },
    );
    report.counters.nodes().hash(&mut hash);
    hash.finish()
}
