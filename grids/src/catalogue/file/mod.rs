//! `.gsc`: a file of grids.
//!
//! `docs/gsc-format.md` has the format byte by byte. In short: a header of 128
//! bytes, the grids in blocks of 4,096 or so, and an index that says where each
//! block begins and what its checksum is; in a sorted file of minlex grids also
//! an index of the classes of band 1. All numbers are little-endian, sections
//! begin at multiples of 64 bytes, and every byte is covered by a checksum.
//!
//! - [`Writer`] makes a file, [`Reader`] maps one and reads it, [`verify()`]
//!   checks all of it.
//! - [`Codec::Raw`] has a record of 16 bytes for any grid, found by its index alone.
//!   [`Codec::Packed`] has blocks in which each grid is stored as its difference from the grid
//!   before: a few bits if the grids are sorted.
//!
//! A damaged, truncated or malicious file gives an error that names the place. Every length in a
//! file is checked against the others before it is used.

mod codec;
mod error;
mod header;
mod index;
mod map;
mod reader;
#[cfg(feature = "system")]
mod verify;
mod writer;

#[cfg(test)]
mod tests;

pub use codec::Codec;
pub use error::FileError;
pub use header::{HEADER, Header, MAGIC};
pub use index::CLASSES;
pub use reader::{Grids, Reader};
#[cfg(feature = "system")]
pub use verify::verify;
pub use writer::{Options, Writer};
