//! The grids of a run, as batches: its work units.

use super::units::Units;
use crate::grid::Grid;
use crate::scan::{Batch, Batches, InputError, Source};
use std::collections::VecDeque;
use std::ops::Range;

/// Opens a range of the grids.
pub type OpenRange = Box<dyn FnMut(Range<u64>) -> Result<Source, InputError> + Send>;

/// How the grids of an input are reached.
pub enum Access {
    /// Any range at once.
    Ranges(OpenRange),
    /// One after another; with the number of the next one.
    Sequence(Source, u64),
}

/// The grids of some ranges, unit by unit. A sequence is read to its end, which
/// may be an error.
pub fn batches(name: String, access: Access, units: Units, todo: Vec<Range<u64>>) -> Batches {
    Box::new(ByUnit { name, access, units, todo: todo.into(), open: None, ended: false })
}

struct ByUnit {
    name: String,
    access: Access,
    units: Units,
    /// The grids that were not given, the first ones in front.
    todo: VecDeque<Range<u64>>,
    /// The range in front, if it was begun.
    open: Option<Source>,
    ended: bool,
}

impl ByUnit {
    fn grid(&mut self, number: u64) -> Option<Result<Grid, InputError>> {
        let Access::Sequence(source, next) = &mut self.access else {
            return self.open.as_mut()?.next();
        };
        loop {
            let grid = source.next()?;
            *next += 1;
            if grid.is_err() || *next > number {
                assert!(grid.is_err() || *next == number + 1, "units are read in order");
                return Some(grid);
            }
        }
    }

    /// The grids of a unit.
    fn read(&mut self, range: Range<u64>) -> Result<Batch, InputError> {
        let first = range.start;
        let mut grids = Vec::with_capacity((range.end - range.start) as usize);
        for number in range.clone() {
            grids.push(self.grid(number).unwrap_or_else(|| {
                let (name, grids, end) = (self.name.clone(), number, range.end);
                Err(InputError::Short { name, grids, end })
            })?);
        }
        Ok(Batch { first, grids })
    }
}

impl Iterator for ByUnit {
    type Item = Result<Batch, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let Some(range) = self.todo.front().cloned() else {
            self.ended = true;
            let Access::Sequence(source, _) = &mut self.access else { return None };
            return source.find_map(Result::err).map(Err);
        };
        if let (Access::Ranges(open), None) = (&mut self.access, &self.open) {
            match open(range.clone()) {
                Ok(source) => self.open = Some(source),
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            }
        }
        let end = self.units.grids(self.units.of(range.start)).end.min(range.end);
        assert!(self.units.has(&(range.start..end)), "ranges begin and end with units");
        let batch = self.read(range.start..end);
        self.ended = batch.is_err();
        if end == range.end {
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

    fn source(range: Range<u64>) -> Source {
        Box::new(range.map(|number| Ok(grid(number as usize))))
    }

    #[test]
    fn units_that_are_to_do_are_given_whole() {
        for sequence in [false, true] {
            let access = match sequence {
                true => Access::Sequence(source(2..20), 2),
                false => Access::Ranges(Box::new(|range| Ok(source(range)))),
            };
            let units = Units::new(2..17, 4);
            let batches = batches("f".into(), access, units, vec![2..8, 12..17]);
            let given: Vec<_> = batches.map(Result::unwrap).collect();
            let places: Vec<_> = given.iter().map(|b| (b.first, b.grids.len())).collect();
            assert_eq!(places, [(2, 2), (4, 4), (12, 4), (16, 1)]);
            for Batch { first, grids } in given {
                assert!((first..).zip(grids).all(|(number, read)| read == grid(number as usize)));
            }
        }
    }

    #[test]
    fn errors_end_the_input() {
        let fails = || InputError::Changed { name: "f".into() };
        let units = Units::new(0..8, 4);
        // At the end of a sequence, too, of which nothing is wanted there.
        let late = || source(0..8).chain([Err(fails())]);
        let given = |access, end| -> Vec<bool> {
            let todo = std::iter::once(0..end).collect();
            batches("f".into(), access, units.clone(), todo).map(|batch| batch.is_ok()).collect()
        };
        assert_eq!(given(Access::Sequence(Box::new(late()), 0), 4), [true, false]);
        let short = Access::Sequence(source(0..6), 0);
        assert_eq!(given(short, 8), [true, false]);
        let refuses = Access::Ranges(Box::new(move |_| Err(fails())));
        assert_eq!(given(refuses, 8), [false]);
    }
}
