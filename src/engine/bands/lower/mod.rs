//! From the leaves of bands 1+2 to puzzles: tests that drop most leaves, and the search for the
//! clues of band 3.

pub(crate) mod hit_band_3;
pub(crate) mod leaves;
pub(crate) mod many_bands_3;
pub(crate) mod one_band_3;
