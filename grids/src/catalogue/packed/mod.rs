//! Codec `packed`: pairs of bands 1 and 2, each with its bands 3.
//!
//! Sorted grids come in runs with the same bands 1 and 2: with all bands 3 that
//! are possible, with many of them, or with a few. A block is a sequence of such
//! runs:
//! - Rows 4 to 6 are written from the first row that changes on, as choices among the possible
//!   digits: see `rows`.
//! - If a run has many of the possible bands 3, all of these are computed in ascending order, and a
//!   bit for each says whether the run has it; there are no bits if the run has all: see `bands_3`.
//! - If a run has few bands 3, computing all would take longer than the rest of the work. These
//!   bands are written one by one: see `by_stack`.
//!
//! The codec uses no other knowledge of catalogues and no entropy coder. Learned probabilities
//! would save a third of the bits, but each decision would have to wait for the one before it.
//!
//! Numbers of a few bits are in two streams. The stream `items` has the numbers of fixed lengths,
//! which say what comes next; the stream `choices` has the numbers whose lengths follow from the
//! grid so far. The processor can look ahead in the first stream while it decodes the second.
//!
//! Only grids whose rows and bands are ordered like in minlex form are written that way: column 1
//! ascends in bands 2 and 3, and from row 4 to row 7. Any other grid, and a grid with another first
//! band than the grid before it, is written as a full record.

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
