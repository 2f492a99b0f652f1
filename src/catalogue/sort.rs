//! Sorts more grids than memory takes.
//!
//! Grids are collected until the memory is full, sorted and written as a *run*,
//! a temporary file `.gsc`. At the end the runs are merged. When there are many
//! runs of a length, they are merged into a longer one before that.

use super::file::{Codec, FileError, Grids, Options, Reader, Writer};
use crate::grid::Grid;
use itertools::{Itertools, KMergeBy};
use std::iter;
use std::path::Path;
use tempfile::{TempDir, TempPath};

/// Runs that are merged at a time.
const MOST_RUNS: usize = 64;

/// Grids of a run that are decoded at a time: 20 KB, and 4 KB of the mapped file.
const BLOCK_GRIDS: u32 = 256;

/// How grids are sorted.
#[derive(Clone, Copy, Debug)]
pub struct SortOptions<'a> {
    /// Bytes for grids in memory, about. Merging takes 20 KB for each of up to 64
    /// runs of each length, also if that is more. (What is read of the mapped
    /// files, up to 16 MB each, the system can take back at any time.)
    pub memory: usize,
    /// Where to make a folder for temporary files: 16 bytes a grid, twice that
    /// while runs are merged.
    pub folder: &'a Path,
    /// Give each grid once only.
    pub deduplicate: bool,
}

type Item = Result<Grid, FileError>;
type Part = Box<dyn Iterator<Item = Item> + Send>;
type Merge = KMergeBy<Part, fn(&Item, &Item) -> bool>;

/// Takes grids and gives them back in ascending order.
pub struct Sorter<'a> {
    options: SortOptions<'a>,
    grids: Vec<Grid>,
    /// The most grids in memory.
    most: usize,
    /// The runs that were merged never, once, and so on.
    runs: Vec<Vec<TempPath>>,
    folder: Option<TempDir>,
}

/// Grids in ascending order. After an error it ends.
pub struct Sorted {
    merge: Merge,
    last: Option<Grid>,
    deduplicate: bool,
    ended: bool,
    /// Removed when all files are closed.
    _runs: Vec<TempPath>,
    _folder: Option<TempDir>,
}

impl<'a> Sorter<'a> {
    /// Without any grids yet.
    pub fn new(options: SortOptions<'a>) -> Sorter<'a> {
        let most = (options.memory / size_of::<Grid>()).max(1);
        Sorter { options, grids: Vec::new(), most, runs: Vec::new(), folder: None }
    }

    /// Adds a grid.
    ///
    /// # Errors
    /// A temporary file cannot be written.
    pub fn push(&mut self, grid: Grid) -> Result<(), FileError> {
        if self.grids.len() >= self.most {
            self.make_room()?;
        }
        self.grids.push(grid);
        Ok(())
    }

    fn sort(&mut self) {
        self.grids.sort_unstable();
        if self.options.deduplicate {
            self.grids.dedup();
        }
    }

    fn make_room(&mut self) -> Result<(), FileError> {
        self.sort();
        // Enough if half of them were there twice.
        if self.grids.len() <= self.most / 2 {
            return Ok(());
        }
        let mut grids = std::mem::take(&mut self.grids);
        let mut run = self.write(grids.iter().map(|&grid| Ok(grid)))?;
        grids.clear();
        self.grids = grids;
        for length in 0.. {
            if self.runs.len() == length {
                self.runs.push(Vec::new());
            }
            self.runs[length].push(run);
            if self.runs[length].len() < MOST_RUNS {
                break;
            }
            let runs = std::mem::take(&mut self.runs[length]);
            let sorted = Sorted::new(&runs, Vec::new(), self.options.deduplicate)?;
            run = self.write(sorted)?;
        }
        Ok(())
    }

    /// Writes a run.
    fn write(&mut self, grids: impl Iterator<Item = Item>) -> Result<TempPath, FileError> {
        let folder = match &mut self.folder {
            Some(folder) => folder,
            none => {
                let parent = self.options.folder;
                let folder = tempfile::Builder::new().prefix(".gsc-sort-").tempdir_in(parent);
                let name = parent.display().to_string();
                none.insert(folder.map_err(|error| FileError::Write { name, error })?)
            }
        };
        let options = Options { block_grids: BLOCK_GRIDS, ..Options::new(Codec::Raw) };
        let mut writer = Writer::create(&folder.path().join("run.gsc"), options)?;
        for grid in grids {
            writer.push(&grid?)?;
        }
        writer.finish_temporary()
    }

    /// The grids in ascending order.
    ///
    /// # Errors
    /// A temporary file cannot be read.
    pub fn finish(mut self) -> Result<Sorted, FileError> {
        self.sort();
        let runs: Vec<TempPath> = self.runs.into_iter().flatten().collect();
        let sorted = Sorted::new(&runs, self.grids, self.options.deduplicate)?;
        Ok(Sorted { _runs: runs, _folder: self.folder, ..sorted })
    }
}

impl Sorted {
    /// Merges runs and sorted grids.
    fn new(runs: &[TempPath], grids: Vec<Grid>, deduplicate: bool) -> Result<Sorted, FileError> {
        let in_memory: Part = Box::new(grids.into_iter().map(Ok));
        let open = |path: &TempPath| {
            let reader = Reader::open(path)?;
            let records = 0..reader.len();
            Ok(Box::new(Grids::new(reader, records)?) as Part)
        };
        let parts: Result<Vec<Part>, FileError> =
            runs.iter().map(open).chain(iter::once(Ok(in_memory))).collect();
        // An error comes first.
        let before: fn(&Item, &Item) -> bool = |a, b| match (a, b) {
            (Ok(a), Ok(b)) => a < b,
            (a, _) => a.is_err(),
        };
        let merge = parts?.into_iter().kmerge_by(before);
        Ok(Sorted {
            merge,
            last: None,
            deduplicate,
            ended: false,
            _runs: Vec::new(),
            _folder: None,
        })
    }
}

impl Iterator for Sorted {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        while !self.ended {
            let item = self.merge.next()?;
            match &item {
                Ok(grid) if self.deduplicate && self.last.as_ref() == Some(grid) => continue,
                Ok(grid) => self.last = Some(*grid),
                Err(_) => self.ended = true,
            }
            return Some(item);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::generate::Generator;
    use super::*;
    use crate::grid::symmetry::BandClass;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use rand::seq::IndexedRandom;
    use std::ops::ControlFlow;

    /// ED grids of classes 390 to 416, in order.
    fn catalogue() -> Vec<Grid> {
        let classes = BandClass::new(390).unwrap()..=BandClass::new(416).unwrap();
        let mut grids = Vec::new();
        let _ = Generator::new(classes).run(|group| {
            grids.extend(group.grids().map(|(grid, _)| grid));
            ControlFlow::<()>::Continue(())
        });
        grids
    }

    fn files(folder: &Path) -> usize {
        std::fs::read_dir(folder).unwrap().count()
    }

    #[test]
    fn grids_are_sorted_with_any_memory() {
        let mut rng = SmallRng::seed_from_u64(1);
        let all = catalogue();
        let folder = tempfile::tempdir().unwrap();
        let some: Vec<Grid> = (0..400).map(|_| *all.choose(&mut rng).unwrap()).collect();
        for deduplicate in [false, true] {
            let mut expected = some.clone();
            expected.sort_unstable();
            if deduplicate {
                expected.dedup();
            }
            // From one grid at a time, which merges runs of runs, to all.
            for memory in [0, 5, 100, 400, 5000].map(|grids| 81 * grids) {
                let options = SortOptions { memory, folder: folder.path(), deduplicate };
                let mut sorter = Sorter::new(options);
                some.iter().for_each(|grid| sorter.push(*grid).unwrap());
                let sorted = sorter.finish().unwrap();
                assert_eq!(files(folder.path()), usize::from(memory < 81 * 400));
                let sorted: Result<Vec<Grid>, _> = sorted.collect();
                assert!(sorted.unwrap() == expected, "{memory} {deduplicate}");
                assert_eq!(files(folder.path()), 0);
            }
        }
    }

    #[test]
    fn errors_end_it() {
        let folder = tempfile::tempdir().unwrap();
        let grid = catalogue()[0];
        let missing = folder.path().join("none");
        let mut sorter =
            Sorter::new(SortOptions { memory: 0, folder: &missing, deduplicate: false });
        sorter.push(grid).unwrap();
        assert!(matches!(sorter.push(grid), Err(FileError::Write { .. })));
        // What is dropped before its end leaves no file.
        let options = SortOptions { memory: 0, folder: folder.path(), deduplicate: false };
        let mut sorter = Sorter::new(options);
        (0..3).for_each(|_| sorter.push(grid).unwrap());
        assert_eq!(files(folder.path()), 1);
        drop(sorter);
        assert_eq!(files(folder.path()), 0);
        // A run that is damaged before it is read.
        let mut sorter = Sorter::new(options);
        (0..3).for_each(|_| sorter.push(grid).unwrap());
        let run = sorter.runs[0][0].to_path_buf();
        let mut bytes = std::fs::read(&run).unwrap();
        bytes[130] ^= 1;
        std::fs::write(&run, bytes).unwrap();
        let items: Vec<_> = sorter.finish().unwrap().collect();
        assert!(matches!(items[..], [.., Err(FileError::Damaged { .. })]));
        assert_eq!(items.len(), 1);
    }
}
