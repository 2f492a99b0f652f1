//! Locked candidates.
//!
//! If all places of a digit in a box lie in one line, the digit goes from the
//! rest of the line (*pointing*); if all its places in a line lie in one box, it
//! goes from the rest of the box (*claiming*).

use super::candidates::unit_name;
use super::step::Sweep;
use gridsieve_grids::geometry;
use std::ops::ControlFlow;

pub(super) fn locked(sweep: &mut Sweep) -> ControlFlow<()> {
    let boxes = 18..27;
    let pairs =
        boxes.flat_map(|square| (0..18).flat_map(move |line| [(square, line), (line, square)]));
    for (from, to) in pairs {
        let (own, other) = (geometry::unit(from), geometry::unit(to));
        if !own.intersects(other) {
            continue;
        }
        for digit in 1..=9 {
            let places = sweep.candidates.cells(digit);
            if (places & own).is_empty() || !(places & own).is_subset(other) {
                continue;
            }
            let out = (places & other) - own;
            sweep.remove(out.iter().map(|cell| (cell, digit)), || {
                format!("{digit} of {} lies in {}", unit_name(from), unit_name(to))
            })?;
        }
    }
    ControlFlow::Continue(())
}
