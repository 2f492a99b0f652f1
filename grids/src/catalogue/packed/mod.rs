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
//! Numbers of a few bits are in two streams. The stream `items` has the numbers of fixed lengths,
//! which say what comes next; the stream `choices` has the numbers whose lengths follow from the
//! grid so far. The processor can look ahead in the first stream while it decodes the second.
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
mod layout;
mod pair;
mod rows;
mod seventh;

#[cfg(test)]
mod tests;

pub use bands_3::Bands3;
pub use decode::Decoder;
pub use encode::encode;
pub use layout::{PackedError, most_bytes};
