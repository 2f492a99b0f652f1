//! The unhit UAs of bands 1+2 along a path of the search, in two forms.
//!
//! A form is built from the UAs of a subtree and then follows the path: the state of depth d
//! belongs to the node at which d clues were placed in the subtree. A subtree keeps up
//! to a threshold of UAs as hitting vectors and unhit vectors, more of them as a list; with the
//! default threshold none has more. The search for roots always uses a list, that of the last clues
//! always vectors.

use crate::engine::bands::config::LAST_UAS;
#[cfg(doc)]
use crate::engine::bands::config::UAS_TO_BRANCH_ON;
use gridsieve_kernels::{SPARE_WORDS, Token};

/// The first unhit UAs that are looked at together, and what a kernel writes
/// behind them.
pub(crate) type FirstUas = [u64; LAST_UAS + SPARE_WORDS];

/// Places of the UAs of one word: one for each bit, and place 64 for an empty word, which has 64
/// trailing zeros. A power of two: an index needs no check.
pub(crate) const WORD_PLACES: usize = 128;

/// The unhit UAs along a path, on the kernels of `T`.
pub(crate) trait Unhit<T: Token>: Learn {
    /// The UAs of a subtree, none of them hit, the smallest first.
    fn build(&mut self, token: T, uas: &[u64]);

    /// Goes from the node at `depth` to its child with a clue in `cell`.
    fn place(&mut self, token: T, depth: usize, cell: usize);

    /// The alive cells of the unhit UA with the fewest of them, among the
    /// first [`UAS_TO_BRANCH_ON`]; `None` if all UAs are hit.
    fn branch(&self, token: T, depth: usize, alive: u64) -> Option<u64>;

    /// The alive cells of the first unhit UAs, at most [`LAST_UAS`]; gives their number. The
    /// other places are scratch.
    fn first(&self, token: T, depth: usize, alive: u64, uas: &mut FirstUas) -> usize;
}

/// Unhit UAs along a path that more can join.
pub(crate) trait Learn {
    /// Adds a UA that is unhit at all depths up to `depth`. Without room for it
    /// the one learned longest ago makes way; if none was learned, the new one is dropped.
    fn learn(&mut self, depth: usize, ua: u64);
}
