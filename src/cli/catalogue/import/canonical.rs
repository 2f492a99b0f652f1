//! A file of minlex forms, sorted, each once: a catalogue of whatever is given.

use super::target::failed;
use super::{Store, folder};
use crate::catalogue::file::{Codec, Header, Options, Writer};
use crate::catalogue::sort::{SortOptions, Sorter};
use crate::cli::Failure;
use crate::cli::catalogue::class_of;
use crate::grid::Grid;
use crate::grid::symmetry::minlex;
use crate::report::Bar;
use rayon::ThreadPool;
use rayon::prelude::*;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Sorts grids, in memory and beside the file that is to be made.
pub struct Canonical<'a> {
    path: &'a Path,
    options: Options,
    sorter: Sorter<'a>,
    stop: &'a AtomicBool,
    bar: &'a Bar,
}

/// How often the stop flag is looked at, in grids.
const STEP: u64 = 1 << 12;

impl<'a> Canonical<'a> {
    /// Begins, with so many bytes of memory for grids.
    pub fn new(
        path: &'a Path,
        codec: Option<Codec>,
        memory: usize,
        stop: &'a AtomicBool,
        bar: &'a Bar,
    ) -> Canonical<'a> {
        let options = Options::catalogue(codec.unwrap_or(Codec::Packed), class_of);
        let folder = folder(path);
        let sorter = Sorter::new(SortOptions { memory, folder, deduplicate: true });
        Canonical { path, options, sorter, stop, bar }
    }
}

impl Store for Canonical<'_> {
    fn add(&mut self, pool: &ThreadPool, grids: &[Grid]) -> Result<Option<usize>, Failure> {
        let forms: Vec<Grid> =
            pool.install(|| grids.par_iter().map(|grid| minlex(grid).grid).collect());
        for form in forms {
            self.sorter.push(form).map_err(|error| failed(self.path, error))?;
        }
        Ok(None)
    }

    fn finish(self) -> Result<Option<Header>, Failure> {
        let Canonical { path, options, sorter, stop, bar } = self;
        let write = || {
            let mut writer = Writer::create(path, options)?;
            for grid in sorter.finish()? {
                writer.push(&grid?)?;
                if writer.len() % STEP == 0 {
                    bar.set(writer.len());
                    if stop.load(Ordering::Relaxed) {
                        return Ok(None);
                    }
                }
            }
            writer.finish().map(Some)
        };
        write().map_err(|error| failed(path, error))
    }
}
