//! Counts grids instead of listing them.

use crate::Grid;
use crate::catalogue::walk::{Walk, parts};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How many grids there are in some part of the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Number of grids.
    pub grids: u64,
    /// The first and the last of them.
    pub ends: Option<[Grid; 2]>,
    /// For the numbers of automorphisms that occur the number of grids.
    pub automorphisms: BTreeMap<u16, u64>,
}

impl Count {
    /// Adds grids that come after these.
    pub fn add(&mut self, more: &Count) {
        self.grids += more.grids;
        self.ends = match (self.ends, more.ends) {
            (Some([first, _]), Some([_, last])) => Some([first, last]),
            (before, new) => before.or(new),
        };
        for (&automorphisms, count) in &more.automorphisms {
            *self.automorphisms.entry(automorphisms).or_default() += count;
        }
    }

    /// Adds a grid that comes after these.
    fn add_grid(&mut self, grid: Grid, automorphisms: u16) {
        self.grids += 1;
        self.ends = Some([self.ends.map_or(grid, |[first, _]| first), grid]);
        *self.automorphisms.entry(automorphisms).or_default() += 1;
    }
}

/// How many grids a row 4 has, found without the table of all grids.
pub struct RowCount {
    /// All of its grids.
    pub count: Count,
    /// Number of grids of each of its parts.
    pub parts: Vec<u16>,
}

impl RowCount {
    /// Counts those of the row 4 with this number in the class of a walk.
    pub fn new(walk: &Walk, row_4: usize) -> RowCount {
        let row_4 = walk.rows_4().row(row_4);
        let rows_5 = walk.rows_5(&row_4);
        let mut count = Count::default();
        let mut by_row_5: Vec<([u8; 9], u16)> = Vec::new();
        let _: ControlFlow<()> =
            walk.walk(&row_4, rows_5.of_part(0, 1), |digits, automorphisms| {
                count.add_grid(Grid::from_valid_digits(*digits), automorphisms);
                let row_5 = *digits[36..].first_chunk().expect("five rows");
                match by_row_5.last_mut() {
                    Some((last, grids)) if *last == row_5 => *grids += 1,
                    _ => by_row_5.push((row_5, 1)),
                }
                ControlFlow::Continue(())
            });
        let number = parts(count.grids.try_into().expect("a row 4 has few grids"));
        let mut parts = vec![0; number];
        for (row_5, grids) in by_row_5 {
            parts[rows_5.part(&row_5, number)] += grids;
        }
        RowCount { count, parts }
    }
}
