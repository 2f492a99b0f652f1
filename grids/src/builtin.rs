//! The built-in grids and their known answers, for scans without an input file and for a self-test
//! of the whole program.

use crate::Grid;
use itertools::Itertools;
use std::num::NonZeroU64;
use std::sync::LazyLock;

/// A grid and the number of its 17-clue puzzles.
pub struct BuiltIn {
    /// What people call it.
    pub name: &'static str,
    /// Its digits.
    pub grid: &'static str,
    /// How many valid puzzles of 17 clues it has.
    pub seventeens: u64,
}

/// Grids with 17-clue puzzles (1-10), random ones (11-20), and famous ones:
/// SF has the most 17-clue puzzles known, MC the most symmetries, `hard` takes
/// the longest.
pub static GRIDS: LazyLock<Vec<BuiltIn>> = LazyLock::new(|| {
    let lines = include_str!("builtin.txt").lines().filter(|line| !line.starts_with('#'));
    let known = |line: &'static str| {
        let (grid, name, seventeens) = line.split(' ').collect_tuple()?;
        Some(BuiltIn { name, grid, seventeens: seventeens.parse().ok()? })
    };
    lines.map(|line| known(line).expect("a grid, its name and a number")).collect()
});

/// Compares what a scan of the built-in grids finds with what is known.
pub struct Answers {
    clues: usize,
    limit: Option<u64>,
    /// How many of the built-in grids are scanned.
    grids: usize,
    as_known: u64,
    wrong: Vec<String>,
}

impl Answers {
    /// For puzzles of `clues` clues, at most `limit` of each grid, of `grids` of the grids, if
    /// their numbers are known. None of the grids has a puzzle of fewer than 17, so those
    /// of 17 are minimal.
    pub fn new(clues: usize, limit: Option<NonZeroU64>, grids: usize) -> Option<Answers> {
        let limit = limit.map(NonZeroU64::get);
        (clues <= 17).then_some(Answers { clues, limit, grids, as_known: 0, wrong: Vec::new() })
    }

    /// Compares one grid's result. `ended` is false if the search was
    /// interrupted: it may then have found fewer.
    pub fn compare(&mut self, index: usize, found: u64, ended: bool) {
        let known = GRIDS.get(index).expect("only built-in grids are compared");
        let all = if self.clues == 17 { known.seventeens } else { 0 };
        let expected = self.limit.map_or(all, |limit| all.min(limit));
        if found == expected {
            self.as_known += u64::from(ended);
        } else if ended || found > expected {
            let name = known.name;
            self.wrong.push(format!("grid {name}: {found} puzzles instead of {expected}"));
        }
    }

    /// Did any grid come out differently from what is known? If the scan is `complete`, a grid
    /// that was left out, or not searched to the end, counts as well.
    pub fn failed(&self, complete: bool) -> bool {
        !self.wrong.is_empty() || complete && self.as_known != self.grids as u64
    }

    /// What to tell: a line for each difference, and one for all.
    pub fn lines(&self) -> Vec<String> {
        let different = self.wrong.iter().map(|wrong| format!("built-in answers: {wrong}"));
        let all = format!("built-in answers: {} of {} as known", self.as_known, self.grids);
        different.chain([all]).collect()
    }
}

/// The built-in grids themselves.
pub fn grids() -> impl Iterator<Item = Grid> + Send {
    GRIDS.iter().map(|known| known.grid.parse().expect("the built-in grids are grids"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU64;

    #[test]
    fn the_built_in_grids_are_grids() {
        assert_eq!(grids().count(), 24);
        assert_eq!(GRIDS.iter().map(|known| known.seventeens).sum::<u64>(), 60);
    }

    #[test]
    fn answers_follow_the_question() {
        assert!(Answers::new(18, None, 24).is_none());
        for (clues, limit, found, ended, failed) in [
            (17, 0, 20, true, false),
            (17, 0, 19, true, true),
            (17, 0, 19, false, false),
            (17, 0, 21, false, true),
            (17, 3, 3, true, false),
            (17, 30, 20, true, false),
            (16, 0, 0, true, false),
            (16, 1, 1, true, true),
        ] {
            let mut answers = Answers::new(clues, NonZeroU64::new(limit), 24).unwrap();
            answers.compare(0, found, ended);
            assert_eq!(answers.failed(false), failed, "{clues} {limit} {found} {ended}");
            // The other 23 were not compared.
            assert!(answers.failed(true));
            assert_eq!(answers.as_known, u64::from(ended && !failed));
        }
    }
}
