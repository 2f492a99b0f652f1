//! The grids of a run, as batches: its work units.

use super::manifest::Manifest;
use gridsieve::scan::{Batches, Cut, Input};
use itertools::Either;
use std::iter;
use std::ops::Range;

/// The grids of some ranges, which ascend, unit by unit. A canary comes before its unit.
pub fn batches(input: Input, manifest: &Manifest, todo: Vec<Range<u64>>) -> Batches {
    let (units, canaries, asked) = (manifest.units(), manifest.canaries, manifest.asked.clone());
    let of_units = units.clone();
    let batches = todo.into_iter().flat_map(move |range| {
        let whole = of_units.can_cut(range.start) && of_units.can_cut(range.end);
        assert!(whole, "ranges begin and end with units");
        let first = range.start;
        match input.source(range) {
            Ok(source) => {
                let size = of_units.size() as usize;
                Either::Left(Cut::new(source, first, size, false).at_multiples())
            }
            Err(error) => Either::Right(iter::once(Err(error))),
        }
    });
    Box::new(batches.flat_map(move |batch| {
        let first = batch.as_ref().map_or(0, |batch| batch.first);
        let unit = units.number_of(first);
        // An error has none.
        let canaries = canaries.filter(|_| batch.is_ok());
        let canary = canaries.and_then(|canaries| canaries.batch(unit, &asked));
        canary.map(Ok).into_iter().chain([batch])
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fake::grid;
    use crate::{Asked, Canaries, Detail, FORMAT, Hash128, Identity, RunKind};
    use gridsieve::engine::Question;
    use gridsieve::scan::{CANARIES, Keep, Kind};
    use std::io::Cursor;
    use std::num::NonZeroU64;

    fn input(grids: usize) -> Input {
        Input::of_grids("f", (0..grids).map(grid).collect::<Vec<_>>())
    }

    /// The manifest of a run over some grids, four in a unit.
    fn manifest(part: Range<u64>) -> Manifest {
        Manifest {
            format: FORMAT,
            kind: Some(RunKind::Scan),
            program: "1".to_owned(),
            commit: None,
            search: 1,
            engine: "fake".to_owned(),
            input: Identity { kind: Kind::Text, grids: 20, hash: Hash128(1) },
            input_name: "grids".to_owned(),
            range: [part.start, part.end],
            part: [part.start, part.end],
            shard: None,
            grids: None,
            unit: 4,
            asked: Asked::new(&Question::new(17), Keep::default()),
            evidence: Detail::Grid,
            canaries: None,
            skipped: 0,
        }
    }

    #[test]
    fn a_canary_comes_before_its_unit() {
        let mut manifest = manifest(2..17);
        let canaries = Canaries::new(&manifest.asked, "fake").unwrap();
        let every = NonZeroU64::new(2).unwrap();
        manifest.canaries = Some(Canaries { every, ..canaries });
        let batches = batches(input(20), &manifest, vec![2..8, 12..17]);
        let first: Vec<u64> = batches.map(|batch| batch.unwrap().first).collect();
        assert_eq!(first, [2, CANARIES + 1, 4, CANARIES + 3, 12, 16]);
    }

    #[test]
    fn units_that_are_to_do_are_given_whole() {
        let batches = batches(input(20), &manifest(2..17), vec![2..8, 12..17]);
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
            let batches = batches(input, &manifest(0..8), todo);
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
