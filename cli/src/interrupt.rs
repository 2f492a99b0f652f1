//! Ctrl-C while lines are written: nothing must be left of a file then.

use super::exit::Exit;
use super::lines::Stop;
use super::say;
use super::signals::{NOTHING_WRITTEN, stop_flag};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Watches for it.
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Watches a flag, which Ctrl-C raises.
    pub fn by(stop: Arc<AtomicBool>) -> Interrupt {
        Interrupt(stop)
    }

    /// Watches for signals.
    pub fn watch() -> Interrupt {
        Interrupt::by(stop_flag())
    }

    /// Is raised when it comes.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }

    /// Has it come?
    ///
    /// # Errors
    /// It has.
    pub fn check(&self) -> Result<(), Stop> {
        if self.0.load(Ordering::Relaxed) { Err(Stop::Interrupted) } else { Ok(()) }
    }
}

/// Prints the message of an interruption: nothing was written, or only `interrupted` for output
/// that is written piece by piece.
pub fn told(exit: Exit, all_or_none: bool) -> Exit {
    if exit == Exit::Interrupted {
        say(if all_or_none { NOTHING_WRITTEN } else { "interrupted" });
    }
    exit
}
