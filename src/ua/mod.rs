//! Unavoidable sets (UAs): cells of a grid of which every valid puzzle has at
//! least one clue.

pub mod band_change;
pub mod growth;
