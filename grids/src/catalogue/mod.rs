//! Catalogues: many grids in a fixed order, each with an index.
//!
//! - [`mod@file`]: files of grids, `.gsc`.
//! - [`whole`]: all essentially different grids by their indices, without a file. It
//!   has the numbers of grids of each row 4 from a table, what is within one from
//!   [`walk`], and streams of grids from [`generate`].
//! - [`draws`]: a random sample of all grids.
//! - [`generate`]: all essentially different grids from nothing, a class after another.
//! - [`walk`]: the grids of a single row 4.
//! - [`pairs`]: all essentially different pairs of bands by their indices.
//! - [`mod@record`]: a grid in 16 bytes; [`packed`]: sorted grids in a few bits each, and all bands 3
//!   that complete two bands.

pub mod draws;
#[cfg(feature = "system")]
pub mod file;
pub mod generate;
pub mod packed;
pub mod pairs;
pub mod record;
mod short_numbers;
#[cfg(test)]
mod testing;
pub mod walk;
pub mod whole;
