//! Locks: one process at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for a lock.
const PATIENCE: Duration = Duration::from_secs(2);

/// Locks a file, which is made if it is not there, for as long as what is given back is open.
/// None: another process has it.
///
/// # Errors
/// The file cannot be written to.
pub fn lock(path: &Path) -> io::Result<Option<File>> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            // A process that was killed keeps its locks for a moment.
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                thread::sleep(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Ok(None),
            // Some file systems have no locks; then nobody can be kept out.
            Err(TryLockError::Error(_)) => return Ok(Some(file)),
        }
    }
}
