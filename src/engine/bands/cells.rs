//! The cells of band 3: all of them, and those of the sockets of its mini-rows.

use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::CELLS;
use gridsieve_kernels::bits;

/// All cells of band 3: bit i for cell 54 + i of the view.
pub(crate) const BAND_3: u32 = (1 << 27) - 1;

/// Number of patterns that are sockets of one mini-row: 27 GUA2 and 9 GUA3.
pub(crate) const MINI_ROW_PATTERNS: usize = 36;

/// Places in a mini-row that the three GUA2 of it use.
pub(crate) const PLACE_PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

/// The place in the list of a socket of a mini-row. Planes 0 to 2 are the pairs of places of
/// [`PLACE_PAIRS`] (GUA2), plane 3 is the mini-row itself (GUA3):
///
/// ```text
/// place   0 ... 8 | 9 ... 17 | 18 ... 26 | 27 ... 35
/// plane      0    |    1     |     2     |     3        mini-rows 0 to 8 in each
/// ```
#[inline(always)]
pub(crate) const fn socket(plane: usize, mini_row: usize) -> usize {
    9 * plane + mini_row
}

/// The plane and the mini-row of a [socket](socket()).
pub(crate) const fn plane_and_mini_row(socket: usize) -> (usize, usize) {
    (socket / 9, socket % 9)
}

/// The cells of these patterns, in the order of the list; then come places without any.
pub(crate) const MINI_ROW_CELLS: [u32; 64] = {
    let mut cells = [0; 64];
    let mut mini_row = 0;
    while mini_row < 9 {
        let mut plane = 0;
        while plane < PLACE_PAIRS.len() {
            let (a, b) = PLACE_PAIRS[plane];
            cells[socket(plane, mini_row)] = (1 << a | 1 << b) << (3 * mini_row);
            plane += 1;
        }
        cells[socket(PLACE_PAIRS.len(), mini_row)] = 7 << (3 * mini_row);
        mini_row += 1;
    }
    cells
};

/// The cells that `map` gives for those of a set of two bands.
pub(crate) fn mapped(map: &[u8; CELLS], cells: u64) -> CellSet {
    bits(cells).map(|cell| usize::from(map[cell])).collect()
}
