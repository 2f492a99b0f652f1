//! Views of a grid in which a chosen band or stack comes last.

use super::geometry::CELLS;
use super::{CellSet, Grid};
use std::fmt;

/// One of the six bands and stacks of a grid that can play the part of band 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum BandChoice {
    /// Band 0, 1 or 2 (three rows of boxes).
    Band(usize),
    /// Stack 0, 1 or 2 (three columns of boxes).
    Stack(usize),
}

impl fmt::Display for BandChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BandChoice::Band(band) => write!(f, "band {}", band + 1),
            BandChoice::Stack(stack) => write!(f, "stack {}", stack + 1),
        }
    }
}

/// A grid seen so that the chosen band or stack is rows 7-9 of the view; the
/// other two keep their order as rows 1-6. A stack is turned into a band by
/// transposing.
#[derive(Clone)]
pub struct Layout {
    grid: Grid,
    original: [u8; CELLS],
}

impl Layout {
    /// The view of `grid` with `choice` as its band 3.
    pub fn new(grid: &Grid, choice: BandChoice) -> Layout {
        let (last, transposed) = match choice {
            BandChoice::Band(band) => (band, false),
            BandChoice::Stack(stack) => (stack, true),
        };
        let mut original = [0; CELLS];
        let bands = (0..3).filter(|&band| band != last).chain([last]);
        for (cell, source) in bands.flat_map(|band| 27 * band..27 * band + 27).enumerate() {
            original[cell] = if transposed { source % 9 * 9 + source / 9 } else { source } as u8;
        }
        let digits = original.map(|cell| grid.digit(usize::from(cell)));
        let grid = Grid::from_digits(digits).expect("a morph of a grid is a grid");
        Layout { grid, original }
    }

    /// The grid as seen in this view.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Cells of the view as cells of the original grid.
    pub fn to_original(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| usize::from(self.original[cell])).collect()
    }

    /// For each cell of this view, the cell of another view of the same grid.
    pub fn cells_in(&self, other: &Layout) -> [u8; CELLS] {
        let mut in_other = [0; CELLS];
        for (cell, &original) in other.original.iter().enumerate() {
            in_other[usize::from(original)] = cell as u8;
        }
        self.original.map(|original| in_other[usize::from(original)])
    }

    /// Cells of the original grid as cells of the view.
    pub fn from_original(&self, cells: CellSet) -> CellSet {
        (0..CELLS).filter(|&cell| cells.contains(usize::from(self.original[cell]))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::geometry;
    use proptest::prelude::*;

    const CHOICES: [BandChoice; 6] = [
        BandChoice::Band(0),
        BandChoice::Band(1),
        BandChoice::Band(2),
        BandChoice::Stack(0),
        BandChoice::Stack(1),
        BandChoice::Stack(2),
    ];

    proptest! {
        #[test]
        fn views_map_back(bits in any::<u128>(), choice in 0usize..6) {
            let grid: Grid =
                "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
                    .parse()
                    .unwrap();
            let layout = Layout::new(&grid, CHOICES[choice]);
            let cells = CellSet::from_bits(bits);
            prop_assert_eq!(layout.from_original(layout.to_original(cells)), cells);
            for cell in 0..CELLS {
                let source = layout.to_original(CellSet::single(cell)).iter().next().unwrap();
                prop_assert_eq!(layout.grid().digit(cell), grid.digit(source));
            }
            for other in CHOICES.map(|choice| Layout::new(&grid, choice)) {
                let map = layout.cells_in(&other);
                let mapped = cells.iter().map(|cell| usize::from(map[cell])).collect();
                prop_assert_eq!(other.from_original(layout.to_original(cells)), mapped);
            }
            let last = layout.to_original(geometry::band_cells(2));
            let expected = match CHOICES[choice] {
                BandChoice::Band(band) => geometry::band_cells(band),
                BandChoice::Stack(stack) => geometry::stack_cells(stack),
            };
            prop_assert_eq!(last, expected);
        }
    }
}
