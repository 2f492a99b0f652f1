//! The file that an import makes: how it stores grids depends on what they turn
//! out to be.
//!
//! As long as all grids are in minlex form and ascending order, the file is one
//! of a catalogue. The first grid that is not changes that: then what there is so
//! far is read back and written anew. Most inputs that are not sorted show that
//! at once, and whatever is sorted was written once only.

use super::{Store, Watch};
use crate::Failure;
use crate::lines::Stop;
use gridsieve::internal::catalogue::file::{Codec, FileError, Header, Options, Reader, Writer};
use gridsieve::internal::grid::Grid;
use gridsieve::internal::grid::symmetry::minlex;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::path::{Path, PathBuf};

/// A file being made. It appears under its name when it is finished.
pub struct Target<'a> {
    path: PathBuf,
    codec: Option<Codec>,
    writer: Writer,
    found: Found,
    last: Option<Grid>,
    watch: Watch<'a>,
}

/// What is true of all grids so far.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Found {
    minlex: bool,
    ascending: bool,
}

impl Found {
    fn options(self, codec: Option<Codec>) -> Options {
        match (self.minlex, self.ascending) {
            (true, true) => Options::catalogue(codec.unwrap_or(Codec::Packed)),
            (minlex, _) => Options { minlex, ..Options::new(codec.unwrap_or(Codec::Raw)) },
        }
    }

    /// What the way to store grids depends on.
    fn matters(self) -> (bool, bool) {
        (self.minlex, self.minlex && self.ascending)
    }
}

impl<'a> Target<'a> {
    /// Begins a file.
    pub fn create(
        path: &Path,
        codec: Option<Codec>,
        watch: Watch<'a>,
    ) -> Result<Target<'a>, Failure> {
        let found = Found { minlex: true, ascending: true };
        let writer = begin(path, found.options(codec))?;
        Ok(Target { path: path.to_owned(), codec, writer, found, last: None, watch })
    }

    /// Adds a grid. Whether it is in minlex form matters as long as all before
    /// it are.
    fn push(&mut self, grid: &Grid, is_minlex: bool) -> Result<(), Stop> {
        let found = Found {
            minlex: self.found.minlex && is_minlex,
            ascending: self.found.ascending && self.last.is_none_or(|last| last <= *grid),
        };
        if found.matters() != self.found.matters() {
            self.write_anew(found)?;
        }
        (self.found, self.last) = (found, Some(*grid));
        Ok(self.writer.push(grid).map_err(|error| failed(&self.path, error))?)
    }

    /// Writes what there is so far in the way that fits it.
    fn write_anew(&mut self, found: Found) -> Result<(), Stop> {
        let path = &self.path;
        let writer = begin(path, found.options(self.codec))?;
        let before = std::mem::replace(&mut self.writer, writer);
        if before.is_empty() {
            return Ok(());
        }
        let failed = |error| failed(path, error);
        let before = before.finish_temporary().map_err(failed)?;
        let reader = Reader::open(&before).map_err(failed)?;
        for grid in reader.grids(0..reader.len()).map_err(failed)? {
            grid.and_then(|grid| self.writer.push(&grid)).map_err(failed)?;
            self.watch.written(self.writer.len())?;
        }
        Ok(())
    }
}

impl Store for Target<'_> {
    fn add(&mut self, pool: &ThreadPool, grids: &[Grid]) -> Result<Option<usize>, Stop> {
        let is_other = |grid: &Grid| minlex(grid).grid != *grid;
        let other = match self.found.minlex {
            true => pool.install(|| grids.par_iter().position_first(is_other)),
            false => None,
        };
        for (number, grid) in grids.iter().enumerate() {
            self.push(grid, other.is_none_or(|other| number < other))?;
        }
        Ok(other)
    }

    fn finish(self) -> Result<Header, Stop> {
        Ok(self.writer.finish().map_err(|error| failed(&self.path, error))?)
    }
}

fn begin(path: &Path, options: Options) -> Result<Writer, Failure> {
    Writer::create(path, options).map_err(|error| failed(path, error))
}

/// The failure of writing a file by its own name, which is not yet that of what
/// is written.
pub fn failed(path: &Path, error: FileError) -> Failure {
    let name = path.display().to_string();
    Failure::new(match error {
        FileError::Write { error, .. } => FileError::Write { name, error },
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Bar;
    use std::fs;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn writing_anew_can_be_interrupted() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("a.gsc");
        let digits =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
        let grid: Grid = digits.parse().unwrap();
        let smaller: Grid = gridsieve::internal::catalogue::whole::unrank(0).unwrap();
        for stopped in [false, true] {
            let (stop, bar) = (AtomicBool::new(stopped), Bar::counting(true, None));
            let watch = Watch { stop: &stop, bar: &bar };
            let mut target = Target::create(&path, None, watch).unwrap();
            for _ in 0..super::super::STEP {
                target.push(&grid, true).unwrap();
            }
            let pushed = target.push(&smaller, true);
            if stopped {
                assert!(matches!(pushed, Err(Stop::Interrupted)));
                drop(target);
            } else {
                assert_eq!(target.finish().unwrap().grids, super::super::STEP + 1);
                fs::remove_file(&path).unwrap();
            }
            assert_eq!(fs::read_dir(&directory).unwrap().count(), 0);
        }
    }
}
