//! All minimal UAs of a grid up to a size.
//!
//! A UA is the set of cells in which the grid and another grid differ, so the
//! other grid is built cell by cell, changing as little as possible:
//!
//! ```text
//! for each cell, from the last to the first: it is the lowest one that changes
//!     it is pending: it changes, and its new digit is open
//!     while cells are pending
//!         take the pending cell with fewest possible digits; for each digit:
//!             give it the digit; the cells of its row, column and box where
//!             the digit stood have to change, too: they become pending
//!             give up if the UA must become too large, or contains a known one
//!     nothing is pending: the changed cells are a UA
//! keep the UAs that contain no other
//! ```
//!
//! Every new digit drives out an equal one in its row, column and box, and
//! the cells that lose theirs get a new one, so at the end all units are
//! complete again. A minimal UA is found because no step changes a cell
//! outside it while its own digits are given to its cells.
//!
//! Only bounds keep the search small: a step is taken only if the changed
//! cells can still close within the size limit, seen digit by digit
//! ([`DigitBound`]) and unit by unit ([`ChangedUnits`]).

use super::bounds::{ChangedUnits, DigitBound};
use super::minimal::keep_minimal;
use gridsieve_grids::geometry;
use gridsieve_grids::geometry::{CELLS, UNITS_OF};
use gridsieve_grids::{CellSet, Grid, places};
use gridsieve_kernels::{Isa, bits};
use std::cmp::Reverse;

/// Branches that contain a known UA of up to this size are cut. Larger ones
/// are too many: testing them costs more than it saves.
const CUT_SIZE: usize = 8;

/// All minimal UAs of `grid` with at most `max_size` cells, by ascending size
/// and within a size in the order of their text forms.
///
/// ```
/// let grid: gridsieve::Grid =
///     "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
///         .parse()?;
/// let uas = gridsieve::minimal_uas(&grid, 10);
/// assert!(uas.iter().all(|ua| (4..=10).contains(&ua.len())));
/// # Ok::<(), gridsieve::GridError>(())
/// ```
pub fn minimal_uas(grid: &Grid, max_size: usize) -> Vec<CellSet> {
    minimal_uas_within(grid, CellSet::ALL, max_size, Isa::detect())
}

/// [`minimal_uas`] that lie inside some cells, at an instruction-set level.
pub fn minimal_uas_within(grid: &Grid, within: CellSet, max_size: usize, isa: Isa) -> Vec<CellSet> {
    let mut search = Search::new(grid, within, max_size);
    // From the last cell down: the UAs that can be part of a later one are known by then.
    for lowest in (0..CELLS).rev().filter(|&cell| within.contains(cell)) {
        search.start_at(lowest);
    }
    let mut uas = keep_minimal(&search.found, isa);
    uas.sort_by_key(|ua| (ua.len(), Reverse(ua.text_key())));
    uas
}

/// What a new digit in a cell drives out: the cells of its row, column and
/// box that hold the digit.
#[derive(Clone, Copy, Default)]
struct Driven {
    cells: u128,
    /// The boxes of these cells.
    boxes: u16,
}

/// A partly built UA.
#[derive(Clone, Copy)]
struct Node {
    /// Cells that change.
    changed: u128,
    /// Changing cells whose new digit is not chosen yet.
    pending: u128,
    units: ChangedUnits,
    /// The digit bounds of all digits, added up.
    least: u8,
}

/// Digits are 0 to 8 here, sets of digits 9 bits.
struct Search {
    max_size: u8,
    /// Cells that may change.
    within: u128,
    digits: [u8; CELLS],
    driven: [[Driven; 9]; CELLS],
    /// For the lowest cell at work: digit bounds, and the digits that each
    /// cell can get without changing a lower cell.
    bounds: [DigitBound; 9],
    allowed: [u16; CELLS],
    /// Path from the root: new digits placed in each unit (see
    /// [`geometry::unit`]), and the boxes in which each digit leaves its cell.
    placed: [u16; 27],
    leaving: [u16; 9],
    found: Vec<CellSet>,
    /// UAs of up to `CUT_SIZE` cells by each of their cells.
    small: [Vec<u128>; CELLS],
}

impl Search {
    fn new(grid: &Grid, within: CellSet, max_size: usize) -> Search {
        let digits = grid.digits().map(|digit| digit - 1);
        let mut driven = [[Driven::default(); 9]; CELLS];
        for (cell, driven) in driven.iter_mut().enumerate() {
            for unit in UNITS_OF[cell] {
                for peer in geometry::unit(unit).iter() {
                    let driven = &mut driven[usize::from(digits[peer])];
                    driven.cells |= 1 << peer;
                    driven.boxes |= 1 << geometry::box_of(peer);
                }
            }
        }
        Search {
            max_size: max_size.min(CELLS) as u8,
            within: within.bits(),
            digits,
            driven,
            bounds: std::array::from_fn(|_| DigitBound::new(0)),
            allowed: [0; CELLS],
            placed: [0; 27],
            leaving: [0; 9],
            found: Vec::new(),
            small: [const { Vec::new() }; CELLS],
        }
    }

    /// Finds the UAs whose lowest cell is `lowest`.
    fn start_at(&mut self, lowest: usize) {
        let frozen = ((1u128 << lowest) - 1) | !self.within;
        let mut frozen_boxes = [0; 9];
        for cell in CellSet::from_bits(frozen).iter() {
            frozen_boxes[usize::from(self.digits[cell])] |= 1 << geometry::box_of(cell);
        }
        self.bounds = frozen_boxes.map(DigitBound::new);
        for cell in lowest..CELLS {
            let can_get = |&digit: &u8| {
                digit != self.digits[cell]
                    && self.driven[cell][usize::from(digit)].cells & frozen == 0
            };
            self.allowed[cell] = (0..9).filter(can_get).map(|digit| 1 << digit).sum();
        }

        let digit = usize::from(self.digits[lowest]);
        let cells = 1 << lowest;
        self.leaving[digit] = 1 << geometry::box_of(lowest);
        let least = self.bounds[digit].least(self.leaving[digit]);
        if least <= self.max_size {
            let units = ChangedUnits::default().with(cells);
            self.expand(Node { changed: cells, pending: cells, units, least });
        }
        self.leaving[digit] = 0;
    }

    /// Completes a partly built UA in every way. Its bounds are within the
    /// size limit.
    fn expand(&mut self, node: Node) {
        if node.pending == 0 {
            self.record(node.changed);
            return;
        }
        let Some((cell, options)) = self.fewest_options(&node) else {
            // A cell can have no other digit: no UA.
            return;
        };
        for digit in bits(options) {
            let driven = self.driven[cell][digit];
            let new = driven.cells & !node.changed;
            let changed = node.changed | new;
            let units = node.units.with(new);
            if changed.count_ones() as u8 + units.least_further() > self.max_size
                || self.contains_small_ua(changed, new)
            {
                continue;
            }
            let before = self.leaving[digit];
            let after = before | driven.boxes;
            let bound = &self.bounds[digit];
            let least = node.least - bound.least(before) + bound.least(after);
            self.leaving[digit] = after;
            self.toggle_placed(cell, digit);
            let pending = node.pending ^ 1 << cell | new;
            self.expand(Node { changed, pending, units, least });
            self.toggle_placed(cell, digit);
            self.leaving[digit] = before;
        }
    }

    /// The pending cell that has fewest digits that keep the digit bounds
    /// within the size limit, and these digits; `None` if a cell has none.
    fn fewest_options(&self, node: &Node) -> Option<(usize, u16)> {
        let room = self.max_size - node.least;
        let limits: [u8; 9] =
            std::array::from_fn(|digit| self.bounds[digit].least(self.leaving[digit]) + room);
        let mut fewest = (u32::MAX, 0, 0);
        for cell in places(node.pending) {
            let [row, column, square] = UNITS_OF[cell];
            let placed = self.placed[row] | self.placed[column] | self.placed[square];
            let mut options = 0u16;
            for digit in bits(self.allowed[cell] & !placed) {
                let leaving = self.leaving[digit] | self.driven[cell][digit].boxes;
                if self.bounds[digit].least(leaving) <= limits[digit] {
                    options |= 1 << digit;
                }
            }
            let count = options.count_ones();
            if count == 0 {
                return None;
            }
            if count < fewest.0 {
                fewest = (count, cell, options);
                if count == 1 {
                    break;
                }
            }
        }
        Some((fewest.1, fewest.2))
    }

    fn toggle_placed(&mut self, cell: usize, digit: usize) {
        for unit in UNITS_OF[cell] {
            self.placed[unit] ^= 1 << digit;
        }
    }

    /// Whether `changed` contains a known small UA. It contained none before the cells `new`
    /// joined.
    fn contains_small_ua(&self, changed: u128, new: u128) -> bool {
        CellSet::from_bits(new)
            .iter()
            .any(|cell| self.small[cell].iter().any(|&ua| ua & !changed == 0))
    }

    fn record(&mut self, changed: u128) {
        let ua = CellSet::from_bits(changed);
        self.found.push(ua);
        if ua.len() <= CUT_SIZE {
            ua.iter().for_each(|cell| self.small[cell].push(changed));
        }
    }
}

#[cfg(test)]
mod tests;
