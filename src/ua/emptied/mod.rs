//! UAs among the differences between a grid and the other solutions of a
//! puzzle: some cells of the grid are emptied, and the rest is solved.
//!
//! Each solution other than the grid differs from it in a UA. There are up to
//! millions, and few of these UAs are minimal, so solutions are not made one by
//! one and compared afterwards. They are built digit by digit, and a
//! branch ends as soon as the cells that have changed for certain contain a known
//! UA:
//!
//! ```text
//! for each way to place the next digit
//!     its old cells that it leaves, and the cells that it enters, have changed
//!     a known UA is among the cells that have changed so far → next way
//! all digits placed: the changed cells are a UA
//! keep the UAs that contain no other
//! ```
//!
//! Next comes the digit that has fewest ways left. Ways that keep most cells come first, so small
//! UAs are found early.

mod layout;

use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, bits, dispatch_few, keep_minimal};
use layout::Layout;

/// UAs that are known at most while a puzzle is solved: more take longer than they
/// save.
const MOST_KNOWN: usize = 2048;

/// Minimal UAs of a grid inside `emptied`, at most 64 cells, that contain none of `known`, which has
/// the smallest first. The search ends after `most` solutions that contain no UA found before.
pub fn uas_inside(
    grid: &Grid,
    emptied: CellSet,
    known: &[CellSet],
    most: usize,
    isa: Isa,
) -> Vec<CellSet> {
    let layout = Layout::new(grid, emptied);
    let own = layout.own;
    let known = known.iter().filter_map(|&ua| layout.bits(ua)).take(MOST_KNOWN).collect();
    let mut search = Search { all: layout.all(), own, known, found: Vec::new(), most };
    let ways = std::array::from_fn(|digit| {
        let mut ways = layout.placements(grid, digit);
        ways.sort_by_key(|way| (way & !own[digit]).count_ones());
        ways
    });
    let open = (0..9).filter(|&digit| own[digit] != 0).fold(0, |open, digit| open | 1 << digit);
    if open != 0 {
        search.place(&ways, open, 0, 0);
    }
    let mut found = search.found;
    // UAs of one size are in the order of their bits.
    found.sort_unstable();
    dispatch_few!(isa, token => keep_minimal(token, &mut found, usize::MAX));
    found.into_iter().map(|ua| layout.cells(ua)).collect()
}

struct Search {
    all: u64,
    /// The bits of each digit in the grid.
    own: [u64; 9],
    /// UAs that were known before, and those that were found, as long as there is room.
    known: Vec<u64>,
    found: Vec<u64>,
    /// Solutions that are looked at.
    most: usize,
}

/// Ways to place each digit.
type Ways = [Vec<u64>; 9];

impl Search {
    /// Places the digits that are `open`, one at least, in their ways, after others have `taken` some
    /// bits and `kept` some of their own.
    fn place(&mut self, ways: &Ways, open: u16, taken: u64, kept: u64) {
        let fewest = bits(open).min_by_key(|&digit| (ways[digit].len(), digit));
        let digit = fewest.expect("a digit is open");
        let open = open & !(1 << digit);
        let others = bits(open).fold(0, |others, digit| others | self.own[digit]);
        // The last digit gets the cells that are left: one in each row, column and box without
        // it, as every other digit has been placed in all of its own.
        let all_placed = open.count_ones() <= 1;
        for &way in &ways[digit] {
            if self.found.len() == self.most {
                return;
            }
            let (taken, kept) = (taken | way, kept | way & self.own[digit]);
            let unchanged = kept | others & !taken;
            let has_known = || self.known.iter().any(|ua| ua & unchanged == 0);
            if all_placed && unchanged == self.all || has_known() {
                continue;
            }
            if all_placed {
                let ua = self.all & !unchanged;
                self.found.push(ua);
                if self.known.len() < MOST_KNOWN {
                    self.known.push(ua);
                }
                continue;
            }
            let mut left = Ways::default();
            for digit in bits(open) {
                left[digit].extend(ways[digit].iter().filter(|&other| other & way == 0));
            }
            self.place(&left, open, taken, kept);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::isas;
    use crate::ua::minimal_uas;
    use gridsieve_grids::builtin;
    use gridsieve_grids::geometry;

    /// Against all UAs up to a size, at every level: inside five boxes, the cells of four digits, and
    /// some cells.
    #[test]
    fn all_uas_inside_emptied_cells_are_found() {
        const SIZE: usize = 14;
        let grid = builtin::grids().nth(4).expect("there are more");
        let exact = minimal_uas(&grid, SIZE);
        let boxes = |boxes: [usize; 5]| boxes.map(|number| geometry::unit(18 + number));
        let digits = |digits: [u8; 4]| digits.map(|digit| grid.cells_of(digit));
        let union = |sets: &[CellSet]| sets.iter().fold(CellSet::EMPTY, |all, &set| all | set);
        for emptied in [
            union(&boxes([0, 1, 2, 3, 6])),
            union(&boxes([0, 2, 4, 6, 8])),
            union(&digits([1, 2, 3, 4])),
            union(&digits([2, 5, 7, 9])),
            (0..81).filter(|cell| cell % 7 < 4).collect(),
        ] {
            let expected: Vec<CellSet> =
                exact.iter().copied().filter(|ua| (*ua - emptied).is_empty()).collect();
            assert!(!expected.is_empty());
            let (known, unknown) = expected.split_at(expected.len() / 2);
            for isa in isas() {
                let mut found = uas_inside(&grid, emptied, &[], usize::MAX, isa);
                found.retain(|ua| ua.len() <= SIZE);
                found.sort_by_key(|ua| (ua.len(), std::cmp::Reverse(ua.text_key())));
                assert_eq!(found, expected);
                let rest = uas_inside(&grid, emptied, known, usize::MAX, isa);
                assert!(unknown.iter().all(|ua| rest.contains(ua)));
                assert!(known.iter().all(|ua| !rest.contains(ua)));
            }
        }
    }
}
