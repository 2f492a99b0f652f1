//! The table, and ways through it.

use super::*;
use crate::grid::symmetry::Morph;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

#[test]
fn the_table_has_all_grids() {
    let table = RowCounts::get();
    assert_eq!(table.grids(), GRIDS);
    let rows: usize = BandClass::all().map(|class| table.rows(class)).sum();
    assert_eq!(rows, 834_148);
    for class in BandClass::all() {
        assert_eq!(table.rows(class), Walk::new(class).rows_4().len());
    }
}
