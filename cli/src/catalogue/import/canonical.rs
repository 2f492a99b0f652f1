//! A file of minlex forms, sorted, each once: a catalogue of whatever is given.

use super::target::failed;
use super::{Store, Watch};
use crate::lines::Stop;
use gridsieve::internal::catalogue::file::{Codec, Header, Options, Writer};
use gridsieve::internal::catalogue::sort::Sorter;
use gridsieve::internal::files::folder;
use gridsieve::internal::grid::Grid;
use gridsieve::internal::grid::symmetry::minlex;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::path::Path;

/// Sorts grids, in memory and beside the file that is to be made.
pub struct Canonical<'a> {
    path: &'a Path,
    options: Options,
    sorter: Sorter<'a>,
    watch: Watch<'a>,
}

impl<'a> Canonical<'a> {
    /// Begins, with `memory` bytes for grids.
    pub fn new(
        path: &'a Path,
        codec: Option<Codec>,
        memory: usize,
        watch: Watch<'a>,
    ) -> Canonical<'a> {
        let options = Options::catalogue(codec.unwrap_or(Codec::Packed));
        let sorter = Sorter::new(memory, folder(path));
        Canonical { path, options, sorter, watch }
    }
}

impl Store for Canonical<'_> {
    fn add(&mut self, pool: &ThreadPool, grids: &[Grid]) -> Result<Option<usize>, Stop> {
        let forms: Vec<Grid> =
            pool.install(|| grids.par_iter().map(|grid| minlex(grid).grid).collect());
        for form in forms {
            self.sorter.push(form).map_err(|error| failed(self.path, error))?;
        }
        Ok(None)
    }

    fn finish(self) -> Result<Header, Stop> {
        let Canonical { path, options, mut sorter, watch } = self;
        let failed = |error| failed(path, error);
        let mut writer = Writer::create(path, options).map_err(failed)?;
        for grid in sorter.sorted() {
            grid.and_then(|grid| writer.push(&grid)).map_err(failed)?;
            watch.written(writer.len())?;
        }
        Ok(writer.finish().map_err(failed)?)
    }
}
