//! Locks: one process at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for a lock.
const PATIENCE: Duration = Duration::from_secs(2);

/// What came of an attempt to lock a file. The lock lasts as long as the file is open.
#[derive(Debug)]
pub enum Lock {
    /// It is locked.
    Taken(File),
    /// Another process has it.
    InUse,
    /// The file system has no locks: nobody can be kept out.
    Impossible(File),
}

/// Locks a file, which is made if it is not there.
///
/// # Errors
/// The file cannot be written to.
pub fn lock(path: &Path) -> io::Result<Lock> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Lock::Taken(file)),
            // A process that was killed keeps its locks for a moment.
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                thread::sleep(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Ok(Lock::InUse),
            Err(TryLockError::Error(_)) => return Ok(Lock::Impossible(file)),
        }
    }
}
