//! What the integration tests share.
// Each test file is a crate of its own and uses only some of this.
#![allow(dead_code)]

pub mod agree;
pub mod data;
pub mod generate;
pub mod naive;
pub mod reference;

use gridsieve::engine::{Engine, Mask, Question};
use gridsieve::grid::{CellSet, Grid};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// The engines that have to give the right answers, fast enough for whole
/// grids with 17 clues.
pub fn engines() -> Vec<Box<dyn Engine>> {
    // One line for each engine.
    vec![]
}

/// Everything that an engine finds, in its order.
pub fn search(engine: &dyn Engine, grid: &Grid, clues: usize, mask: Mask) -> Vec<CellSet> {
    let mut puzzles = Vec::new();
    let mut found = |clues| {
        puzzles.push(clues);
        ControlFlow::Continue(())
    };
    let report =
        engine.start(Question { clues, mask }).search(grid, &AtomicBool::new(false), &mut found);
    assert_eq!(report.end, gridsieve::engine::End::Complete);
    puzzles
}
