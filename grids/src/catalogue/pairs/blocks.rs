//! How many pairs there are in each block of rows 4.
//!
//! The numbers lie in the file `blocks.table` beside this one, in the format of
//! [`class_lists`]. The lists are [`PairCount::blocks`](super::PairCount::blocks) of all classes.

use crate::catalogue::class_lists;
use crate::catalogue::class_lists::Pieces;
use crate::symmetry::BandClass;
use std::ops::Range;
use std::sync::LazyLock;

/// Number of essentially different pairs.
pub const PAIRS: u64 = 983_959_110;

/// Number of their third bands: those of a pair that its automorphisms make of each other are one.
pub const THIRD_BANDS: u64 = 32_835_497_303;

/// The indices of the pairs whose first band is of this class.
pub fn class_range(class: BandClass) -> Range<u64> {
    blocks().class_range(class)
}

/// The blocks of all pairs.
pub fn blocks() -> &'static Pieces {
    static TABLE: LazyLock<Pieces> =
        LazyLock::new(|| Pieces::new(&class_lists::read(include_bytes!("blocks.table")).0));
    &TABLE
}
