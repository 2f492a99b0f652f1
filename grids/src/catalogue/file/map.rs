//! The one place that maps files into memory.
//!
//! A mapping shows the bytes of the file itself. It behaves as follows when the file changes:
//!
//! | What happens | What follows |
//! |---|---|
//! | this program writes a file of the same name | nothing: it makes a new file, and the mapped one stays until it is let go |
//! | another program replaces or removes the file | nothing, for the same reason |
//! | another program writes into the file | later reads see other bytes. A block that was not read before fails its checksum; of one that was, the grids may be others, or an error |
//! | the file becomes shorter | an error at the next block, as [`check_length`](Map::check_length) is called before each |
//! | it becomes shorter between that call and the reading | the signal SIGBUS ends the process |
//! | the disk fails to give a page | the same |
//!
//! A process that a signal ends does not report what it was reading; a run can be resumed from its
//! journal. The lock on the file keeps out only programs that ask for a lock too, like gridsieve.

use super::error::FileError;
use memmap2::Mmap;
use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// A file, mapped and locked against writers as long as this lives.
pub struct Map {
    /// What the user calls the file.
    pub name: String,
    file: File,
    bytes: Mmap,
}

impl Map {
    /// Maps a file.
    ///
    /// # Errors
    /// The file cannot be opened, is locked, is no regular file, or is larger than the address
    /// space.
    pub fn open(path: &Path) -> Result<Map, FileError> {
        let name = path.display().to_string();
        let opened = File::open(path).and_then(|file| {
            let kind = file.metadata()?.file_type();
            match kind.is_file() {
                true => Ok(file),
                false if kind.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
                false => Err(io::Error::other("only a regular file can be mapped")),
            }
        });
        match opened {
            Ok(file) => Map::new(name, file),
            Err(error) => Err(FileError::io("open", &name, error)),
        }
    }

    /// Maps an opened regular file.
    #[allow(unsafe_code)]
    fn new(name: String, file: File) -> Result<Map, FileError> {
        match file.try_lock_shared() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(FileError(format!("{name} is locked by another process")));
            }
            // Some file systems have no locks.
            Err(TryLockError::Error(_)) => {}
        }
        // SAFETY: the file must not change as long as the slice lives, and the language gives no
        // promise if it does. This program keeps to it: it never writes a file in place, and holds
        // a shared lock. It cannot keep other programs from it. What happens then (see above) was
        // made as harmless as it can be, not sound: the bytes are only ever copied or read as
        // numbers, every index and length made of them is checked where it is used, and what comes
        // out of them is a grid or an error, whatever they are.
        match unsafe { Mmap::map(&file) } {
            Ok(bytes) => Ok(Map { name, file, bytes }),
            Err(error) => Err(FileError::io("read", &name, error)),
        }
    }

    /// Its bytes, as many as there were when it was opened. Call
    /// [`check_length`](Self::check_length) before they are read.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Checks that the file still has the length that it had when it was mapped.
    ///
    /// # Errors
    /// The file has another length, or its length cannot be read.
    pub fn check_length(&self) -> Result<(), FileError> {
        let (name, before) = (&self.name, self.bytes.len() as u64);
        let data = self.file.metadata().map_err(|error| FileError::io("read", name, error))?;
        match data.len() {
            now if now == before => Ok(()),
            now => Err(FileError(format!(
                "{name} was changed while it was being read: it has {now} bytes instead of {before}"
            ))),
        }
    }

    /// The error that a part of it is damaged.
    pub fn damaged(&self, place: &str, reason: &str) -> FileError {
        FileError::damaged(&self.name, place, reason)
    }

    /// The error that a record, from 0, is damaged.
    pub fn damaged_record(&self, record: u64, reason: impl ToString) -> FileError {
        self.damaged(&format!("record {record}"), &reason.to_string())
    }
}
