//! The events that the threads of a scan send to the thread that writes.

use super::result::{FoundPuzzle, GridResult};
use gridsieve_grids::texts::InputError;
use std::io;

/// An event that a thread sends to the thread that writes.
pub(super) enum Event {
    /// A grid was searched.
    Searched(Box<GridResult>, io::Result<()>),
    /// A puzzle was found that is to be handed on at once.
    Found(Box<FoundPuzzle>),
    /// A bad line was passed over.
    Skipped(InputError),
    /// The input has ended after this many grids and canaries, perhaps with an error. It comes
    /// before the last `WorkerEnded`, unless the workers were stopped.
    InputEnded { grids: u64, canaries: u64, error: Option<InputError> },
    /// A worker could not be bound to its core.
    NotPinned,
    /// A worker will send no more.
    WorkerEnded,
}
