//! The canonical form of a valid puzzle.
//!
//! A valid puzzle is determined by its solution and the cells of its clues. Its canonical form is
//! its image under a morph that brings the solution into minlex form. There are as many such morphs
//! as the solution has automorphisms, and they can give several sets of clues. The canonical form
//! has the least of these sets: cells are compared row by row, and the set with the earlier cell is
//! less.
//!
//! The canonical form is in general not the [minlex text of the puzzle](super::minlex_puzzle()),
//! which begins with as many empty cells as possible. The canonical form takes a few microseconds,
//! the minlex text a hundred; and as a set of clues of a numbered grid the canonical form can be
//! written shortly.

use super::band_class::BandClasses;
use super::lines::Vector;
use super::minlex::{Map, Minlex, minlex_and_maps};
use super::morph::Morph;
use crate::{CellSet, Grid, Puzzle, geometry};
use gridsieve_kernels::{Token, dispatch_few};
use wide::u8x16;

/// The canonical form of a valid puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The minlex form of the puzzle's solution.
    pub solution: Minlex,
    /// The clues in this form.
    pub clues: CellSet,
    /// In how many ways the puzzle is mapped onto itself, 1 at least: its digits
    /// renamed, whether they are given or not.
    pub automorphisms: u16,
    /// A morph that gives the form.
    pub morph: Morph,
}

impl Canonical {
    /// The canonical form of a valid puzzle: `solution` is its only solution, `clues` are the
    /// cells of its clues.
    pub fn new(solution: &Grid, clues: CellSet) -> Canonical {
        let (solution, maps) = minlex_and_maps(solution);
        let (first, automorphisms) = match &maps[..] {
            [_] => (0, 1),
            maps => dispatch_few!(BandClasses::get().isa, token => least(token, maps, clues)),
        };
        let morph = maps[first].morph();
        Canonical { solution, clues: morph.cells(clues), automorphisms, morph }
    }

    /// The form itself.
    pub fn puzzle(&self) -> Puzzle {
        self.solution.grid.puzzle(self.clues)
    }
}

/// The first of the maps that give the least image of clues, and how many of them there are.
#[inline(always)]
fn least<T: Token>(token: T, maps: &[Map], clues: CellSet) -> (usize, u16) {
    // Rows and columns, all bits for a clue.
    let mut lines: [[Vector; 9]; 2] = [[[0; 16]; 9]; 2];
    for cell in clues.iter() {
        let (row, column) = (geometry::row(cell), geometry::column(cell));
        (lines[0][row][column], lines[1][column][row]) = (u8::MAX, u8::MAX);
    }
    // The first column is the lowest bit.
    let row =
        |map: &Map, row: usize| u8x16::new(map.row(token, &lines, row)).to_bitmask() as u16 & 511;
    let mut best: [u16; 9] = std::array::from_fn(|i| row(&maps[0], i));
    let (mut first, mut count) = (0, 1);
    for (number, map) in maps.iter().enumerate().skip(1) {
        // Most images differ in the first row.
        let mut rows = (0..9).map(|i| (row(map, i), best[i]));
        match rows.find(|(own, best)| own != best) {
            None => count += 1,
            Some((own, other)) => {
                // The earlier cell a clue is less.
                let cells = own ^ other;
                if own & cells & cells.wrapping_neg() != 0 {
                    best = std::array::from_fn(|i| row(map, i));
                    (first, count) = (number, 1);
                }
            }
        }
    }
    (first, count)
}
