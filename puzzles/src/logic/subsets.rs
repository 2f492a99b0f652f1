//! Naked and hidden subsets of a unit.
//!
//! A set S of k digits is a **naked subset** of a row, column or box if exactly k of its cells have
//! only candidates of S; S can then be removed from the other cells. It is a **hidden subset** if
//! the digits of S have their places in exactly k cells; the other digits can then be removed from
//! these cells.
//!
//! # They are dual
//!
//! In a unit with n cells that are not fixed, n digits are missing. If k of the cells are a naked
//! subset, the n - k other digits have places only in the n - k other cells. These digits are then
//! a hidden subset that removes the same candidates.
//!
//! | n | naked with hidden |
//! |---|---|
//! | 9 | N1 H8, N2 H7, N3 H6, N4 H5, N5 H4, N6 H3, N7 H2, N8 H1 |
//! | 8 | N1 H7, N2 H6, N3 H5, N4 H4, N5 H3, N6 H2, N7 H1 |
//! | 7 | N1 H6, N2 H5, N3 H4, N4 H3, N5 H2, N6 H1 |
//! | 6 | N1 H5, N2 H4, N3 H3, N4 H2, N5 H1 |
//! | 5 | N1 H4, N2 H3, N3 H2, N4 H1 |
//! | 4 | N1 H3, N2 H2, N3 H1 |
//! | 3 | N1 H2, N2 H1 |
//! | 2 | N1 H1 |
//!
//! A search for both kinds therefore needs subsets of up to n / 2 cells only (rounded down), 4 at
//! most; a search for naked subsets alone needs them up to n - 1.
//!
//! # kmax, and where the toolbox contradicts itself
//!
//! The help page of `sudoku_findnakedsubset` says that in a unit with n unfixed
//! cells no subset is longer than kmax = ceil(n/2); its list of cases has
//! floor(n/2). Neither is a limit for naked subsets alone. Its own example finds
//! the triple {1,7,8} in row 1, where n = 5: that needs the ceil. (The example
//! also passes `%t` where k belongs; k = 3 is meant.) Here `subsets` looks for
//! any k from 1 to 8 in every unit, so nothing that is there is passed over;
//! [`kmax`] is the toolbox's ceil(n/2), for those who want its cut.

use super::candidates::{Digits, cell_name, cell_names, digit_names, digits, unit_name};
use super::step::Sweep;
use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use itertools::Itertools;
use std::ops::ControlFlow;

/// The longest subset that the toolbox looks for in a unit with n unfixed
/// cells: ceil(n/2).
pub const fn kmax(unfixed: usize) -> usize {
    unfixed.div_ceil(2)
}

/// Sets of k of these digits, in lexicographic order.
fn combinations(of: Digits, k: usize) -> Vec<Digits> {
    let set = |digits: Vec<u8>| digits.iter().fold(0, |set, digit| set | 1 << (digit - 1));
    digits(of).combinations(k).map(set).collect()
}

/// Naked or hidden subsets of k digits: rows, then columns, then boxes.
pub(super) fn subsets(sweep: &mut Sweep, k: usize, are_hidden: bool) -> ControlFlow<()> {
    for unit in 0..27 {
        let cells = sweep.candidates.unfixed(unit);
        let merged =
            |sweep: &Sweep| cells.iter().fold(0, |all, &cell| all | sweep.candidates.of_cell(cell));
        for set in combinations(merged(sweep), k) {
            let (inside, others): (Vec<usize>, Vec<usize>) = cells.iter().partition(|&&cell| {
                let left = sweep.candidates.of_cell(cell);
                left & set != 0 && (are_hidden || left & !set == 0)
            });
            // A digit may have lost its last place since.
            if inside.len() != k || are_hidden && set & !merged(sweep) != 0 {
                continue;
            }
            let (from, out) = if are_hidden { (&inside, !set & 0x1ff) } else { (&others, set) };
            let out = from.iter().flat_map(|&cell| digits(out).map(move |digit| (cell, digit)));
            sweep.remove(out, || {
                let (set, cells) = (digit_names(set), cell_names(inside.iter().copied()));
                format!("{set} in {} at {cells}", unit_name(unit))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Fixes the cells that have one candidate.
pub(super) fn naked_singles(sweep: &mut Sweep) -> ControlFlow<()> {
    for cell in 0..CELLS {
        let left = sweep.candidates.of_cell(cell);
        if left.count_ones() == 1 {
            let digit = left.trailing_zeros() as u8 + 1;
            sweep.fix(cell, digit, format!("at {}", cell_name(cell)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Fixes the digits that have one place in a unit.
pub(super) fn hidden_singles(sweep: &mut Sweep) -> ControlFlow<()> {
    for unit in 0..27 {
        for digit in 1..=9 {
            let places = sweep.candidates.cells(digit) & geometry::unit(unit);
            if let (1, Some(cell)) = (places.len(), places.iter().next()) {
                sweep.fix(cell, digit, format!("of {digit} in {}", unit_name(unit)))?;
            }
        }
    }
    ControlFlow::Continue(())
}
