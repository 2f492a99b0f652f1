//! Where the results go.

use super::Failure;
use same_file::Handle;
use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// An output that is known to be writable, before a long search begins.
pub struct Output(Option<(String, File)>);

impl Output {
    /// Opens the file, or takes standard output. What the file holds is kept
    /// until [`begin`](Self::begin).
    pub fn open(path: Option<&Path>) -> Result<Output, Failure> {
        let Some(path) = path else { return Ok(Output(None)) };
        let name = path.display().to_string();
        match OpenOptions::new().write(true).create(true).truncate(false).open(path) {
            Ok(file) => Ok(Output(Some((name, file)))),
            Err(error) => Err(Failure::new(format_args!("cannot write {name}: {error}"))),
        }
    }

    /// Is it the file that is to be read?
    pub fn is_same_as(&self, input: io::Result<Handle>) -> bool {
        let Some((_, file)) = &self.0 else { return false };
        let regular = file.metadata().is_ok_and(|data| data.is_file());
        let own = file.try_clone().and_then(Handle::from_file);
        regular && matches!((own, input), (Ok(own), Ok(input)) if own == input)
    }

    /// Do results appear on a terminal?
    pub fn is_terminal(&self) -> bool {
        self.0.is_none() && io::stdout().is_terminal()
    }

    /// Empties the file and makes it ready.
    pub fn begin(self) -> Result<Box<dyn Write>, Failure> {
        // A standard output that was closed is the null device by now: Rust's
        // runtime opens that in its place. Callers who want no output pass the
        // same device, opened in the same way, so it cannot be an error.
        let Some((name, file)) = self.0 else { return Ok(Box::new(io::stdout().lock())) };
        let emptied = match file.metadata() {
            Ok(data) if data.is_file() => file.set_len(0),
            other => other.map(drop),
        };
        emptied.map_err(|error| Failure::new(format_args!("cannot write {name}: {error}")))?;
        Ok(Box::new(file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_emptied_only_when_results_begin() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("out");
        std::fs::write(&path, "old").unwrap();
        let output = Output::open(Some(&path)).unwrap();
        assert!(output.is_same_as(Handle::from_path(&path)));
        assert!(!output.is_same_as(Handle::from_path(directory.path())));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
        output.begin().unwrap().write_all(b"n").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "n");
        assert!(Output::open(Some(directory.path())).is_err());
    }
}
