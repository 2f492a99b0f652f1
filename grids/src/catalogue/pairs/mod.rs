//! The virtual list of all essentially different pairs of bands.
//!
//! The list has the minlex forms of all [pairs](Pair) in the order of their texts; the index of a
//! pair is its place there, from 0. Nothing is stored but a table of how many pairs there
//! are in each block of rows 4; those of a block are walked when asked for.

mod blocks;
mod count;
mod list;
#[cfg(feature = "system")]
mod sample;
#[cfg(test)]
mod tests;
mod thirds;
mod walk;

use crate::symmetry::Pair;
use blocks::blocks;
use std::ops::ControlFlow;
use walk::PairWalk;

pub use blocks::{PAIRS, THIRD_BANDS, class_range};
pub use count::{PairCount, Sums};
pub use list::{Listed, pairs};
#[cfg(feature = "system")]
pub use sample::Sample;
pub use thirds::{Thirds, grid};

/// The index of a pair, by its minlex form.
pub fn rank(pair: &Pair) -> u64 {
    let minlex = pair.minlex();
    let walk = PairWalk::new(minlex.class);
    let [_, band_2] = minlex.pair.bands();
    let block = walk.block_of(band_2.first_chunk().expect("three rows"));
    let mut before = 0;
    let found = walk.block(block, |other, _| {
        if other == band_2 {
            return ControlFlow::Break(());
        }
        before += 1;
        ControlFlow::Continue(())
    });
    assert!(found.is_break(), "{} is not minlex", minlex.pair);
    blocks().range(minlex.class, block).start + before
}

/// The pair of an index; `None` from [`PAIRS`] on.
pub fn unrank(index: u64) -> Option<Pair> {
    let (class, block) = blocks().find(index)?;
    let mut before = index - blocks().range(class, block).start;
    let found = PairWalk::new(class).block(block, |band_2, _| {
        if before == 0 {
            return ControlFlow::Break(Pair::from_bands(class.band(), band_2));
        }
        before -= 1;
        ControlFlow::Continue(())
    });
    Some(found.break_value().expect("each block has as many pairs as the table has"))
}
