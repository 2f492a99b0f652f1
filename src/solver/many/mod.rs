//! Solves many puzzles at a time, one in each lane of the vectors.
//!
//! ```text
//! each lane: the board of a puzzle, and a stack of boards to go back to
//! repeat
//!     a pass of propagation over all lanes
//!     for each lane that is dead, or where nothing was struck out:
//!         dead: go on with the last board of its stack
//!         each cell has one digit: a solution; then the same
//!         else guess: a cell's first candidate here, the others on the stack
//!         nothing on the stack: the lane takes the next puzzle
//!         512 dead ends: a SAT solver searches what is left on the stack
//! ```
//!
//! A lane takes the next puzzle as soon as its puzzle is done, so the vectors are always full,
//! however long single puzzles take.
//!
//! | File | |
//! |---|---|
//! | `board` | how a puzzle lies in a lane |
//! | `pass` | a pass of propagation |
//! | `guess` | what to try where nothing follows |
//! | `dead_ends` | what to try after many dead ends |
//! | `search` | the lanes and their stacks |
//! | `answers` | numbers of solutions, canonical forms, and clues that are not needed |

mod answers;
pub mod board;
mod dead_ends;
pub mod guess;
mod pass;
pub mod search;
#[cfg(test)]
mod tests;

pub use answers::{Answer, Invalid, answers, canonical_forms, redundant_clues, solutions};
