//! The UAs that are known before a search begins: those inside the pair of bands, and those that
//! cross band 3.

pub(crate) mod band_3;
pub(crate) mod pattern_cells;
pub(crate) mod patterns;
pub(crate) mod two_bands;
