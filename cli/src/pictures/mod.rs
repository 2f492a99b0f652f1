//! Pictures of grids, puzzles, UAs and searches.
//!
//! Something is drawn once, as a [`Picture`]: a list of shapes of one colour each.
//! [`svg`] and [`png`] only write it down, so both look the same. Texts are drawn as
//! the outlines of letters that are part of the program: no picture depends on the
//! fonts of a machine.
//!
//! | File | |
//! |---|---|
//! | `picture` | shapes and colours |
//! | `font` | outlines of characters |
//! | `svg`, `png` | pictures as files |
//! | `board`, `stripes`, `legend` | a grid with digits, clues and UAs |
//! | `plot` | what the crate `plotters` draws on |
//! | `chart`, `durations` | statistics of searches |

pub mod board;
pub mod chart;
pub mod durations;
mod font;
mod legend;
mod picture;
mod plot;
pub mod png;
pub mod stripes;
pub mod svg;
#[cfg(test)]
mod tests;

pub use picture::Picture;
