//! Sources: iterators that give the search its grids.

use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::MAGIC;
use gridsieve_grids::texts::InputError;

/// Grids on their way to the search. They are read in a thread of its own.
///
/// A [bad line](InputError::is_bad_line) may be followed by more grids; any
/// other error ends them.
pub type Source = Box<dyn Iterator<Item = Result<Grid, InputError>> + Send>;

/// How a `.gsc` file begins, even one that a transfer as text has changed: the
/// line ends in the rest of its magic are there to show that.
pub const GSC: &[u8] = MAGIC.split_at(4).0;
