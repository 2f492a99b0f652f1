//! Scans many grids: one thread reads them, several threads search them, and the results are passed
//! on in input order for any number of threads.
//!
//! - [`Input`] has the grids: of a file, a pipe, the catalogue, and others. The scan
//!   [checks](Input::check) the lines of a file before it searches, so that a bad line is reported
//!   at once. Any iterator of grids can be a [`Source`].
//! - [`Plan`] names the question, the engine, and the puzzles to keep.
//! - [`scan()`] runs the scan and gives each [`GridResult`] to a [`Sink`]. A long run passes its
//!   own [`Batches`] to [`scan_batches()`], and takes results as they come.
//!
//! Before a puzzle is kept, a solver that shares no code with the engines checks it again; a puzzle
//! that fails is a [fault](GridResult::faults) of the engine.
//!
//! The memory does not depend on the length of the input: see [`Limits`].

mod batches;
mod check;
mod collector;
mod comments;
mod drive;
mod event;
mod fewest;
mod gate;
mod groups;
mod input;
mod kind;
mod limits;
mod pair_engine;
mod pairs;
mod part;
mod pin;
mod plan;
mod result;
mod shared;
mod source;
mod store;
mod text;
mod topology;
mod worker;

#[cfg(test)]
#[path = "../../tests/support/fake.rs"]
pub(crate) mod fake;
#[cfg(test)]
mod tests;

pub use batches::{Batch, Batches, CANARIES, Cut};
pub use check::{FaultKind, can_lose, is_minimal, obeys};
pub use comments::Comments;
pub use drive::{scan, scan_batches};
pub use gridsieve_grids::texts::{InputError, Items, LineError, Syntax};
pub use input::Input;
pub use kind::Kind;
pub use limits::{Limits, MOST_SHARE};
pub use pair_engine::{Census, PairEngine, PairSearch, canonical};
pub use pin::{Pin, Pinning, available_cores, choose_cores, is_available};
pub use plan::{Keep, Plan};
pub use result::{
    FewestClues, FoundPuzzle, GridEnd, GridResult, OfClues, Outcome, Progress, Proof, PuzzleIndex,
    ScanEnd, ScanError, Sink, SinkError,
};
pub use source::{GSC, Source};
pub use text::Sizes;
