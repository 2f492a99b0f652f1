//! How the clues of puzzles lie in bands and stacks.

use gridsieve::internal::grid::Puzzle;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// How many puzzles have which split of their clues. Puzzles are written to it
/// as text, one a line.
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
    line: Line,
    text: Vec<u8>,
}

/// How many puzzles are kept.
pub const KEPT: usize = 6;

/// A line that has not come to its end.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    /// Characters.
    length: usize,
    /// Clues of bands and stacks.
    clues: [u8; 6],
    /// Something in it does not belong there.
    bad: bool,
}

impl Line {
    fn add(&mut self, byte: u8) {
        let (place, blank) = (self.length, matches!(byte, b'.' | b'0'));
        self.length = place.saturating_add(1);
        if place >= 81 || !(blank || byte.is_ascii_digit()) {
            self.bad = true;
        } else if !blank {
            self.clues[place / 27] += 1;
            self.clues[3 + place % 9 / 3] += 1;
        }
    }
}

impl Splits {
    fn end_line(&mut self) {
        let Line { length, clues, bad } = std::mem::take(&mut self.line);
        let text = std::mem::take(&mut self.text);
        if bad || length != 81 {
            self.bad += 1;
            return;
        }
        self.puzzles += 1;
        if let Ok(puzzle) = String::from_utf8_lossy(&text).parse() {
            self.first.push(puzzle);
        }
        let [a, b, c, d, e, f] = clues;
        for (splits, mut split) in [(&mut self.bands, [a, b, c]), (&mut self.stacks, [d, e, f])] {
            split.sort_unstable_by(|a, b| b.cmp(a));
            *splits.entry(split).or_default() += 1;
        }
        for (place, clues) in clues.into_iter().enumerate() {
            self.each.entry(clues).or_default()[place] += 1;
        }
    }

    /// No more comes. A line without an end is no puzzle.
    pub fn finish(&mut self) {
        if self.line.length > 0 {
            self.line = Line::default();
            self.bad += 1;
        }
    }
}

impl Write for Splits {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                self.end_line();
            } else {
                self.line.add(byte);
                if self.first.len() < KEPT && self.text.len() < 81 {
                    self.text.push(byte);
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
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
        // In pieces, as a file is read.
        let text = format!("{PUZZLE}\n{}\n", PUZZLE.replace('.', "0"));
        text.as_bytes().chunks(7).for_each(|part| splits.write_all(part).unwrap());
        splits.finish();
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
        for line in ["", "x", &PUZZLE[1..], &long, &PUZZLE.replace('2', "x")] {
            writeln!(splits, "{line}").unwrap();
        }
        write!(splits, "{PUZZLE}").unwrap();
        splits.finish();
        assert_eq!((splits.puzzles, splits.bad), (0, 6));
        assert!(splits.each.is_empty());
    }
}
