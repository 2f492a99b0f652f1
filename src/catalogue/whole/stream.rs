//! Ranges of the catalogue as streams of grids.

use super::RowCounts;
use crate::catalogue::generate::{Generator, Start};
use crate::grid::Grid;
use crossbeam_channel::{Receiver, Sender, bounded};
use std::io;
use std::ops::{ControlFlow, Range};
use std::thread;

/// Grids that travel together.
const BATCH: usize = 1024;

/// Batches that may wait.
const WAITING: usize = 8;

/// The grids of a range of indices, in order; made while they are read.
pub struct Grids {
    batches: Receiver<Vec<Grid>>,
    batch: std::vec::IntoIter<Grid>,
    left: u64,
}

/// The grids of a range of indices (cut at [`GRIDS`](super::GRIDS)), in order.
///
/// They are made in the background by `threads` threads (at least one), which end
/// with the iterator. The grids do not depend on the number.
///
/// # Errors
/// No thread can be started.
pub fn grids(range: Range<u64>, threads: usize) -> io::Result<Grids> {
    let end = range.end.min(RowCounts::get().grids());
    let range = range.start.min(end)..end;
    let left = range.end - range.start;
    let (sender, batches) = bounded(WAITING);
    if left != 0 {
        let body = move || send(range, threads, &sender);
        thread::Builder::new().name("catalogue".into()).spawn(body)?;
    }
    Ok(Grids { batches, batch: Vec::new().into_iter(), left })
}

/// Sends the grids of a range of the catalogue that is not empty, until nobody
/// wants them.
fn send(range: Range<u64>, threads: usize, sender: &Sender<Vec<Grid>>) {
    let table = RowCounts::get();
    let find = |index| table.find(index).expect("ranges are cut at the end");
    let (class, row_4) = find(range.start);
    let (last, _) = find(range.end - 1);
    let begin = table.row_range(class, row_4).start;
    let (mut skip, mut left) = ((range.start - begin) as usize, range.end - range.start);
    let mut batch = Vec::with_capacity(BATCH);
    let generator = Generator::new(class..=last).starting(Start { class, row_4 }).threads(threads);
    let _ = generator.run(|group| {
        let expected = table.row_range(group.class(), group.row_4());
        assert_eq!(group.len() as u64, expected.end - expected.start, "as the table has it");
        for (grid, _) in group.grids().skip(skip) {
            batch.push(grid);
            left -= 1;
            if batch.len() == BATCH || left == 0 {
                let full = std::mem::replace(&mut batch, Vec::with_capacity(BATCH));
                if sender.send(full).is_err() || left == 0 {
                    return ControlFlow::Break(());
                }
            }
        }
        skip = 0;
        ControlFlow::Continue(())
    });
}

impl Iterator for Grids {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        loop {
            if let Some(grid) = self.batch.next() {
                self.left -= 1;
                return Some(grid);
            }
            if self.left == 0 {
                return None;
            }
            self.batch = self.batches.recv().expect("the producer ends after the last").into_iter();
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left);
        (left.unwrap_or(usize::MAX), left.ok())
    }
}
