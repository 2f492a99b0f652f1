//! What the exit code of the command means.

use std::process::ExitCode;

/// How the command ended. Codes are part of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All that was asked was done, puzzles or not.
    Complete,
    /// A self-check failed: results cannot be trusted.
    SelfCheck,
    /// Bad input, output or flags; a damaged file.
    Bad,
    /// Complete but for lines that were skipped.
    Skipped,
    /// Ended by Ctrl-C or a request to terminate.
    Interrupted,
}

impl Exit {
    /// The exit code.
    pub const fn code(self) -> u8 {
        match self {
            Exit::Complete => 0,
            Exit::SelfCheck => 1,
            Exit::Bad => 2,
            Exit::Skipped => 3,
            Exit::Interrupted => 130,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        exit.code().into()
    }
}

/// The part of `--help` about exit codes.
pub const HELP: &str = "\
Exit codes:
    0  complete, puzzles or not
    1  a self-check failed, or a built-in answer did not come out as known
    2  bad input or flags, a damaged file, or an output that cannot be written
    3  complete, but bad lines were skipped
  130  interrupted (what was found until then is written)";
