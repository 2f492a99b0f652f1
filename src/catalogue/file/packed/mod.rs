//! Codec `packed`: each grid says how it goes on from the one before it.
//!
//! Sorted grids are the leaves of a tree. Below a first band its nodes are rows
//! 4, 5 and 6 and the whole band 3, and the children of a node are all that is
//! possible there, in ascending order: see [`tree`]. Going from a
//! grid to the next one means leaving some levels, skipping a few children of
//! the level where they part, and going down again. Children are skipped when
//! they lead to no grid of the file; no other knowledge of catalogues is used.
//!
//! In a sorted catalogue most numbers of skipped children are 0, and many
//! choices are forced. What is left is written as yes-or-no decisions, each with
//! a probability that is learned from those before it: see [`models`] and
//! [`entropy`]. A block begins with everything forgotten, so that it can be read
//! alone.
//!
//! The tree has only grids whose rows and bands stand as in minlex form: column
//! 1 ascends in bands 2 and 3, and from row 4 to row 7. Any other grid, one that
//! does not come after its predecessor, and one with another first band is
//! written as its [record](super::record()) in full.

mod bands_3;
mod entropy;
mod last_rows;
mod models;
mod rows;
mod seventh;
mod tree;

#[cfg(test)]
mod tests;

use super::record::{RECORD_BYTES, Record, RecordError, record};
use crate::grid::Grid;
use entropy::{Coder, Reading, Writing};
use models::Models;
use tree::Path;

/// Why a block cannot be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackedError {
    /// It is not a sequence of 32-bit words that an encoder can have written.
    #[error("its bytes are no entropy-coded words")]
    Words,
    /// A grid that is written in full is none.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// A row is chosen where there are not so many.
    #[error("its row {0} is none of the possible ones")]
    Row(u8),
    /// A band 3 is chosen where there are not so many.
    #[error("its band 3 is none of the possible ones")]
    Band3,
    /// Something follows the last grid.
    #[error("more follows the last grid of its block")]
    Rest,
}

/// More bytes than so many grids ever take.
///
/// A grid takes at most 7 choices (go on at each of 4 levels, enter each of 3) and
/// the decision whether it is in full; one in full takes a choice, that decision
/// and a record, which is less. A choice is among at most 8! children (a row whose
/// first digit is given): two decisions for none and all, and up to 15 each for
/// the length and the bits of a number below 2^16. The least chance, 1 of 2,048,
/// takes 11 bits. What the words add is far below a byte a grid, and 8 for all.
pub const fn most_bytes(grids: usize) -> usize {
    const DECISIONS: usize = 7 * (2 + 15 + 15) + 1;
    grids * (DECISIONS * 11 / 8 + 1) + 16
}

/// Appends a block of these grids.
pub fn encode(grids: &[Grid], bytes: &mut Vec<u8>) {
    let (mut coder, mut models) = (Writing::new(), Models::new());
    let mut path = Path::new();
    for grid in grids {
        let done = match path.follows(grid) {
            true => path.step(&mut coder, &mut models, Some(grid)),
            false => path.leave(&mut coder, &mut models).map(|()| {
                for byte in record(grid) {
                    coder.byte(byte);
                }
                path.begin(grid);
            }),
        };
        done.expect("a grid that follows is in the tree");
    }
    coder.finish(bytes);
}

/// Decodes blocks. It keeps tables from one block to the next.
pub struct Decoder {
    path: Path,
    models: Models,
}

impl Decoder {
    pub fn new() -> Decoder {
        Decoder { path: Path::new(), models: Models::new() }
    }

    /// Decodes the first grids of a block, all if `grids` are the `whole` block,
    /// and counts them in `done`.
    ///
    /// # Errors
    /// The block was not written by [`encode`].
    pub fn decode(
        &mut self,
        block: &[u8],
        whole: bool,
        grids: &mut [Grid],
        done: &mut usize,
    ) -> Result<(), PackedError> {
        let mut coder = Reading::new(block)?;
        self.models.forget();
        self.path.forget();
        for grid in grids {
            if !self.path.step_or_leave(&mut coder, &mut self.models)? {
                let bytes: [u8; RECORD_BYTES] = std::array::from_fn(|_| coder.byte(0));
                self.path.begin(&Record::new(&bytes).grid()?);
            }
            grid.overwrite(|digits| self.path.write(digits));
            *done += 1;
        }
        if whole && !coder.is_at_end() {
            return Err(PackedError::Rest);
        }
        Ok(())
    }
}
