//! Scanning many grids: one thread reads them, several search them, and the
//! results are handed on in input order whatever the number of threads.
//!
//! - [`Input`] has the grids, whatever they come from: files, pipes, the catalogue. The
//!   lines of a file are [checked](Input::check) before any search, so that a bad one is
//!   known at once. Any iterator of grids can be a [`Source`].
//! - [`Plan`] says what is asked, by which engine, and what is kept.
//! - [`scan()`] does it, and gives each [`GridResult`] to a [`Sink`]. A
//!   long run hands in [`Batches`] of its own, and takes results as they
//!   come: [`scan_batches()`].
//!
//! Every puzzle is checked again by a solver that shares nothing with the
//! engines before it is kept; what fails is a [fault](GridResult::faults) of the engine.
//!
//! Memory stays flat however long the input: see [`Limits`].

mod batches;
mod budget;
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
mod pair_engine;
mod pairs;
mod part;
mod pin;
mod plan;
mod result;
mod search;
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
pub use budget::{Limits, MOST_SHARE};
pub use check::{FaultKind, is_minimal, obeys};
pub use comments::Comments;
pub use drive::{scan, scan_batches};
pub use gridsieve_grids::texts::{InputError, Items, LineError, Syntax};
pub use input::Input;
pub use kind::Kind;
pub use pair_engine::{Census, PairEngine, PairSearch, canonical};
pub use pin::{Pin, Pinning, available_cores, choose_cores, is_available, physical_cores};
pub use plan::{Keep, Plan};
pub use result::{
    FewestClues, FoundPuzzle, GridEnd, GridResult, OfClues, Outcome, Progress, Proof, ScanEnd,
    ScanError, Sink, SinkError, Told,
};
pub use source::{GSC, Source};
pub use text::Sizes;
