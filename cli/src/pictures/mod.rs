//! Pictures of grids, puzzles and UAs.
//!
//! Something is drawn as a [`Picture`], a list of shapes of one colour each, which [`svg`]
//! writes down. The letters of texts are outlines that are part of the program: no picture
//! depends on the fonts of a machine.
//!
//! | File | |
//! |---|---|
//! | `picture` | shapes and colours |
//! | `font` | outlines of characters |
//! | `numbers` | numbers in pictures |
//! | `svg` | a picture as a file |
//! | `layout`, `board`, `stripes`, `legend` | a grid with digits, clues and UAs |

pub mod board;
mod font;
mod layout;
mod legend;
mod numbers;
mod picture;
pub mod stripes;
pub mod svg;
#[cfg(test)]
mod tests;

pub use layout::Uas;
pub use picture::Picture;
