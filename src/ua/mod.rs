//! Unavoidable sets (UAs): cells of a grid such that every valid puzzle of
//! the grid has a clue in them.
//!
//! A set of cells is unavoidable when its digits can be rearranged into
//! another grid: without a clue in it, a puzzle has both grids as solutions.
//! It is *minimal* when no proper subset is unavoidable. A puzzle is valid
//! exactly when it hits every minimal UA.

mod bounds;
mod exact;
mod minimal;

pub use exact::{ExactStats, minimal_uas, minimal_uas_with_stats};
pub use minimal::keep_minimal;
