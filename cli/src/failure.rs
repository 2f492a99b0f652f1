//! What keeps a command from doing its work.

use super::exit::Exit;
use std::fmt::Display;
use std::io;

/// What keeps a command from doing its work: one line for the user.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub(crate) struct Failure {
    pub message: String,
    pub exit: Exit,
    /// Is the usage of the command to follow?
    pub usage: bool,
}

impl Failure {
    /// A failure with this message.
    pub fn new(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::Bad, usage: false }
    }

    /// The file or stream of this name cannot be written.
    pub fn cannot_write(name: impl Display, error: io::Error) -> Failure {
        Failure::new(format_args!("cannot write {name}: {error}"))
    }

    /// Nothing was given to work on.
    pub fn usage() -> Failure {
        Failure { usage: true, ..Failure::new("nothing is given, and nothing piped in") }
    }

    /// The user wanted no more.
    pub fn interrupted(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::Interrupted, usage: false }
    }

    /// Another process works on it.
    pub fn in_use(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::InUse, usage: false }
    }

    /// The failure of a self-check.
    pub fn self_check(message: impl Display) -> Failure {
        Failure { message: message.to_string(), exit: Exit::SelfCheck, usage: false }
    }
}

/// Why no more lines are written.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// They cannot be.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// There are none.
    #[error(transparent)]
    Failure(#[from] Failure),
    /// The user has had enough.
    #[error("interrupted")]
    Interrupted,
}
