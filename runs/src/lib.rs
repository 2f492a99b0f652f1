//! Long runs. A run directory records what was searched, so that a run can be stopped, killed,
//! resumed, split into shards and merged, and so that anyone can check what it did.
//!
//! `docs/run-directory.md` describes the files byte by byte. A run is cut into work [`Units`]. The
//! search of each unit starts from the same state, so its results depend on its grids alone. The
//! [`Recorder`] records each unit as soon as it was searched; when all units are recorded,
//! [`complete()`] writes the puzzles and the canonical [`evidence`] in the order of the input.
//!
//! | File | |
//! |---|---|
//! | `manifest`, `asked` | what the run is about |
//! | `folder` | the directory: who may work on it, what it holds |
//! | `units`, `input` | the work units, and their grids |
//! | `shard`, `merge` | parts for several processes, and their joining |
//! | `status` | how far it is |
//! | `recorder`, `journal`, `found` | the working log, and its puzzles |
//! | `gather`, `row` | what was searched of a unit, and a line of the evidence |
//! | `canary` | grids with known puzzles, searched beside others |
//! | `complete`, `evidence` | the end of a run |
//! | `sampled` | some units alone, for a plan |
//! | `check`, `audit`, `repeat` | is everything there, and right? |
//! | `pairs` | the pairs of bands of a census |
//! | `difference`, `hash`, `tally`, `error` | what these share |

#[cfg(test)]
#[allow(dead_code)] // The tests of scans use all of it.
#[path = "../../tests/support/fake.rs"]
mod fake;
#[cfg(test)]
#[path = "../../tests/support/test_size.rs"]
mod test_size;

mod asked;
pub mod audit;
mod canary;
pub mod census;
pub mod check;
mod complete;
mod difference;
mod error;
pub mod evidence;
mod folder;
mod found;
mod gather;
mod hash;
mod input;
pub mod journal;
mod manifest;
mod merge;
mod names;
mod pairs;
mod recorder;
mod repeat;
mod row;
mod sampled;
pub mod shard;
mod status;
mod tally;
mod units;

pub use asked::{Asked, CensusOf, RunKind};
pub use canary::{Canaries, Canary};
pub use complete::{complete, write_found, write_output};
pub use error::RunError;
pub use folder::{Folder, is_part, is_there, run_of, write_file};
pub use hash::{Hash64, Hash128};
pub use input::batches;
pub use journal::Session;
pub use manifest::{Detail, FILE as MANIFEST, FORMAT, GridsOf, Identity, Manifest, Shard};
pub use merge::merge;
pub use names::{FOUND, LINE, PUZZLES};
pub use recorder::{Recorder, now};
pub use repeat::repeat;
pub use row::{Row, Totals};
pub use sampled::SampledUnits;
pub use status::{OfClues, State, Status};
pub use tally::Tally;
pub use units::Units;
