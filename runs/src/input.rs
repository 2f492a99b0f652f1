//! The grids of a run, as batches: its work units.

use super::units::Units;
use gridsieve::scan::{Batches, Cut, Input};
use itertools::Either;
use std::iter;
use std::ops::Range;

/// The grids of some ranges, which ascend, unit by unit.
pub fn batches(input: Input, units: Units, todo: Vec<Range<u64>>) -> Batches {
    Box::new(todo.into_iter().flat_map(move |range| {
        let whole = units.can_cut(range.start) && units.can_cut(range.end);
        assert!(whole, "ranges begin and end with units");
        let first = range.start;
        match input.source(range) {
            Ok(source) => {
                let size = units.size() as usize;
                Either::Left(Cut::new(source, first, size, false).at_multiples())
            }
            Err(error) => Either::Right(iter::once(Err(error))),
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fake::grid;
    use std::io::Cursor;

    fn input(grids: usize) -> Input {
        Input::of_grids("f", (0..grids).map(grid).collect::<Vec<_>>())
    }

    #[test]
    fn units_that_are_to_do_are_given_whole() {
        let units = Units::new(2..17, 4);
        let batches = batches(input(20), units, vec![2..8, 12..17]);
        let given: Vec<_> = batches.map(Result::unwrap).collect();
        let places: Vec<_> = given.iter().map(|b| (b.first, b.grids.len())).collect();
        assert_eq!(places, [(2, 2), (4, 4), (12, 4), (16, 1)]);
        for batch in given {
            assert!(
                (batch.first..)
                    .zip(batch.grids)
                    .all(|(number, read)| read == grid(number as usize))
            );
        }
    }

    #[test]
    fn errors_end_the_input() {
        // A part of a unit counts for nothing.
        let given = |input, todo: Vec<Range<u64>>| -> Vec<bool> {
            let batches = batches(input, Units::new(0..8, 4), todo);
            let whole = batches.filter(|batch| !batch.as_ref().is_ok_and(|b| b.grids.len() < 4));
            let mut ended = false;
            whole
                .map(|batch| batch.is_ok())
                .take_while(|ok| !std::mem::replace(&mut ended, !ok))
                .collect()
        };
        let stream = |grids: usize, end: &str| {
            let text: String = (0..grids).map(|number| format!("{}\n", grid(number))).collect();
            Input::stream("f", Cursor::new(text + end))
        };
        let all = || std::iter::once(0..8).collect();
        assert_eq!(given(stream(8, ""), all()), [true, true]);
        assert_eq!(given(stream(6, ""), all()), [true, false]);
        assert_eq!(given(stream(5, "bad\n"), all()), [true, false]);
        // It cannot be read again.
        assert_eq!(given(stream(8, ""), vec![0..4, 4..8]), [true, false]);
        assert_eq!(given(input(6), all()), [false]);
    }
}
