//! The layout of a block, shared by its writer and its reader.

use super::super::record::RecordError;
use crate::geometry::CELLS;

/// Why a block cannot be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackedError {
    /// A record that is written in full is no grid.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// An item that announces neither a full record nor a change of the last grid.
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
pub mod item {
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
pub const FEW: usize = (item::ROW_5 - item::ONE) as usize;

/// Bytes before the items: their length.
pub const LENGTH: usize = 4;

/// More bytes than this number of grids ever takes.
///
/// - A grid in full: an item and 128 bits.
/// - One by one: two items, at most 24 bits for each of rows 4 and 5 (three for
///   each column but the first), 9 for row 6, and 9 for each of the grids.
/// - Some of all bands 3, at least five: two items, 57 bits for rows, and a bit for
///   each seventh row and band. There are no more than 72 seventh rows and 8 bands
///   with each of them (see `bands_3`).
///
/// The last way takes the most: 713 bits, for five grids. Two bytes may be partly filled.
pub const fn most_bytes(grids: usize) -> usize {
    18 * grids + LENGTH + 2
}

/// Whether rows and bands are ordered like in minlex form: column 1 ascends in bands 2 and 3, and
/// from row 4 to row 7.
pub fn stands_in_order(digits: &[u8; CELLS]) -> bool {
    let first = |row: usize| digits[9 * row];
    [(3, 4), (4, 5), (3, 6), (6, 7), (7, 8)].into_iter().all(|(a, b)| first(a) < first(b))
}

/// Bands 1 and 2 of a grid.
pub fn pair_of(digits: &[u8; CELLS]) -> &[u8; 54] {
    digits.first_chunk().expect("81 digits")
}
