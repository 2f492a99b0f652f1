//! File locks, so that only one process works on a file or folder at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for a lock.
const PATIENCE: Duration = Duration::from_secs(2);

/// The outcome of an attempt to lock a file. The lock lasts as long as the file is open.
#[derive(Debug)]
pub enum Lock {
    /// The file is locked now.
    Taken(File),
    /// Another process has locked the file.
    InUse,
    /// The file system has no locks, so other processes cannot be kept out.
    Impossible(File),
}

/// Locks a file, which is made if it is not there.
///
/// # Errors
/// The file cannot be written to, or the system fails to lock it.
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
            Err(TryLockError::Error(error)) => match error.kind() {
                io::ErrorKind::Interrupted => {}
                _ if is_no_lock(&error) => return Ok(Lock::Impossible(file)),
                _ => return Err(error),
            },
        }
    }
}

/// Whether an error means that the file system has no locks, rather than that locking failed.
fn is_no_lock(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, Unsupported};
    /// ENOLCK: some network file systems say it.
    const NO_LOCKS: i32 = if cfg!(target_os = "linux") { 37 } else { 77 };
    matches!(error.kind(), InvalidInput | Unsupported) || error.raw_os_error() == Some(NO_LOCKS)
}
