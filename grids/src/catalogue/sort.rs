//! Sorts more grids than memory takes, each given back once.

use super::record::{RECORD_BYTES, grid, record};
use crate::Grid;
use crate::files::{Item, Runs, merge};
use itertools::Itertools;
use std::io;
use std::path::Path;

impl Item for Grid {
    fn to_bytes(self) -> [u8; RECORD_BYTES] {
        record(&self)
    }

    fn from_bytes(bytes: [u8; RECORD_BYTES]) -> io::Result<Grid> {
        grid(&bytes).map_err(io::Error::other)
    }
}

/// Takes grids and gives them back in ascending order.
pub struct Sorter<'a> {
    grids: Vec<Grid>,
    /// The most grids in memory.
    most: usize,
    runs: Option<Runs<Grid>>,
    folder: &'a Path,
}

impl<'a> Sorter<'a> {
    /// Without any grids yet. Takes about `memory` bytes for grids; beyond that it
    /// makes a temporary file in the folder, 16 bytes a grid, which has no name.
    pub fn new(memory: usize, folder: &'a Path) -> Sorter<'a> {
        let most = (memory / size_of::<Grid>()).max(1);
        Sorter { grids: Vec::new(), most, runs: None, folder }
    }

    /// Adds a grid.
    ///
    /// # Errors
    /// The temporary file cannot be written.
    pub fn push(&mut self, grid: Grid) -> io::Result<()> {
        if self.grids.len() >= self.most {
            self.sort();
            // Enough if half of them were there twice.
            if self.grids.len() > self.most / 2 {
                self.spill()?;
            }
        }
        self.grids.push(grid);
        Ok(())
    }

    fn sort(&mut self) {
        self.grids.sort_unstable();
        self.grids.dedup();
    }

    /// Writes what is in memory to the temporary file.
    fn spill(&mut self) -> io::Result<()> {
        let runs = match &mut self.runs {
            Some(runs) => runs,
            None => self.runs.insert(Runs::new(tempfile::tempfile_in(self.folder)?)),
        };
        runs.push(&self.grids)?;
        self.grids.clear();
        Ok(())
    }

    /// The grids in ascending order. An error means that the temporary file cannot be read:
    /// what follows it is not complete.
    pub fn sorted(&mut self) -> impl Iterator<Item = io::Result<Grid>> {
        self.sort();
        merge(self.runs.as_ref(), &self.grids)
            .dedup_by(|a, b| matches!((a, b), (Ok(a), Ok(b)) if a == b))
    }
}

#[cfg(test)]
mod tests {
    use super::super::generate::Generator;
    use super::*;
    use crate::symmetry::BandClass;
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

    #[test]
    fn grids_are_sorted_with_any_memory() {
        let mut rng = SmallRng::seed_from_u64(1);
        let all = catalogue();
        let folder = tempfile::tempdir().unwrap();
        let some: Vec<Grid> = (0..400).map(|_| *all.choose(&mut rng).unwrap()).collect();
        let mut expected = some.clone();
        expected.sort_unstable();
        expected.dedup();
        assert!(expected.len() < some.len());
        // From one grid at a time to all.
        for memory in [0, 5, 100, 400, 5000].map(|grids| 81 * grids) {
            let mut sorter = Sorter::new(memory, folder.path());
            some.iter().for_each(|grid| sorter.push(*grid).unwrap());
            assert_eq!(sorter.runs.is_some(), memory < 81 * 400);
            let sorted: Result<Vec<Grid>, _> = sorter.sorted().collect();
            assert!(sorted.unwrap() == expected, "{memory}");
            assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        }
    }

    #[test]
    fn errors_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let [grid, other] = [0, 1].map(|number| catalogue()[number]);
        let missing = folder.path().join("none");
        let mut sorter = Sorter::new(0, &missing);
        sorter.push(grid).unwrap();
        assert!(sorter.push(other).is_err());
        // A run that is damaged before it is read.
        let mut sorter = Sorter::new(0, folder.path());
        let file = tempfile::tempfile().unwrap();
        sorter.runs = Some(Runs::new(file.try_clone().unwrap()));
        [grid, other].into_iter().for_each(|grid| sorter.push(grid).unwrap());
        file.set_len(8).unwrap();
        let items: Vec<_> = sorter.sorted().collect();
        assert!(matches!(items[..], [Err(_), Ok(_)]));
    }
}
