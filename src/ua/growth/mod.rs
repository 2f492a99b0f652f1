//! Small UAs of two bands, and of two bands together with a given change of
//! the third, by growing them digit by digit.
//!
//! Another filling of two bands is one placement (see [`two_bands`]) for each digit, all disjoint;
//! the cells that change are a UA, and their number is the sum of the digits' *costs*, the cells of
//! a placement where the digit did not stand before. A search over digits that bounds the sum of
//! costs therefore enumerates all UAs up to a size:
//!
//! ```text
//! grow(placed digits, pending digits):
//!     no digit pending: the changed cells are a UA
//!     take the pending digit that has the fewest placements
//!         disjoint from those placed and within the size left
//!     for each of them:
//!         the digits that own its new cells become pending
//!         grow
//! ```
//!
//! What keeps the search small:
//!
//! - A pending digit costs at least its cheapest placement left, and a digit that is not pending
//!   yet at least its cheapest placement at the start. The bound of a placement includes the digits
//!   that it makes pending, which rejects most placements before they become nodes.
//! - A placement must leave every other pending digit at least one placement that is disjoint and
//!   within the size left.
//! - The cells that a placed digit has left will change as well. A node whose
//!   certain cells contain a UA found before leads to no minimal one.
//!
//! A change of band 3 that exchanges digits between columns makes these digits
//! use other columns, so they start as pending.
//!
//! [`two_bands`]: gridsieve_grids::two_bands

mod placements;
mod rules;
mod search;

use gridsieve_grids::Grid;
use gridsieve_grids::two_bands::{ColumnTriple, TWO_BANDS};
use gridsieve_kernels::{Isa, Token, array, dispatch};
use placements::{PlacementList, digit_bits};
use rules::Rules;
use search::{Search, Stack};

/// A change of band 3: digits that move to other columns there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BandChange {
    /// The digits that move. If there are none the change leaves all columns as
    /// they are: then the cells are a UA inside band 3.
    pub digits: MovedDigits,
    /// The cells of band 3 that change, bit i for cell 54 + i.
    pub cells: u32,
}

/// Digits (1 to 9, ascending) that move to other columns of band 3, and the
/// columns that each of them then uses there: at most three digits, and `None` after
/// the last one. This is all that bands 1+2 see of a change.
pub type MovedDigits = [Option<(u8, ColumnTriple)>; 3];

/// The columns of each digit in band 3.
fn triples(grid: &Grid) -> [ColumnTriple; 9] {
    array::from_fn(|digit| ColumnTriple::of_digit(grid, digit as u8 + 1))
}

// The number of a list is a `u8`.
const _: () = assert!(9 * ColumnTriple::COUNT <= u8::MAX as usize);

/// Grows UAs of one grid after another, with rows 1 to 6 as the two bands.
pub struct Growth {
    /// The level that it runs at.
    pub isa: Isa,
    own: [u64; 9],
    triples: [ColumnTriple; 9],
    /// Each cell, and the bit of its digit in entries of placement lists.
    cell_entries: [u64; TWO_BANDS],
    /// Where the list of a digit and a column triple is, if it has been made.
    places: [Option<u8>; 9 * ColumnTriple::COUNT],
    /// The lists, those of this grid first; their memory is used again.
    lists: Vec<PlacementList>,
    made: u8,
    stack: Stack,
    /// Search nodes so far.
    pub nodes: u64,
}

impl Growth {
    /// Prepares the search for UAs of a grid; [`enter`](Self::enter) changes to another grid.
    pub fn new(grid: &Grid, isa: Isa) -> Growth {
        let mut growth = Growth {
            isa,
            own: [0; 9],
            triples: triples(grid),
            cell_entries: [0; TWO_BANDS],
            places: [None; 9 * ColumnTriple::COUNT],
            lists: Vec::new(),
            made: 0,
            stack: Stack::new(),
            nodes: 0,
        };
        growth.enter(grid);
        growth
    }

    /// Goes on with another grid.
    pub fn enter(&mut self, grid: &Grid) {
        self.triples = triples(grid);
        let mut own = [0; 9];
        for cell in 0..TWO_BANDS {
            own[usize::from(grid.digit(cell)) - 1] |= 1 << cell;
        }
        if own == self.own {
            // The lists know nothing of band 3.
            return;
        }
        self.own = own;
        for cell in 0..TWO_BANDS {
            self.cell_entries[cell] = 1 << cell | digit_bits(1 << (grid.digit(cell) - 1));
        }
        self.places.fill(None);
        self.made = 0;
    }

    /// Makes the list of a digit and a column triple if need be.
    fn place(&mut self, digit: usize, triple: ColumnTriple) -> usize {
        let place = &mut self.places[digit * ColumnTriple::COUNT + triple.index()];
        usize::from(*place.get_or_insert_with(|| {
            let made = usize::from(self.made);
            if made == self.lists.len() {
                self.lists.push(PlacementList::new());
            }
            self.lists[made].fill(triple, digit, self.own[digit], &self.cell_entries);
            self.made += 1;
            made as u8
        }))
    }

    /// UAs of at most `max_size` cells inside the two bands: all the minimal
    /// ones, and possibly some that contain another.
    pub fn two_bands(&mut self, max_size: usize, found: &mut Vec<u64>) {
        let triples = self.triples;
        dispatch!(self.isa, token => self.search(&triples, 0, max_size, &[], found, token));
    }

    /// The parts in the two bands of UAs that change band 3 as given, of at
    /// most `max_size` cells there: all the minimal ones, and possibly some
    /// that contain another. Those that contain a set of `known` are left
    /// out, as are those that contain one in `found` before.
    pub fn with_change(
        &mut self,
        change: &BandChange,
        max_size: usize,
        known: &[u64],
        found: &mut Vec<u64>,
    ) {
        let mut triples = self.triples;
        let mut moved = 0;
        for (digit, triple) in change.digits.into_iter().flatten() {
            triples[usize::from(digit) - 1] = triple;
            moved |= 1 << (digit - 1);
        }
        if moved == 0 {
            // A UA inside band 3.
            found.push(0);
            return;
        }
        dispatch!(self.isa, token => self.search(&triples, moved, max_size, known, found, token));
    }

    /// Sets in which the digits of `moved` change, or any if there are none.
    #[inline(always)]
    fn search<T: Token>(
        &mut self,
        triples: &[ColumnTriple; 9],
        moved: u16,
        max_size: usize,
        known: &[u64],
        found: &mut Vec<u64>,
        token: T,
    ) {
        let places: [usize; 9] = array::from_fn(|digit| self.place(digit, triples[digit]));
        let mut search = Search {
            rules: Rules {
                own: &self.own,
                lists: array::map(places, |place| &self.lists[place]),
                above: 1,
                dear: 0,
                cheap: moved,
                max_size: max_size as u32,
            },
            known,
            found,
            stack: &mut self.stack,
            nodes: 0,
        };
        if moved != 0 {
            search.grow_from_pending(token, moved);
        } else {
            for cost in 2..=(max_size as u32 / 2).min(6) {
                for start in 0..9 {
                    // The start is the digit of least cost, the first of several.
                    search.rules.above = cost - 1;
                    search.rules.dear = (2 << start) - 1;
                    search.grow_from_digit(token, start, cost);
                }
            }
        }
        self.nodes += search.nodes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::known::KnownGrid;
    use crate::testing;
    use crate::ua::band_change::band_changes;
    use crate::ua::minimal_uas;
    use gridsieve_grids::CellSet;
    use gridsieve_kernels::{Scalar, keep_minimal};

    /// A random grid, one with many puzzles, and the most symmetric one.
    const GRIDS: [&str; 3] = [
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    ];
    const MAX: usize = 14;

    /// The parts in bands 1+2 of the exact UAs whose cells in band 3 are these.
    fn exact_parts(exact: &[CellSet], cells: u32) -> Vec<u64> {
        let mut parts: Vec<u64> =
            exact.iter().filter(|&&ua| ua.band_3() == cells).map(|&ua| ua.bands_1_2()).collect();
        keep_minimal(Scalar::new(), &mut parts, usize::MAX);
        parts
    }

    #[test]
    fn two_bands_have_exactly_the_minimal_uas_inside_them() {
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            let exact = minimal_uas(&grid, MAX);
            for max in [4, 6, 9, 12, MAX] {
                let mut found = Vec::new();
                Growth::new(&grid, Isa::detect()).two_bands(max, &mut found);
                keep_minimal(Scalar::new(), &mut found, usize::MAX);
                let small: Vec<CellSet> =
                    exact.iter().copied().filter(|ua| ua.len() <= max).collect();
                let mut expected = exact_parts(&small, 0);
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected, "{text} up to {max}");
            }
        }
    }

    #[test]
    fn changes_of_band_3_give_uas_and_miss_none_of_the_small_ones() {
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            let mut known = KnownGrid::new(&grid);
            let exact = minimal_uas(&grid, MAX);
            let inside = exact_parts(&exact, 0);
            let mut growth = Growth::new(&grid, Isa::detect());
            let mut found: Vec<(u32, Vec<u64>)> = Vec::new();
            for change in band_changes(&grid) {
                let mut parts = Vec::new();
                growth.with_change(&change, 10, &inside, &mut parts);
                for &part in &parts {
                    let ua = CellSet::of_bands(part, change.cells);
                    assert!(
                        known.second_solution(Scalar::new(), !ua).is_some(),
                        "{text}: {ua} is no UA"
                    );
                    assert!(inside.iter().all(|&ua| ua & !part != 0), "{text}: {ua} contains one");
                }
                // A mini-row can be rotated in two directions.
                match found.iter_mut().find(|(cells, _)| *cells == change.cells) {
                    Some((_, known)) => known.append(&mut parts),
                    None => found.push((change.cells, parts)),
                }
            }
            for (cells, parts) in found {
                for part in exact_parts(&exact, cells) {
                    let small = part.count_ones() <= 10;
                    assert!(!small || parts.contains(&part), "{text}: {part:#x} with {cells:#x}");
                }
            }
        }
    }

    #[test]
    fn every_level_finds_the_same_in_the_same_order_whatever_grid_was_before() {
        let grid: Grid = GRIDS[1].parse().unwrap();
        let other: Grid = GRIDS[0].parse().unwrap();
        let harvest = |isa, before: &Grid| {
            let mut growth = Growth::new(before, isa);
            growth.two_bands(8, &mut Vec::new());
            growth.nodes = 0;
            growth.enter(&grid);
            let mut found = Vec::new();
            growth.two_bands(MAX, &mut found);
            let known = found.clone();
            for change in band_changes(&grid) {
                growth.with_change(&change, 10, &known, &mut found);
            }
            (found, growth.nodes)
        };
        let expected = harvest(Isa::Scalar(Scalar::new()), &grid);
        for isa in testing::isas() {
            assert_eq!(harvest(isa, &other), expected, "{:?}", isa.level());
        }
    }
}
