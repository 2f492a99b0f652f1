//! A range of the grids of a source.

use super::source::Source;
use gridsieve_grids::texts::InputError;
use std::iter;
use std::ops::Range;

/// The grids of a source from number `grids.start` to `grids.end - 1`, counted from 0. Bad lines do
/// not count, and are passed on. Grids after the range are not read. If the input, called `name`,
/// ends before the range does, this is an error. With the end `u64::MAX` the range goes to the end
/// of the input, and only its start has to exist or be that end.
pub fn part(mut source: Source, name: impl Into<String>, grids: Range<u64>) -> Source {
    let (Range { start, end }, name) = (grids, name.into());
    let least = if end == u64::MAX { start } else { end };
    let (mut read, mut ended) = (0, false);
    Box::new(iter::from_fn(move || {
        while !ended && read < end {
            match source.next() {
                Some(Ok(grid)) => {
                    read += 1;
                    if read > start {
                        return Some(Ok(grid));
                    }
                }
                Some(Err(error)) => return Some(Err(error)),
                None => ended = true,
            }
            if ended && read < least {
                return Some(Err(InputError::short(&name, read, least)));
            }
        }
        None
    }))
}

#[cfg(test)]
mod tests {
    use super::super::fake::grid;
    use super::*;

    #[test]
    fn parts_of_a_source() {
        let source = || -> Source {
            let bad =
                || InputError::Line { name: "f".to_owned(), line: 2, reason: "too long".into() };
            let items = [Ok(grid(0)), Err(bad()), Ok(grid(1)), Ok(grid(2))];
            Box::new(items.into_iter())
        };
        let read = |range: Range<u64>| -> Vec<String> {
            let item = |item: Result<gridsieve_grids::Grid, InputError>| match item {
                Ok(found) => (0..3).position(|n| grid(n) == found).unwrap().to_string(),
                Err(error) if error.is_bad_line() => "bad".to_owned(),
                Err(error) => error.to_string(),
            };
            part(source(), "f", range).map(item).collect()
        };
        assert_eq!(read(0..3), ["0", "bad", "1", "2"]);
        assert_eq!(read(0..1), ["0"]);
        assert_eq!(read(1..2), ["bad", "1"]);
        assert_eq!(read(2..2), ["bad"]);
        assert_eq!(read(1..u64::MAX), ["bad", "1", "2"]);
        assert_eq!(read(3..u64::MAX), ["bad"]);
        let short = |end| format!("f has 3 grids: there is no grid {end}, counted from 0");
        assert_eq!(read(1..4), ["bad", "1", "2", &short(3)]);
        assert_eq!(read(4..u64::MAX), ["bad", &short(3)]);
    }
}
