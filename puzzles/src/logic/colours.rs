//! Two colours, or simple colouring.
//!
//! Where a digit has two places in a unit, one of them has the digit. The two places get different
//! colours, and so do all cells that are connected by such pairs. Either all cells of the one
//! colour have the digit, or all cells of the other. Therefore
//!
//! - if two cells of a colour see each other, that colour is the wrong one;
//! - a cell that sees both colours does not have the digit.

use super::candidates::{cell_names, peers};
use super::step::Sweep;
use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::{UNITS_OF, unit};
use std::ops::ControlFlow;

pub(super) fn two_colours(sweep: &mut Sweep) -> ControlFlow<()> {
    for digit in 1..=9 {
        let mut seen = CellSet::EMPTY;
        for start in sweep.candidates.cells(digit).iter() {
            let places = sweep.candidates.cells(digit);
            if seen.contains(start) || !places.contains(start) {
                continue;
            }
            let Some(colours) = colours(places, start) else { continue };
            seen = seen | colours[0] | colours[1];
            if colours[1].is_empty() {
                continue;
            }
            let names = || {
                let [a, b] = colours.map(|colour| cell_names(colour.iter()));
                format!("of {digit}, {a} against {b}")
            };
            for colour in colours {
                if colour.iter().any(|cell| peers(cell).intersects(colour)) {
                    sweep.remove(colour.iter().map(|cell| (cell, digit)), || {
                        format!("{}, where one sees itself", names())
                    })?;
                }
            }
            let sees = |cell: &usize| colours.iter().all(|&colour| peers(*cell).intersects(colour));
            let out = (places - colours[0] - colours[1]).iter().filter(sees);
            sweep.remove(out.map(|cell| (cell, digit)), names)?;
        }
    }
    ControlFlow::Continue(())
}

/// What hangs together with a cell by units with two places, in two colours.
/// `None` if that cannot be: there is no solution then.
fn colours(places: CellSet, start: usize) -> Option<[CellSet; 2]> {
    let mut colours = [CellSet::single(start), CellSet::EMPTY];
    let mut open = vec![(start, 0)];
    while let Some((cell, colour)) = open.pop() {
        for other in partners(places, cell).iter() {
            if colours[colour].contains(other) {
                return None;
            }
            if !colours[1 - colour].contains(other) {
                colours[1 - colour] |= CellSet::single(other);
                open.push((other, 1 - colour));
            }
        }
    }
    Some(colours)
}

/// The cells that are the only other place in some unit of a cell.
pub(super) fn partners(places: CellSet, cell: usize) -> CellSet {
    let units = UNITS_OF[cell].into_iter().map(unit);
    let pairs = units.map(|unit| unit & places).filter(|pair| pair.len() == 2);
    pairs.fold(CellSet::EMPTY, |all, pair| all | pair) - CellSet::single(cell)
}
