//! Unavoidable sets of a grid.

use crate::{grid, json};
use gridsieve::ua::cliques::{Effort, maximum_cliques};
use gridsieve::ua::minimal_uas_within;
use gridsieve::{CellSet, Isa};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Effort for a largest clique: some seconds. The most symmetric grid has half a million of them.
const EFFORT: Effort = Effort { nodes: 10_000_000, cliques: 1_000_000 };

/// The unavoidable sets of a grid up to a size.
#[derive(Serialize)]
struct Sets {
    /// All minimal ones, the smaller ones first.
    uas: Vec<Vec<usize>>,
    /// Some of them that have no cell in common, as many as can be.
    clique: Vec<Vec<usize>>,
    /// Whether it is proved that no larger clique exists.
    complete: bool,
}

/// The minimal unavoidable sets of a grid up to a size, and a largest clique: [`Sets`].
///
/// # Errors
/// The text is no grid.
#[wasm_bindgen]
pub fn unavoidable_sets(text: &str, most: usize) -> Result<String, String> {
    let uas = minimal_uas_within(&grid(text)?, CellSet::ALL, most, Isa::detect());
    let cliques = maximum_cliques(&uas, EFFORT);
    let cells = |sets: &[CellSet]| sets.iter().map(|set| set.iter().collect()).collect();
    Ok(json(&Sets {
        uas: cells(&uas),
        clique: cells(&cliques.least(&uas)),
        complete: cliques.complete,
    }))
}
