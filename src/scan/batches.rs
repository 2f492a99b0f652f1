//! Batches: the grids that a scan plans together.

use super::source::Source;
use gridsieve_grids::Grid;
use gridsieve_grids::texts::InputError;

/// Grids with this number and larger ones are canaries: a worker searches them like all others, but
/// the result goes to [`Sink::canary`](super::Sink::canary), not to
/// [`Sink::grid`](super::Sink::grid), and no total counts it. A scan that hands on each puzzle at once
/// ([`Sink::found`](super::Sink::found)) should have none: there canaries are not kept apart.
pub const CANARIES: u64 = 1 << 63;

/// Whether the grid with this number is a [canary](CANARIES).
pub fn is_canary(index: u64) -> bool {
    index >= CANARIES
}

/// Grids that follow one another and are looked at together. Groups for the
/// engine are made within a batch, so what a search of them reports depends on
/// the batch alone.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// The number of the first grid in the input, from 0; of a canary from [`CANARIES`].
    pub first: u64,
    /// The grids.
    pub grids: Vec<Grid>,
}

/// An iterator over the batches of an input. More batches may follow a [bad
/// line](InputError::is_bad_line), like in a [`Source`]; any other error ends the input.
pub type Batches = Box<dyn Iterator<Item = Result<Batch, InputError>> + Send>;

/// A source, cut into batches of equal size.
pub struct Cut {
    source: Source,
    size: u64,
    /// The number of the grid before which the next cut is.
    end: u64,
    skip_bad: bool,
    /// The number of the next grid.
    next: u64,
    grids: Vec<Grid>,
    /// What comes after the grids that were read.
    error: Option<InputError>,
}

impl Cut {
    /// Batches of `size` grids, of which the first has the number `first`. With
    /// `skip_bad` a bad line does not end the batch in which it lies.
    pub fn new(source: Source, first: u64, size: usize, skip_bad: bool) -> Cut {
        let (size, grids) = (size as u64, Vec::new());
        Cut { source, size, end: first + size, skip_bad, next: first, grids, error: None }
    }

    /// Cuts before the multiples of the size: the first batch may be a smaller one.
    pub fn at_multiples(self) -> Cut {
        Cut { end: self.next / self.size * self.size + self.size, ..self }
    }

    fn batch(&mut self) -> Option<Batch> {
        let grids = std::mem::take(&mut self.grids);
        let first = self.next;
        self.next += grids.len() as u64;
        self.end += if self.next == self.end { self.size } else { 0 };
        (!grids.is_empty()).then_some(Batch { first, grids })
    }
}

impl Iterator for Cut {
    type Item = Result<Batch, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(error) = self.error.take() {
            return Some(Err(error));
        }
        while self.next + (self.grids.len() as u64) < self.end {
            match self.source.next() {
                Some(Ok(grid)) => self.grids.push(grid),
                Some(Err(error)) if self.skip_bad && error.is_bad_line() => {
                    return Some(Err(error));
                }
                Some(Err(error)) => {
                    let Some(batch) = self.batch() else { return Some(Err(error)) };
                    self.error = Some(error);
                    return Some(Ok(batch));
                }
                None => break,
            }
        }
        self.batch().map(Ok)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fake::grid;
    use super::*;

    #[test]
    fn batches_have_all_grids_and_errors() {
        let error = |line| InputError::Line { name: "f".into(), line, reason: "too long".into() };
        let fatal = || InputError::Other("it was changed".into());
        for (size, skip_bad) in
            [(1, true), (2, true), (3, true), (10, true), (2, false), (3, false)]
        {
            let items = [Ok(grid(0)), Err(error(2)), Ok(grid(1)), Ok(grid(2)), Err(fatal())];
            let (mut numbers, mut bad, mut ends) = (Vec::new(), 0, 0);
            for item in Cut::new(Box::new(items.into_iter()), 7, size, skip_bad) {
                match item {
                    Ok(Batch { first, grids }) => {
                        assert!(grids.len() <= size && ends == 0);
                        numbers.extend((first..).zip(grids));
                    }
                    Err(error) if error.is_bad_line() => {
                        // A reader that ends at the bad line has received the grids before it.
                        assert!(skip_bad || numbers == [(7, grid(0))]);
                        bad += 1;
                    }
                    Err(_) => ends += 1,
                }
            }
            assert_eq!(numbers, [(7, grid(0)), (8, grid(1)), (9, grid(2))]);
            assert_eq!((bad, ends), (1, 1));
        }
        assert_eq!(Cut::new(Box::new(std::iter::empty()), 0, 3, true).count(), 0);
    }
}
