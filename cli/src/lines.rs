//! Lines of text as a result: on standard output, or in a file.

use super::Failure;
use super::exit::Exit;
pub use super::failure::Stop;
use super::run_files::no_part_of_a_run;
use super::signals::{NOTHING_WRITTEN, set_last_words};
use gridsieve_grids::Grid;
use gridsieve_grids::files::{Place, Replacement};
use gridsieve_kernels::startup::stdout_was_closed;
use itertools::Either;
use same_file::Handle;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;

/// Where the lines go. A file takes its name, and the place of one that has it,
/// when everything is written.
pub struct Lines {
    name: String,
    out: BufWriter<Target>,
}

/// A new file; or standard output, a device or a pipe, which cannot be replaced.
type Target = Either<Replacement, Box<dyn Write>>;

/// Standard output.
///
/// # Errors
/// It was closed when the program began: what is written to it would be lost.
pub fn standard_output() -> Result<StdoutLock<'static>, Failure> {
    match stdout_was_closed() {
        true => Err(Failure::new("cannot write standard output: it is closed")),
        false => Ok(io::stdout().lock()),
    }
}

/// A file that is read must not be written to. `None` stands for the file behind standard input, or
/// behind standard output.
///
/// # Errors
/// Both are the same, by whatever name.
pub fn differ(input: Option<&Path>, output: Option<&Path>) -> Result<(), Failure> {
    let input = regular_file(input, Handle::stdin);
    if input.is_some() && input == regular_file(output, Handle::stdout) {
        return Err(Failure::new("the output is the file to be read: it would be overwritten"));
    }
    Ok(())
}

fn regular_file(path: Option<&Path>, standard: fn() -> io::Result<Handle>) -> Option<Handle> {
    let file = match path {
        // A pipe is opened once only: opened twice, it would lose its writer.
        Some(path) if !path.is_file() => return None,
        Some(path) => Handle::from_path(path),
        None => standard(),
    };
    file.ok().filter(|file| file.as_file().metadata().is_ok_and(|data| data.is_file()))
}

impl Lines {
    /// Lines in a file, or on standard output.
    pub fn open(path: Option<&Path>) -> Result<Lines, Failure> {
        let name = path.map_or("standard output".to_owned(), |path| path.display().to_string());
        path.map_or(Ok(()), no_part_of_a_run)?;
        let target = match path {
            None => Ok(Either::Right(Box::new(standard_output()?) as Box<dyn Write>)),
            Some(path) => target(path),
        };
        if let Ok(Either::Left(_)) = target {
            set_last_words(NOTHING_WRITTEN);
        }
        match target {
            Ok(target) => Ok(Lines { name, out: BufWriter::with_capacity(1 << 18, target) }),
            Err(error) => Err(Failure::cannot_write(name, error)),
        }
    }

    /// Are they in a file, so that nothing of them is left if they are not all
    /// written? What went to a device, a pipe or standard output is gone.
    pub fn are_all_or_none(&self) -> bool {
        self.out.get_ref().is_left()
    }

    /// Writes bytes.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    /// Writes grids, one a line.
    pub fn write_grids(&mut self, grids: &[Grid]) -> io::Result<()> {
        grids.iter().try_for_each(|grid| self.write(&line(grid)))
    }

    /// Hands on what was written so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Has `write` write all lines, and ends the output. If that fails or is
    /// interrupted, the lines before stay on standard output, but not in a file.
    /// It is no failure if nobody reads on.
    pub fn fill(
        mut self,
        write: impl FnOnce(&mut Lines) -> Result<(), Stop>,
    ) -> Result<Exit, Failure> {
        let name = self.name.clone();
        let (exit, written) = match write(&mut self) {
            Ok(()) => (Ok(Exit::Complete), self.finish()),
            Err(Stop::Interrupted) => (Ok(Exit::Interrupted), self.flush()),
            Err(Stop::Failure(failure)) => (Err(failure), self.flush()),
            Err(Stop::Output(error)) => (Ok(Exit::Complete), Err(error)),
        };
        match written {
            Err(error) if exit.is_ok() && error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Failure::cannot_write(name, error))
            }
            _ => exit,
        }
    }

    /// Writes these bytes as the whole output.
    pub fn whole(self, bytes: &[u8]) -> Result<Exit, Failure> {
        self.fill(|lines| Ok(lines.write(bytes)?))
    }

    fn finish(self) -> io::Result<()> {
        match self.out.into_inner().map_err(io::IntoInnerError::into_error)? {
            Either::Left(file) => file.commit(),
            Either::Right(mut out) => out.flush(),
        }
    }
}

/// A grid as a line of text.
fn line(grid: &Grid) -> [u8; 82] {
    let mut line = [b'\n'; 82];
    for (place, digit) in line.iter_mut().zip(grid.digits()) {
        *place = b'0' + digit;
    }
    line
}

fn target(path: &Path) -> io::Result<Target> {
    let place = Place::of(path)?;
    match place.in_place()? {
        Some(out) => Ok(Either::Right(out)),
        None => place.replace().map(Either::Left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_is_replaced_when_all_is_written() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("out");
        let fill = |end: fn() -> Result<(), Stop>| {
            Lines::open(Some(&path)).unwrap().fill(|lines| {
                lines.write(b"new\n")?;
                end()
            })
        };
        let read = || fs::read_to_string(&path).unwrap();
        fs::write(&path, "old\n").unwrap();
        assert!(fill(|| Err(Failure::new("bad").into())).is_err() && read() == "old\n");
        assert!(fill(|| Err(io::Error::other("full").into())).is_err() && read() == "old\n");
        assert_eq!(fill(|| Err(Stop::Interrupted)).unwrap(), Exit::Interrupted);
        assert_eq!(read(), "old\n");
        assert_eq!(fill(|| Ok(())).unwrap(), Exit::Complete);
        assert_eq!(read(), "new\n");
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
        assert!(Lines::open(Some(directory.path())).is_err());
    }

    #[test]
    fn a_file_that_is_read_is_not_written() {
        let directory = tempfile::tempdir().unwrap();
        let [path, other, new] = ["a", "b", "c"].map(|name| directory.path().join(name));
        fs::write(&path, "").unwrap();
        fs::write(&other, "").unwrap();
        assert!(differ(Some(&path), Some(&directory.path().join(".").join("a"))).is_err());
        for output in [&other, &new, directory.path()] {
            assert!(differ(Some(&path), Some(output)).is_ok());
        }
        assert!(differ(Some(&new), Some(&new)).is_ok());
    }
}
