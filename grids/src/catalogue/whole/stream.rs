//! Ranges of the catalogue as streams of grids.

use super::RowCounts;
use crate::Grid;
use crate::catalogue::generate::{Generator, RowGroup};
use crossbeam_channel::bounded;
use std::io;
use std::ops::{ControlFlow, Range};
use std::thread;

/// Rows 4 whose grids may wait.
const WAITING: usize = 8;

/// The grids of a range of indices (cut at [`GRIDS`](super::GRIDS)), in order; made while they
/// are read.
///
/// They are made in the background by `threads` threads (at least one), which end
/// with the iterator. The grids do not depend on the number.
///
/// # Errors
/// No thread can be started.
pub fn grids(
    range: Range<u64>,
    threads: usize,
) -> io::Result<impl Iterator<Item = Grid> + Send + use<>> {
    let table = RowCounts::get();
    let end = range.end.min(table.grids());
    let range = range.start.min(end)..end;
    let (sender, groups) = bounded(WAITING);
    let mut skipped = 0;
    if !range.is_empty() {
        let find = |index| table.find(index).expect("the range is cut at the end");
        let ((class, row_4), last) = (find(range.start), find(range.end - 1));
        skipped = (range.start - table.row_range(class, row_4).start) as usize;
        let generator = Generator::new(class..=last.0).starting(row_4).threads(threads);
        let make = move || {
            let _ = generator.run(|group| {
                let place = (group.class(), group.row_4());
                let expected = table.row_range(place.0, place.1);
                assert_eq!(
                    group.len() as u64,
                    expected.end - expected.start,
                    "as the table has it"
                );
                let is_wanted = sender.send(group).is_ok();
                if is_wanted && place != last {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        };
        thread::Builder::new().name("catalogue".into()).spawn(make)?;
    }
    let grids = |group: RowGroup| group.grids().map(|(grid, _)| grid).collect::<Vec<_>>();
    let mut grids = groups.into_iter().flat_map(grids).skip(skipped);
    Ok(range.map(move |_| grids.next().expect("the thread ends after the last one")))
}
