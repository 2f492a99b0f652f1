//! How the clues of puzzles lie in bands and stacks.

use gridsieve_grids::Puzzle;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read as _};

/// How many puzzles have which split of their clues.
#[derive(Debug, Default)]
pub struct Splits {
    /// Puzzles.
    pub puzzles: u64,
    /// Lines that are no puzzles.
    pub bad: u64,
    /// By the clues of the three bands, most first: puzzles.
    pub bands: BTreeMap<[u8; 3], u64>,
    /// By the clues of the three stacks, most first: puzzles.
    pub stacks: BTreeMap<[u8; 3], u64>,
    /// For each number of clues: puzzles that have it in each of the bands
    /// and then the stacks.
    pub each: BTreeMap<u8, [u64; 6]>,
    /// The first puzzles.
    pub first: Vec<Puzzle>,
}

/// How many puzzles are kept.
pub const KEPT: usize = 6;

/// More than any line of a puzzle has.
const MOST_BYTES: u64 = 1 << 10;

impl Splits {
    /// Adds the puzzles of a text, one a line. A line without an end is no puzzle.
    pub fn read(&mut self, mut text: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        // A line is kept up to some bytes: a damaged file may have no line ends.
        while text.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line)? > 0 {
            if line.len() as u64 == MOST_BYTES && !line.ends_with(b"\n") {
                text.skip_until(b'\n')?;
            }
            let puzzle = line.strip_suffix(b"\n").and_then(|line| str::from_utf8(line).ok());
            match puzzle.and_then(|puzzle| puzzle.parse().ok()) {
                Some(puzzle) => self.add(puzzle),
                None => self.bad += 1,
            }
            line.clear();
        }
        Ok(())
    }

    fn add(&mut self, puzzle: Puzzle) {
        self.puzzles += 1;
        if self.first.len() < KEPT {
            self.first.push(puzzle);
        }
        let mut all = [0; 6];
        for (cell, _) in puzzle.digits().iter().enumerate().filter(|&(_, &digit)| digit != 0) {
            all[cell / 27] += 1;
            all[3 + cell % 9 / 3] += 1;
        }
        let [a, b, c, d, e, f] = all;
        for (splits, mut split) in [(&mut self.bands, [a, b, c]), (&mut self.stacks, [d, e, f])] {
            split.sort_unstable_by(|a, b| b.cmp(a));
            *splits.entry(split).or_default() += 1;
        }
        for (place, clues) in all.into_iter().enumerate() {
            self.each.entry(clues).or_default()[place] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "..34.6..........2.......5..29..1..................84.35.4.....8...92..7..........";

    #[test]
    fn clues_are_counted_by_band_and_stack() {
        let mut splits = Splits::default();
        let text = format!("{PUZZLE}\n{}\n", PUZZLE.replace('.', "0"));
        splits.read(text.as_bytes()).unwrap();
        assert_eq!((splits.puzzles, splits.bad), (2, 0));
        let clues = |cells: &dyn Fn(usize) -> bool| {
            let cells =
                PUZZLE.bytes().enumerate().filter(|&(cell, byte)| cells(cell) && byte != b'.');
            cells.count() as u8
        };
        let bands: [u8; 3] = std::array::from_fn(|band| clues(&|cell| cell / 27 == band));
        let stacks: [u8; 3] = std::array::from_fn(|stack| clues(&|cell| cell % 9 / 3 == stack));
        for (band, &count) in bands.iter().chain(&stacks).enumerate() {
            assert_eq!(splits.each[&count][band], 2);
        }
        for (splits, mut split) in [(&splits.bands, bands), (&splits.stacks, stacks)] {
            split.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!((splits.len(), splits[&split]), (1, 2));
        }
        assert_eq!(splits.each.values().flatten().sum::<u64>(), 2 * 6);
    }

    #[test]
    fn what_is_no_puzzle_is_counted_by_itself() {
        let mut splits = Splits::default();
        let long = format!("{PUZZLE}.");
        let lines = ["", "x", &PUZZLE[1..], &long, &PUZZLE.replace('2', "o"), PUZZLE];
        splits.read(lines.join("\n").as_bytes()).unwrap();
        assert_eq!((splits.puzzles, splits.bad), (0, 6));
        assert!(splits.each.is_empty());
    }
}
