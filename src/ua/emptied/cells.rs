//! The search of emptied cells.
//!
//! The search places one digit with emptied cells after the other; the digit with the fewest ways
//! left comes next. Ways that keep the most cells come first, so small UAs are found early. Each UA
//! that is found counts as known from then on.

use super::known::Known;
use super::layout::Layout;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, Token, bits, dispatch_few, keep_minimal};

/// UAs that are known at most while a puzzle is solved: more take longer than they
/// save.
const MOST_KNOWN: usize = 2048;

/// Finds minimal UAs inside sets of cells of one grid.
pub struct CellsEmptied<'a> {
    grid: &'a Grid,
    isa: Isa,
    /// Solutions of a puzzle that are looked at.
    cap: usize,
}

impl<'a> CellsEmptied<'a> {
    /// A search that gives up a puzzle after `cap` solutions that contain no
    /// UA found before.
    pub fn new(grid: &'a Grid, cap: usize, isa: Isa) -> CellsEmptied<'a> {
        CellsEmptied { grid, isa, cap }
    }

    /// The minimal UAs inside `emptied`, at most 64 cells, that contain none of
    /// `known`, which has the smallest first.
    pub fn search(&self, emptied: CellSet, known: &[CellSet]) -> Vec<CellSet> {
        let layout = Layout::new(self.grid, emptied);
        let inside = known.iter().filter_map(|&ua| layout.bits(ua));
        let known: Vec<u64> = inside.take(MOST_KNOWN).collect();
        let mut search = Search::new(self.grid, &layout, &known, self.cap);
        dispatch_few!(self.isa, token => search.run(token));
        let mut found = search.found;
        // UAs of one size are in the order of their bits.
        found.sort_unstable();
        dispatch_few!(self.isa, token => keep_minimal(token, &mut found, usize::MAX));
        found.into_iter().map(|ua| layout.cells(ua)).collect()
    }
}

/// The digits after some of them were placed.
#[derive(Clone, Default)]
struct Node {
    /// Ways to place each digit.
    ways: [Vec<u64>; 9],
    /// Digits that are not placed, and of these the one to be placed next.
    open: u16,
    digit: usize,
    /// Its ways below this one are done.
    next: usize,
    /// Bits that are taken, and those that have their own digit.
    taken: u64,
    kept: u64,
}

struct Search {
    known: Known,
    all: u64,
    own: [u64; 9],
    path: Vec<Node>,
    found: Vec<u64>,
    cap: usize,
}

impl Search {
    fn new(grid: &Grid, layout: &Layout, known: &[u64], cap: usize) -> Search {
        let mut path = vec![Node::default(); 10];
        let root = &mut path[0];
        for digit in 0..9 {
            let own = layout.own(digit);
            root.ways[digit] = layout.placements(grid, digit);
            root.ways[digit].sort_by_key(|way| (way & !own).count_ones());
        }
        root.open = (0..9).filter(|&digit| layout.own(digit) != 0).map(|digit| 1 << digit).sum();
        Search {
            known: Known::new(layout, known, MOST_KNOWN - known.len()),
            all: layout.all(),
            own: std::array::from_fn(|digit| layout.own(digit)),
            path,
            found: Vec::new(),
            cap,
        }
    }

    #[inline(always)]
    fn run<T: Token>(&mut self, token: T) {
        if self.all == 0 {
            return;
        }
        self.path[0].choose();
        let mut depth = 0;
        loop {
            let (path, below) = self.path.split_at_mut(depth + 1);
            let node = &mut path[depth];
            let Some(&way) = node.ways[node.digit].get(node.next) else {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                continue;
            };
            node.next += 1;
            let open = node.open & !(1 << node.digit);
            let taken = node.taken | way;
            let kept = node.kept | way & self.own[node.digit];
            let mut others = 0;
            for digit in bits(open) {
                others |= self.own[digit];
            }
            let unchanged = kept | others & !taken;
            // The last digit gets the cells that are left: one in each row, column and box without
            // it, as every other digit has been placed in all of its own.
            let all_placed = open & open.wrapping_sub(1) == 0;
            if all_placed && unchanged == self.all || self.known.any_without(unchanged) {
                continue;
            }
            if all_placed {
                let ua = self.all & !unchanged;
                self.found.push(ua);
                self.known.add(ua);
                if self.found.len() == self.cap {
                    return;
                }
                continue;
            }
            let child = &mut below[0];
            (child.open, child.next, child.taken, child.kept) = (open, 0, taken, kept);
            for digit in bits(open) {
                let (ways, left) = (&node.ways[digit], &mut child.ways[digit]);
                left.resize(ways.len(), 0);
                let count = token.drop_hit([ways], [way], [&mut *left]);
                left.truncate(count);
            }
            if child.choose() {
                depth += 1;
            }
        }
    }
}

impl Node {
    /// Chooses the digit to be placed next; false if one cannot be placed.
    fn choose(&mut self) -> bool {
        let fewest = bits(self.open).map(|digit| (self.ways[digit].len(), digit)).min();
        let (ways, digit) = fewest.expect("a digit is open");
        self.digit = digit;
        ways > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ua::minimal_uas;
    use gridsieve_grids::builtin;
    use gridsieve_grids::geometry;
    use gridsieve_kernels::testing::isas;

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
                let search = CellsEmptied::new(&grid, usize::MAX, isa);
                let mut found = search.search(emptied, &[]);
                found.retain(|ua| ua.len() <= SIZE);
                found.sort_by_key(|ua| (ua.len(), std::cmp::Reverse(ua.text_key())));
                assert_eq!(found, expected);
                let rest = search.search(emptied, known);
                assert!(unknown.iter().all(|ua| rest.contains(ua)));
                assert!(known.iter().all(|ua| !rest.contains(ua)));
            }
        }
    }
}
