//! The file that an import makes: how it stores grids depends on what they turn
//! out to be.
//!
//! As long as all grids are in minlex form and ascending order, the file is one
//! of a catalogue. The first grid that is not changes that: then what there is so
//! far is read back and written anew. Most inputs that are not sorted show that
//! at once, and whatever is sorted was written once only.

use crate::Failure;
use crate::lines::Stop;
use crate::run_files::no_part_of_a_run;
use crate::signals;
use crate::threads::map_in;
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Header, Options, Reader, Writer};
use gridsieve_grids::symmetry::minlex;
use rayon::ThreadPool;
use std::path::{Path, PathBuf};

/// A file being made. It appears under its name when it is finished.
pub struct Target {
    path: PathBuf,
    codec: Option<Codec>,
    writer: Writer,
    /// Are all grids so far in minlex form; and in ascending order besides?
    minlex: bool,
    catalogue: bool,
    last: Option<Grid>,
    /// Is the work to go on?
    check: fn() -> Result<(), Stop>,
}

impl Target {
    /// Begins a file.
    pub fn create(path: &Path, codec: Option<Codec>) -> Result<Target, Failure> {
        no_part_of_a_run(path)?;
        let writer = Writer::create(path, options(codec, true, true)).map_err(Failure::new)?;
        let path = path.to_owned();
        let check = signals::check;
        Ok(Target { path, codec, writer, minlex: true, catalogue: true, last: None, check })
    }

    /// Adds grids.
    pub fn add(&mut self, pool: &ThreadPool, grids: &[Grid]) -> Result<(), Stop> {
        let is_other = |number: usize| minlex(&grids[number]).grid != grids[number];
        let other = match self.minlex {
            true => map_in(pool, grids.len(), is_other).into_iter().position(|is_other| is_other),
            false => None,
        };
        for (number, grid) in grids.iter().enumerate() {
            self.push(grid, other.is_none_or(|other| number < other))?;
        }
        Ok(())
    }

    /// Adds a grid. Whether it is in minlex form matters as long as all before
    /// it are.
    fn push(&mut self, grid: &Grid, is_minlex: bool) -> Result<(), Stop> {
        let minlex = self.minlex && is_minlex;
        let ascends = self.last.is_none_or(|last| last <= *grid);
        let catalogue = self.catalogue && minlex && ascends;
        if (minlex, catalogue) != (self.minlex, self.catalogue) {
            (self.minlex, self.catalogue) = (minlex, catalogue);
            self.write_anew()?;
        }
        self.last = Some(*grid);
        Ok(self.writer.push(grid).map_err(Failure::new)?)
    }

    /// Writes what there is so far in the way that fits all.
    fn write_anew(&mut self) -> Result<(), Stop> {
        let options = options(self.codec, self.minlex, self.catalogue);
        let writer = Writer::create(&self.path, options).map_err(Failure::new)?;
        let before = std::mem::replace(&mut self.writer, writer);
        let before = before.finish_temporary().map_err(Failure::new)?;
        let reader = Reader::open(&before).map_err(Failure::new)?;
        for grid in reader.grids(0..reader.len()).map_err(Failure::new)? {
            grid.and_then(|grid| self.writer.push(&grid)).map_err(Failure::new)?;
            (self.check)()?;
        }
        Ok(())
    }

    /// Ends the file.
    pub fn finish(self) -> Result<Header, Failure> {
        self.writer.finish().map_err(Failure::new)
    }
}

/// How to store grids of which all are in minlex form, and in ascending order besides.
fn options(codec: Option<Codec>, minlex: bool, catalogue: bool) -> Options {
    match catalogue {
        true => Options::catalogue(codec.unwrap_or(Codec::Packed)),
        false => Options { minlex, ..Options::new(codec.unwrap_or(Codec::Raw)) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn writing_anew_can_be_interrupted() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("a.gsc");
        let digits =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
        let grid: Grid = digits.parse().unwrap();
        let smaller: Grid = gridsieve_grids::catalogue::whole::unrank(0).unwrap();
        for stopped in [false, true] {
            let mut target = Target::create(&path, None).unwrap();
            if stopped {
                target.check = || Err(Stop::Interrupted);
            }
            target.push(&grid, true).unwrap();
            let pushed = target.push(&smaller, true);
            if stopped {
                assert!(matches!(pushed, Err(Stop::Interrupted)));
                drop(target);
            } else {
                assert_eq!(target.finish().unwrap().grids, 2);
                fs::remove_file(&path).unwrap();
            }
            assert_eq!(fs::read_dir(&directory).unwrap().count(), 0);
        }
    }
}
