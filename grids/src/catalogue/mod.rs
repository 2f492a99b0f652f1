//! Catalogues: many grids in a fixed order, each with an index.
//!
//! - [`mod@file`]: files of grids, `.gsc`.
//! - [`whole`]: all essentially different grids by their indices, without a file. It
//!   has the numbers of grids of each row 4 from a table, what is within one from [`walk`].
//! - [`draws`]: a random sample of all grids.
//! - [`walk`]: the essentially different grids of a single row 4, from nothing.
//! - [`pairs`]: all essentially different pairs of bands by their indices.
//! - [`mod@record`]: a grid in 16 bytes; [`packed`]: sorted grids in a few bits each, and all bands 3
//!   that complete two bands.

mod class_lists;
pub mod draws;
#[cfg(feature = "system")]
pub mod file;
pub mod packed;
pub mod pairs;
pub mod record;
#[cfg(test)]
mod tests;
pub mod walk;
pub mod whole;
