//! What can be wrong with a run directory.

use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// What prevents work on a run directory: one line for the user.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The system refuses something.
    #[error("cannot {what} {path}: {error}")]
    Io {
        /// What was to be done.
        what: &'static str,
        /// With which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// There is no run in the folder.
    #[error("{path} is not a run directory: it has no manifest.json")]
    NoRun {
        /// The folder.
        path: PathBuf,
    },
    /// Something else is in the folder.
    #[error("{path} is neither empty nor a run directory")]
    NotEmpty {
        /// The folder.
        path: PathBuf,
    },
    /// Another process works on it.
    #[error("{path} is in use by another process")]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// It is about something else.
    #[error("{path} is another run: it differs in {differences}")]
    Differs {
        /// The folder.
        path: PathBuf,
        /// What differs, with both values.
        differences: String,
    },
    /// It was begun by a program that searches in another way.
    #[error(
        "{path} was begun by a program with version {search} of the search, and this one \
             has {ours}: finish it with gridsieve {program}, or begin again in another \
             directory"
    )]
    OtherSearch {
        /// The folder.
        path: PathBuf,
        /// The version of its search.
        search: u32,
        /// That of this program.
        ours: u32,
        /// The program that began it.
        program: String,
    },
    /// A newer program made it.
    #[error("{path} was made by a newer version of this program")]
    Newer {
        /// The file.
        path: PathBuf,
    },
    /// A file is not as it was written.
    #[error("{path} is damaged: {reason}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where, and what is wrong.
        reason: String,
    },
    /// Nothing is to be joined.
    #[error("no run directories are given")]
    NoShards,
    /// A shard would be overwritten.
    #[error("{path} is one of the directories to be joined: the result needs one of its own")]
    IntoShard {
        /// The folder.
        path: PathBuf,
    },
    /// Grids are in no shard.
    #[error("grids {start}..{end} are in none of the directories",
            start = .grids.start, end = .grids.end)]
    Gap {
        /// The grids, the end excluded.
        grids: Range<u64>,
    },
    /// Grids are in two shards.
    #[error("grids {start}..{end} are in {first} and in {second}",
            start = .grids.start, end = .grids.end)]
    Overlap {
        /// The grids, the end excluded.
        grids: Range<u64>,
        /// A folder.
        first: PathBuf,
        /// Another one.
        second: PathBuf,
    },
    /// It has not come to its end.
    #[error("{path} is not complete: {done} of {units} work units are done")]
    Incomplete {
        /// The folder.
        path: PathBuf,
        /// Work units done.
        done: u64,
        /// All work units.
        units: u64,
    },
}

impl RunError {
    /// The system refuses something.
    pub fn cannot(what: &'static str, path: &Path, error: io::Error) -> RunError {
        RunError::Io { what, path: path.to_owned(), error }
    }

    /// A file is not as it was written.
    pub(super) fn damaged(path: &Path, reason: impl Into<String>) -> RunError {
        RunError::Damaged { path: path.to_owned(), reason: reason.into() }
    }

    /// There is no run in the folder.
    pub(super) fn no_run(path: &Path) -> RunError {
        RunError::NoRun { path: path.to_owned() }
    }
}
