//! Pairs one after another.

use super::blocks::{PAIRS, blocks};
use super::walk::PairWalk;
use crate::symmetry::{BandClass, Pair};
use std::ops::{ControlFlow, Range};

/// A pair of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its place in the list, from 0.
    pub index: u64,
    /// The minlex form.
    pub pair: Pair,
    /// The number of maps that leave it as it is: at least 1.
    pub automorphisms: u16,
}

/// The pairs of a range of indices (cut at [`PAIRS`]), in order.
///
/// Each block is walked once and to its end, when its first pair is asked for: of 10,000 pairs or
/// more each takes about 0.1 µs. A single one is found in half the time by [`unrank`](super::unrank).
pub fn pairs(range: Range<u64>) -> impl Iterator<Item = Listed> {
    let (mut next, end) = (range.start, range.end.min(PAIRS));
    let of_blocks = std::iter::from_fn(move || {
        let (class, block) = if next < end { blocks().find(next) } else { None }?;
        next = blocks().range(class, block).end;
        Some(pairs_of_block(class, block))
    });
    of_blocks.flatten().filter(move |listed| range.contains(&listed.index))
}

/// The pairs of a block.
fn pairs_of_block(class: BandClass, block: usize) -> Vec<Listed> {
    let indices = blocks().range(class, block);
    let mut found = Vec::with_capacity((indices.end - indices.start) as usize);
    let _: ControlFlow<()> = PairWalk::new(class).block(block, |band_2, automorphisms| {
        let index = indices.start + found.len() as u64;
        let pair = Pair::from_bands(class.band(), band_2);
        found.push(Listed { index, pair, automorphisms });
        ControlFlow::Continue(())
    });
    let end = indices.start + found.len() as u64;
    assert_eq!(end, indices.end, "each block has as many pairs as the table has");
    found
}
