//! The virtual catalogue: all 5,472,730,538 ED grids by their indices, without
//! a file.
//!
//! The index of a grid is its place among the minlex forms in the order of
//! their texts, from 0. A table in the program says how many grids
//! begin with each of the 834,148 rows 1 to 4, and with parts of these; what is within one
//! part is found by a [walk](super::walk) when asked for.

mod count;
mod row_part;
mod table;
#[cfg(test)]
mod tests;

use super::walk::Walk;
use crate::Grid;
use crate::symmetry::{BandClass, Minlex, minlex};
use std::ops::Range;

pub use count::{Count, RowCount};
pub use row_part::RowPart;
use table::RowCounts;

/// Number of ED grids.
pub const GRIDS: u64 = 5_472_730_538;

/// The indices of the grids whose first band is of this class.
pub fn class_range(class: BandClass) -> Range<u64> {
    RowCounts::get().rows.class_range(class)
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
    let begin = table.rows.range(minlex.class, number).start;
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
    table.find(index).map(|part| part.grid(index))
}

/// The parts that have grids of a range of indices (cut at [`GRIDS`]), in order.
pub fn row_parts(range: Range<u64>) -> impl Iterator<Item = RowPart> {
    let (mut next, end) = (range.start, range.end.min(GRIDS));
    std::iter::from_fn(move || {
        let part = if next < end { RowCounts::get().find(next) } else { None }?;
        next = part.indices.end;
        Some(part)
    })
}

/// The grids of a range of indices (cut at [`GRIDS`]), in order; found while they
/// are read, a part of a row 4 at a time.
pub fn grids(range: Range<u64>) -> impl Iterator<Item = Grid> + Send + use<> {
    let end = range.end.min(GRIDS);
    let range = range.start.min(end)..end;
    let first = RowCounts::get().find(range.start);
    let skipped = first.map_or(0, |first| range.start - first.indices.start);
    let found = row_parts(range.clone()).flat_map(|part| part.grids());
    let mut found = found.skip(skipped as usize);
    range.map(move |_| found.next().expect("the parts have all grids of the range"))
}
