//! Pictures of grids, puzzles and UAs.
//!
//! Something is drawn as a [`Picture`], a list of shapes of one colour each, which [`svg`]
//! writes down. The same arguments give the same bytes everywhere; the letters are those of a font of
//! the reader.
//!
//! | File | |
//! |---|---|
//! | `picture` | shapes and colours |
//! | `svg` | a picture as a file |
//! | `layout`, `board`, `stripes`, `legend` | a grid with digits, clues and UAs |

pub mod board;
mod layout;
mod legend;
mod picture;
pub mod stripes;
pub mod svg;
#[cfg(test)]
mod tests;

pub use layout::Uas;
pub use picture::Picture;
