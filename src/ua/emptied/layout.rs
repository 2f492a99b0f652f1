//! The emptied cells as bits of a word, and the ways to place a digit in them.

use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::bits;

/// Up to 64 emptied cells. Their bits are numbered digit by digit, and by
/// ascending cells within a digit.
pub struct Layout {
    /// The bit of each emptied cell.
    bits: [Option<u8>; CELLS],
    /// The cell of each bit.
    cells: Vec<u8>,
    /// The bits of each digit, 0 to 8, in the grid.
    pub own: [u64; 9],
}

impl Layout {
    /// The layout of a grid with these cells emptied, at most 64.
    pub fn new(grid: &Grid, emptied: CellSet) -> Layout {
        assert!(emptied.len() <= 64, "a word has no more bits");
        let mut layout = Layout { bits: [None; CELLS], cells: Vec::new(), own: [0; 9] };
        for digit in 0..9 {
            for cell in (emptied & grid.cells_of(digit as u8 + 1)).iter() {
                let bit = layout.cells.len() as u8;
                layout.bits[cell] = Some(bit);
                layout.cells.push(cell as u8);
                layout.own[digit] |= 1 << bit;
            }
        }
        layout
    }

    /// All bits.
    pub fn all(&self) -> u64 {
        self.own.iter().fold(0, |all, own| all | own)
    }

    /// The cells of some bits.
    pub fn cells(&self, set: u64) -> CellSet {
        bits(set).map(|bit| usize::from(self.cells[bit])).collect()
    }

    /// The bits of some cells; `None` if one of them is not emptied.
    pub fn bits(&self, cells: CellSet) -> Option<u64> {
        cells.iter().try_fold(0, |bits, cell| Some(bits | 1 << self.bits[cell]?))
    }

    /// All ways to place a digit, 0 to 8, in the emptied cells that it does
    /// not find elsewhere, its own way among them: the bits of its new cells.
    pub fn placements(&self, grid: &Grid, digit: usize) -> Vec<u64> {
        let units =
            |cell: usize| 1 << geometry::column(cell) | 1 << (9 + geometry::box_of(cell) % 3);
        let rows: [Vec<(u16, u64)>; 9] = std::array::from_fn(|row| {
            let cells = 9 * row..9 * row + 9;
            let own = cells.clone().find(|&cell| usize::from(grid.digit(cell)) == digit + 1);
            let own = own.expect("a digit is in each row");
            if self.bits[own].is_none() {
                // Where it is given there is no other way.
                return vec![(units(own), 0)];
            }
            cells.filter_map(|cell| Some((units(cell), 1 << self.bits[cell]?))).collect()
        });
        let mut found = Vec::new();
        place_rows(&rows, 0, 0, 0, &mut found);
        found
    }
}

/// Places a digit in the rows from `row` on. `units` are the columns, and the
/// boxes of the band, that have it.
fn place_rows(
    rows: &[Vec<(u16, u64)>; 9],
    row: usize,
    units: u16,
    bits: u64,
    found: &mut Vec<u64>,
) {
    const COLUMNS: u16 = 0x1ff;
    if row == 9 {
        found.push(bits);
        return;
    }
    let units = if row.is_multiple_of(3) { units & COLUMNS } else { units };
    for &(new, bit) in &rows[row] {
        if units & new == 0 {
            place_rows(rows, row + 1, units | new, bits | bit, found);
        }
    }
}
