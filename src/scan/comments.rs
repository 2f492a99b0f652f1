//! The comments that a text has on its grids, so that they can be written beside the results.

use gridsieve_grids::Grid;
use gridsieve_grids::texts::{InputError, Items};
use std::collections::HashMap;
use std::io::BufRead;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Comments on grids that were read and whose results are not written yet, by the grids' numbers.
#[derive(Clone, Default)]
pub struct Comments(Arc<Mutex<HashMap<u64, String>>>);

impl Comments {
    pub(super) fn put(&self, grid: u64, comment: &str) {
        if !comment.is_empty() {
            self.all().insert(grid, comment.to_owned());
        }
    }

    /// The comment on a grid.
    pub fn get(&self, grid: u64) -> Option<String> {
        self.all().get(&grid).cloned()
    }

    /// Forgets the one on a grid: all its results were written.
    pub fn forget(&self, grid: u64) {
        self.all().remove(&grid);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<u64, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The grids of a text, the first of which has the number `first`. Their comments are noted if they
/// are wanted.
pub(super) fn noted<R: BufRead>(
    mut items: Items<R, Grid>,
    first: u64,
    comments: Option<Comments>,
) -> impl Iterator<Item = Result<Grid, InputError>> {
    let mut number = first;
    std::iter::from_fn(move || {
        let item = items.next()?;
        if item.is_ok() {
            if let Some(comments) = &comments {
                comments.put(number, items.comment());
            }
            number += 1;
        }
        Some(item)
    })
}
