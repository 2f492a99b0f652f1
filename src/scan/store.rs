//! The puzzles of one grid, or of a pair of bands: collected in any order, read back sorted.
//!
//! A puzzle is kept as the key that orders it as its text would be ordered.
//! Up to a bound the keys stay in memory; beyond it they go to a temporary
//! file in sorted runs, which are merged when they are read back.

use super::limits::Limits;
use gridsieve_grids::CellSet;
use gridsieve_grids::files::{Runs, merge};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A puzzle as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Which grid it is of, if there are several: in the result of a pair of bands the catalogue index
    /// of that whose minlex form has these clues; while the pair is searched, the number of the task.
    pub of_grid: Option<u64>,
    /// The cells of its clues.
    pub clues: CellSet,
}

impl Kept {
    /// A number that orders puzzles by their grids, and those of a grid as their texts.
    fn key(self) -> u128 {
        // 0: the grid is that of the whole result.
        let grid = self.of_grid.map_or(0, |index| index + 1);
        u128::from(grid) << CellSet::TEXT_KEY_BITS | self.clues.text_key()
    }

    /// The puzzle of a key.
    fn from_key(key: u128) -> Kept {
        let clues = CellSet::from_text_key(key);
        let grid =
            u64::try_from(key >> CellSet::TEXT_KEY_BITS).expect("128 bits less those of the cells");
        Kept { of_grid: grid.checked_sub(1), clues }
    }
}

/// Puzzles being collected.
pub(super) struct Store {
    keys: Vec<u128>,
    runs: Option<Runs>,
    spilled: u64,
    limits: Limits,
    /// Puzzles in memory of all results that are waiting.
    waiting: Arc<AtomicUsize>,
}

impl Store {
    pub fn new(limits: &Limits, waiting: &Arc<AtomicUsize>) -> Store {
        let waiting = Arc::clone(waiting);
        Store { keys: Vec::new(), runs: None, spilled: 0, limits: *limits, waiting }
    }

    /// Adds a puzzle. If a temporary file cannot be written, the puzzles stay
    /// in memory, this one included.
    pub fn push(&mut self, puzzle: Kept) -> io::Result<()> {
        let is_full = self.keys.len() >= self.limits.grid_puzzles;
        let spilled = if is_full { self.spill() } else { Ok(()) };
        self.keys.push(puzzle.key());
        spilled
    }

    /// Writes what is in memory to the temporary file.
    fn spill(&mut self) -> io::Result<()> {
        self.keys.sort_unstable();
        let runs = match &mut self.runs {
            Some(runs) => runs,
            None => self.runs.insert(Runs::new((self.limits.open_temporary)()?)),
        };
        runs.push(&self.keys)?;
        self.spilled += self.keys.len() as u64;
        self.keys.clear();
        Ok(())
    }

    /// All puzzles, each once, and some of those that were added more than
    /// once. An error of the temporary file leaves everything readable that
    /// is not in it.
    pub fn finish(mut self) -> (Puzzles, Vec<Kept>, io::Result<()>) {
        self.keys.sort_unstable();
        let mut result = Ok(());
        // Counted before it is compared: two results that end together both see each other.
        let kept = self.keys.len();
        let waiting = self.waiting.fetch_add(kept, Ordering::Relaxed) + kept;
        if kept > self.limits.small && waiting > self.limits.all_puzzles {
            result = self.spill();
            self.waiting.fetch_sub(kept - self.keys.len(), Ordering::Relaxed);
        }
        self.keys.shrink_to_fit();
        let mut puzzles = Puzzles { count: self.spilled + self.keys.len() as u64, store: self };
        let mut repeated = Vec::new();
        if result.is_ok() {
            result = puzzles.count_distinct(&mut repeated);
        }
        (puzzles, repeated, result)
    }
}

/// The puzzles found in one grid, or with one pair of bands, sorted.
pub struct Puzzles {
    store: Store,
    count: u64,
}

impl Drop for Puzzles {
    fn drop(&mut self) {
        self.store.waiting.fetch_sub(self.store.keys.len(), Ordering::Relaxed);
    }
}

impl Puzzles {
    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether some of the puzzles are in a temporary file.
    pub fn is_spilled(&self) -> bool {
        self.store.runs.is_some()
    }

    /// The puzzles of a grid in the order of their texts; in a census the grids follow in the order
    /// of the catalogue. An error means that the temporary file cannot be read.
    pub fn iter(&self) -> impl Iterator<Item = io::Result<Kept>> {
        let mut last = None;
        self.keys().filter_map(move |key| match key {
            Ok(key) if last.replace(key) == Some(key) => None,
            key => Some(key.map(Kept::from_key)),
        })
    }

    fn count_distinct(&mut self, repeated: &mut Vec<Kept>) -> io::Result<()> {
        const NAMED: usize = 10;
        let mut last = None;
        let mut count = 0;
        for key in self.keys() {
            let key = key?;
            if last.replace(key) != Some(key) {
                count += 1;
            } else if repeated.len() < NAMED {
                repeated.push(Kept::from_key(key));
            }
        }
        self.count = count;
        Ok(())
    }

    /// All keys, ascending, with repetitions.
    fn keys(&self) -> Box<dyn Iterator<Item = io::Result<u128>> + '_> {
        merge(self.store.runs.as_ref(), &self.store.keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::catalogue::whole::GRIDS;
    use gridsieve_grids::geometry::CELLS;
    use itertools::Itertools;
    use std::fs::{File, OpenOptions};

    fn scrambled(count: u64) -> impl Iterator<Item = Kept> {
        // An odd factor permutes the numbers below a power of two.
        let clues = |i: u64| CellSet::from_bits((i.wrapping_mul(0x9E37_79B1) % (1 << 32)).into());
        (0..count).map(move |i| Kept { of_grid: None, clues: clues(i) })
    }

    fn finish(limits: Limits, count: u64) -> (Puzzles, Arc<AtomicUsize>) {
        let waiting = Arc::default();
        let mut store = Store::new(&limits, &waiting);
        scrambled(count).for_each(|set| store.push(set).unwrap());
        let (puzzles, repeated, result) = store.finish();
        assert!(repeated.is_empty() && result.is_ok() && puzzles.count() == count);
        let expected: Vec<_> =
            scrambled(count).map(|kept| kept.clues.text_key()).sorted().collect();
        assert!(puzzles.iter().map(|kept| kept.unwrap().clues.text_key()).eq(expected));
        (puzzles, waiting)
    }

    #[test]
    fn puzzles_of_several_grids_come_grid_by_grid() {
        let last_cell = CellSet::single(CELLS - 1);
        let sets = [CellSet::EMPTY, last_cell, CellSet::single(0), CellSet::ALL];
        let grids = [None, Some(0), Some(1), Some(GRIDS - 1)];
        let in_order: Vec<Kept> = grids
            .into_iter()
            .flat_map(|of_grid| sets.map(|clues| Kept { of_grid, clues }))
            .collect();
        assert!(in_order.iter().map(|kept| kept.key()).is_sorted_by(|a, b| a < b));
        assert!(in_order.iter().all(|&kept| Kept::from_key(kept.key()) == kept));
    }

    #[test]
    fn memory_and_files_give_the_same_order() {
        let limits = Limits { grid_puzzles: 1000, ..Limits::default() };
        for (count, spilled) in [(0, false), (1, false), (1000, false), (1001, true), (9999, true)]
        {
            let (puzzles, waiting) = finish(limits, count);
            assert_eq!(puzzles.is_spilled(), spilled, "{count}");
            assert!(waiting.load(Ordering::Relaxed) <= 1000);
            drop(puzzles);
            assert_eq!(waiting.load(Ordering::Relaxed), 0);
        }
    }

    #[test]
    fn all_but_small_results_are_spilled_if_many_wait() {
        let limits = Limits { all_puzzles: 100, small: 10, ..Limits::default() };
        for (count, spilled) in [(10, false), (100, false), (101, true), (5000, true)] {
            let (puzzles, waiting) = finish(limits, count);
            assert_eq!(puzzles.is_spilled(), spilled, "{count}");
            assert!(waiting.load(Ordering::Relaxed) <= 100);
        }
        // Puzzles of other grids that wait leave less room for this one.
        let waiting = Arc::new(AtomicUsize::new(90));
        for (count, spilled) in [(10, false), (11, true)] {
            let mut store = Store::new(&limits, &waiting);
            scrambled(count).for_each(|set| store.push(set).unwrap());
            assert_eq!(store.finish().0.is_spilled(), spilled, "{count}");
        }
    }

    #[test]
    fn repeated_puzzles_are_named_and_dropped() {
        for grid_puzzles in [10, 1000] {
            let limits = Limits { grid_puzzles, ..Limits::default() };
            let mut store = Store::new(&limits, &Arc::default());
            scrambled(50).chain(scrambled(2)).for_each(|set| store.push(set).unwrap());
            let (puzzles, repeated, result) = store.finish();
            assert!(result.is_ok());
            assert_eq!((puzzles.count(), puzzles.iter().count()), (50, 50));
            assert!(repeated.len() == 2 && scrambled(2).all(|set| repeated.contains(&set)));
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_loses_nothing_that_is_in_memory() {
        fn full() -> io::Result<File> {
            OpenOptions::new().read(true).write(true).open("/dev/full")
        }
        let limits = Limits { grid_puzzles: 10, open_temporary: full, ..Limits::default() };
        let mut store = Store::new(&limits, &Arc::default());
        let failed = scrambled(11).map(|set| store.push(set)).find_map(Result::err).unwrap();
        assert_eq!(failed.kind(), io::ErrorKind::StorageFull);
        let (puzzles, _, _) = store.finish();
        assert_eq!((puzzles.count(), puzzles.iter().filter(Result::is_ok).count()), (11, 11));
    }
}
