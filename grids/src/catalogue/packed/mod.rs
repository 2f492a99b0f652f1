//! Codec `packed`: pairs of bands 1 and 2, each with its bands 3.
//!
//! Sorted grids come in runs with the same bands 1 and 2: with all bands 3 that
//! are possible, with many of them, or with a few. A block is a sequence of such
//! runs:
//! - Rows 4 to 6 are written from the first one that changes on, each by which of
//!   the possible digits it has: see `rows`.
//! - Where many of the bands 3 are taken, all that are possible are found, in
//!   ascending order, and a bit for each says whether it is there; none if all
//!   are: see `bands_3`.
//! - Where few are taken, finding all would take longer than the rest of the
//!   work. They are written one by one: see `by_stack`.
//!
//! No other knowledge of catalogues is used, and no entropy coder: learned
//! probabilities would save a third of the bits, but each decision waits for the
//! one before it.
//!
//! Numbers of a few bits are in two streams. What tells how to go on and has
//! fixed lengths is in `items`; what has a length that follows from the grid so
//! far, in `choices`. So the processor can look ahead in the first while it is
//! busy with the second.
//!
//! Only grids whose rows and bands stand as in minlex form are written that way:
//! column 1 ascends in bands 2 and 3, and from row 4 to row 7. Any other grid, and
//! one with another first band than the grid before it, is written as its
//! record in full.

mod bands_3;
mod bits;
mod by_stack;
mod decode;
mod encode;
mod last_rows;
mod pair;
mod rows;
mod seventh;

#[cfg(test)]
mod tests;

use super::record::RecordError;
use crate::geometry::CELLS;
pub use bands_3::Bands3;
pub use decode::Decoder;
pub use encode::encode;

/// Why a block cannot be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackedError {
    /// A grid that is written in full is none.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// What is neither a grid in full nor one that follows another.
    #[error("what its block says of it means nothing")]
    Item,
    /// A row is chosen by a number that none has.
    #[error("its row {0} is none of the possible ones")]
    Row(u8),
    /// A band 3 is chosen by a number that none has.
    #[error("its band 3 is none of the possible ones")]
    Band3,
    /// The block has no room for it.
    #[error("its block ends before it does")]
    End,
    /// Something follows the last grid.
    #[error("more follows the last grid of its block")]
    Rest,
}

/// What an item is, as four bits.
///
/// From 0 on, if row 6 is the first that changes: all bands 3, some, and one to
/// [`FEW`] one by one. The same from [`item::ROW_5`] on if that is row 5. If it is
/// row 4, [`item::ROW_4`] is followed by one of these.
mod item {
    pub const ALL: u32 = 0;
    pub const SOME: u32 = 1;
    pub const ONE: u32 = 2;
    pub const ROW_5: u32 = 6;
    pub const ROW_4: u32 = 12;
    /// A grid in full.
    pub const RECORD: u32 = 13;
    /// The last grid again: bits of a number, and the number without its highest.
    pub const AGAIN: u32 = 14;
    /// Bits of an item.
    pub const BITS: u32 = 4;
}

/// The most bands 3 of a pair that are written one by one.
const FEW: usize = (item::ROW_5 - item::ONE) as usize;

/// Bytes before the items: their length.
const LENGTH: usize = 4;

/// More bytes than this number of grids ever takes.
///
/// - In full: an item and 128 bits.
/// - One by one: two items, at most 24 bits for each of rows 4 and 5 (three for
///   each column but the first), 9 for row 6, and 9 for each of the grids.
/// - Some of all bands 3, at least five: two items, 57 bits for rows, and a bit for
///   each seventh row and band. There are no more than 72 seventh rows and 8 bands
///   with each of them (see `bands_3`).
///
/// The last are the most: 713 bits, for five grids. Two bytes are not full.
pub const fn most_bytes(grids: usize) -> usize {
    18 * grids + LENGTH + 2
}

/// Are the rows and bands 2 and 3 as in a grid in minlex form?
fn stands_in_order(digits: &[u8; CELLS]) -> bool {
    let first = |row: usize| digits[9 * row];
    [(3, 4), (4, 5), (3, 6), (6, 7), (7, 8)].into_iter().all(|(a, b)| first(a) < first(b))
}

/// Bands 1 and 2 of a grid.
fn pair_of(digits: &[u8; CELLS]) -> &[u8; 54] {
    digits.first_chunk().expect("81 digits")
}
