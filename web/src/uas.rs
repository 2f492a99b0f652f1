//! Unavoidable sets of a grid.

use crate::grid;
use gridsieve::ua::cliques::{Effort, maximum_cliques};
use gridsieve::ua::minimal_uas_within;
use gridsieve::{CellSet, Isa};
use serde_json::json;
use wasm_bindgen::prelude::*;

/// Effort for a largest clique: some seconds. The most symmetric grid has half a million of them.
const EFFORT: Effort = Effort { nodes: 10_000_000, cliques: 1_000_000 };

/// The minimal unavoidable sets of a grid up to a size, the smaller ones first, and a largest clique of
/// disjoint ones. `complete`: no larger clique exists.
///
/// # Errors
/// The text is no grid.
#[wasm_bindgen]
pub fn unavoidable_sets(text: &str, most: usize) -> Result<String, String> {
    let uas = minimal_uas_within(&grid(text)?, CellSet::ALL, most, Isa::detect());
    let cliques = maximum_cliques(&uas, EFFORT);
    let cells = |set: &CellSet| set.iter().collect::<Vec<usize>>();
    let answer = json!({
        "uas": uas.iter().map(cells).collect::<Vec<_>>(),
        "clique": cliques.least(&uas).iter().map(cells).collect::<Vec<_>>(),
        "complete": cliques.complete,
    });
    Ok(answer.to_string())
}
