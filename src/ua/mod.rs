//! Unavoidable sets (UAs): cells of a grid such that every valid puzzle of
//! the grid has a clue in them.
//!
//! A set of cells is unavoidable when its digits can be rearranged into
//! another grid: without a clue in it, a puzzle has both grids as solutions.
//! It is *minimal* when no proper subset is unavoidable. A puzzle is valid
//! exactly when it hits every minimal UA.
//!
//! Ways to find them: [`minimal_uas`] enumerates all of a whole grid up to
//! a size; [`growth`] finds, in a few milliseconds, those inside two bands and those
//! that cross the third in a given small change ([`band_change`]), which is what the
//! bands engine searches with; `emptied` finds those inside given cells, for the engine
//! `classic`.
//!
//! [`cliques`] finds the largest families of disjoint UAs.

pub mod band_change;
mod bounds;
pub mod cliques;
pub(crate) mod emptied;
mod exact;
pub mod growth;
mod minimal;

pub use exact::{minimal_uas, minimal_uas_within};
pub use minimal::keep_minimal;

use crate::solver::general::{Solutions, solve};
use gridsieve_grids::{CellSet, Grid};

/// Whether these cells are an unavoidable set, minimal or not: whether another grid differs from
/// this one only in these cells.
pub fn is_unavoidable(grid: &Grid, cells: CellSet) -> bool {
    solve(&grid.puzzle(!cells)) == Solutions::Many
}
