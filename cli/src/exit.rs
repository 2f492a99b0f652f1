//! What the exit code of the command means.

use std::process::ExitCode;

/// How the command ended. Codes are part of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All that was asked was done, puzzles or not.
    Complete = 0,
    /// A self-check failed: results cannot be trusted.
    SelfCheck = 1,
    /// Bad input, output or flags; a damaged file.
    Bad = 2,
    /// Complete but for lines that were skipped.
    Skipped = 3,
    /// Another process works on the run directory or the file of --closure: it can be tried again later.
    InUse = 75,
    /// Ended by Ctrl-C or a request to terminate.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        (exit as u8).into()
    }
}
