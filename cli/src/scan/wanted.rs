//! An input, and which of its grids are searched.

use gridsieve::scan::{Comments, Input};
use std::ops::Range;

/// An input, and the numbers of its grids that are to be scanned: to [`u64::MAX`] if
/// nobody knows how many there are.
pub struct Wanted {
    pub input: Input,
    pub range: Range<u64>,
    pub comments: Comments,
}

impl Wanted {
    /// How many grids there are, if that is known.
    pub fn grids(&self) -> Option<u64> {
        let Range { start, end } = self.range;
        (end != u64::MAX).then_some(end - start)
    }
}
