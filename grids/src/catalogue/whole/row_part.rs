//! Parts of the rows 4.

use crate::Grid;
use crate::catalogue::walk::Walk;
use crate::symmetry::BandClass;
use std::ops::{ControlFlow, Range};

/// Grids that follow one another in the catalogue and are found by one walk: a part of those of
/// a row 4.
pub struct RowPart {
    pub(super) class: BandClass,
    /// The number of row 4 in its class, from 0.
    pub(super) row_4: usize,
    /// The number of the part, from 0, and how many there are of the row 4.
    pub(super) part: usize,
    pub(super) parts: usize,
    /// The indices of the grids.
    pub(super) indices: Range<u64>,
}

impl RowPart {
    /// The grid of an index of the part.
    pub(super) fn grid(&self, index: u64) -> Grid {
        let mut before = index - self.indices.start;
        let found = self.walk(|grid| {
            if before == 0 {
                return ControlFlow::Break(grid);
            }
            before -= 1;
            ControlFlow::Continue(())
        });
        found.break_value().expect("each part has as many grids as the table has")
    }

    /// All of its grids, in order.
    ///
    /// # Panics
    /// They are not as many as the table has.
    pub fn grids(&self) -> Vec<Grid> {
        let expected = (self.indices.end - self.indices.start) as usize;
        let mut grids = Vec::with_capacity(expected);
        let _: ControlFlow<()> = self.walk(|grid| {
            grids.push(grid);
            ControlFlow::Continue(())
        });
        assert_eq!(grids.len(), expected, "as the table has it");
        grids
    }

    #[inline(always)]
    fn walk<B>(&self, mut each: impl FnMut(Grid) -> ControlFlow<B>) -> ControlFlow<B> {
        let walk = Walk::new(self.class);
        let row_4 = walk.rows_4().row(self.row_4);
        let rows_5 = walk.rows_5(&row_4);
        walk.walk(&row_4, rows_5.of_part(self.part, self.parts), |digits, _| {
            each(Grid::from_valid_digits(*digits))
        })
    }
}
