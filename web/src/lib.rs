//! gridsieve in a browser: what the page of `web/site` asks for. Grids and puzzles are texts of 81
//! characters, cells are numbered row by row from 0, and answers of several parts are JSON.
//!
//! A build has the search, or with the feature `catalogue` what needs the table of the catalogue: the
//! page loads that when it is first asked for.

#[cfg(feature = "catalogue")]
mod catalogue;
#[cfg(not(feature = "catalogue"))]
mod logic;
#[cfg(not(feature = "catalogue"))]
mod reading;
#[cfg(not(feature = "catalogue"))]
mod search;
#[cfg(not(feature = "catalogue"))]
mod uas;

use gridsieve::Grid;
use wasm_bindgen::prelude::*;

/// Hands the message of a panic on: to JavaScript a panic is a trap without words.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
}

/// The instruction-set level that this runs at.
#[wasm_bindgen]
pub fn level() -> String {
    gridsieve::Isa::detect().level().to_string()
}

fn grid(text: &str) -> Result<Grid, String> {
    text.parse().map_err(|error: gridsieve::GridError| error.to_string())
}
