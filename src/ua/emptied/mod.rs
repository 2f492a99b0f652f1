//! UAs among the differences between a grid and the other solutions of a
//! puzzle: some cells of the grid are emptied, and the rest is solved.
//!
//! Each solution other than the grid differs from it in a UA. There are up to
//! millions, and few of these UAs are minimal, so solutions are not made one by
//! one and compared afterwards. They are built digit by digit, and a
//! branch ends as soon as the cells that have changed for certain contain a known
//! UA:
//!
//! ```text
//! for each way to place the next digit
//!     its old cells that it leaves, and the cells that it enters, have changed
//!     a known UA is among the cells that have changed so far → next way
//! all digits placed: the changed cells are a UA
//! keep the UAs that contain no other
//! ```
//!
//! | File | |
//! |---|---|
//! | `layout` | the emptied cells as bits, and the ways to place a digit |
//! | `known` | which known UAs are among the changed cells |
//! | `cells` | the search |

mod cells;
mod known;
mod layout;

pub(crate) use cells::CellsEmptied;
