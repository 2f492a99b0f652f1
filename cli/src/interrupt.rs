//! Ctrl-C while lines are written: nothing must be left of a file then.

use super::exit::Exit;
use super::lines::Stop;
use super::say;
use super::signals::{NOTHING_WRITTEN, stop_flag};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Watches for it, by a flag that is raised when it comes.
pub struct Interrupt(pub Arc<AtomicBool>);

impl Interrupt {
    /// Watches for signals.
    pub fn watch() -> Interrupt {
        Interrupt(stop_flag())
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
