//! The virtual catalogue: all 5,472,730,538 ED grids by their indices, without
//! a file.
//!
//! The index of a grid is its place among the minlex forms in the order of their texts, from 0. A
//! table in the program says how many grids begin with each of the 834,148 combinations of rows 1
//! to 4, and with parts of these. The grids of one part are generated on demand.

#[cfg(feature = "system")]
mod stream;
mod table;
#[cfg(test)]
mod tests;

use super::walk::Walk;
use crate::Grid;
use crate::symmetry::{BandClass, Minlex, minlex};
use std::ops::Range;

#[cfg(feature = "system")]
pub use stream::grids;
use table::RowCounts;
pub use table::rows_4_file;

/// Number of ED grids.
pub const GRIDS: u64 = 5_472_730_538;

/// The indices of the grids whose first band is of this class.
pub fn class_range(class: BandClass) -> Range<u64> {
    RowCounts::get().class_range(class)
}

/// The index of the minlex form of a grid: 0 for the first ED grid.
pub fn rank(grid: &Grid) -> u64 {
    rank_minlex(&minlex(grid))
}

/// The index of a minlex form.
///
/// # Panics
/// If it is none: it should come from [`minlex`].
pub fn rank_minlex(minlex: &Minlex) -> u64 {
    rank_by(RowCounts::get(), minlex)
}

fn rank_by(table: &RowCounts, minlex: &Minlex) -> u64 {
    let walk = Walk::new(minlex.class);
    let row_4: &[u8; 9] = minlex.grid.digits()[27..].first_chunk().expect("81 digits");
    let number = walk.rows_4().number(row_4).expect("a row 4 of a minlex form");
    let parts = table.parts(minlex.class, number);
    let begin = table.row_range(minlex.class, number).start;
    match walk.position(&minlex.grid, parts.len()) {
        Some((part, position)) => begin + parts[part] + position,
        None => panic!("{} is not minlex", minlex.grid),
    }
}

/// The grid of an index; `None` from [`GRIDS`] on.
pub fn unrank(index: u64) -> Option<Grid> {
    unrank_by(RowCounts::get(), index)
}

fn unrank_by(table: &RowCounts, index: u64) -> Option<Grid> {
    let (class, row_4) = table.find(index)?;
    let walk = Walk::new(class);
    let before = index - table.row_range(class, row_4).start;
    let parts = table.parts(class, row_4);
    let part = parts.partition_point(|&begin| begin <= before) - 1;
    let row_4 = walk.rows_4().row(row_4);
    let grid = walk.nth(&row_4, part, parts.len(), before - parts[part]);
    Some(grid.expect("each part has as many grids as the table has"))
}
