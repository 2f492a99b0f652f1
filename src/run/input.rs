//! The grids of a run, as batches: its work units.

use super::units::Units;
use crate::grid::Grid;
use crate::scan::{Batch, Batches, Input, InputError, Source};
use std::collections::VecDeque;
use std::ops::Range;

/// The grids of some ranges, which ascend, unit by unit.
pub fn batches(input: Input, units: Units, todo: Vec<Range<u64>>) -> Batches {
    Box::new(ByUnit { input, units, todo: todo.into(), open: None })
}

struct ByUnit {
    input: Input,
    units: Units,
    /// The grids that were not given, the first ones in front.
    todo: VecDeque<Range<u64>>,
    /// The range in front, if it was begun.
    open: Option<Source>,
}

impl ByUnit {
    /// The grids of a unit, or of the part of it that is in the range `todo`.
    fn read(&mut self, unit: Range<u64>, todo: Range<u64>) -> Result<Batch, InputError> {
        let source = match &mut self.open {
            Some(source) => source,
            None => self.open.insert(self.input.source(todo)?),
        };
        let count = (unit.end - unit.start) as usize;
        let grids = source.take(count).collect::<Result<Vec<Grid>, InputError>>()?;
        if grids.len() < count {
            let (name, read) = (self.input.name().to_owned(), unit.start + grids.len() as u64);
            return Err(InputError::Short { name, grids: read, end: unit.end });
        }
        Ok(Batch { first: unit.start, grids })
    }
}

impl Iterator for ByUnit {
    type Item = Result<Batch, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        let range = self.todo.front()?.clone();
        let end = self.units.grids(self.units.of(range.start)).end.min(range.end);
        assert!(self.units.has(&(range.start..end)), "ranges begin and end with units");
        let batch = self.read(range.start..end, range.clone());
        if batch.is_err() {
            self.todo.clear();
        } else if end == range.end {
            self.todo.pop_front();
            self.open = None;
        } else {
            self.todo[0].start = end;
        }
        Some(batch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::fake::grid;
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
        for Batch { first, grids } in given {
            assert!((first..).zip(grids).all(|(number, read)| read == grid(number as usize)));
        }
    }

    #[test]
    fn errors_end_the_input() {
        let given = |input, todo: Vec<Range<u64>>| -> Vec<bool> {
            let batches = batches(input, Units::new(0..8, 4), todo);
            batches.map(|batch| batch.is_ok()).collect()
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
